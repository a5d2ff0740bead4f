/** What the elements have in common whose value is a number or can be read as one. */

import {
  CHANGED, CONTROL, INTERNALS, MOVE, NOTE, RESULT, SET, SETTLE, STATE, TAKE, TELL,
} from './element.js';
import { FormElement } from './form-element.js';

/** The key to a method that an element and its own class share. */
export const CHOOSE = Symbol('choose');
/** The key to a method that has the page write what is shown in its own way; whether it does. */
export const WRITE = Symbol('write');
/** The least number of a field of HTML where the page gives none. */
const USUAL_MIN = 0;

/** A form control whose attributes are the core's settings, one of them `value`. */
export class NumberElement extends FormElement {
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }

  #kind;
  /** Whether the user or the page has chosen a value other than the attribute's. */
  #isChosen = false;
  #submitted;
  /** What was said last of ends that are crossed. */
  #mistake;

  /**
   * @param {object} kind What is its own:
   *   `events` are the page's names of the core's events;
   *   `text` is the value of a state as text, `put` has a control take such a text and says whether
   *   it did; `detail` is what goes with an event of these fields; `setText` sets a setting from an
   *   attribute, if not as usual; `Access` is for its `Control`.
   */
  constructor(kind) {
    super(kind.Access);
    this.#kind = kind;
  }

  formAssociatedCallback() {
    this.#submit();
  }

  formResetCallback() {
    this.#isChosen = false;
    this[CHANGED]('value', true);
    this[SETTLE]();
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
    return Number(this[STATE].value);
  }

  /** One that is set beyond the ends becomes the end. */
  set valueAsNumber(number) {
    this[CHOOSE]((control) => control.set('value', number) === 0);
  }

  /** Moves to the nearest number. */
  moveTo(number, options) {
    return this[MOVE]('move', { ...options, to: number }, 'moveTo() takes a finite number');
  }

  get [RESULT]() { return this.#kind.detail(this[CONTROL].state, this); }

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
    if (!change(this[CONTROL])) return;
    this.#isChosen = true;
    this[WRITE]();
    this[CONTROL].present();
    this.#submit();
  }

  [WRITE]() { return false; }

  [SET](name) {
    return name === 'max' && this.#hasEndsCrossed() || super[SET](name, this.#kind.setText);
  }

  /** Where the greatest number is less than the least, has it be that, as of the page's own fields. */
  #hasEndsCrossed() {
    const max = this.getAttribute('max');
    let min = this.getAttribute('min');
    if (Number.isNaN(parseFloat(min))) min = USUAL_MIN;
    if (!(parseFloat(max) < parseFloat(min))) return false;
    const mistake = `max="${max}" is less than min="${min}"`;
    if (mistake !== this.#mistake) console.warn(`<${this.localName}>: ${mistake}; it counts as that.`);
    this.#mistake = mistake;
    return this[CONTROL].set('max', parseFloat(min)) === 0;
  }

  [TAKE](changed, state, isAnew) {
    if (changed.has('min')) changed.add('max');
    super[TAKE](changed, state, isAnew);
    if (changed.has('value') && !isAnew) this.#isChosen = false;
    if (this.#isChosen && isAnew) this.#kind.put(this[CONTROL], this.#kind.text(state));
    this[WRITE]();
    this.#submit();
  }

  /** Tells the form, and the browser, which restores it on a page that is come back to. */
  #submit(value = this.#kind.text(this[CONTROL].state)) {
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value);
  }

  [NOTE](event) {
    event.type = this.#kind.events[event.name];
    if (!event.type) return;
    this.#isChosen = true;
    event.detail = this.#kind.detail(event.fields, this);
    // In no form, what a drag passes by is asked for by nobody.
    if (event.type === 'change' || this.form) this.#submit(event.detail.value);
  }

  [TELL](event) {
    if (event.type && this[WRITE]()) this[CONTROL].present();
    super[TELL](event);
  }
}
