/** Elements for controls that have settings, calls, a state and events, and nothing else. */

import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import { setFromText } from './markup.js';

/**
 * Makes the class of such an element: its attributes are the control's settings, `tell` is its event.
 *
 * @param {string} type The control, as it is called in Swift; see `define` of `core.js`.
 * @param {(element: HTMLElement, state: object) => void} keep Gives a control that was made anew the
 *   state that the one before it had.
 */
export const makeElement = (type, keep = () => {}) => class extends HTMLElement {
  static get type() { return type; }
  static get taken() { return []; }

  static get observedAttributes() { return [...this.settings, ...NAMING]; }

  #control = new Control(
    this, this.constructor.core, () => type, (event) => this.#tell(event));
  #cues = new Cues(this);
  #warnings = new Warnings(this);

  connectedCallback() {
    this.#control.connect();
    this.#control.present();
    passName(this, this.#control.list);
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  attributeChangedCallback(name, before, after) {
    if (NAMING.includes(name)) return passName(this, this.#control.list);
    if (after === null) this.#takeUp();
    else this.#set(name, after);
    if (this.isConnected) this.#control.present();
  }

  /** Every public value of the control, by name. */
  get state() {
    return this.#control.state;
  }

  /** Calls a method of the control by name; whether it could be done. */
  call(name, fields = {}) {
    return this.#control.call(name, fields);
  }

  /** An attribute that is gone leaves its default: all are set anew. */
  #takeUp() {
    const { state } = this;
    this.#control.reset();
    this.#control.attend();
    for (const name of this.constructor.settings) {
      const text = this.getAttribute(name);
      if (text !== null) this.#set(name, text);
    }
    keep(this, state);
  }

  #set(name, text) {
    if (!setFromText(this.#control, name, text)) this.#warnings.tell(name, text);
  }

  #tell({ name, fields, cue }) {
    this.dispatchEvent(
      new CustomEvent('tell', { bubbles: true, composed: true, detail: { name, ...fields } }));
    if (cue) this.#cues.tell(cue, fields);
  }
};
