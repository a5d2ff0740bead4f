/** `<rotary-dial>`: a knob for a number, used as `<input type=range>` is. */

import { CHANGED, CONTROL, MOVE, SETTLE, STATE, TAKE, TYPE } from './element.js';
import './line-pieces.js';
import './line-run.js';
import { setFromText } from './markup.js';
import { CHOOSE, NumberElement, WRITE } from './number-element.js';
import { Thumbs } from './thumbs.js';

/** Whether a dial is one of two thumbs, which in the core is a control of its own. */
const isRange = (dial) => ['', 'true'].includes(dial.getAttribute('range')?.trim());

/** The value as text, of a range both with a comma. */
const textOf = ({ value, low, high }) => value === undefined ? `${low},${high}` : String(value);

const numberOf = (text) => text.trim() === '' ? NaN : Number(text);

/** Sets the value, of a range the upper one; whether it could be. */
const setNumber = (control, number) =>
  control.set(control.state.value === undefined ? 'high' : 'value', number) === 0;

/** What is its own; see `NumberElement`. */
const DIAL = {
  events: { changing: 'input', changed: 'change' },
  text: textOf,
  put(control, text) {
    const numbers = text.split(',').map(numberOf);
    if (numbers.length > 2) return false;
    const isPair = numbers.length === 2 && control.state.value === undefined;
    return isPair
      ? control.set('value', Float64Array.from(numbers)) === 0 : setNumber(control, numbers.at(-1));
  },
  detail: (fields) => ({
    value: textOf(fields), valueAsNumber: fields.value ?? fields.high,
    valueLow: fields.low, valueHigh: fields.high,
  }),
  setText(control, name, text) {
    // It was read when the control was made.
    if (name === 'range') return ['', 'true', 'false'].includes(text.trim());
    // Texts keep the space before a unit.
    return name === 'unit' ? control.set(name, text) === 0 : setFromText(control, name, text);
  },
  Access: Thumbs,
};

/** What the thumbs of a range are called where that is not as in English. */
const THUMB_LABELS = {
  es: ['Mínimo', 'Máximo'],
  it: ['Minimo', 'Massimo'],
  pl: ['Minimum', 'Maksimum'],
  pt: ['Mínimo', 'Máximo'],
};

/** The custom element. */
export class RotaryDial extends NumberElement {
  /** Each refuses the settings of the other; the values of a range come after its distances. */
  static get types() { return ['RangeDial', 'Dial']; }
  static get ownSettings() { return ['range']; }
  static get words() { return { 'thumb-labels': THUMB_LABELS }; }

  #formatter = null;
  /** Whether the control that there is has two thumbs. */
  #isRange = false;

  constructor() {
    super(DIAL);
  }

  get [TYPE]() { return isRange(this) ? 'RangeDial' : 'Dial'; }

  /** The value, or the upper one of a range; one that is set beyond the ends becomes the end. */
  get valueAsNumber() {
    const { value, high } = this[STATE];
    return value ?? high;
  }

  set valueAsNumber(value) { this[CHOOSE]((control) => setNumber(control, value)); }

  /** The lower value of a range. */
  get valueLow() { return this[STATE].low ?? NaN; }
  set valueLow(low) { this.#put('low', low); }

  /** The upper value of a range. */
  get valueHigh() { return this[STATE].high ?? NaN; }
  set valueHigh(high) { this.#put('high', high); }

  /** Writes a value in the page's own way: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    const before = this.#formatter;
    this.#formatter = typeof formatter === 'function' ? formatter : null;
    if (this.#formatter === before) return;
    if (this.#formatter === null) this[CHANGED]('texts', true);
    this[SETTLE]();
    if (this[WRITE]()) this[CONTROL].present();
  }

  /** Moves both thumbs of a range. */
  moveRange(low, high, options) {
    return this[MOVE]('move', { ...options, low, high }, 'moveRange() takes two finite numbers, of a dial with range');
  }

  /** Has the page's formatter write what is shown. */
  [WRITE]() {
    // Without one, it is a control anew.
    if (this.#formatter === null) return false;
    const control = this[CONTROL];
    const { value, low, high } = control.state;
    const numbers = value === undefined ? [low, high] : [value];
    control.set('texts', numbers.map((number) => String(this.#formatter(number))));
    return true;
  }

  /** Of another kind, it is another control. */
  [CHANGED](name, isAnew) {
    super[CHANGED](name, isAnew || name === 'range' && isRange(this) !== this.#isRange);
  }

  [TAKE](changed, state, isAnew) {
    this.#isRange = isRange(this);
    super[TAKE](changed, state, isAnew);
  }

  #put(name, number) {
    this[CHOOSE]((control) => control.set(name, number) === 0);
  }
}
