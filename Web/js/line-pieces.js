/** Circles in pieces, of which one that grows is painted anew where it ends, and not all round. */

import { lines } from './content.js';

/**
 * A circle that becomes longer is drawn in so many pieces: only the one in which it ends is painted anew, a
 * twelfth of the pixels.
 */
const PIECES = 12;
/** The data of an outline that is a circle; and which way it goes round. */
const CIRCLE = /^M(\S+ \S+)A(\S+) \2 0 0 ([01]) ([^A-Z]+A\2 \2 0 0 \3 )+\1$/;
/** Colours that nothing shines through, as a computed style has them. */
const OPAQUE = /^(rgb|color)\([^/]*$/;

/** Whether pieces of a line may lie on each other: with their round ends they do. */
const mayOverlap = (line) => {
  const { stroke, strokeOpacity, strokeLinecap } = getComputedStyle(line);
  return strokeLinecap === 'round' && strokeOpacity === '1' && OPAQUE.test(stroke);
};

/** The data of the pieces of a circle, one after the other; none of another outline, which is drawn whole. */
lines.piecesOf = (outline) => {
  const [, , radius, clockwise] = outline.getAttribute('d').match(CIRCLE) ?? [];
  if (!radius || !mayOverlap(outline)) return [];
  const length = outline.getTotalLength();
  const place = (piece) => {
    const { x, y } = outline.getPointAtLength(length * piece / PIECES);
    return `${x} ${y}`;
  };
  return Array.from({ length: PIECES }, (_, piece) =>
    `M${place(piece)}A${radius} ${radius} 0 0 ${clockwise} ${place(piece + 1)}`);
};
