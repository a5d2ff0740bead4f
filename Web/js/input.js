/** Converts pointer, wheel and key events to input of the core. */

import { LocalSpace } from './local-space.js';

/** The order of `namedKey` in Swift. */
const NAMED = [
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter',
  ' ', 'Escape', 'Backspace',
];

/** The number of a key: of a named key, or of the character that it types; −1 for any other. */
export const keyNumber = (key) => {
  const named = NAMED.indexOf(key);
  if (named >= 0) return named;
  const [character] = key;
  return character === key ? key.codePointAt(0) : -1;
};

/** The bits of `Modifiers`. */
export const modifiers = ({ shiftKey, ctrlKey, altKey, metaKey }) =>
  shiftKey | ctrlKey << 1 | altKey << 2 | metaKey << 3;
/** The bit of `Modifiers.shift`. */
const SHIFT = 1;

/** The order of `PointerEvent.Phase` in Swift. */
export const DOWN = 0, MOVE = 1, HOVER = 4;
const UP = 2, CANCEL = 3, LEAVE = 5, LOST = 6;
/** The order of `PointerEvent.Kind`. */
const KINDS = ['touch', 'mouse', 'pen'];
const kindNumber = ({ pointerType }) => Math.max(0, KINDS.indexOf(pointerType));
/** The longest distance between two moves that counts as straight, in CSS pixels. */
const STRAIGHT_POINTS = 16;
/** The number of `Response.declined` in Swift. */
export const DECLINED = 1;

/** `WheelEvent.wheelDelta` of one notch of a mouse wheel. */
const PER_NOTCH = 120;
/** The units per notch, by `WheelEvent.deltaMode`: none in pixels, then lines and pages. */
const UNITS_PER_NOTCH = [0, 3, 1];
/** The order of `ScrollUnit` in Swift. */
const POINTS = 0, NOTCHES = 1;

/**
 * The distance and the unit of a wheel event.
 *
 * Whole notches come from a mouse wheel. Fractions may come from a trackpad on Windows, and count as points.
 */
const scrollOf = ({ deltaX, deltaY, deltaMode, wheelDeltaX = 0, wheelDeltaY = 0 }) => {
  const perNotch = UNITS_PER_NOTCH[deltaMode];
  if (perNotch > 0) return [deltaX / perNotch, deltaY / perNotch, NOTCHES];
  const [x, y] = [-wheelDeltaX / PER_NOTCH, -wheelDeltaY / PER_NOTCH];
  const isNotched = (x !== 0 || y !== 0) && Number.isInteger(x) && Number.isInteger(y);
  return isNotched ? [x, y, NOTCHES] : [deltaX, deltaY, POINTS];
};

/** Handles the pointers on the areas of one element. */
export class Pointers {
  #control;
  #space;
  /** The pointers that hold the control, by id: the area that each one pressed, and its last position. */
  #held = new Map();
  /** The zoom of the page, by two fingers, when the first of these pointers was pressed. */
  #scale = 1;
  /** The ids of pointers over the areas. */
  #near = new Set();

  /**
   * @param {import('./control.js').Control} control Receives the input.
   * @param {LocalSpace} space Converts the positions.
   */
  constructor(control, space) {
    this.#control = control;
    this.#space = space;
  }

  /** Listens on another area, until `signal` aborts. */
  watch(area, signal) {
    for (const type of [
      'pointerenter', 'pointerdown', 'pointerup', 'pointercancel', 'pointerleave',
      'lostpointercapture',
    ]) area.addEventListener(type, this, { signal });
    area.addEventListener('pointermove', this.#onMove, { signal });
    area.addEventListener('wheel', this, { passive: false, signal });
  }

  /**
   * Prevents scrolling during drags that the control takes, on an area where `touch-action` cannot decide in advance.
   * Scrolling waits for this listener, so only such areas have it.
   */
  steer(area) {
    // Once is enough: the same listener is not added again.
    area.addEventListener('touchmove', this, { passive: false });
  }

  /** Whether a pointer holds the control. */
  get isHolding() {
    return this.#held.size > 0;
  }

  handleEvent(event) {
    switch (event.type) {
      case 'pointerdown': return this.#down(event);
      case 'pointerup':
        if (this.#release(event.pointerId)) this.#send(UP, event, true);
        return;
      case 'pointerenter':
        this.#near.add(event.pointerId);
        return this.#space.follow();
      case 'pointerleave':
        if (!this.#held.has(event.pointerId)) this.#send(LEAVE, event, true);
        this.#near.delete(event.pointerId);
        return this.#rest();
      case 'pointercancel':
        // The browser cancels a finger for its own gesture, and a mouse because a window opened.
        return this.#end(event.pointerId, event.pointerType === 'touch' ? CANCEL : LOST);
      case 'lostpointercapture': return this.#end(event.pointerId, LOST);
      case 'blur':
        if (event.target === event.currentTarget) this.#endAll(LOST);
        return;
      case 'resize':
        // Two fingers zoom the page, but not every browser then cancels their pointers.
        if (event.target.scale !== this.#scale) this.#endAll(CANCEL);
        return;
      case 'scroll':
        if (this.isHolding) this.#space.refresh();
        return;
      case 'wheel': return this.#scroll(event);
      case 'touchmove':
        // A drag that the control declined in the `pointermove` before scrolls the page; it waits while the control is
        // undecided. Two fingers zoom the page, unless the control uses the second one.
        if (this.isHolding && event.currentTarget.matches('.turn')
          && (event.touches.length === 1 || event.currentTarget.matches('.many'))) event.preventDefault();
        return;
    }
  }

  #down(event) {
    // On an element of the page, a mouse selects text.
    const isOwn = event.currentTarget.matches('.area');
    if (event.button !== 0 || !isOwn && event.pointerType === 'mouse') return;
    this.#control.adapt();
    this.#space.follow();
    if (this.#send(DOWN, event, true) === DECLINED) return;
    const { pointerId, currentTarget, clientX, clientY } = event;
    const { defaultView } = currentTarget.ownerDocument;
    if (!this.isHolding) this.#scale = defaultView.visualViewport.scale;
    this.#held.set(pointerId, {
      area: currentTarget, window: defaultView, kind: kindNumber(event), keys: modifiers(event),
      x: clientX, y: clientY,
    });
    this.#control.hold();
    defaultView.addEventListener('scroll', this, { capture: true, passive: true });
    defaultView.addEventListener('blur', this);
    defaultView.visualViewport.addEventListener('resize', this);
    // Pointers of synthetic events cannot be captured.
    try { currentTarget.setPointerCapture(pointerId); } catch {}
  }

  /** Forgets a pointer; returns its record if it held the control. The last one removes the window's listeners. */
  #release(id) {
    const held = this.#held.get(id);
    this.#held.delete(id);
    if (held && !this.isHolding) {
      held.window.removeEventListener('scroll', this, { capture: true });
      held.window.removeEventListener('blur', this);
      held.window.visualViewport.removeEventListener('resize', this);
    }
    this.#rest();
    return held;
  }

  /** Stops following the position of the control when no pointer needs it. */
  #rest() {
    if (this.#near.size === 0 && !this.isHolding) this.#space.unfollow();
  }

  /**
   * Runs for each move of a drag, so it is a separate, fast function: it reads each property of the event once, and of
   * the modifiers only Shift, which is the only one that matters during a drag.
   */
  #onMove = (event) => {
    const { pointerId, clientX, clientY } = event;
    const held = this.#held.get(pointerId);
    if (held === undefined) return this.#hover(event);
    if (Math.abs(clientX - held.x) + Math.abs(clientY - held.y) > STRAIGHT_POINTS) {
      const samples = event.getCoalescedEvents();
      for (let index = 0; index < samples.length - 1; index++) {
        this.#send(MOVE, samples[index], false);
      }
    }
    held.x = clientX;
    held.y = clientY;
    held.keys = held.keys & ~SHIFT | event.shiftKey;
    const space = this.#space;
    // A frame that is already requested shows the move, and everything else that moves.
    const outcome = this.#control.pointer(
      MOVE, pointerId, space.x(clientX, clientY), space.y(clientX, clientY), held.kind, held.keys,
      event.timeStamp, !this.#control.awaitsFrame);
    if (outcome === DECLINED) this.#end(pointerId, CANCEL);
  };

  #hover(event) {
    if (event.buttons === 0 && event.pointerType !== 'touch') this.#send(HOVER, event, true);
  }

  /** Ends the input of a pointer with one of the phases `CANCEL` and `LOST`. */
  #end(id, phase) {
    const held = this.#release(id);
    if (!held) return;
    this.#control.pointer(phase, id, 0, 0, 0, 0, this.#control.now, true);
    if (held.area.hasPointerCapture(id)) held.area.releasePointerCapture(id);
  }

  #endAll(phase) {
    for (const id of [...this.#held.keys()]) this.#end(id, phase);
  }

  /** Ends the input of all pointers, because the control left the page. */
  leave() {
    this.#endAll(LOST);
    this.#near.clear();
    this.#rest();
  }

  #scroll(event) {
    // Over an area that is only pressed, the page scrolls, as it does under a finger.
    if (event.ctrlKey || event.currentTarget.matches('.press') || !this.#control.takesScroll) return;
    const [x, y, unit] = scrollOf(event);
    if (this.#control.scroll(x, y, unit, event.timeStamp) === 0) event.preventDefault();
  }

  #send(phase, event, presents) {
    const { clientX, clientY } = event;
    return this.#control.pointer(
      phase, event.pointerId, this.#space.x(clientX, clientY), this.#space.y(clientX, clientY),
      kindNumber(event), modifiers(event), event.timeStamp, presents);
  }
}
