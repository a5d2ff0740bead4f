/** `<rotary-dial>`: a knob for a number, used like `<input type=range>`. */

import { APPLY, CONTROL, INVALIDATE, MOVE, REFUSE, STATE, TYPE, UPDATE } from './element.js';
import './line-pieces.js';
import './line-run.js';
import { setFromText } from './markup.js';
import { isNumber, NumberElement } from './number-element.js';
import { Thumbs } from './thumbs.js';
import { CHOOSE, WRITE } from './value-element.js';

/** Whether a dial has two thumbs; in the core that is a separate control. */
const isRange = (dial) => ['', 'true'].includes(dial.getAttribute('range')?.trim());

/** The value as text: both values of a range, separated by a comma. */
const textOf = ({ value, low, high }) => value === undefined ? `${low},${high}` : String(value);

const numberOf = (text) => text.trim() === '' ? NaN : Number(text);

/** Sets the value, or the upper value of a range; returns whether it was accepted. */
const setNumber = (control, number) => isNumber(number)
  && control.set(control.state.value === undefined ? 'high' : 'value', number) === 0;

/** The specifics of dials; see `NumberElement`. */
const DIAL = {
  events: { changing: 'input', changed: 'change' },
  text: textOf,
  put(control, text, before) {
    const numbers = text.split(',').map(numberOf);
    if (!numbers.every(isNumber)) return false;
    const isRange = control.state.value === undefined;
    // A range that becomes a single value keeps its upper value.
    const keepsUpper = !isRange && before && before.value === undefined;
    if (numbers.length === 1 || keepsUpper) return setNumber(control, numbers.at(-1));
    return numbers.length === 2 && isRange && control.set('value', Float64Array.from(numbers)) === 0;
  },
  detail: (fields) => ({
    value: textOf(fields), valueAsNumber: fields.value ?? fields.high,
    valueLow: fields.low, valueHigh: fields.high,
  }),
  setText(control, name, text) {
    // It was applied when the control was created.
    if (name === 'range') return ['', 'true', 'false'].includes(text.trim());
    // A unit keeps the space before it.
    return name === 'unit' ? control.set(name, text) === 0 : setFromText(control, name, text);
  },
  Access: Thumbs,
};

/** The names of a range's thumbs, in languages where they differ from English. */
const THUMB_LABELS = {
  es: ['Mínimo', 'Máximo'],
  it: ['Minimo', 'Massimo'],
  pl: ['Minimum', 'Maksimum'],
  pt: ['Mínimo', 'Máximo'],
};

/** The custom element. */
export class RotaryDial extends NumberElement {
  /** Each ignores the settings of the other. The values of a range are set after its distances. */
  static get types() { return ['RangeDial', 'Dial']; }
  static get ownSettings() { return { range: false }; }
  static get words() { return { 'thumb-labels': THUMB_LABELS }; }

  #formatter = null;
  /** Whether the present control has two thumbs. */
  #isRange = false;

  constructor() {
    super(DIAL);
  }

  get [TYPE]() { return isRange(this) ? 'RangeDial' : 'Dial'; }

  /** The value, or the upper value of a range. Numbers outside the scale are clamped. */
  get valueAsNumber() {
    const { value, high } = this[STATE];
    return value ?? high;
  }

  set valueAsNumber(value) { this[CHOOSE]('valueAsNumber', value, (control) => setNumber(control, value)); }

  /** The lower value of a range. */
  get valueLow() { return this[STATE].low ?? NaN; }
  set valueLow(low) { this.#put('valueLow', 'low', low); }

  /** The upper value of a range. */
  get valueHigh() { return this[STATE].high ?? NaN; }
  set valueHigh(high) { this.#put('valueHigh', 'high', high); }

  /** Formats values: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    if (typeof (formatter ?? console.log) !== 'function') {
      this[REFUSE]('formatter', formatter, this.#formatter);
      return;
    }
    const before = this.#formatter;
    this.#formatter = formatter ?? null;
    if (this.#formatter === before) return;
    if (this.#formatter === null) this[INVALIDATE]('texts', true);
    this[UPDATE]();
    if (this[WRITE]()) this[CONTROL].present();
  }

  /** Moves both thumbs of a range. */
  moveRange(low, high, options) {
    return this[MOVE]('move', { low, high },
      'moveRange() takes two finite numbers, and needs a dial with range', options);
  }

  /** Formats the displayed values with the page's formatter. */
  [WRITE]() {
    // A formatter that is removed resets the control.
    if (this.#formatter === null) return false;
    const control = this[CONTROL];
    const { value, low, high } = control.state;
    const numbers = value === undefined ? [low, high] : [value];
    control.set('texts', numbers.map((number) => String(this.#formatter(number))));
    return true;
  }

  /** Resets the control when `range` changes, because it is another control then. */
  [INVALIDATE](name, isReset) {
    super[INVALIDATE](name, isReset || name === 'range' && isRange(this) !== this.#isRange);
  }

  [APPLY](changed, state, isReset) {
    this.#isRange = isRange(this);
    super[APPLY](changed, state, isReset);
  }

  #put(property, name, number) {
    this[CHOOSE](property, number, (control) => isNumber(number) && control.set(name, number) === 0);
  }
}
