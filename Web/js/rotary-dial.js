/** `<rotary-dial>`: a knob for a number, used as `<input type=range>` is. */

import { Control } from './control.js';
import { core, read } from './core.js';
import { Cues, NAMING, passName, reflect, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { setFromText } from './markup.js';

const SETTINGS = read(core.dialSettings()).text().split(' ');
/** What the events of the core are on a page. */
const EVENT_TYPES = { valueChanging: 'input', valueChanged: 'change' };

/** The custom element. */
export class RotaryDial extends FormElement {
  static get observedAttributes() { return [...SETTINGS, ...NAMING]; }

  #control = new Control(
    this, core.createDial, (event) => this.#tell(event), (thumb) => this.#choose(thumb));
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  /** Whether attributes have changed that are not taken up yet. */
  #isPending = true;
  /** Whether the user or the page has chosen a value, which the attribute no longer decides. */
  #isChosen = false;
  #formatter = null;
  #submitted;

  connectedCallback() {
    this.#control.connect();
    this.#settle();
    this.#control.present();
    this.#name();
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  attributeChangedCallback(name) {
    if (NAMING.includes(name) || name === 'caption') this.#name();
    if (NAMING.includes(name)) return;
    if (name === 'disabled' || this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#settle());
  }

  formDisabledCallback(isDisabled) {
    this.#control.set('disabled', isDisabled);
    this.#control.present();
  }

  formResetCallback() {
    this.#isChosen = false;
    this.#isPending = true;
    this.#settle();
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** The value as text, of a range both with a comma; setting it tells no events. */
  get value() {
    return textOf(this.#state);
  }

  set value(value) {
    const numbers = String(value).split(',').map((text) => text.trim() === '' ? NaN : Number(text));
    if (numbers.length > 1) this.#put([['low', numbers[0]], ['high', numbers[1]]]);
    else this.valueAsNumber = numbers[0];
  }

  /** The value, or the upper one of a range; one that is set beyond the ends becomes the end. */
  get valueAsNumber() {
    const state = this.#state;
    return state.value ?? state.high;
  }

  set valueAsNumber(number) {
    this.#put([['value', number]]);
  }

  /** The lower value of a range. */
  get valueLow() { return this.#state.low ?? NaN; }
  set valueLow(number) { this.#put([['low', number]]); }

  /** The upper value of a range. */
  get valueHigh() { return this.#state.high ?? NaN; }
  set valueHigh(number) { this.#put([['high', number]]); }

  /** Writes a value in the page's own way: a function from a number to a text, or null. */
  get formatter() { return this.#formatter; }
  set formatter(formatter) {
    this.#formatter = typeof formatter === 'function' ? formatter : null;
    this.#settle();
    if (this.#formatter === null) this.#takeUp();
    else this.#write();
    this.#control.present();
  }

  /** Whether no finger holds it. */
  get resting() {
    return this.#control.state.resting;
  }

  /** Moves to a value; whether there is one. */
  moveTo(number, { animated = true } = {}) {
    this.#settle();
    return this.#control.call('move', { to: number, animated });
  }

  /** Moves both thumbs of a range; whether they could be. */
  moveRange(low, high, { animated = true } = {}) {
    this.#settle();
    return this.#control.call('move', { low, high, animated });
  }

  /** Moves up by so many steps. */
  stepUp(count = 1) {
    const step = Math.abs(Number(this.getAttribute('step') ?? 1)) || 1;
    this.valueAsNumber += count * step;
  }

  /** Moves down by so many steps. */
  stepDown(count = 1) {
    this.stepUp(-count);
  }

  get #state() {
    this.#settle();
    return this.#control.state;
  }

  /** Without a name from the page, what is written on it is its name. */
  #name() {
    const { list } = this.#control;
    passName(this, list);
    if (!list.ariaLabel) list.ariaLabel = this.getAttribute('caption');
  }

  /** Gives the keys to a thumb. */
  #choose(thumb) {
    this.#control.call('choose', { thumb });
  }

  #put(values) {
    this.#settle();
    const isTaken = values.map(([name, number]) => this.#control.set(name, number) === 0);
    if (!isTaken.includes(true)) return;
    this.#isChosen = true;
    this.#write();
    this.#control.present();
    this.#submit();
  }

  /** Takes up the attributes, if any have changed. */
  #settle() {
    if (this.#isPending) this.#takeUp();
  }

  /** Takes up all attributes, in the order of the core's settings. */
  #takeUp() {
    const control = this.#control;
    const { value, low, high } = control.state;
    control.reset();
    control.attend();
    control.set('disabled', this.matches(':disabled'));
    for (const name of SETTINGS) {
      const text = name === 'disabled' ? null : this.getAttribute(name);
      if (text !== null && !setSetting(control, name, text)) this.#warnings.tell(name, text);
    }
    if (this.#isChosen) {
      if (low !== undefined) control.set('low', low);
      control.set('value', value ?? high);
    }
    this.#isPending = false;
    this.#write();
    control.present();
    this.#submit();
  }

  /** Has the page's formatter write what is shown. */
  #write() {
    if (this.#formatter === null) return;
    const { value, low, high } = this.#control.state;
    const numbers = value === undefined ? [low, high] : [value];
    this.#control.set('texts', numbers.map((number) => String(this.#formatter(number))));
  }

  /** Tells the form. */
  #submit(fields = this.#control.state) {
    const value = textOf(fields);
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value);
  }

  #tell({ name, fields, cue }) {
    const type = EVENT_TYPES[name];
    if (type) {
      this.#isChosen = true;
      this.#submit(fields);
      if (this.#formatter !== null) {
        this.#write();
        this.#control.present();
      }
      const { value = fields.high, low: valueLow, high: valueHigh } = fields;
      const detail = { value: textOf(fields), valueAsNumber: value, valueLow, valueHigh };
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
    }
    if (cue) this.#cues.tell(cue, fields);
  }
}

/** Texts keep the space before a unit. */
const setSetting = (control, name, text) =>
  name === 'unit' ? control.set(name, text) === 0 : setFromText(control, name, text);

const textOf = ({ value, low, high }) => value === undefined ? `${low},${high}` : String(value);

/** Settings whose names are properties of every form control. */
const TAKEN = ['value', 'disabled', 'labels'];

reflect(RotaryDial, SETTINGS.filter((name) => !TAKEN.includes(name)));
