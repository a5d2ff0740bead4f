/** `<rotary-gauge>`: a value on a scale, used like `<meter>`, or a slider if it is editable. */

import { APPLY, CONTROL, DISPATCH, HANDLE, INVALIDATE, PREPARE, REFUSE, SET, UPDATE } from './element.js';
import './line-pieces.js';
import './line-run.js';
import { setFromText } from './markup.js';
import { isNumber, NumberElement } from './number-element.js';
import { IS_SUBMITTED, WRITE } from './value-element.js';

/** Moves to a value, or sets it while a finger holds the gauge; returns whether the value was accepted. */
const put = (control, number) => isNumber(number)
  && (control.call('move', { to: number }) || control.set('value', number) === 0);

/** The specifics of gauges; see `NumberElement`. */
const GAUGE = {
  events: { changing: 'input', changed: 'change' },
  text: ({ value }) => String(value),
  // The value of an earlier state is restored without a motion.
  put: (control, text, state) => text.trim() !== ''
    && (state ? control.set('value', Number(text)) === 0 : put(control, Number(text))),
  detail: ({ value }) => ({ value: String(value), valueAsNumber: value }),
  // A unit keeps the space before it.
  setText: (control, name, text) =>
    name === 'unit' ? control.set(name, text) === 0 : setFromText(control, name, text),
};

/** The custom element. */
export class RotaryGauge extends NumberElement {
  static get type() { return 'GaugeDial'; }

  /** Whether changes of the value are animated. */
  #isAnimated = false;
  #formatter = null;

  constructor() {
    super(GAUGE);
  }

  /** Formats the value: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    if (typeof (formatter ?? console.log) !== 'function') {
      this[REFUSE]('formatter', formatter, this.#formatter);
      return;
    }
    formatter ??= null;
    if (formatter === this.#formatter) return;
    this.#formatter = formatter;
    if (formatter === null) this[INVALIDATE]('text', true);
    this[UPDATE]();
    if (this[WRITE]()) this[CONTROL].present();
  }

  get [IS_SUBMITTED]() { return !['false', undefined].includes(this.getAttribute('editable')?.trim()); }

  [WRITE]() {
    if (this.#formatter === null) return false;
    const control = this[CONTROL];
    control.set('text', String(this.#formatter(control.state.value)));
    return true;
  }

  [APPLY](changed, state, isReset) {
    this.#isAnimated = !isReset;
    super[APPLY](changed, state, isReset);
  }

  [SET](name) {
    const text = this.getAttribute(name)?.trim();
    const isMoved = name === 'value' && this.#isAnimated && text && this[CONTROL].isReady;
    return isMoved && put(this[CONTROL], Number(text)) || super[SET](name);
  }

  [PREPARE](event) {
    if (event.name !== 'crossed') super[PREPARE](event);
  }

  [HANDLE](event) {
    if (event.name !== 'crossed') super[HANDLE](event);
    else this[DISPATCH]('cross', { value: event.fields.value });
  }
}
