import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, swiftNumber } from "../snippets/literals.js";
import { rangeOf, swiftRange } from "../snippets/parts.js";
import { boundedView, doubleState, endLines } from "../snippets/scales.js";

controls["number-spinner"] = {
  event: [".changed(let value)", "value"], selection: "value", size: [320, 120],
  styles: ["SpinnerStyle", "SpinnerOptions"], cValue: "double",
  core: (name, values) => {
    const range = rangeOf(values);
    return [range.isUsual ? `var ${name} = NumberSpinner()`
      : around(`var ${name} = NumberSpinner(range: try `, swiftRange(range), ")")];
  },
  uikit: (name, values) => {
    const range = rangeOf(values);
    if (range.isUsual) return [];
    if (range.falls) return [around(`${name}.range = try `, swiftRange(range))];
    return endLines(name, range).concat(range.step === 1 ? [] : `${name}.stepValue = ${swiftNumber(range.step)}`);
  },
  swiftui: (values) => {
    const range = rangeOf(values);
    const state = doubleState(values.get("value") ?? (range.falls ? range.high : range.low));
    if (range.falls) {
      const made = around("private let range = try! ", swiftRange(range));
      return { state, view: "RotaryNumberSpinner(value: $value, range: range)", members: [made] };
    }
    return { state, view: boundedView("RotaryNumberSpinner", "value: $value", range, 1) };
  },
  parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
};

plays["rotary-spinner"] = (spinner) => repeat(() => {
  const most = Number(spinner.max ?? 9);
  spinner.moveTo(spinner.valueAsNumber >= most ? Number(spinner.min ?? 0) : spinner.valueAsNumber + 1);
});
