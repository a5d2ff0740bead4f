/** Defines `<rotary-ring-menu>`, once the core has come. */

import { RotaryRingMenu } from './rotary-ring-menu.js';

customElements.define('rotary-ring-menu', RotaryRingMenu);

export { RotaryRingMenu };
