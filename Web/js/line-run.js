/** Lines that run along a part of their outline, or in dashes. */

import { lines } from './content.js';

const share = (number) => Math.min(Math.max(number, 0), 1);

/**
 * Makes a path like another one that is a line along `data`; with it, what changes its dash.
 *
 * As style, as browsers read that in less time than attributes.
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
    // A dash of no length is still a dot where ends are round.
    if (isVisible !== shown.isVisible) style.visibility = isVisible ? '' : 'hidden';
    if (mark !== shown.mark) style.strokeDasharray = `${mark}px ${gap}px`;
    if (offset !== shown.offset) style.strokeDashoffset = `${offset}px`;
    shown = { isVisible, mark, offset };
  };
  return { line, dash };
};

/**
 * Reads mark, offset and gap as SVG has them, and whether they are shares of each outline's length.
 *
 * Shares are of each outline by itself, and SVG measures a path as a whole: so each becomes a path.
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

  /** Has those that are better drawn in pieces be drawn so. */
  const cut = () => outlines.forEach(([{ line }], index) => {
    const pieces = lines.piecesOf?.(line) ?? [];
    if (pieces.length === 0) return;
    outlines[index] = pieces.map((piece) => makeLine(line, piece, picture));
    line.remove();
  });
  let end;
  let ends = 0;
  return (from, to) => {
    // What is shown once and never moves is left whole.
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
