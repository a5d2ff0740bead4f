// Random numbers that are the same in every run.

/** Mulberry32, by T. Ettinger: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export const seeded = (state) => () => {
  state = state + 0x6D2B79F5 | 0;
  let mixed = Math.imul(state ^ state >>> 15, 1 | state);
  mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
  return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
};
