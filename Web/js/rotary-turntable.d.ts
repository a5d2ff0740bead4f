import { Own, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { TurntableSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What an item of a turntable shows; a text is a title. */
export type RotaryItem = string | {
  /** By what it is known when the list is another; without one, it is known by itself. */
  id?: unknown;
  /** What it submits with a form. */
  value?: string;
  title: string;
  detail?: string;
  /** The address of its picture. */
  image?: string;
  /** `#rrggbb` or `palette1` to `palette8`. */
  tint?: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
};

/** What goes with the `input`, `change` and `press` of a turntable. */
export interface RotaryTurntableDetail {
  /** The index of the item it is about. */
  index: number;
  /** Its value, or its index. */
  value: string;
}

/** The events of a turntable. `input` comes for each item that passes the middle, and chooses none. */
export interface RotaryTurntableEventMap extends RotaryElementEventMap {
  /** A motion that the page commanded has ended, also where nothing changed. */
  motionend: CustomEvent<RotaryTurntableDetail & RotaryMotionEnd>;
  /** Another item passes the middle; none is chosen. */
  input: CustomEvent<RotaryTurntableDetail>;
  /** Another item is the chosen one. */
  change: CustomEvent<RotaryTurntableDetail>;
  /** An item was tapped, or Enter pressed. */
  press: CustomEvent<RotaryTurntableDetail>;
  /** It has come to rest. */
  settle: CustomEvent<{}>;
  /** It is scrolled: at most once a frame. It does not bubble, and is told from the first listener on. */
  scrolled: CustomEvent<{ offset: number; speed: number }>;
}

/** `<rotary-turntable>`: any number of items around a planet, scrolled as a list is. */
export class RotaryTurntable extends RotaryFormElement<RotaryTurntableEventMap> {
  /** The value of the chosen item, or its index; empty for none. Setting it tells no events. */
  value: string;
  /** The index of the chosen item, or −1; setting it tells no events and scrolls nothing. */
  selectedIndex: number;
  /** How many items there are. */
  count: number;
  /** The items; another array moves those that stay to where they stand in it. Throws for one that is there twice. */
  items: RotaryItem[] | null;
  /** Is asked what the item of an index shows, when it comes into view. */
  itemAt: ((index: number) => RotaryItem | Promise<RotaryItem>) | null;
  /** Every public value, by name. */
  readonly state: Record<string, number | boolean | string>;
  /** How far it is scrolled, in points. */
  readonly offset: number;
  /** How fast, in points per second; while it is held, by the finger. */
  readonly speed: number;
  /** Whether nothing turns or holds it. */
  readonly resting: boolean;
  /** Scrolls to an item; kept when the motion has ended, rejected with a TypeError where there is no such item. */
  scrollToItem(
    index: number,
    options?: { position?: 'nearest' | 'middle' | 'start' | 'end'; animated?: boolean },
  ): Promise<RotaryTurntableDetail & RotaryMotionEnd>;
  /** Presses an item, as a tap does. */
  press(index: number): boolean;
  /** Says that a callback has new items at an index; throws a RangeError where there is no such place. */
  insertItems(index: number, count?: number): void;
  /** Says that a callback has items no longer. */
  removeItems(index: number, count?: number): void;
  /** Says that a callback has an item elsewhere. */
  moveItem(from: number, to: number): void;
  /** Has what all items in view show asked for anew. */
  refresh(): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryTurntable extends Omit<TurntableSettings, Own | 'count'> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-turntable': RotaryTurntable;
  }
}
