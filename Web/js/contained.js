/** Loads a core from the text of a script, which needs no other file and no connection. */

import { Core, imports } from './messages.js';

/**
 * How much higher the code of a character is than its byte.
 *
 * It makes the most frequent bytes printable ASCII, one byte in UTF-8. Of 0 to 128, it makes the wheel's script one of
 * the smallest by brotli.
 */
export const SHIFT = 36;

/** The bytes of a core; the array wraps codes below `SHIFT`. */
const decode = (text) => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = text.charCodeAt(index) - SHIFT;
  return bytes;
};

/**
 * Loads a core.
 *
 * @param {string} text The module: a character for each byte.
 */
export const contained = async (text) => {
  const { instance } = await WebAssembly.instantiate(decode(text), imports);
  return new Core(instance);
};
