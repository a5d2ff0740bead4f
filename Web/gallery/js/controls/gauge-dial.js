import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, brackets, optional, swiftNumber } from "../snippets/literals.js";
import { scaleOf, swiftScale } from "../snippets/parts.js";
import { dialLines, doubleState, scaleLines } from "../snippets/scales.js";

controls["gauge-dial"] = {
  event: [".changed(let value)", "value"], selection: "value", size: [200, 200],
  styles: ["GaugeDialStyle"], cValue: "double",
  core: (name, values) => dialLines(name, "GaugeDial", scaleOf(values, 0)),
  uikit: (name, values) => scaleLines(name, scaleOf(values, 0)),
  swiftui: (values) => {
    const scale = scaleOf(values, 0);
    const value = values.get("value") ?? scale.low;
    const isEditable = values.get("editable") === true;
    const [target, others] = [optional(values.get("target")), values.get("others") ?? []];
    const parts = [`value: ${isEditable ? "$value" : swiftNumber(value)}`];
    // Only a value that the user changes has steps.
    const isRange = scale.isUsualArc && (isEditable || scale.step === 0);
    if (isRange) parts.push(`in: ${swiftNumber(scale.low)}...${swiftNumber(scale.high)}`);
    else parts.push("scale: scale");
    if (isRange && scale.step !== 0) parts.push(`step: ${swiftNumber(scale.step)}`);
    if (target !== "nil") parts.push(`target: ${target}`);
    const end = others.length === 0 ? ")" : `).markers(${numbers(others)})`;
    return {
      state: isEditable ? doubleState(value) : [],
      view: brackets("RotaryGauge(", parts, end),
      members: isRange ? [] : [around("private let scale = try! ", swiftScale(scale))],
    };
  },
  parts: {
    value: (name, value) => `${name}.value = ${swiftNumber(value)}`,
    others: (name, others) => `${name}.others = ${numbers(others)}`,
    target: (name, target) => `${name}.target = ${optional(target)}`,
    editable: (name, isEditable) => `${name}.isEditable = ${isEditable}`,
  },
};

plays["rotary-gauge"] = (gauge) => {
  const [least, most] = [Number(gauge.min ?? 0), Number(gauge.max ?? 100)];
  let turn = 0;
  return repeat(() => gauge.moveTo(least + (most - least) * (0.5 + 0.4 * Math.sin(++turn * 1.3))));
};

const numbers = (list) => `[${list.map(swiftNumber).join(", ")}]`;
