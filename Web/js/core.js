/** Defines the elements that show the controls of a core, a WebAssembly module. */

import { reflect } from './element.js';
import { Placeholder } from './placeholder.js';

/**
 * Defines custom elements immediately, and gives them their core when it has loaded.
 *
 * A name that is already defined keeps its class. Each class receives `kinds`; `settings`, the names of the
 * attributes that are settings; `core`, at first a placeholder; and `ready`, a promise that resolves when the core
 * has loaded. A class has these static getters: `type`, the Swift type of its control, or `types` for several;
 * `ownSettings`, settings of the element that come first; and `taken`, settings that get no property by `reflect`.
 * They are getters, because esbuild compiles the private fields of a class with static fields to `WeakMap`s.
 *
 * @param {Record<string, typeof HTMLElement>} elements Classes by element name.
 * @param {Record<string, {settings: object, size: number[], role: string, state: object}>} kinds What `Web/build`
 *   has read from the controls, by the names of their Swift types.
 * @param {() => Promise<Core>} load Loads the core: `contained` or `fetched`, with their argument.
 */
export const define = (elements, kinds, load) => {
  // On a server, which only renders tags.
  if (!globalThis.customElements) return;
  const taken = Object.keys(elements).filter((name) => customElements.get(name));
  if (taken.length > 0) {
    console.warn(`RotaryKit: another script has already defined <${taken.join('>, <')}>.`);
  }
  const fresh = Object.entries(elements).filter(([name]) => !taken.includes(name));
  if (fresh.length === 0) return;
  const give = (core) => {
    for (const [, element] of fresh) element.core = core;
  };
  give(new Placeholder(kinds));
  const ready = load().then(give).catch((cause) => {
    throw new Error(`RotaryKit: failed to load the WebAssembly: ${cause.message}`, { cause });
  });
  ready.catch(({ message }) => console.error(message));
  for (const [name, element] of fresh) {
    const { type, types = [type], ownSettings, taken } = element;
    const settings = types.flatMap((each) => Object.keys(kinds[each].settings));
    Object.assign(element, { kinds, ready, settings: [...new Set([...Object.keys(ownSettings), ...settings])] });
    reflect(element, element.settings.filter((setting) => !taken.includes(setting)));
    customElements.define(name, element);
  }
};
