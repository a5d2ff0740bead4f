import { around, brackets, caseName, Expression, radians, swiftList, swiftNumber, swiftText } from "./literals.js";

/** Words of settings that Swift writes otherwise. */
const cases = { auto: "automatic" };
const jumps = { start: "atStart", end: "atEnd", none: "atNeither", both: "atBoth" };
const sides = { left: 180, top: -90, right: 0, bottom: 90 };
const wholeTurn = 360;

/** The parts of a pose in Swift, with the values that are not written; angles are in degrees in the setting. */
const poseParts = [
  ["at"], ["x", 0], ["y", 0], ["z", 0], ["turn", 0, radians], ["tilt", 0, radians], ["spin", 0, radians],
  ["pivot", 0], ["opacity", 1],
];

/** The poses of a turntable's cards, from a list of their numbers. */
function posesOf(numbers) {
  const poses = [];
  for (let start = 0; start < numbers.length; start += poseParts.length) {
    const written = poseParts.flatMap(([part, usual, write = swiftNumber], index) => {
      const number = numbers[start + index];
      return number === usual ? [] : [`${part}: ${write(number)}`];
    });
    poses.push(brackets("TurntablePose(", written, ")", { fill: true }));
  }
  return poses;
}

/** How Swift writes a value of each form; see `SettingCode.Form`. */
const forms = {
  number: swiftNumber,
  flag: String,
  opposite: (flag) => String(!flag),
  word: (word) => caseName(cases[word] ?? word),
  jump: (word) => `.${jumps[word]}`,
  optional: (value) => (typeof value === "string" ? "nil" : swiftNumber(value)),
  dialDefault: (value) => {
    if (value instanceof Expression) return value.text;
    return typeof value === "string" ? `.${value}` : `.value(${swiftNumber(value)})`;
  },
  limit: (value) => (typeof value === "string" ? ".infinity" : swiftNumber(value)),
  degrees: radians,
  text: swiftText,
  texts: (texts) => swiftList(texts.map(swiftText)),
  numbers: (numbers) => swiftList(numbers.map(swiftNumber)),
  tints: (tints) => swiftList(tints.map(tint)),
  pointer: (value) => radians(direction(sides[value] ?? value)),
  stops: ([low, high] = []) => (low === undefined ? "nil" : `${inside(radians(low))}...${inside(radians(high))}`),
  poses: (numbers) => swiftList(posesOf(numbers)),
  wheelRate: (value) => rate(value, ".wheel"),
  spinnerRate: (value) => rate(value, ".spinner"),
  snappingRate: (value) => rate(value, ".snapping"),
  gain: (value) => (typeof value === "string" ? `.${value}` : `.radiansPerPoint(${radians(value)})`),
  member: (word) => `.${word}`,
};

/** A value of a form in Swift. */
export function swiftValue(form, value) {
  return forms[form](value);
}

/** A color by its name or as #rrggbb. */
export function tint(text) {
  return text.startsWith("#") ? `.fixed(${rgba(text)})` : `.role(.${text})`;
}

/** A color as #rgb, #rgba, #rrggbb or #rrggbbaa. */
export function rgba(text) {
  const short = text.length < 6;
  const figures = short ? text.slice(1).replace(/./g, "$&$&") : text.slice(1);
  const opacity = parseInt(figures.slice(6) || "ff", 16) / 255;
  return `RGBA(hex: 0x${figures.slice(0, 6)}${opacity < 1 ? `, opacity: ${swiftNumber(opacity)}` : ""})`;
}

function rate(value, friction) {
  if (typeof value !== "string") return `.perMillisecond(${swiftNumber(value)})`;
  return value === "friction" ? friction : `.${value}`;
}

/** The same direction, from −180° exclusive to 180°. */
function direction(degrees) {
  const turned = degrees % wholeTurn;
  if (turned > wholeTurn / 2) return turned - wholeTurn;
  return turned <= -wholeTurn / 2 ? turned + wholeTurn : turned;
}

function inside(text) {
  return text.includes(" ") || text.startsWith("-") ? `(${text})` : text;
}

/** A line that sets a property or, without a property, the setting by its name. */
export function assignment(control, { name, form, property }, value, kind) {
  if (form === "byName") return around(`try ${control}.set("${name}", to: `, settingValue(value, kind), ")");
  return around(`${control}.${property} = `, swiftValue(form, value));
}

/** A value as `set(_:to:)` takes it. */
function settingValue(value, kind) {
  if (kind === "v") return around(".texts(", swiftList(value.map(swiftText)), ")");
  if (Array.isArray(value)) return around(".numbers(", swiftList(value.map(swiftNumber)), ")");
  if (typeof value === "boolean") return `.flag(${value})`;
  return typeof value === "string" ? `.text(${swiftText(value)})` : `.number(${swiftNumber(value)})`;
}

/** Whether a value is a literal and not a variable. */
export function isKnown(value) {
  return !(value instanceof Expression);
}
