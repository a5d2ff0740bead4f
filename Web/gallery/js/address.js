import { allOf, changeSetting, isListValue, settingOf, settingText } from "./control.js";
import { numbersFrom, textsFrom } from "./numbers.js";

/** Settings with addresses of pictures, which a link could use to make the page request any address. */
const pictures = new Set(["icons", "images"]);
/** The length from which a query stays out of the address, because mail and chat break long links. */
const longestQuery = 2000;

/** The initial values of each control of a demo, by setting. */
export function startOf(control, descriptions) {
  return new Map(descriptions.map((description) => [description, valuesOf(control, description)]));
}

/** Resets a control to its initial values. */
export function goBack(control, start) {
  for (const [description, values] of start) {
    if (String(valuesOf(control, description)) !== String(values)) change(control, description, values);
  }
}

/** The settings that differ from the initial values, as a query; a row of controls has one value for each control. */
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

/**
 * Applies the settings of a query.
 *
 * A number that is out of range becomes the nearest allowed number; other invalid values are ignored.
 * Returns a sentence for each value that was ignored; `correctionsOf` has the others.
 */
export function setFrom(query, control, descriptions) {
  const notes = [];
  for (const description of descriptions) {
    const texts = query.getAll(description.name);
    if (texts.length === 0) continue;
    const values = texts.map((text) => valueIn(text, description));
    if (values.includes(undefined)) notes.push(ignored(description));
    else change(control, description, values);
  }
  return notes;
}

/**
 * A sentence for each value of a query that a control has changed to an allowed one.
 *
 * Settings limit each other: a dial's value lies between its minimum and maximum. A control knows that once its core is
 * loaded and `isReady`. A text that it does not accept is replaced by the initial one of `start`.
 */
export function correctionsOf(query, control, descriptions, start, isReady) {
  return descriptions.flatMap((description) => {
    const texts = query.getAll(description.name);
    if (texts.some((text) => valueIn(text, description) === undefined)) return [];
    const now = valuesOf(control, description);
    return texts.flatMap((text, index) => {
      const chosen = isReady && isListValue(control, description) ? control.selectedIndex : undefined;
      const actual = chosen ?? now[index] ?? now.at(-1);
      if (description.kind === "text") {
        if (plain(text) === plain(String(actual))) return [];
        change(control, description, start.get(description));
        return [ignored(description)];
      }
      const asked = askedNumbers(text);
      if (!asked || ![actual].flat().every(Number.isFinite) || String(asked) === String(actual)) return [];
      if (chosen !== undefined) change(control, description, [chosen]);
      return [`The setting ${description.name} cannot be ${settingText(asked)}, and was set to ${settingText(actual)}.`];
    });
  });
}

function ignored({ name }) {
  return `The address has an invalid value for the setting ${name}, which was ignored.`;
}

/** A text without leading zeros of numbers: 9:41 for 09:41. */
function plain(text) {
  return text.replaceAll(/\b0+(?=\d)/g, "");
}

/** The numbers that a text of the address asks for; undefined for words. */
function askedNumbers(text) {
  const numbers = numbersFrom(text);
  return numbers?.length > 0 ? numbers : undefined;
}

function valuesOf(control, description) {
  return allOf(control).map((one) => settingOf(one, description));
}

function change(control, description, values) {
  allOf(control).forEach((one, index) => changeSetting(one, description, values[index] ?? values.at(-1)));
}

/** The value of a text of the address, or undefined if it is invalid. */
function valueIn(text, { name, kind, choices, ...range }) {
  if (pictures.has(name) || text.length > longestQuery) return undefined;
  const number = () => numberIn(text, kind, range);
  switch (kind) {
    case "flag": return text === "true" || (text === "false" ? false : undefined);
    case "choice": return choices.includes(text) ? text : undefined;
    case "choiceOrNumber": return choices.includes(text) ? text : number();
    case "numbers": return numbersFrom(text)?.map((each) => nearest(each, range));
    case "texts": return textsFrom(text);
    case "text": return text;
    default: return number();
  }
}

function numberIn(text, kind, range) {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return undefined;
  return nearest(kind === "integer" ? Math.round(number) : number, range);
}

/** The allowed number that is nearest to a number. */
function nearest(number, { minimum, maximum }) {
  return Math.min(Math.max(number, minimum), maximum);
}
