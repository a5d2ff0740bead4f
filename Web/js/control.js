/** A control of the core on the page: its shadow tree, its input, its frames. */

import { AccessView, describeDemands } from './access-view.js';
import { DECLINED, DOWN, HOVER, keyNumber, modifiers, Pointers } from './input.js';
import { LocalSpace } from './local-space.js';
import { describeWaiting, showUnready } from './placeholder.js';
import { ACCESSIBILITY, END, EVENT, SceneView, TOUCH_AREAS } from './scene-view.js';
import { dress } from './styles.js';

/** The key to whether the user of an element can change nothing of it. */
export const LOCKED = Symbol('locked');
/** The order of `Cue` in Swift. */
const CUES = ['tick', 'boundary', 'open', 'close', 'settle'];
/** The order of `TouchArea.Use` in Swift. */
const USES = { 0: 'hold', 1: 'press', 2: 'slide', 3: 'turn', 12: 'lift', 13: 'hold' };
/** The first of `AccessibilityAction` in Swift, and the number of `ScrollPhase.unknown`. */
const ACTIVATE = 0, UNKNOWN_PHASE = 0;
/** The core's memory for a control goes with its element. */
const registry = new FinalizationRegistry(
  ({ core, handle }) => core.exports.destroy(handle));
/** How a control is: what a report says by the first two bits, and whether a pointer holds it. */
const MOVING = 1, AT_END = 2, HELD = 4, MARKS = ['moving', 'at-end', 'held'];
/** How a commanded motion ended, as a report says it by two bits each, after the first two: `MotionEnd` in Swift. */
const INTERRUPTED = 2;
/** The outcomes of a call: it is done, or it cannot be done now. */
const DONE = 0, REFUSED = 3;
/** How often it is looked whether a pointer stands still, and for how long it then has not moved. */
const PAUSE_MILLISECONDS = 100;
/** What comes sooner than this is shown with the display's next frame. */
const FRAME_SECONDS = 0.03;
/** A clock that is ahead of another by this much more than before has gone on while the machine slept. */
const SLEEP_MILLISECONDS = 1000;
/** The size of text at a text scale of 1. */
const USUAL_TEXT_PIXELS = 16;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const contrast = matchMedia('(prefers-contrast: more)');
/** The controls in the document, for what concerns all of them. */
const connected = new Set();
/** By how much the time of day is ahead of the time that stamps are made of, which may stand still in sleep. */
const drift = () => Date.now() - performance.timeOrigin - performance.now();
const firstDrift = drift();
/** How long the machine has slept, in milliseconds. */
let asleep = 0;
const passOn = (event) => {
  for (const control of connected) control.handleEvent(event);
};
for (const wish of [stillness, contrast]) wish.addEventListener('change', passOn);
document.fonts.addEventListener('loadingdone', passOn);

const div = (className, attributes = {}) => {
  const element = document.createElement('div');
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

/** Stands between a custom element and the core. */
export class Control {
  #core;
  #element;
  #room;
  #hooks;
  #handle;
  #scene = div('scene', { 'aria-hidden': true });
  #list = div('list', { tabindex: 0 });
  /** Where it can be touched. */
  #areas = [];
  #live = div('live', { 'aria-live': 'polite' });
  #view = new SceneView(this.#scene);
  #access;
  #space;
  #pointers;
  #observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const { width, height } = contentRect;
      if (target !== this.#letter) this.#size = [width, height];
      else if (width > 0) this.#textScale = width / USUAL_TEXT_PIXELS;
    }
    this.follow();
  });
  /** As wide as the text of the page is large. */
  #letter = div('probe letter');
  /**
   * How large text is: the larger of the user's own and of the page's root, over 16 pixels.
   *
   * So a browser's text zoom and its font size setting count, and so does a page that enlarges its text;
   * one that makes its root small to reckon in tens does not make text small here.
   */
  #textScale = 1;
  #size;
  /** Where the control was placed last, as text. */
  #place;
  /** What it was when the core's memory was given back; null while it has some. */
  #kept = null;
  #time = 0;
  #lag = 0;
  /** By how many milliseconds the clock of the element's document is behind this script's. */
  #delay = 0;
  #frame = 0;
  #timer = 0;
  /** Wakes it for the next frame, where that is needed later, and at what time in seconds. */
  #alarm = 0;
  #nextFrame = 0;
  #isMoving = false;
  /** What is marked of it: the bits of `MARKS`. */
  #marks = 0;
  #isFocusShown = false;
  /** Whether a press gave it the keyboard, and no key has been used since. */
  #isPressed = false;
  #hasFailed = false;
  /** Resolve the promises of the motions that the page has commanded, the oldest first. */
  #motions = [];
  /** Is called after whatever may have changed what is shown; `true` for a frame. */
  onShown = null;

  /**
   * @param {ControlElement} element The custom element; its class has the `core`.
   * @param {object} hooks `type` answers which control that is, asked for anew with each reset; `note`
   *   takes each event of a report before `tell` is given the first of them; `result` returns what a page wants to
   *   know of the control when a motion ends, and `end` takes that; `begin` resets it when the
   *   core has come; `states` are its states for CSS, where the browser has them.
   * @param {typeof AccessView} Access Keeps what a screen reader finds.
   * @param {HTMLElement} room Inside the element, what the control fills; otherwise the element itself.
   */
  constructor(element, hooks, Access = AccessView, room = element) {
    this.#element = element;
    this.#room = room;
    this.#hooks = hooks;
    const shadow = element.attachShadow({ mode: 'open', delegatesFocus: true });
    const probes = ['probe', 'probe right', 'probe below'].map((name) => div(name));
    if (room !== element) shadow.append(room);
    (room === element ? shadow : room)
      .append(this.#scene, this.#list, this.#live, ...probes, this.#letter);
    this.#access = new Access(this.#list, this.#live, this.#activate);
    this.#space = new LocalSpace(element, probes);
    this.#pointers = new Pointers(this, this.#space);
    shadow.addEventListener('mousedown', this);
    for (const type of ['focusin', 'focusout', 'keydown']) this.#list.addEventListener(type, this);
    const { core, kinds, ready } = element.constructor;
    this.#size = kinds[hooks.type()].size;
    if (!core.isReady) ready.then(hooks.begin, (error) => this.#fail(error));
    this.#start();
  }

  /** Begins anew, with every setting at its default. */
  reset() {
    if (!this.isReleased) this.#free();
    this.#kept = null;
    this.#start();
  }

  /** Gives the core's memory back, and keeps what the control was until it is reset. */
  release() {
    this.#kept = this.state;
    this.#free();
  }

  /** Whether it has given the core's memory back. */
  get isReleased() {
    return this.#kept !== null;
  }

  #free() {
    this.abandon();
    this.#motions = [];
    registry.unregister(this);
    this.#core.exports.destroy(this.#handle);
    this.#view.clear();
  }

  #start() {
    const { core } = this.#element.constructor;
    const handle = this.#handle = core.create(this.#hooks.type());
    if (this.#core !== core) {
      if (this.#core) describeWaiting(this.#list, null, {});
      this.#core = core;
      this.#dress();
    }
    registry.register(this.#element, { core, handle }, this);
    this.#isFocusShown = false;
    this.#place = null;
    this.attend();
  }

  /** Whether there is a core; before, it keeps settings, and declines all else. */
  get isReady() {
    return this.#core.isReady;
  }

  /** There will be no core. */
  #fail(error) {
    this.#hasFailed = true;
    this.mark('error', true);
    this.present();
    this.#element.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }

  /** Says in a state for CSS what the element is like: `:state(moving)`, in older browsers `:--moving`. */
  mark(name, isOn) {
    const { states } = this.#hooks;
    if (isOn) {
      try { states?.add(name); } catch { states.add(`--${name}`); }
    } else {
      states?.delete(name);
      states?.delete(`--${name}`);
    }
  }

  connect() {
    // What was adopted outside of the document may be without effect in WebKit's first layout.
    this.#dress();
    connected.add(this);
    this.#observer.observe(this.#room);
    this.#observer.observe(this.#letter);
  }

  disconnect() {
    this.#pointers.leave();
    // What is put elsewhere in the document is there again already, and goes on.
    queueMicrotask(() => {
      if (this.#element.isConnected) return;
      connected.delete(this);
      this.#observer.disconnect();
      this.#window.cancelAnimationFrame(this.#frame);
      clearInterval(this.#timer);
      clearTimeout(this.#alarm);
      this.#frame = this.#timer = this.#alarm = 0;
    });
  }

  handleEvent(event) {
    switch (event.type) {
      case 'keydown': return this.#key(event);
      case 'mousedown': return this.#takeKeyboard(event);
      case 'focusin': case 'focusout': return this.#focus(event);
      case 'change': return this.follow();
      case 'loadingdone': return this.#view.fit();
    }
  }

  /** It is in another document, which has style sheets, frames and a clock of its own. */
  adopt({ defaultView: before }) {
    if (this.#frame !== 0) {
      before?.cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#expectFrame();
    }
    this.#delay = this.#window.performance.timeOrigin - performance.timeOrigin;
    this.#dress();
  }

  #dress() {
    const { kinds, style } = this.#element.constructor;
    dress(this.#element.shadowRoot, kinds[this.#hooks.type()].size, this.#core, style);
  }

  /** The window that it is shown in; the script's own where it is in none. */
  get #window() {
    return this.#element.ownerDocument.defaultView ?? window;
  }

  /** Milliseconds by the clock that stamps the events of its document. */
  get now() {
    return this.#window.performance.now();
  }

  /** Whether a pointer holds it. */
  get isHeld() {
    return this.#pointers.isHolding;
  }

  /** The element that has the keyboard, or around those that have. */
  get list() {
    return this.#list;
  }

  /** A place in the window, in the element's own points; takes up how large that is before the browser tells. */
  placeOf({ x, y }) {
    const { width, height } = getComputedStyle(this.#room);
    this.#size = [parseFloat(width) || 0, parseFloat(height) || 0];
    this.attend();
    this.#space.refresh();
    return { x: this.#space.x(x, y), y: this.#space.y(x, y) };
  }

  /** Whether a frame is asked for. */
  get awaitsFrame() {
    return this.#frame !== 0;
  }

  /** Every public value, by name. */
  get state() {
    return this.#kept ?? this.#core.state(this.#handle);
  }

  /** Has a screen reader say something. */
  say(text) {
    this.#live.textContent = text;
  }

  /** Changes a setting; 0 when done. `present` shows it. */
  set(name, value) {
    return this.#core.set(this.#handle, name, value);
  }

  /** Listens for fingers and pens on an element of the page, too, until the signal. */
  watch(target, signal) {
    this.#pointers.watch(target, signal);
  }

  present() {
    if (!this.isReady) {
      const { role } = this.#element.constructor.kinds[this.#hooks.type()];
      if (this.#hasFailed) showUnready(this.#element, this.#list);
      else describeWaiting(this.#list, role, this.state);
    }
    this.#report(this.#core.exports.present(this.#handle));
  }

  /** Calls a method; whether it could be done. */
  call(name, fields) {
    return this.#call(name, fields) === DONE;
  }

  #call(name, fields, resolve) {
    const time = this.#seconds(this.now);
    return this.#report(this.#core.call(this.#handle, name, fields, time), false, resolve);
  }

  /** Calls a method that moves it: a promise of how the motion ends, or null where the call means nothing. */
  move(name, fields) {
    let outcome;
    const end = new Promise((resolve) => { outcome = this.#call(name, fields, resolve); });
    switch (outcome) {
      case DONE: return end;
      case REFUSED: return { ...this.#hooks.result(), interrupted: true };
      default: return null;
    }
  }

  /** Interrupts all commanded motions, as nobody sees how they go on. */
  abandon() {
    const ends = this.#takeEnds(this.#motions.length, () => INTERRUPTED);
    // The core still reports an end for each.
    this.#motions = ends.map(() => null);
    this.#end(ends);
  }

  /** The oldest motions, with what their ends say: how they ended, and what the control is now. */
  #takeEnds(count, codeOf) {
    const detailOf = (code) => ({ ...this.#hooks.result(), interrupted: code === INTERRUPTED });
    return this.#motions.splice(0, count)
      .map((resolve, index) => ({ resolve, detail: resolve && detailOf(codeOf(index)) }));
  }

  #end(ends) {
    for (const { resolve, detail } of ends) {
      if (!resolve) continue;
      resolve(detail);
      this.#hooks.end(detail);
    }
  }

  pointer(phase, id, x, y, kind, keys, stamp, presents) {
    if ((phase === DOWN || phase === HOVER) && this.#element[LOCKED]) return DECLINED;
    if (phase === DOWN) this.#lag = 0;
    return this.#report(this.#core.exports.pointer(
      this.#handle, phase, id, x, y, kind, keys, this.#seconds(stamp, true), presents));
  }

  /** Whether scrolling is for it: by default only while it has the focus, so that a page scrolls on past it. */
  get takesScroll() {
    switch (this.#element.getAttribute('scroll-input')) {
      case 'always': return true;
      case 'never': return false;
      // Firefox has no `:focus-within` for what is focused in a shadow tree.
      default: return this.#element.contains(this.#element.getRootNode().activeElement);
    }
  }

  /** Scrolls; the unit is a number of `ScrollUnit`. */
  scroll(x, y, unit, stamp) {
    if (this.#element[LOCKED]) return DECLINED;
    return this.#report(this.#core.exports.scroll(
      this.#handle, x, y, unit, UNKNOWN_PHASE, this.#seconds(stamp)));
  }

  /** Presses or chooses an element of the tree, without a drag; the root is 0. */
  #activate = (element) => {
    if (this.#element[LOCKED]) return;
    this.#report(
      this.#core.exports.act(this.#handle, element, ACTIVATE, 0, this.#seconds(this.now)));
  };

  /**
   * Gives the control its size, and its environment: what the page and the user's machine ask of every control.
   *
   * A setting of the control's own that the page says by an attribute outweighs that.
   */
  attend() {
    const element = this.#element;
    const says = (name) =>
      element.constructor.settings.includes(name) && element.hasAttribute(name);
    // The bits of `PageWishes` in Swift.
    const wishes = [
      stillness.matches, element.matches(':dir(rtl)'), contrast.matches, element.matches(':disabled'),
      says('reduced-motion'), says('right-to-left'),
    ];
    const place = [
      ...this.#size,
      says('text-scale') ? NaN : this.#textScale,
      wishes.reduce((bits, isAsked, index) => bits | isAsked << index, 0),
    ];
    if (`${place}` === this.#place) return;
    this.#place = `${place}`;
    this.#core.exports.place(this.#handle, ...place);
  }

  /** Takes up that the environment may be another. */
  follow() {
    if (this.isReleased) return;
    this.attend();
    this.present();
  }

  /** Gives a pressed control the keyboard; the browser would scroll all of it into view, away from the finger. */
  #takeKeyboard(event) {
    if (!event.target.matches('.area')) return;
    event.preventDefault();
    const { holder } = this.#access;
    this.#isPressed = true;
    if (holder?.tabIndex === 0) holder.focus({ preventScroll: true });
  }

  #key(event) {
    const key = keyNumber(event.key);
    if (key < 0) return;
    this.#isPressed = false;
    this.#focus(event);
    if (this.#element[LOCKED]) return;
    const outcome = this.#report(
      this.#core.exports.key(this.#handle, key, modifiers(event), this.#seconds(event.timeStamp)));
    if (outcome === 0) event.preventDefault();
  }

  #focus({ type, relatedTarget, timeStamp }) {
    this.attend();
    if (type === 'focusout' && !this.#list.contains(relatedTarget)) this.#isPressed = false;
    const isVisible = !this.#isPressed && this.#list.matches(':focus-visible, :has(:focus-visible)');
    if (isVisible === this.#isFocusShown) return;
    this.#isFocusShown = isVisible;
    this.#report(this.#core.exports.focus(this.#handle, isVisible, this.#seconds(timeStamp)));
  }

  /**
   * Seconds that never run backward, whatever clock an event's stamp is from.
   *
   * A pointer's events that come later than a frame which has been shown are moved on together:
   * the time between them is what tells how fast it was.
   */
  #seconds(stamp, isOfPointer = false) {
    let time = (stamp + this.#delay + asleep) / 1000 + (isOfPointer ? this.#lag : 0);
    // A stamp far ahead may be from another clock, or from the future.
    if (time > this.#time + 1) time = Math.min(time, (performance.now() + asleep) / 1000);
    if (time >= this.#time) this.#time = time;
    else if (isOfPointer) this.#lag += this.#time - time;
    return this.#time;
  }

  /** Asks for a frame, unless a pointer's moves show each anyway; then looks whether they go on. */
  #expectFrame() {
    if (this.#frame !== 0 || !this.#element.isConnected) return;
    if (this.#pointers.isHolding) {
      // One that goes on by itself: to set a timer costs as much as to handle a move.
      if (this.#timer === 0) this.#timer = setInterval(this.#onPause, PAUSE_MILLISECONDS);
    } else {
      clearTimeout(this.#alarm);
      this.#alarm = 0;
      if (this.#nextFrame <= this.#time + FRAME_SECONDS) return this.#askForFrame();
      // From now on: a report may come long after the time that the core knows.
      this.#alarm = setTimeout(this.#onAlarm, (this.#nextFrame - this.#seconds(this.now)) * 1000);
    }
  }

  #onAlarm = () => {
    this.#alarm = 0;
    if (drift() - firstDrift > asleep + SLEEP_MILLISECONDS) asleep = drift() - firstDrift;
    if (this.#frame === 0) this.#askForFrame();
  };

  #askForFrame() {
    this.#frame = this.#window.requestAnimationFrame(this.#onFrame);
  }

  #onPause = () => {
    const isPaused = (performance.now() + asleep) / 1000 - this.#time >= PAUSE_MILLISECONDS / 1000;
    if (this.#isMoving && this.#pointers.isHolding && !isPaused) return;
    clearInterval(this.#timer);
    this.#timer = 0;
    if (this.#isMoving && this.#frame === 0) this.#askForFrame();
  };

  #onFrame = (stamp) => {
    this.#frame = 0;
    this.#report(this.#core.exports.advance(this.#handle, this.#seconds(stamp)), true);
  };

  /** Does what a report of the core says, where `resolve` waits for a motion's end; answers with its outcome. */
  #report(address, isFrame = false, resolve = null) {
    const words = this.#core.read(address);
    const outcome = words.number();
    const flags = words.number();
    this.#nextFrame = words.number();
    const isMoving = this.#isMoving = (flags & MOVING) !== 0;
    let events = null;
    for (let part = words.number(); part !== END; part = words.number()) {
      switch (part) {
        case EVENT: (events ??= []).push(this.#readEvent(words)); break;
        case ACCESSIBILITY:
          this.#access.apply(words);
          // Some show their fields only when all has been read.
          if (this.#element.validity) queueMicrotask(() => describeDemands(this.#list, this.#element));
          break;
        case TOUCH_AREAS: this.#placeAreas(words); break;
        default: this.#view.apply(part, words);
      }
    }
    this.#view.finish(this.#keepsPicture);
    if (isMoving) this.#expectFrame();
    this.#showMarks(flags & (MOVING | AT_END));
    if (resolve && outcome === DONE) this.#motions.push(resolve);
    // The app hears of it when all is in place, and may call the core or change its options from within.
    if (events) {
      for (const event of events) this.#hooks.note(event);
    }
    const codes = flags >> 2;
    if (codes) {
      const ends = this.#takeEnds(codes > 3 ? 2 : 1, (index) => codes >> 2 * index & 3);
      // After the events, and in order, though a handler may move it on.
      queueMicrotask(() => this.#end(ends));
    }
    if (events) {
      for (const event of events) {
        if (event.announces) this.#access.announce();
        this.#hooks.tell(event);
      }
    }
    this.onShown?.(isFrame);
    return outcome;
  }

  #readEvent(words) {
    const time = words.number();
    const cue = CUES[words.number()];
    const announces = words.number() === 1;
    return { time, cue, announces, name: words.text(), fields: words.fields() };
  }

  #placeAreas(words) {
    let index = 0;
    words.list(() => {
      const use = words.number();
      const [x, y, width, height, radius, usesSecondFinger] =
        Array.from({ length: 6 }, () => words.number());
      if (!this.#areas[index]) this.#live.before(this.#areas[index] = div('area'));
      const area = this.#areas[index];
      if (area.className === 'area') this.#pointers.watch(area);
      if (USES[use] === 'turn') this.#pointers.steer(area);
      area.className = `area ${USES[use] ?? `roll${use}`}${usesSecondFinger ? ' many' : ''}`;
      Object.assign(area.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
        borderRadius: `${radius}px`,
      });
      index++;
    });
  }

  /** Whether it was moving, or held, when that was looked at last. */
  get #keepsPicture() {
    return (this.#marks & (MOVING | HELD)) !== 0;
  }

  /** A pointer holds it now. */
  hold() {
    this.#showMarks(this.#marks);
  }

  /** Shows in states for CSS how it is, and lets the browser keep what turns as a picture meanwhile. */
  #showMarks(flags) {
    const marks = this.#pointers.isHolding ? flags | HELD : flags & ~HELD;
    if (marks === this.#marks) return;
    this.#marks = marks;
    MARKS.forEach((name, bit) => this.mark(name, (marks & 1 << bit) !== 0));
    this.#scene.classList.toggle('moving', this.#keepsPicture);
  }
}
