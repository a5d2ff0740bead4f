import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { SpinnerRowSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a row's `input`, `change` and `open`: its present value. */
export interface RotarySpinnerRowDetail {
  /** The numbers of all columns, with separators, such as 23:59. */
  value: string;
  /** All columns as one number. */
  valueAsNumber: number;
}

/** The events of a row. `input` fires for each tile that passes, `change` at rest. */
export interface RotarySpinnerRowEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotarySpinnerRowDetail & RotaryMotionEnd>;
  /** A tile passes the front of a ring. */
  input: CustomEvent<RotarySpinnerRowDetail>;
  /** The row has stopped at another value. */
  change: CustomEvent<RotarySpinnerRowDetail>;
  /** The row has stopped on its code. */
  open: CustomEvent<RotarySpinnerRowDetail>;
}

/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer. */
export class RotarySpinnerRow extends RotaryFormElement<RotarySpinnerRowEventMap> {
  /**
   * The numbers of all columns, such as 042, 23:59 or 2028-02-29. Setting it sends no events; invalid values are
   * ignored.
   */
  value: string;
  /** The value as one number, such as minutes since midnight or days since 1970; clamped to the range. */
  valueAsNumber: number;
  /** Whether the row rests on its code. */
  readonly open: boolean;
  /** Whether nothing turns or holds the element. */
  readonly resting: boolean;
  /** Moves all columns to a number, in half a second or without animation. */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotarySpinnerRowDetail & RotaryMotionEnd>;
  /** Increases the value by `count`, immediately and without events. */
  stepUp(count?: number): void;
  /** Decreases the value by `count`, immediately and without events. */
  stepDown(count?: number): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotarySpinnerRow extends Omit<SpinnerRowSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-spinner-row': RotarySpinnerRow;
  }
}
