// Plays a recording directly on the core in WebAssembly, as `rotary replay` does natively: on a page of the browser
// tests, and in node on the core with traps.

const FRAMES_PER_SECOND = 120;
export const PHASES = ['down', 'move', 'up', 'cancel', 'hover', 'leave', 'lost'];
const KINDS = ['touch', 'mouse', 'pen'];
const UNITS = ['points', 'notches'];
export const SCROLL_PHASES = [
  'unknown', 'began', 'changed', 'ended', 'momentum', 'momentumEnded',
];
export const ACTIONS = ['activate', 'increment', 'decrement', 'setValue'];
const ORIENTATIONS = ['portrait', 'landscapeLeft', 'portraitUpsideDown', 'landscapeRight'];
const MODIFIERS = ['shift', 'control', 'option', 'command'];
/** Settings determine motion and direction: `setsMotion` and `setsDirection` of `EnvironmentFlags` in Swift. */
const SAID = 16 | 32;
/** The order of `MessagePart` in Swift. */
const END = 0, EVENT = 1;

/** The Swift type of a control, such as `NumberSpinner` for `number-spinner`. */
const typeOf = (control) => control.replace(/(?:^|-)./g, (start) => start.at(-1).toUpperCase());

/** The names of the controls in a core. */
export const controlsOf = ({ exports }) =>
  Object.keys(exports).filter((name) => name.startsWith('create'))
    .map((name) => name.slice('create'.length).replace(/\B[A-Z]/g, '-$&').toLowerCase());

const asValue = (value) =>
  Array.isArray(value) && value.every(Number.isFinite) ? Float64Array.from(value) : value;

/** A control of the core, and its events. */
export class Player {
  #core;
  #keyNumber;
  #readPart;
  #handle;
  #time = 0;
  #size = null;
  /** The orientation of the device, by its number. */
  #held = 0;
  /** The events, as `rotary replay` prints them. */
  told = [];

  /**
   * @param {object} web A `core`: a `Core` of `messages.js`; `keyNumber` of `input.js`; and `settingsOf`, which returns
   *   the names of a control's settings.
   * @param {(part: number, words: object) => void} readPart Reads the parts of a report that are not events.
   * @param {object} header The first line of a recording.
   */
  constructor({ core, keyNumber, settingsOf }, readPart, { control, settings, size }) {
    this.#core = core;
    this.#keyNumber = keyNumber;
    this.#readPart = readPart;
    const type = typeOf(control);
    this.#handle = core.create(type);
    for (const name of settings ? settingsOf(type) : []) {
      if (name in settings) this.#demand(this.set(name, settings[name]), name);
    }
    if (size) this.#resize(size);
  }

  /** Advances to the time of a line of a recording, and plays the line. */
  play(line) {
    this.#advance(line.t);
    const outcome = this.perform(line);
    if ('setting' in line || 'call' in line) this.#demand(outcome, JSON.stringify(line));
  }

  /**
   * Plays a line, ignoring its time and without frames before it; returns the outcome.
   * A line without any input is a frame.
   */
  perform(line) {
    const core = this.#core.exports;
    const handle = this.#handle;
    const bits = (line.modifiers ?? []).reduce((sum, name) => sum | 1 << MODIFIERS.indexOf(name), 0);
    if ('pointer' in line) {
      return this.#hear(core.pointer(
        handle, PHASES.indexOf(line.pointer), line.id ?? 1, line.x ?? 0, line.y ?? 0,
        KINDS.indexOf(line.kind ?? 'touch'), bits, line.t, true));
    }
    if ('key' in line) return this.#hear(core.key(handle, this.#keyNumber(line.key), bits, line.t));
    if ('wheel' in line) {
      return this.#hear(core.scroll(
        handle, ...line.wheel, UNITS.indexOf(line.unit ?? 'points'),
        SCROLL_PHASES.indexOf(line.phase ?? 'unknown'), line.t));
    }
    if ('accessibility' in line) {
      return this.#hear(core.act(
        handle, line.element ?? 0, ACTIONS.indexOf(line.accessibility), line.value ?? 0, line.t));
    }
    if ('detent' in line) return this.#hear(core.detents(handle, line.detent, line.t));
    if ('focus' in line) return this.#hear(core.focus(handle, line.focus, line.t));
    if ('size' in line) return this.#resize(line.size);
    if ('orientation' in line) return this.#turn(ORIENTATIONS.indexOf(line.orientation), line.t);
    if ('setting' in line) return this.set(...Object.entries(line.setting)[0]);
    if ('call' in line) {
      const given = Object.entries(line.arguments ?? {}).map(([name, value]) => [name, asValue(value)]);
      return this.#hear(this.#core.call(handle, line.call, Object.fromEntries(given), line.t));
    }
    return this.#hear(core.advance(handle, line.t, true));
  }

  /** Changes a setting; returns the outcome. */
  set(name, value) {
    return this.#core.set(this.#handle, name, asValue(value));
  }

  /** Draws and describes the control. */
  present() {
    this.#hear(this.#core.exports.present(this.#handle));
  }

  /** Every public value of the control, by name. */
  get state() {
    return this.#core.state(this.#handle);
  }

  /** The events and the final state, as `rotary replay` prints them. */
  finish() {
    const result = [...this.told, { t: this.#time, state: this.state }];
    this.#core.exports.destroy(this.#handle);
    return result;
  }

  #demand(outcome, what) {
    if (outcome !== 0) throw new Error(`refused: ${what}`);
  }

  #resize(size) {
    this.#size = size;
    // The rest of the environment is in the recording, as settings.
    return this.#hear(this.#core.exports.place(this.#handle, ...size, NaN, SAID));
  }

  /** Gives a control that does not rotate its content the size of the screen in its present orientation. */
  #turn(number, t) {
    const core = this.#core.exports;
    // No control of the elements' core rotates its content.
    const isTaken = core.orientation !== undefined
      && this.#hear(core.orientation(this.#handle, number, t)) === 0;
    if (isTaken) return 0;
    if (number % 2 !== this.#held % 2) this.#resize(this.#size.toReversed());
    this.#held = number;
    return 1;
  }

  #advance(end) {
    const core = this.#core.exports;
    for (let frame = Math.floor(this.#time * FRAMES_PER_SECOND) + 1;
      frame / FRAMES_PER_SECOND < end; frame++) {
      this.#hear(core.advance(this.#handle, frame / FRAMES_PER_SECOND, true));
    }
    this.#hear(core.advance(this.#handle, end, true));
    this.#time = Math.max(this.#time, end);
  }

  #hear(address) {
    const words = this.#core.read(address);
    const outcome = words.number();
    // The flags of the control, and the time of its next frame.
    words.number();
    words.number();
    for (let part = words.number(); part !== END; part = words.number()) {
      if (part === EVENT) {
        const t = words.number();
        words.number();
        words.number();
        this.told.push({ t, event: words.text(), ...words.fields() });
      } else this.#readPart(part, words);
    }
    return outcome;
  }
}
