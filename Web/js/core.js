/** How the elements get a core: a WebAssembly module with the controls that they show. */

import { reflect } from './element.js';
import { Core, imports } from './messages.js';

/**
 * Starts a core.
 *
 * @param {WebAssembly.Module|Promise<WebAssembly.Module>} module What `WebAssembly.compileStreaming`
 *   makes of the file.
 */
export const start = async (module) =>
  new Core(await WebAssembly.instantiate(await module, imports));

/**
 * Defines custom elements whose controls are in a core; a name that is taken keeps its element.
 *
 * Each class is given its `core`, and in `settings` the names of its control's settings. It says in
 * `type` which control that is, as it is called in Swift, or in `types` which ones; in `ownSettings` what
 * attributes it has before these; in `taken` the settings that get no property by `reflect`. These are getters: esbuild
 * turns a class with static fields into one whose private fields are in a `WeakMap` each.
 *
 * @param {Core} core
 * @param {Record<string, typeof HTMLElement>} elements Classes by the elements' names.
 */
export const define = (core, elements) => {
  for (const [name, element] of Object.entries(elements)) {
    if (customElements.get(name)) continue;
    const { type, types = [type], ownSettings = [], taken } = element;
    element.core = core;
    element.settings =
      [...new Set([...ownSettings, ...types.flatMap((each) => core.settings(each))])];
    reflect(element, element.settings.filter((setting) => !taken.includes(setting)));
    customElements.define(name, element);
  }
};
