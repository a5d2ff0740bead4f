/** What the declarations of all elements share. */

/** Settings that an element has as its own, or that every form control has. */
export type Own = 'value' | 'disabled' | 'labels' | 'readonly';

/** What goes with `cue`: what is to be heard or felt. */
export interface RotaryCueDetail {
  cue: 'tick' | 'boundary' | 'open' | 'close' | 'settle';
}

/** How a commanded motion ended; with it comes where the element then is. */
export interface RotaryMotionEnd {
  /** Whether the user took hold of the element, the page moved it elsewhere, or it left the document. */
  interrupted: boolean;
}

/** The events of every element. */
export interface RotaryElementEventMap {
  /** There is something to hear or to feel: a tick, an end, an opening. */
  cue: CustomEvent<RotaryCueDetail>;
  /** Its WebAssembly cannot be had or used; it never gets ready. This does not bubble. */
  error: ErrorEvent;
}

/** All that an element tells, by name: what any element of a page does, and in the place of that its own. */
export type RotaryEvents<Events> = Omit<HTMLElementEventMap, keyof Events> & Events;

/**
 * What every element has; `Events` is what it tells, by name. It is defined, and has its size and value, before its
 * WebAssembly is there. For CSS it is `:state(moving)`, `:state(held)` by a pointer, `:state(open)`,
 * `:state(at-end)` and `:state(error)`.
 */
export class RotaryElement<Events> extends HTMLElement {
  /**
   * Is kept when the WebAssembly is there and the element is shown. Without one that can be used it is
   * broken, with an error that says why: then the element tells an `error`, is `:state(error)`, and its
   * options are a list to be read. Until then methods that move an element wait, and others answer false.
   */
  readonly ready: Promise<void>;
  /**
   * When the scroll wheel or a trackpad turns it: while it or something in it has the focus (the default, also when
   * null), always, or never. A control at its end lets the page scroll on.
   */
  scrollInput: 'focus' | 'always' | 'never' | null;
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

/** What every element that takes part in forms has, as the page's own form controls do. */
export class RotaryFormElement<Events> extends RotaryElement<Events> {
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
