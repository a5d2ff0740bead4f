import { count, corners, path, texts } from "../corners.mjs";

export default {
  sectors: () => count, titles: texts, icons: (round) => [path, "", "a/picture.png", path, corners[round % 2]],
  tints: () => ["#ff8000", "palette3", "", "accent", "#00FF7f"],
  "inner-tints": () => ["", "#123456", "palette8", "critical", ""], weights: () => [1, 2.5, 3, 1e-3, 1],
  "touch-weights": () => [1, 1, 4, 1, 0.5], odds: () => [0, 1, 2, 0.25, 1e6], groups: texts,
  "disabled-sectors": () => [1, 3], value: (round) => round % count, stops: (round) => [-90 - round, 90.5],
};
