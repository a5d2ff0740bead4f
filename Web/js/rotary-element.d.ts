/** Declarations that all elements share. */

/** Names of settings that are properties of every form control, or that an element declares with another type. */
export type ReservedName = 'value' | 'disabled' | 'labels' | 'readonly';

/** The detail of `cue`: the kind of sound or vibration. */
export interface RotaryCueDetail {
  cue: 'tick' | 'boundary' | 'open' | 'close' | 'settle';
  /**
   * Of a `boundary` that the control met: the strength of the collision, from 0 for a key to 1 for 2,000 pixels per
   * second or more.
   */
  strength?: number;
}

/** How a motion ended. Further properties have the element's value at that time. */
export interface RotaryMotionEnd {
  /** Whether the user touched the element, another call moved it, or it left the document. */
  interrupted: boolean;
}

/** The events of every element. */
export interface RotaryElementEventMap {
  /** A moment for a sound or a vibration, such as a tick or the end of a range. */
  cue: CustomEvent<RotaryCueDetail>;
  /** The WebAssembly failed to load. This event does not bubble. */
  error: ErrorEvent;
}

/** All events of an element, by name: those of HTML elements, and its own, which replace those of the same name. */
export type RotaryEvents<Events> = Omit<HTMLElementEventMap, keyof Events> & Events;

/**
 * The base of all elements; `Events` are their events, by name. An element has its size and value before its
 * WebAssembly has loaded. It has these states for CSS: `:state(moving)`, `:state(held)` by a pointer, `:state(open)`,
 * `:state(at-end)` and `:state(error)`.
 */
export class RotaryElement<Events> extends HTMLElement {
  /**
   * Resolves when the WebAssembly has loaded and the element is shown. If the WebAssembly fails to load, it rejects
   * with the error, an `error` event fires, and the element has `:state(error)` and shows its options as a plain
   * list. Before that, methods that move the element wait, and others return false.
   */
  readonly ready: Promise<void>;
  /**
   * When the scroll wheel or a trackpad turns the element: while it contains the focus (the default),
   * always, or never. At the end of its range, the page scrolls on.
   */
  scrollInput: 'focus' | 'always' | 'never';
  addEventListener<Name extends keyof RotaryEvents<Events>>(
    type: Name,
    listener: (this: this, event: RotaryEvents<Events>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof RotaryEvents<Events>>(
    type: Name,
    listener: (this: this, event: RotaryEvents<Events>[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The base of elements that take part in forms, with the properties of HTML's form controls. */
export class RotaryFormElement<Events> extends RotaryElement<Events> {
  static readonly formAssociated: true;
  name: string;
  disabled: boolean;
  /** Whether the value of a list must not be empty. Elements with a number always have a value. */
  required: boolean;
  /** The validation message for a missing value; null for the default in the page's language. */
  requiredText: string | null;
  /** Whether the user cannot change the value. The element can still be focused, and its value is submitted. */
  readOnly: boolean;
  /** The value after a reset: that of the attribute `value`, or of the option marked as selected. */
  defaultValue: string;
  readonly type: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Sets a custom validation message; an empty one makes the value valid. */
  setCustomValidity(message: string): void;
}
