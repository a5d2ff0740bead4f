/** Defines every custom element, once the core has come. */

export { RotaryDial } from './dial.js';
export { RotaryProgressRing } from './progress-ring.js';
export { RotaryRingMenu } from './ring-menu.js';
export { RotarySpinner } from './spinner.js';
export { RotarySpinnerRow } from './spinner-row.js';
export { RotaryTurntable } from './turntable.js';
export { RotaryWheel } from './wheel.js';
