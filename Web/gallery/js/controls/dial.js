import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { swiftNumber } from "../snippets/literals.js";
import { scaleOf } from "../snippets/parts.js";
import { dialLines, doubleState, scaleLines, scaledView } from "../snippets/scales.js";

controls.dial = {
  event: [".changed(let value)", "value"], selection: "value", size: [200, 200],
  styles: ["DialStyle", "DialOptions"], cValue: "double",
  core: (name, values) => dialLines(name, "Dial", scaleOf(values)),
  uikit: (name, values) => scaleLines(name, scaleOf(values)),
  swiftui: (values) => {
    const scale = scaleOf(values);
    return scaledView("RotaryDial", "value", scale, doubleState(values.get("value") ?? scale.low));
  },
  parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
};

plays["rotary-dial"] = (dial) => {
  if (dial.range) return () => {};
  const [least, most, start] = [Number(dial.min ?? 0), Number(dial.max ?? 100), dial.valueAsNumber];
  const reach = Math.min(start - least, most - start);
  let turn = 0;
  return repeat(() => dial.moveTo(start + reach * 0.8 * Math.sin(++turn * 0.9)));
};
