/** Draws circles in pieces, so that a growing circle is repainted only near its end. */

import { lines } from './content.js';

/** The number of pieces. Only the piece with the end of the line is repainted, a twelfth of the pixels. */
const PIECES = 12;
/** The path data of a circle: its first point, its radius and its direction. */
const CIRCLE = /^M(\S+ \S+)A(\S+) \2 0 0 ([01]) ([^A-Z]+A\2 \2 0 0 \3 )+\1$/;
/** An opaque colour, as in a computed style. */
const OPAQUE = /^(rgb|color)\([^/]*$/;

/** Whether pieces of a line can overlap, as they do with round caps. */
const mayOverlap = (line) => {
  const { stroke, strokeOpacity, strokeLinecap } = getComputedStyle(line);
  return strokeLinecap === 'round' && strokeOpacity === '1' && OPAQUE.test(stroke);
};

/** Returns the path data of a circle's pieces, in order; none for any other outline, which is drawn whole. */
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
