import { Own, RotaryElement, RotaryElementEventMap } from './rotary-element.js';
import type { ProgressRingSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What goes with the `cross` and `finish` of a progress ring. */
export interface RotaryProgressRingDetail {
  /** The threshold that was crossed; at the end the value, or the seconds that remain. */
  value: number;
}

/** The events of a progress ring. */
export interface RotaryProgressRingEventMap extends RotaryElementEventMap {
  /** The value, or the seconds that remain, passed a threshold. */
  cross: CustomEvent<RotaryProgressRingDetail>;
  /** All is done, or the countdown has run out. */
  finish: CustomEvent<RotaryProgressRingDetail>;
}

/** `<rotary-progress-ring>`: how far something has come, used as `<progress>` is; or a countdown. */
export class RotaryProgressRing extends RotaryElement<RotaryProgressRingEventMap> {
  /** How much is done, or null while nobody knows; the arc is seen to go to another value. */
  value: number | null;
  /** How much is done, or remains of a countdown, as a share of the whole; −1 while nobody knows. */
  readonly position: number;
  /** Seconds that remain of the countdown; 0 without one. */
  readonly remaining: number;
  /** What the countdown does. */
  readonly phase: 'ready' | 'running' | 'paused' | 'finished';
  /** Whether nothing moves: the arc is at the value, no time runs, and somebody knows how much is done. */
  readonly resting: boolean;
  readonly labels: NodeList;
  /** Writes what is shown, the value or whole seconds, in the page's own way. */
  formatter: ((number: number) => string) | null;
  /** Starts the countdown at its beginning, or so that it ends at a time of day; false without one. */
  start(options?: { until?: Date | number }): boolean;
  /** Has the countdown stand still; false where it does not run. */
  pause(): boolean;
  /** Has the countdown run on; false where it is not paused. */
  resume(): boolean;
  /** Takes the countdown back to its beginning; false without one. */
  reset(): boolean;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryProgressRing extends Omit<ProgressRingSettings, Own> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-progress-ring': RotaryProgressRing;
  }
}
