import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { PhoneDialSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a phone's `dial` and `press`. */
export interface RotaryPhoneDetail {
  /** The index of the hole, from 0. */
  index: number;
  /** The value of the hole's option, or its index. */
  value: string;
}

/** The events of a phone. */
export interface RotaryPhoneEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended. */
  motionend: CustomEvent<RotaryPhoneDetail & RotaryMotionEnd>;
  /** A hole was turned to the finger stop and released; also if it is the hole dialled last. */
  dial: CustomEvent<RotaryPhoneDetail>;
  /** The hub was pressed. */
  press: CustomEvent<RotaryPhoneDetail>;
}

/** `<rotary-phone>`: the dial of a rotary phone. */
export class RotaryPhone extends RotaryFormElement<RotaryPhoneEventMap> {
  /** The value of the option dialled last, or the index of the hole. */
  value: string;
  /** The index, from 0, of the hole dialled last. Setting it neither turns the dial nor sends events. */
  selectedIndex: number;
  /** The rotation of the dial in radians, clockwise; 0 at rest. */
  readonly rotation: number;
  /** Whether nothing turns or holds the element. */
  readonly resting: boolean;
  /** The options that are not hidden, including those of each `<optgroup>`. */
  readonly options: HTMLOptionElement[];
  /**
   * Dials a hole.
   *
   * The promise resolves when the dial has run back, and rejects with a TypeError if there is no such hole or if the
   * dial turns.
   */
  dial(index: number): Promise<RotaryPhoneDetail & RotaryMotionEnd>;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryPhone extends Omit<PhoneDialSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-phone': RotaryPhone;
  }
}
