/** `<rotary-clock>`: a clock face for a time of day, as a form control like `<input type=time>`. */

import { reject } from './calls.js';
import { CONTROL, STATE, UPDATE } from './element.js';
import { shown } from './markup.js';
import { NumberElement } from './number-element.js';
import { TEXT_VALUE } from './text-value.js';
import { conventionsOf, fieldNames, periodNames } from './words.js';

const FIELDS = ['hour', 'minute', 'period'];

/** The custom element. */
export class RotaryClock extends NumberElement {
  static get type() { return 'ClockFace'; }

  static get words() {
    return { conventions: conventionsOf, periods: periodNames, labels: fieldNames };
  }

  constructor() {
    super(TEXT_VALUE);
  }

  /** The part of the time that keys change: hour, minute or period. */
  get activeField() {
    return this[STATE].activeField ?? FIELDS[0];
  }

  /** Makes a part of the time the active one. */
  activate(field) {
    if (!FIELDS.includes(field)) reject(this, `activate() takes ${FIELDS.join(', ')}`, shown(field));
    this[UPDATE]();
    this[CONTROL].call('activate', { field });
    this[CONTROL].present();
  }
}
