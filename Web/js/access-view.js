/** Renders the accessibility tree as elements with roles. */

/** The order of `AccessibilityRole` in Swift. */
export const ROLES = [
  'listbox', 'option', 'button', 'slider', 'spinbutton', 'menu', 'menuitem', 'group', 'progressbar',
  'meter',
];
/** The bits of `AccessibilityStates`. */
const SELECTED = 1, FOCUSABLE = 4, HAS_POPUP = 8;
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

/** Makes the number of elements in a list equal to that in the core's tree. */
export const fill = (list, count) => {
  while (list.children.length > count) list.lastChild.remove();
  while (list.children.length < count) {
    const option = document.createElement('div');
    option.className = 'option';
    option.id = `o${list.children.length}`;
    list.append(option);
  }
};

/** Places an element where the part that it describes is drawn. */
export const place = ({ style }, [x, y, width, height]) => {
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transform = `translate(${x}px, ${y}px)`;
};

/** Reports elements that are activated without a drag, by their index in the core's tree; the list is 0. */
export const watchClicks = (list, activate) => {
  list.addEventListener('click', ({ target }) => activate([list, ...list.children].indexOf(target)));
};

/** Describes an element's number and its limits, if it has one. */
export const describeNumber = (element, { number, value }) => {
  change(element, 'aria-valuenow', number?.now);
  change(element, 'aria-valuemin', number?.min);
  change(element, 'aria-valuemax', number?.max);
  change(element, 'aria-valuetext', value);
};

/** Marks an element that has a menu as collapsed: an open menu replaces the element. */
const describePopup = (element, { states }) => {
  const hasPopup = (states & HAS_POPUP) !== 0;
  change(element, 'aria-haspopup', hasPopup ? 'menu' : null);
  change(element, 'aria-expanded', hasPopup ? 'false' : null);
};

/** Marks a form control as required, read-only or invalid, on each part whose role allows that. */
export const describeDemands = (list, { required, readOnly, validity }) => {
  const isGroup = list.getAttribute('role') === 'group';
  for (const element of isGroup ? list.children : [list]) {
    const isSlider = element.getAttribute('role') === 'slider';
    change(element, 'aria-required', required && !isSlider || null);
    change(element, 'aria-readonly', readOnly || null);
    change(element, 'aria-invalid', validity.valid ? null : true);
  }
};

/** Renders the tree of a list and its options. */
export class AccessView {
  #list;
  #live;
  /** The name of the selected option. */
  selectedName = '';

  /**
   * @param {HTMLElement} list The element that has the focus.
   * @param {HTMLElement} live The live region for announcements.
   * @param {(element: number) => void} activate Receives the index of an element activated without a drag.
   */
  constructor(list, live, activate) {
    this.#list = list;
    this.#live = live;
    watchClicks(list, activate);
  }

  /** The element that receives the focus on a press. */
  get holder() {
    return this.#list;
  }

  /** Reads and renders a tree. */
  apply(words) {
    const active = words.number();
    const [root, ...options] = words.list(() => readElement(words));
    const list = this.#list;
    const isDisabled = (root.states & DISABLED) !== 0;
    change(list, 'role', root.role);
    change(list, 'aria-disabled', isDisabled || null);
    describePopup(list, root);
    change(list, 'tabindex', root.states & FOCUSABLE && !isDisabled ? 0 : null);
    // A group has no value; its children do.
    if (root.role !== 'group') describeNumber(list, root);
    fill(list, options.length);
    this.selectedName = root.value;
    options.forEach((option, index) => this.#applyOption(option, list.children[index]));
    change(list, 'aria-activedescendant', active > 0 ? `o${active - 1}` : null);
  }

  /** Announces the selection, unless the list has the focus: then the screen reader reads its option. */
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
