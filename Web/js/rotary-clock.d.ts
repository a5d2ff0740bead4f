import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { ClockFaceSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a clock's `input` and `change`: its present time. */
export interface RotaryClockDetail {
  /** The time with 24 hours, such as 07:30. */
  value: string;
  /** The minutes since midnight. */
  valueAsNumber: number;
}

/** The events of a clock. */
export interface RotaryClockEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotaryClockDetail & RotaryMotionEnd>;
  /** A hand moves to another hour or minute. */
  input: CustomEvent<RotaryClockDetail>;
  /** The user has selected another time. */
  change: CustomEvent<RotaryClockDetail>;
}

/** `<rotary-clock>`: a clock face for a time of day, as a form control like `<input type=time>`. */
export class RotaryClock extends RotaryFormElement<RotaryClockEventMap> {
  /** The time with 24 hours, such as 07:30. Setting it sends no events; invalid values are ignored. */
  value: string;
  /** The time in minutes since midnight; clamped to the limits. */
  valueAsNumber: number;
  /** The part of the time that keys change. With a single hand, the face shows its numbers. */
  readonly activeField: 'hour' | 'minute' | 'period';
  /** Whether nothing moves or holds the hands. */
  readonly resting: boolean;
  /** Makes a part of the time the active one. Rejects any other word with a TypeError. */
  activate(field: 'hour' | 'minute' | 'period'): void;
  /** Moves the hands to a time in minutes since midnight, with or without animation. */
  moveTo(number: number, options?: { animated?: boolean }): Promise<RotaryClockDetail & RotaryMotionEnd>;
  /** Makes the time later by `count` intervals, immediately and without events. */
  stepUp(count?: number): void;
  /** Makes the time earlier by `count` intervals, immediately and without events. */
  stepDown(count?: number): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryClock extends Omit<ClockFaceSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-clock': RotaryClock;
  }
}
