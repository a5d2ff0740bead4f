export default {
  people: (round) => [10_000_000, round, 200, 0],
};
