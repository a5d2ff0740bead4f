/** `<rotary-activity-rings>`: rings with each value's share of its goal, like several `<meter>`s around one another. */

import { AccessView } from './access-view.js';
import { APPLY, CONTROL, ControlElement, DISPATCH, HANDLE, RESTORABLE, SET, STATE } from './element.js';
import './line-pieces.js';
import './line-run.js';
import { setFromText } from './markup.js';

/** The custom element. */
export class RotaryActivityRings extends ControlElement {
  static get type() { return 'ActivityRings'; }

  /** Whether changes of the values are animated. */
  #isAnimated = false;

  constructor() {
    super(AccessView);
  }

  /** The share of each goal, up to 100. */
  get shares() { return this[STATE].shares ?? []; }

  /** Whether each value has reached its goal. */
  get complete() { return this[STATE].complete === true; }

  /** The attributes restore everything. */
  get [RESTORABLE]() { return this.resting; }

  [APPLY](changed, state, isReset) {
    this.#isAnimated = !isReset && this[CONTROL].isReady;
    super[APPLY](changed, state, isReset);
  }

  /** Animates to values that the page changes. */
  [SET](name) {
    const move = { set: (_, to) => (this[CONTROL].call('move', { to }) ? 0 : 1) };
    const isMoved = name === 'values' && this.#isAnimated;
    return super[SET](name, isMoved ? (_, name, text) => setFromText(move, name, text) : undefined);
  }

  [HANDLE]({ fields: { index } }) {
    this[DISPATCH]('reach', { index, value: this[CONTROL].state.values[index] });
  }
}
