/** The base of elements whose value is a number, or can be read as one. */

import { reject } from './calls.js';
import { APPLY, CONTROL, MOVE, SET, STATE } from './element.js';
import { shown } from './markup.js';
import { CHOOSE, ValueElement } from './value-element.js';

/** The default minimum of HTML's number fields. */
const USUAL_MIN = 0;

/** Whether a value is a finite number. */
export const isNumber = (value) => Number.isFinite(value);

/** An element with a value that is a number, between `min` and `max`. */
export class NumberElement extends ValueElement {
  /** The name of the attribute with the distance of `stepUp`. */
  #step;
  /** The last warning about `max`. */
  #warning;

  /** `kind` is as for `ValueElement`, and may have a `step`: the attribute with the distance of `stepUp`. */
  constructor(kind) {
    super(kind);
    this.#step = kind.step ?? 'step';
  }

  /** The value as a number. */
  get valueAsNumber() {
    return Number(this[STATE].value);
  }

  /** Numbers outside the range are clamped. */
  set valueAsNumber(number) {
    this[CHOOSE]('valueAsNumber', number, (control) => isNumber(number) && control.set('value', number) === 0);
  }

  /** Moves to the nearest number. */
  moveTo(number, options) {
    return this[MOVE]('move', { to: number }, 'moveTo() takes a finite number', options);
  }

  /** Increases the value by `count` steps. */
  stepUp(count = 1) {
    if (!isNumber(count)) reject(this, 'stepUp() and stepDown() take a finite number of steps', shown(count));
    this.valueAsNumber += count * (Math.abs(Number(this.getAttribute(this.#step))) || 1);
  }

  /** Decreases the value by `count` steps. */
  stepDown(count = 1) {
    this.stepUp(typeof count === 'number' ? -count : count);
  }

  [SET](name) {
    return name === 'max' && this.#limitMaximum() || super[SET](name);
  }

  /** Uses `min` if `max` is less, as HTML's own fields do; returns whether it did. */
  #limitMaximum() {
    const max = this.getAttribute('max');
    // The core compares times and dates.
    if (/\d[:-]/.test(max)) return false;
    let min = this.getAttribute('min');
    if (Number.isNaN(parseFloat(min))) min = USUAL_MIN;
    if (!(parseFloat(max) < parseFloat(min))) return false;
    const warning = `max="${max}" is less than min="${min}"`;
    if (warning !== this.#warning) console.warn(`<${this.localName}>: ${warning}; using ${parseFloat(min)} for both.`);
    this.#warning = warning;
    return this[CONTROL].set('max', parseFloat(min)) === 0;
  }

  [APPLY](changed, state, isReset) {
    if (changed.has('min')) changed.add('max');
    super[APPLY](changed, state, isReset);
  }
}
