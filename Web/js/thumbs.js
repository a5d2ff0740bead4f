/** The accessibility tree of a dial: one slider, or two thumbs, each a tab stop of its own. */

import { change, describeNumber, DISABLED, fill, place, readElement, watchClicks }
  from './access-view.js';

/** Keeps a slider, or a group and its thumbs, in step with the core. */
export class Thumbs {
  #list;
  #live;
  #value = '';
  /** The thumb that keys act on. */
  #active = 0;

  /** Takes what `AccessView` takes; `activate` has keys act on another thumb. */
  constructor(list, live, activate) {
    this.#list = list;
    this.#live = live;
    watchClicks(list, activate);
    list.addEventListener('focusin', ({ target }) => {
      const index = [...list.children].indexOf(target);
      if (index >= 0 && index !== this.#active) activate(index + 1);
    });
  }

  /** What a press gives the keyboard: the thumb that was meant, or the only one. */
  get holder() {
    return this.#list.children[this.#active] ?? this.#list;
  }

  /** Reads a tree. */
  apply(words) {
    const active = words.number() - 1;
    const [root, ...thumbs] = words.list(() => readElement(words));
    this.#value = root.value;
    // The core may not be called while its words are read, and whoever has the focus calls it.
    queueMicrotask(() => this.#show(root, thumbs, active));
  }

  /** Has the value read out, unless the keyboard is here: then it is read as the slider's. */
  announce() {
    if (!this.#list.matches(':focus, :focus-within')) this.#live.textContent = this.#value;
  }

  #show(root, thumbs, active) {
    const list = this.#list;
    const isSlider = thumbs.length === 0;
    this.#describe(list, root, isSlider);
    // A group's value is that of its thumbs.
    if (!isSlider) list.removeAttribute('aria-valuetext');
    fill(list, thumbs.length);
    thumbs.forEach((thumb, index) => {
      const element = list.children[index];
      change(element, 'aria-label', thumb.name);
      this.#describe(element, thumb, true);
      place(element, thumb.frame);
    });
    this.#active = active;
    // Not by `:focus-within`: that still holds while the keyboard goes from one to the other.
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
