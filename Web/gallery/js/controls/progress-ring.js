import { companions } from "../companions.js";
import { button, make } from "../dom.js";
import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { brackets, optional, swiftNumber } from "../snippets/literals.js";
import { bounds } from "../snippets/parts.js";

controls["progress-ring"] = {
  event: [".finished", '"finished"'], size: [200, 200], styles: ["ProgressRingStyle"], handler: "progress",
  cValue: "activate",
  core: (name, values) => [`var ${name} = ProgressRing()`, ...boundLines(name, values)],
  actions: {
    countDown: {
      swift: (name) => [`${name}.start()`],
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

companions["rotary-progress-ring"] = ({ actions: [action] = [] }, ring) => {
  switch (action?.name) {
    case "countDown": return makeCountdown(action, ring);
    case "advance": return makeProgress(action, ring);
  }
};

function boundLines(name, values) {
  const { low, high, isUsual } = bounds(values);
  return isUsual ? [] : [`${name}.range = ${swiftNumber(low)}...${swiftNumber(high)}`];
}

/** Buttons that start, pause, resume and reset a countdown. */
function makeCountdown({ label }, control) {
  const words = { ready: label, running: "Pause", paused: "Resume", finished: label };
  const methods = { ready: "start", running: "pause", paused: "resume", finished: "start" };
  const main = button(label, { className: "button is-main", onclick: () => call(methods[control.phase]) });
  const reset = button("Reset", { onclick: () => call("reset") });

  function call(method) {
    control[method]();
    show();
  }
  function show() {
    main.textContent = words[control.phase];
    reset.disabled = control.phase === "ready";
  }
  control.addEventListener("finish", show);
  new MutationObserver(() => requestAnimationFrame(show)).observe(control, { attributes: true });
  show();
  return make("div", { className: "reading" }, make("div", { className: "actions" }, main, reset));
}

/** A button that adds a twelfth of the range, and starts again after the end. */
function makeProgress({ label }, control) {
  const advance = () => {
    const [least, most] = [Number(control.min ?? 0), Number(control.max ?? 1)];
    const step = (most - least) / 12;
    control.value = control.value >= most ? least : Math.min(most, (control.value ?? least) + step);
  };
  const main = button(label, { className: "button is-main", onclick: advance });
  return make("div", { className: "reading" }, make("div", { className: "actions" }, main));
}
