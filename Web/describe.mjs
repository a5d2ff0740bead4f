/**
 * Prints the data of controls that pages need before the core has loaded: a line of JavaScript for each control.
 *
 *   node describe.mjs MODULE.wasm
 *
 * The module has the exports that are called here, and is not shipped. Shipped modules have no descriptions of settings.
 */

import { readFileSync } from 'node:fs';
import { ROLES } from './js/access-view.js';
import { Core, imports } from './js/messages.js';
import { readSettings } from './schema.mjs';

for (const file of process.argv.slice(2)) {
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module, imports);
  const core = new Core({ exports });
  for (const name of Object.keys(exports).filter((name) => name.startsWith('describe'))) {
    const words = core.read(exports[name]());
    const state = words.fields();
    const settings = readSettings(words);
    const size = [words.number(), words.number()];
    const role = ROLES[words.number()];
    const text = JSON.stringify({ settings, size, role, state });
    console.log(`export const ${name.slice('describe'.length)} = ${text};`);
  }
}
