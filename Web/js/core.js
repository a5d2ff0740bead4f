/** How the elements get a core: a WebAssembly module with the controls that they show. */

import { reflect } from './element.js';
import { Core, imports } from './messages.js';
import { Placeholder } from './placeholder.js';

/**
 * Starts a core.
 *
 * @param {Promise<Response>} response The answer of `fetch` to the address of the module.
 */
export const start = async (response) => {
  let source = '';
  try {
    const answer = await response;
    const type = answer.headers.get('Content-Type');
    source = ` of ${answer.url} (${type})`;
    if (!answer.ok) throw new Error(`the server says ${answer.status}`);
    // A stream is compiled only under its own type, which not every server knows.
    const module = await (type === 'application/wasm' ? WebAssembly.compileStreaming(answer)
      : WebAssembly.compile(await answer.arrayBuffer()));
    return new Core(await WebAssembly.instantiate(module, imports));
  } catch (cause) {
    throw new Error(`RotaryKit: the WebAssembly${source} cannot be used: ${cause.message}`, { cause });
  }
};

/**
 * Defines custom elements at once, and gives them their core when it comes.
 *
 * A name that is taken keeps its element. Each class is given `kinds`; `settings`, the names of its
 * attributes that are settings; `core`, first a placeholder; and `ready`, a promise kept when the core has come.
 * It says in `type` which control that is, as it is called in Swift, or in `types` which ones; in
 * `ownSettings` what attributes it has before these; in `taken` the settings that get no property by
 * `reflect`. These are getters: esbuild turns a class with static fields into one whose private fields
 * are in a `WeakMap` each.
 *
 * @param {Record<string, typeof HTMLElement>} elements Classes by the elements' names.
 * @param {Record<string, {settings: string, size: number[], role: string, state: object}>} kinds What
 *   `Web/build` has found out of their controls, by the names of these.
 * @param {Promise<Response>} response See `start`.
 */
export const define = (elements, kinds, response) => {
  const taken = Object.keys(elements).filter((name) => customElements.get(name));
  if (taken.length > 0) {
    console.warn(`RotaryKit: <${taken.join('>, <')}> stays as another script has defined it.`);
  }
  const fresh = Object.entries(elements).filter(([name]) => !taken.includes(name));
  if (fresh.length === 0) return;
  const give = (core) => {
    for (const [, element] of fresh) element.core = core;
  };
  give(new Placeholder(kinds));
  const ready = start(response).then(give);
  ready.catch(({ message }) => console.error(message));
  for (const [name, element] of fresh) {
    const { type, types = [type], ownSettings = [], taken } = element;
    const settings = types.flatMap((each) => kinds[each].settings.split(' '));
    Object.assign(element, { kinds, ready, settings: [...new Set([...ownSettings, ...settings])] });
    reflect(element, element.settings.filter((setting) => !taken.includes(setting)));
    customElements.define(name, element);
  }
};
