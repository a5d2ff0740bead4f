/** `<rotary-wheel>`: a rotating picker or a fortune wheel. */

import { ChoiceElement, disabledOf } from './choice-element.js';
import './curved-text.js';
import { CONTROL, FACTS, MOVE, RESTORABLE, STATE } from './element.js';
import { Glide } from './glide.js';

/** A number from an attribute, or a fallback. */
const number = (option, name, fallback) => {
  const text = option.getAttribute(name);
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? fallback : Number(text);
};

/** The options of `spin` and `draw`, and what they accept, for their errors. */
const SPINNING = ['turns', 'duration'];
const SPIN = 'turns, an integer from -100 to 100 except 0, and duration, above 0 and up to 60 seconds;'
  + ' turns must go in the allowed direction, and a wheel with stops cannot spin';

/** The custom element. */
export class RotaryWheel extends ChoiceElement {
  static get type() { return 'Wheel'; }
  static get glide() { return Glide; }
  static get counted() { return 'sectors'; }
  static get optionAttributes() { return ['icon', 'tint', 'inner-tint', 'weight', 'touch-weight', 'odds']; }
  static get eventTypes() {
    return { changing: 'input', skipped: 'input', changed: 'change', pressed: 'press' };
  }
  static settingsOf(options) {
    const has = (name) => options.some((option) => option.hasAttribute(name));
    const texts = (name) =>
      has(name) ? options.map((option) => option.getAttribute(name) ?? '') : [];
    const numbers = (name) => has(name)
      ? Float64Array.from(options, (option) => number(option, name, number(option, 'weight', 1)))
      : new Float64Array();
    return {
      ...super.settingsOf(options),
      icons: texts('icon'),
      tints: texts('tint'),
      'inner-tints': texts('inner-tint'),
      weights: numbers('weight'),
      'touch-weights': numbers('touch-weight'),
      odds: numbers('odds'),
      'disabled-sectors': disabledOf(options),
    };
  }

  /** The index of the sector on which the wheel will stop. */
  get goalIndex() {
    return this[STATE].goal;
  }

  /** A wheel that was reset is within half a turn. */
  get [RESTORABLE]() { return super[RESTORABLE] && Math.abs(this.rotation) <= Math.PI; }

  /** Turns to a sector, the shorter way. */
  select(index, options) {
    return this[MOVE]('select', { index }, `select() takes ${this.#sectors}`, options);
  }

  /** Turns by an angle in radians, and stops on the nearest sector. */
  rotateBy(radians, options) {
    return this[MOVE]('rotate', { by: radians }, 'rotateBy() takes a finite number of radians', options);
  }

  /** Spins, and stops exactly on a sector. The core has the defaults of turns and duration. */
  spin(index, options) {
    return this[MOVE]('spin', { to: index }, `spin() takes ${this.#sectors}, and options: ${SPIN}`, options, SPINNING);
  }

  /** Spins to a sector chosen by the odds; the end has the draw, so that a page can verify it. */
  draw(options) {
    return this[MOVE]('draw', { random: Math.random() }, `draw() takes options: random, from 0 to 1, ${SPIN}`, options,
      ['random', ...SPINNING]);
  }

  /** Turns at a constant speed, in radians per second. */
  startTurning(radiansPerSecond) {
    return this[MOVE]('startTurning', { radiansPerSecond },
      'startTurning() takes -100 to 100 radians per second except 0, in the allowed direction, without stops');
  }

  /** Lets the wheel coast and stop on a sector. */
  stopTurning() {
    return this[MOVE]('stopTurning', {});
  }

  [FACTS](name) {
    if (name !== 'draw') return null;
    const { random, odds, drawn } = this[CONTROL].state;
    return { draw: { random, odds: [...odds], index: drawn } };
  }

  get #sectors() {
    const { length } = this.options;
    return `the index of a sector, from 0${length > 0 ? ` to ${length - 1}` : ''}`;
  }
}
