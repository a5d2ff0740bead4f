/** The core: one WebAssembly module for all controls of a page. */

import { connect, imports } from './messages.js';

connect(await WebAssembly.instantiateStreaming(
  fetch(new URL('./rotary.wasm', import.meta.url)), imports));

export { call, core, read, set, state } from './messages.js';
