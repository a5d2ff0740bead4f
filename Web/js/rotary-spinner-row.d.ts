import { Own, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { SpinnerRowSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What goes with the `input`, `change` and `open` of a row of spinners: what it reads now. */
export interface RotarySpinnerRowDetail {
  /** The numbers of all columns, with what stands between them, such as 23:59. */
  value: string;
  /** All columns as one number. */
  valueAsNumber: number;
}

/** The events of a row. `input` comes for each tile that passes, `change` at rest. */
export interface RotarySpinnerRowEventMap extends RotaryElementEventMap {
  /** A motion that the page commanded has ended, also where nothing changed. */
  motionend: CustomEvent<RotarySpinnerRowDetail & RotaryMotionEnd>;
  /** A tile passes the front of a ring. */
  input: CustomEvent<RotarySpinnerRowDetail>;
  /** It has come to rest and reads something else. */
  change: CustomEvent<RotarySpinnerRowDetail>;
  /** It has come to rest on its code. */
  open: CustomEvent<RotarySpinnerRowDetail>;
}

/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer. */
export class RotarySpinnerRow extends RotaryFormElement<RotarySpinnerRowEventMap> {
  /** The numbers of all columns, such as 042, 23:59 or 2028-02-29; setting it tells no events, and what
   * is no date changes nothing. */
  value: string;
  /** All columns as one number: minutes since midnight, days since 1970; beyond the ends it is the end. */
  valueAsNumber: number;
  /** Whether it rests on its code. */
  readonly open: boolean;
  /** Whether nothing turns or holds it. */
  readonly resting: boolean;
  /** Turns every column to a number, in half a second unless it is not to be animated. */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotarySpinnerRowDetail & RotaryMotionEnd>;
  /** Counts up by so many, at once and without events. */
  stepUp(count?: number): void;
  /** Counts down by so many, at once and without events. */
  stepDown(count?: number): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotarySpinnerRow extends Omit<SpinnerRowSettings, Own> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-spinner-row': RotarySpinnerRow;
  }
}
