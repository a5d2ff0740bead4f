import { texts } from "../corners.mjs";

export default {
  value: (round) => ["#4f46e5", "#fff", "#00000000", "#f00f", "#facc15a6", "#0d9488"][round],
  labels: (round) => texts(round, 4),
};
