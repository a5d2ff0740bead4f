/** Defines `<rotary-spinner-row>`, once the core has come. */

import { RotarySpinnerRow } from './rotary-spinner-row.js';

customElements.define('rotary-spinner-row', RotarySpinnerRow);

export { RotarySpinnerRow };
