/** Fingers, mice, pens and keys, told to the core in its own terms. */

import { LocalSpace } from './local-space.js';

/** The order of `namedKey` in Swift. */
const NAMED = [
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter',
  ' ', 'Escape', 'Backspace',
];

/** The number of a key: of a named one, or of the character it types; −1 for any other. */
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
/** A way between two moves that is no longer counts as straight, in the page's points. */
const STRAIGHT_POINTS = 16;
/** The number of `Response.declined` in Swift. */
export const DECLINED = 1;

/** `WheelEvent.wheelDelta` of a notch of a mouse wheel. */
const PER_NOTCH = 120;
/** How many of the units of `WheelEvent.deltaMode` are a notch: lines, pages. */
const UNITS_PER_NOTCH = [0, 3, 1];
/** The order of `ScrollUnit` in Swift. */
const POINTS = 0, NOTCHES = 1;

/**
 * How far a wheel event scrolls, and in which unit.
 *
 * Whole notches are a mouse wheel's. Parts of one may be a trackpad's, on Windows: they count as points.
 */
const scrollOf = ({ deltaX, deltaY, deltaMode, wheelDeltaX = 0, wheelDeltaY = 0 }) => {
  const perNotch = UNITS_PER_NOTCH[deltaMode];
  if (perNotch > 0) return [deltaX / perNotch, deltaY / perNotch, NOTCHES];
  const [x, y] = [-wheelDeltaX / PER_NOTCH, -wheelDeltaY / PER_NOTCH];
  const isNotched = (x !== 0 || y !== 0) && Number.isInteger(x) && Number.isInteger(y);
  return isNotched ? [x, y, NOTCHES] : [deltaX, deltaY, POINTS];
};

/** Listens on the areas of one element. */
export class Pointers {
  #control;
  #space;
  /** What the control took, by the pointer's id: by which area, and where it was seen last. */
  #held = new Map();
  /** How far the page is zoomed by two fingers, when the first of these came. */
  #scale = 1;
  /** The pointers over it. */
  #near = new Set();

  /**
   * @param {import('./control.js').Control} control Takes what happens.
   * @param {LocalSpace} space Where that is.
   */
  constructor(control, space) {
    this.#control = control;
    this.#space = space;
  }

  /** Listens to one more area, until the signal. */
  watch(area, signal) {
    for (const type of [
      'pointerenter', 'pointerdown', 'pointerup', 'pointercancel', 'pointerleave',
      'lostpointercapture',
    ]) area.addEventListener(type, this, { signal });
    area.addEventListener('pointermove', this.#onMove, { signal });
    area.addEventListener('wheel', this, { passive: false, signal });
  }

  /**
   * Keeps the page from scrolling with what the control takes on an area, where `touch-action` cannot
   * say beforehand what that is. A page's scrolling waits for this, so it is for such areas only.
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
        if (this.#release(event.pointerId)) this.#tell(UP, event, true);
        return;
      case 'pointerenter':
        this.#near.add(event.pointerId);
        return this.#space.follow();
      case 'pointerleave':
        if (!this.#held.has(event.pointerId)) this.#tell(LEAVE, event, true);
        this.#near.delete(event.pointerId);
        return this.#rest();
      case 'pointercancel':
        // The browser takes a finger for a gesture of its own; a mouse, because a window came between.
        return this.#end(event.pointerId, event.pointerType === 'touch' ? CANCEL : LOST);
      case 'lostpointercapture': return this.#end(event.pointerId, LOST);
      case 'blur':
        if (event.target === event.currentTarget) this.#endAll(LOST);
        return;
      case 'resize':
        // Two fingers zoom the page; not every browser takes them away from the control for that.
        if (event.target.scale !== this.#scale) this.#endAll(CANCEL);
        return;
      case 'scroll':
        if (this.isHolding) this.#space.refresh();
        return;
      case 'wheel': return this.#scroll(event);
      case 'touchmove':
        // The page scrolls with what the control declined at the pointer's move just before, and waits
        // while it is undecided. Two fingers zoom the page, unless the control has a use for the second.
        if (this.isHolding && event.currentTarget.matches('.turn')
          && (event.touches.length === 1 || event.currentTarget.matches('.many'))) event.preventDefault();
        return;
    }
  }

  #down(event) {
    // On an element of the page, a mouse selects text.
    const isOwn = event.currentTarget.matches('.area');
    if (event.button !== 0 || !isOwn && event.pointerType === 'mouse') return;
    this.#control.attend();
    this.#space.follow();
    if (this.#tell(DOWN, event, true) === DECLINED) return;
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
    // A pointer that a script made up cannot be captured.
    try { currentTarget.setPointerCapture(pointerId); } catch {}
  }

  /** Forgets a pointer; answers with what was known of one that held the control. Its window is listened to only then. */
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

  /** No pointer needs to know where the control is. */
  #rest() {
    if (this.#near.size === 0 && !this.isHolding) this.#space.unfollow();
  }

  /**
   * Runs in every frame of a drag, with all code out of the caches: so it is a function of its own,
   * asks the event for each thing once, and for nothing that makes no difference: of the modifiers,
   * only Shift does during a drag.
   */
  #onMove = (event) => {
    const { pointerId, clientX, clientY } = event;
    const held = this.#held.get(pointerId);
    if (held === undefined) return this.#hover(event);
    if (Math.abs(clientX - held.x) + Math.abs(clientY - held.y) > STRAIGHT_POINTS) {
      const samples = event.getCoalescedEvents();
      for (let index = 0; index < samples.length - 1; index++) {
        this.#tell(MOVE, samples[index], false);
      }
    }
    held.x = clientX;
    held.y = clientY;
    held.keys = held.keys & ~SHIFT | event.shiftKey;
    const space = this.#space;
    // A frame that is asked for already will show it, and what else moves with it.
    const outcome = this.#control.pointer(
      MOVE, pointerId, space.x(clientX, clientY), space.y(clientX, clientY), held.kind, held.keys,
      event.timeStamp, !this.#control.awaitsFrame);
    if (outcome === DECLINED) this.#end(pointerId, CANCEL);
  };

  #hover(event) {
    if (event.buttons === 0 && event.pointerType !== 'touch') this.#tell(HOVER, event, true);
  }

  /** Ends what a pointer does, by one of the phases `CANCEL` and `LOST`. */
  #end(id, phase) {
    const held = this.#release(id);
    if (!held) return;
    this.#control.pointer(phase, id, 0, 0, 0, 0, this.#control.now, true);
    if (held.area.hasPointerCapture(id)) held.area.releasePointerCapture(id);
  }

  #endAll(phase) {
    for (const id of [...this.#held.keys()]) this.#end(id, phase);
  }

  /** Forgets all pointers: the control is not on the page. */
  leave() {
    this.#endAll(LOST);
    this.#near.clear();
    this.#rest();
  }

  #scroll(event) {
    // Over what is only pressed the page scrolls, as under a finger.
    if (event.ctrlKey || event.currentTarget.matches('.press') || !this.#control.takesScroll) return;
    const [x, y, unit] = scrollOf(event);
    if (this.#control.scroll(x, y, unit, event.timeStamp) === 0) event.preventDefault();
  }

  #tell(phase, event, presents) {
    const { clientX, clientY } = event;
    return this.#control.pointer(
      phase, event.pointerId, this.#space.x(clientX, clientY), this.#space.y(clientX, clientY),
      kindNumber(event), modifiers(event), event.timeStamp, presents);
  }
}
