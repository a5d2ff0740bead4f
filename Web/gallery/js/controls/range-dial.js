import { controls } from "../snippets/controls.js";
import { swiftDouble } from "../snippets/literals.js";
import { pairOf, scaleOf, swiftPair } from "../snippets/parts.js";
import { boundedView, dialLines, scaleLines, scaledView } from "../snippets/scales.js";

controls["range-dial"] = {
  event: [".changed(let value)", "value.low, value.high"], selection: "lowerValue, {0}.upperValue", size: [240, 240],
  styles: ["DialStyle", "DialOptions", "RangeDialThumbs"], cValue: "pair",
  core: (name, values) => dialLines(name, "RangeDial", scaleOf(values)),
  uikit: (name, values) => scaleLines(name, scaleOf(values)),
  swiftui: (values) => {
    const scale = scaleOf(values);
    const pair = pairOf(values);
    const { low, high } = pair;
    if (scale.isUsualArc && low <= high) {
      const state = [`@State private var values = ${swiftDouble(low)}...${swiftDouble(high)}`];
      return { state, view: boundedView("RotaryRangeDial", "values: $values", scale, 0) };
    }
    return scaledView("RotaryRangeDial", "value", { ...scale, isUsualArc: false },
      [`@State private var value = ${swiftPair(pair)}`]);
  },
  // Two settings, set together.
  parts: {
    value: (name, _, values) => (values.has("low") || values.has("high") ? undefined : pairLine(name, values)),
    low: (name, _, values) => (values.has("high") ? undefined : pairLine(name, values)),
    high: (name, _, values) => pairLine(name, values),
  },
};

const pairLine = (name, values) => `${name}.value = ${swiftPair(pairOf(values))}`;
