import { numbersFrom, textsFrom } from "../numbers.js";

/** The code of a control in `gallery.json`, with named members instead of rows. */
export function readCode(code) {
  const [variable, core, uiKit, swiftUI, c] = code.names;
  const settings = code.settings.map(([name, form, property, kind, inUIKit, inSwiftUI, inC]) => (
    { name, form, property, kind, uikit: inUIKit, swiftui: inSwiftUI, c: inC }));
  const { given = [], implied = [], examples = [], signs = [], as } = code;
  return { variable, core, uiKit, swiftUI, c, settings, given, implied, examples, signs, as };
}

/**
 * The values by the names of settings. In increasing priority: values that the control always has, its options, values
 * implied by a word of the page, and the values of the page.
 */
export function valuesOf(demo, settings, code) {
  const values = new Map(code.given);
  for (const [name, value] of settingsOfOptions(demo.options ?? [])) values.set(name, value);
  const set = new Map(settings.map(({ name, value }) => [name, value]));
  for (const [name, word, pairs] of code.implied) {
    if (set.get(name) === word) for (const pair of pairs) values.set(...pair);
  }
  for (const pair of set) values.set(...pair);
  return values;
}

function settingsOfOptions(options) {
  if (options.length === 0) return [];
  const found = [["titles", options.map(({ label }) => label)]];
  if (options.some(({ icon }) => icon)) found.push(["icons", options.map(({ icon = "" }) => icon)]);
  if (options.some(({ weight }) => weight !== undefined)) {
    found.push(["weights", options.map(({ weight = 1 }) => weight)]);
  }
  if (options.some(({ odds }) => odds !== undefined)) {
    found.push(["odds", options.map(({ odds, weight = 1 }) => odds ?? weight)]);
  }
  const selected = options.findIndex((option) => option.selected !== undefined);
  if (selected >= 0) found.push(["value", selected]);
  return found;
}

/** An attribute's text as the value of a setting. */
export function valueOf(text, { kind, form }) {
  if (kind === "f") return text !== "false";
  if (kind === "v") return textsFrom(text);
  if (kind === "l") return numbersFrom(text) ?? [];
  if (kind === "n" || kind === "i") return Number(text);
  const isText = form === "text" || form === "code" || text.trim() === "";
  return isText || Number.isNaN(Number(text)) ? text : Number(text);
}

/** An id as the name of a type: `icon-wheel` as IconWheel. */
export function typeName(id) {
  return id.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, gap, letter) => letter.toUpperCase());
}
