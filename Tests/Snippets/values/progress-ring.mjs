export default {
  min: (round) => (round % 2) * 3, max: (round) => 100 + round, value: (round) => 7.5 * round,
  thresholds: () => [20, 50.5], tints: () => ["critical", "#123abc", "palette8"],
  duration: (round) => (round % 2) * 90, decimals: (round) => (round % 2 ? "auto" : round),
};
