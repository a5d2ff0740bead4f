/** `<happiness-face>`: a face that is made happier or sadder, 0 to 100, as a form control. */

import {
  CHANGED, CONTROL, INTERNALS, NAME, SEND, SETTLE, STATE, TAKE, TELL, WARN,
} from './element.js';
import { FormElement } from './form-element.js';
import { setFromText } from './markup.js';

/** What the events of the core are on a page. */
const EVENT_TYPES = { changing: 'input', changed: 'change' };

/** The custom element. */
export class HappinessFace extends FormElement {
  static get type() { return 'Happiness'; }
  /** Settings that are the attribute `value`, and a property of every form control. */
  static get taken() { return ['happiness', 'disabled']; }

  static get observedAttributes() { return [...super.observedAttributes, 'value']; }

  /** Whether it has been set by hand or script: then the attribute says only what a reset is. */
  #isDirty = false;

  formResetCallback() {
    this.#isDirty = false;
    this[CHANGED]('value', true);
    this[SETTLE]();
  }

  /** How happy it is, 0 to 100; setting it tells no events, and what means nothing is left. */
  get value() {
    return this[STATE].happiness;
  }

  set value(value) {
    this[SETTLE]();
    this.#isDirty = true;
    if (Number.isFinite(Number(value))) {
      this[CONTROL].set('happiness', Math.min(Math.max(Number(value), 0), 100));
    }
    this[CONTROL].present();
    this.#submit();
  }

  /** Every public value, by name. */
  get state() {
    return this[STATE];
  }

  [TAKE](changed, state, isAnew) {
    super[TAKE](changed, state, isAnew);
    const text = this.getAttribute('value');
    if (this.#isDirty) {
      if (isAnew) this[CONTROL].set('happiness', state.happiness);
    } else if (text !== null && !setFromText(this[CONTROL], 'happiness', text)) {
      this[WARN]('value', text);
    }
    this.#submit();
  }

  /** The page's name for it, or else its own. */
  [NAME]() {
    const sources = super[NAME]();
    this[CONTROL].list.ariaLabel ||= 'Happiness';
    return sources;
  }

  /** Tells the form. */
  #submit() {
    this[INTERNALS].setFormValue(String(this[CONTROL].state.happiness));
  }

  [TELL]({ name, fields }) {
    this.#isDirty = true;
    this.#submit();
    this[SEND](EVENT_TYPES[name], { value: fields.happiness });
  }
}
