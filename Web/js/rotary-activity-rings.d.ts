import { ReservedName, RotaryElement, RotaryElementEventMap } from './rotary-element.js';
import type { ActivityRingsSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of the rings' `reach`. */
export interface RotaryActivityRingsDetail {
  /** The ring, 0 for the outermost. */
  index: number;
  /** The ring's value. */
  value: number;
}

/** The events of activity rings. */
export interface RotaryActivityRingsEventMap extends RotaryElementEventMap {
  /** A value has reached its goal. */
  reach: CustomEvent<RotaryActivityRingsDetail>;
}

/** `<rotary-activity-rings>`: rings around one another, each with a value's share of its goal. */
export class RotaryActivityRings extends RotaryElement<RotaryActivityRingsEventMap> {
  /** The share of each goal: 1 for a full ring, and at most 100. */
  readonly shares: number[];
  /** Whether there are rings, and each value has reached its goal. */
  readonly complete: boolean;
  /** Whether no ring moves. */
  readonly resting: boolean;
  readonly labels: NodeList;
}

/**
 * The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute.
 * The rings animate to new `values`.
 */
export interface RotaryActivityRings extends Omit<ActivityRingsSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-activity-rings': RotaryActivityRings;
  }
}
