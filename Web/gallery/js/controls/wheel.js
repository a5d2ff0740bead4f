import { companions } from "../companions.js";
import { titleOf } from "../control.js";
import { button, make } from "../dom.js";
import { plays, radiansPerSecond } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, swiftList, swiftNumber, swiftText } from "../snippets/literals.js";
import { sectorsOf } from "../snippets/parts.js";

controls.wheel = {
  event: [".changed(let index)", "index"], selection: "selectedIndex", size: [320, 320],
  styles: ["WheelStyle", "WheelOptions"], cValue: "int",
  core: (name, values) => madeOf(name, "Wheel", "sectors", sectorLines(values)),
  uikit: (name, values) => setOf(name, "setSectors", sectorLines(values)),
  swiftui: (values) => sectorView(sectorsOf(values), values),
  actions: {
    spin: {
      swift: (name) => [
        "// Draws a winner by the odds, and spins to it.",
        `${name}.draw(.random(in: 0..<1))`,
      ],
      c: (name) => [
        "// Draws a winner by the odds, and spins to it.", "gboolean done;",
        "GVariant *draw = g_variant_new_parsed(",
        `  "@a{sv} {'random': <%d>}", g_random_double()`, ");",
        `g_signal_emit_by_name(${name}, "call", "draw", draw, &done);`,
      ],
    },
  },
  parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
  uikitParts: { value: (name, value) => `${name}.selectedIndex = ${swiftNumber(value)}` },
};

plays["rotary-wheel"] = (wheel) => {
  // A wheel with stops is not animated.
  if (wheel.stops.length > 0) return () => {};
  wheel.startTurning(radiansPerSecond);
  return () => wheel.stopTurning();
};

companions["rotary-wheel"] = (demo, wheel) => (
  demo.actions?.some(({ name }) => name === "spin") ? makeFortune(demo, wheel) : makeReading(wheel)
);

/** The sectors as an expression, and the line before it that it needs. */
function sectorLines(values) {
  const { isUsual, count, titles, sectors } = sectorsOf(values);
  if (isUsual) return {};
  if (sectors) return { made: { ...swiftList(sectors), fill: false } };
  if (!titles) return { made: `(1...${swiftNumber(count)}).map { Sector("\\($0)") }` };
  return { before: [around("let titles = ", swiftList(titles.map(swiftText)))], made: "titles.map { Sector($0) }" };
}

function madeOf(name, type, argument, { before = [], made }) {
  if (!made) return [`var ${name} = ${type}()`];
  return [...before, around(`var ${name} = try ${type}(${argument}: `, made, ")")];
}

function setOf(name, method, { before = [], made }) {
  return made ? [...before, around(`try ${name}.${method}(`, made, ")")] : [];
}

function sectorView({ count, titles, sectors }, values) {
  const state = [`@State private var selection = ${swiftNumber(values.get("value") ?? 0)}`];
  const open = "RotaryWheel(selection: $selection) {";
  if (sectors) return { state, view: [open, ...sectors.map((sector) => ({ ...sector, indent: "  " })), "}"] };
  if (!titles) {
    return { state, view: [open, `  for number in 1...${swiftNumber(count)} { Sector("\\(number)") }`, "}"] };
  }
  const members = [around("private let titles = ", swiftList(titles.map(swiftText)))];
  return { state, view: [open, "  for title in titles { Sector(title) }", "}"], members };
}

function makeReading(control) {
  const output = make("output", { "aria-live": "off" });
  const show = () => { output.textContent = titleOf(control); };
  control.addEventListener("input", show);
  control.addEventListener("change", show);
  show();
  return make("div", { className: "reading" }, output);
}

function makeFortune(demo, control) {
  const { label } = demo.actions.find(({ name }) => name === "spin");
  const output = make("output", { className: "is-waiting" }, "Spin to win");

  function show(text, look) {
    output.textContent = text;
    output.className = look;
  }
  const spin = button(label, { className: "button is-main", onclick: async () => {
    show("Good luck …", "is-waiting");
    const { interrupted } = await control.draw();
    show(...(interrupted ? [titleOf(control), ""] : outcomeOf(titleOf(control))));
  } });
  control.addEventListener("change", () => show(titleOf(control), ""));
  return make("div", { className: "reading" }, output, make("div", { className: "actions" }, spin));
}

/** The message for a prize, and its class; some sectors are no prize. */
function outcomeOf(title) {
  switch (title) {
    case "No prize": return ["No prize this time", ""];
    case "Spin again": return ["Spin again, it’s free", ""];
    case "Jackpot": return ["Jackpot!", "is-won"];
    default: return [`You win: ${title.toLowerCase()}`, "is-won"];
  }
}
