import { path, texts } from "../corners.mjs";

export default {
  titles: (round) => ["Pisces", ">Red", "> Blue", ">>Deep", "Aries", ...(round % 2 ? texts(round) : [])],
  "disabled-items": (round) => (round % 2 ? [2] : [1, 3]), icons: (round) => (round === 0 ? [path, "", path] : undefined),
};
