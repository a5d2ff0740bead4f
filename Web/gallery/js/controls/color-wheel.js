import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { rgba } from "../snippets/values.js";

controls["color-wheel"] = {
  event: [".changed(let value)", "value.text"], selection: "value.text", size: [256, 256], cValue: "text",
  styles: ["ColorWheelOptions"],
  core: (name) => [`var ${name} = ColorWheel()`],
  uikit: () => [],
  swiftui: (values) => ({
    state: [`@State private var value = ${rgba(values.get("value") ?? "#ff0000")}`],
    view: "RotaryColorWheel(value: $value)",
  }),
  parts: { value: (name, value) => `${name}.value = ${rgba(value)}` },
};

const COLORS = ["#4f46e5", "#e11d48", "#facc15", "#0d9488", "#a3e635"];

plays["rotary-color-wheel"] = (wheel) => {
  let index = 0;
  return repeat(() => {
    index = (index + 1) % COLORS.length;
    return wheel.moveTo(COLORS[index]);
  });
};
