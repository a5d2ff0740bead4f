import { kilobytes } from "./front.js";
import { make } from "./dom.js";
import { readingOf, rowsOf } from "./reader.js";

/** A default that is longer is not worth its room. */
const longestDefault = 40;

/**
 * All there is to know of a control, below its stage, made of the catalogue: settings, events, parts, variables,
 * gestures and keys, what a screen reader says, what it weighs.
 */
export function makeReference(page, gallery, figures, demos) {
  const controls = [...new Set(demos.map(({ control }) => control))];
  const known = controls.filter((control) => demos.some((demo) => demo.control === control && figures.elements[demo.element]));
  const tag = demos.map(({ element }) => element).find((name) => figures.elements[name]);
  const element = figures.elements[tag];
  const readings = make("tbody");
  const sections = [
    section("hands", "Gestures and keys", handsOf(page)),
    section("settings", "Settings", settingsOf(known.length ? known : controls, gallery)),
    element && section("events", "Events", table(["Event", "When"], element.events.map(({ name, text }) =>
      row(`event-${name}`, [code(name), text])))),
    element && section("parts", "Parts for CSS", intro("Each is a ", code(`${tag}::part(name)`), "."), table(["Part", "What it is"],
      element.parts.map(({ name, text }) => row(`part-${name}`, [code(name), text])))),
    element && section("variables", "Variables for CSS", table(["Variable", "What it sets"],
      element.variables.map(({ name, text }) => row(`variable-${name}`, [code(name), text])))),
    section("reader", "What a screen reader says", intro("Read off the control above, as it is now."),
      frame(make("table", {}, head(["Role", "Name", "Value"]), readings))),
    element && section("size", "Size", sizeOf(tag, figures.sizes)),
  ].filter(Boolean);
  const links = sections.map(({ id, title }) => make("li", {}, make("a", { href: `#${id}` }, title)));
  const nav = make("nav", { className: "on-page", "aria-label": "On this page" }, make("ul", {}, ...links));

  return {
    element: make("div", { className: "reference" }, nav, ...sections.map((each) => each.element)),
    /** Shows what a screen reader is told of a control. */
    read: (control) => readings.replaceChildren(...rowsOf(readingOf(control))),
    /** Calls `tell` with the id of the section that is read, and with nothing when it is none of them. */
    follow: (tell) => follow(sections, links, tell),
  };
}

function section(id, title, ...body) {
  return { id, title, element: make("section", { className: "reference-section", id, "aria-labelledby": `${id}-title` },
    make("h2", { id: `${id}-title` }, title), ...body) };
}

function follow(sections, links, tell) {
  let [current, told] = [];
  // Whether the page scrolls by itself to where its address leads: the sections on the way are not read.
  let isLed = false;
  const crossing = new Set();
  const look = () => {
    const asked = document.getElementById(location.hash.slice(1));
    const seen = sections.filter(({ id }) => crossing.has(id));
    // Side by side, the one that was asked for is the one that is read.
    const next = (seen.find(({ element }) => element.contains(asked)) ?? seen[0])?.id;
    if (next !== current) mark(sections, links, next);
    current = next;
    if (isLed || next === told) return;
    const wasAt = told;
    told = next;
    // A row that was asked for stays in the address while its section is read.
    if (next && asked?.closest(`#${next}`)) return;
    if (next || wasAt) tell(next);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) crossing.add(target.id);
      else crossing.delete(target.id);
    }
    look();
  }, { rootMargin: "-30% 0px -65% 0px" });
  for (const { element } of sections) observer.observe(element);
  addEventListener("hashchange", () => { isLed = true; });
  for (const type of ["scrollend", "wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => {
      isLed = false;
      look();
    }, { passive: true });
  }
}

/** Marks the link of the section that is read. */
function mark(sections, links, next) {
  sections.forEach(({ id }, index) => {
    const [link] = links[index].children;
    if (id === next) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  });
}

function handsOf({ gestures, keys }) {
  const list = (title, deeds, wrap) => deeds.length === 0 ? [] : [make("div", {}, make("h3", {}, title),
    make("dl", { className: "deeds" }, ...deeds.flatMap(([by, does]) => [make("dt", {}, wrap(by)), make("dd", {}, does)])))];
  if (gestures.length + keys.length === 0) return intro("It takes no input: it shows what your page tells it.");
  return make("div", { className: "hands" }, ...list("With a finger or a mouse", gestures, (by) => by),
    ...list("With keys", keys, (by) => make("kbd", {}, by)));
}

function settingsOf(controls, gallery) {
  const seen = new Set();
  const rows = controls.flatMap((control) => gallery.settings[control] ?? []).filter(({ name }) => !seen.has(name) && seen.add(name))
    .map((setting) => row(`setting-${setting.name}`, [code(setting.name), setting.summary, valuesOf(setting), defaultOf(setting)]));
  return table(["Setting", "What it does", "Values", "Default"], rows);
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

function table(heads, rows) {
  // On a narrow page a row is a card, whose lines say what they are.
  for (const { children } of rows) [...children].forEach((cell, index) => { cell.dataset.label = heads[index]; });
  return frame(make("table", {}, head(heads), make("tbody", {}, ...rows)));
}

/** A table that is wider than the page scrolls by itself. */
function frame(content) {
  return make("div", { className: "table-frame", tabIndex: 0, role: "group", "aria-label": "Table" }, content);
}

function head(titles) {
  return make("thead", {}, make("tr", {}, ...titles.map((title) => make("th", { scope: "col" }, title))));
}

function row(id, cells) {
  const made = make("tr", {}, ...cells.map((cell) => make("td", {}, cell)));
  if (id) made.id = id;
  return made;
}

function code(text) {
  return make("code", {}, text);
}

function intro(...content) {
  return make("p", { className: "reference-intro" }, ...content);
}
