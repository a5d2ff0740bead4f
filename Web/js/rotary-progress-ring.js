/** `<rotary-progress-ring>`: how far something has come, used as `<progress>` is; or a countdown. */

import { change, describeNumber, readElement } from './access-view.js';
import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import './line-run.js';
import { setFromText } from './markup.js';

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
  }

  /** Reads a tree. */
  apply(words) {
    words.number();
    const [bar] = words.list(() => readElement(words));
    this.#value = bar.value;
    change(this.#list, 'role', bar.role);
    change(this.#list, 'aria-busy', (bar.states & BUSY) !== 0 || null);
    change(this.#list, 'tabindex', null);
    describeNumber(this.#list, bar);
  }

  /** Has what is done read out, and of what. */
  announce() {
    const name = this.#list.ariaLabel;
    this.#live.textContent = name ? `${name}: ${this.#value}` : this.#value;
  }
}

/** The custom element. */
export class RotaryProgressRing extends HTMLElement {
  static get type() { return 'ProgressRing'; }
  /** Settings that are defined below. */
  static get taken() { return ['value']; }
  /** A `<label>` can name it; nothing of it is submitted. */
  static get formAssociated() { return true; }

  static get observedAttributes() { return [...this.settings, ...NAMING]; }

  #internals = this.attachInternals();
  #control = new Control(
    this, RotaryProgressRing.core, () => 'ProgressRing', (event) => this.#tell(event), ProgressView);
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  /** The settings whose attributes have changed and are not taken up yet. */
  #changed = new Set();
  /** Whether all of them are to be taken up anew. */
  #isStale = true;
  #formatter = null;
  /** The number that the formatter has written. */
  #written = null;

  constructor() {
    super();
    this.#control.onShown = () => this.#write();
  }

  connectedCallback() {
    this.#control.connect();
    this.#settle();
    this.#control.present();
    this.#name();
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  attributeChangedCallback(name, _, text) {
    if (NAMING.includes(name) || name === 'caption') this.#name();
    if (NAMING.includes(name)) return;
    if (!this.#isStale && this.#changed.size === 0) queueMicrotask(() => this.#settle());
    // What is taken away is at its default again, which the core alone knows.
    if (text === null && name !== 'value') this.#isStale = true;
    this.#changed.add(name);
  }

  get labels() { return this.#internals.labels; }

  /** How much is done, or null while nobody knows; the arc is seen to go to another value. */
  get value() {
    const { value } = this.#state;
    return typeof value === 'number' ? value : null;
  }

  set value(value) {
    if (value === null || value === undefined) this.removeAttribute('value');
    else this.setAttribute('value', value);
  }

  /** How much is done, or remains of a countdown, as a share of the whole; −1 while nobody knows. */
  get position() {
    const { indeterminate, share } = this.#state;
    return indeterminate ? -1 : share;
  }

  /** Seconds that remain of the countdown; 0 without one. */
  get remaining() { return this.#state.remaining; }

  /** What the countdown does: `ready`, `running`, `paused` or `finished`. */
  get phase() { return this.#state.phase; }

  /** Whether nothing moves: the arc is at the value, no time runs, and somebody knows how much is done. */
  get resting() { return this.#state.resting; }

  /** Writes what is shown in the page's own way: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    this.#formatter = typeof formatter === 'function' ? formatter : null;
    this.#written = null;
    this.#settle();
    if (this.#formatter === null) this.#control.set('text', '');
    this.#control.present();
  }

  /** Starts the countdown at its beginning; whether there is one. */
  start() { return this.#call('start'); }

  /** Has the countdown stand still; whether it ran. */
  pause() { return this.#call('pause'); }

  /** Has the countdown run on; whether it was paused. */
  resume() { return this.#call('resume'); }

  /** Takes the countdown back to its beginning; whether there is one. */
  reset() { return this.#call('reset'); }

  #call(name) {
    this.#settle();
    return this.#control.call(name, {});
  }

  get #state() {
    this.#settle();
    return this.#control.state;
  }

  /** Takes up the attributes that have changed, in the order of the core's settings. */
  #settle() {
    if (!this.#isStale && this.#changed.size === 0) return;
    const isAnew = this.#isStale;
    const names = RotaryProgressRing.settings.filter((name) => isAnew || this.#changed.has(name));
    this.#isStale = false;
    this.#changed.clear();
    if (isAnew) {
      this.#control.reset();
      this.#control.attend();
    }
    for (const name of names) {
      const text = this.getAttribute(name);
      if (name === 'value' && !isAnew) this.#move(text);
      else if (text !== null) this.#set(name, text);
    }
    this.#written = null;
    this.#control.present();
  }

  #set(name, text) {
    // Texts keep the space before a unit.
    const isSet = name === 'unit' ? this.#control.set(name, text) === 0
      : setFromText(this.#control, name, text);
    if (!isSet) this.#warnings.tell(name, text);
  }

  /** Goes to a value as can be seen. */
  #move(text) {
    const number = text?.trim() ? Number(text) : NaN;
    if (Number.isNaN(number)) this.#set('value', text ?? 'indeterminate');
    else this.#control.call('move', { to: number });
  }

  /** Has the page's formatter write what is shown, where that is another number than before. */
  #write() {
    if (this.#formatter === null) return;
    const { indeterminate, number } = this.#control.state;
    if (indeterminate || number === this.#written) return;
    this.#written = number;
    this.#control.set('text', String(this.#formatter(number)));
    this.#control.present();
  }

  /** Without a name from the page, what is written on it is its name. */
  #name() {
    const { list } = this.#control;
    passName(this, list);
    if (!list.ariaLabel) list.ariaLabel = this.getAttribute('caption');
  }

  #tell({ name, fields, cue }) {
    const detail = { value: fields.value ?? this.#control.state.number };
    this.dispatchEvent(new CustomEvent(EVENTS[name], { bubbles: true, detail }));
    if (cue) this.#cues.tell(cue, fields);
  }
}
