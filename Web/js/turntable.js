/** Defines `<rotary-turntable>`, once the core has come. */

import { RotaryTurntable } from './rotary-turntable.js';

customElements.define('rotary-turntable', RotaryTurntable);

export { RotaryTurntable };
