/** `<rotary-progress-ring>`: progress, like `<progress>`, or a countdown. */

import { change, describeNumber, readElement } from './access-view.js';
import { optionsOf, reject } from './calls.js';
import {
  APPLY, CONTROL, ControlElement, DISPATCH, HANDLE, INVALIDATE, REFUSE, RESTORABLE, SET, STATE, UPDATE,
} from './element.js';
import './line-pieces.js';
import './line-run.js';
import { shown } from './markup.js';

/** The bit of `AccessibilityStates` for progress of unknown length. */
const BUSY = 16;
/** The page's names of the core's events. */
const EVENTS = { crossed: 'cross', finished: 'finish' };

/** Renders the tree of a progress bar, which takes no input and is no tab stop. */
class ProgressView {
  #list;
  #live;
  #value = '';

  constructor(list, live) {
    this.#list = list;
    this.#live = live;
    change(list, 'tabindex', null);
  }

  /** Reads and renders a tree. */
  apply(words) {
    words.number();
    const [bar] = words.list(() => readElement(words));
    this.#value = bar.value;
    change(this.#list, 'role', bar.role);
    change(this.#list, 'aria-busy', (bar.states & BUSY) !== 0 || null);
    describeNumber(this.#list, bar);
  }

  /** Announces the progress, after the ring's name. */
  announce() {
    const name = this.#list.ariaLabel;
    this.#live.textContent = name ? `${name}: ${this.#value}` : this.#value;
  }
}

/** The custom element. */
export class RotaryProgressRing extends ControlElement {
  static get type() { return 'ProgressRing'; }
  /** Settings whose property is defined below. */
  static get taken() { return ['value']; }

  /** Whether changes of the value are animated. */
  #isAnimated = false;
  #formatter = null;
  /** The last number that the formatter received. */
  #written = null;

  constructor() {
    super(ProgressView);
    this[CONTROL].onShown = () => this.#write();
  }

  /** The value, or null while the progress is unknown. The arc animates to a new value. */
  get value() {
    const { value } = this[STATE];
    return typeof value === 'number' ? value : null;
  }

  set value(value) {
    if (value === null || value === undefined) this.removeAttribute('value');
    else this.setAttribute('value', value);
  }

  /** The share that is done, or that remains of a countdown; −1 while the progress is unknown. */
  get position() {
    const { indeterminate, share } = this[STATE];
    return indeterminate ? -1 : share;
  }

  /** Remaining seconds of the countdown; 0 without one. */
  get remaining() { return this[STATE].remaining; }

  /** The phase of the countdown: `ready`, `running`, `paused` or `finished`. */
  get phase() { return this[STATE].phase; }

  /** Formats the displayed number: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    if (typeof (formatter ?? console.log) !== 'function') {
      this[REFUSE]('formatter', formatter, this.#formatter);
      return;
    }
    this.#formatter = formatter ?? null;
    this.#written = null;
    this[UPDATE]();
    this[CONTROL].set('text', '');
    this[CONTROL].present();
  }

  /** Starts the countdown from its beginning, or so that it ends at `until`; returns whether there is one. */
  start(options = {}) {
    const accepted = 'start() takes until, a Date or a time in milliseconds';
    const { until } = optionsOf(this, accepted, options, ['until']);
    if (until === undefined) return this.#call('start');
    const time = until instanceof Date ? until.getTime() : until;
    if (!Number.isFinite(time)) reject(this, accepted, `until ${shown(until)}`);
    return this.#call('start', { in: (time - Date.now()) / 1000 });
  }

  /** Pauses the countdown; returns whether it was running. */
  pause() { return this.#call('pause'); }

  /** Resumes the countdown; returns whether it was paused. */
  resume() { return this.#call('resume'); }

  /** Resets the countdown to its beginning; returns whether there is one. */
  reset() { return this.#call('reset'); }

  #call(name, fields = {}) {
    this[UPDATE]();
    return this[CONTROL].call(name, fields);
  }

  /** The attribute restores a value, but not a countdown that has begun. */
  get [RESTORABLE]() { return this.resting && this.phase === 'ready'; }

  [INVALIDATE](name, isReset) {
    // Removing the value makes the progress unknown, which needs no reset.
    super[INVALIDATE](name, isReset && name !== 'value');
  }

  [APPLY](changed, state, isReset) {
    this.#isAnimated = !isReset;
    super[APPLY](changed, state, isReset);
    this.#written = null;
  }

  [SET](name) {
    if (name === 'value' && this.#isAnimated) return this.#move(this.getAttribute(name));
    // A unit keeps the space before it.
    return super[SET](name, name === 'unit'
      ? (control, _, text) => control.set(name, text) === 0 : undefined);
  }

  /** Animates to a value. */
  #move(text) {
    const number = text?.trim() ? Number(text) : NaN;
    if (text === null) this[CONTROL].set('value', 'indeterminate');
    else if (Number.isNaN(number) || !this[CONTROL].isReady) return super[SET]('value');
    else this[CONTROL].call('move', { to: number });
    return true;
  }

  /** Formats the displayed number with the page's formatter, if it has changed. */
  #write() {
    if (this.#formatter === null) return;
    const control = this[CONTROL];
    const { indeterminate, number } = control.state;
    if (indeterminate || number === this.#written) return;
    this.#written = number;
    control.set('text', String(this.#formatter(number)));
    control.present();
  }

  [HANDLE]({ name, fields }) {
    this[DISPATCH](EVENTS[name], { value: fields.value ?? this[CONTROL].state.number });
  }
}
