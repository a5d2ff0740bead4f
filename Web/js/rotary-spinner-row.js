/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer, as a form control. */

import { FieldGroup } from './field-group.js';
import { CHOOSE, CONTROL, NumberElement, STATE } from './number-element.js';

/** What is its own; see `NumberElement`. */
const ROW = {
  events: { changing: 'input', skipped: 'input', changed: 'change', opened: 'open' },
  text: ({ text }) => text,
  put: (control, text) => control.set('value', text) === 0,
  // The core's events say only the number.
  detail: (_, { value, valueAsNumber }) => ({ value, valueAsNumber }),
  Access: FieldGroup,
};

/** The custom element. */
export class RotarySpinnerRow extends NumberElement {
  static get type() { return 'SpinnerRow'; }

  constructor() {
    super(ROW);
  }

  get valueAsNumber() {
    return super.valueAsNumber;
  }

  /** One that is set beyond the ends becomes the end. */
  set valueAsNumber(number) {
    this[CHOOSE]((control) => control.set('value', number) === 0);
  }

  /** Whether it rests on its code. */
  get open() {
    return this[STATE].open;
  }
}
