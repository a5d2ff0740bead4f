/** What the custom elements that take part in forms have in common. */

/** The key to an element's internals, for its own class. */
export const INTERNALS = Symbol('internals');

/** An element with a name, a value and a form. */
export class FormElement extends HTMLElement {
  static get formAssociated() { return true; }

  [INTERNALS] = this.attachInternals();

  get name() { return this.getAttribute('name') ?? ''; }
  set name(name) { this.setAttribute('name', name); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', isDisabled); }
  get type() { return this.localName; }
  get form() { return this[INTERNALS].form; }
  get labels() { return this[INTERNALS].labels; }
  get validity() { return this[INTERNALS].validity; }
  get validationMessage() { return this[INTERNALS].validationMessage; }
  get willValidate() { return this[INTERNALS].willValidate; }
  checkValidity() { return this[INTERNALS].checkValidity(); }
  reportValidity() { return this[INTERNALS].reportValidity(); }
}
