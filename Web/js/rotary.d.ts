import type {
  DialSettings, NumberSpinnerSettings, ProgressRingSettings, RangeDialSettings, RingMenuSettings,
  SpinnerRowSettings, TurntableSettings, WheelSettings,
} from './rotary-settings.js';

/** Settings that an element has as its own, or that every form control has. */
type Own = 'value' | 'disabled' | 'labels' | 'readonly';

/**
 * What every element has. It is defined, and has its size and value, before its WebAssembly is there. For CSS it
 * is `:state(moving)`, `:state(held)` by a pointer, `:state(open)`, `:state(at-end)` and `:state(error)`.
 */
declare class RotaryElement extends HTMLElement {
  /**
   * Is kept when the WebAssembly is there and the element is shown. Without one that can be used it is
   * broken, with an error that says why: then the element tells an `error`, is `:state(error)`, and its
   * options are a list to be read. Until then methods answer false.
   */
  readonly ready: Promise<void>;
}

/** What every element that takes part in forms has, as the page's own form controls do. */
declare class RotaryFormElement extends RotaryElement {
  static readonly formAssociated: true;
  name: string;
  disabled: boolean;
  /** Whether a list is to have a value that is not empty; a number always has one. */
  required: boolean;
  /** What is said while a value is missing; null for words of the page's language. */
  requiredText: string | null;
  /** Whether it can be focused and read, and its value is submitted, but the user cannot change it. */
  readOnly: boolean;
  /** What a reset goes back to: the attribute `value`, or the option that is marked. */
  defaultValue: string;
  readonly type: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Says what is wrong with the value; empty for nothing. */
  setCustomValidity(message: string): void;
}

/** What goes with `input`, `change`, `press` and `dial`. */
export interface RotaryWheelDetail {
  /** The number of the sector it is about, from 0. */
  index: number;
  /** The value of that sector's option, or its number. */
  value: string;
}

/** What goes with `cue`: what is to be heard or felt. */
export interface RotaryCueDetail {
  cue: 'tick' | 'boundary' | 'open' | 'close' | 'settle';
}

/** The events of a wheel. `input` comes while it turns, `change` when it has come to rest. */
export interface RotaryWheelEventMap {
  /** Another sector passes the pointer. */
  input: CustomEvent<RotaryWheelDetail>;
  /** It has come to rest on another sector. */
  change: CustomEvent<RotaryWheelDetail>;
  /** The hub was pressed. */
  press: CustomEvent<RotaryWheelDetail>;
  /** A rotary phone's hole was dialled. */
  dial: CustomEvent<RotaryWheelDetail>;
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/** `<rotary-wheel>`: a rotating picker, a fortune wheel or a rotary phone. */
export class RotaryWheel extends RotaryFormElement {
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
  /** Turns to a sector by the shorter way that is allowed; false when there is none. */
  select(index: number, options?: { animated?: boolean }): boolean;
  /** Turns by an angle in radians and rests on the nearest sector. */
  rotateBy(radians: number, options?: { animated?: boolean }): boolean;
  /** Spins and ends exactly on a sector; the duration is in seconds. */
  spin(index: number, options?: { turns?: number; duration?: number }): boolean;
  /** Spins to a sector drawn by the sectors' odds; answers with it, or −1. */
  draw(options?: { random?: number; turns?: number; duration?: number }): number;
  /** Turns at one speed until it is stopped or touched. */
  startTurning(radiansPerSecond: number): boolean;
  /** Lets it coast and rest on a sector. */
  stopTurning(): boolean;
  addEventListener<Name extends keyof RotaryWheelEventMap>(
    type: Name,
    listener: (this: RotaryWheel, event: RotaryWheelEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryWheel extends Omit<WheelSettings, Own> {}

/** What goes with the `input`, `change` and `press` of a spinner. */
export interface RotarySpinnerDetail {
  /** The number at the front, as text. */
  value: string;
  /** The number at the front. */
  valueAsNumber: number;
}

/** The events of a spinner. `input` comes for each tile that passes, `change` at rest. */
export interface RotarySpinnerEventMap {
  /** Another number passes the front. */
  input: CustomEvent<RotarySpinnerDetail>;
  /** It has come to rest on another number. */
  change: CustomEvent<RotarySpinnerDetail>;
  /** The front tile was tapped, or Enter pressed. */
  press: CustomEvent<RotarySpinnerDetail>;
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/** `<rotary-spinner>`: a ring of numbers in perspective, used as `<input type=number>` is. */
export class RotarySpinner extends RotaryFormElement {
  /** The number at the front, as text; setting it tells no events. */
  value: string;
  /** The number at the front; one that is set beyond the ends becomes the end. */
  valueAsNumber: number;
  /** Whether nothing turns or holds it. */
  readonly resting: boolean;
  /** Moves to the nearest number, in half a second unless it is not to be animated. */
  moveTo(number: number, options?: { animated?: boolean }): boolean;
  /** Moves up by so many steps, at once and without events. */
  stepUp(count?: number): void;
  /** Moves down by so many steps, at once and without events. */
  stepDown(count?: number): void;
  addEventListener<Name extends keyof RotarySpinnerEventMap>(
    type: Name,
    listener: (this: RotarySpinner, event: RotarySpinnerEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotarySpinner extends Omit<NumberSpinnerSettings, Own> {}

/** What goes with the `input`, `change` and `open` of a row of spinners: what it reads now. */
export interface RotarySpinnerRowDetail {
  /** The numbers of all columns, with what stands between them, such as 23:59. */
  value: string;
  /** All columns as one number. */
  valueAsNumber: number;
}

/** The events of a row. `input` comes for each tile that passes, `change` at rest. */
export interface RotarySpinnerRowEventMap {
  /** A tile passes the front of a ring. */
  input: CustomEvent<RotarySpinnerRowDetail>;
  /** It has come to rest and reads something else. */
  change: CustomEvent<RotarySpinnerRowDetail>;
  /** It has come to rest on its code. */
  open: CustomEvent<RotarySpinnerRowDetail>;
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/** `<rotary-spinner-row>`: a date, a time, a lock or an odometer. */
export class RotarySpinnerRow extends RotaryFormElement {
  /** The numbers of all columns, such as 042, 23:59 or 2028-02-29; setting it tells no events, and what
   * is no date changes nothing. */
  value: string;
  /** All columns as one number: minutes since midnight, days since 1970; beyond the ends it is the end. */
  valueAsNumber: number;
  /** Whether it rests on its code. */
  readonly open: boolean;
  /** Whether nothing turns or holds it. */
  readonly resting: boolean;
  /** Turns every column to a number, in half a second unless it is not to be animated. */
  moveTo(number: number, options?: { animated?: boolean }): boolean;
  /** Counts up by so many, at once and without events. */
  stepUp(count?: number): void;
  /** Counts down by so many, at once and without events. */
  stepDown(count?: number): void;
  addEventListener<Name extends keyof RotarySpinnerRowEventMap>(
    type: Name,
    listener: (this: RotarySpinnerRow, event: RotarySpinnerRowEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotarySpinnerRow extends Omit<SpinnerRowSettings, Own> {}

/** What goes with the `input` and `change` of a dial. */
export interface RotaryDialDetail {
  /** The value as text, of a range both with a comma. */
  value: string;
  /** The value, or the upper one of a range. */
  valueAsNumber: number;
  /** The lower value of a range. */
  valueLow?: number;
  /** The upper value of a range. */
  valueHigh?: number;
}

/** The events of a dial. `input` comes while the value changes, `change` when it is let go. */
export interface RotaryDialEventMap {
  /** The value changes under the finger, by a key or by a scroll. */
  input: CustomEvent<RotaryDialDetail>;
  /** It was let go with another value. */
  change: CustomEvent<RotaryDialDetail>;
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/** `<rotary-dial>`: a knob for a number, used as `<input type=range>` is. */
export class RotaryDial extends RotaryFormElement {
  /** Whether it has two thumbs, for a range. */
  range: boolean | '' | 'true' | 'false' | null;
  /** The value as text, of a range both with a comma; setting it tells no events. */
  value: string;
  /** The value, or the upper one of a range; one that is set beyond the ends becomes the end. */
  valueAsNumber: number;
  /** The lower value of a range; NaN for a single value. */
  valueLow: number;
  /** The upper value of a range; NaN for a single value. */
  valueHigh: number;
  /** Writes a value in the page's own way. */
  formatter: ((value: number) => string) | null;
  /** Whether no finger holds it. */
  readonly resting: boolean;
  /** Moves to a value; false for a range, or while a finger holds it. */
  moveTo(number: number, options?: { animated?: boolean }): boolean;
  /** Moves both thumbs of a range. */
  moveRange(low: number, high: number, options?: { animated?: boolean }): boolean;
  /** Moves up by so many steps, at once and without events. */
  stepUp(count?: number): void;
  /** Moves down by so many steps, at once and without events. */
  stepDown(count?: number): void;
  addEventListener<Name extends keyof RotaryDialEventMap>(
    type: Name,
    listener: (this: RotaryDial, event: RotaryDialEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryDial extends Omit<DialSettings & RangeDialSettings, Own> {}

/** What goes with the `cross` and `finish` of a progress ring. */
export interface RotaryProgressRingDetail {
  /** The threshold that was crossed; at the end the value, or the seconds that remain. */
  value: number;
}

/** The events of a progress ring. */
export interface RotaryProgressRingEventMap {
  /** The value, or the seconds that remain, passed a threshold. */
  cross: CustomEvent<RotaryProgressRingDetail>;
  /** All is done, or the countdown has run out. */
  finish: CustomEvent<RotaryProgressRingDetail>;
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/** `<rotary-progress-ring>`: how far something has come, used as `<progress>` is; or a countdown. */
export class RotaryProgressRing extends RotaryElement {
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
  /** Starts the countdown at its beginning; false without one. */
  start(): boolean;
  /** Has the countdown stand still; false where it does not run. */
  pause(): boolean;
  /** Has the countdown run on; false where it is not paused. */
  resume(): boolean;
  /** Takes the countdown back to its beginning; false without one. */
  reset(): boolean;
  addEventListener<Name extends keyof RotaryProgressRingEventMap>(
    type: Name,
    listener: (this: RotaryProgressRing, event: RotaryProgressRingEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryProgressRing extends Omit<ProgressRingSettings, Own> {}

/** What the events of a ring menu tell. */
export interface RotaryRingMenuDetail {
  /** The item, from 0, in the order of `items`; −1 for none. */
  readonly index: number;
  /** The value of its option, or null. */
  readonly value: string | null;
  /** Its element, or null. */
  readonly item: HTMLOptionElement | HTMLOptGroupElement | null;
}

export interface RotaryRingMenuEventMap {
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
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/**
 * `<rotary-ring-menu>`: a menu of icons round a point.
 *
 * Its items are `<option>` children; an `<optgroup>` is an item with a ring of its own. With `for` it
 * is the context menu of another element.
 */
export class RotaryRingMenu extends RotaryElement {
  /** The id of the element whose context menu it is. */
  htmlFor: string;
  disabled: boolean;
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
  addEventListener<Name extends keyof RotaryRingMenuEventMap>(
    type: Name,
    listener: (this: RotaryRingMenu, event: RotaryRingMenuEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryRingMenu extends Omit<RingMenuSettings, Own> {}

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
export interface RotaryTurntableEventMap {
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
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
}

/** `<rotary-turntable>`: any number of items around a planet, scrolled as a list is. */
export class RotaryTurntable extends RotaryFormElement {
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
  /** Scrolls to an item; false when there is none. */
  scrollToItem(
    index: number,
    options?: { position?: 'nearest' | 'middle' | 'start' | 'end'; animated?: boolean },
  ): boolean;
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
  addEventListener<Name extends keyof RotaryTurntableEventMap>(
    type: Name,
    listener: (this: RotaryTurntable, event: RotaryTurntableEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Its settings as properties; each is the attribute of that name, and reads as its text. */
export interface RotaryTurntable extends Omit<TurntableSettings, Own | 'count'> {}

declare global {
  interface HTMLElementTagNameMap {
    'rotary-dial': RotaryDial;
    'rotary-progress-ring': RotaryProgressRing;
    'rotary-ring-menu': RotaryRingMenu;
    'rotary-spinner': RotarySpinner;
    'rotary-spinner-row': RotarySpinnerRow;
    'rotary-turntable': RotaryTurntable;
    'rotary-wheel': RotaryWheel;
  }
}
