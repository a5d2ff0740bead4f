import { corners, texts } from "../corners.mjs";

export default {
  min: (round) => -10 * round, max: (round) => 5_000 + round, step: (round) => ["any", 0.5, 5, 0.1, 1, "any"][round],
  value: (round) => 20 + round, default: (round) => 3 * round, detents: () => [0, 45, 0.25], labels: texts,
  start: (round) => [-90, 0, 180, 33.3, 135, 720][round], end: (round) => 90 - round,
  turns: (round) => [3, 1, 0.5, 0.01, 1, 12][round], texts: () => [corners[0]], origin: (round) => 7.5 * round,
  modulation: (round) => 12.5 - 5 * round, "track-tints": () => ["critical", "#123abc", "palette8"],
  "major-ticks": () => 12.5, "minor-ticks": () => 0.1, decimals: (round) => (round % 2 ? "auto" : round),
};
