// Displays random scenes one after another, in words as the core writes them, and compares each with a display that
// has only the last one.
import { Core, WordWriter } from './messages.js';
import { seeded } from './random.js';
import { SceneView } from './scene-view.js';

const SCENE = 2, OPACITY = 4, TURN = 7, SHOW = 9;
const STILL = 0, TURNED = 1, SHOWN = 4;
const MOST_WORDS = 100_000;

const buffer = new ArrayBuffer(MOST_WORDS * 8);
const reader = new Core({ exports: { memory: { buffer }, __wasm_call_ctors() {} } });

const code = (letter) => letter.charCodeAt(0);
const pathTo = (end) => [code('M'), 0, 0, code('L'), end, end, code('Z'), 0];
const paint = (number) => [1, number % 5, 1];
/** The words of masks and of contents, of which a number chooses one. */
const MASKS = [() => [0], (number) => [1, ...pathTo(number)], (number) => [2, ...pathTo(number), ...paint(number)]];
const CONTENTS = [
  () => [0],
  (number) => [1, ...pathTo(number), ...paint(number), 0],
  (number) => [3, ...new WordWriter().text(`data:,${number}`).words, 0, 0, 10, 10, 0],
];

class Scenes {
  constructor(random) {
    this.random = random;
    this.nextID = 1;
    this.roots = this.some(4, () => this.node());
  }

  below(count) {
    return Math.floor(this.random() * count);
  }

  some(most, make) {
    return Array.from({ length: this.below(most + 1) }, make);
  }

  choice(list) {
    const [index, number] = [this.below(list.length), this.below(9) + 1];
    return list[index](number);
  }

  node(depth = 0, isInFragment = false) {
    const node = { id: this.nextID++, owned: null, children: [] };
    this.change(node, isInFragment);
    if (depth < 3) {
      const isOwner = !isInFragment && this.random() < 0.3;
      const children = this.some(3, () => this.node(depth + 1, isInFragment || isOwner));
      if (isOwner) node.owned = children;
      else node.children = children;
    }
    return node;
  }

  change(node, isInFragment = false) {
    node.opacity = this.below(3) / 2;
    node.transform = this.below(2) ? [0] : [6, 1, 0, 0, 1, this.below(9), 0];
    node.mask = this.choice(MASKS);
    node.part = this.below(3);
    node.content = this.choice(CONTENTS);
    node.movement = isInFragment ? STILL : [STILL, STILL, TURNED, SHOWN][this.below(4)];
    node.place = this.below(5);
  }

  /** Changes, adds, removes and reorders nodes; a fragment stays, or is another with some of the same nodes. */
  step(siblings = this.roots) {
    for (const node of siblings) {
      if (this.random() < 0.3) this.change(node);
      if (node.owned && this.random() < 0.3) {
        node.owned = node.owned.filter(() => this.random() < 0.8).map((child) => ({ ...child, opacity: this.below(3) / 2 }));
      }
      // A node has a fragment or children, not both.
      if (!node.owned) this.step(node.children);
    }
    if (this.random() < 0.3) siblings.splice(this.below(siblings.length + 1), 0, this.node(2));
    if (this.random() < 0.3) siblings.splice(this.below(siblings.length), 1);
    if (this.random() < 0.3) siblings.reverse();
    if (this.random() < 0.2 && this.roots.length > 1) {
      // A node with another parent.
      const [moved] = this.roots.splice(this.below(this.roots.length), 1);
      this.roots[0].owned ? this.roots.push(moved) : this.roots[0].children.push(moved);
    }
  }

  get all() {
    const list = (siblings) => siblings.flatMap((node) => [node, ...list(node.children)]);
    return list(this.roots);
  }

  /** The words of a scene after one in which owners had fragments. */
  words(shown = new Map()) {
    const words = [SCENE, 100, 100, 0];
    const add = (siblings, parent, owner) => {
      for (const node of siblings) {
        const isKept = node.owned !== null && shown.get(node.id) === node.owned;
        const rest = [parent, owner, node.movement, node.opacity, ...node.transform, ...node.mask, node.part, ...node.content];
        words.push(node.id, Number(isKept), rest.length, ...rest);
        words[3] += 1;
        if (node.owned && !isKept) add(node.owned, node.id, owner < 0 ? node.id : owner);
        add(node.children, node.id, owner);
      }
    };
    add(this.roots, -1, -1);
    return words;
  }

  /** The placements of all nodes that move. */
  get placements() {
    return this.all.filter(({ movement }) => movement !== STILL).flatMap(({ id, movement, place }) => (
      movement === TURNED ? [TURN, id, place, 1, 2] : [SHOW, id, place, 0, 2, 0.5]));
  }

  get fragments() {
    return new Map(this.all.filter(({ owned }) => owned).map(({ id, owned }) => [id, owned]));
  }
}

const apply = (view, words) => {
  new Float64Array(buffer, 8, words.length).set(words);
  const reading = reader.read(8);
  while (reading.at < words.length + 1) view.apply(reading.number(), reading);
};
/**
 * Returns the display of an element as text. The order of styles, and of a node's mask and content, makes no
 * difference.
 */
const textOf = (element) => {
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
    .map(({ name, value }) => `${name}=${value.replace(/\bg\d+\b/, 'g')}`);
  const styles = [...element.style].map((name) => `${name}:${element.style.getPropertyValue(name).replace(/#g\d+/, '#g')}`)
    .filter((style) => !/^transform-origin:(0px 0px|$)/.test(style));
  const isOwn = (child) => child.className !== '' || child.localName !== 'div';
  const children = [...element.children];
  const own = children.filter(isOwn).map(textOf).sort();
  return `<${[element.localName, ...attributes.sort(), ...styles.sort()].join(' ')}>${
    [...own, ...children.filter((child) => !isOwn(child)).map(textOf)].join('')}</>`;
};

/** Returns the number of scenes that were displayed; throws an error for one that is displayed wrongly. */
window.showScenes = (seed, count) => {
  const scenes = new Scenes(seeded(seed));
  const root = document.createElement('div');
  const view = new SceneView(root);
  let fragments;
  for (let index = 0; index < count; index++) {
    apply(view, scenes.words(fragments));
    apply(view, scenes.placements);
    fragments = scenes.fragments;
    const fresh = document.createElement('div');
    const alone = new SceneView(fresh);
    apply(alone, scenes.words());
    apply(alone, scenes.placements);
    const [found, wanted] = [textOf(root), textOf(fresh)];
    if (found !== wanted) {
      const at = [...found].findIndex((letter, place) => letter !== wanted[place]);
      const near = (text) => text.slice(Math.max(0, at - 200), at + 200);
      throw new Error(`scene ${index} of seed ${seed} is …${near(found)}… instead of …${near(wanted)}…`);
    }
    const observer = new MutationObserver(() => {});
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    apply(view, scenes.words(fragments));
    if (observer.takeRecords().length > 0) throw new Error(`scene ${index} of seed ${seed} changes when it is the same`);
    observer.disconnect();
    scenes.step();
  }
  return count;
};

/** Whether the elements of rows stay when the first is removed and another is added at the end. */
window.keepsElements = () => {
  const root = document.createElement('div');
  const view = new SceneView(root);
  const rows = (ids) => [SCENE, 10, 10, ids.length, ...ids.flatMap((id) => [id, 0, 8, -1, -1, STILL, 1, 0, 0, 0, 0])];
  apply(view, rows([1, 2, 3, 4]));
  const [, ...before] = root.children;
  const moves = [];
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true });
  apply(view, rows([2, 3, 4, 5]));
  moves.push(...observer.takeRecords());
  apply(view, [OPACITY, 3, 0.5]);
  return before.every((element, index) => element === root.children[index]) && moves.length === 2
    && root.children[1].style.opacity === '0.5';
};

/** Whether a picture keeps its element when its node begins or stops to move. */
window.keepsPictures = () => {
  const root = document.createElement('div');
  const view = new SceneView(root);
    const pictures = [STILL, TURNED, SHOWN, STILL].map((movement) => {
    const rest = [-1, -1, movement, 1, 0, ...MASKS[0](), 0, ...CONTENTS[2](1)];
    apply(view, [SCENE, 10, 10, 1, 1, 0, rest.length, ...rest]);
    return root.querySelector('img');
  });
  return pictures.every((each) => each !== null && each === pictures[0]);
};
window.isReady = true;
