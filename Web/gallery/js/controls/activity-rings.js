import { companions } from "../companions.js";
import { button, make } from "../dom.js";
import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, brackets, swiftNumber, swiftText } from "../snippets/literals.js";
import { tint } from "../snippets/values.js";

controls["activity-rings"] = {
  event: [".reached", '"reached"'], size: [200, 200], styles: ["ActivityRingsStyle"], handler: "progress",
  cValue: "activate",
  core: (name, values) => [around(`var ${name} = ActivityRings(`, ringsOf(values), ")")],
  uikit: (name, values) => [around(`${name}.rings = `, ringsOf(values))],
  swiftui: (values) => ({ state: [], view: around("RotaryActivityRings(", ringsOf(values), ")") }),
};

/** The rings with everything that is known of them. */
function ringsOf(values) {
  const goals = values.get("goals") ?? [];
  const rings = (values.get("values") ?? []).map((value, index) => {
    const goal = goalOf(goals, index);
    const parts = [goal === 1 ? swiftNumber(value) : `${swiftNumber(value)}, of: ${swiftNumber(goal)}`];
    add(parts, "name", values.get("names")?.[index]);
    add(parts, "unit", values.get("units")?.[index]);
    const color = values.get("tints")?.[index];
    if (color) parts.push(around("tint: ", tint(color)));
    add(parts, "text", values.get("texts")?.[index]);
    return brackets("ActivityRing(", parts, ")");
  });
  return brackets("[", rings, "]", { comma: true });
}

/** The goal of a ring; the last one is also that of the rings after it. */
const goalOf = (goals, index) => goals[index] ?? goals.at(-1) ?? 1;

function add(parts, label, text) {
  if (text) parts.push(around(`${label}: `, swiftText(text)));
}

plays["rotary-activity-rings"] = (rings) => repeat(() => {
  rings.values = moved(rings, 8);
});

companions["rotary-activity-rings"] = ({ actions: [action] = [] }, rings) => {
  if (!action) return undefined;
  const main = button(action.label, {
    className: "button is-main", onclick: () => { rings.values = moved(rings, 12); },
  });
  return make("div", { className: "reading" }, make("div", { className: "actions" }, main));
};

/** Values with a part of each goal more; after two rounds from the start again. */
function moved({ values, goals }, parts) {
  return values.map((value, index) => {
    const goal = goalOf(goals, index);
    return value >= 2 * goal ? 0 : value + goal / parts;
  });
}
