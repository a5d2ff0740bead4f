/** Lines that run along a part of their outline, or in dashes. */

import { lines } from './content.js';

/**
 * Reads mark, offset and gap as SVG has them, and whether they are shares of each outline's length.
 *
 * Shares are of each outline by itself, and SVG measures a path as a whole: so each becomes a path.
 */
lines.run = (path, words, picture) => {
  const [mark, offset, gap] = [words.number(), words.number(), words.number()];
  const isShare = words.number() === 1;
  const outlines = isShare ? path.getAttribute('d').split(/(?=M)/) : [path.getAttribute('d')];
  if (mark > 0) {
    for (const d of outlines) {
      const outline = path.cloneNode();
      const attributes = {
        d, fill: 'none', 'stroke-dasharray': `${mark} ${gap}`, 'stroke-dashoffset': offset,
      };
      if (isShare) attributes.pathLength = 1;
      for (const [name, value] of Object.entries(attributes)) outline.setAttribute(name, value);
      picture.append(outline);
    }
  }
  path.setAttribute('stroke', 'none');
};
