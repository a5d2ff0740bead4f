/** `<happiness-face>`: a form control with a face that the user makes happier or sadder, 0 to 100. */

import {
  APPLY, CONTROL, DISPATCH, HANDLE, INTERNALS, INVALIDATE, RENAME, STATE, UPDATE, WARN,
} from './element.js';
import { FormElement } from './form-element.js';
import { setFromText } from './markup.js';

/** The page's event types, by the core's event names. */
const EVENT_TYPES = { changing: 'input', changed: 'change' };

/** The custom element. */
export class HappinessFace extends FormElement {
  static get type() { return 'Happiness'; }
  /** Settings without a property: `value` replaces the first, and form controls have the second. */
  static get taken() { return ['happiness', 'disabled']; }

  static get observedAttributes() { return [...super.observedAttributes, 'value']; }

  /** Whether the user or a script has set the value; then the attribute is only the value of a reset. */
  #isDirty = false;

  formResetCallback() {
    this.#isDirty = false;
    this[INVALIDATE]('value', true);
    this[UPDATE]();
  }

  /** The happiness, 0 to 100. Setting it sends no events; invalid values are ignored. */
  get value() {
    return this[STATE].happiness;
  }

  set value(value) {
    this[UPDATE]();
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

  [APPLY](changed, state, isReset) {
    super[APPLY](changed, state, isReset);
    const text = this.getAttribute('value');
    if (this.#isDirty) {
      if (isReset) this[CONTROL].set('happiness', state.happiness);
    } else if (text !== null && !setFromText(this[CONTROL], 'happiness', text)) {
      this[WARN]('value', text);
    }
    this.#submit();
  }

  /** Uses the page's name for the element, or "Happiness". */
  [RENAME]() {
    const sources = super[RENAME]();
    this[CONTROL].list.ariaLabel ||= 'Happiness';
    return sources;
  }

  /** Updates the form value. */
  #submit() {
    this[INTERNALS].setFormValue(String(this[CONTROL].state.happiness));
  }

  [HANDLE]({ name, fields }) {
    this.#isDirty = true;
    this.#submit();
    this[DISPATCH](EVENT_TYPES[name], { value: fields.happiness });
  }
}
