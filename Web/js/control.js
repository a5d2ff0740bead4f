/** A control of the core on the page: its shadow tree, its input, its frames. */

import { AccessView, describeDemands } from './access-view.js';
import { DECLINED, DOWN, HOVER, keyNumber, modifiers, Pointers } from './input.js';
import { LocalSpace } from './local-space.js';
import { describeWaiting, showUnready } from './placeholder.js';
import { ACCESSIBILITY, END, EVENT, SceneView, TOUCH_AREAS } from './scene-view.js';
import { applyStyles } from './styles.js';

/** Key of whether the user cannot change the value of an element. */
export const LOCKED = Symbol('locked');
/** The order of `Cue` in Swift. */
const CUES = ['tick', 'boundary', 'open', 'close', 'settle'];
/** The order of `TouchArea.Use` in Swift. */
const USES = { 0: 'hold', 1: 'press', 2: 'slide', 3: 'turn', 12: 'lift', 13: 'hold' };
/** The first of `AccessibilityAction` in Swift, and the number of `ScrollPhase.unknown`. */
const ACTIVATE = 0, UNKNOWN_PHASE = 0;
/** Frees the core's memory of a control after its element was garbage-collected. */
const registry = new FinalizationRegistry(
  ({ core, handle }) => core.exports.destroy(handle));
/** The states of a control: the first two bits of a report's flags, and whether a pointer holds it. */
const MOVING = 1, AT_END = 2, HELD = 4, MARKS = ['moving', 'at-end', 'held'];
/** How a motion ended, in two bits each after the first two of a report's flags: `MotionEnd` in Swift. */
const INTERRUPTED = 2;
/** The outcomes of a call: done, or not possible now. */
const DONE = 0, REFUSED = 3;
/** How often a held pointer is checked for a pause, and how long a pause is. */
const PAUSE_MILLISECONDS = 100;
/** A frame that is due sooner than this is requested immediately. */
const FRAME_SECONDS = 0.03;
/** The machine has slept if the wall clock has gained more than this on the monotonic clock. */
const SLEEP_MILLISECONDS = 1000;
/** The size of text at a text scale of 1. */
const USUAL_TEXT_PIXELS = 16;
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const moreContrast = matchMedia('(prefers-contrast: more)');
/** The controls in the document. */
const connected = new Set();
/** The lead of the wall clock over the monotonic clock of stamps, which may stop during sleep. */
const drift = () => Date.now() - performance.timeOrigin - performance.now();
const firstDrift = drift();
/** How long the machine has slept, in milliseconds. */
let asleep = 0;
const passOn = (event) => {
  for (const control of connected) control.handleEvent(event);
};
for (const query of [lessMotion, moreContrast]) query.addEventListener('change', passOn);
document.fonts.addEventListener('loadingdone', passOn);
document.addEventListener('visibilitychange', passOn);

const div = (className, attributes = {}) => {
  const element = document.createElement('div');
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

/** Connects a custom element to a control of the core. */
export class Control {
  #core;
  #element;
  #room;
  #hooks;
  #handle;
  #scene = div('scene', { 'aria-hidden': true });
  #list = div('list', { tabindex: 0 });
  /** The areas for touches and clicks. */
  #areas = [];
  #live = div('live', { 'aria-live': 'polite' });
  /** Shows the options while the core loads. */
  #waiting = document.createElement('slot');
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
  /** A probe whose width is the size of the page's text. */
  #letter = div('probe letter');
  /**
   * The text scale: the larger of the user's font size and that of the page's root, divided by 16 pixels.
   *
   * So it follows text zoom, the browser's font size setting and a page that enlarges its text. A page with a small
   * root, as a base for lengths in `rem`, does not make text small.
   */
  #textScale = 1;
  #size;
  /** The size and the environment that the core has, as text. */
  #place;
  /** The state before the core's memory was freed; null while the control has memory. */
  #kept = null;
  #time = 0;
  #lag = 0;
  /** How far the clock of the element's document is behind this script's, in milliseconds. */
  #delay = 0;
  #frame = 0;
  #timer = 0;
  /** The timer of the next frame, if that is due later, and the time at which it is due, in seconds. */
  #alarm = 0;
  #nextFrame = 0;
  #isMoving = false;
  /** The animations that show the control's motion, if nothing disturbs it; and when something last did. */
  #glide = null;
  #disturbed = 0;
  /** The bits of `MARKS` that are set. */
  #marks = 0;
  #isFocusShown = false;
  /** Whether a press focused the control, and no key has been used since. */
  #isPressed = false;
  #hasFailed = false;
  /** Functions that resolve the promises of commanded motions, oldest first. */
  #motions = [];
  /** Is called after anything that may have changed the picture; with `true` for a frame. */
  onShown = null;

  /**
   * @param {ControlElement} element The custom element; its class has the `core`.
   * @param {object} hooks `type` returns the control's type, for each reset; `prepare` receives each event of a report
   *   before `handle` receives the first one; `result` returns the detail of a motion's end, and `end` receives it;
   *   `begin` resets the control when the core has loaded; `states` are the states for CSS, if the browser has them.
   * @param {typeof AccessView} Access Renders the accessibility tree.
   * @param {HTMLElement} room The element that the control fills, inside the custom element or that itself.
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
    this.#waiting.ariaHidden = true;
    shadow.append(this.#waiting);
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

  /** Returns all settings to their defaults. */
  reset() {
    if (!this.isReleased) this.#free();
    this.#kept = null;
    this.#start();
  }

  /** Frees the core's memory, and keeps the state until the next reset. */
  release() {
    this.#kept = this.state;
    this.#free();
  }

  /** Whether the core's memory is freed. */
  get isReleased() {
    return this.#kept !== null;
  }

  #free() {
    this.#glide?.cancel();
    this.#glide = null;
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
      if (core.isReady) this.#waiting.remove();
      this.#core = core;
      this.#applyStyles();
    }
    registry.register(this.#element, { core, handle }, this);
    this.#isFocusShown = false;
    this.#place = null;
    this.adapt();
  }

  /** Whether the core has loaded. Before that, settings are kept and all input is declined. */
  get isReady() {
    return this.#core.isReady;
  }

  /** Shows that the core failed to load. */
  #fail(error) {
    this.#hasFailed = true;
    this.#waiting.remove();
    this.mark('error', true);
    this.present();
    this.#element.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }

  /** Sets a state for CSS: `:state(moving)`, or `:--moving` in older browsers. */
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
    // In the first layout, WebKit may ignore style sheets that were adopted outside of the document.
    this.#applyStyles();
    connected.add(this);
    this.#observer.observe(this.#room);
    this.#observer.observe(this.#letter);
  }

  disconnect() {
    this.#pointers.leave();
    this.#land();
    // An element that was moved in the document is connected again by now.
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
      case 'visibilitychange': return this.#land();
    }
  }

  /** Follows the element to another document, which has other style sheets, frames and clocks. */
  adopt({ defaultView: before }) {
    if (this.#frame !== 0) {
      before?.cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#expectFrame();
    }
    this.#delay = this.#window.performance.timeOrigin - performance.timeOrigin;
    this.#applyStyles();
  }

  #applyStyles() {
    const { kinds, style } = this.#element.constructor;
    applyStyles(this.#element.shadowRoot, kinds[this.#hooks.type()], this.#core, style);
  }

  /** The window of the element's document, or the script's own without one. */
  get #window() {
    return this.#element.ownerDocument.defaultView ?? window;
  }

  /** The time in milliseconds, by the clock of the document's events. */
  get now() {
    return this.#window.performance.now();
  }

  /** Whether a pointer holds it. */
  get isHeld() {
    return this.#pointers.isHolding;
  }

  /** The element that has the focus, or contains the one that has. */
  get list() {
    return this.#list;
  }

  /** Converts a position in the window to the element's own points; measures the element first. */
  placeOf({ x, y }) {
    const { width, height } = getComputedStyle(this.#room);
    this.#size = [parseFloat(width) || 0, parseFloat(height) || 0];
    this.adapt();
    this.#space.refresh();
    return { x: this.#space.x(x, y), y: this.#space.y(x, y) };
  }

  /** Whether a frame is requested. */
  get awaitsFrame() {
    return this.#frame !== 0;
  }

  /** Every public value, by name. */
  get state() {
    if (this.#glide) return this.#core.peek(this.#hooks.type(), this.#handle, this.#glide.time);
    return this.#kept ?? this.#core.state(this.#handle);
  }

  /** Changes a setting; returns 0 if it is accepted. `present` shows the change. */
  set(name, value) {
    this.#land();
    return this.#core.set(this.#handle, name, value);
  }

  /** Also listens for fingers and pens on an element of the page, until `signal` aborts. */
  watch(target, signal) {
    this.#pointers.watch(target, signal);
  }

  present() {
    this.#land();
    if (!this.isReady) {
      const { role } = this.#element.constructor.kinds[this.#hooks.type()];
      if (this.#hasFailed) showUnready(this.#element, this.#list);
      else describeWaiting(this.#list, role, this.state);
    }
    this.#report(this.#core.exports.present(this.#handle));
  }

  /** Calls a method; returns whether it was done. */
  call(name, fields) {
    return this.#call(name, fields) === DONE;
  }

  #call(name, fields, motion) {
    this.#land();
    const time = this.#seconds(this.now);
    return this.#report(this.#core.call(this.#handle, name, fields, time), false, motion);
  }

  /** Calls a method that moves the control; returns a promise of how the motion ends, or null for an invalid call. */
  move(name, fields) {
    let outcome;
    const end = new Promise((resolve) => { outcome = this.#call(name, fields, { name, resolve }); });
    switch (outcome) {
      case DONE: return end;
      case REFUSED: return { ...this.#hooks.result(), interrupted: true };
      default: return null;
    }
  }

  /** Interrupts all commanded motions, because they are no longer visible. */
  abandon() {
    const ends = this.#takeEnds(this.#motions.length, () => INTERRUPTED);
    // The core will still report an end for each.
    this.#motions = ends.map(() => null);
    this.#end(ends);
  }

  /** Removes the oldest motions; returns their resolvers and the details of their ends. */
  #takeEnds(count, codeOf) {
    return this.#motions.splice(0, count).map((motion, index) => motion && {
      resolve: motion.resolve,
      detail: { ...this.#hooks.result(), ...motion.facts, interrupted: codeOf(index) === INTERRUPTED },
    });
  }

  #end(ends) {
    for (const end of ends) {
      if (!end) continue;
      end.resolve(end.detail);
      this.#hooks.end(end.detail);
    }
  }

  pointer(phase, id, x, y, kind, keys, stamp, presents) {
    if ((phase === DOWN || phase === HOVER) && this.#element[LOCKED]) return DECLINED;
    this.#land();
    if (phase === DOWN) this.#lag = 0;
    return this.#report(this.#core.exports.pointer(
      this.#handle, phase, id, x, y, kind, keys, this.#seconds(stamp, true), presents));
  }

  /** Whether scrolling turns the control: by default only with the focus, so that the page scrolls past it. */
  get takesScroll() {
    switch (this.#element.getAttribute('scroll-input')) {
      case 'always': return true;
      case 'never': return false;
      // Firefox does not match `:focus-within` for a focused element in a shadow tree.
      default: return this.#element.contains(this.#element.getRootNode().activeElement);
    }
  }

  /** Scrolls; the unit is a number of `ScrollUnit`. */
  scroll(x, y, unit, stamp) {
    if (this.#element[LOCKED]) return DECLINED;
    this.#land();
    return this.#report(this.#core.exports.scroll(
      this.#handle, x, y, unit, UNKNOWN_PHASE, this.#seconds(stamp)));
  }

  /** Presses or chooses an element of the accessibility tree, without a drag; the root is 0. */
  #activate = (element) => {
    if (this.#element[LOCKED]) return;
    this.#land();
    this.#report(
      this.#core.exports.act(this.#handle, element, ACTIVATE, 0, this.#seconds(this.now)));
  };

  /**
   * Sends the control its size and its environment: the settings of the user's system and of the page.
   *
   * An attribute for one of these settings, which every control has, overrides the environment.
   */
  adapt() {
    const element = this.#element;
    const sets = (name) => element.hasAttribute(name);
    // The bits of `EnvironmentFlags` in Swift.
    const flags = [
      lessMotion.matches, element.matches(':dir(rtl)'), moreContrast.matches, element.matches(':disabled'),
      sets('reduced-motion'), sets('right-to-left'),
    ];
    const place = [
      ...this.#size,
      sets('text-scale') ? NaN : this.#textScale,
      flags.reduce((bits, isSet, index) => bits | isSet << index, 0),
    ];
    if (`${place}` === this.#place) return;
    this.#land();
    this.#place = `${place}`;
    this.#core.exports.place(this.#handle, ...place);
  }

  /** Applies a change of the environment. */
  follow() {
    if (this.isReleased) return;
    this.adapt();
    this.present();
  }

  /** Focuses a pressed control. The browser would also scroll it into view, away from the finger. */
  #takeKeyboard(event) {
    if (!event.target.matches('.area')) return;
    event.preventDefault();
    const { holder } = this.#access;
    this.#isPressed = true;
    if (holder?.tabIndex === 0) holder.focus({ preventScroll: true });
  }

  #key(event) {
    const key = keyNumber(event.key);
    if (key >= 0 || event.key === 'Tab') this.#isPressed = false;
    if (key < 0) return;
    this.#focus(event);
    if (this.#element[LOCKED]) return;
    this.#land();
    const outcome = this.#report(
      this.#core.exports.key(this.#handle, key, modifiers(event), this.#seconds(event.timeStamp)));
    if (outcome === 0) event.preventDefault();
  }

  #focus({ type, relatedTarget, timeStamp }) {
    this.adapt();
    if (type === 'focusout' && !this.#list.contains(relatedTarget)) this.#isPressed = false;
    const isVisible = !this.#isPressed && this.#list.matches(':focus-visible, :has(:focus-visible)');
    if (isVisible === this.#isFocusShown) return;
    this.#isFocusShown = isVisible;
    this.#land();
    this.#report(this.#core.exports.focus(this.#handle, isVisible, this.#seconds(timeStamp)));
  }

  /**
   * Converts a stamp of any clock to seconds that never decrease.
   *
   * Pointer events older than the frame on screen are all shifted by the same time, because the time between them
   * determines the speed.
   */
  #seconds(stamp, isOfPointer = false) {
    let time = (stamp + this.#delay + asleep) / 1000 + (isOfPointer ? this.#lag : 0);
    // A stamp far in the future may be from another clock.
    if (time > this.#time + 1) time = Math.min(time, (performance.now() + asleep) / 1000);
    if (time >= this.#time) this.#time = time;
    else if (isOfPointer) this.#lag += this.#time - time;
    return this.#time;
  }

  /** Requests a frame. While a pointer's moves show each frame, a timer checks for pauses instead. */
  #expectFrame() {
    if (this.#frame !== 0 || this.#glide || !this.#element.isConnected) return;
    if (this.#pointers.isHolding) {
      // An interval, because starting a timer costs as much as handling a move.
      if (this.#timer === 0) this.#timer = setInterval(this.#onPause, PAUSE_MILLISECONDS);
    } else {
      clearTimeout(this.#alarm);
      this.#alarm = 0;
      if (this.#nextFrame <= this.#time + FRAME_SECONDS) return this.#askForFrame();
      // Counted from now: a report may come long after the core's time.
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
    this.#report(this.#core.exports.advance(this.#handle, this.#seconds(stamp), true), true);
    this.#beginGlide(stamp);
  };

  /** Shows the motion by animations from a frame on, if nothing disturbs it. */
  #beginGlide(stamp) {
    const { glide: Glide } = this.#element.constructor;
    if (!Glide || !this.#isMoving || this.isHeld || this.#glide || this.#frame === 0) return;
    // The animations follow the document's timeline, which a page's clock may not.
    const { timeline, hidden } = this.#element.ownerDocument;
    if (hidden || !(Math.abs(timeline.currentTime - stamp) < 1)) return;
    const plan = Glide.plan(this.#core, this.#hooks.type(), this.#handle, this.#time, this.#disturbed);
    if (!plan) return;
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const start = plan.start * 1000 - this.#delay - asleep;
    this.#glide = new Glide(plan, this.#view, start, () => this.#seconds(this.now), (isEnd) => {
      if (isEnd) this.#land(this.#disturbed);
      else this.#pass(false);
    });
  }

  /** Advances the control to the present time. While animations show it, its picture is not needed. */
  #pass(presents) {
    this.#report(this.#core.exports.advance(this.#handle, this.#seconds(this.now), presents), true);
  }

  /** Ends the animations, if there are any, and shows the control where it is now. */
  #land(disturbed = this.#time) {
    const glide = this.#glide;
    this.#glide = null;
    if (glide) {
      this.#pass(true);
      glide.cancel();
    }
    this.#disturbed = disturbed;
  }

  /** Applies a report of the core; returns its outcome. `motion` is the one that a method commanded. */
  #report(address, isFrame = false, motion = null) {
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
          // Some trees are rendered only after the whole report is read.
          if (this.#element.validity) queueMicrotask(() => describeDemands(this.#list, this.#element));
          break;
        case TOUCH_AREAS: this.#placeAreas(words); break;
        default: this.#view.apply(part, words);
      }
    }
    this.#view.finish(this.#keepsPicture);
    if (isMoving) this.#expectFrame();
    this.#showMarks(flags & (MOVING | AT_END));
    if (motion && outcome === DONE) {
      this.#motions.push({ resolve: motion.resolve, facts: this.#hooks.facts(motion.name) });
    }
    // Handlers are called last: they may call the core or change the options.
    if (events) {
      for (const event of events) this.#hooks.prepare(event);
    }
    const codes = flags >> 2;
    if (codes) {
      const ends = this.#takeEnds(codes > 3 ? 2 : 1, (index) => codes >> 2 * index & 3);
      // After the events and in order, even if a handler starts another motion.
      queueMicrotask(() => this.#end(ends));
    }
    if (events) {
      for (const event of events) {
        if (event.announces) this.#access.announce();
        this.#hooks.handle(event);
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

  /** Whether the control was moving or held at the last check. */
  get #keepsPicture() {
    return (this.#marks & (MOVING | HELD)) !== 0;
  }

  /** Shows that a pointer holds the control. */
  hold() {
    this.#showMarks(this.#marks);
  }

  /** Sets the states for CSS, and the class with which the browser keeps turning parts as layers. */
  #showMarks(flags) {
    const marks = this.#pointers.isHolding ? flags | HELD : flags & ~HELD;
    if (marks === this.#marks) return;
    this.#marks = marks;
    MARKS.forEach((name, bit) => this.mark(name, (marks & 1 << bit) !== 0));
    this.#scene.classList.toggle('moving', this.#keepsPicture);
  }
}
