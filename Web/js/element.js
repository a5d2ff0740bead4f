/** The base of all custom elements: maps attributes to the settings of a control. */

import { optionsOf, reject, strangerIn } from './calls.js';
import { Control } from './control.js';
import { followNames } from './names.js';
import { languageOf, numeralsOf, translated } from './words.js';
import { attributeText, propertyName, setFromText, shown, valueOf } from './markup.js';

/** Attributes that name and describe an element for screen readers; they are copied to the list inside. */
const NAMING = ['aria-label', 'aria-labelledby', 'aria-describedby', 'title'];
/** How long a removed element keeps its control. */
const RELEASE_MILLISECONDS = 1000;
/** Elements that were removed from the document and not checked since. */
const removed = new Set();

/**
 * Frees the core's memory of removed elements that have not been inserted again.
 *
 * Garbage collection comes late, because the browser does not see the memory of a control in WebAssembly.
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

/** The setting `scroll-input`, which says when scrolling turns an element; see `valueOf`. */
const SCROLL_INPUT = ['focus', 'focus always never'];
/** The shortest time between two equal cues. */
const CUE_MILLISECONDS = 20;

/** Keys that an element shares with its subclasses: its control, its internals, its state, its language. */
export const CONTROL = Symbol('control'), INTERNALS = Symbol('internals'), STATE = Symbol('state'),
  LANGUAGE = Symbol('language');
/** Keys of the methods that subclasses call or override. */
export const TYPE = Symbol('type'), UPDATE = Symbol('update'), INVALIDATE = Symbol('invalidate'),
  APPLY = Symbol('apply'), SET = Symbol('set'), WARN = Symbol('warn'), PREPARE = Symbol('prepare'),
  HANDLE = Symbol('handle'), DISPATCH = Symbol('dispatch'), RENAME = Symbol('rename'),
  RESTORABLE = Symbol('restorable'), MOVE = Symbol('move'), RESULT = Symbol('result'), FACTS = Symbol('facts'),
  READ = Symbol('read'), CHECK = Symbol('check'), REFUSE = Symbol('refuse');

/**
 * A custom element that shows a control; its attributes are the control's settings.
 *
 * A subclass defines the static getters that `define` of `core.js` reads.
 */
export class ControlElement extends HTMLElement {
  /** Lets a `<label>` name the element, and a `<fieldset>` disable it. */
  static get formAssociated() { return true; }
  static get taken() { return []; }
  static get ownSettings() { return {}; }
  /** The class that animates undisturbed motions, for controls that have a plan of them. */
  static get glide() { return null; }
  /** The tags of children that the element reads. */
  static get children() { return []; }
  /**
   * Defaults of settings that depend on the language, by setting: a table by language, in which English is missing
   * if it is the core's default, or a function of the language.
   */
  static get words() { return {}; }
  static get observedAttributes() { return [...this.settings, ...NAMING, 'scroll-input']; }

  [INTERNALS] = this.attachInternals();
  /** The attributes that have changed since the last update. */
  #changed = new Set();
  /** Whether the next update resets the control and applies all attributes. */
  #isStale = true;
  /** Whether an update is pending, at the latest when the element is connected. */
  #isPending = true;
  /** Whether the markup is or will be checked. */
  #isChecked = false;
  #cueTimes = {};
  #warned = new Set();
  /** The settings whose attribute the control refused. */
  #refused = new Set();
  #language;
  /** Stops following the sources of its name. */
  #unfollow = () => {};

  /** CSS that the class adds to the style sheet of all elements. */
  static get style() { return ''; }

  /**
   * @param {typeof AccessView} Access Renders the accessibility tree.
   * @param {HTMLElement} room See `Control`.
   */
  constructor(Access, room) {
    super();
    this[CONTROL] = new Control(this, {
      type: () => this[TYPE],
      prepare: (event) => this[PREPARE](event),
      handle: (event) => this.#handle(event),
      result: () => this[RESULT],
      facts: (name) => this[FACTS](name),
      end: (detail) => this[DISPATCH]('motionend', detail),
      begin: () => this.#begin(),
      states: this[INTERNALS].states,
    }, Access, room);
  }

  connectedCallback() {
    this[CONTROL].connect();
    this.#followLanguage();
    this.#upgrade();
    this[UPDATE]();
    this.#followPage();
    this.#checkLater();
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

  /** Keeps the state when `moveBefore` moves the element. Its name, language and direction may change. */
  connectedMoveCallback() {
    this.#followPage();
  }

  attributeChangedCallback(name, before, after) {
    if (name === 'scroll-input') {
      // The value is read when the user scrolls.
      if (after !== null && valueOf(SCROLL_INPUT, after) !== after) this[WARN](name, after);
      return;
    }
    if (NAMING.includes(name) || name === 'caption') this[RENAME]();
    // Only the core knows the default of a removed attribute.
    if (!NAMING.includes(name) && before !== after) this[INVALIDATE](name, after === null);
  }

  /** Resolves when the core has loaded and the element is shown; rejects if the core fails to load. */
  get ready() {
    return this.constructor.ready;
  }

  get labels() { return this[INTERNALS].labels; }

  /** Whether nothing turns or holds the control. */
  get resting() {
    return this[STATE].resting;
  }

  /** The name of the control's Swift type; read again for each reset. */
  get [TYPE]() {
    return this.constructor.type;
  }

  /** Every public value of the control, by name, after pending changes are applied. */
  get [STATE]() {
    this[UPDATE]();
    return this[CONTROL].state;
  }

  /** Records a change of an attribute or another source of a setting; `isReset` resets the control. */
  [INVALIDATE](name, isReset) {
    this.#changed.add(name);
    this.#isStale ||= isReset;
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this[UPDATE]());
  }

  /** Whether a new control with the same attributes would be in the same state. */
  get [RESTORABLE]() {
    return false;
  }

  /** Applies pending changes. Called before each read of the state and each command. */
  [UPDATE]() {
    if (this[CONTROL].isReleased) {
      this.#isStale = true;
      if (!this.isConnected) releaseLater(this);
    }
    const [isReset, changed, control] = [this.#isStale, this.#changed, this[CONTROL]];
    if (!isReset && changed.size === 0) return;
    this.#changed = new Set();
    this.#isStale = this.#isPending = false;
    const { state } = control;
    if (isReset) control.reset();
    this[APPLY](changed, state, isReset);
    // A rejected value leaves the default, which only a reset restores.
    if (this.#isStale) this[UPDATE]();
    else control.present();
  }

  /**
   * Applies the settings that have changed, in the core's order; after a reset, all settings.
   *
   * `state` is the state before the reset.
   */
  [APPLY](changed, state, isReset) {
    for (const name of this.constructor.settings) {
      if (!isReset && !changed.has(name)) continue;
      const isAccepted = this[SET](name);
      if (isAccepted) this.#refused.delete(name);
      else this.#refused.add(name);
      if (!isAccepted && !isReset) this.#isStale = true;
    }
  }

  /** Sets one setting from its attribute; returns whether the value was accepted. */
  [SET](name, set = setFromText) {
    const text = this.getAttribute(name);
    if (text === null) this.#setDefault(name);
    return text === null || set(this[CONTROL], name, text) || this[WARN](name, text);
  }

  #setDefault(name) {
    const own = this.#wordsOf(name);
    if (own) this[CONTROL].set(name, own);
  }

  /** The default of a setting in the element's language, if that is not the core's. */
  #wordsOf(name) {
    const { [name]: words = {} } = { numerals: numeralsOf, ...this.constructor.words };
    return typeof words === 'function' ? words(this[LANGUAGE]) : translated(this[LANGUAGE], words);
  }

  /** The value of a setting's property: that of an accepted attribute, or the default. */
  [READ](name) {
    const { kinds, types = [], ownSettings } = this.constructor;
    const sources = [this[TYPE], ...types].map((type) => kinds[type].settings);
    sources.push(ownSettings, { 'scroll-input': SCROLL_INPUT });
    const setting = sources.find((source) => name in source)?.[name];
    const text = this.getAttribute(name);
    if (setting === undefined) return text;
    this[UPDATE]();
    const words = text === null && typeof setting === 'string' && this.#wordsOf(name);
    return words || valueOf(setting, this.#refused.has(name) ? null : text);
  }

  /** Checks the markup once, when the core has loaded and the page is parsed. */
  async #checkLater() {
    if (this.#isChecked) return;
    this.#isChecked = true;
    const { ownerDocument } = this;
    if (ownerDocument.readyState === 'loading') {
      await new Promise((done) => ownerDocument.addEventListener('DOMContentLoaded', done));
    }
    this.ready.then(() => this.isConnected && this[CHECK](), () => {});
  }

  /** Warns of mistakes in the markup that have no other effect. */
  [CHECK]() {
    const sentence = strangerIn(this);
    if (sentence) this.#warn('children', sentence);
  }

  /** The language of the element. */
  get [LANGUAGE]() {
    return this.#language ??= languageOf(this);
  }

  /** Updates the name, language and environment, now and whenever the page changes them. */
  #followPage() {
    this.#unfollow();
    this.#unfollow = followNames(this, () => {
      this.#followLanguage();
      this[CONTROL].follow();
      return this[RENAME]();
    });
  }

  /** Resets the control if the language has changed, because default words depend on it. */
  #followLanguage() {
    const before = this.#language;
    this.#language = languageOf(this);
    if (before !== undefined && before !== this.#language) this[INVALIDATE]('lang', true);
  }

  /** The `detail` of `motionend`, which promises of motions also resolve with. */
  get [RESULT]() { return {}; }

  /** Further members of the `detail`, read when the motion begins; `name` is the core's method. */
  [FACTS]() {}

  /**
   * Moves the control by one of its methods, after the core has loaded.
   *
   * @param {string} name The core's name of the method.
   * @param {object} fields The arguments; undefined ones are left out.
   * @param {string} accepted What the page's method accepts, for the error.
   * @param {object} options The options that the page passed.
   * @param {string[]} names The names of the options that the method accepts.
   * @returns {Promise<object>} Resolves when the motion has ended.
   */
  async [MOVE](name, fields, accepted, options = {}, names = ['animated']) {
    const all = { ...fields, ...optionsOf(this, accepted, options, names) };
    if (!this[CONTROL].isReady) await this.ready;
    this[UPDATE]();
    const given = Object.entries(all).filter(([, value]) => value !== undefined);
    const isSound = given.every(([, value]) => ['number', 'boolean', 'string'].includes(typeof value));
    const end = isSound && this[CONTROL].move(name, Object.fromEntries(given));
    if (end) return end;
    reject(this, accepted, given.map(([key, value]) => `${key} ${shown(value)}`).join(', ') || 'nothing');
  }

  /** Warns of an invalid attribute, once for each name; returns false. */
  [WARN](name, value, outcome = 'using the default') {
    return this.#warn(name, `invalid ${name}="${value}"; ${outcome}`);
  }

  /** Warns of an invalid value of a property, which keeps its value, once for each name; returns false. */
  [REFUSE](name, value, kept) {
    return this.#warn(`.${name}`, `invalid ${name} = ${shown(value)}; keeping ${shown(kept)}`);
  }

  #warn(key, sentence) {
    if (!this.#warned.has(key)) console.warn(`<${this.localName}>: ${sentence}.`);
    this.#warned.add(key);
    return false;
  }

  /**
   * Prepares an event before any event of its report is sent to the page.
   *
   * Stores the page's `type` and `detail` in the event. They are read from the options now, because a handler of an
   * earlier event may change these.
   */
  [PREPARE]() {}

  /** Sends an event to the page if it has a type. A subclass returns false to suppress the `cue`, too. */
  [HANDLE]({ type, detail }) {
    if (type) this[DISPATCH](type, detail);
  }

  /** Dispatches an event on the element. */
  [DISPATCH](type, detail) {
    this.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
  }

  /**
   * Copies the element's accessible name, or else its caption, to the list inside.
   *
   * Returns the elements of the page that name or describe it.
   */
  [RENAME]() {
    // Only an element with a role can have a name.
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

  /** Replaces the placeholder by a control, when the core has loaded. */
  #begin() {
    this.#isStale = true;
    this[UPDATE]();
  }

  /** Applies properties that were set before the element was defined: they hide the accessors of the class. */
  #upgrade() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in this.constructor.prototype)) continue;
      delete this[name];
      Reflect.set(this, name, value);
    }
  }

  /** Handles an event, then sends its cue, unless that is suppressed or follows an equal one too soon. */
  #handle(event) {
    if (this[HANDLE](event) === false || !event.cue) return;
    const { cue, fields } = event;
    const now = performance.now();
    if (now - (this.#cueTimes[cue] ?? -Infinity) < CUE_MILLISECONDS) return;
    this.#cueTimes[cue] = now;
    this[DISPATCH]('cue', { cue, ...fields });
  }
}

/** Defines a property for each attribute, named in camel case. */
export const reflect = ({ prototype }, attributes) => {
  for (const attribute of attributes) {
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get() { return this[READ](attribute); },
      set(value) {
        const text = attributeText(value);
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
};

reflect(ControlElement, ['scroll-input']);
