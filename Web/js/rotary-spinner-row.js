/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer, as a form control. */

import { core, read } from './core.js';
import { FieldGroup } from './field-group.js';
import { CHOOSE, CONTROL, NumberElement, reflectSettings, STATE } from './number-element.js';

/** What is its own; see `NumberElement`. */
const ROW = {
  create: core.createSpinnerRow,
  events: { changing: 'input', skipped: 'input', changed: 'change', opened: 'open' },
  text: ({ text }) => text,
  put: (control, text) => control.set('value', text) === 0,
  // The core's events say only the number.
  detail: (_, { value, valueAsNumber }) => ({ value, valueAsNumber }),
  Access: FieldGroup,
};

/** The custom element. */
export class RotarySpinnerRow extends NumberElement {
  static settings = read(core.spinnerRowSettings()).text().split(' ');

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

reflectSettings(RotarySpinnerRow);
