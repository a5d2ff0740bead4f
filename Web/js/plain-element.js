/** Elements for controls that have only settings, methods, a state and events. */

import { APPLY, CONTROL, ControlElement, DISPATCH, HANDLE, STATE, UPDATE } from './element.js';

/**
 * Makes the class of such an element: its attributes are the control's settings, and its events are called `tell`.
 *
 * @param {string} type The control's Swift type; see `define` of `core.js`.
 * @param {(element: HTMLElement, state: object) => void} keep Restores the given state after a reset.
 */
export const makeElement = (type, keep = () => {}) => class extends ControlElement {
  static get type() { return type; }

  /** Every public value of the control, by name. */
  get state() {
    return this[STATE];
  }

  /** Calls a method of the control by name; returns whether it was done. */
  call(name, fields = {}) {
    this[UPDATE]();
    return this[CONTROL].call(name, fields);
  }

  [APPLY](changed, state, isReset) {
    super[APPLY](changed, state, isReset);
    if (isReset) keep(this, state);
  }

  [HANDLE]({ name, fields }) {
    this[DISPATCH]('tell', { name, ...fields });
  }
};
