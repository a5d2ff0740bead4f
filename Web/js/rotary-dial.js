/** `<rotary-dial>`: a knob for a number, used as `<input type=range>` is. */

import { core, read } from './core.js';
import { setFromText } from './markup.js';
import {
  CHOOSE, CONTROL, DRESS, NAME, NumberElement, reflectSettings, SETTLE, STATE,
} from './number-element.js';

/** The value as text, of a range both with a comma. */
const textOf = ({ value, low, high }) => value === undefined ? `${low},${high}` : String(value);

const numberOf = (text) => text.trim() === '' ? NaN : Number(text);

/** Sets some settings; whether any of them could be. */
const setAll = (control, values) =>
  Object.entries(values).map(([name, number]) => control.set(name, number) === 0).includes(true);

/** What is its own; see `NumberElement`. */
const DIAL = {
  create: core.createDial,
  events: { valueChanging: 'input', valueChanged: 'change' },
  text: textOf,
  put(control, text) {
    const [first, second] = text.split(',').map(numberOf);
    return setAll(control, second === undefined ? { value: first } : { low: first, high: second });
  },
  detail: (fields) => ({
    value: textOf(fields), valueAsNumber: fields.value ?? fields.high,
    valueLow: fields.low, valueHigh: fields.high,
  }),
  // Texts keep the space before a unit.
  setText: (control, name, text) =>
    name === 'unit' ? control.set(name, text) === 0 : setFromText(control, name, text),
  activate: (dial, thumb) => dial[CONTROL].call('choose', { thumb }),
};

/** The custom element. */
export class RotaryDial extends NumberElement {
  static settings = read(core.dialSettings()).text().split(' ');

  #formatter = null;

  constructor() {
    super(DIAL);
  }

  attributeChangedCallback(name) {
    if (name === 'caption') this[NAME]();
    super.attributeChangedCallback(name);
  }

  /** The value, or the upper one of a range; one that is set beyond the ends becomes the end. */
  get valueAsNumber() {
    const { value, high } = this[STATE];
    return value ?? high;
  }

  set valueAsNumber(value) { this.#put({ value }); }

  /** The lower value of a range. */
  get valueLow() { return this[STATE].low ?? NaN; }
  set valueLow(low) { this.#put({ low }); }

  /** The upper value of a range. */
  get valueHigh() { return this[STATE].high ?? NaN; }
  set valueHigh(high) { this.#put({ high }); }

  /** Writes a value in the page's own way: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    this.#formatter = typeof formatter === 'function' ? formatter : null;
    this[SETTLE](this.#formatter === null);
    if (this[DRESS]()) this[CONTROL].present();
  }

  /** Moves both thumbs of a range; whether they could be. */
  moveRange(low, high, { animated = true } = {}) {
    this[SETTLE]();
    return this[CONTROL].call('move', { low, high, animated });
  }

  /** Has the page's formatter write what is shown. */
  [DRESS]() {
    if (this.#formatter === null) return false;
    const { value, low, high } = this[CONTROL].state;
    const numbers = value === undefined ? [low, high] : [value];
    this[CONTROL].set('texts', numbers.map((number) => String(this.#formatter(number))));
    return true;
  }

  /** Without a name from the page, what is written on it is its name. */
  [NAME]() {
    super[NAME]();
    const { list } = this[CONTROL];
    if (!list.ariaLabel) list.ariaLabel = this.getAttribute('caption');
  }

  #put(values) {
    this[CHOOSE]((control) => setAll(control, values));
  }
}

reflectSettings(RotaryDial);
