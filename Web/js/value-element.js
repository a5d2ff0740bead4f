/** The base of elements with a value that forms submit. */

import {
  APPLY, CONTROL, HANDLE, INTERNALS, INVALIDATE, PREPARE, REFUSE, RESULT, SET, STATE, UPDATE,
} from './element.js';
import { FormElement } from './form-element.js';

/** Key of the method that sets a value for the page. */
export const CHOOSE = Symbol('choose');
/** Key of the property whether a form submits the value. */
export const IS_SUBMITTED = Symbol('isSubmitted');
/** Key of the method by which the page formats the displayed text; returns whether it did. */
export const WRITE = Symbol('write');

/** A form control whose attributes are the core's settings, one of them `value`. */
export class ValueElement extends FormElement {
  /** Settings whose names are properties of every form control. */
  static get taken() { return ['value', 'disabled', 'labels']; }

  #kind;
  /** Whether the user or the page has chosen a value other than the attribute's. */
  #isChosen = false;
  #submitted;

  /**
   * @param {object} kind What is specific to the class:
   *   `events`, the page's event types by the core's event names; `text`, the value of a state as text; `put`, which
   *   sets such a text, possibly that of an earlier state, and returns whether the control accepted it; `detail`, the
   *   detail of an event; `setText`, which sets a setting from an attribute, if that is not the usual way; `Access`, for
   *   `Control`.
   */
  constructor(kind) {
    super(kind.Access);
    this.#kind = kind;
  }

  formAssociatedCallback() {
    this.#submit();
  }

  formResetCallback() {
    this.#isChosen = false;
    this[INVALIDATE]('value', true);
    this[UPDATE]();
  }

  /** The value as text. Setting it sends no events; invalid values are ignored, with a warning. */
  get value() {
    return this.#kind.text(this[STATE]);
  }

  set value(text) {
    this[CHOOSE]('value', text, (control) => this.#kind.put(control, String(text)));
  }

  get [RESULT]() { return this.#kind.detail(this[CONTROL].state, this); }

  /**
   * Sets a value by a property of the page, without events.
   *
   * `change` sets it, and returns whether it was accepted; otherwise there is a warning.
   */
  [CHOOSE](name, value, change) {
    this[UPDATE]();
    if (!change(this[CONTROL])) {
      this[REFUSE](name, value, this[name]);
      return;
    }
    this.#isChosen = true;
    this[WRITE]();
    this[CONTROL].present();
    this.#submit();
  }

  [WRITE]() { return false; }

  get [IS_SUBMITTED]() { return true; }

  [SET](name) { return super[SET](name, this.#kind.setText); }

  [APPLY](changed, state, isReset) {
    super[APPLY](changed, state, isReset);
    if (changed.has('value') && !isReset) this.#isChosen = false;
    if (this.#isChosen && isReset) this.#restore(state);
    this[WRITE]();
    this.#submit();
  }

  /** Sets the value of the state before a reset, of which the page set a text before the core could check it. */
  #restore(state) {
    const text = this.#kind.text(state);
    if (!this.#kind.put(this[CONTROL], text, state)) this[REFUSE]('value', text, this.#kind.text(this[CONTROL].state));
  }

  /** Updates the form value, which the browser also restores when the user returns to the page. */
  #submit(value = this.#kind.text(this[CONTROL].state)) {
    const submitted = this[IS_SUBMITTED] ? value : null;
    if (submitted === this.#submitted) return;
    this.#submitted = submitted;
    this[INTERNALS].setFormValue(submitted);
  }

  [PREPARE](event) {
    event.type = this.#kind.events[event.name];
    if (!event.type) return;
    this.#isChosen = true;
    event.detail = this.#kind.detail(event.fields, this);
    // Outside a form, the values during a drag are not needed.
    if (event.type === 'change' || this.form) this.#submit(event.detail.value);
  }

  [HANDLE](event) {
    if (event.type && this[WRITE]()) this[CONTROL].present();
    super[HANDLE](event);
  }
}
