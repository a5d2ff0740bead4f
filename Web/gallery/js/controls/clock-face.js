import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { swiftNumber } from "../snippets/literals.js";

controls["clock-face"] = {
  event: [".changed(let value)", "value"], selection: "value", size: [256, 344], cValue: "text",
  styles: ["ClockFaceOptions"],
  core: (name) => [`var ${name} = ClockFace()`],
  uikit: () => [],
  swiftui: (values) => {
    const [first, last] = [values.get("min") || 0, values.get("max") || 1439].map(minutesOf);
    const isLimited = values.get("min") || values.get("max");
    const limits = isLimited ? `, in: ${swiftNumber(first)}...${swiftNumber(Math.max(first, last))}` : "";
    return {
      state: [`@State private var value: Double = ${swiftNumber(minutesOf(values.get("value") ?? 0))}`],
      view: `RotaryClock(value: $value${limits})`,
    };
  },
  parts: {
    value: (name, value) => `${name}.value = ${swiftNumber(minutesOf(value))}`,
    min: (name, value) => limit(name, "minimumValue", value),
    max: (name, value) => limit(name, "maximumValue", value),
  },
};

/** The minutes since midnight of a time as text or as a number. */
const minutesOf = (time) => {
  if (typeof time === "number") return time;
  const [hour, minute] = time.split(":").map(Number);
  return hour * 60 + minute;
};

const limit = (name, property, value) => `${name}.${property} = ${value === "" ? "nil" : swiftNumber(minutesOf(value))}`;

plays["rotary-clock"] = (clock) => repeat(() => clock.moveTo((clock.valueAsNumber + 187) % 1440));
