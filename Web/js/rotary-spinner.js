/** `<rotary-spinner>`: a ring of numbers in perspective, used as `<input type=number>` is. */

import { core, read } from './core.js';
import { NumberElement, reflectSettings } from './number-element.js';

/** What is its own; see `NumberElement`. */
const SPINNER = {
  create: core.createSpinner,
  events: { valueChanging: 'input', valueChanged: 'change', pressed: 'press' },
  field: 'value',
  read: (text) => text.trim() === '' ? NaN : Number(text),
};

/** The custom element. */
export class RotarySpinner extends NumberElement {
  static settings = read(core.spinnerSettings()).text().split(' ');

  constructor() {
    super(SPINNER);
  }

  get valueAsNumber() {
    return super.valueAsNumber;
  }

  /** One that is set beyond the ends becomes the end. */
  set valueAsNumber(number) {
    this.choose((control) => control.set('value', number) === 0);
  }

  /** Moves up by so many steps. */
  stepUp(count = 1) {
    const step = Math.abs(Number(this.getAttribute('step')) || 1);
    this.valueAsNumber += count * step;
  }

  /** Moves down by so many steps. */
  stepDown(count = 1) {
    this.stepUp(-count);
  }
}

reflectSettings(RotarySpinner);
