import { texts } from "../corners.mjs";

export default {
  min: (round) => -7 * round, max: (round) => 1_000_000 / (round + 1),
  step: (round) => [2, 0.5, -1, 0.1, -2.5, 3][round], value: (round) => 3 - round, titles: texts,
};
