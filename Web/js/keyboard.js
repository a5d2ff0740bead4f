/** Keys, as the core knows them. */

/** The order of `namedKeys` in Swift. */
const NAMED = [
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter',
  ' ', 'Escape',
];

/** The number of a key: of a named one, or of the character it types; −1 for any other. */
export const keyNumber = (key) => {
  const named = NAMED.indexOf(key);
  if (named >= 0) return named;
  const [character] = key;
  return character === key ? key.codePointAt(0) : -1;
};

/** The bits of `Modifiers`. */
export const modifiers = ({ shiftKey, ctrlKey, altKey, metaKey }) =>
  shiftKey | ctrlKey << 1 | altKey << 2 | metaKey << 3;
