/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer, as a form control. */

import { CONTROL, STATE } from './element.js';
import { NumberElement } from './number-element.js';
import { TEXT_VALUE } from './text-value.js';
import { WRITE } from './value-element.js';
import { conventionsOf, monthNames, periodNames, weekdayNames } from './words.js';

/** The specifics of rows; see `NumberElement`. */
const ROW = {
  ...TEXT_VALUE, events: { changing: 'input', skipped: 'input', changed: 'change', opened: 'open' },
};

/** The custom element. */
export class RotarySpinnerRow extends NumberElement {
  static get type() { return 'SpinnerRow'; }

  static get words() {
    return { conventions: conventionsOf, periods: periodNames, months: monthNames, weekdays: weekdayNames };
  }

  constructor() {
    super(ROW);
  }

  /** Whether the row rests on its code. */
  get open() {
    return this[STATE].open;
  }

  /** Sets the state `open` of a lock for CSS. */
  [WRITE]() {
    this[CONTROL].mark('open', this[CONTROL].state.open);
    return false;
  }
}
