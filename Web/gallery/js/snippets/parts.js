import {
  around, brackets, radians, swiftList, swiftNumber, swiftText,
} from "./literals.js";
import { isKnown, tint } from "./values.js";

const wholeTurn = 360;
const usualSweep = 270;
const usualExponent = 2;
/** The cases of a curve's kind in Swift, by the words of the setting. */
const curveKinds = { linear: "linear", log: "logarithmic", power: "power" };
/** The usual angle of the lowest value: both ends are at the bottom. */
const usualStart = (isCounterclockwise) => (isCounterclockwise ? 45 : 135);

/** The ends of a range whose settings are set one after the other: an end that passes the other moves it along. */
function endsOf(values, least, greatest) {
  let [low, high] = [least, greatest];
  if (values.has("min")) {
    low = values.get("min");
    if (isKnown(low) && isKnown(high)) high = Math.max(high, low);
  }
  if (values.has("max")) {
    high = values.get("max");
    if (isKnown(low) && isKnown(high)) low = Math.min(low, high);
  }
  return { low, high };
}

/** The scale of a dial or a gauge: its ends, its step, its curve, and its arc in degrees. */
export function scaleOf(values, usualStep = 1) {
  const { low, high } = endsOf(values, 0, 100);
  const asked = values.get("step");
  const step = asked === "any" ? 0 : asked ?? usualStep;
  const curve = values.get("scale") ?? "linear";
  const exponent = values.get("exponent") ?? usualExponent;
  const isCounterclockwise = values.get("counterclockwise") ?? false;
  const direction = isCounterclockwise ? -1 : 1;
  let start = usualStart(isCounterclockwise);
  let sweep = usualSweep;
  if (values.has("start") && values.get("start") !== start) {
    const angle = values.get("start");
    // An arc keeps its end; a whole turn or more keeps its sweep.
    if (sweep < wholeTurn) sweep = sweepOf(direction * (start - angle) + sweep);
    start = angle;
  }
  if (values.has("end")) sweep = sweepOf(direction * (values.get("end") - start));
  if (values.has("turns")) sweep = values.get("turns") * wholeTurn;
  const wraps = values.get("wrap") ?? false;
  const isUsualArc = start === usualStart(isCounterclockwise) && sweep === usualSweep && !wraps
    && curve === "linear" && exponent === usualExponent && !isCounterclockwise;
  const isUsual = isUsualArc && low === 0 && high === 100 && step === usualStep;
  return { low, high, step, usualStep, start, sweep, wraps, curve, exponent, isCounterclockwise, isUsualArc, isUsual };
}

/** The angle between two directions as a sweep; a whole turn where they are the same. */
function sweepOf(angle) {
  const rest = angle % wholeTurn;
  return rest > 0 ? rest : rest + wholeTurn;
}

/** The initializer of a scale, without default values. */
export function swiftScale({ low, high, step, start, sweep, wraps, curve, exponent, isCounterclockwise }) {
  const parts = [`from: ${swiftNumber(low)}`, `through: ${swiftNumber(high)}`];
  if (step !== 0) parts.push(`step: ${swiftNumber(step)}`);
  if (start !== usualStart(isCounterclockwise)) parts.push(`startAngle: ${radians(start)}`);
  if (sweep !== usualSweep) parts.push(`sweep: ${radians(sweep)}`);
  if (wraps) parts.push("wraps: true");
  if (curve === "power") {
    parts.push(`curve: .power(${swiftNumber(exponent)})`);
  } else if (exponent !== usualExponent) {
    parts.push(`curve: DialCurve(.${curveKinds[curve]}, exponent: ${swiftNumber(exponent)})`);
  } else if (curve === "log") {
    parts.push("curve: .logarithmic");
  }
  if (isCounterclockwise) parts.push("isCounterclockwise: true");
  return brackets("DialScale(", parts, ")");
}

/** The numbers of a spinner. */
export function rangeOf(values) {
  const { low, high } = endsOf(values, 0, 9);
  const step = values.get("step") ?? 1;
  return { low, high, step, falls: step < 0, isUsual: low === 0 && high === 9 && step === 1 };
}

/** The initializer of a range of numbers. */
export function swiftRange({ low, high, step, falls }) {
  const parts = [`from: ${swiftNumber(falls ? high : low)}`, `through: ${swiftNumber(falls ? low : high)}`];
  if (step !== 1) parts.push(`step: ${swiftNumber(step)}`);
  return brackets("SpinnerRange(", parts, ")");
}

/** The lowest and highest value, by default 0 and 1. */
export function bounds(values) {
  const { low, high } = endsOf(values, 0, 1);
  return { low, high, isUsual: low === 0 && high === 1 };
}

/** The properties of sectors apart from the title: setting, argument, and how to write a value. */
const sectorParts = [
  ["icons", "icon", (text) => (text === "" ? undefined : around("Sector.Icon(text: ", swiftText(text), ")"))],
  ["weights", "weight", swiftNumber], ["touch-weights", "touchWeight", swiftNumber], ["odds", "odds", swiftNumber],
  ["tints", "tint", (text) => (text === "" ? undefined : tint(text))],
  ["inner-tints", "innerTint", (text) => (text === "" ? undefined : tint(text))],
  ["groups", "group", (text) => (text === "" ? undefined : swiftText(text))],
];

/**
 * The sectors of a wheel: their number, their titles if they have any, and their initializers if they have more than
 * titles.
 */
export function sectorsOf(values) {
  const titles = values.get("titles");
  const count = titles?.length ?? values.get("sectors") ?? 8;
  const lists = sectorParts.filter(([name]) => values.get(name)?.length === count);
  const disabled = new Set(values.get("disabled-sectors"));
  if (lists.length === 0 && disabled.size === 0) return { count, titles, isUsual: !titles && count === 8 };
  const sectors = Array.from({ length: count }, (_, index) => {
    const parts = [swiftText(titles?.[index] ?? String(index + 1))];
    for (const [name, label, write] of lists) {
      const text = write(values.get(name)[index]);
      if (text !== undefined) parts.push(around(`${label}: `, text));
    }
    if (disabled.has(index)) parts.push("isEnabled: false");
    return brackets("Sector(", parts, ")");
  });
  return { count, titles, sectors };
}

/** The items of a ring menu, by the outline of their titles; the star signs keep their icons. */
export function ringItemsOf(values, starSigns) {
  const icons = values.get("icons");
  if (!values.has("titles") && !icons) return { isUsual: true };
  const outline = values.get("titles") ?? starSigns;
  const icon = (index, title) => {
    if (icons) return icons[index] && around("try? VectorPath(svgPathData: ", swiftText(icons[index]), ")");
    return starSigns[index] === title ? `StarSign.${title.toLowerCase()}.icon` : undefined;
  };
  const above = [];
  const items = outline.map((text, index) => {
    const level = /^>*/.exec(text)[0].length;
    const title = level > 0 ? text.slice(level).replace(/^ +/, "") : text;
    const parts = [swiftText(title)];
    const sign = icon(index, title);
    if (sign) parts.push(around("icon: ", sign));
    if (level > 0) parts.push(`parent: ${above[level - 1]}`);
    above.length = level;
    above.push(index);
    return { title, sign, group: brackets("RingItem(", parts, ")") };
  });
  const isPlain = items.every(({ sign }) => !sign);
  return { outline: isPlain ? outline : undefined, items: items.map(({ group }) => group) };
}

/** The numbers of all columns of a row, as a text writes them. */
function figuresOf(text, kind) {
  if (kind === "digits") return [...text.replace(/\D/g, "")].map(Number);
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** The numbers that open a lock. */
export function codeOfRow(text, kind, values) {
  let figures = figuresOf(text, kind);
  if (kind === "time") {
    const [hour, minute, second = 0] = figures;
    figures = values.get("hour-cycle") === "h12" ? [Math.floor(hour / 12), hour % 12, minute] : [hour, minute];
    if (values.get("seconds")) figures.push(second);
  }
  return swiftList(figures.map(String));
}

/** A row's value as a number: minutes or seconds, days since 1970, or the number itself. */
export function numberOfRow(value, kind, values = new Map()) {
  if (typeof value === "number") return swiftNumber(value);
  const figures = figuresOf(value, kind);
  if (kind === "time") {
    const minutes = `${figures[0]} * 60 + ${figures[1]}`;
    return values.get("seconds") ? `(${minutes}) * 60 + ${figures[2] ?? 0}` : minutes;
  }
  if (kind === "digits") return swiftNumber(Number(figures.join("")));
  const day = new Date(0);
  day.setUTCFullYear(figures[0], figures[1] - 1, figures[2]);
  return swiftNumber(day.getTime() / 86_400_000);
}

/** A row's value as a text, also if it is a number. */
export function textOfRow(value, values) {
  if (typeof value === "string") return value;
  const { kind } = rowOf(values);
  const inTwo = (number) => String(number).padStart(2, "0");
  if (kind === "time") return `${inTwo(Math.floor(value / 60))}:${inTwo(value % 60)}`;
  if (kind === "date") return new Date(value * 86_400_000).toISOString().slice(0, 10);
  return String(value).padStart(values.get("digits") ?? 3, "0");
}

/** The start of a day that a row's value names, as a `Date`. */
export function dateOfRow(text) {
  const [year, month, day] = figuresOf(text, "date");
  const parts = brackets("DateComponents(", [`year: ${year}`, `month: ${month}`, `day: ${day}`], ")");
  return brackets("Calendar.current.date(", [around("from: ", parts)], ") ?? Date()");
}

/** A line that sets a row's value. */
export function rowAssignment(control, value, values) {
  const { kind } = rowOf(values);
  if (kind === "columns") return around(`try ${control}.set("value", to: .text(`, swiftText(String(value)), "))");
  if (kind !== "date" || typeof value === "number") return `${control}.value = ${numberOfRow(value, kind, values)}`;
  const [year, month, day] = figuresOf(value, kind);
  return `${control}.date = try SpinnerDate(year: ${year}, month: ${month}, day: ${day})`;
}

/** The kind of a row, and the expression that makes it. */
export function rowOf(values) {
  const kind = values.get("kind") ?? "digits";
  if (kind === "columns") return { kind, made: ownRow(values.get("columns") ?? [], values.get("separators") ?? []) };
  if (kind !== "digits") return { kind, made: `SpinnerRow.${kind}` };
  const digits = values.get("digits");
  return { kind, made: digits === undefined ? "SpinnerRow()" : `SpinnerRow.digits(${swiftNumber(digits)})` };
}

/** The initializer of a row with other columns: numbers as 00..55/5, or words. */
function ownRow(columns, separators) {
  if (columns.length === 0) return "SpinnerRow()";
  const made = columns.map((text, index) => {
    const [, start, end, step] = /^(.+)\.\.([^/]+)(?:\/(.+))?$/.exec(text) ?? [];
    const words = text.split(" ").filter(Boolean);
    const ends = [`from: ${start ?? 0}`, `through: ${end ?? words.length - 1}`];
    if (step) ends.push(`step: ${step}`);
    const parts = [brackets("SpinnerRange(", ends, ")")];
    if (/^-?0\d/.test(start)) parts.push(`minimumDigits: ${/\d+/.exec(start)[0].length}`);
    if (start === undefined) parts.push(around("titles: ", swiftList(words.map(swiftText))));
    if (separators[index]) parts.push(around("separator: ", swiftText(separators[index])));
    if (start === undefined && words.length === 2) parts.push("wraps: false");
    return brackets("SpinnerColumn(", parts, ")");
  });
  return brackets("(try? SpinnerRow(columns: [", made, "])) ?? SpinnerRow()", { comma: true });
}

/** A line that sets the least or the greatest value of a row. */
export function rowLimit(control, property, value, values) {
  return `${control}.${property} = ${value === "" ? "nil" : numberOfRow(value, rowOf(values).kind, values)}`;
}

/** The two values of a range dial; 0 for a value that is not set. */
export function pairOf(values) {
  const [low, high] = values.get("value") ?? [0, 0];
  return { low: values.get("low") ?? low, high: values.get("high") ?? high };
}

/** The initializer of the two values of a range dial. */
export function swiftPair({ low, high }) {
  return `DialRange(low: ${swiftNumber(low)}, high: ${swiftNumber(high)})`;
}
