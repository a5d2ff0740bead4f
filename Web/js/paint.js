/** How a scene's colours come onto the page: each role is a custom property. */

/** The order of `ColorRole` in Swift. */
export const ROLES = [
  'ground', 'surface', 'surface-alternate', 'surface-hover', 'accent', 'on-accent', 'ink',
  'ink-secondary', 'rim-light', 'rim-shade', 'hub-light', 'hub-shade', 'pointer', 'shadow',
  'hairline', 'focus', 'palette-1', 'palette-2', 'palette-3', 'palette-4', 'palette-5',
  'palette-6', 'palette-7', 'palette-8',
];

const hex = (packed) => '#' + packed.toString(16).padStart(8, '0');

/** Reads a colour: what CSS calls it, and its opacity. */
export const readTint = (words) => {
  const role = words.number();
  const number = words.number();
  return role < 0
    ? { color: hex(number), opacity: 1 }
    : { color: `var(--_${ROLES[role]})`, opacity: number };
};

const readStops = (words) =>
  words.list(() => ({ offset: words.number(), ...readTint(words) }));

/** Reads what an area is covered with; null for nothing. */
export const readPaint = (words) => {
  switch (words.number()) {
    case 1: return readTint(words);
    case 2: {
      const [x1, y1, x2, y2] = [words.number(), words.number(), words.number(), words.number()];
      return { gradient: 'linearGradient', place: { x1, y1, x2, y2 }, stops: readStops(words) };
    }
    case 3: {
      const [cx, cy, fr, r] = [words.number(), words.number(), words.number(), words.number()];
      return { gradient: 'radialGradient', place: { cx, cy, fr, r }, stops: readStops(words) };
    }
    default: return null;
  }
};

/** A colour as CSS has it, where there is no separate opacity. */
export const cssColor = ({ color, opacity }) =>
  opacity === 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
