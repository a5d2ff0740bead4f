/** `<happiness-face>`: a face that is made happier or sadder, 0 to 100, as a form control. */

import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { setFromText } from './markup.js';

/** What the page sets by an attribute, besides `value` and `disabled`. */
const SETTINGS = ['scale', 'right-to-left', 'reduced-motion', 'text-scale'];
/** What the events of the core are on a page. */
const EVENT_TYPES = { changing: 'input', changed: 'change' };

/** The custom element. */
export class HappinessFace extends FormElement {
  static get type() { return 'Happiness'; }
  /** Settings that are the attribute `value`, and a property of every form control. */
  static get taken() { return ['happiness', 'disabled']; }

  static get observedAttributes() { return [...SETTINGS, ...NAMING, 'value']; }

  #control = new Control(
    this, HappinessFace.core, () => 'Happiness', (event) => this.#tell(event));
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  /** Whether it has been set by hand or script: then the attribute says only what a reset is. */
  #isDirty = false;

  connectedCallback() {
    this.#control.connect();
    this.#show();
    this.#name();
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  attributeChangedCallback(name, before, after) {
    if (NAMING.includes(name)) return this.#name();
    if (name === 'value') {
      if (!this.#isDirty) this.#takeValue(after);
    } else if (after === null) {
      this.#takeUp();
    } else {
      this.#set(name, name, after);
    }
    this.#show();
  }

  formDisabledCallback(isDisabled) {
    this.#control.set('disabled', isDisabled);
    this.#show();
  }

  formResetCallback() {
    this.#isDirty = false;
    this.#takeUp();
    this.#show();
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** How happy it is, 0 to 100; setting it tells no events, and what means nothing is left. */
  get value() {
    return this.#control.state.happiness;
  }

  set value(value) {
    this.#isDirty = true;
    if (Number.isFinite(Number(value))) {
      this.#control.set('happiness', Math.min(Math.max(Number(value), 0), 100));
    }
    this.#show();
  }

  /** Every public value, by name. */
  get state() {
    return this.#control.state;
  }

  /** An attribute that is gone leaves its default: all are set anew. */
  #takeUp() {
    const { happiness } = this.#control.state;
    this.#control.reset();
    this.#control.attend();
    this.#control.set('disabled', this.matches(':disabled'));
    if (this.#isDirty) this.#control.set('happiness', happiness);
    else this.#takeValue(this.getAttribute('value'));
    for (const name of SETTINGS) {
      const text = this.getAttribute(name);
      if (text !== null) this.#set(name, name, text);
    }
  }

  /** The page's name for it, or else its own. */
  #name() {
    const { list } = this.#control;
    passName(this, list);
    list.ariaLabel ||= 'Happiness';
  }

  #takeValue(text) {
    if (text !== null) this.#set('happiness', 'value', text);
  }

  #set(setting, attribute, text) {
    if (!setFromText(this.#control, setting, text)) this.#warnings.tell(attribute, text);
  }

  #show() {
    if (this.isConnected) this.#control.present();
    this[INTERNALS].setFormValue(String(this.value));
  }

  #tell({ name, fields, cue }) {
    const type = EVENT_TYPES[name];
    this.#isDirty = true;
    this[INTERNALS].setFormValue(String(fields.happiness));
    this.dispatchEvent(new CustomEvent(
      type, { bubbles: true, composed: type !== 'change', detail: { value: fields.happiness } }));
    if (cue) this.#cues.tell(cue, fields);
  }
}
