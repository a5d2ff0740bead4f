/**
 * Writes what the pages show of the elements and cannot know from Swift: their events, parts and variables, read
 * off the package's manifest; what they weigh; and what the benchmarks recorded.
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
const { modules } = manifestOf(readDeclarations(path));
const elements = Object.fromEntries(modules.map(({ declarations: [one] }) => [one.tagName, {
  events: rows(one.events), parts: rows(one.cssParts), variables: rows(one.cssProperties),
}]));

const sizes = Object.fromEntries(readFileSync(sizesFile, 'utf8').trim().split('\n').map((line) => {
  const [name, gzip, brotli] = line.split(' ');
  return [name, { gzip: Number(gzip), brotli: Number(brotli) }];
}));

const { instructions } = JSON.parse(readFileSync(recordFile, 'utf8'));
console.log(JSON.stringify({ elements, sizes, instructions }));
