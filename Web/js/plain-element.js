/** Elements for controls that have settings, calls, a state and events, and nothing else. */

import { CONTROL, ControlElement, SEND, SETTLE, STATE, TAKE, TELL } from './element.js';

/**
 * Makes the class of such an element: its attributes are the control's settings, `tell` is its event.
 *
 * @param {string} type The control, as it is called in Swift; see `define` of `core.js`.
 * @param {(element: HTMLElement, state: object) => void} keep Gives a control that was made anew the
 *   state that the one before it had.
 */
export const makeElement = (type, keep = () => {}) => class extends ControlElement {
  static get type() { return type; }

  /** Every public value of the control, by name. */
  get state() {
    return this[STATE];
  }

  /** Calls a method of the control by name; whether it could be done. */
  call(name, fields = {}) {
    this[SETTLE]();
    return this[CONTROL].call(name, fields);
  }

  [TAKE](changed, state, isAnew) {
    super[TAKE](changed, state, isAnew);
    if (isAnew) keep(this, state);
  }

  [TELL]({ name, fields }) {
    this[SEND]('tell', { name, ...fields });
  }
};
