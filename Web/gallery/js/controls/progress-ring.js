import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { brackets, swiftNumber } from "../snippets/literals.js";
import { bounds } from "../snippets/parts.js";

controls["progress-ring"] = {
  told: [".finished", '"finished"'], size: [200, 200], styles: ["ProgressRingStyle"], handler: "progress",
  cValue: "activate",
  core: (name, values) => [`var ${name} = ProgressRing()`, ...boundLines(name, values)],
  actions: {
    countDown: {
      swift: (name) => [`${name}.start(at: 0) { event, _ in print(event.name) }`],
      uikit: (name) => [`${name}.start()`],
      c: (name) => ["gboolean done;", `g_signal_emit_by_name(${name}, "call", "start", NULL, &done);`],
    },
  },
  uikit: (name, values) => boundLines(name, values),
  swiftui: (values) => {
    const duration = values.get("duration") ?? 0;
    if (duration !== 0) {
      return { state: [], view: brackets("RotaryProgressRing(", [`countdown: ${swiftNumber(duration)}`], ")") };
    }
    const { low, high } = bounds(values);
    const value = values.get("value");
    const total = high === 1 ? [] : [`total: ${swiftNumber(high)}`];
    const view = brackets("RotaryProgressRing(", [`value: ${optional(value)}`, ...total], ")");
    const reason = "// min: SwiftUI's ring begins at 0; UIKit's ProgressRingView need not.";
    return { state: low === 0 ? [] : [reason], view };
  },
  parts: { value: (name, value) => `${name}.value = ${optional(value)}` },
};

plays["rotary-progress-ring"] = (ring) => {
  if (ring.value === null) return () => {};
  const [least, most] = [Number(ring.min ?? 0), Number(ring.max ?? 1)];
  return repeat(() => {
    const next = ring.value + (most - least) / 8;
    ring.value = next > most ? least : next;
  });
};

const optional = (value) => (value === undefined || typeof value === "string" ? "nil" : swiftNumber(value));

function boundLines(name, values) {
  const { low, high, isUsual } = bounds(values);
  return isUsual ? [] : [`${name}.range = ${swiftNumber(low)}...${swiftNumber(high)}`];
}
