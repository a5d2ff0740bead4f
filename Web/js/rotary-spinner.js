/** `<rotary-spinner>`: a ring of numbers in perspective, used like `<input type=number>`. */

import { isNumber, NumberElement } from './number-element.js';

/** The specifics of spinners; see `NumberElement`. */
const SPINNER = {
  events: { changing: 'input', skipped: 'input', changed: 'change', pressed: 'press' },
  text: ({ value }) => String(value),
  put: (control, text) => text.trim() !== '' && isNumber(Number(text)) && control.set('value', Number(text)) === 0,
  detail: ({ value }) => ({ value: String(value), valueAsNumber: value }),
};

/** The custom element. */
export class RotarySpinner extends NumberElement {
  static get type() { return 'NumberSpinner'; }

  constructor() {
    super(SPINNER);
  }
}
