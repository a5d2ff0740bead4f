/** Draws partial and dashed lines. */

import { lines } from './content.js';

const share = (number) => Math.min(Math.max(number, 0), 1);

/**
 * Makes a line along `data`, like another path; returns it with a function that changes its dash.
 *
 * The dash is set by style, because browsers read that faster than attributes.
 */
const makeLine = (path, data, picture) => {
  const line = path.cloneNode();
  line.setAttribute('d', data);
  line.setAttribute('fill', 'none');
  picture.append(line);
  const { style } = line;
  let shown = {};
  const dash = (mark, offset, gap) => {
    const isVisible = mark > 0;
    // With round caps, a dash of length 0 is still a dot.
    if (isVisible !== shown.isVisible) style.visibility = isVisible ? '' : 'hidden';
    if (mark !== shown.mark) style.strokeDasharray = `${mark}px ${gap}px`;
    if (offset !== shown.offset) style.strokeDashoffset = `${offset}px`;
    shown = { isVisible, mark, offset };
  };
  return { line, dash };
};

/**
 * Reads mark, offset and gap as in SVG, and whether they are shares of each subpath's length.
 *
 * SVG measures a path as a whole, so with shares each subpath becomes a path.
 */
lines.run = (path, words, picture) => {
  const [mark, offset, gap] = [words.number(), words.number(), words.number()];
  const isShare = words.number() === 1;
  const data = path.getAttribute('d');
  const outlines = (isShare ? data.split(/(?=M)/) : [data]).map((each) => [makeLine(path, each, picture)]);
  for (const [{ line, dash }] of outlines) {
    if (isShare) line.setAttribute('pathLength', 1);
    dash(Math.max(0, mark), offset, gap);
  }
  path.setAttribute('stroke', 'none');
  if (!isShare) return undefined;

  /** Splits the lines that are faster to draw in pieces. */
  const cut = () => outlines.forEach(([{ line }], index) => {
    const pieces = lines.piecesOf?.(line) ?? [];
    if (pieces.length === 0) return;
    outlines[index] = pieces.map((piece) => makeLine(line, piece, picture));
    line.remove();
  });
  let end;
  let ends = 0;
  return (from, to) => {
    // A line that never changes is not split.
    if (to !== end && ++ends === 2) cut();
    end = to;
    for (const pieces of outlines) {
      for (let index = 0; index < pieces.length; index++) {
        const start = share(from * pieces.length - index);
        pieces[index].dash(Math.max(0, share(to * pieces.length - index) - start), -start, 1);
      }
    }
  };
};
