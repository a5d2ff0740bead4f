/** A control of the core on the page: its shadow tree, its input, its frames. */

import { AccessView } from './access-view.js';
import { DOWN, keyNumber, modifiers, Pointers } from './input.js';
import { ACCESSIBILITY, END, EVENT, SceneView, TOUCH_AREAS } from './scene-view.js';
import { sizeSheet, styles } from './styles.js';

/** The order of `Cue` in Swift. */
const CUES = ['tick', 'boundary', 'open', 'close', 'settle'];
/** The order of `TouchArea.Use` in Swift. */
const USES = { 0: 'hold', 1: 'press', 2: 'slide', 3: 'turn', 12: 'lift' };
/** The first of `AccessibilityAction` in Swift, and the number of `ScrollPhase.unknown`. */
const ACTIVATE = 0, UNKNOWN_PHASE = 0;
/** The core's memory for a control goes with its element. */
const registry = new FinalizationRegistry(
  ({ core, handle }) => core.exports.destroy(handle));
/** How often it is looked whether a pointer stands still, and for how long it then has not moved. */
const PAUSE_MILLISECONDS = 100;
/** The size of text at a text scale of 1, and the least and the largest scale of the core. */
const USUAL_TEXT_PIXELS = 16, LEAST_TEXT = 0.5, LARGEST_TEXT = 4;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

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
  #type;
  #tell;
  #handle;
  #scene = div('scene', { 'aria-hidden': true });
  #list = div('list', { tabindex: 0 });
  /** Where it can be touched. */
  #areas = [];
  #live = div('live', { 'aria-live': 'polite' });
  #view = new SceneView(this.#scene);
  #access;
  #pointers;
  #observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (target === this.#letter) this.#takeLetter(contentRect.width);
      else this.#resize(contentRect);
    }
  });
  /** As wide as the text of the page is large. */
  #letter = div('probe letter');
  #textScale = 1;
  #size = null;
  #time = 0;
  #lag = 0;
  #frame = 0;
  #timer = 0;
  #isMoving = false;
  #isMarkedMoving = false;
  #isFocusShown = false;
  #environment = {};
  /** Is called after whatever may have changed what is shown; `true` for a frame. */
  onShown = null;

  /**
   * @param {HTMLElement} element The custom element.
   * @param {Core} core The core that has its control.
   * @param {() => string} type Which control that is; asked for anew with each reset.
   * @param {(event: object) => void} tell Takes the control's events.
   * @param {typeof AccessView} Access Keeps what a screen reader finds.
   */
  constructor(element, core, type, tell, Access = AccessView) {
    this.#element = element;
    this.#core = core;
    this.#type = type;
    this.#tell = tell;
    const shadow = element.attachShadow({ mode: 'open', delegatesFocus: true });
    const probes = ['probe', 'probe right', 'probe below'].map((name) => div(name));
    shadow.append(this.#scene, this.#list, this.#live, ...probes, this.#letter);
    this.#access = new Access(this.#list, this.#live, this.#activate);
    this.#pointers = new Pointers(this, probes);
    for (const type of ['focusin', 'focusout', 'keydown']) this.#list.addEventListener(type, this);
    this.#start();
    shadow.adoptedStyleSheets =
      [styles(core), sizeSheet(core.read(core.exports.preferredSize(this.#handle)))];
  }

  /** Begins anew, with every setting at its default. */
  reset() {
    registry.unregister(this);
    this.#core.exports.destroy(this.#handle);
    this.#view.clear();
    this.#start();
  }

  #start() {
    const core = this.#core;
    const handle = this.#handle = core.create(this.#type());
    registry.register(this.#element, { core, handle }, this);
    this.#environment = {};
    this.#isFocusShown = false;
    if (this.#size) this.#resize(this.#size);
  }

  connect() {
    this.#observer.observe(this.#element);
    this.#observer.observe(this.#letter);
    this.#pointers.connect();
    stillness.addEventListener('change', this);
    document.fonts.addEventListener('loadingdone', this);
    this.attend();
  }

  disconnect() {
    this.#observer.disconnect();
    this.#pointers.disconnect();
    stillness.removeEventListener('change', this);
    document.fonts.removeEventListener('loadingdone', this);
    cancelAnimationFrame(this.#frame);
    clearInterval(this.#timer);
    this.#frame = this.#timer = 0;
  }

  handleEvent(event) {
    switch (event.type) {
      case 'keydown': return this.#key(event);
      case 'focusin': case 'focusout': return this.#focus(event);
      case 'change': return this.attend();
      case 'loadingdone': return this.#view.fit();
    }
  }

  /** Whether a pointer holds it. */
  get isHeld() {
    return this.#pointers.isHolding;
  }

  /** The element that has the keyboard, or around those that have. */
  get list() {
    return this.#list;
  }

  /** Whether a frame is asked for. */
  get awaitsFrame() {
    return this.#frame !== 0;
  }

  /** Every public value, by name. */
  get state() {
    return this.#core.state(this.#handle);
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
    this.#report(this.#core.exports.present(this.#handle));
  }

  /** Calls a method; whether it could be done. */
  call(name, fields) {
    const time = this.#seconds(performance.now());
    return this.#report(this.#core.call(this.#handle, name, fields, time)) === 0;
  }

  pointer(phase, id, x, y, kind, keys, stamp, presents) {
    if (phase === DOWN) this.#lag = 0;
    return this.#report(this.#core.exports.pointer(
      this.#handle, phase, id, x, y, kind, keys, this.#seconds(stamp, true), presents));
  }

  /** Scrolls by so much in the unit of `WheelEvent.deltaMode`, whose numbers are those of `ScrollUnit`. */
  scroll(x, y, unit, stamp) {
    return this.#report(this.#core.exports.scroll(
      this.#handle, x, y, unit, UNKNOWN_PHASE, this.#seconds(stamp)));
  }

  /** Presses or chooses an element of the tree, without a drag; the root is 0. */
  #activate = (element) => {
    this.#report(
      this.#core.exports.act(this.#handle, element, ACTIVATE, 0, this.#seconds(performance.now())));
  };

  /** Looks at what the user's machine asks for, unless the page says so by an attribute. */
  attend() {
    const asks = {
      'reduced-motion': stillness.matches,
      'right-to-left': this.#element.matches(':dir(rtl)'),
      'text-scale': this.#textScale,
    };
    for (const [name, value] of Object.entries(asks)) {
      if (this.#environment[name] === value || this.#element.hasAttribute(name)) continue;
      this.#environment[name] = value;
      this.set(name, value);
    }
  }

  /**
   * Follows the size of text: the larger of the user's own and of the page's root, over 16 pixels.
   *
   * So a browser's text zoom and its font size setting count, and so does a page that enlarges its text;
   * one that makes its root small to reckon in tens does not make text small here.
   */
  #takeLetter(width) {
    const scale = Math.min(Math.max(width / USUAL_TEXT_PIXELS, LEAST_TEXT), LARGEST_TEXT);
    if (width === 0 || scale === this.#textScale) return;
    this.#textScale = scale;
    this.attend();
    this.present();
  }

  #key(event) {
    const key = keyNumber(event.key);
    if (key < 0) return;
    this.#focus(event);
    const outcome = this.#report(
      this.#core.exports.key(this.#handle, key, modifiers(event), this.#seconds(event.timeStamp)));
    if (outcome === 0) event.preventDefault();
  }

  #focus({ timeStamp }) {
    this.attend();
    const isVisible = this.#list.matches(':focus-visible, :has(:focus-visible)');
    if (isVisible === this.#isFocusShown) return;
    this.#isFocusShown = isVisible;
    this.#report(this.#core.exports.focus(this.#handle, isVisible, this.#seconds(timeStamp)));
  }

  #resize(size) {
    this.#size = size;
    this.#report(this.#core.exports.resize(this.#handle, size.width, size.height));
  }

  /**
   * Seconds that never run backward, whatever clock an event's stamp is from.
   *
   * A pointer's events that come later than a frame which has been shown are moved on together:
   * the time between them is what tells how fast it was.
   */
  #seconds(stamp, isOfPointer = false) {
    let time = stamp / 1000 + (isOfPointer ? this.#lag : 0);
    // A stamp far ahead may be from another clock, or from the future.
    if (time > this.#time + 1) time = Math.min(time, performance.now() / 1000);
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
      this.#frame = requestAnimationFrame(this.#onFrame);
    }
  }

  #onPause = () => {
    const isPaused = performance.now() / 1000 - this.#time >= PAUSE_MILLISECONDS / 1000;
    if (this.#isMoving && this.#pointers.isHolding && !isPaused) return;
    clearInterval(this.#timer);
    this.#timer = 0;
    if (this.#isMoving && this.#frame === 0) this.#frame = requestAnimationFrame(this.#onFrame);
  };

  #onFrame = (stamp) => {
    this.#frame = 0;
    this.#report(this.#core.exports.advance(this.#handle, this.#seconds(stamp)), true);
  };

  /** Does what a report of the core says; answers with its outcome. */
  #report(address, isFrame = false) {
    const words = this.#core.read(address);
    const outcome = words.number();
    const isMoving = this.#isMoving = words.number() === 1;
    let events = null;
    for (let part = words.number(); part !== END; part = words.number()) {
      switch (part) {
        case EVENT: (events ??= []).push(this.#readEvent(words)); break;
        case ACCESSIBILITY: this.#access.apply(words); break;
        case TOUCH_AREAS: this.#placeAreas(words); break;
        default: this.#view.apply(part, words);
      }
    }
    this.#view.finish();
    if (isMoving) this.#expectFrame();
    this.#markMoving(isMoving || this.#pointers.isHolding);
    // The app hears of it when all is in place, and may call the core from within.
    if (events) for (const event of events) this.#deliver(event);
    this.onShown?.(isFrame);
    return outcome;
  }

  #readEvent(words) {
    const time = words.number();
    const cue = CUES[words.number()];
    const announces = words.number() === 1;
    return { time, cue, announces, name: words.text(), fields: words.fields() };
  }

  #deliver(event) {
    if (event.announces) this.#access.announce();
    this.#tell(event);
  }

  #placeAreas(words) {
    const { shadowRoot } = this.#element;
    let index = 0;
    words.list(() => {
      const use = words.number();
      const [x, y, width, height, radius] = Array.from({ length: 5 }, () => words.number());
      const area = this.#areas[index] ??= shadowRoot.insertBefore(div('area'), this.#live);
      if (area.className === 'area') this.#pointers.watch(area);
      if (USES[use] === 'turn') this.#pointers.steer(area);
      area.className = `area ${USES[use] ?? `roll${use}`}`;
      Object.assign(area.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
        borderRadius: `${radius}px`,
      });
      index++;
    });
  }

  /** Lets the browser keep what turns as a picture of its own while it turns. */
  #markMoving(isMoving) {
    if (isMoving === this.#isMarkedMoving) return;
    this.#isMarkedMoving = isMoving;
    this.#scene.classList.toggle('moving', isMoving);
  }
}
