import { texts } from "../corners.mjs";

const count = 3;

export default {
  values: (round) => [[1, 2, 3], [0, 2.5, 1e15], [0.001, 12, 7]][round % count], goals: (round) => [2, 0.5 + round, 1e15],
  names: (round) => texts(round, count), units: (round) => texts(round + 1, count),
  texts: (round) => ["", ...texts(round, count - 1)], tints: () => ["critical", "#123abc", "palette8"],
  decimals: (round) => (round % 2 ? "auto" : round),
};
