/** Loads a core from a file. */

import { Core, imports } from './messages.js';

/**
 * Loads a core.
 *
 * @param {URL} url The address of the module.
 */
export const fetched = async (url) => {
  let source = url;
  try {
    const answer = await fetch(url);
    const type = answer.headers.get('Content-Type');
    source = `${answer.url} (${type})`;
    if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
    // Only a stream of this type can be compiled while it loads, and not every server sends the type.
    const module = await (type === 'application/wasm' ? WebAssembly.compileStreaming(answer)
      : WebAssembly.compile(await answer.arrayBuffer()));
    return new Core(await WebAssembly.instantiate(module, imports));
  } catch (cause) {
    throw new Error(`${source}: ${cause.message}`, { cause });
  }
};
