/** What the elements have in common whose value is a number or can be read as one. */

import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { setFromText } from './markup.js';

/** The key to an element's control, for its own class. */
export const CONTROL = Symbol('control');
/** The keys to methods that an element and its own class share. */
export const CHOOSE = Symbol('choose'), SETTLE = Symbol('settle'), STATE = Symbol('state');
/** The key to a method that has the page write what is shown in its own way; whether it does. */
export const WRITE = Symbol('write');
/** The key to a method that names what is read out. */
export const NAME = Symbol('name');

/**
 * A form control whose attributes are the core's settings, one of them `value`.
 *
 * A subclass names its control in `static type`; see `define` of `core.js`.
 */
export class NumberElement extends FormElement {
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }

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
   *   `typeOf` is the control of an element where that is not the class's; `events` are the page's names
   *   of the core's events;
   *   `text` is the value of a state as text, `put` has a control take such a text and says whether
   *   it did; `detail` is what goes with an event of these fields; `setText` sets a setting from an
   *   attribute; `Access` is for its `Control`.
   */
  constructor(kind) {
    super();
    this.#kind = { setText: setFromText, ...kind };
    this[CONTROL] = new Control(
      this, new.target.core, () => kind.typeOf?.(this) ?? this.constructor.type,
      (event) => this.#tell(event), kind.Access);
  }

  connectedCallback() {
    this[CONTROL].connect();
    this[SETTLE]();
    this[CONTROL].present();
    this[NAME]();
  }

  disconnectedCallback() {
    this[CONTROL].disconnect();
  }

  attributeChangedCallback(name) {
    if (NAMING.includes(name)) return this[NAME]();
    if (name === 'disabled' || this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this[SETTLE]());
  }

  formDisabledCallback(isDisabled) {
    this[CONTROL].set('disabled', isDisabled);
    this[CONTROL].present();
  }

  formResetCallback() {
    this.#isChosen = false;
    this[SETTLE](true);
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** Every public value, by name, with all attributes taken up. */
  get [STATE]() {
    this[SETTLE]();
    return this[CONTROL].state;
  }

  /** The value as text; setting it tells no events, and what it cannot be changes nothing. */
  get value() {
    return this.#kind.text(this[STATE]);
  }

  set value(text) {
    this[CHOOSE]((control) => this.#kind.put(control, String(text)));
  }

  /** The value as a number. */
  get valueAsNumber() {
    return this[STATE].value;
  }

  /** Whether nothing turns or holds it. */
  get resting() {
    return this[STATE].resting;
  }

  /** Moves to the nearest number; whether there is one. */
  moveTo(number, { animated = true } = {}) {
    this[SETTLE]();
    return this[CONTROL].call('move', { to: number, animated });
  }

  /** Moves up by so many steps. */
  stepUp(count = 1) {
    this.valueAsNumber += count * (Math.abs(Number(this.getAttribute('step'))) || 1);
  }

  /** Moves down by so many steps. */
  stepDown(count = 1) {
    this.stepUp(-count);
  }

  /** Has the page choose a value, without events; `change` says whether it did. */
  [CHOOSE](change) {
    this[SETTLE]();
    this.#isQuiet = true;
    const isDone = change(this[CONTROL]);
    this.#isQuiet = false;
    if (!isDone) return;
    this.#isChosen = true;
    this[WRITE]();
    this[CONTROL].present();
    this.#submit();
  }

  [WRITE]() { return false; }

  [NAME]() { passName(this, this[CONTROL].list); }

  /** Takes up the attributes, in the order of the core's settings, if any have changed. */
  [SETTLE](isAnew = false) {
    if (!this.#isPending && !isAnew) return;
    this.#isPending = true;
    const control = this[CONTROL];
    const { setText, text, put } = this.#kind;
    const chosen = text(control.state);
    control.reset();
    control.attend();
    control.set('disabled', this.matches(':disabled'));
    for (const name of this.constructor.settings) {
      const value = name === 'disabled' ? null : this.getAttribute(name);
      if (value !== null && !setText(control, name, value)) this.#warnings.tell(name, value);
    }
    if (this.#isChosen) put(control, chosen);
    this.#isPending = false;
    this[WRITE]();
    control.present();
    this.#submit();
  }

  /** Tells the form. */
  #submit(value = this.#kind.text(this[CONTROL].state)) {
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value);
  }

  #tell({ name, fields, cue }) {
    if (this.#isQuiet) return;
    const type = this.#kind.events[name];
    if (type) {
      this.#isChosen = true;
      const detail = this.#kind.detail(fields, this);
      this.#submit(detail.value);
      if (this[WRITE]()) this[CONTROL].present();
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
    }
    if (cue) this.#cues.tell(cue, fields);
  }
}
