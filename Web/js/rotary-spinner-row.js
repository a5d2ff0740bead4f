/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer, as a form control. */

import { CONTROL, STATE } from './element.js';
import { FieldGroup } from './field-group.js';
import { setFromText } from './markup.js';
import { NumberElement, WRITE } from './number-element.js';
import { conventionsOf, monthNames, periodNames, weekdayNames } from './words.js';

/** The specifics of rows; see `NumberElement`. */
const ROW = {
  events: { changing: 'input', skipped: 'input', changed: 'change', opened: 'open' },
  // Before the core has loaded, the value is the text that was set.
  text: ({ text, value }) => typeof value === 'string' ? value : text,
  put: (control, text) => control.set('value', text) === 0,
  // The core's events have only the number.
  detail: (_, { value, valueAsNumber }) => ({ value, valueAsNumber }),
  setText: (control, name, text) =>
    name === 'value' ? ROW.put(control, text) : setFromText(control, name, text),
  Access: FieldGroup,
  step: 'interval',
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
