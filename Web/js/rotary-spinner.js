/** `<rotary-spinner>`: a ring of numbers in perspective, used as `<input type=number>` is. */

import { Control } from './control.js';
import { core, read } from './core.js';
import { Cues, NAMING, passName, reflect, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { setFromText } from './markup.js';

const SETTINGS = read(core.spinnerSettings()).text().split(' ');
/** What the events of the core are on a page. */
const EVENT_TYPES = { valueChanging: 'input', valueChanged: 'change', pressed: 'press' };

/** The custom element. */
export class RotarySpinner extends FormElement {
  static get observedAttributes() { return [...SETTINGS, ...NAMING]; }

  #control = new Control(this, core.createSpinner, (event) => this.#tell(event), () => {});
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  /** Whether attributes have changed that are not taken up yet. */
  #isPending = true;
  /** Whether the user or the page has chosen a value, which the attribute no longer decides. */
  #isChosen = false;
  #submitted;

  connectedCallback() {
    this.#control.connect();
    this.#settle();
    this.#control.present();
    passName(this, this.#control.list);
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  attributeChangedCallback(name) {
    if (NAMING.includes(name)) return passName(this, this.#control.list);
    if (name === 'disabled' || this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#settle());
  }

  formDisabledCallback(isDisabled) {
    this.#control.set('disabled', isDisabled);
    this.#control.present();
  }

  formResetCallback() {
    this.#isChosen = false;
    this.#isPending = true;
    this.#settle();
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** The number at the front, as text; setting it tells no events, and what is no number nothing. */
  get value() {
    return String(this.valueAsNumber);
  }

  set value(value) {
    this.valueAsNumber = String(value).trim() === '' ? NaN : Number(value);
  }

  /** The number at the front; one that is set beyond the ends becomes the end. */
  get valueAsNumber() {
    this.#settle();
    return this.#control.state.value;
  }

  set valueAsNumber(number) {
    this.#settle();
    if (this.#control.set('value', number) !== 0) return;
    this.#isChosen = true;
    this.#control.present();
    this.#submit();
  }

  /** Whether nothing turns or holds it. */
  get resting() {
    return this.#control.state.resting;
  }

  /** Moves to the nearest number; whether there is one. */
  moveTo(number, { animated = true } = {}) {
    this.#settle();
    return this.#control.call('move', { to: number, animated });
  }

  /** Moves up by so many steps. */
  stepUp(count = 1) {
    const { state } = this.#control;
    const step = Math.abs(Number(this.getAttribute('step')) || 1);
    this.valueAsNumber = state.value + count * step;
  }

  /** Moves down by so many steps. */
  stepDown(count = 1) {
    this.stepUp(-count);
  }

  /** Takes up the attributes, in the order of the core's settings. */
  #settle() {
    if (!this.#isPending) return;
    const control = this.#control;
    const { value } = control.state;
    control.reset();
    control.attend();
    control.set('disabled', this.matches(':disabled'));
    for (const name of SETTINGS) {
      const text = name === 'disabled' ? null : this.getAttribute(name);
      if (text !== null && !setFromText(control, name, text)) this.#warnings.tell(name, text);
    }
    if (this.#isChosen) control.set('value', value);
    this.#isPending = false;
    control.present();
    this.#submit();
  }

  /** Tells the form. */
  #submit(value = this.#control.state.value) {
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(String(value));
  }

  #tell({ name, fields, cue }) {
    const type = EVENT_TYPES[name];
    if (type) {
      this.#isChosen = true;
      this.#submit(fields.value);
      const detail = { value: String(fields.value), valueAsNumber: fields.value };
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
    }
    if (cue) this.#cues.tell(cue, fields);
  }
}

/** Settings whose names are properties of every form control. */
const TAKEN = ['value', 'disabled'];

reflect(RotarySpinner, SETTINGS.filter((name) => !TAKEN.includes(name)));
