/** Defines every custom element, once the core has come. */

export { RotaryRingMenu } from './ring-menu.js';
export { RotarySpinner } from './spinner.js';
export { RotaryWheel } from './wheel.js';
