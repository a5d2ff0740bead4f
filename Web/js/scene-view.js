/** Renders a scene: an element for each node, created once and then changed. */

import { forgetWidths, readImage, readMask, readShape, readText } from './content.js';

/** The parts of a report: the order of `MessagePart` in Swift. */
export const END = 0, EVENT = 1, ACCESSIBILITY = 10, TOUCH_AREAS = 11;
const TURN = 12, SHIFT = 13, SHOW = 14, TRACE = 15, OUTLINE = 16;
const RESIZE = 2, INSERT = 3, REMOVE = 4, MOVE = 5, TRANSFORM = 6, OPACITY = 7, MASK = 8,
  CONTENT = 9;

/** The order of `ScenePart` in Swift: names for CSS `::part()`. */
export const PARTS = [
  '', 'background', 'rim', 'disc', 'sector', 'selected-sector', 'icon', 'title', 'pointer',
  'hub', 'focus-ring', 'tile', 'front-tile',
];

/** Functions that read the content of a node, by its kind: none, a shape, a text, a picture. */
const READERS = [null, readShape, readText, readImage], TEXT = 2;

/** A millionth of a point, of a scale or of a radian is finer than any screen, and short to write. */
const short = (number) => Math.round(number * 1e6) / 1e6;

const readTransform = (words) => {
  const count = words.number();
  if (count === 0) return '';
  let text = count === 6 ? 'matrix(' : 'matrix3d(';
  for (let left = count; left > 0; left--) {
    text += short(words.number()) + (left > 1 ? ',' : ')');
  }
  return text;
};

/** Renders a scene inside an element. */
export class SceneView {
  #root;
  /** @type {Map<number, {element: HTMLElement, style: CSSStyleDeclaration, part: number,
   *    centerX: number, centerY: number, content?: object}>} */
  #nodes = new Map();
  #unfitted = [];
  #family = '';

  /** @param {HTMLElement} root The parent of the scene. */
  constructor(root) {
    this.#root = root;
  }

  /** Applies one change, after its kind was read. */
  apply(change, words) {
    switch (change) {
      case TURN: {
        // Most frames only turn a node: browsers read one angle in half the time of a matrix.
        const node = this.#nodes.get(words.number());
        const angle = words.number();
        const x = words.number();
        const y = words.number();
        if (x !== node.centerX || y !== node.centerY) this.#center(node, x, y);
        node.style.transform = `rotate(${short(angle)}rad)`;
        break;
      }
      case SHIFT:
        this.#nodes.get(words.number()).style.transform =
          `translate(${short(words.number())}px,${short(words.number())}px)`;
        break;
      case SHOW: {
        const { style } = this.#nodes.get(words.number());
        style.transform =
          `translate(${short(words.number())}px,${short(words.number())}px)scale(${short(words.number())})`;
        style.opacity = words.number();
        break;
      }
      case TRACE:
        this.#nodes.get(words.number()).content.trace(short(words.number()), short(words.number()));
        break;
      case OUTLINE: {
        const { style, content } = this.#nodes.get(words.number());
        style.transform = `scale(${short(words.number())})`;
        content.styled.setAttribute('stroke-width', short(words.number()));
        style.opacity = words.number();
        break;
      }
      case RESIZE:
        this.#root.style.width = `${words.number()}px`;
        this.#root.style.height = `${words.number()}px`;
        break;
      case INSERT: this.#insert(words); break;
      case REMOVE: this.#remove(words.number()); break;
      case MOVE: {
        const { element } = this.#nodes.get(words.number());
        this.#place(element, words.number(), words.number());
        break;
      }
      case TRANSFORM: {
        const node = this.#nodes.get(words.number());
        if (node.centerX !== 0 || node.centerY !== 0) this.#center(node, 0, 0);
        node.style.transform = readTransform(words);
        break;
      }
      case OPACITY: this.#nodes.get(words.number()).style.opacity = words.number(); break;
      case MASK: readMask(words, this.#nodes.get(words.number()).element); break;
      case CONTENT: this.#show(this.#nodes.get(words.number()), words); break;
    }
  }

  /**
   * Fits the new texts to their boxes. Measuring comes last, because it causes a layout of the page.
   *
   * Reading the typeface causes a style calculation, so it is read only while the control is at rest.
   */
  finish(isMoving) {
    if (this.#unfitted.length === 0) return;
    if (!isMoving || !this.#family) this.#family = getComputedStyle(this.#root).fontFamily;
    for (const fit of this.#unfitted) fit(this.#family);
    this.#unfitted.length = 0;
  }

  /** Animates a node that turns around a point. */
  animate(id, x, y, frames, timing) {
    const node = this.#nodes.get(id);
    this.#center(node, x, y);
    return node.element.animate(frames, timing);
  }

  /** Fits all texts again, as after a change of the font. */
  fit() {
    forgetWidths();
    for (const { content } of this.#nodes.values()) {
      if (content?.fit) this.#unfitted.push(content.fit);
    }
    this.finish(false);
  }

  /** Removes all nodes. */
  clear() {
    this.#root.replaceChildren();
    this.#nodes.clear();
    this.#unfitted.length = 0;
  }

  #insert(words) {
    const element = document.createElement('div');
    const id = words.number();
    const [parent, before] = [words.number(), words.number()];
    const { style } = element;
    const node = { element, style, part: words.number(), centerX: 0, centerY: 0, content: undefined };
    this.#nodes.set(id, node);
    const opacity = words.number();
    if (opacity !== 1) style.opacity = opacity;
    style.transform = readTransform(words);
    readMask(words, element);
    this.#place(element, parent, before);
    this.#show(node, words);
  }

  /** Sets the point around which a node turns. */
  #center(node, x, y) {
    [node.centerX, node.centerY] = [x, y];
    node.style.transformOrigin = `${x}px ${y}px`;
  }

  #place(element, parent, before) {
    const holder = parent < 0 ? this.#root : this.#nodes.get(parent).element;
    holder.insertBefore(element, this.#nodes.get(before)?.element ?? null);
  }

  /** Removes a node and its descendants. */
  #remove(id) {
    const { element } = this.#nodes.get(id);
    element.remove();
    for (const [other, node] of this.#nodes) {
      if (element.contains(node.element)) this.#nodes.delete(other);
    }
  }

  #show(node, words) {
    const { content } = node;
    const part = PARTS[node.part];
    const kind = words.number();
    // A changing text keeps its element.
    if (kind === TEXT && content?.fit) {
      readText(words, content);
    } else {
      content?.element.remove();
      node.content = READERS[kind]?.(words);
      if (part) (node.content?.styled ?? node.element).setAttribute('part', part);
      if (node.content) node.element.prepend(node.content.element);
    }
    if (node.content?.fit && !node.content.isFitted) this.#unfitted.push(node.content.fit);
  }
}
