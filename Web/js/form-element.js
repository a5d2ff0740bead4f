/** What the custom elements that take part in forms have in common. */

import { describeDemands } from './access-view.js';
import { LOCKED } from './control.js';
import {
  CONTROL, ControlElement, INTERNALS, LANGUAGE, reflect, RESTORABLE, SET, TAKE,
} from './element.js';
import { translated } from './words.js';

/** The key to a method that tells the form, and who does not see it, whether the value will do. */
export const VALIDATE = Symbol('validate');
/** The key to whether nothing is chosen, which a number always is. */
export const MISSING = Symbol('missing');
/** What a form says that is sent before anything is chosen. */
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
/** What a page demands of a form control by attributes. */
const DEMANDS = ['required', 'required-text', 'readonly'];

/** An element with a name, a value and a form. */
export class FormElement extends ControlElement {
  static get observedAttributes() { return [...super.observedAttributes, ...DEMANDS]; }

  /** What the page has against the value, in its own words. */
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
    // A form can disable it, too.
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

  [TAKE](changed, state, isAnew) {
    super[TAKE](changed, state, isAnew);
    if (isAnew) this[VALIDATE]();
  }

  [SET](name, set) {
    return name === 'disabled' || super[SET](name, set);
  }
}

reflect(FormElement, ['required-text']);
