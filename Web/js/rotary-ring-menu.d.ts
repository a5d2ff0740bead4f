import { Own, RotaryElement, RotaryElementEventMap } from './rotary-element.js';
import type { RingMenuSettings } from './rotary-settings.js';

export type { RotaryCueDetail } from './rotary-element.js';

/** What the events of a ring menu tell. */
export interface RotaryRingMenuDetail {
  /** The item, from 0, in the order of `items`; −1 for none. */
  readonly index: number;
  /** The value of its option, or null. */
  readonly value: string | null;
  /** Its element, or null. */
  readonly item: HTMLOptionElement | HTMLOptGroupElement | null;
}

export interface RotaryRingMenuEventMap extends RotaryElementEventMap {
  /** It opens; it can be chosen from. */
  opened: CustomEvent<RotaryRingMenuDetail>;
  /** It begins to close. */
  closing: CustomEvent<RotaryRingMenuDetail>;
  /** It is closed, and nothing of it is seen. */
  closed: CustomEvent<RotaryRingMenuDetail>;
  /** Another item lies under the finger, or none. */
  highlighted: CustomEvent<RotaryRingMenuDetail>;
  /** An item was chosen. */
  chosen: CustomEvent<RotaryRingMenuDetail>;
  /** An item's own ring opens. */
  entered: CustomEvent<RotaryRingMenuDetail>;
  /** An item's own ring closes. */
  left: CustomEvent<RotaryRingMenuDetail>;
  /** The info button was chosen, and the menu is closed. */
  info: CustomEvent<RotaryRingMenuDetail>;
}

/**
 * `<rotary-ring-menu>`: a menu of icons round a point.
 *
 * Its items are `<option>` children; an `<optgroup>` is an item with a ring of its own. With `for` it
 * is the context menu of another element.
 */
export class RotaryRingMenu extends RotaryElement<RotaryRingMenuEventMap> {
  /** The id of the element whose context menu it is. */
  htmlFor: string;
  disabled: boolean;
  readonly labels: NodeList;
  /** Whether it is open. */
  readonly open: boolean;
  /** Whether nothing on it moves by itself. */
  readonly resting: boolean;
  /** Its items, each before those of its own ring. */
  readonly items: (HTMLOptionElement | HTMLOptGroupElement)[];
  /** The value of what was chosen last, or null. */
  readonly value: string | null;
  /** How far it is opened, where its centre is, what lies under the finger. */
  readonly state: Record<string, number | boolean>;
  /**
   * Opens it, around a position in the window where it opens around the finger; whether it did. It takes
   * the keyboard, and gives it back to what had it when it closes.
   */
  show(position?: { x: number; y: number }): boolean;
  /** Closes it; nothing is chosen. */
  close(): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryRingMenu extends Omit<RingMenuSettings, Own> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-ring-menu': RotaryRingMenu;
  }
}
