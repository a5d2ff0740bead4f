/** Lines of text that fit their boxes. */

import { readPaint, cssColor } from './paint.js';

const ALIGNMENTS = ['start', 'center', 'end'];
const ruler = document.createElement('canvas').getContext('2d');

/** Reads a line of text and makes an element of it; `fit` takes
 * the face's name. */
export const readText = (words) => {
  const element = document.createElement('div');
  element.className = 'text';
  const string = words.text();
  element.textContent = string;
  const size = words.number();
  const weight = words.number();
  const isMonospaced = words.number() === 1;
  const isTabular = words.number() === 1;
  const paint = readPaint(words);
  const [x, y, width, height] = [words.number(), words.number(), words.number(), words.number()];
  const { style } = element;
  style.setProperty('--paint', cssColor(paint));
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.lineHeight = `${height}px`;
  style.fontWeight = weight;
  if (isMonospaced) element.classList.add('monospaced');
  if (isTabular) style.fontVariantNumeric = 'tabular-nums';
  style.textAlign = ALIGNMENTS[words.number()];
  const minimumScale = words.number();

  /** Makes the letters smaller as far as they may be; what is too wide still ends in an ellipsis. */
  const fit = (family) => {
    ruler.font = `${weight} ${size}px ${isMonospaced ? 'monospace' : family}`;
    const scale = width / ruler.measureText(string).width;
    style.fontSize = `${size * Math.max(minimumScale, Math.min(1, scale))}px`;
  };
  style.fontSize = `${size}px`;
  return { element, styled: element, fit };
};

/** Reads a picture and makes an element of it. */
export const readImage = (words) => {
  const element = document.createElement('img');
  element.className = 'picture';
  element.alt = '';
  element.draggable = false;
  element.src = words.text();
  const [x, y, width, height] = [words.number(), words.number(), words.number(), words.number()];
  Object.assign(element.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
  });
  return { element, styled: element };
};
