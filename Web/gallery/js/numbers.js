/** Sliders reach from one half turn to the other; more turns can still be typed. */
const halfTurn = 180;
/** Sliders of what has no end of its own reach so far; more can still be typed. */
const farthest = 1000;
/** From this ratio on, a slider's places stand for powers rather than sums. */
const wideRatio = 500;
/** A slider has about so many places. */
const places = 200;

/** How a number is put on a slider: minimum, maximum and step of the slider, and the way there and back. */
export function sliderScale({ kind, minimum, maximum, unit }) {
  if (unit === "degrees" && maximum - minimum > 2 * halfTurn) {
    minimum = Math.max(minimum, -halfTurn);
    maximum = Math.min(maximum, halfTurn);
  }
  if (minimum > 0 && maximum / minimum > wideRatio) {
    const span = Math.log(maximum / minimum);
    return {
      minimum: 0, maximum: places, step: 1,
      toSlider: (number) => (Math.log(number / minimum) / span) * places,
      // Two figures say as much as a finger can aim at.
      fromSlider: (place) => Number((minimum * Math.exp((place / places) * span)).toPrecision(2)),
    };
  }
  if (maximum - minimum > 1e6) {
    minimum = Math.max(minimum, -farthest);
    maximum = Math.min(maximum, farthest);
  }
  const step = kind === "integer" ? 1 : 10 ** Math.floor(Math.log10((maximum - minimum) / 50));
  return { minimum, maximum, step, toSlider: (number) => number, fromSlider: (place) => rounded(place, step) };
}

/** Numbers between commas or spaces, or undefined when something there is none. */
export function numbersFrom(text) {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = words.map(Number);
  return numbers.every(Number.isFinite) ? numbers : undefined;
}

/** Texts between commas. */
export function textsFrom(text) {
  return text.trim() === "" ? [] : text.split(",").map((word) => word.trim());
}

function rounded(number, step) {
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Number(number.toFixed(digits));
}
