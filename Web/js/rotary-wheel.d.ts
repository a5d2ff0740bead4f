import { Own, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { WheelSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What goes with `input`, `change`, `press` and `dial`. */
export interface RotaryWheelDetail {
  /** The number of the sector it is about, from 0. */
  index: number;
  /** The value of that sector's option, or its number. */
  value: string;
}

/** The events of a wheel. `input` comes while it turns, `change` when it has come to rest. */
export interface RotaryWheelEventMap extends RotaryElementEventMap {
  /** A motion that the page commanded has ended, also where nothing changed. */
  motionend: CustomEvent<RotaryWheelDetail & RotaryMotionEnd>;
  /** Another sector passes the pointer. */
  input: CustomEvent<RotaryWheelDetail>;
  /** It has come to rest on another sector. */
  change: CustomEvent<RotaryWheelDetail>;
  /** The hub was pressed. */
  press: CustomEvent<RotaryWheelDetail>;
  /** A rotary phone's hole was dialled. */
  dial: CustomEvent<RotaryWheelDetail>;
}

/** `<rotary-wheel>`: a rotating picker, a fortune wheel or a rotary phone. */
export class RotaryWheel extends RotaryFormElement<RotaryWheelEventMap> {
  /** The value of what is on the pointer: that of its option, or its number. */
  value: string;
  /** The number, from 0, of what is on the pointer; setting it tells no events. */
  selectedIndex: number;
  /** How far it is turned, in radians, clockwise, unwrapped. */
  readonly rotation: number;
  /** Whether nothing turns or holds it. */
  readonly resting: boolean;
  /** The options it offers: all that are not hidden, those of an `<optgroup>` too. */
  readonly options: HTMLOptionElement[];
  /** The number of the sector that the wheel comes to rest on; at rest, `selectedIndex`. */
  readonly goalIndex: number;
  /**
   * Turns to a sector by the shorter way that is allowed.
   *
   * The promise of this and of the other methods that turn the wheel is kept when the motion has ended, and rejected
   * with a TypeError, which says what is accepted, for a call that means nothing.
   */
  select(index: number, options?: { animated?: boolean }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Turns by an angle in radians and rests on the nearest sector. */
  rotateBy(radians: number, options?: { animated?: boolean }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Spins and ends exactly on a sector; the duration is in seconds. */
  spin(index: number, options?: { turns?: number; duration?: number }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Spins to a sector drawn by the sectors' odds, which `goalIndex` then is. */
  draw(options?: { random?: number; turns?: number; duration?: number }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Turns at one speed until it is stopped or touched. */
  startTurning(radiansPerSecond: number): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Lets it coast and rest on a sector. */
  stopTurning(): Promise<RotaryWheelDetail & RotaryMotionEnd>;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryWheel extends Omit<WheelSettings, Own> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-wheel': RotaryWheel;
  }
}
