/** `<rotary-spinner>`: a ring of numbers in perspective, used as `<input type=number>` is. */

import { NumberElement } from './number-element.js';

/** What is its own; see `NumberElement`. */
const SPINNER = {
  events: { changing: 'input', skipped: 'input', changed: 'change', pressed: 'press' },
  text: ({ value }) => String(value),
  put: (control, text) => control.set('value', text.trim() === '' ? NaN : Number(text)) === 0,
  detail: ({ value }) => ({ value: String(value), valueAsNumber: value }),
};

/** The custom element. */
export class RotarySpinner extends NumberElement {
  static get type() { return 'NumberSpinner'; }

  constructor() {
    super(SPINNER);
  }
}
