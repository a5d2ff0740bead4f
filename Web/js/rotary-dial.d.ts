import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { DialSettings, RangeDialSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a dial's `input` and `change`. */
export interface RotaryDialDetail {
  /** The value as text: both values of a range, separated by a comma. */
  value: string;
  /** The value, or the upper value of a range. */
  valueAsNumber: number;
  /** The lower value of a range. */
  valueLow?: number;
  /** The upper value of a range. */
  valueHigh?: number;
}

/** The events of a dial. `input` fires while the value changes, `change` on release. */
export interface RotaryDialEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotaryDialDetail & RotaryMotionEnd>;
  /** The user changes the value by a drag, a key or scrolling. */
  input: CustomEvent<RotaryDialDetail>;
  /** The user has released the dial at another value. */
  change: CustomEvent<RotaryDialDetail>;
}

/** `<rotary-dial>`: a knob for a number, used like `<input type=range>`. */
export class RotaryDial extends RotaryFormElement<RotaryDialEventMap> {
  /** Whether the dial has two thumbs, for a range. */
  range: boolean;
  /** The value as text: both values of a range, separated by a comma. Setting it sends no events. */
  value: string;
  /** The value, or the upper value of a range. Numbers outside the scale are clamped. */
  valueAsNumber: number;
  /** The lower value of a range; NaN for a single value. */
  valueLow: number;
  /** The upper value of a range; NaN for a single value. */
  valueHigh: number;
  /** Formats the displayed value; null for the dial's own format. */
  formatter: ((value: number) => string) | null;
  /** Whether no finger holds the dial. */
  readonly resting: boolean;
  /**
   * Moves to a value; resolves when the motion has ended. Rejects with a TypeError for a range, or if the value is
   * not a number. Does not move a dial that a finger holds.
   */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotaryDialDetail & RotaryMotionEnd>;
  /** Moves both thumbs of a range, like `moveTo`. */
  moveRange(low: number, high: number, options?: { animated?: boolean }): Promise<RotaryDialDetail & RotaryMotionEnd>;
  /** Moves up by `count` steps, immediately and without events. */
  stepUp(count?: number): void;
  /** Moves down by `count` steps, immediately and without events. */
  stepDown(count?: number): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryDial extends Omit<DialSettings & RangeDialSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-dial': RotaryDial;
  }
}
