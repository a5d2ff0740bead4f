/** Defines `<rotary-wheel>`, once the core has come. */

import { RotaryWheel } from './rotary-wheel.js';

customElements.define('rotary-wheel', RotaryWheel);

export { RotaryWheel };
