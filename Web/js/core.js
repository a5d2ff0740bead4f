/** The core: one WebAssembly module for all controls of a page. */

import { WordReader, WordWriter } from './words.js';

/** The page lends the core its mathematics; only the remainder it spells differently. */
const mathematics = Object.create(Math, { fmod: { value: (a, b) => a % b } });

const { instance } = await WebAssembly.instantiateStreaming(
  fetch(new URL('./rotary.wasm', import.meta.url)), { env: mathematics });

/** What the core exports; see `Exports.swift`. */
export const core = instance.exports;
core.__wasm_call_ctors();

const reader = new WordReader(core.memory);

/** Reads an answer of the core, until the next call of it. */
export const read = (address) => reader.begin(address);

const send = (writer) => {
  const { words } = writer;
  new Float64Array(core.memory.buffer, core.inbox(words.length), words.length).set(words);
};

/** Changes a setting; 0 when it is done, 1 when there is none, 2 when the value is not for it. */
export const set = (handle, name, value) => {
  send(new WordWriter().text(name).value(value));
  return read(core.set(handle)).number();
};

/** Calls a method by name, at a time in seconds, and answers with the address of the report. */
export const call = (handle, name, fields, time) => {
  send(new WordWriter().text(name).fields(fields));
  return core.call(handle, time);
};

/** Every public value of a control, by name. */
export const state = (handle) => read(core.state(handle)).fields();
