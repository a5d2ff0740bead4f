/** Defines `<rotary-progress-ring>`, once the core has come. */

import { RotaryProgressRing } from './rotary-progress-ring.js';

customElements.define('rotary-progress-ring', RotaryProgressRing);

export { RotaryProgressRing };
