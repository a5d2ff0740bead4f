import { makeRowCompanion } from "./row-companion.js";
import { makeClock, makeGame, makeMoods } from "./showpieces.js";
import { makeSignPage } from "./signs.js";

/**
 * Companions of controls, which are below them on the stage, by element: a function of the demo and the control.
 *
 * These are for the gallery's own controls; each file of `controls/` adds others.
 */
export const companions = {
  "rotary-star-field": makeSignPage,
  "rotary-mark-sheet": (demo, sheet) => makeGame(sheet),
  "happiness-face": (demo, face) => makeMoods(face),
  "rotary-row-body": makeBody,
};

/** Makes the companion of a control, or returns undefined if it has none. */
export const makeCompanion = (demo, control) => companions[demo.element]?.(demo, control);

/** The companion of a row in a body: that of the row, or for a clock, a button for the current time. */
function makeBody({ actions = [] }, body) {
  const [action] = actions;
  if (action) return makeRowCompanion(action, rowOf(body));
  return body.getAttribute("body") === "clock" ? makeClock(body) : undefined;
}

/** A row in a body, with the interface of a row element. */
function rowOf(body) {
  return {
    get open() { return Boolean(body.state?.open); },
    get value() { return body.state?.text ?? ""; },
    get valueAsNumber() { return body.state?.value ?? 0; },
    get isConnected() { return body.isConnected; },
    moveTo: (number) => body.call("move", { to: number }),
    addEventListener: (name, listener) => body.addEventListener(name.startsWith("pointer") || name.startsWith("key") ? name : "tell", listener),
    watched: body,
  };
}
