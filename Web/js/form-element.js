/** The base of custom elements that take part in forms. */

import { describeDemands } from './access-view.js';
import { LOCKED } from './control.js';
import {
  APPLY, CONTROL, ControlElement, INTERNALS, LANGUAGE, reflect, RESTORABLE, SET,
} from './element.js';
import { translated } from './words.js';

/** Key of the method that updates the validity, for the form and for screen readers. */
export const VALIDATE = Symbol('validate');
/** Key of whether no value is selected; a number always has one. */
export const MISSING = Symbol('missing');
/** The message for a required value that is missing. */
const PLEASE_CHOOSE = {
  en: 'Please choose.',
  de: 'Bitte auswählen.',
  es: 'Elige una opción.',
  fr: 'Veuillez choisir.',
  it: 'Scegli un’opzione.',
  nl: 'Maak een keuze.',
  pl: 'Wybierz opcję.',
  pt: 'Escolha uma opção.',
};
/** The attributes that constrain a form control. */
const DEMANDS = ['required', 'required-text', 'readonly'];

/** An element with a name, a value and a form. */
export class FormElement extends ControlElement {
  static get observedAttributes() { return [...super.observedAttributes, ...DEMANDS]; }

  /** The message of `setCustomValidity`. */
  #complaint = '';

  get name() { return this.getAttribute('name') ?? ''; }
  set name(name) { this.setAttribute('name', name); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', isDisabled); }
  get required() { return this.hasAttribute('required'); }
  set required(isRequired) { this.toggleAttribute('required', isRequired); }
  get readOnly() { return this.hasAttribute('readonly'); }
  set readOnly(isReadOnly) { this.toggleAttribute('readonly', isReadOnly); }
  get defaultValue() { return this.getAttribute('value') ?? ''; }
  set defaultValue(value) { this.setAttribute('value', value); }
  get [LOCKED]() { return this.readOnly; }
  get [MISSING]() { return false; }
  get [RESTORABLE]() { return this.resting; }
  get type() { return this.localName; }
  get form() { return this[INTERNALS].form; }
  get validity() { return this[INTERNALS].validity; }
  get validationMessage() { return this[INTERNALS].validationMessage; }
  get willValidate() { return this[INTERNALS].willValidate; }
  checkValidity() { return this[INTERNALS].checkValidity(); }
  reportValidity() { return this[INTERNALS].reportValidity(); }

  setCustomValidity(message) {
    this.#complaint = String(message);
    this[VALIDATE]();
  }

  attributeChangedCallback(name, before, after) {
    const isDemand = DEMANDS.includes(name);
    if (isDemand) this[VALIDATE]();
    // `disabled` belongs to the environment: a fieldset can disable the element, too.
    const isTaken = isDemand ? this.constructor.settings.includes(name) : name !== 'disabled';
    if (isTaken) super.attributeChangedCallback(name, before, after);
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  [VALIDATE]() {
    const valueMissing = this.required && this[MISSING];
    const customError = this.#complaint !== '';
    const message = this.#complaint
      || valueMissing && (this.requiredText ?? translated(this[LANGUAGE], PLEASE_CHOOSE)) || '';
    const { list } = this[CONTROL];
    this[INTERNALS].setValidity({ valueMissing, customError }, message, list);
    describeDemands(list, this);
  }

  [APPLY](changed, state, isReset) {
    super[APPLY](changed, state, isReset);
    if (isReset) this[VALIDATE]();
  }

  [SET](name, set) {
    return name === 'disabled' || super[SET](name, set);
  }
}

reflect(FormElement, ['required-text']);
