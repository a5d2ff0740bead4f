/** `<rotary-wheel>`: a rotating picker, a fortune wheel or a rotary phone. */

import {
  CHANGED, CONTROL, INTERNALS, MOVE, NOTE, RESTORABLE, RESULT, SET, SETTLE, STATE, TAKE, WARN,
} from './element.js';
import { FormElement, MISSING, VALIDATE } from './form-element.js';
import { groupOf, isDisabled, Options, titleOf } from './options.js';

/** What the events of the core are on a page. */
const EVENT_TYPES = {
  changing: 'input', skipped: 'input', changed: 'change', pressed: 'press', dialled: 'dial',
};

/** The attributes of an option that are the wheel's own. */
const ATTRIBUTES = ['icon', 'tint', 'weight', 'touch-weight', 'odds'];

/** A number from an attribute, or what stands for it where there is none. */
const number = (option, name, fallback) => {
  const text = option.getAttribute(name);
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? fallback : Number(text);
};

/** The settings that options are; null for no options. */
const settingsOf = (options) => {
  if (options.length === 0) return null;
  const has = (name) => options.some((option) => option.hasAttribute(name));
  const texts = (name) =>
    has(name) ? options.map((option) => option.getAttribute(name) ?? '') : [];
  const numbers = (name) => has(name)
    ? Float64Array.from(options, (option) => number(option, name, number(option, 'weight', 1)))
    : new Float64Array();
  return {
    titles: options.map(titleOf),
    icons: texts('icon'),
    tints: texts('tint'),
    weights: numbers('weight'),
    'touch-weights': numbers('touch-weight'),
    odds: numbers('odds'),
    groups: options.some(groupOf) ? options.map(groupOf) : [],
    'disabled-sectors':
      Float64Array.from([...options.keys()].filter((index) => isDisabled(options[index]))),
  };
};

/** Their names. */
const OPTION_SETTINGS = [
  'titles', 'icons', 'tints', 'weights', 'touch-weights', 'odds', 'groups', 'disabled-sectors',
];

/** What a spin takes, in the words of an error. */
const SPIN = 'turns, a whole number from -100 to 100 and not 0, and duration, in seconds, more than 0 and at most 60;'
  + ' turns go in the direction allowed, and a wheel with stops does not spin';

/** The custom element. */
export class RotaryWheel extends FormElement {
  static get type() { return 'Wheel'; }
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }

  #options = new Options(this, ATTRIBUTES, {
    changed: () => {
      this.#noteOptions();
      this[SETTLE]();
    },
    chosen: () => this.options[this.selectedIndex],
    choose: (option) => this.#choose(option ? this.options.indexOf(option) : this.#firstIndex),
  });
  /** The settings that the options are; null without options. */
  #items = null;
  /** Whether there are other options, which are not taken up yet. */
  #haveChanged = false;
  /** What was chosen when there were other options: the option, and the value that it had. */
  #kept = null;
  #submitted;

  formResetCallback() {
    this.#choose(this.#defaultIndex);
  }

  /**
   * The value of what is on the pointer: that of its option, or its number.
   *
   * Where there are no options any more, it is the last one's, until there are some again or another is
   * chosen.
   */
  get value() {
    return this.#valueOf(this.selectedIndex);
  }

  set value(value) {
    this[SETTLE]();
    const text = String(value);
    const index = this.#kept?.option ? null : this.#indexOf(text);
    if (index !== null) {
      this.#choose(index);
    } else if (this.#options.list.length === 0) {
      this.#kept = { ...this.#kept, value: text };
      this.#submit();
    }
  }

  /** The number, from 0, of what is on the pointer; setting it tells no events. */
  get selectedIndex() {
    return this[STATE].value;
  }

  set selectedIndex(index) {
    this.#choose(Number(index));
  }

  /** The number of the sector that it comes to rest on. */
  get goalIndex() {
    return this[STATE].goal;
  }

  /** How far the wheel is turned, in radians, unwrapped, clockwise positive. */
  get rotation() {
    return this[STATE].rotation;
  }

  /** The options that are shown: the `<option>` children, and those of an `<optgroup>`. */
  get options() {
    this[SETTLE]();
    return this.#options.list;
  }

  get defaultValue() { return this.#valueOf(this.#defaultIndex); }
  set defaultValue(value) { super.defaultValue = value; }

  get [MISSING]() { return this.#submitted === ''; }

  /** A wheel that is made anew stands within half a turn. */
  get [RESTORABLE]() { return super[RESTORABLE] && Math.abs(this.rotation) <= Math.PI; }

  /** Turns to one of the sectors, by the shorter way. */
  select(index, options) {
    return this[MOVE]('select', { ...options, index }, `select() takes ${this.#sectors}`);
  }

  /** Turns by an angle in radians and rests on the sector that is nearest there. */
  rotateBy(radians, options) {
    return this[MOVE]('rotate', { ...options, by: radians }, 'rotateBy() takes radians, a finite number');
  }

  /** Spins and ends exactly on a sector; left out, turns and seconds are the core's. */
  spin(index, options) {
    return this[MOVE]('spin', { ...options, to: index }, `spin() takes ${this.#sectors}, ${SPIN}`);
  }

  /** Spins to a sector chosen by the sectors' odds, which is then the `goalIndex`. */
  draw(options) {
    const random = options?.random ?? Math.random();
    return this[MOVE]('draw', { ...options, random }, `draw() takes random, from 0 to 1, ${SPIN}`);
  }

  /** Turns at one speed, in radians per second. */
  startTurning(radiansPerSecond) {
    return this[MOVE]('startTurning', { radiansPerSecond },
      'startTurning() takes radians per second, from -100 to 100 and not 0, in the direction allowed, without stops');
  }

  /** Lets it coast and rest on a sector. */
  stopTurning() {
    return this[MOVE]('stopTurning', {});
  }

  get #sectors() {
    const { length } = this.#options.list;
    return `the number of a sector, ${length > 0 ? `from 0 to ${length - 1}` : 'counted from 0'}`;
  }

  get [RESULT]() {
    const { value } = this[CONTROL].state;
    return { index: value, value: this.#valueOf(value) };
  }

  [SETTLE]() {
    if (this.#options.takeChanges()) this.#noteOptions();
    super[SETTLE]();
  }

  /** The options have changed; without any, what they were is at its default again. */
  #noteOptions() {
    this.#haveChanged = true;
    const isEmptied = this.#options.list.length === 0;
    for (const name of OPTION_SETTINGS) this[CHANGED](name, isEmptied);
  }

  [TAKE](changed, state, isAnew) {
    const { list, before } = this.#options;
    const index = state.resting ? state.value : state.goal;
    const haveChanged = this.#haveChanged;
    this.#haveChanged = false;
    if (haveChanged) {
      this.#kept = before[index] ?? this.#kept;
      this.#items = settingsOf(list);
    }
    super[TAKE](changed, state, isAnew);
    if (isAnew || haveChanged || changed.has('value')) {
      const isNew = changed.has('value') || this.#submitted === undefined && !this.#kept;
      const wanted = isNew || haveChanged && list.length === 0 ? this.#defaultIndex
        : haveChanged ? this.#wantedIndex : index;
      if (this[CONTROL].set('value', wanted) !== 0) this[CONTROL].set('value', this.#defaultIndex);
    }
    this.#submit();
  }

  /** Where other options are to stand: what the page has come to mark, what was chosen, or the first. */
  get #wantedIndex() {
    const { list, marked } = this.#options;
    const { value, option } = this.#kept ?? {};
    this.#kept = null;
    const wanted = marked ?? this.#options.withValue(value, option) ?? option;
    const index = list.indexOf(wanted);
    return index >= 0 ? index : this.#defaultIndex;
  }

  [SET](name) {
    // It is an option's, or a number: see below.
    if (name === 'value') return true;
    if (!this.#items || !(name in this.#items)) return super[SET](name);
    const items = this.#items[name];
    return this[CONTROL].set(name, items) === 0 || this[WARN](name, items);
  }

  #choose(index) {
    this[SETTLE]();
    if (this[CONTROL].set('value', index) !== 0) return;
    this.#kept = null;
    this[CONTROL].present();
    this.#submit();
  }

  get #firstIndex() {
    return Math.max(0, this.#options.list.findIndex((option) => !isDisabled(option)));
  }

  get #defaultIndex() {
    const { list } = this.#options;
    const value = this.getAttribute('value');
    return list.length === 0 ? this.#indexOf(value ?? '') ?? 0
      : list.indexOf(this.#options.initial(value));
  }

  #valueOf(index) {
    const { list } = this.#options;
    if (list.length === 0 && this.#kept?.option) return this.#kept.value;
    return list[index]?.value ?? String(index);
  }

  /** The number of the option of a value, or of a number where there are no options. */
  #indexOf(value) {
    const index = this.#options.list.findIndex((option) => option.value === value);
    if (index >= 0) return index;
    return value.trim() !== '' && Number.isInteger(Number(value)) ? Number(value) : null;
  }

  /** Tells the form. */
  #submit(index = this[CONTROL].state.value) {
    const value = this.#valueOf(index);
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value);
    this[VALIDATE]();
  }

  [NOTE](event) {
    const type = EVENT_TYPES[event.name];
    const { index } = event.fields;
    const option = this.#options.list[index];
    // One that cannot be chosen only passes by.
    if (!type || type === 'input' && option && isDisabled(option)) return;
    event.type = type;
    event.detail = { ...event.fields, value: this.#valueOf(index) };
    if (type === 'press') return;
    this.#kept = null;
    this.#submit(index);
  }
}
