/** What the elements have in common whose value is a number or can be read as one. */

import { Control } from './control.js';
import { Cues, NAMING, passName, reflect, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { setFromText } from './markup.js';

/** The key to an element's control, for its own class. */
export const CONTROL = Symbol('control');
/** Settings whose names are properties of every form control. */
const TAKEN = ['value', 'disabled'];

/**
 * A form control whose attributes are the core's settings, one of them `value`.
 *
 * A subclass has the settings' names in `static settings` and gets their properties by
 * `reflectSettings`.
 */
export class NumberElement extends FormElement {
  static get observedAttributes() { return [...this.settings, ...NAMING]; }

  #kind;
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  /** Whether attributes have changed that are not taken up yet. */
  #isPending = true;
  /** Whether the user or the page has chosen a value, which the attribute no longer decides. */
  #isChosen = false;
  #submitted;
  /** Whether what happens is the page's own doing, of which it is not told. */
  #isQuiet = false;

  /**
   * @param {object} kind What is its own:
   *   `create` makes its control in the core; `events` are the page's names of the core's events;
   *   `field` is the public value that the setting `value` takes; `read` makes one of a text;
   *   `activate` and `Access` are for its `Control`.
   */
  constructor(kind) {
    super();
    this.#kind = kind;
    this[CONTROL] = new Control(
      this, kind.create, (event) => this.#tell(event), (index) => kind.activate?.(this, index),
      kind.Access);
  }

  connectedCallback() {
    this[CONTROL].connect();
    this.#settle();
    this[CONTROL].present();
    passName(this, this[CONTROL].list);
  }

  disconnectedCallback() {
    this[CONTROL].disconnect();
  }

  attributeChangedCallback(name) {
    if (NAMING.includes(name)) return passName(this, this[CONTROL].list);
    if (name === 'disabled' || this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#settle());
  }

  formDisabledCallback(isDisabled) {
    this[CONTROL].set('disabled', isDisabled);
    this[CONTROL].present();
  }

  formResetCallback() {
    this.#isChosen = false;
    this.#isPending = true;
    this.#settle();
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** Every public value, by name, with all attributes taken up. */
  get state() {
    this.#settle();
    return this[CONTROL].state;
  }

  /** The value as text; setting it tells no events, and what it cannot be changes nothing. */
  get value() {
    return String(this.state[this.#kind.field]);
  }

  set value(text) {
    this.choose((control) => control.set('value', this.#kind.read(String(text))) === 0);
  }

  /** The value as a number. */
  get valueAsNumber() {
    return this.state.value;
  }

  /** Whether nothing turns or holds it. */
  get resting() {
    return this.state.resting;
  }

  /** Moves to the nearest number; whether there is one. */
  moveTo(number, { animated = true } = {}) {
    this.#settle();
    return this[CONTROL].call('move', { to: number, animated });
  }

  /** Has the page choose a value, without events; `change` says whether it did. */
  choose(change) {
    this.#settle();
    this.#isQuiet = true;
    const isDone = change(this[CONTROL]);
    this.#isQuiet = false;
    if (!isDone) return;
    this.#isChosen = true;
    this[CONTROL].present();
    this.#submit();
  }

  /** Takes up the attributes, in the order of the core's settings. */
  #settle() {
    if (!this.#isPending) return;
    const control = this[CONTROL];
    const chosen = control.state[this.#kind.field];
    control.reset();
    control.attend();
    control.set('disabled', this.matches(':disabled'));
    for (const name of this.constructor.settings) {
      const text = name === 'disabled' ? null : this.getAttribute(name);
      if (text !== null && !setFromText(control, name, text)) this.#warnings.tell(name, text);
    }
    if (this.#isChosen) control.set('value', chosen);
    this.#isPending = false;
    control.present();
    this.#submit();
  }

  /** Tells the form. */
  #submit(value = this[CONTROL].state[this.#kind.field]) {
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(String(value));
  }

  #tell({ name, fields, cue }) {
    if (this.#isQuiet) return;
    const type = this.#kind.events[name];
    if (type) {
      this.#isChosen = true;
      // What an event does not say is what is to be read now.
      const { value = this.state.value, [this.#kind.field]: text = this.value } = fields;
      this.#submit(text);
      const detail = { value: String(text), valueAsNumber: value };
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
    }
    if (cue) this.#cues.tell(cue, fields);
  }
}

/** Gives a class a property for each of its settings. */
export const reflectSettings = (element) =>
  reflect(element, element.settings.filter((name) => !TAKEN.includes(name)));
