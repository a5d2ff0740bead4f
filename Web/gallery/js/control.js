import { make } from "./dom.js";

/** Attributes that only this page needs; they stay out of the code that is shown. */
const own = new Set(["class", "id", "style", "tabindex", "role", "popover"]);
/** What a control tells the page; `cue` is left to the sound. */
const events = ["input", "change", "press", "dial", "open", "cross", "finish"];
const menuEvents = ["opened", "highlighted", "chosen", "entered", "left", "closed", "info"];

/** Makes a demo's control from its attributes and options. */
export function makeControl({ row = [], ...demo }) {
  if (row.length === 0) return makeOne(demo);
  const controls = row.map((own, index) => makeOne(
    { ...demo, id: `${demo.id}-${index}`, attributes: { ...demo.attributes, ...own } }));
  return make("div", { className: "control-row", id: `${demo.id}-control`, role: "group", "aria-label": demo.title }, ...controls);
}

/** The controls that a demo is made of: itself, or those that stand in its row. */
function allOf(control) {
  return control.classList.contains("control-row") ? [...control.children] : [control];
}

function makeOne({ id, title, element, attributes, round, options = [] }) {
  const control = make(element, { className: round ? "control" : "control is-wide", id: `${id}-control` });
  for (const { label, ...rest } of options) {
    const option = make("option", {}, label);
    for (const [name, value] of Object.entries(rest)) option.setAttribute(name, value);
    control.append(option);
  }
  for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
  // Only a form's control is named by its label.
  if (!round) control.setAttribute("aria-label", title);
  return control;
}

/** Where the elements of this page come from, beside which its code is copied to. */
const script = document.documentElement.dataset.page === "controls" ? "rotary.js" : "gallery/lab/lab.js";

/**
 * The HTML that makes a control as it is now, on a page that has nothing else.
 *
 * `title` names a control that nothing else names; `target` is the element whose context menu it is.
 */
export function htmlOf(control, title, target) {
  const lines = [`<script type="module" src="${script}"></script>`];
  if (target?.id && target.id === control.htmlFor) {
    lines.push(`<p id="${target.id}" tabindex="0">${escaped(target.textContent)}</p>`);
  }
  return [...lines, ...allOf(control).map((one) => htmlOfOne(one, title))].join("\n");
}

function htmlOfOne(control, title) {
  const isNamed = control.hasAttribute("aria-label") || control.hasAttribute("caption");
  const lines = [openingTag(control, isNamed ? {} : { "aria-label": title })];
  for (const option of control.children) lines.push(`  ${openingTag(option)}${escaped(option.textContent)}</option>`);
  lines.push(`</${control.localName}>`);
  return lines.length === 2 ? lines.join("") : lines.join("\n");
}

/** Changes a setting by its attribute; one that is as it is anyway is left out of the code. */
export function changeSetting(control, description, value) {
  for (const one of allOf(control)) changeOne(one, description, value);
  return true;
}

function changeOne(control, { name, kind, default: usual }, value) {
  if (String(value) === String(usual)) control.removeAttribute(name);
  else if (kind === "flag") control.setAttribute(name, value ? "" : "false");
  else control.setAttribute(name, Array.isArray(value) ? value.join(kind === "texts" ? ", " : " ") : value);
}

/** What a setting is now, by its attribute or else by its default. */
export function settingOf(control, { name, kind, choices, default: usual }) {
  const text = allOf(control)[0].getAttribute(name);
  if (text === null) return usual;
  if (kind === "flag") return text !== "false";
  if (kind === "numbers") return text.split(/[\s,]+/).filter(Boolean).map(Number);
  if (kind === "texts") return text.split(",").map((word) => word.trim());
  if (kind === "number" || kind === "integer") return Number(text);
  if (kind === "choiceOrNumber" && !choices.includes(text)) return Number(text);
  return text;
}

/** Tells each event's name and what it is about. */
export function watchEvents(control, tell) {
  control.addEventListener("tell", ({ detail: { name, state = "" } }) => tell(name, state));
  for (const name of menuEvents) {
    control.addEventListener(name, ({ detail: { item, value } }) => tell(name, item?.label ?? value ?? ""));
  }
  for (const name of events) {
    control.addEventListener(name, (event) => tell(name, detailOf(control, event)));
  }
}

/** What a sector is called; without options, sectors have their numbers for titles. */
export function titleOf(control, index = control.selectedIndex) {
  return control.options?.[index]?.label ?? String(index + 1);
}

function detailOf(control, { detail: { index, value = "", valueAsNumber } }) {
  if (valueAsNumber !== undefined) return value;
  return index === undefined ? value : `${titleOf(control, index)}, index ${index}`;
}

function openingTag(element, more = {}) {
  const kept = [...element.attributes].filter(({ name }) => !own.has(name)).map(({ name, value }) => [name, value]);
  const attributes = [...Object.entries(more), ...kept]
    .map(([name, value]) => (value === "" ? name : `${name}="${escaped(value)}"`));
  return `<${[element.localName, ...attributes].join(" ")}>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
