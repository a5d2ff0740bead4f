import { ReservedName, RotaryElement, RotaryElementEventMap } from './rotary-element.js';
import type { ProgressRingSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a progress ring's `cross` and `finish`. */
export interface RotaryProgressRingDetail {
  /** The threshold of a `cross`; the value of a `finish`, or the remaining seconds. */
  value: number;
}

/** The events of a progress ring. */
export interface RotaryProgressRingEventMap extends RotaryElementEventMap {
  /** The value, or the remaining seconds of a countdown, passed a threshold. */
  cross: CustomEvent<RotaryProgressRingDetail>;
  /** The value reached its maximum, or the countdown ended. */
  finish: CustomEvent<RotaryProgressRingDetail>;
}

/** `<rotary-progress-ring>`: progress, used like `<progress>`, or a countdown. */
export class RotaryProgressRing extends RotaryElement<RotaryProgressRingEventMap> {
  /** The value, or null while the progress is unknown. The arc animates to a new value. */
  value: number | null;
  /** The share that is done, or that remains of a countdown; −1 while the progress is unknown. */
  readonly position: number;
  /** Remaining seconds of the countdown; 0 without one. */
  readonly remaining: number;
  /** The phase of the countdown. */
  readonly phase: 'ready' | 'running' | 'paused' | 'finished';
  /** Whether nothing moves: the arc is at the value, no countdown runs, and the progress is known. */
  readonly resting: boolean;
  readonly labels: NodeList;
  /** Formats the displayed number, a value or whole seconds; null for the ring's own format. */
  formatter: ((number: number) => string) | null;
  /** Starts the countdown from its beginning, or so that it ends at `until`; returns false without a countdown. */
  start(options?: { until?: Date | number }): boolean;
  /** Pauses the countdown; returns false if it is not running. */
  pause(): boolean;
  /** Resumes the countdown; returns false if it is not paused. */
  resume(): boolean;
  /** Resets the countdown to its beginning; returns false without a countdown. */
  reset(): boolean;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryProgressRing extends Omit<ProgressRingSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-progress-ring': RotaryProgressRing;
  }
}
