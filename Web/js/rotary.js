/** Defines every custom element, once the core has come. */

export { RotarySpinner } from './spinner.js';
export { RotaryTurntable } from './turntable.js';
export { RotaryWheel } from './wheel.js';
