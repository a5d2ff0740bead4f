/** Renders the accessibility tree of a control with several fields, one of which has the focus at a time. */

import { change, describeNumber, DISABLED, fill, place, readElement, watchClicks }
  from './access-view.js';

/** Renders the tree of a group and its fields. */
export class FieldGroup {
  #group;
  #live;
  #value = '';

  /** Takes the parameters of `AccessView`. */
  constructor(group, live, activate) {
    this.#group = group;
    this.#live = live;
    group.removeAttribute('tabindex');
    watchClicks(group, activate);
  }

  /** The element that receives the focus on a press. */
  get holder() {
    return this.#group.querySelector('[tabindex]');
  }

  /** Reads and renders a tree. */
  apply(words) {
    const active = words.number() - 1;
    const [root, ...fields] = words.list(() => readElement(words));
    this.#value = root.value;
    // Focus handlers call the core, which is not possible while its message is read.
    queueMicrotask(() => this.#show(root, fields, active));
  }

  /** Announces the value, unless a field has the focus: then the screen reader reads the field. */
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
    // Only one field is focusable, so that a click on the control focuses that one.
    const next = fields[active]?.states & DISABLED ? null : group.children[active];
    if (next) change(next, 'tabindex', 0);
    if (hadFocus) next?.focus({ preventScroll: true });
    for (const element of group.children) if (element !== next) change(element, 'tabindex', null);
  }
}
