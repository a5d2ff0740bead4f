/** Defines `<rotary-spinner>`, once the core has come. */

import { RotarySpinner } from './rotary-spinner.js';

customElements.define('rotary-spinner', RotarySpinner);

export { RotarySpinner };
