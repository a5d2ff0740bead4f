/** What nodes show: outlines, lines of text and pictures, as elements. */

/** The order of `ColorRole` in Swift. */
export const ROLES = [
  'ground', 'surface', 'surface-alternate', 'surface-hover', 'accent', 'on-accent', 'ink',
  'ink-secondary', 'rim-light', 'rim-shade', 'hub-light', 'hub-shade', 'pointer', 'shadow',
  'hairline', 'focus', 'positive', 'warning', 'critical', 'palette-1', 'palette-2', 'palette-3',
  'palette-4', 'palette-5', 'palette-6', 'palette-7', 'palette-8',
];

const hex = (packed) => '#' + packed.toString(16).padStart(8, '0');

/** Reads a colour: what CSS calls it, and its opacity. */
const readTint = (words) => {
  const role = words.number();
  const number = words.number();
  if (role >= 0) return { color: `var(--_${ROLES[role]})`, opacity: number };
  const color = hex(number);
  // What takes its place where colours are forced is defined only there.
  return { color: role < -1 ? `var(--_forced-${ROLES[-2 - role]}, ${color})` : color, opacity: 1 };
};

const readStops = (words) =>
  words.list(() => ({ offset: words.number(), ...readTint(words) }));

/** In the place of a line: that a surface has none of its own; the core's `Stroke.edge`. */
const EDGE = 4;

/** Reads what an area is covered with; null for nothing. */
const readPaint = (words, kind = words.number()) => {
  switch (kind) {
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
const cssColor = ({ color, opacity }) =>
  opacity === 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;

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
const readPath = (words) => {
  let data = '';
  for (let code = words.number(); code !== 0; code = words.number()) {
    const verb = String.fromCharCode(code);
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

/**
 * Reads how much of its outline a line runs along; the elements bring it that need it.
 *
 * Answers with what runs it along another part, where it runs along one.
 */
export const lines = {};

/** Reads a shape and makes an element of it. */
export const readShape = (words) => {
  const path = svg('path', { d: readPath(words) });
  const picture = svg('svg', { class: 'shape' });
  let trace;
  cover(path, 'fill', readPaint(words), picture);
  const kind = words.number();
  const stroke = readPaint(words, kind);
  cover(path, 'stroke', stroke, picture);
  if (kind === EDGE) path.classList.add('edge');
  if (stroke) {
    path.setAttribute('stroke-width', words.number());
    const cap = CAPS[words.number()];
    path.setAttribute('stroke-linecap', cap);
    path.setAttribute('stroke-linejoin', cap === 'round' ? 'round' : 'miter');
    if (words.number()) trace = lines.run(path, words, picture);
  }
  picture.prepend(path);
  return { element: picture, styled: path, trace };
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

const ALIGNMENTS = ['start', 'center', 'end'];
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufeff]/;
const SIGNED_NUMBER = /[+\-−]\d([\d.,:\u202f]*\d)?/g;

/** A text as it is displayed: among letters from right to left, −12 would be laid out as 12−. */
const displayText = (string) => RIGHT_TO_LEFT.test(string)
  ? string.replace(SIGNED_NUMBER, '\u2066$&\u2069')
  : string;

const ruler = document.createElement('canvas').getContext('2d');

/** Reads a line of text and makes an element of it; `fit` takes
 * the face's name. */
export const readText = (words) => {
  const element = document.createElement('div');
  element.className = 'text';
  const string = displayText(words.text());
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
    // Letters on the page may be a hair wider than measured: no reason to end in an ellipsis.
    style.textOverflow = scale < minimumScale ? '' : 'clip';
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
    borderRadius: `${words.number()}px`,
  });
  return { element, styled: element };
};
