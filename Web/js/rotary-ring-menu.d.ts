import { ReservedName, RotaryElement, RotaryElementEventMap } from './rotary-element.js';
import type { RingMenuSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** The detail of a ring menu's events. */
export interface RotaryRingMenuDetail {
  /** The index of the item in `items`; −1 for none. */
  readonly index: number;
  /** The value of the item's option, or null. */
  readonly value: string | null;
  /** The item's element, or null. */
  readonly item: HTMLOptionElement | HTMLOptGroupElement | null;
}

export interface RotaryRingMenuEventMap extends RotaryElementEventMap {
  /** The menu opens; items can be chosen. */
  opened: CustomEvent<RotaryRingMenuDetail>;
  /** The menu begins to close. */
  closing: CustomEvent<RotaryRingMenuDetail>;
  /** The menu has closed and is invisible. */
  closed: CustomEvent<RotaryRingMenuDetail>;
  /** Another item is highlighted, or none. */
  highlighted: CustomEvent<RotaryRingMenuDetail>;
  /** An item was chosen. */
  chosen: CustomEvent<RotaryRingMenuDetail>;
  /** A submenu opens. */
  entered: CustomEvent<RotaryRingMenuDetail>;
  /** A submenu closes. */
  left: CustomEvent<RotaryRingMenuDetail>;
  /** The info button was chosen, and the menu has closed. */
  info: CustomEvent<RotaryRingMenuDetail>;
}

/**
 * `<rotary-ring-menu>`: a menu of icons around a point.
 *
 * Its items are `<option>` children; an `<optgroup>` is an item with a submenu. With `for`, the element
 * is the context menu of another one.
 */
export class RotaryRingMenu extends RotaryElement<RotaryRingMenuEventMap> {
  /** The id of the element that the menu is the context menu of. */
  htmlFor: string;
  disabled: boolean;
  readonly labels: NodeList;
  /** Whether the menu is open. */
  readonly open: boolean;
  /** Whether no animation is running. */
  readonly resting: boolean;
  /** The items, each before those of its submenu. */
  readonly items: (HTMLOptionElement | HTMLOptGroupElement)[];
  /** The value of the last chosen item, or null. */
  readonly value: string | null;
  /** Every public value, by name, such as how far the menu is open, its centre, and the highlighted item. */
  readonly state: Record<string, number | boolean>;
  /**
   * Opens the menu, around a position in the window if `anchor` is the finger; returns whether it opened. The menu
   * takes the focus, and returns it when it closes.
   */
  show(position?: { x: number; y: number }): boolean;
  /** Closes the menu without choosing an item. */
  close(): void;
}

/** The settings as properties. Each reflects the attribute of that name, and is the default without a valid attribute. */
export interface RotaryRingMenu extends Omit<RingMenuSettings, ReservedName> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-ring-menu': RotaryRingMenu;
  }
}
