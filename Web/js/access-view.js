/** The accessibility tree, as elements with roles. */

/** The order of `AccessibilityRole` in Swift. */
export const ROLES = [
  'listbox', 'option', 'button', 'slider', 'spinbutton', 'menu', 'menuitem', 'group', 'progressbar',
];
/** The bits of `AccessibilityStates`. */
const SELECTED = 1, HAS_POPUP = 8;
export const DISABLED = 2;

export const change = (element, name, value) => {
  if (value === null || value === undefined || value === '') element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
};

export const readElement = (words) => {
  const element = {
    role: ROLES[words.number()],
    states: words.number(),
    actions: words.number(),
    name: words.text(),
    value: words.text(),
    frame: [words.number(), words.number(), words.number(), words.number()],
  };
  if (words.number() === 1) {
    element.number = { now: words.number(), min: words.number(), max: words.number() };
  }
  const [index, count] = [words.number(), words.number()];
  if (index >= 0) element.position = { index, count };
  return element;
};

/** Makes as many elements in a list as there are in the core's tree. */
export const fill = (list, count) => {
  while (list.children.length > count) list.lastChild.remove();
  while (list.children.length < count) {
    const option = document.createElement('div');
    option.className = 'option';
    option.id = `o${list.children.length}`;
    list.append(option);
  }
};

/** Has a screen reader's frame stand where a finger finds the thing. */
export const place = ({ style }, [x, y, width, height]) => {
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transform = `translate(${x}px, ${y}px)`;
};

/** Tells which element was activated without a drag: its index in the core's tree, that of the list 0. */
export const watchClicks = (list, activate) => {
  list.addEventListener('click', ({ target }) => activate([list, ...list.children].indexOf(target)));
};

/** Says what an element's number is, and between which ends; nothing where it has none. */
export const describeNumber = (element, { number, value }) => {
  change(element, 'aria-valuenow', number?.now);
  change(element, 'aria-valuemin', number?.min);
  change(element, 'aria-valuemax', number?.max);
  change(element, 'aria-valuetext', value);
};

/** Says that an element has a menu, which is closed: one that is open stands in its place. */
const describePopup = (element, { states }) => {
  const hasPopup = (states & HAS_POPUP) !== 0;
  change(element, 'aria-haspopup', hasPopup ? 'menu' : null);
  change(element, 'aria-expanded', hasPopup ? 'false' : null);
};

/** Says what a page asks of a form control, of each part of it whose role can have it. */
export const describeDemands = (list, { required, readOnly, validity }) => {
  const isGroup = list.getAttribute('role') === 'group';
  for (const element of isGroup ? list.children : [list]) {
    const isSlider = element.getAttribute('role') === 'slider';
    change(element, 'aria-required', required && !isSlider || null);
    change(element, 'aria-readonly', readOnly || null);
    change(element, 'aria-invalid', validity.valid ? null : true);
  }
};

/** Keeps a list and its options in step with the core. */
export class AccessView {
  #list;
  #live;
  /** The name of what is selected. */
  selectedName = '';

  /**
   * @param {HTMLElement} list Has the keyboard.
   * @param {HTMLElement} live Is read out when it changes.
   * @param {(element: number) => void} activate Takes which element was activated without a drag.
   */
  constructor(list, live, activate) {
    this.#list = list;
    this.#live = live;
    watchClicks(list, activate);
  }

  /** What a press gives the keyboard. */
  get holder() {
    return this.#list;
  }

  /** Reads a tree. */
  apply(words) {
    const active = words.number();
    const [root, ...options] = words.list(() => readElement(words));
    const list = this.#list;
    const isDisabled = (root.states & DISABLED) !== 0;
    change(list, 'role', root.role);
    change(list, 'aria-disabled', isDisabled || null);
    describePopup(list, root);
    change(list, 'tabindex', isDisabled ? null : 0);
    // A group can have no value: those inside it say theirs.
    if (root.role !== 'group') describeNumber(list, root);
    fill(list, options.length);
    this.selectedName = root.value;
    options.forEach((option, index) => this.#applyOption(option, list.children[index]));
    change(list, 'aria-activedescendant', active > 0 ? `o${active - 1}` : null);
  }

  /** Has the selection read out, unless the list has the keyboard: then its option is. */
  announce() {
    const { activeElement } = this.#list.getRootNode();
    if (activeElement !== this.#list) this.#live.textContent = this.selectedName;
  }

  #applyOption(option, element) {
    const { role, name, number, value, states, position, frame } = option;
    change(element, 'role', role);
    change(element, 'aria-label', name);
    if (number) describeNumber(element, option);
    else change(element, 'aria-description', value);
    change(element, 'aria-posinset', position && position.index + 1);
    change(element, 'aria-setsize', position?.count);
    change(element, 'aria-selected', role === 'option' ? (states & SELECTED) !== 0 : null);
    describePopup(element, option);
    change(element, 'aria-disabled', (states & DISABLED) !== 0 || null);
    if (states & SELECTED) this.selectedName = name;
    place(element, frame);
  }
}
