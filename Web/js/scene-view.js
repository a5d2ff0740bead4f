/** Renders a scene: an element for each node, created once and then changed. */

import { forgetWidths, readImage, readMask, readShape, readText } from './content.js';

/** The parts of a report: the order of `MessagePart` in Swift. */
export const END = 0, EVENT = 1, ACCESSIBILITY = 5, TOUCH_AREAS = 6;
const SCENE = 2, TRANSFORM = 3, OPACITY = 4, TURN = 7, SHIFT = 8, SHOW = 9, TRACE = 10, OUTLINE = 11;

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

/** The movements that are none, that move a line, and from which on they have an opacity: `NodeMovement` in Swift. */
const STILL = 0, TRACED = 3, SHOWN = 4, OUTLINED = 6;

/** Reads a part of a node, unless its words are those that the node has under a name. */
const update = (words, node, name, read) => {
  if (node[name] && words.repeats(node[name])) return;
  const place = words.at;
  read();
  node[name] = words.since(place);
};

/** Renders a scene inside an element. */
export class SceneView {
  #root;
  /**
   * The displayed nodes: their elements, and their words. `last` is the latest child that was placed, after the node's
   * own mask and content; `owner` is the node with the fragment around the node.
   *
   * @type {Map<number, {element: HTMLElement, style: CSSStyleDeclaration, owner: number, last: HTMLElement | null,
   *    ownCount: number, centerX: number, centerY: number, movement: number, opacity: number, part: string,
   *    transform: Float64Array, mask: Float64Array, drawn: Float64Array, hasMask: boolean, content?: object}>}
   */
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
      case SCENE: this.#apply(words); break;
      case TRANSFORM: this.#transform(this.#nodes.get(words.number()), words); break;
      case OPACITY: this.#nodes.get(words.number()).style.opacity = words.number(); break;
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

  /** Reads a whole scene and displays what differs. */
  #apply(words) {
    const { style } = this.#root;
    style.width = `${words.number()}px`;
    style.height = `${words.number()}px`;
    const count = words.number();
    const start = words.at;
    const [ids, kept] = [new Set(), new Set()];
    for (let left = count; left > 0; left--) {
      const id = words.number();
      ids.add(id);
      // The descendants in the node's fragment are as before.
      if (words.number() === 1) kept.add(id);
      words.skip();
    }
    // Removed first, so that the others are in their order in most cases.
    for (const [id, { element, owner }] of this.#nodes) {
      if (ids.has(id) || kept.has(owner)) continue;
      element.remove();
      this.#nodes.delete(id);
    }
    words.at = start;
    const root = { element: this.#root, last: null, ownCount: 0 };
    for (let left = count; left > 0; left--) this.#show(words, root);
  }

  /** Reads a node of a scene, and displays what differs. */
  #show(words, root) {
    const id = words.number();
    words.at += 2;
    let node = this.#nodes.get(id);
    if (!node) {
      const element = document.createElement('div');
      node = { element, style: element.style, centerX: 0, centerY: 0 };
      this.#nodes.set(id, node);
    }
    const { element } = node;
    const holder = this.#nodes.get(words.number()) ?? root;
    const next = holder.last ? holder.last.nextSibling : holder.element.children[holder.ownCount] ?? null;
    if (next !== element) holder.element.insertBefore(element, next);
    holder.last = element;
    node.owner = words.number();
    const movement = words.number();
    const opacity = words.number();
    const isSame = movement === node.movement;
    // The words of a node that moves are not what it displays: that is its latest placement.
    if (!isSame) node.transform = undefined;
    if (!isSame && (node.movement === TRACED || node.movement === OUTLINED)) node.drawn = undefined;
    node.movement = movement;
    if (!isSame || movement < SHOWN && opacity !== node.opacity) {
      node.opacity = opacity;
      node.style.opacity = opacity === 1 ? '' : opacity;
    }
    if (isSame && movement !== STILL) words.skip();
    else update(words, node, 'transform', () => this.#transform(node, words));
    update(words, node, 'mask', () => { node.hasMask = readMask(words, element); });
    update(words, node, 'drawn', () => this.#draw(node, PARTS[words.number()], words));
    [node.last, node.ownCount] = [null, Number(node.hasMask) + Number(node.content !== undefined)];
  }

  #transform(node, words) {
    if (node.centerX !== 0 || node.centerY !== 0) this.#center(node, 0, 0);
    node.style.transform = readTransform(words);
  }

  /** Sets the point around which a node turns. */
  #center(node, x, y) {
    [node.centerX, node.centerY] = [x, y];
    node.style.transformOrigin = `${x}px ${y}px`;
  }

  #draw(node, part, words) {
    const { content, element } = node;
    const kind = words.number();
    // A changing text keeps its element.
    if (kind === TEXT && content?.fit && part === node.part) {
      readText(words, content);
    } else {
      content?.element.remove();
      element.removeAttribute('part');
      node.content = READERS[kind]?.(words);
      node.part = part;
      if (part) (node.content?.styled ?? element).setAttribute('part', part);
      if (node.content) element.prepend(node.content.element);
    }
    if (node.content?.fit && !node.content.isFitted) this.#unfitted.push(node.content.fit);
  }
}
