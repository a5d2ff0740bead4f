import { makeRowCompanion } from "./row-companion.js";
import { makeClock, makeGame, makeMoods } from "./showpieces.js";
import { makeSignPage } from "./signs.js";

/**
 * What stands under a control on its stage, by its element: a function of the demo and the control. Each file of
 * controls adds its own; these are the gallery's own controls. All others have their value on them.
 */
export const companions = {
  "rotary-star-field": makeSignPage,
  "rotary-mark-sheet": (demo, sheet) => makeGame(sheet),
  "happiness-face": (demo, face) => makeMoods(face),
  "rotary-row-body": makeBody,
};

/** Makes what stands under a control; undefined for nothing. */
export const makeCompanion = (demo, control) => companions[demo.element]?.(demo, control);

/** What stands under a row in a body: as under the row alone, or the time of day for a clock. */
function makeBody({ actions = [] }, body) {
  const [action] = actions;
  if (action) return makeRowCompanion(action, rowOf(body));
  return body.getAttribute("body") === "clock" ? makeClock(body) : undefined;
}

/** A row in a body, as the companions of rows know one. */
function rowOf(body) {
  return {
    get open() { return Boolean(body.state?.open); },
    get value() { return body.state?.text ?? ""; },
    get valueAsNumber() { return body.state?.value ?? 0; },
    get isConnected() { return body.isConnected; },
    moveTo: (number) => body.call("move", { to: number }),
    addEventListener: (name, tell) => body.addEventListener(name.startsWith("pointer") || name.startsWith("key") ? name : "tell", tell),
    watched: body,
  };
}
