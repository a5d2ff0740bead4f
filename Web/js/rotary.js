/** Defines every custom element, once the core has come. */

export { RotarySpinner } from './spinner.js';
export { RotarySpinnerRow } from './spinner-row.js';
export { RotaryWheel } from './wheel.js';
