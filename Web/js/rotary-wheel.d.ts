import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { WheelSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a wheel's `input`, `change` and `press`. */
export interface RotaryWheelDetail {
  /** The index of the sector, from 0. */
  index: number;
  /** The value of the sector's option, or its index. */
  value: string;
}

/**
 * A random draw. The drawn sector is the first at which the sum of the odds so far, divided by the sum of all odds, is
 * more than the random number.
 */
export interface RotaryWheelDraw {
  /** The random number, from 0 up to but not including 1. */
  random: number;
  /** The odds of each sector, relative to one another; 0 for disabled sectors. */
  odds: number[];
  /** The index of the drawn sector. */
  index: number;
}

/** The events of a wheel. `input` fires while it turns, `change` when it has stopped. */
export interface RotaryWheelEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotaryWheelDetail & RotaryMotionEnd & { draw?: RotaryWheelDraw }>;
  /** Another sector passes the pointer. */
  input: CustomEvent<RotaryWheelDetail>;
  /** The wheel has stopped on another sector. */
  change: CustomEvent<RotaryWheelDetail>;
  /** The hub was pressed. */
  press: CustomEvent<RotaryWheelDetail>;
}

/** `<rotary-wheel>`: a rotating picker or a fortune wheel. */
export class RotaryWheel extends RotaryFormElement<RotaryWheelEventMap> {
  /** The value of the option on the pointer, or the index of the sector. */
  value: string;
  /** The index, from 0, of the sector on the pointer. Setting it sends no events. */
  selectedIndex: number;
  /** The rotation in radians, clockwise, unwrapped. */
  readonly rotation: number;
  /** Whether nothing turns or holds the element. */
  readonly resting: boolean;
  /** The options that are not hidden, including those of each `<optgroup>`. */
  readonly options: HTMLOptionElement[];
  /** The index of the sector on which the wheel will stop; at rest, `selectedIndex`. */
  readonly goalIndex: number;
  /**
   * Turns to a sector, the shorter way that is allowed.
   *
   * The promises of this and the other methods that turn the wheel resolve when the motion has ended, and reject with
   * a TypeError for invalid arguments.
   */
  select(index: number, options?: { animated?: boolean }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Turns by an angle in radians, and stops on the nearest sector. */
  rotateBy(radians: number, options?: { animated?: boolean }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Spins, and stops exactly on a sector. The duration is in seconds. */
  spin(index: number, options?: { turns?: number; duration?: number }): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /**
   * Spins to a sector chosen at random by the odds. `goalIndex` is then its index, and the end has the `draw`, so that
   * you can verify it.
   */
  draw(options?: { random?: number; turns?: number; duration?: number }):
    Promise<RotaryWheelDetail & RotaryMotionEnd & { draw: RotaryWheelDraw }>;
  /** Turns at a constant speed until the wheel is stopped or touched. */
  startTurning(radiansPerSecond: number): Promise<RotaryWheelDetail & RotaryMotionEnd>;
  /** Lets the wheel coast and stop on a sector. */
  stopTurning(): Promise<RotaryWheelDetail & RotaryMotionEnd>;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryWheel extends Omit<WheelSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-wheel': RotaryWheel;
  }
}
