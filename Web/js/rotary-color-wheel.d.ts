import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { ColorWheelSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** A part of a colour. */
export type RotaryColorPart = 'hue' | 'saturation' | 'brightness' | 'opacity';

/** The detail of a colour wheel's `input` and `change`: its present colour. */
export interface RotaryColorWheelDetail {
  /** The colour as #rrggbb or, unless it is opaque, as #rrggbbaa. */
  value: string;
}

/** The events of a colour wheel. */
export interface RotaryColorWheelEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotaryColorWheelDetail & RotaryMotionEnd>;
  /** A thumb moves to another colour. */
  input: CustomEvent<RotaryColorWheelDetail>;
  /** The user has selected another colour. */
  change: CustomEvent<RotaryColorWheelDetail>;
}

/** `<rotary-color-wheel>`: a colour picker, as a form control like `<input type=color>`. */
export class RotaryColorWheel extends RotaryFormElement<RotaryColorWheelEventMap> {
  /**
   * The colour as #rrggbb or, unless it is opaque, as #rrggbbaa. Setting it, also as #rgb or #rgba, sends no events;
   * invalid values are ignored.
   */
  value: string;
  /** The hue in degrees, in [0, 360); also of a grey. */
  readonly hue: number;
  /** The distance from grey, from 0 to 1; also of black. */
  readonly saturation: number;
  /** The brightness, from 0 to 1. */
  readonly brightness: number;
  /** The opacity, from 0 to 1; 1 without `alpha`. */
  readonly opacity: number;
  /** The part of the colour that keys change. */
  readonly activePart: RotaryColorPart;
  /** Whether nothing moves or holds a thumb. */
  readonly resting: boolean;
  /** Makes a part of the colour the active one. Rejects any other word with a TypeError. */
  activate(part: RotaryColorPart): void;
  /** Moves the thumbs to a colour, with or without animation. */
  moveTo(color: string, options?: { animated?: boolean }): Promise<RotaryColorWheelDetail & RotaryMotionEnd>;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryColorWheel extends Omit<ColorWheelSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-color-wheel': RotaryColorWheel;
  }
}
