import { allOf, changeSetting, settingOf, settingText } from "./control.js";
import { numbersFrom, textsFrom } from "./numbers.js";

/** Settings that name pictures: a link could have the page ask for anything. */
const pictures = new Set(["icons", "images"]);
/** A longer query stays out of the address, as mail and chat break long links. */
const longestQuery = 2000;

/** What each control of a demo begins with, by setting. */
export function startOf(control, descriptions) {
  return new Map(descriptions.map((description) => [description, valuesOf(control, description)]));
}

/** Puts a control back to what it began with. */
export function goBack(control, start) {
  for (const [description, values] of start) {
    if (String(valuesOf(control, description)) !== String(values)) change(control, description, values);
  }
}

/** The settings that differ from what the demo begins with, as the query of an address; in a row, one value for each control. */
export function queryOf(control, start) {
  const query = new URLSearchParams();
  for (const [description, before] of start) {
    const now = valuesOf(control, description);
    if (pictures.has(description.name) || String(now) === String(before)) continue;
    const texts = now.map(settingText);
    const isSame = texts.every((text) => text === texts[0]);
    for (const text of isSame ? texts.slice(0, 1) : texts) query.append(description.name, text);
  }
  return query.toString().length > longestQuery ? new URLSearchParams() : query;
}

/** Sets what a query asks for; answers with the names of settings whose values are not possible. */
export function setFrom(query, control, descriptions) {
  const refused = [];
  for (const description of descriptions) {
    const texts = query.getAll(description.name);
    if (texts.length === 0) continue;
    const values = texts.map((text) => valueIn(text, description));
    if (values.includes(undefined)) refused.push(description.name);
    else change(control, description, values);
  }
  return refused;
}

function valuesOf(control, description) {
  return allOf(control).map((one) => settingOf(one, description));
}

function change(control, description, values) {
  allOf(control).forEach((one, index) => changeSetting(one, description, values[index] ?? values.at(-1)));
}

/** A value as an address has it, or undefined where the setting takes no such value. */
function valueIn(text, { name, kind, choices, ...range }) {
  if (pictures.has(name) || text.length > longestQuery) return undefined;
  const number = () => numberIn(text, kind, range);
  switch (kind) {
    case "flag": return text === "true" || (text === "false" ? false : undefined);
    case "choice": return choices.includes(text) ? text : undefined;
    case "choiceOrNumber": return choices.includes(text) ? text : number();
    case "numbers": return numbersFrom(text)?.every((each) => isWithin(each, range)) ? numbersFrom(text) : undefined;
    case "texts": return textsFrom(text);
    case "text": return text;
    default: return number();
  }
}

function numberIn(text, kind, range) {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  const isPossible = isWithin(number, range) && (kind !== "integer" || Number.isInteger(number));
  return isPossible ? number : undefined;
}

function isWithin(number, { minimum, maximum }) {
  return number >= minimum && number <= maximum;
}
