import { makeAnatomy } from "./anatomy.js";
import { make } from "./dom.js";
import { makeExamples } from "./examples.js";
import { kilobytes } from "./front.js";
import { makeCodeCard, makeInstallCards } from "./install.js";
import { pictureOf } from "./lazy.js";
import { readingOf, rowsOf } from "./reader.js";
import { loadingHTML } from "./snippets/html.js";
import { makeStyling } from "./styling.js";
import { code, frame, head, intro, row, table } from "./tables.js";

/** The length from which a default value is not displayed. */
const longestDefault = 40;

/** The looks of rows that do not use the theme's surfaces. */
const colouredLooks = new Set(["flap", "lock", "odometer"]);

/**
 * The reference of a control, below its stage: gestures and keys, examples, installation, anatomy, styling,
 * accessibility, settings, properties, methods, events and size. Its data comes from the catalogue and the package.
 */
export function makeReference(page, gallery, figures, tabs) {
  const demosById = new Map(gallery.demos.map((demo) => [demo.id, demo]));
  const demos = page.tabs.flatMap(({ demo, presets }) => [demo, ...presets]).map((id) => demosById.get(id)).filter(Boolean);
  const controls = [...new Set(tabs.map(({ control }) => control))];
  const packaged = controls.filter((control) => demos.some((demo) => demo.control === control && figures.elements[demo.element]));
  const packagedDemos = demos.filter(({ element, row: knobs }) => figures.elements[element] && knobs.length === 0);
  // A look such as that of a lock has its own colours.
  const shown = packagedDemos.find(({ attributes: { look } }) => !colouredLooks.has(look)) ?? packagedDemos[0];
  const tag = shown?.element;
  const element = figures.elements[tag];
  const picture = shown && pictureOf(shown);
  const readings = make("tbody");
  const sections = [
    section("hands", "Gestures and keys", handsOf(page)),
    section("examples", "Examples", ...makeExamples(demos, gallery)),
    element && section("install", "Install", ...installOf(tag, shown)),
    element && section("parts", "Anatomy", ...makeAnatomy(tag, picture, element.parts)),
    element && section("variables", "Styling", ...makeStyling(tag, picture, element)),
    element && section("states", "States", intro("Select a state with ", code(`${tag}:state(name)`), "."),
      textTable("state", ["State", "When"], element.states)),
    section("reader", "Accessibility", ...accessibilityOf(page, readings)),
    section("settings", "Settings", ...settingsOf(packaged.length ? packaged : controls, gallery, tag)),
    element && section("properties", "Properties", intro("In addition, each setting is a property, such as ",
      code("innerRadius"), " for ", code("inner-radius"), "."), propertiesOf(element)),
    element?.methods.length > 0 && section("methods", "Methods", table(["Method", "Description"],
      element.methods.map(({ name, call, text }) => row(`method-${name}`, [code(call), text])))),
    element && section("events", "Events", textTable("event", ["Event", "When"], element.events)),
    element && section("size", "Size", sizeOf(tag, figures.sizes)),
  ].filter(Boolean);
  const links = sections.map(({ id, title }) => make("li", {}, make("a", { href: `#${id}` }, title)));
  const nav = make("nav", { className: "on-page", "aria-label": "On this page" }, make("ul", {}, ...links));

  return {
    element: make("div", { className: "reference" }, nav, ...sections.map((each) => each.element)),
    /** Updates the table of roles, names and values from a control. */
    read: (control) => readings.replaceChildren(...rowsOf(readingOf(control))),
    /** Calls `moved` with the id of the section in view, and with undefined when none is. */
    follow: (moved) => follow(sections, links, moved),
  };
}

function section(id, title, ...body) {
  return { id, title, element: make("section", { className: "reference-section", id, "aria-labelledby": `${id}-title` },
    make("h2", { id: `${id}-title` }, title), ...body) };
}

function follow(sections, links, moved) {
  let [current, reported] = [];
  // Whether the page is scrolling to the section in its address: the sections on the way do not count.
  let isScrolling = false;
  const crossing = new Set();
  const look = () => {
    const asked = document.getElementById(location.hash.slice(1));
    const seen = sections.filter(({ id }) => crossing.has(id));
    // Of sections side by side, the one in the address is current.
    const next = (seen.find(({ element }) => element.contains(asked)) ?? seen[0])?.id;
    if (next !== current) mark(sections, links, next);
    current = next;
    if (isScrolling || next === reported) return;
    const before = reported;
    reported = next;
    // A row in the address stays there while its section is in view.
    if (next && asked?.closest(`#${next}`)) return;
    if (next || before) moved(next);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) crossing.add(target.id);
      else crossing.delete(target.id);
    }
    look();
  }, { rootMargin: "-30% 0px -65% 0px" });
  for (const { element } of sections) observer.observe(element);
  addEventListener("hashchange", () => { isScrolling = true; });
  for (const type of ["scrollend", "wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => {
      isScrolling = false;
      look();
    }, { passive: true });
  }
}

/** Marks the link of the section in view. */
function mark(sections, links, next) {
  sections.forEach(({ id }, index) => {
    const [link] = links[index].children;
    if (id === next) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  });
}

function handsOf({ gestures, keys }) {
  const list = (title, actions, wrap) => actions.length === 0 ? [] : [make("div", {}, make("h3", {}, title),
    make("dl", { className: "input-list" }, ...actions.flatMap(([by, does]) => [make("dt", {}, wrap(by)), make("dd", {}, does)])))];
  if (gestures.length + keys.length === 0) return intro("This control takes no input. It displays values that the page sets.");
  return make("div", { className: "hands" }, ...list("With a finger or a mouse", gestures, (by) => by),
    ...list("With keys", keys, (by) => make("kbd", {}, by)));
}

/** How to load an element, and how to add the package to a project. */
function installOf(tag, { script }) {
  return [
    make("div", { className: "import-cards" },
      makeCodeCard("HTML", loadingHTML(script), "html", "Defines the element, and gives it its size before that. The script contains the WebAssembly."),
      makeCodeCard("JavaScript module", `import "rotarykit/${tag}.js";`, "swift", "In a project with the npm package.")),
    make("h3", {}, "Add the package"), makeInstallCards(),
  ];
}

function accessibilityOf({ keys }, readings) {
  return [
    intro("A screen reader finds these roles, names and values. The table is read from the control above and changes with it."),
    frame(make("table", {}, head(["Role", "Name", "Value"]), readings)),
    make("ul", { className: "promises" }, ...[
      keys.length > 0 ? ["Keyboard: all functions work with the keys of the section Gestures and keys."] : ["Keyboard: the control takes no input and no focus."],
      ["Reduced motion: animations end at once or become a short fade."],
      ["High contrast and forced colors: parts use the colors of the system."],
      ["Text: ", code("text-scale"), " enlarges labels without cutting them."],
    ].map((text) => make("li", {}, ...text))),
  ];
}

/** A table of names and texts, whose rows have ids. */
function textTable(kind, titles, entries) {
  return table(titles, entries.map(({ name, text }) => row(`${kind}-${name}`, [code(name), text])));
}

function propertiesOf({ properties }) {
  return table(["Property", "Description", "Type"], properties.map(({ name, text, type, isReadonly }) =>
    row(`property-${name}`, [code(name), isReadonly ? `${text} Read-only.` : text, type.replaceAll(" | null", " or null")])));
}

function settingsOf(controls, gallery, tag) {
  const seen = new Set();
  const rows = controls.flatMap((control) => gallery.settings[control] ?? []).filter(({ name }) => !seen.has(name) && seen.add(name))
    .map((setting) => row(`setting-${setting.name}`, [code(setting.name), setting.summary, valuesOf(setting), defaultOf(setting)]));
  return [
    ...tag ? [intro("Each setting is an attribute of ", code(`<${tag}>`), ", and a property of the same name in Swift and JavaScript.")] : [],
    table(["Setting", "Description", "Values", "Default"], rows),
  ];
}

function valuesOf({ kind, choices, minimum, maximum, unit }) {
  const range = rangeOf(minimum, maximum) + (unit ? ` ${unit}` : "");
  switch (kind) {
    case "flag": return "true or false";
    case "choice": return choices.join(", ");
    case "choiceOrNumber": return `${choices.join(", ")}, or ${range}`;
    case "numbers": return `numbers, ${range}`;
    case "texts": return "texts";
    case "text": return "a text";
    default: return range;
  }
}

function rangeOf(least = 0, most = 0) {
  if (most > 1e300) return least < -1e300 ? "any number" : `from ${number(least)}`;
  return `${number(least)} to ${number(most)}`;
}

function number(value) {
  return Math.abs(value) > 1e9 ? value.toExponential(0).replace("e+", " · 10^") : Number(value.toPrecision(10)).toLocaleString("en");
}

function defaultOf({ default: usual }) {
  if (Array.isArray(usual)) return usual.length === 0 ? "none" : usual.join(", ").length > longestDefault ? `${usual.length} values` : usual.join(", ");
  if (typeof usual === "number") return Number(usual.toPrecision(5)).toString();
  return usual === "" || usual === null ? "none" : String(usual);
}

function sizeOf(tag, sizes) {
  const sizeRow = (name, { gzip, brotli }) => row("", [code(name), `${kilobytes(gzip)} KB`, `${kilobytes(brotli)} KB`]);
  return table(["Script and core", "gzip", "brotli"], [sizeRow(tag, sizes[tag]), sizeRow("all controls", sizes.rotary)]);
}
