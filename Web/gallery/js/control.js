import { make } from "./dom.js";
import { listText, numbersFrom, textsFrom } from "./numbers.js";
import { htmlOfSettings, loadingHTML } from "./snippets/html.js";

/** Attributes that only the gallery sets; the displayed code leaves them out. */
const galleryAttributes = new Set(["class", "id", "style", "tabindex", "role", "popover"]);
/** The properties with values that a user can change, by setting. */
const valueProperties = { value: "value", low: "valueLow", high: "valueHigh" };

/** Makes a demo's control from its attributes and options. */
export function makeControl({ row = [], ...demo }) {
  if (row.length === 0) return makeOne(demo);
  const cells = row.map((attributes, index) => makeCell(makeOne(
    { ...demo, id: `${demo.id}-${index}`, attributes: { ...demo.attributes, ...attributes, "show-value": "false" } })));
  return make("div", { className: "control-row", id: `${demo.id}-control`, role: "group", "aria-label": demo.title }, ...cells);
}

/** A control of a row with its value below it, which is hidden from screen readers: the control has the same value. */
function makeCell(control) {
  const output = make("output", { htmlFor: control.id, "aria-hidden": "true" });
  new MutationObserver(() => {
    output.textContent = control.shadowRoot.querySelector("[role=slider]")?.ariaValueText ?? "";
  }).observe(control.shadowRoot, { subtree: true, childList: true, attributeFilter: ["aria-valuetext"] });
  return make("div", { className: "control-cell" }, control, output);
}

/** The controls of a demo: the control itself, or the controls of its row. */
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
  // A label names form controls only.
  if (shape !== "round") control.setAttribute("aria-label", title);
  return control;
}

/**
 * The HTML of a demo's control in its current state, complete with its script. A control of the gallery is replaced by
 * one of the package.
 *
 * `companion` may be the element that has the control as its context menu.
 */
export function htmlOf(control, demo, companion, gallery) {
  const { title, script } = demo;
  const descriptions = gallery.settings[demo.control] ?? [];
  const code = gallery.code[demo.control];
  if (code.as) return htmlOfSettings(demo, settingsOf(control, descriptions), code, gallery.settings[code.as]);
  const lines = [loadingHTML(script)];
  if (companion?.id && companion.id === control.htmlFor) {
    lines.push(`<p id="${companion.id}" tabindex="0">${escaped(companion.textContent)}</p>`);
  }
  return [...lines, ...allOf(control).map((one) => htmlOfOne(one, title, descriptions))].join("\n");
}

function htmlOfOne(control, title, descriptions) {
  const isNamed = control.hasAttribute("aria-label") || control.hasAttribute("caption");
  const more = isNamed ? {} : { "aria-label": title };
  for (const description of descriptions) {
    const now = valueBy(control, description);
    if (now !== undefined && String(now) !== control.getAttribute(description.name)) more[description.name] = String(now);
  }
  const isList = descriptions.some((description) => isListValue(control, description)) && control.hasAttribute("value");
  const lines = [openingTag(control, more, isList ? "value" : undefined)];
  [...control.children].forEach((option, index) => {
    const state = isList && index === control.selectedIndex ? { selected: "" } : {};
    lines.push(`  ${openingTag(option, state)}${escaped(option.textContent)}</option>`);
  });
  lines.push(`</${control.localName}>`);
  return lines.length === 2 ? lines.join("") : lines.join("\n");
}

/** Changes a setting by its attribute. A default value removes the attribute, which keeps it out of the code. */
export function changeSetting(control, description, value) {
  for (const one of allOf(control)) changeOne(one, description, value);
  return true;
}

function changeOne(control, description, value) {
  const { name, kind } = description;
  if (isListValue(control, description)) return selectItem(control, description, value);
  write(control, description, value, value === true ? "" : settingText(value));
  // After a user changed a value, its attribute has no effect, as in any form field.
  const isValue = valueProperties[name] && valueBy(control, description) !== undefined;
  if (isValue && (typeof value === "number" || kind === "text")) control[valueProperties[name]] = name === "value" ? settingText(value) : value;
}

/** Selects an item by its index. The attribute is the value of an option, if there are options. */
function selectItem(control, description, value) {
  const options = control.querySelectorAll("option");
  const index = Math.min(value, (options.length || control.count) - 1);
  write(control, description, value, options[index]?.value ?? index);
  control.selectedIndex = index;
}

function write(control, { name, default: usual }, value, text) {
  if (String(value) === String(usual)) control.removeAttribute(name);
  else control.setAttribute(name, text);
}

/** Whether a setting is the index of the selected item of a list, which elements have as a property only. */
export function isListValue(control, { name, kind }) {
  return name === "value" && kind === "integer" && "selectedIndex" in control;
}

/** A value as text for attributes and addresses. */
export function settingText(value) {
  return Array.isArray(value) ? listText(value) : String(value);
}

/**
 * The current value of a setting that a user can change by hand: a value, or a choice, which the control's state has as
 * an index. Undefined for all other settings.
 */
function valueBy(control, { name, kind, choices, default: usual }) {
  const property = valueProperties[name];
  // The value of a list is that of its selected option, which is not a setting.
  const isNumber = control.valueAsNumber !== undefined || control.position !== undefined;
  if (property && isNumber && !control.range === (name === "value")) {
    const value = control[property];
    // A list without options and an indeterminate ring have no value.
    if (value === null || value === "" || Number.isNaN(value)) return undefined;
    return kind === "number" || kind === "integer" ? Number(value) : value;
  }
  const number = kind === "choice" ? control.state?.[name] : undefined;
  if (typeof number !== "number") return undefined;
  // The first choice may be "none", which has no index.
  return choices[number + (choices[0] === "none" ? 1 : 0)] ?? usual;
}

/** The current value of a setting: as the user left it, from its attribute, or its default. */
export function settingOf(control, description) {
  const { name, kind, choices, default: usual } = description;
  const [one] = allOf(control);
  const changed = valueBy(one, description);
  if (changed !== undefined) return changed;
  const text = one.getAttribute(name);
  if (text === null) return usual;
  if (isListValue(one, description)) {
    const index = [...one.querySelectorAll("option")].findIndex(({ value }) => value === text);
    return index < 0 ? Number(text) : index;
  }
  if (kind === "flag") return text !== "false";
  if (kind === "numbers") return numbersFrom(text) ?? usual;
  if (kind === "texts") return textsFrom(text);
  if (kind === "number" || kind === "integer") return Number(text);
  if (kind === "choiceOrNumber" && !choices.includes(text)) return Number(text);
  return text;
}

/** All settings that differ from their defaults, in the order of the catalogue. */
export function settingsOf(control, descriptions) {
  return descriptions.map((description) => ({ description, name: description.name, value: settingOf(control, description) }))
    .filter(({ description, value }) => String(value) !== String(description.default))
    .map(({ name, value }) => ({ name, value }));
}

/** The title of a sector; sectors without options are numbered. */
export function titleOf(control, index = control.selectedIndex) {
  return control.options?.[index]?.label ?? String(index + 1);
}

function openingTag(element, more = {}, without = undefined) {
  const attributes = new Map([...element.attributes].filter(({ name }) => !galleryAttributes.has(name) && name !== without).map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(more)) attributes.set(name, value);
  const words = [...attributes].map(([name, value]) => (value === "" ? name : `${name}="${escaped(value)}"`));
  return `<${[element.localName, ...words].join(" ")}>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
