import { texts } from "../corners.mjs";

export default {
  count: (round) => 20 + round * 1_000, titles: texts, details: texts, images: texts, value: (round) => round,
};
