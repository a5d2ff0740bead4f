/** Sliders of angles reach half a turn to both sides. */
const halfTurn = 180;
/** The reach of sliders of settings without limits. */
const farthest = 1000;
/** From this ratio of maximum to minimum, a slider is logarithmic. */
const wideRatio = 500;
/** The number of steps of a logarithmic slider. */
const places = 200;

/**
 * Maps a setting to a slider: the slider's minimum, maximum and step, and the conversion in both directions.
 *
 * `range` is the slider's range, see `sliderRange`; without it, the setting's own range, cut to a usable length.
 */
export function sliderScale({ kind, minimum, maximum, unit }, range) {
  if (range) ({ minimum, maximum } = range);
  else if (unit === "degrees" && maximum - minimum > 2 * halfTurn) {
    minimum = Math.max(minimum, -halfTurn);
    maximum = Math.min(maximum, halfTurn);
  }
  if (minimum > 0 && maximum / minimum > wideRatio) {
    const span = Math.log(maximum / minimum);
    return {
      minimum: 0, maximum: places, step: 1,
      toSlider: (number) => (Math.log(number / minimum) / span) * places,
      // Two digits are as exact as a finger.
      fromSlider: (place) => Number((minimum * Math.exp((place / places) * span)).toPrecision(2)),
    };
  }
  if (maximum - minimum > 1e6 && !range) {
    minimum = Math.max(minimum, -farthest);
    maximum = Math.min(maximum, farthest);
  }
  const step = kind === "integer" ? 1 : 10 ** Math.floor(Math.log10((maximum - minimum) / 50));
  return { minimum, maximum, step, toSlider: (number) => number, fromSlider: (place) => rounded(place, step) };
}

/** Numbers between commas or spaces or in JSON, or undefined if a word is not a number. */
export function numbersFrom(text) {
  const words = listFrom(text) ?? text.split(/[\s,;]+/).filter(Boolean);
  const numbers = words.map(Number);
  return numbers.every(Number.isFinite) ? numbers : undefined;
}

/** Texts between commas or in JSON. */
export function textsFrom(text) {
  return listFrom(text)?.map(String) ?? (text.trim() === "" ? [] : text.split(",").map((word) => word.trim()));
}

/** A list as the text of an attribute. */
export function listText(list) {
  if (list.every(Number.isFinite)) return list.join(" ");
  // A text with commas or outer spaces needs quotes.
  return list.some((text) => /^[\s[]|,|\s$/.test(text)) ? JSON.stringify(list) : list.join(", ");
}

/** The list of a text in JSON, or undefined for any other text. */
function listFrom(text) {
  if (!text.trim().startsWith("[")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rounded(number, step) {
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Number(number.toFixed(digits));
}
