import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { NumberSpinnerSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a spinner's `input`, `change` and `press`. */
export interface RotarySpinnerDetail {
  /** The number at the front, as text. */
  value: string;
  /** The number at the front. */
  valueAsNumber: number;
}

/** The events of a spinner. `input` fires for each tile that passes, `change` at rest. */
export interface RotarySpinnerEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotarySpinnerDetail & RotaryMotionEnd>;
  /** Another number passes the front. */
  input: CustomEvent<RotarySpinnerDetail>;
  /** The spinner has stopped on another number. */
  change: CustomEvent<RotarySpinnerDetail>;
  /** The front tile was tapped, or Enter pressed. */
  press: CustomEvent<RotarySpinnerDetail>;
}

/** `<rotary-spinner>`: a ring of numbers in perspective, used like `<input type=number>`. */
export class RotarySpinner extends RotaryFormElement<RotarySpinnerEventMap> {
  /** The number at the front, as text. Setting it sends no events. */
  value: string;
  /** The number at the front. Numbers outside the range are clamped. */
  valueAsNumber: number;
  /** Whether nothing turns or holds the element. */
  readonly resting: boolean;
  /** Moves to the nearest number, in half a second or without animation. */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotarySpinnerDetail & RotaryMotionEnd>;
  /** Moves up by `count` steps, immediately and without events. */
  stepUp(count?: number): void;
  /** Moves down by `count` steps, immediately and without events. */
  stepDown(count?: number): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotarySpinner extends Omit<NumberSpinnerSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-spinner': RotarySpinner;
  }
}
