/** The greatest length of a line, except for literals. */
const width = 80;

/** A variable in place of a literal. */
export class Expression {
  constructor(text) { this.text = text; }
}

/** Invisible characters, and characters that change the direction of the text around them. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

const swiftEscapes = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0" };
const cEscapes = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "" };

/** A text as a literal of Swift. */
export function swiftText(text) {
  if (text instanceof Expression) return text.text;
  return quoted(text, swiftEscapes, (code) => `\\u{${code.toString(16)}}`);
}

/** A text as a literal of C, without zero bytes, which would end it. */
export function cText(text) {
  if (text instanceof Expression) return text.text;
  const octal = (code) => `\\${code.toString(8).padStart(3, "0")}`;
  const literal = quoted(text, cEscapes, (code) => (code < 0x80 ? octal(code)
    : [...new TextEncoder().encode(String.fromCodePoint(code))].map(octal).join("")));
  // Two question marks may begin a trigraph.
  return literal.replaceAll("??", "?\\?");
}

function quoted(text, escapes, escape) {
  // Neither language allows a lone surrogate.
  const whole = [...String(text)].map((one) => (/^[\ud800-\udfff]$/.test(one) ? "\ufffd" : one)).join("");
  let literal = "";
  for (const character of whole) {
    literal += escapes[character] ?? (unseen.test(character) ? escape(character.codePointAt(0)) : character);
  }
  return `"${literal}"`;
}

/** A number as Swift writes it, in groups of three digits. */
export function swiftNumber(number) {
  if (number instanceof Expression) return number.text;
  const text = String(number);
  return /^-?\d{4,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, "_") : text;
}

/** A number, or nil if there is none or a word stands for none. */
export const optional = (value) => (value === undefined || typeof value === "string" ? "nil" : swiftNumber(value));

/** A number that Swift infers as `Double` in any place. */
export function swiftDouble(number) {
  const text = swiftNumber(number);
  return /^-?[\d_]+$/.test(text) ? `${text}.0` : text;
}

/** A number as a `double` of C. */
export function cDouble(number) {
  const text = number instanceof Expression ? number.text : String(number);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

/** Degrees in radians, as a fraction of π where possible. */
export function radians(degrees) {
  if (degrees instanceof Expression) return `${degrees.text} * .pi / 180`;
  if (degrees === 0) return "0";
  for (const divisor of [1, 2, 3, 4, 6, 8, 12]) {
    const factor = (degrees * divisor) / 180;
    if (!Number.isInteger(factor)) continue;
    const product = { 1: ".pi", "-1": "-.pi" }[factor] ?? `${factor} * .pi`;
    return divisor === 1 ? product : `${product} / ${divisor}`;
  }
  return `${swiftNumber(degrees)} * .pi / 180`;
}

/** A hyphenated word as the name of an enum's case. */
export function caseName(word) {
  return `.${word.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}`;
}

/**
 * A group in brackets that may be too long for a line. Each item is a text or a group.
 *
 * `fill` puts as many items on a line as fit; `comma` also ends the last item.
 */
export function brackets(open, items, close, { fill = false, comma = false } = {}) {
  return { open, items, close, fill, comma };
}

/** A list of Swift. */
export function swiftList(items) {
  return brackets("[", items, "]", { fill: true, comma: true });
}

/** A list of texts of C that ends with NULL. */
export function cList(texts) {
  return brackets("(const char *[]) {", [...texts.map(cText), "NULL"], "}", { fill: true });
}

/** A group or text with text before and after it on the same line. */
export function around(before, group, after = "") {
  if (typeof group === "string") return before + group + after;
  return { ...group, open: before + group.open, close: group.close + after };
}

/** A comment in lines that leave room for two steps of indentation. */
export function comment(text) {
  const lines = ["//"];
  for (const word of text.split(" ")) {
    const longer = `${lines[lines.length - 1]} ${word}`;
    if (longer.length <= width - 4) lines[lines.length - 1] = longer;
    else lines.push(`// ${word}`);
  }
  return lines.join("\n");
}

/** The lines of a text or group, within the width if possible. */
export function linesOf(group, indent = "") {
  if (typeof group === "string") return group.split("\n").map((line) => (line ? indent + line : ""));
  const flat = indent + flatOf(group);
  if (flat.length <= width && !flat.includes("\n")) return [flat];
  const inner = `${indent}  `;
  const last = group.items.length - 1;
  const lines = [];
  group.items.forEach((item, index) => {
    const comma = index < last || group.comma ? "," : "";
    const [first, ...rest] = linesOf(around("", item, comma), inner);
    const before = lines[lines.length - 1];
    const joined = `${before} ${first.trimStart()}`;
    const joins = group.fill && index > 0 && rest.length === 0 && joined.length <= width;
    if (joins) lines[lines.length - 1] = joined;
    else lines.push(first, ...rest);
  });
  return [indent + group.open, ...lines, indent + group.close];
}

function flatOf(group) {
  if (typeof group === "string") return group;
  return group.open + group.items.map(flatOf).join(", ") + group.close;
}
