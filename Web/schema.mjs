/** Reads the descriptions of settings, which `Description.swift` writes. */

/** By the number of a kind, its data for `valueOf` of `js/markup.js`. */
const KINDS = [
  (usual) => usual, (usual) => usual, (usual) => usual,
  () => ({ list: 'numbers' }), () => ({ list: 'texts' }),
  (usual, words) => [usual, words.join(' ')], (usual, words) => [usual, words.join(' '), 1],
];

/** The settings of a control by name, in the core's order. */
export const readSettings = (words) => Object.fromEntries(words.list(() => {
  const name = words.text();
  const describe = KINDS[words.number()];
  return [name, describe(words.value(), words.list(() => words.text()))];
}));
