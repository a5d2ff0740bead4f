import { ReservedName, RotaryElementEventMap, RotaryFormElement, RotaryMotionEnd } from './rotary-element.js';
import type { TurntableSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The content of a turntable's item; a string is a title. */
export type RotaryItem = string | {
  /** Identifies the item when the list changes; by default the object itself. */
  id?: unknown;
  /** The value submitted with a form. */
  value?: string;
  title: string;
  detail?: string;
  /** The URL of the picture. */
  image?: string;
  /** `#rrggbb` or `palette1` to `palette8`. */
  tint?: string;
  /** Whether the item cannot be selected. */
  disabled?: boolean;
};

/** The detail of a turntable's `input`, `change` and `press`. */
export interface RotaryTurntableDetail {
  /** The index of the item. */
  index: number;
  /** The item's value, or its index. */
  value: string;
}

/** The events of a turntable. `input` fires for each item that passes the middle, without selecting it. */
export interface RotaryTurntableEventMap extends RotaryElementEventMap {
  /** A motion started by a method has ended, even if nothing changed. */
  motionend: CustomEvent<RotaryTurntableDetail & RotaryMotionEnd>;
  /** Another item passes the middle. It is not selected. */
  input: CustomEvent<RotaryTurntableDetail>;
  /** Another item is selected. */
  change: CustomEvent<RotaryTurntableDetail>;
  /** An item was tapped, or Enter pressed. */
  press: CustomEvent<RotaryTurntableDetail>;
  /** Scrolling has stopped. */
  settle: CustomEvent<{}>;
  /** The offset changed, at most once a frame. Does not bubble, and fires only for listeners on the element. */
  scrolled: CustomEvent<{ offset: number; speed: number }>;
}

/** `<rotary-turntable>`: any number of items around a planet, scrolled like a list. */
export class RotaryTurntable extends RotaryFormElement<RotaryTurntableEventMap> {
  /** The value of the selected item, or its index; empty for none. Setting it sends no events. */
  value: string;
  /** The index of the selected item, or −1. Setting it sends no events and does not scroll. */
  selectedIndex: number;
  /** The number of items. */
  count: number;
  /** The items. Items that remain in a new array animate to their places. Throws a TypeError for duplicates. */
  items: RotaryItem[] | null;
  /** Returns the content of the item at an index; called when it comes into view. */
  itemAt: ((index: number) => RotaryItem | Promise<RotaryItem>) | null;
  /** Every public value, by name. */
  readonly state: Record<string, number | boolean | string>;
  /** The scroll offset, in points. */
  readonly offset: number;
  /** The scroll speed, in points per second; during a drag, that of the finger. */
  readonly speed: number;
  /** Whether nothing turns or holds the element. */
  readonly resting: boolean;
  /** Scrolls to an item; resolves when the motion has ended. Rejects with a TypeError for an invalid index. */
  scrollToItem(
    index: number,
    options?: { position?: 'nearest' | 'middle' | 'start' | 'end'; animated?: boolean },
  ): Promise<RotaryTurntableDetail & RotaryMotionEnd>;
  /** Presses an item, as a tap does. */
  press(index: number): boolean;
  /** Reports that the callback has new items at an index; throws a RangeError for an invalid index. */
  insertItems(index: number, count?: number): void;
  /** Reports that the callback no longer has some items. */
  removeItems(index: number, count?: number): void;
  /** Reports that the callback has an item at another index. */
  moveItem(from: number, to: number): void;
  /** Loads the content of all visible items again. */
  refresh(): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryTurntable extends Omit<TurntableSettings, ReservedName | 'count'> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-turntable': RotaryTurntable;
  }
}
