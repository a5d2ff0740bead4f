/** The accessibility tree of several fields in one control: each has the keyboard in its turn. */

import { change, describeNumber, DISABLED, fill, place, readElement, watchClicks }
  from './access-view.js';

/** Keeps a group and its fields in step with the core. */
export class FieldGroup {
  #group;
  #live;
  #value = '';

  /** Takes what `AccessView` takes. */
  constructor(group, live, activate) {
    this.#group = group;
    this.#live = live;
    group.removeAttribute('tabindex');
    watchClicks(group, activate);
  }

  /** What a press gives the keyboard. */
  get holder() {
    return this.#group.querySelector('[tabindex]');
  }

  /** Reads a tree. */
  apply(words) {
    const active = words.number() - 1;
    const [root, ...fields] = words.list(() => readElement(words));
    this.#value = root.value;
    // The core may not be called while its words are read, and whoever has the focus calls it.
    queueMicrotask(() => this.#show(root, fields, active));
  }

  /** Has the value read out, unless the keyboard is here: then its field is. */
  announce() {
    if (!this.#group.matches(':focus-within')) this.#live.textContent = this.#value;
  }

  #show({ role }, fields, active) {
    const group = this.#group;
    const hadFocus = group.matches(':focus-within');
    change(group, 'role', role);
    fill(group, fields.length);
    fields.forEach((field, index) => {
      const element = group.children[index];
      change(element, 'role', field.role);
      change(element, 'aria-label', field.name);
      change(element, 'aria-disabled', (field.states & DISABLED) !== 0 || null);
      describeNumber(element, field);
      place(element, field.frame);
    });
    // Only one of them can have the keyboard, so that it is the one a click on the control gives it.
    const next = fields[active]?.states & DISABLED ? null : group.children[active];
    if (next) change(next, 'tabindex', 0);
    if (hadFocus) next?.focus({ preventScroll: true });
    for (const element of group.children) if (element !== next) change(element, 'tabindex', null);
  }
}
