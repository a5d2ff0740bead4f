/** Renders the accessibility tree of a dial: one slider, or two thumbs that are separate tab stops. */

import { change, describeNumber, DISABLED, fill, place, readElement, watchClicks }
  from './access-view.js';

/** Renders the tree of a slider, or of a group and its thumbs. */
export class Thumbs {
  #list;
  #live;
  #value = '';
  /** The index of the thumb that keys act on. */
  #active = 0;

  /** Takes the parameters of `AccessView`; `activate` also changes the thumb that keys act on. */
  constructor(list, live, activate) {
    this.#list = list;
    this.#live = live;
    watchClicks(list, activate);
    list.addEventListener('focusin', ({ target }) => {
      const index = [...list.children].indexOf(target);
      if (index >= 0 && index !== this.#active) activate(index + 1);
    });
  }

  /** The element that receives the focus on a press: the active thumb, or the only slider. */
  get holder() {
    return this.#list.children[this.#active] ?? this.#list;
  }

  /** Reads and renders a tree. */
  apply(words) {
    const active = words.number() - 1;
    const [root, ...thumbs] = words.list(() => readElement(words));
    this.#value = root.value;
    // Focus handlers call the core, which is not possible while its message is read.
    queueMicrotask(() => this.#show(root, thumbs, active));
  }

  /** Announces the value, unless a slider has the focus: then the screen reader reads it. */
  announce() {
    if (!this.#list.matches(':focus, :focus-within')) this.#live.textContent = this.#value;
  }

  #show(root, thumbs, active) {
    const list = this.#list;
    const isSlider = thumbs.length === 0;
    this.#describe(list, root, isSlider);
    // The thumbs of a group have the values.
    if (!isSlider) list.removeAttribute('aria-valuetext');
    fill(list, thumbs.length);
    thumbs.forEach((thumb, index) => {
      const element = list.children[index];
      change(element, 'aria-label', thumb.name);
      this.#describe(element, thumb, true);
      place(element, thumb.frame);
    });
    this.#active = active;
    // `:focus-within` would still match while the focus moves from one thumb to the other.
    const { activeElement } = list.getRootNode();
    const thumb = list.children[active];
    if (activeElement !== thumb && list.contains(activeElement)) thumb?.focus({ preventScroll: true });
  }

  #describe(element, { role, states, number, value }, hasKeyboard) {
    const isDisabled = (states & DISABLED) !== 0;
    change(element, 'role', role);
    change(element, 'aria-disabled', isDisabled || null);
    change(element, 'tabindex', hasKeyboard && !isDisabled ? 0 : null);
    describeNumber(element, { number, value });
  }
}
