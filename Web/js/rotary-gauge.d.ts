import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { GaugeDialSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a gauge's `input` and `change`. */
export interface RotaryGaugeDetail {
  /** The value as text. */
  value: string;
  /** The value. */
  valueAsNumber: number;
}

/** The detail of a gauge's `cross`. */
export interface RotaryGaugeCrossDetail {
  /** The threshold. */
  value: number;
}

/** The events of a gauge. The user causes `input` and `change` only if the gauge is editable. */
export interface RotaryGaugeEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotaryGaugeDetail & RotaryMotionEnd>;
  /** The value passed a threshold. */
  cross: CustomEvent<RotaryGaugeCrossDetail>;
  /** The user changes the value. */
  input: CustomEvent<RotaryGaugeDetail>;
  /** The user has released the gauge at another value. */
  change: CustomEvent<RotaryGaugeDetail>;
}

/** `<rotary-gauge>`: a value on a scale, used like `<meter>`, or a slider if it is editable. */
export class RotaryGauge extends RotaryFormElement<RotaryGaugeEventMap> {
  /** The value as text. The pointer animates to a new value. */
  value: string;
  /** The value. Numbers outside the scale are clamped. */
  valueAsNumber: number;
  /** Formats the displayed value; null for the gauge's own format. */
  formatter: ((value: number) => string) | null;
  /** Whether no finger holds the gauge, and no pointer moves. */
  readonly resting: boolean;
  /**
   * Moves to a value; resolves when the motion has ended. Rejects with a TypeError if the value is not a number. Does
   * not move a gauge that a finger holds.
   */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotaryGaugeDetail & RotaryMotionEnd>;
  /** Moves up by `count` steps, immediately and without events. */
  stepUp(count?: number): void;
  /** Moves down by `count` steps, immediately and without events. */
  stepDown(count?: number): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryGauge extends Omit<GaugeDialSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-gauge': RotaryGauge;
  }
}
