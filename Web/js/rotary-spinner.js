/** `<rotary-spinner>`: a ring of numbers in perspective, used as `<input type=number>` is. */

import { core } from './core.js';
import { CHOOSE, NumberElement, reflectSettings } from './number-element.js';
import { settings } from './settings/spinner.js';

/** What is its own; see `NumberElement`. */
const SPINNER = {
  create: core.createSpinner,
  events: { changing: 'input', skipped: 'input', changed: 'change', pressed: 'press' },
  text: ({ value }) => String(value),
  put: (control, text) => control.set('value', text.trim() === '' ? NaN : Number(text)) === 0,
  detail: ({ value }) => ({ value: String(value), valueAsNumber: value }),
};

/** The custom element. */
export class RotarySpinner extends NumberElement {
  static settings = settings;

  constructor() {
    super(SPINNER);
  }

  get valueAsNumber() {
    return super.valueAsNumber;
  }

  /** One that is set beyond the ends becomes the end. */
  set valueAsNumber(number) {
    this[CHOOSE]((control) => control.set('value', number) === 0);
  }
}

reflectSettings(RotarySpinner);
