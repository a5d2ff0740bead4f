/** Lines that run along a part of their outline, or in dashes. */

import { lines } from './content.js';

const ATTRIBUTES = ['visibility', 'stroke-dasharray', 'stroke-dashoffset'];

/**
 * Reads mark, offset and gap as SVG has them, and whether they are shares of each outline's length.
 *
 * Shares are of each outline by itself, and SVG measures a path as a whole: so each becomes a path.
 */
lines.run = (path, words, picture) => {
  const [mark, offset, gap] = [words.number(), words.number(), words.number()];
  const isShare = words.number() === 1;
  const outlines = isShare ? path.getAttribute('d').split(/(?=M)/) : [path.getAttribute('d')];
  const drawn = outlines.map((d) => {
    const outline = path.cloneNode();
    outline.setAttribute('d', d);
    outline.setAttribute('fill', 'none');
    if (isShare) outline.setAttribute('pathLength', 1);
    return outline;
  });
  let shown = [];
  const dash = (mark, offset, gap) => {
    // A dash of no length is still a dot where ends are round.
    const dashes = [mark > 0 ? 'visible' : 'hidden', `${Math.max(0, mark)} ${gap}`, offset];
    dashes.forEach((value, index) => {
      if (value === shown[index]) return;
      for (const outline of drawn) outline.setAttribute(ATTRIBUTES[index], value);
    });
    shown = dashes;
  };
  dash(mark, offset, gap);
  picture.append(...drawn);
  path.setAttribute('stroke', 'none');
  return isShare ? (from, to) => dash(to - from, -from, 1) : undefined;
};
