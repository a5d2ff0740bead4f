/** What stands in the place of a core that is not there yet, or cannot be had. */

import { change } from './access-view.js';

/** The report of what declines everything; see `Control`. */
const DECLINED = [1, 0, 0, 0];
/** The roles that say a number. */
const NUMERIC = ['slider', 'spinbutton', 'progressbar'];

/**
 * Keeps what a control is set to, and declines all else.
 *
 * A handle is the state of a control: that of a fresh one, with what was set of it.
 */
export class Placeholder {
  isReady = false;
  exports = new Proxy({}, { get: () => () => 0 });
  #kinds;

  /** @param {Record<string, {state: object}>} kinds What is known of the controls; see `define`. */
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
      // That of a range is both its ends.
      if (!ArrayBuffer.isView(value)) return 2;
      [state.low, state.high] = value;
    }
    return 0;
  }

  call() { return 0; }

  state(state) { return state; }
}

/** Says what a control is, and that it is not ready; without a role, no more. */
export const describeWaiting = (list, role, { value }) => {
  change(list, 'role', role);
  change(list, 'aria-busy', role && 'true');
  change(list, 'aria-valuenow', NUMERIC.includes(role) && Number.isFinite(value) ? value : null);
};

/** Shows the options, or the value, of an element that gets no control, as a list to be read. */
export const showUnready = (element, list) => {
  const options = [...element.querySelectorAll('option')];
  describeWaiting(list, null, {});
  change(list, 'role', 'list');
  change(list, 'tabindex', null);
  list.className = 'unready';
  list.replaceChildren(...(options.length > 0 ? options : [element]).map((option) => {
    const item = document.createElement('div');
    change(item, 'role', 'listitem');
    item.textContent = option.label ?? option.value;
    if (option !== element && option.value === element.value) change(item, 'aria-current', 'true');
    return item;
  }));
};
