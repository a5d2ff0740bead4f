/** The accessibility tree, as elements with roles. */

/** The order of `AccessibilityRole` in Swift. */
const ROLES = ['listbox', 'option', 'button', 'slider', 'spinbutton', 'menu', 'menuitem'];
/** The bits of `AccessibilityStates`. */
const SELECTED = 1, DISABLED = 2;

const change = (element, name, value) => {
  if (value === null || value === undefined || value === '') element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
};

const readElement = (words) => {
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

/** Keeps a list and its options in step with the core. */
export class AccessView {
  #list;
  #live;
  #names = [];
  /** The name of what is selected. */
  selectedName = '';

  /**
   * @param {HTMLElement} list Has the keyboard.
   * @param {HTMLElement} live Is read out when it changes.
   * @param {(index: number) => void} activate Chooses an option without a drag.
   */
  constructor(list, live, activate) {
    this.#list = list;
    this.#live = live;
    list.addEventListener('click', ({ target }) => {
      const index = [...list.children].indexOf(target);
      if (index >= 0) activate(index);
    });
  }

  /** Reads a tree. */
  apply(words) {
    const active = words.number();
    const [root, ...options] = words.list(() => readElement(words));
    const list = this.#list;
    const isDisabled = (root.states & DISABLED) !== 0;
    change(list, 'role', root.role);
    change(list, 'aria-disabled', isDisabled || null);
    change(list, 'tabindex', isDisabled ? -1 : 0);
    change(list, 'aria-valuenow', root.number?.now);
    change(list, 'aria-valuemin', root.number?.min);
    change(list, 'aria-valuemax', root.number?.max);
    change(list, 'aria-valuetext', root.value);
    while (list.children.length > options.length) list.lastChild.remove();
    while (list.children.length < options.length) {
      const option = document.createElement('div');
      option.className = 'option';
      option.id = `o${list.children.length}`;
      list.append(option);
    }
    this.selectedName = root.value;
    options.forEach((option, index) => this.#applyOption(option, list.children[index]));
    change(list, 'aria-activedescendant', active > 0 ? `o${active - 1}` : null);
  }

  /** Has the selection read out, unless the list has the keyboard: then its option is. */
  announce() {
    const { activeElement } = this.#list.getRootNode();
    if (activeElement !== this.#list) this.#live.textContent = this.selectedName;
  }

  #applyOption({ role, name, value, states, position, frame: [x, y, width, height] }, element) {
    change(element, 'role', role);
    change(element, 'aria-label', name);
    change(element, 'aria-description', value);
    change(element, 'aria-posinset', position && position.index + 1);
    change(element, 'aria-setsize', position?.count);
    change(element, 'aria-selected', (states & SELECTED) !== 0);
    change(element, 'aria-disabled', (states & DISABLED) !== 0 || null);
    if (states & SELECTED) this.selectedName = name;
    const { style } = element;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = `translate(${x}px, ${y}px)`;
  }
}
