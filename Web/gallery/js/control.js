import { make } from "./dom.js";

/** Attributes that only this page needs; they stay out of the code that is shown. */
const own = new Set(["class", "id", "style", "tabindex", "role", "popover"]);
/** What a control tells the page; `cue` is left to the sound. */
const events = ["input", "change", "press", "dial", "open", "cross", "finish", "settle"];
const menuEvents = ["opened", "highlighted", "chosen", "entered", "left", "closed", "info"];

/** The properties that tell a value which a hand can change, by their settings. */
const valueProperties = { value: "value", low: "valueLow", high: "valueHigh" };

/** Makes a demo's control from its attributes and options. */
export function makeControl({ row = [], ...demo }) {
  if (row.length === 0) return makeOne(demo);
  const cells = row.map((own, index) => makeCell(makeOne(
    { ...demo, id: `${demo.id}-${index}`, attributes: { ...demo.attributes, ...own, "show-value": "false" } })));
  return make("div", { className: "control-row", id: `${demo.id}-control`, role: "group", "aria-label": demo.title }, ...cells);
}

/** A control of a row, with its value below it: the words that screen readers have from the control itself. */
function makeCell(control) {
  const output = make("output", { htmlFor: control.id, "aria-hidden": "true" });
  new MutationObserver(() => {
    output.textContent = control.shadowRoot.querySelector("[role=slider]")?.ariaValueText ?? "";
  }).observe(control.shadowRoot, { subtree: true, childList: true, attributeFilter: ["aria-valuetext"] });
  return make("div", { className: "control-cell" }, control, output);
}

/** The controls that a demo is made of: itself, or those that stand in its row. */
export function allOf(control) {
  return control.classList.contains("control-row") ? [...control.querySelectorAll(".control")] : [control];
}

function makeOne({ id, title, element, attributes, shape, ratio, options = [] }) {
  const control = make(element, { className: `control is-${shape}`, id: `${id}-control` });
  control.style.setProperty("--ratio", ratio);
  for (const { label, ...rest } of options) {
    const option = make("option", {}, label);
    for (const [name, value] of Object.entries(rest)) option.setAttribute(name, value);
    control.append(option);
  }
  for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
  // Only a form's control is named by its label.
  if (shape !== "round") control.setAttribute("aria-label", title);
  return control;
}

/**
 * The HTML that makes a control as it is now, on a page that has nothing else.
 *
 * `companion` may be the element whose context menu it is.
 */
export function htmlOf(control, { title, script }, companion, descriptions) {
  const lines = [`<script type="module" src="${script}"></script>`];
  if (script.includes("/")) {
    lines.unshift(`<!-- <${allOf(control)[0].localName}> is a demo of its own: it is not in the package. -->`);
  }
  if (companion?.id && companion.id === control.htmlFor) {
    lines.push(`<p id="${companion.id}" tabindex="0">${escaped(companion.textContent)}</p>`);
  }
  return [...lines, ...allOf(control).map((one) => htmlOfOne(one, title, descriptions))].join("\n");
}

function htmlOfOne(control, title, descriptions) {
  const isNamed = control.hasAttribute("aria-label") || control.hasAttribute("caption");
  const more = isNamed ? {} : { "aria-label": title };
  for (const description of descriptions) {
    const now = toldBy(control, description);
    if (now !== undefined && String(now) !== control.getAttribute(description.name)) more[description.name] = String(now);
  }
  const lines = [openingTag(control, more)];
  for (const option of control.children) lines.push(`  ${openingTag(option)}${escaped(option.textContent)}</option>`);
  lines.push(`</${control.localName}>`);
  return lines.length === 2 ? lines.join("") : lines.join("\n");
}

/** Changes a setting by its attribute; one that is as it is anyway is left out of the code. */
export function changeSetting(control, description, value) {
  for (const one of allOf(control)) changeOne(one, description, value);
  return true;
}

function changeOne(control, description, value) {
  const { name, kind, default: usual } = description;
  if (String(value) === String(usual)) control.removeAttribute(name);
  else control.setAttribute(name, value === true ? "" : settingText(value));
  // What a hand has set is the control's own, as in any field: its attribute no longer changes it.
  const isValue = valueProperties[name] && toldBy(control, description) !== undefined;
  if (isValue && (typeof value === "number" || kind === "text")) control[valueProperties[name]] = name === "value" ? settingText(value) : value;
}

/** A value as attributes and addresses have it. */
export function settingText(value) {
  return Array.isArray(value) ? value.join(value.every(Number.isFinite) ? " " : ", ") : String(value);
}

/**
 * What a setting is now where a hand can change it: a value, or a choice that the control's state tells by its
 * number; undefined for all other settings.
 */
function toldBy(control, { name, kind, choices, default: usual }) {
  const property = valueProperties[name];
  // The value of a list is the one of what is chosen in it, and no setting.
  const isNumber = control.valueAsNumber !== undefined || control.position !== undefined;
  if (property && isNumber && !control.range === (name === "value")) {
    const value = control[property];
    // Without options a list has no value, and nothing is known of work of unknown length.
    if (value === null || value === "" || Number.isNaN(value)) return undefined;
    return kind === "number" || kind === "integer" ? Number(value) : value;
  }
  const number = kind === "choice" ? control.state?.[name] : undefined;
  if (typeof number !== "number") return undefined;
  // A first word for none of them moves all others on by one.
  return choices[number + (choices[0] === "none" ? 1 : 0)] ?? usual;
}

/** What a setting is now: as a hand has left it, by its attribute, or else by its default. */
export function settingOf(control, description) {
  const { name, kind, choices, default: usual } = description;
  const [one] = allOf(control);
  const told = toldBy(one, description);
  if (told !== undefined) return told;
  const text = one.getAttribute(name);
  if (text === null) return usual;
  if (kind === "flag") return text !== "false";
  if (kind === "numbers") return text.split(/[\s,]+/).filter(Boolean).map(Number);
  if (kind === "texts") return text.split(",").map((word) => word.trim());
  if (kind === "number" || kind === "integer") return Number(text);
  if (kind === "choiceOrNumber" && !choices.includes(text)) return Number(text);
  return text;
}

/** All settings that differ from their defaults now, in the order of the catalogue. */
export function settingsOf(control, descriptions) {
  return descriptions.map((description) => ({ description, name: description.name, value: settingOf(control, description) }))
    .filter(({ description, value }) => String(value) !== String(description.default))
    .map(({ name, value }) => ({ name, value }));
}

/** Tells each event's name and what it is about. */
export function watchEvents(control, descriptions, tell) {
  control.addEventListener("tell", ({ detail: { name, ...rest } }) => tell(name, aboutOf(name, rest, descriptions)));
  for (const name of menuEvents) {
    control.addEventListener(name, ({ detail: { item, value, index } }) => tell(name, named(item?.label ?? value, index)));
  }
  for (const name of events) {
    control.addEventListener(name, (event) => tell(name, detailOf(event.target, event)));
  }
}

/** What an event of the gallery's own controls is about: of an index, the choice that it is. */
function aboutOf(name, { index, ...rest }, descriptions) {
  const choices = descriptions.find(({ kind, name }) => kind === "choice" && name === "sign")?.choices;
  if (index !== undefined && choices) return named(titled(choices[index + (choices[0] === "none" ? 1 : 0)]), index);
  return [...Object.values(rest), ...index === undefined ? [] : [`index ${index}`]].map(shortened).join(" · ");
}

function shortened(value) {
  return typeof value === "number" ? String(Number(value.toPrecision(5))) : String(value);
}

function titled(word = "") {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function named(title, index) {
  if (index === undefined || index < 0) return title ?? "";
  return title ? `${title} · index ${index}` : `index ${index}`;
}

/** What a sector is called; without options, sectors have their numbers for titles. */
export function titleOf(control, index = control.selectedIndex) {
  return control.options?.[index]?.label ?? String(index + 1);
}

function detailOf(control, { detail: { index, value = "", valueAsNumber } }) {
  // One of several says which of them it is.
  const whose = control.closest(".control-row") ? `${control.getAttribute("caption")} ` : "";
  if (index === undefined || valueAsNumber !== undefined) return `${whose}${value}${control.getAttribute("unit") ?? ""}`;
  return named(control.localName === "rotary-wheel" ? titleOf(control, index) : value, index);
}

function openingTag(element, more = {}) {
  const attributes = new Map([...element.attributes].filter(({ name }) => !own.has(name)).map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(more)) attributes.set(name, value);
  const words = [...attributes].map(([name, value]) => (value === "" ? name : `${name}="${escaped(value)}"`));
  return `<${[element.localName, ...words].join(" ")}>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
