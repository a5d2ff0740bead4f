import { Own, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { NumberSpinnerSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What goes with the `input`, `change` and `press` of a spinner. */
export interface RotarySpinnerDetail {
  /** The number at the front, as text. */
  value: string;
  /** The number at the front. */
  valueAsNumber: number;
}

/** The events of a spinner. `input` comes for each tile that passes, `change` at rest. */
export interface RotarySpinnerEventMap extends RotaryElementEventMap {
  /** A motion that the page commanded has ended, also where nothing changed. */
  motionend: CustomEvent<RotarySpinnerDetail & RotaryMotionEnd>;
  /** Another number passes the front. */
  input: CustomEvent<RotarySpinnerDetail>;
  /** It has come to rest on another number. */
  change: CustomEvent<RotarySpinnerDetail>;
  /** The front tile was tapped, or Enter pressed. */
  press: CustomEvent<RotarySpinnerDetail>;
}

/** `<rotary-spinner>`: a ring of numbers in perspective, used as `<input type=number>` is. */
export class RotarySpinner extends RotaryFormElement<RotarySpinnerEventMap> {
  /** The number at the front, as text; setting it tells no events. */
  value: string;
  /** The number at the front; one that is set beyond the ends becomes the end. */
  valueAsNumber: number;
  /** Whether nothing turns or holds it. */
  readonly resting: boolean;
  /** Moves to the nearest number, in half a second unless it is not to be animated. */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotarySpinnerDetail & RotaryMotionEnd>;
  /** Moves up by so many steps, at once and without events. */
  stepUp(count?: number): void;
  /** Moves down by so many steps, at once and without events. */
  stepDown(count?: number): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotarySpinner extends Omit<NumberSpinnerSettings, Own> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-spinner': RotarySpinner;
  }
}
