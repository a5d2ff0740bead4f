/** What all custom elements have in common: how the page's attributes become a control's settings. */

import { Control } from './control.js';
import { followNames } from './names.js';
import { languageOf, numeralsOf, translated } from './words.js';
import { attributeText, propertyName, setFromText } from './markup.js';

/** What names an element for those who do not see it; it is passed on to the list inside. */
const NAMING = ['aria-label', 'aria-labelledby', 'aria-describedby', 'title'];
/** How long an element stays as it is after it was taken out of the document. */
const RELEASE_MILLISECONDS = 1000;
/** Those that were taken out and have not been looked at since. */
const removed = new Set();

/**
 * Has removed elements give the core's memory back, unless they have come back meanwhile.
 *
 * The browser frees an element when it pleases, and does not see how heavy its control is.
 */
const release = () => {
  for (const element of removed) {
    if (element.isConnected) continue;
    element[CONTROL].abandon();
    if (element[RESTORABLE]) element[CONTROL].release();
  }
  removed.clear();
};

const releaseLater = (element) => {
  if (removed.size === 0) setTimeout(release, RELEASE_MILLISECONDS);
  removed.add(element);
};

/** When the scroll wheel turns an element; the first is the default. */
const SCROLL_INPUTS = ['focus', 'always', 'never'];
/** No cue comes more often than this. */
const CUE_MILLISECONDS = 20;

/** The keys to what an element shares with its own class: its control, its internals, its state, its language. */
export const CONTROL = Symbol('control'), INTERNALS = Symbol('internals'), STATE = Symbol('state'),
  LANGUAGE = Symbol('language');
/** The keys to its methods: see there. */
export const TYPE = Symbol('type'), SETTLE = Symbol('settle'), CHANGED = Symbol('changed'),
  TAKE = Symbol('take'), SET = Symbol('set'), WARN = Symbol('warn'), NOTE = Symbol('note'),
  TELL = Symbol('tell'), SEND = Symbol('send'), NAME = Symbol('name'),
  RESTORABLE = Symbol('restorable'), MOVE = Symbol('move'), RESULT = Symbol('result');

/**
 * A custom element that shows a control; its attributes are the control's settings.
 *
 * A subclass says in static getters what `define` of `core.js` asks.
 */
export class ControlElement extends HTMLElement {
  /** A `<label>` can name it, and a `<fieldset>` disable it. */
  static get formAssociated() { return true; }
  static get taken() { return []; }
  /**
   * What stands for settings which the page leaves out, by their names: words of ours by language, where English
   * is the core's own; or a function that takes the language.
   */
  static get words() { return {}; }
  static get observedAttributes() { return [...this.settings, ...NAMING, 'scroll-input']; }

  [INTERNALS] = this.attachInternals();
  /** The attributes that have changed and are not taken up yet. */
  #changed = new Set();
  /** Whether all of them are to be taken up anew. */
  #isStale = true;
  /** Whether that will be done, at the latest when it is connected. */
  #isExpected = true;
  #cueTimes = {};
  #warned = new Set();
  #language;
  /** Ends that its name is followed. */
  #unfollow = () => {};

  /** What the class adds to the style sheet of all elements. */
  static get style() { return ''; }

  /**
   * @param {typeof AccessView} Access Keeps what a screen reader finds.
   * @param {HTMLElement} room See `Control`.
   */
  constructor(Access, room) {
    super();
    this[CONTROL] = new Control(this, {
      type: () => this[TYPE],
      note: (event) => this[NOTE](event),
      tell: (event) => this.#tell(event),
      result: () => this[RESULT],
      end: (detail) => this[SEND]('motionend', detail),
      begin: () => this.#begin(),
      states: this[INTERNALS].states,
    }, Access, room);
  }

  connectedCallback() {
    this[CONTROL].connect();
    this.#followLanguage();
    this.#upgrade();
    this[SETTLE]();
    this.#followPage();
  }

  disconnectedCallback() {
    this.#unfollow();
    this[CONTROL].disconnect();
    releaseLater(this);
  }

  adoptedCallback(before) {
    this[CONTROL].adopt(before);
  }

  formDisabledCallback() {
    this[CONTROL].follow();
  }

  /** Goes on as it was: it is not taken out of the document. Its name, language and direction may be others. */
  connectedMoveCallback() {
    this.#followPage();
  }

  attributeChangedCallback(name, before, after) {
    if (name === 'scroll-input') {
      // It is read when something scrolls.
      if (after !== null && !SCROLL_INPUTS.includes(after)) this[WARN](name, after);
      return;
    }
    if (NAMING.includes(name) || name === 'caption') this[NAME]();
    // What is taken away is at its default again, which the core alone knows.
    if (!NAMING.includes(name) && before !== after) this[CHANGED](name, after === null);
  }

  /** Is kept when the core is there and the element shown, and broken when it cannot be had. */
  get ready() {
    return this.constructor.ready;
  }

  get labels() { return this[INTERNALS].labels; }

  /** Whether nothing turns or holds it. */
  get resting() {
    return this[STATE].resting;
  }

  /** The control, as it is called in Swift; asked for anew whenever one is made. */
  get [TYPE]() {
    return this.constructor.type;
  }

  /** Every public value of the control, by name, with all attributes taken up. */
  get [STATE]() {
    this[SETTLE]();
    return this[CONTROL].state;
  }

  /** Notes that an attribute, or another source of a setting, has changed; `isAnew` for all of them. */
  [CHANGED](name, isAnew) {
    this.#changed.add(name);
    this.#isStale ||= isAnew;
    if (this.#isExpected) return;
    this.#isExpected = true;
    queueMicrotask(() => this[SETTLE]());
  }

  /** Whether all that it is would be the same if its control were made anew now. */
  get [RESTORABLE]() {
    return false;
  }

  /** Takes up what has changed, before something is asked or done. */
  [SETTLE]() {
    if (this[CONTROL].isReleased) {
      this.#isStale = true;
      if (!this.isConnected) releaseLater(this);
    }
    const [isAnew, changed, control] = [this.#isStale, this.#changed, this[CONTROL]];
    if (!isAnew && changed.size === 0) return;
    this.#changed = new Set();
    this.#isStale = this.#isExpected = false;
    const { state } = control;
    if (isAnew) control.reset();
    this[TAKE](changed, state, isAnew);
    // What means nothing leaves the default.
    if (this.#isStale) this[SETTLE]();
    else control.present();
  }

  /**
   * Gives the control the settings that have changed, or all of a control that was made anew, in the
   * core's order; `state` is that before.
   */
  [TAKE](changed, state, isAnew) {
    for (const name of this.constructor.settings) {
      if ((isAnew || changed.has(name)) && !this[SET](name) && !isAnew) this.#isStale = true;
    }
  }

  /** Gives the control one setting from its attribute; whether it was taken. */
  [SET](name, set = setFromText) {
    const text = this.getAttribute(name);
    if (text === null) this.#setWords(name);
    return text === null || set(this[CONTROL], name, text) || this[WARN](name, text);
  }

  #setWords(name) {
    const { [name]: words = {} } = { numerals: numeralsOf, ...this.constructor.words };
    const own = typeof words === 'function' ? words(this[LANGUAGE]) : translated(this[LANGUAGE], words);
    if (own) this[CONTROL].set(name, own);
  }

  /** The language that it is in. */
  get [LANGUAGE]() {
    return this.#language ??= languageOf(this);
  }

  /** Has its name, language and environment be those of where it is, whenever they change there. */
  #followPage() {
    this.#unfollow();
    this.#unfollow = followNames(this, () => {
      this.#followLanguage();
      this[CONTROL].follow();
      return this[NAME]();
    });
  }

  /** In another language, other words are at their defaults. */
  #followLanguage() {
    const before = this.#language;
    this.#language = languageOf(this);
    if (before !== undefined && before !== this.#language) this[CHANGED]('lang', true);
  }

  /** What a page wants to know when a motion has ended, which `motionend` and the promise say. */
  get [RESULT]() { return {}; }

  /**
   * Has the core move the control, once it is there.
   *
   * @param {string} name The core's name of the method.
   * @param {object} fields Its arguments; one that is undefined is left out.
   * @param {string} accepted What the page's method accepts, for the error.
   * @returns {Promise<object>} Is kept when the motion has ended.
   */
  async [MOVE](name, fields, accepted) {
    if (!this[CONTROL].isReady) await this.ready;
    this[SETTLE]();
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const isSound = given.every(([, value]) => ['number', 'boolean', 'string'].includes(typeof value));
    const end = isSound && this[CONTROL].move(name, Object.fromEntries(given));
    if (end) return end;
    const values = given.map(([key, value]) => `${key} ${String(value)}`).join(', ') || 'nothing';
    throw new TypeError(`<${this.localName}>: ${accepted}; the call gave ${values}.`);
  }

  /** Says of a name, once, that its value means nothing. */
  [WARN](name, value) {
    if (!this.#warned.has(name)) {
      console.warn(
        `<${this.localName}>: ${name}="${value}" means nothing to it; the default stays.`);
    }
    this.#warned.add(name);
    return false;
  }

  /**
   * Takes note of an event before the page is told anything of its report.
   *
   * What it says of the options is found out here: the page may change them when it is told of the event
   * before. It is kept in the event, as `type` and `detail` of the page's.
   */
  [NOTE]() {}

  /** Tells the page an event, unless it has none of its own; answers false where there is no `cue` either. */
  [TELL]({ type, detail }) {
    if (type) this[SEND](type, detail);
  }

  /** Tells the page an event. */
  [SEND](type, detail) {
    this.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
  }

  /**
   * Passes the page's name for it, or else what is written on it, on to what is read out inside.
   *
   * Answers with what of the page names it.
   */
  [NAME]() {
    // Only what has a role can have a name.
    if (this.matches('[aria-label], [aria-labelledby]')) this.role ??= 'group';
    const { list } = this[CONTROL];
    const [named, labels, described] =
      [this.ariaLabelledByElements, this.labels, this.ariaDescribedByElements].map((all) => [...all ?? []]);
    const textOf = (elements) => elements.map((element) => element.textContent.trim()).join(' ');
    list.ariaLabel = textOf(named) || this.getAttribute('aria-label') || textOf(labels)
      || this.getAttribute('title') || this.getAttribute('caption');
    list.ariaDescription = textOf(described) || null;
    return [...named, ...labels, ...described];
  }

  /** The core is there: the control is made, and is what its placeholder was. */
  #begin() {
    this.#isStale = true;
    this[SETTLE]();
  }

  /** Properties that were set before the element was defined hide its own: sets them again. */
  #upgrade() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in this.constructor.prototype)) continue;
      delete this[name];
      Reflect.set(this, name, value);
    }
  }

  /** Lets the element tell an event, unless it keeps it to itself; then what is to be heard or felt. */
  #tell(event) {
    if (this[TELL](event) === false || !event.cue) return;
    const { cue, fields } = event;
    const now = performance.now();
    if (now - (this.#cueTimes[cue] ?? -Infinity) < CUE_MILLISECONDS) return;
    this.#cueTimes[cue] = now;
    this[SEND]('cue', { cue, ...fields });
  }
}

/** Gives a class a property for each attribute, by its name in camel case. */
export const reflect = ({ prototype }, attributes) => {
  for (const attribute of attributes) {
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get() { return this.getAttribute(attribute); },
      set(value) {
        const text = attributeText(value);
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
};

reflect(ControlElement, ['scroll-input']);
