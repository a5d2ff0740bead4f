/**
 * Writes the data of the elements that Swift does not have: events, parts, custom properties, properties, methods and
 * slots from the declarations of the package; the sizes of the built files; and the recorded benchmarks.
 *
 *   node gallery/figures.mjs SIZES RECORD > FILE
 *
 * SIZES has a line "NAME GZIP BROTLI" for each element, in bytes; RECORD is Benchmarks/record.json.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDeclarations } from '../package/declarations.mjs';
import { manifestOf } from '../package/manifest.mjs';

const [, , sizesFile, recordFile] = process.argv;

const rows = (list) => list.map(({ name, description: text = '' }) => ({ name, text }));

const path = fileURLToPath(new URL('../.build-wasm/js/rotary.d.ts', import.meta.url));
const declared = readDeclarations(path);
const { modules } = manifestOf(declared);
const described = declared.map(({ members }) => members.filter(({ text }) => text));
/** A type without the files of the types it names. */
const shortType = (type) => type.replaceAll(/import\("[^"]*"\)\./g, '');
/** A method as code calls it, such as `spin(index, turns)`. */
const callOf = ({ name, parameters, text }) => ({ name, call: `${name}(${parameters.map((each) => each.name).join(', ')})`, text });
const elements = Object.fromEntries(modules.map(({ declarations: [one] }, index) => [one.tagName, {
  events: rows(one.events), parts: rows(one.cssParts), variables: rows(one.cssProperties), slots: rows(one.slots ?? []),
  states: rows(one.cssStates),
  properties: described[index].filter(({ parameters, isSetting }) => !parameters && !isSetting)
    .map(({ name, type, text, isReadonly }) => ({ name, type: shortType(type), text, ...isReadonly && { isReadonly } })),
  methods: described[index].filter(({ parameters }) => parameters).map(callOf),
}]));

const sizes = Object.fromEntries(readFileSync(sizesFile, 'utf8').trim().split('\n').map((line) => {
  const [name, gzip, brotli] = line.split(' ');
  return [name, { gzip: Number(gzip), brotli: Number(brotli) }];
}));

const { instructions } = JSON.parse(readFileSync(recordFile, 'utf8'));
console.log(JSON.stringify({ elements, sizes, instructions }));
