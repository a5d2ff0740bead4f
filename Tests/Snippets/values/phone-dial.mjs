import { count, texts } from "../corners.mjs";

export default {
  holes: () => count, titles: texts, groups: texts, "disabled-holes": () => [1, 3], value: (round) => round % count,
};
