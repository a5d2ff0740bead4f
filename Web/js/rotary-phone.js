/** `<rotary-phone>`: the dial of a rotary phone. */

import { ChoiceElement, disabledOf } from './choice-element.js';
import { MOVE } from './element.js';

/** The custom element. */
export class RotaryPhone extends ChoiceElement {
  static get type() { return 'PhoneDial'; }
  static get counted() { return 'holes'; }
  static get eventTypes() { return { dialled: 'dial', pressed: 'press' }; }
  static settingsOf(options) {
    return { ...super.settingsOf(options), 'disabled-holes': disabledOf(options) };
  }

  /** Dials a hole, if the dial rests. */
  dial(index) {
    return this[MOVE]('dial', { index }, 'dial() takes the index of a hole, from 0, while the dial rests');
  }
}
