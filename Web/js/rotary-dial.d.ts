import { Own, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { DialSettings, RangeDialSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What goes with the `input` and `change` of a dial. */
export interface RotaryDialDetail {
  /** The value as text, of a range both with a comma. */
  value: string;
  /** The value, or the upper one of a range. */
  valueAsNumber: number;
  /** The lower value of a range. */
  valueLow?: number;
  /** The upper value of a range. */
  valueHigh?: number;
}

/** The events of a dial. `input` comes while the value changes, `change` when it is let go. */
export interface RotaryDialEventMap extends RotaryElementEventMap {
  /** A motion that the page commanded has ended, also where nothing changed. */
  motionend: CustomEvent<RotaryDialDetail & RotaryMotionEnd>;
  /** The value changes under the finger, by a key or by a scroll. */
  input: CustomEvent<RotaryDialDetail>;
  /** It was let go with another value. */
  change: CustomEvent<RotaryDialDetail>;
}

/** `<rotary-dial>`: a knob for a number, used as `<input type=range>` is. */
export class RotaryDial extends RotaryFormElement<RotaryDialEventMap> {
  /** Whether it has two thumbs, for a range. */
  range: boolean | '' | 'true' | 'false' | null;
  /** The value as text, of a range both with a comma; setting it tells no events. */
  value: string;
  /** The value, or the upper one of a range; one that is set beyond the ends becomes the end. */
  valueAsNumber: number;
  /** The lower value of a range; NaN for a single value. */
  valueLow: number;
  /** The upper value of a range; NaN for a single value. */
  valueHigh: number;
  /** Writes a value in the page's own way. */
  formatter: ((value: number) => string) | null;
  /** Whether no finger holds it. */
  readonly resting: boolean;
  /**
   * Moves to a value; kept when the motion has ended. It is rejected with a TypeError for a range and for what is no
   * number; a dial that a finger holds is not moved.
   */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotaryDialDetail & RotaryMotionEnd>;
  /** Moves both thumbs of a range, as `moveTo`. */
  moveRange(low: number, high: number, options?: { animated?: boolean }): Promise<RotaryDialDetail & RotaryMotionEnd>;
  /** Moves up by so many steps, at once and without events. */
  stepUp(count?: number): void;
  /** Moves down by so many steps, at once and without events. */
  stepDown(count?: number): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryDial extends Omit<DialSettings & RangeDialSettings, Own> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-dial': RotaryDial;
  }
}
