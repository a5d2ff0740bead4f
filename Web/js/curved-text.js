/** Lines of text along a circle, which only some elements have. */

import { RIGHT_TO_LEFT, ruler, svg, texts, widthOf } from './content.js';

/** A text whose first letter is of a right-to-left script. */
const FROM_RIGHT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufeff]/u;
/** How far the ends of a straight line may be outside the circle: less than the margin at a wheel's rim. */
const OUTSIDE = 6;
let count = 0;
/** Whether this browser draws right-to-left letters along a circle in the wrong order, as WebKit does. */
let isReversed;

/** Finds `isReversed`, if the letters are rendered. */
const findOrder = (text, letters) => {
  text.setAttribute('direction', 'rtl');
  letters.textContent = 'אב';
  if (letters.getNumberOfChars() < 2) return;
  isReversed = letters.getStartPositionOfChar(0).x < letters.getStartPositionOfChar(1).x;
};

/**
 * Replaces a line of text by one along a circle; returns a function that draws the content's `string`.
 *
 * The circle goes through the middle of the box. Its centre is below that by `radius`, or above it if that is negative.
 */
texts.curve = (content, [width, height], radius) => {
  const { element } = content;
  const id = `c${count++}`;
  const outline = svg('path', { id, fill: 'none' });
  const text = svg('text', { 'text-anchor': 'middle', fill: 'currentColor' });
  const letters = svg('textPath', { href: `#${id}`, startOffset: '50%' });
  const picture = svg('svg', { class: 'shape' });
  text.append(letters);
  picture.append(outline, text);
  element.style.overflow = 'visible';

  /** Draws the whole circle, from the point opposite the text. */
  const follow = (base) => {
    const arc = `a${Math.abs(base)} ${Math.abs(base)} 0 1 ${base > 0 ? 1 : 0} 0 `;
    outline.setAttribute('d', `M${width / 2} ${height / 2 + radius + base}${arc}${-2 * base}${arc}${2 * base}`);
  };
  follow(radius);

  return (font, size, minimumScale) => {
    let { string } = content;
    element.replaceChildren(picture);
    if (isReversed === undefined && RIGHT_TO_LEFT.test(string)) findOrder(text, letters);
    const isStraight = isReversed && RIGHT_TO_LEFT.test(string);
    const natural = widthOf(string, font);
    ruler.font = font;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ruler.measureText(string);
    const drop = (up - down) / 2;
    const chord = 2 * Math.sqrt(OUTSIDE * (2 * Math.abs(radius) + OUTSIDE));
    const room = Math.min(width * (1 - drop / radius), isStraight ? chord : Infinity);
    const scale = Math.min(1, Math.max(minimumScale, room / natural));
    for (const rest = [...string]; rest.length > 0 && widthOf(string, font) * scale > room;) {
      rest.pop();
      string = `${rest.join('').trimEnd()}…`;
    }
    element.style.fontSize = `${size * scale}px`;
    if (isStraight) {
      content.line.data = string;
      element.replaceChildren(content.line);
      return;
    }
    // The baseline of the letters is below the middle of the line.
    follow(radius - drop * scale);
    text.setAttribute('direction', FROM_RIGHT.test(string) ? 'rtl' : 'ltr');
    letters.textContent = string;
  };
};
