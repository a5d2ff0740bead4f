import { texts } from "../corners.mjs";

export default {
  count: (round) => 20 + round * 1_000, titles: texts, details: texts, images: texts, value: (round) => round,
  poses: (round) => [0, 0, 0, 0, 0, 0, 0, 0, 1, round + 1, 0.5, -0.25, -round, 30, -15, 10 * round, 2, 0.5],
};
