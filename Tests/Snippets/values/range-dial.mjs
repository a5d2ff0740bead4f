import { corners, texts } from "../corners.mjs";
import dial from "./dial.mjs";

export default {
  ...dial, value: (round) => [20 + round, 60], low: (round) => 10 + round, high: (round) => 50 + round,
  "min-distance": () => 5, "max-distance": (round) => (round % 2 ? "none" : 2_000.5),
  "thumb-labels": (round) => texts(round, 2), texts: () => [corners[0], corners[3]],
};
