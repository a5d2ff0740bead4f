/** `<rotary-wheel>`: a rotating picker, a fortune wheel or a rotary phone. */

import {
  APPLY, CONTROL, INTERNALS, INVALIDATE, MOVE, PREPARE, RESTORABLE, RESULT, SET, STATE, UPDATE,
  WARN,
} from './element.js';
import { FormElement, MISSING, VALIDATE } from './form-element.js';
import { groupOf, isDisabled, Options, titleOf } from './options.js';

/** The page's event types, by the core's event names. */
const EVENT_TYPES = {
  changing: 'input', skipped: 'input', changed: 'change', pressed: 'press', dialled: 'dial',
};

/** The attributes of an option that only wheels have. */
const ATTRIBUTES = ['icon', 'tint', 'weight', 'touch-weight', 'odds'];

/** A number from an attribute, or a fallback. */
const number = (option, name, fallback) => {
  const text = option.getAttribute(name);
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? fallback : Number(text);
};

/** The settings for options; null without options. */
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

/** The names of these settings. */
const OPTION_SETTINGS = [
  'titles', 'icons', 'tints', 'weights', 'touch-weights', 'odds', 'groups', 'disabled-sectors',
];

/** The arguments that `spin` and `draw` accept, for their errors. */
const SPIN = 'turns, an integer from -100 to 100 except 0, and duration, above 0 and up to 60 seconds;'
  + ' turns must go in the allowed direction, and a wheel with stops cannot spin';

/** The custom element. */
export class RotaryWheel extends FormElement {
  static get type() { return 'Wheel'; }
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }

  #options = new Options(this, ATTRIBUTES, {
    changed: () => {
      this.#invalidateOptions();
      this[UPDATE]();
    },
    chosen: () => this.options[this.selectedIndex],
    choose: (option) => this.#choose(option ? this.options.indexOf(option) : this.#firstIndex),
  });
  /** The settings for the options; null without options. */
  #items = null;
  /** Whether the options have changed since the last update. */
  #haveChanged = false;
  /** The selected option before the options changed, and the value that it had. */
  #kept = null;
  #submitted;

  formResetCallback() {
    this.#choose(this.#defaultIndex);
  }

  /**
   * The value of the selected option, or its index.
   *
   * After all options are removed, the last value remains until there are options again or another value is set.
   */
  get value() {
    return this.#valueOf(this.selectedIndex);
  }

  set value(value) {
    this[UPDATE]();
    const text = String(value);
    const index = this.#kept?.option ? null : this.#indexOf(text);
    if (index !== null) {
      this.#choose(index);
    } else if (this.#options.list.length === 0) {
      this.#kept = { ...this.#kept, value: text };
      this.#submit();
    }
  }

  /** The index of the sector on the pointer, from 0. Setting it sends no events. */
  get selectedIndex() {
    return this[STATE].value;
  }

  set selectedIndex(index) {
    this.#choose(Number(index));
  }

  /** The index of the sector on which the wheel will stop. */
  get goalIndex() {
    return this[STATE].goal;
  }

  /** The rotation, in radians, clockwise, unwrapped. */
  get rotation() {
    return this[STATE].rotation;
  }

  /** The visible options: the `<option>` children, and those of each `<optgroup>`. */
  get options() {
    this[UPDATE]();
    return this.#options.list;
  }

  get defaultValue() { return this.#valueOf(this.#defaultIndex); }
  set defaultValue(value) { super.defaultValue = value; }

  get [MISSING]() { return this.#submitted === ''; }

  /** A wheel that was reset is within half a turn. */
  get [RESTORABLE]() { return super[RESTORABLE] && Math.abs(this.rotation) <= Math.PI; }

  /** Turns to a sector, the shorter way. */
  select(index, options) {
    return this[MOVE]('select', { ...options, index }, `select() takes ${this.#sectors}`);
  }

  /** Turns by an angle in radians, and stops on the nearest sector. */
  rotateBy(radians, options) {
    return this[MOVE]('rotate', { ...options, by: radians }, 'rotateBy() takes a finite number of radians');
  }

  /** Spins, and stops exactly on a sector. The core has the defaults of turns and duration. */
  spin(index, options) {
    return this[MOVE]('spin', { ...options, to: index }, `spin() takes ${this.#sectors}, ${SPIN}`);
  }

  /** Spins to a sector chosen by the odds; `goalIndex` is then its index. */
  draw(options) {
    const random = options?.random ?? Math.random();
    return this[MOVE]('draw', { ...options, random }, `draw() takes random, from 0 to 1, ${SPIN}`);
  }

  /** Turns at a constant speed, in radians per second. */
  startTurning(radiansPerSecond) {
    return this[MOVE]('startTurning', { radiansPerSecond },
      'startTurning() takes -100 to 100 radians per second except 0, in the allowed direction, without stops');
  }

  /** Lets the wheel coast and stop on a sector. */
  stopTurning() {
    return this[MOVE]('stopTurning', {});
  }

  get #sectors() {
    const { length } = this.#options.list;
    return `the index of a sector, from 0${length > 0 ? ` to ${length - 1}` : ''}`;
  }

  get [RESULT]() {
    const { value } = this[CONTROL].state;
    return { index: value, value: this.#valueOf(value) };
  }

  [UPDATE]() {
    if (this.#options.takeChanges()) this.#invalidateOptions();
    super[UPDATE]();
  }

  /** Records a change of the options. Without options, their settings return to the defaults. */
  #invalidateOptions() {
    this.#haveChanged = true;
    const isEmptied = this.#options.list.length === 0;
    for (const name of OPTION_SETTINGS) this[INVALIDATE](name, isEmptied);
  }

  [APPLY](changed, state, isReset) {
    const { list, before } = this.#options;
    const index = state.resting ? state.value : state.goal;
    const haveChanged = this.#haveChanged;
    this.#haveChanged = false;
    if (haveChanged) {
      this.#kept = before[index] ?? this.#kept;
      this.#items = settingsOf(list);
    }
    super[APPLY](changed, state, isReset);
    if (isReset || haveChanged || changed.has('value')) {
      const isNew = changed.has('value') || this.#submitted === undefined && !this.#kept;
      const wanted = isNew || haveChanged && list.length === 0 ? this.#defaultIndex
        : haveChanged ? this.#wantedIndex : index;
      if (this[CONTROL].set('value', wanted) !== 0) this[CONTROL].set('value', this.#defaultIndex);
    }
    this.#submit();
  }

  /** The index to select after a change of the options: that of the newly marked one, the selected, or the first. */
  get #wantedIndex() {
    const { list, marked } = this.#options;
    const { value, option } = this.#kept ?? {};
    this.#kept = null;
    const wanted = marked ?? this.#options.withValue(value, option) ?? option;
    const index = list.indexOf(wanted);
    return index >= 0 ? index : this.#defaultIndex;
  }

  [SET](name) {
    // The value is that of an option, or an index, applied above.
    if (name === 'value') return true;
    if (!this.#items || !(name in this.#items)) return super[SET](name);
    const items = this.#items[name];
    return this[CONTROL].set(name, items) === 0 || this[WARN](name, items);
  }

  #choose(index) {
    this[UPDATE]();
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

  /** The index of the option with a value; without options, the value as a number. */
  #indexOf(value) {
    const index = this.#options.list.findIndex((option) => option.value === value);
    if (index >= 0) return index;
    return value.trim() !== '' && Number.isInteger(Number(value)) ? Number(value) : null;
  }

  /** Updates the form value. */
  #submit(index = this[CONTROL].state.value) {
    const value = this.#valueOf(index);
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value);
    this[VALIDATE]();
  }

  [PREPARE](event) {
    const type = EVENT_TYPES[event.name];
    const { index } = event.fields;
    const option = this.#options.list[index];
    // A disabled option only passes the pointer.
    if (!type || type === 'input' && option && isDisabled(option)) return;
    event.type = type;
    event.detail = { ...event.fields, value: this.#valueOf(index) };
    if (type === 'press') return;
    this.#kept = null;
    this.#submit(index);
  }
}
