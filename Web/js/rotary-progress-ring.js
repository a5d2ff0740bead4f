/** `<rotary-progress-ring>`: how far something has come, used as `<progress>` is; or a countdown. */

import { change, describeNumber, readElement } from './access-view.js';
import {
  CHANGED, CONTROL, ControlElement, RESTORABLE, SEND, SET, SETTLE, STATE, TAKE, TELL,
} from './element.js';
import './line-pieces.js';
import './line-run.js';

/** The bit of `AccessibilityStates` for what is at work, nobody knows for how long. */
const BUSY = 16;
/** The page's names of the core's events. */
const EVENTS = { crossed: 'cross', finished: 'finish' };

/** Keeps a progress bar in step with the core: it takes no input, and so is no tab stop. */
class ProgressView {
  #list;
  #live;
  #value = '';

  constructor(list, live) {
    this.#list = list;
    this.#live = live;
    change(list, 'tabindex', null);
  }

  /** Reads a tree. */
  apply(words) {
    words.number();
    const [bar] = words.list(() => readElement(words));
    this.#value = bar.value;
    change(this.#list, 'role', bar.role);
    change(this.#list, 'aria-busy', (bar.states & BUSY) !== 0 || null);
    describeNumber(this.#list, bar);
  }

  /** Has what is done read out, and of what. */
  announce() {
    const name = this.#list.ariaLabel;
    this.#live.textContent = name ? `${name}: ${this.#value}` : this.#value;
  }
}

/** The custom element. */
export class RotaryProgressRing extends ControlElement {
  static get type() { return 'ProgressRing'; }
  /** Settings that are defined below. */
  static get taken() { return ['value']; }

  /** Whether another value is gone to as can be seen. */
  #isShown = false;
  #formatter = null;
  /** The number that the formatter has written. */
  #written = null;

  constructor() {
    super(ProgressView);
    this[CONTROL].onShown = () => this.#write();
  }

  /** How much is done, or null while nobody knows; the arc is seen to go to another value. */
  get value() {
    const { value } = this[STATE];
    return typeof value === 'number' ? value : null;
  }

  set value(value) {
    if (value === null || value === undefined) this.removeAttribute('value');
    else this.setAttribute('value', value);
  }

  /** How much is done, or remains of a countdown, as a share of the whole; −1 while nobody knows. */
  get position() {
    const { indeterminate, share } = this[STATE];
    return indeterminate ? -1 : share;
  }

  /** Seconds that remain of the countdown; 0 without one. */
  get remaining() { return this[STATE].remaining; }

  /** What the countdown does: `ready`, `running`, `paused` or `finished`. */
  get phase() { return this[STATE].phase; }

  /** Writes what is shown in the page's own way: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    this.#formatter = typeof formatter === 'function' ? formatter : null;
    this.#written = null;
    this[SETTLE]();
    this[CONTROL].set('text', '');
    this[CONTROL].present();
  }

  /** Starts the countdown at its beginning, or so that it ends at a time of day; whether there is one. */
  start({ until } = {}) {
    return this.#call('start', until === undefined ? {} : { in: (Number(until) - Date.now()) / 1000 });
  }

  /** Has the countdown stand still; whether it ran. */
  pause() { return this.#call('pause'); }

  /** Has the countdown run on; whether it was paused. */
  resume() { return this.#call('resume'); }

  /** Takes the countdown back to its beginning; whether there is one. */
  reset() { return this.#call('reset'); }

  #call(name, fields = {}) {
    this[SETTLE]();
    return this[CONTROL].call(name, fields);
  }

  /** Its value is an attribute; a countdown that has begun is nowhere else. */
  get [RESTORABLE]() { return this.resting && this.phase === 'ready'; }

  [CHANGED](name, isAnew) {
    // Without a value nobody knows how much is done, which needs no other control.
    super[CHANGED](name, isAnew && name !== 'value');
  }

  [TAKE](changed, state, isAnew) {
    this.#isShown = !isAnew;
    super[TAKE](changed, state, isAnew);
    this.#written = null;
  }

  [SET](name) {
    if (name === 'value' && this.#isShown) return this.#move(this.getAttribute(name));
    // Texts keep the space before a unit.
    return super[SET](name, name === 'unit'
      ? (control, _, text) => control.set(name, text) === 0 : undefined);
  }

  /** Goes to a value as can be seen. */
  #move(text) {
    const number = text?.trim() ? Number(text) : NaN;
    if (text === null) this[CONTROL].set('value', 'indeterminate');
    else if (Number.isNaN(number) || !this[CONTROL].isReady) return super[SET]('value');
    else this[CONTROL].call('move', { to: number });
    return true;
  }

  /** Has the page's formatter write what is shown, where that is another number than before. */
  #write() {
    if (this.#formatter === null) return;
    const control = this[CONTROL];
    const { indeterminate, number } = control.state;
    if (indeterminate || number === this.#written) return;
    this.#written = number;
    control.set('text', String(this.#formatter(number)));
    control.present();
  }

  [TELL]({ name, fields }) {
    this[SEND](EVENTS[name], { value: fields.value ?? this[CONTROL].state.number });
  }
}
