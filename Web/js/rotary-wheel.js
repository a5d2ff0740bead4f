/** `<rotary-wheel>`: a rotating picker, a fortune wheel or a rotary phone. */

import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { Choices, setFromText } from './markup.js';

/** What the events of the core are on a page. */
const EVENT_TYPES = {
  changing: 'input', skipped: 'input', changed: 'change', pressed: 'press', dialled: 'dial',
};

/** The custom element. */
export class RotaryWheel extends FormElement {
  static get type() { return 'Wheel'; }
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }

  static get observedAttributes() { return [...this.settings, ...NAMING, 'required']; }

  #control = new Control(
    this, RotaryWheel.core, () => 'Wheel', (event) => this.#tell(event));
  #choices = new Choices(this, () => this.#takeUp(true));
  /** What has to be read anew before anything else is done. */
  #changed = new Set();
  #mustReset = false;
  #isPending = false;
  #cues = new Cues(this);
  #warnings = new Warnings(this);

  connectedCallback() {
    this.#control.connect();
    this.#takeUp(this.#choices.list.length === 0 || this.#choices.takeChanges());
    this.#control.present();
    this.#name();
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  attributeChangedCallback(name, before, after) {
    if (NAMING.includes(name)) return this.#name();
    if (name === 'required') return this.#submit();
    if (name === 'disabled') return;
    this.#changed.add(name);
    if (before !== null) this.#mustReset = true;
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#takeUp(false));
  }

  formDisabledCallback(isDisabled) {
    this.#control.set('disabled', isDisabled);
    this.#control.present();
  }

  formResetCallback() {
    this.#choose(this.#defaultIndex);
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** The value of what is on the pointer: that of its option, or its number. */
  get value() {
    return this.#valueOf(this.selectedIndex);
  }

  set value(value) {
    this.#settle();
    const index = this.#indexOf(String(value));
    if (index !== null) this.#choose(index);
  }

  /** The number, from 0, of what is on the pointer; setting it tells no events. */
  get selectedIndex() {
    this.#settle();
    return this.#control.state.value;
  }

  set selectedIndex(index) {
    this.#settle();
    this.#choose(Number(index));
  }

  /** How far the wheel is turned, in radians, unwrapped, clockwise positive. */
  get rotation() {
    this.#settle();
    return this.#control.state.rotation;
  }

  /** Whether nothing turns or holds it. */
  get resting() {
    return this.#control.state.resting;
  }

  /** The `<option>` children. */
  get options() {
    this.#settle();
    return this.#choices.list;
  }

  get required() { return this.hasAttribute('required'); }
  set required(isRequired) { this.toggleAttribute('required', isRequired); }

  /** Turns to one of the sectors, by the shorter way. */
  select(index, { animated = true } = {}) {
    return this.#call('select', { index, animated });
  }

  /** Turns by an angle in radians and rests on the sector that is nearest there. */
  rotateBy(radians, { animated = true } = {}) {
    return this.#call('rotate', { by: radians, animated });
  }

  /** Spins and ends exactly on a sector; left out, turns and seconds are the core's. */
  spin(index, options = {}) {
    return this.#call('spin', { to: index, ...options });
  }

  /** Spins to a sector chosen by the sectors' odds; answers with it, or −1. */
  draw({ random = Math.random(), ...options } = {}) {
    return this.#call('draw', { random, ...options }) ? this.#control.state.goal : -1;
  }

  /** Turns at one speed, in radians per second. */
  startTurning(radiansPerSecond) {
    return this.#call('startTurning', { radiansPerSecond });
  }

  /** Lets it coast and rest on a sector. */
  stopTurning() {
    return this.#call('stopTurning', {});
  }

  #call(name, fields) {
    this.#settle();
    return this.#control.call(name, fields);
  }

  /** Takes up what has changed before something is asked or done. */
  #settle() {
    const optionsChanged = this.#choices.takeChanges();
    if (this.#isPending || optionsChanged) this.#takeUp(optionsChanged);
  }

  /** Gives the core the attributes and options that have changed, in the order of its settings. */
  #takeUp(optionsChanged) {
    const [control, choices] = [this.#control, this.#choices];
    const { settledValue } = control.state;
    const kept = choices.list[settledValue] ?? settledValue;
    let items = optionsChanged || this.#mustReset ? choices.read() : {};
    if (items === null && typeof kept !== 'number') this.#mustReset = true;
    if (this.#mustReset) {
      control.reset();
      control.attend();
      control.set('disabled', this.matches(':disabled'));
    }
    for (const name of RotaryWheel.settings) {
      if (items && name in items) {
        if (control.set(name, items[name]) !== 0) this.#warnings.tell(name, items[name]);
      } else if (this.#mustReset || this.#changed.has(name)) {
        this.#setFromAttribute(name);
      }
    }
    this.#keep(kept);
    this.#changed.clear();
    this.#mustReset = this.#isPending = false;
    control.present();
    this.#submit();
  }

  /** Selects the option, or the number, that was selected; at first, what the page says. */
  #keep(kept) {
    const isNew = this.#submitted === undefined || this.#changed.has('value');
    const index = typeof kept === 'number' ? kept : this.#choices.list.indexOf(kept);
    if (isNew || this.#control.set('value', index) !== 0) {
      this.#control.set('value', this.#defaultIndex);
    }
  }

  #setFromAttribute(name) {
    const text = name === 'value' || name === 'disabled' ? null : this.getAttribute(name);
    if (text !== null && !setFromText(this.#control, name, text)) this.#warnings.tell(name, text);
  }

  #choose(index) {
    if (this.#control.set('value', index) !== 0) return;
    this.#control.present();
    this.#submit();
  }

  get #defaultIndex() {
    const selected = this.#choices.list.findLastIndex((option) => option.hasAttribute('selected'));
    if (selected >= 0) return selected;
    return this.#indexOf(this.getAttribute('value') ?? '') ?? 0;
  }

  #valueOf(index) {
    return this.#choices.list[index]?.value ?? String(index);
  }

  /** The number of the option of a value, or of a number where there are no options. */
  #indexOf(value) {
    const index = this.#choices.list.findIndex((option) => option.value === value);
    if (index >= 0) return index;
    return value.trim() !== '' && Number.isInteger(Number(value)) ? Number(value) : null;
  }

  #submitted;

  /** Tells the form. */
  #submit(index = this.#control.state.value) {
    const value = this.#valueOf(index);
    const isMissing = this.required && value === '';
    if (isMissing !== this[INTERNALS].validity.valueMissing) {
      this[INTERNALS].setValidity(
        { valueMissing: isMissing }, isMissing ? 'Please choose.' : '', this.#control.list);
    }
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value);
  }

  #tell({ name, fields, cue }) {
    const type = EVENT_TYPES[name];
    if (type) {
      if (type !== 'press') this.#submit(fields.index);
      const detail = { ...fields, value: this.#valueOf(fields.index) };
      this.#dispatch(type, detail);
    }
    if (cue) this.#cues.tell(cue, fields);
  }

  #dispatch(type, detail) {
    this.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
  }

  #name() {
    passName(this, this.#control.list);
  }
}
