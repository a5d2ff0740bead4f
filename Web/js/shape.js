/** Outlines as SVG. */

import { readPaint } from './paint.js';

/** How many numbers follow each verb of path data. */
const NUMBERS = { M: 2, L: 2, Q: 4, C: 6, A: 4, Z: 0 };
const CAPS = ['butt', 'round', 'square'];

let gradientCount = 0;

export const svg = (name, attributes = {}) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** A thousandth of a point is finer than any screen. */
const short = (number) => Math.round(number * 1000) / 1000;

/** Reads an outline as path data. */
export const readPath = (words) => {
  let data = '';
  for (let left = words.number(); left > 0; left--) {
    const verb = String.fromCharCode(words.number());
    const numbers = [];
    for (let count = NUMBERS[verb]; count > 0; count--) numbers.push(short(words.number()));
    if (verb === 'A') {
      const [radius, clockwise, x, y] = numbers;
      numbers.splice(0, 4, radius, radius, 0, 0, clockwise, x, y);
    }
    data += verb + numbers.join(' ');
  }
  return data;
};

/** Covers `element` by setting `attribute` (`fill` or `stroke`); a gradient is put into `defs`. */
const cover = (element, attribute, paint, defs) => {
  if (!paint) {
    element.setAttribute(attribute, 'none');
  } else if (paint.gradient) {
    const id = `g${gradientCount++}`;
    const gradient = svg(paint.gradient, { id, gradientUnits: 'userSpaceOnUse', ...paint.place });
    if ('cx' in paint.place) {
      gradient.setAttribute('fx', paint.place.cx);
      gradient.setAttribute('fy', paint.place.cy);
    }
    for (const { offset, color, opacity } of paint.stops) {
      gradient.append(
        svg('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }));
    }
    defs.append(gradient);
    element.setAttribute(attribute, `url(#${id})`);
  } else {
    element.setAttribute(attribute, paint.color);
    if (paint.opacity !== 1) element.setAttribute(`${attribute}-opacity`, paint.opacity);
  }
};

/** Reads a shape and makes an element of it. */
export const readShape = (words) => {
  const path = svg('path', { d: readPath(words) });
  const picture = svg('svg', { class: 'shape' });
  cover(path, 'fill', readPaint(words), picture);
  const stroke = readPaint(words);
  cover(path, 'stroke', stroke, picture);
  if (stroke) {
    path.setAttribute('stroke-width', words.number());
    const cap = CAPS[words.number()];
    path.setAttribute('stroke-linecap', cap);
    path.setAttribute('stroke-linejoin', cap === 'round' ? 'round' : 'miter');
  }
  picture.append(path);
  return { element: picture, styled: path };
};

/** Reads what of a node is seen, and lets only that be seen of `element`. */
export const readMask = (words, element) => {
  const kind = words.number();
  element.style.clipPath = kind === 0 ? '' : `path("${readPath(words)}")`;
  element.querySelector(':scope > .mask')?.remove();
  element.style.mask = '';
  if (kind !== 2) return;
  const id = `g${gradientCount++}`;
  const whole = { x: -1e4, y: -1e4, width: 2e4, height: 2e4 };
  const mask = svg('mask', { id, maskUnits: 'userSpaceOnUse', 'mask-type': 'alpha', ...whole });
  const holder = svg('svg', { class: 'shape mask' });
  const area = svg('rect', whole);
  cover(area, 'fill', readPaint(words), holder);
  mask.append(area);
  holder.append(mask);
  element.prepend(holder);
  element.style.mask = `url(#${id})`;
};
