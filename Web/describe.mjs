/**
 * Writes what is known of the controls of a module before it is there: a line of JavaScript for each.
 *
 *   node describe.mjs MODULE.wasm
 *
 * The module is one that is linked but not made small yet: what is asked here is not in the latter.
 */

import { readFileSync } from 'node:fs';
import { ROLES } from './js/access-view.js';
import { Core, imports } from './js/messages.js';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, imports);
const names = Object.keys(exports).filter((name) => name.startsWith('describe'));
const core = names.length > 0 ? new Core({ exports }) : null;
for (const name of names) {
  const words = core.read(exports[name]());
  const state = words.fields();
  const settings = words.text();
  const size = [words.number(), words.number()];
  const role = ROLES[words.number()];
  const text = JSON.stringify({ settings, size, role, state });
  console.log(`export const ${name.slice('describe'.length)} = ${text};`);
}
