/** Renders the content of nodes: shapes, texts and pictures. */

/** The order of `ColorRole` in Swift. */
export const ROLES = [
  'ground', 'surface', 'surface-alternate', 'surface-hover', 'accent', 'on-accent', 'ink',
  'ink-secondary', 'rim-light', 'rim-shade', 'hub-light', 'hub-shade', 'pointer', 'shadow',
  'hairline', 'focus', 'positive', 'warning', 'critical', 'palette-1', 'palette-2', 'palette-3',
  'palette-4', 'palette-5', 'palette-6', 'palette-7', 'palette-8',
];

const hex = (packed) => '#' + packed.toString(16).padStart(8, '0');

/** Reads a colour: its CSS value and its opacity. */
const readTint = (words) => {
  const role = words.number();
  const number = words.number();
  if (role >= 0) return { color: `var(--_${ROLES[role]})`, opacity: number };
  const color = hex(number);
  // The replacement in forced-colours mode is defined only there.
  return { color: role < -1 ? `var(--_forced-${ROLES[-2 - role]}, ${color})` : color, opacity: 1 };
};

const readStops = (words) =>
  words.list(() => ({ offset: words.number(), ...readTint(words) }));

/** The kind of line for a surface without one, visible only with high contrast: `Stroke.edge` in the core. */
const EDGE = 4;

/** Reads a paint; null for none. */
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

/** A CSS colour that includes the opacity. */
const cssColor = ({ color, opacity }) =>
  opacity === 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;

/** The number of arguments of each path command. */
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

/** Places an element at a rectangle of the scene. */
const place = ({ style }, x, y, width, height) =>
  Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });

/**
 * Reads an outline as SVG path data, and extends a box, its least and greatest x and y, to contain the outline.
 *
 * A curve lies within its points. An arc, half a circle at most, lies in the rectangle on its chord that is as
 * high as the arc.
 */
const readPath = (words, box = []) => {
  let data = '';
  let [x, y] = [0, 0];
  const widen = (x, y) => {
    [box[0], box[1]] = [Math.min(box[0], x), Math.max(box[1], x)];
    [box[2], box[3]] = [Math.min(box[2], y), Math.max(box[3], y)];
  };
  for (let code = words.number(); code !== 0; code = words.number()) {
    const verb = String.fromCharCode(code);
    const numbers = [];
    for (let count = NUMBERS[verb]; count > 0; count--) numbers.push(short(words.number()));
    const [fromX, fromY] = [x, y];
    [x = x, y = y] = numbers.slice(-2);
    if (verb === 'A') {
      const [radius, clockwise] = numbers;
      const [width, height] = [x - fromX, y - fromY];
      const chord = Math.hypot(width, height);
      const rise = radius - Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4));
      const share = (clockwise ? rise : -rise) / chord || 0;
      widen(fromX + height * share, fromY - width * share);
      widen(x + height * share, y - width * share);
      numbers.splice(0, 2, radius, radius, 0, 0, clockwise);
    }
    for (let at = verb === 'A' ? 5 : 0; at < numbers.length; at += 2) widen(numbers[at], numbers[at + 1]);
    data += verb + numbers.join(' ');
  }
  return data;
};

/** Sets the attribute `fill` or `stroke` of `element`; a gradient is added to `defs`. */
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
 * Reads partial and dashed lines, if an element's module has added `run` (`line-run.js`).
 *
 * `run` returns a function that changes the visible part of a partial line.
 */
export const lines = {};

/**
 * Fits an svg to its outline, on whole pixels.
 *
 * With a corner elsewhere, the browser would assume a layer that reaches from there, and a larger one for a rotation.
 */
const frame = (picture, box, margin) => {
  const [left, right, top, bottom] =
    box.map((edge, index) => index % 2 ? Math.ceil(edge + margin) : Math.floor(edge - margin));
  if (left > right) return;
  const rectangle = [left, top, right - left, bottom - top];
  picture.setAttribute('viewBox', rectangle.join(' '));
  place(picture, ...rectangle);
};

/** Reads a shape and creates its element. */
export const readShape = (words) => {
  const box = [Infinity, -Infinity, Infinity, -Infinity];
  const path = svg('path', { d: readPath(words, box) });
  const picture = svg('svg', { class: 'shape' });
  let trace;
  let width = 0;
  cover(path, 'fill', readPaint(words), picture);
  const kind = words.number();
  const stroke = readPaint(words, kind);
  cover(path, 'stroke', stroke, picture);
  if (kind === EDGE) path.classList.add('edge');
  if (stroke) {
    width = words.number();
    path.setAttribute('stroke-width', width);
    const cap = CAPS[words.number()];
    path.setAttribute('stroke-linecap', cap);
    path.setAttribute('stroke-linejoin', cap === 'round' ? 'round' : 'miter');
    if (words.number()) trace = lines.run(path, words, picture);
  }
  picture.prepend(path);
  frame(picture, box, width / 2);
  return { element: picture, styled: path, trace };
};

/** Reads a node's clip or mask and applies it to `element`; returns whether that has a child for it. */
export const readMask = (words, element) => {
  const kind = words.number();
  element.style.clipPath = kind === 0 ? '' : `path("${readPath(words)}")`;
  element.querySelector(':scope > .mask')?.remove();
  element.style.mask = '';
  if (kind !== 2) return false;
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
  return true;
};

const ALIGNMENTS = ['start', 'center', 'end'];
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufeff]/;
const SIGNED_NUMBER = /[+\-−]\d([\d.,:\u202f]*\d)?/g;

/** Isolates the signed numbers of a right-to-left text, where −12 would be displayed as 12−. */
const displayText = (string) => RIGHT_TO_LEFT.test(string)
  ? string.replace(SIGNED_NUMBER, '\u2066$&\u2069')
  : string;

const isDigit = (code) => code >= 48 && code <= 57;

/** Whether two texts differ only in their digits. Called for each changing number in each frame. */
const differOnlyInDigits = (one, other) => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) {
    const a = one.charCodeAt(at);
    const b = other.charCodeAt(at);
    if (a !== b && !(isDigit(a) && isDigit(b))) return false;
  }
  return true;
};

export const ruler = document.createElement('canvas').getContext('2d');

/** A cache of at most `MOST_WIDTHS` widths of lines of text, by font and text. */
const widths = new Map();
const MOST_WIDTHS = 1000;

export const forgetWidths = () => widths.clear();

/** The width of a line of text in a font. */
export const widthOf = (string, font) => {
  const key = font + string;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = font;
    ({ width } = ruler.measureText(string));
    if (widths.size === MOST_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width;
};

/**
 * Lines of text along a circle, if an element's module has added `curve` (`curved-text.js`).
 *
 * `curve` returns a function that draws the text of a content.
 */
export const texts = {};

/** Reads the style and the box of a line of text; returns a function that fits the text to the box. */
const readTextStyle = (words, content) => {
  const { element } = content;
  const size = words.number();
  const weight = words.number();
  const isMonospaced = words.number() === 1;
  const isTabular = content.isTabular = words.number() === 1;
  const paint = readPaint(words);
  const [x, y, width, height] = [words.number(), words.number(), words.number(), words.number()];
  const { style } = element;
  element.className = isMonospaced ? 'text monospaced' : 'text';
  place(element, x, y, width, height);
  style.setProperty('--paint', cssColor(paint));
  style.lineHeight = `${height}px`;
  style.fontWeight = weight;
  style.fontVariantNumeric = isTabular ? 'tabular-nums' : '';
  style.textAlign = ALIGNMENTS[words.number()];
  const minimumScale = words.number();
  const radius = words.number();
  content.curve = radius && texts.curve?.(content, [width, height], radius);
  if (!content.curve) element.replaceChildren(content.line);
  let shown;

  /** Reduces the font size, down to the minimum scale; text that is still too wide ends in an ellipsis. */
  return (family) => {
    const font = `${weight} ${size}px ${isMonospaced ? 'monospace' : family}`;
    if (content.curve) return content.curve(font, size, minimumScale);
    const scale = Math.min(1, width / widthOf(content.ruled, font));
    if (scale === shown) return;
    shown = scale;
    style.fontSize = `${size * Math.max(minimumScale, scale)}px`;
    // Letters on the page may be slightly wider than measured, which must not cause an ellipsis. Unclipped text is also
    // cheaper to composite in each frame.
    style.overflow = scale < minimumScale ? '' : 'visible';
  };
};

/**
 * Reads a line of text and creates its element; `fit` takes the name of the typeface.
 *
 * Reuses the element of the previous text, and does not read an unchanged style again.
 */
export const readText = (words, before) => {
  const { element } = before ?? { element: document.createElement('div') };
  const content = before ?? { element, styled: element, line: document.createTextNode('') };
  const string = content.string = content.line.data = displayText(words.text());
  if (before) {
    // A changing text is laid out without the rest of the page.
    if (!before.isCounting) element.style.contain = 'layout size style';
    before.isCounting = true;
  }
  const looksAsBefore = before && words.repeats(content.look);
  if (!looksAsBefore) {
    const place = words.at;
    content.fit = readTextStyle(words, content);
    content.look = words.since(place);
  }
  // Tabular digits all have the same width and need not be measured one by one.
  const { ruled, isTabular } = content;
  const isAsWide = before !== undefined && (isTabular ? differOnlyInDigits(ruled, string) : ruled === string);
  if (!isAsWide) content.ruled = isTabular ? string.replace(/\d/g, '0') : string;
  content.isFitted = looksAsBefore && isAsWide && !content.curve;
  return content;
};

/** Reads a picture and creates its element. */
export const readImage = (words) => {
  const element = document.createElement('img');
  element.className = 'picture';
  element.alt = '';
  element.draggable = false;
  element.src = words.text();
  place(element, words.number(), words.number(), words.number(), words.number());
  element.style.borderRadius = `${words.number()}px`;
  return { element, styled: element };
};
