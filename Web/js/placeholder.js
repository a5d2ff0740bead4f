/** Replaces a core that is still loading, or has failed to load. */

import { change } from './access-view.js';

/** The report of a declined input; see `Control`. */
const DECLINED = [1, 0, 0, 0];
/** The roles with a numeric value. */
const NUMERIC = ['slider', 'spinbutton', 'progressbar', 'meter'];

/**
 * Keeps the settings of controls, and declines all input.
 *
 * A handle is an object: the state of a new control, with the settings made so far.
 */
export class Placeholder {
  isReady = false;
  exports = new Proxy({}, { get: () => () => 0 });
  #kinds;

  /** @param {Record<string, {state: object}>} kinds The controls' initial states; see `define`. */
  constructor(kinds) {
    this.#kinds = kinds;
  }

  create(type) { return { ...this.#kinds[type].state }; }

  read() {
    let at = 0;
    return { number: () => DECLINED[at++] };
  }

  set(state, name, value) {
    if (name in state) state[name] = value;
    else if (name === 'value') {
      // The value of a range is an array of both values.
      if (!ArrayBuffer.isView(value)) return 2;
      [state.low, state.high] = value;
    }
    return 0;
  }

  call() { return 0; }

  state(state) { return state; }
}

/** Describes the role and value of a loading control, as busy; without a role, removes the description. */
export const describeWaiting = (list, role, { value }) => {
  change(list, 'role', role);
  change(list, 'aria-busy', role && 'true');
  change(list, 'aria-valuenow', NUMERIC.includes(role) && Number.isFinite(value) ? value : null);
};

/** Shows the options of an element without a core, or its value, as a static list. */
export const showUnready = (element, list) => {
  const options = [...element.querySelectorAll('option')];
  describeWaiting(list, null, {});
  change(list, 'role', 'list');
  // A list that is too long can be scrolled by keys.
  change(list, 'tabindex', 0);
  list.className = 'list unready';
  list.replaceChildren(...(options.length > 0 ? options : [element]).map((option) => {
    const item = document.createElement('div');
    change(item, 'role', 'listitem');
    item.textContent = option.label ?? option.value;
    if (option !== element && option.value === element.value) change(item, 'aria-current', 'true');
    return item;
  }));
};
