/** Defines `<rotary-dial>`, once the core has come. */

import { RotaryDial } from './rotary-dial.js';

customElements.define('rotary-dial', RotaryDial);

export { RotaryDial };
