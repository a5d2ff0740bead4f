/** The base of custom elements whose `<option>` children are the sectors or holes of a disc. */

import {
  APPLY, CHECK, CONTROL, INTERNALS, INVALIDATE, PREPARE, READ, REFUSE, RESULT, SET, STATE, UPDATE, WARN,
} from './element.js';
import { FormElement, MISSING, VALIDATE } from './form-element.js';
import { shown } from './markup.js';
import { groupOf, isDisabled, Options, titleOf } from './options.js';

/** The most values that a warning lists. */
const MOST_VALUES = 10;

/** The indices of the disabled options. */
export const disabledOf = (options) =>
  Float64Array.from([...options.keys()].filter((index) => isDisabled(options[index])));

/** An element with options and one selected index. */
export class ChoiceElement extends FormElement {
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }
  static get children() { return ['option', 'optgroup']; }
  /** The setting with the number of sectors or holes. */
  static get counted() { return ''; }
  /** The attributes of an option that only this element has. */
  static get optionAttributes() { return []; }
  /** The page's event types, by the core's event names. */
  static get eventTypes() { return {}; }
  /** The settings for options, by name. */
  static settingsOf(options) {
    return {
      titles: options.map(titleOf),
      groups: options.some(groupOf) ? options.map(groupOf) : [],
    };
  }

  #options = new Options(this, this.constructor.optionAttributes, {
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
    if (index === null && this.#options.list.length === 0) {
      this.#kept = { ...this.#kept, value: text };
      this.#submit();
    } else if (index === null || !this.#choose(index)) {
      this[REFUSE]('value', value, this.value);
    }
  }

  /** The selected index, from 0. Setting it sends no events. */
  get selectedIndex() {
    return this[STATE].value;
  }

  set selectedIndex(index) {
    if (!this.#choose(Number(index))) this[REFUSE]('selectedIndex', index, this.selectedIndex);
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
    for (const name of Object.keys(this.constructor.settingsOf([]))) this[INVALIDATE](name, isEmptied);
  }

  [APPLY](changed, state, isReset) {
    const { list, before } = this.#options;
    const index = state.resting ? state.value : state.goal ?? state.value;
    const haveChanged = this.#haveChanged;
    this.#haveChanged = false;
    if (haveChanged) {
      this.#kept = before[index] ?? this.#kept;
      this.#items = list.length > 0 ? this.constructor.settingsOf(list) : null;
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
    const items = this.#items?.[name];
    // An attribute of the element applies if no option has one.
    if (!items || items.length === 0 && this.hasAttribute(name)) return super[SET](name);
    return this[CONTROL].set(name, items) === 0 || this[WARN](name, items);
  }

  /** Selects an index; returns whether there is such an index. */
  #choose(index) {
    this[UPDATE]();
    if (this[CONTROL].set('value', index) !== 0) return false;
    this.#kept = null;
    this[CONTROL].present();
    this.#submit();
    return true;
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

  /** Warns of an attribute `value` that selects nothing. */
  [CHECK]() {
    super[CHECK]();
    const { list } = this.#options;
    const text = this.getAttribute('value');
    const count = this[READ](this.constructor.counted);
    const isFound = list.length > 0 ? list.some((option) => option.value === text) : this.#indexOf(text ?? '') < count;
    if (text === null || isFound || this.hasAttribute('titles')) return;
    const values = list.slice(0, MOST_VALUES).map((option) => shown(option.value)).join(', ');
    const more = list.length > MOST_VALUES ? ' and others' : '';
    const advice = list.length > 0 ? `the values are ${values}${more}` : `use an index from 0 to ${count - 1}`;
    this[WARN]('value', text, `using ${shown(this.value)}; ${advice}`);
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
    if (this.required) this[VALIDATE]();
  }

  [PREPARE](event) {
    const type = this.constructor.eventTypes[event.name];
    const { index } = event.fields;
    const option = this.#options.list[index];
    // A disabled option only passes the pointer.
    if (!type || type === 'input' && option && isDisabled(option)) return;
    event.type = type;
    event.detail = { ...event.fields, value: this.#valueOf(index) };
    if (type === 'press') return;
    this.#kept = null;
    // Outside a form, the values during a motion are not needed.
    if (type === 'change' || this.form) this.#submit(index);
  }
}
