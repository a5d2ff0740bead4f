/**
 * Slider ranges: the part of a setting's range in which a demo looks and feels different.
 *
 * A setting may accept far more than a slider can show, such as a drag of 1 to 10,000 points. The number field beside
 * the slider accepts the whole range.
 */

/** Ranges by setting, or by control and setting where two controls use one name differently. */
const ranges = {
  avatar: [0.03, 0.2],
  best: [0, 100],
  "damping-ratio": [0, 1.5],
  deceleration: [0.98, 0.9995],
  decimals: [0, 4],
  digits: [1, 9],
  "drag-points": [20, 600],
  fine: [0.01, 1],
  gain: [0.05, 3],
  "happiness scale": [0.3, 1],
  "hint-seconds": [0, 30],
  hold: [0, 2],
  "inner-radius": [0, 0.9],
  "items-per-turn": [4, 36],
  mass: [0.2, 4],
  orbit: [0.2, 0.8],
  "outer-radius": [0.5, 1.5],
  pause: [0, 2],
  perspective: [0.6, 6],
  planet: [0, 1.2],
  "pointer-flex": [0, 30],
  "press-seconds": [0.1, 2],
  rate: [0.98, 0.9995],
  scale: [0.5, 2],
  "scroll-points": [5, 200],
  sectors: [2, 24],
  segments: [1, 24],
  snap: [0, 20],
  "text-scale": [0.5, 2],
  "throw-limit": [0, 720],
  tiles: [4, 36],
};

/**
 * Ranges that depend on the demo's scale: its lowest and highest value, their distance, its step, its value, and whether
 * it is logarithmic. The ends of such a scale vary by factors of ten.
 */
const scaled = {
  min: ({ low, high, span, step, isRatio }) =>
    isRatio ? [low / 10, low * 10] : [low < 0 ? low - span / 2 : 0, high - step],
  max: ({ low, high, span, step, isRatio }) =>
    isRatio ? [high / 10, high * 10] : [low + step, high + span / 2],
  step: ({ span, step }) => [step >= 1 ? 1 : span / 500, span / 10],
  value: ({ low, high }) => [low, high],
  low: ({ low, high }) => [low, high],
  high: ({ low, high }) => [low, high],
  origin: ({ low, high }) => [low, high],
  default: ({ low, high }) => [low, high],
  "min-distance": ({ span }) => [0, span],
  "max-distance": ({ span }) => [0, span],
  "major-ticks": ({ span, isRatio }) => [0, isRatio ? 20 : span / 2],
  "minor-ticks": ({ span, isRatio }) => [0, isRatio ? 10 : span / 4],
  "page-steps": ({ span, step }) => [1, Math.max(20, span / step / 100)],
  turns: ({ turns }) => [0.25, Math.max(3, 2 * turns)],
  duration: ({ duration }) => (duration >= 5 ? [5, Math.max(300, 4 * duration)] : [0.1, 4]),
  "wheel value": ({ count }) => [0, count - 1],
  "turntable value": ({ count }) => [-1, count - 1],
  "turntable count": ({ count }) => (count > 1000 ? [1, 10 * count] : [0, 4 * count]),
};

/** The slider range of a setting in a demo, or undefined for the setting's whole range. */
export function sliderRange({ name, kind, minimum, maximum }, demo, descriptions) {
  const key = `${demo.control} ${name}`;
  const range = scaled[key] ?? ranges[key] ?? scaled[name] ?? ranges[name];
  if (!range) return undefined;
  let [low, high] = typeof range === "function" ? range(scaleOf(demo, descriptions)) : range;
  if (kind === "integer") [low, high] = [Math.round(low), Math.round(high)];
  [low, high] = [Math.max(low, minimum), Math.min(high, maximum)];
  return low < high ? { minimum: low, maximum: high } : undefined;
}

function scaleOf({ attributes, row: [first] = [], options = [] }, descriptions) {
  const set = { ...attributes, ...first };
  const numberOf = (name) => {
    const number = Number(set[name] ?? descriptions.find((each) => each.name === name)?.default);
    return Number.isFinite(number) ? number : undefined;
  };
  const [low, high] = [numberOf("min") ?? 0, numberOf("max") ?? 1];
  const count = options.length || (numberOf("count") ?? numberOf("sectors") ?? 1);
  const span = Math.abs(high - low);
  const step = Math.abs(numberOf("step") || span / 100);
  return { low: Math.min(low, high), high: Math.max(low, high), span, step, count, turns: numberOf("turns") ?? 1,
    duration: numberOf("duration") ?? 0, isRatio: set.scale === "log" };
}
