/**
 * Puts the functions of a WebAssembly module, as text of `wasm-dis`, in an order in which what is alike
 * stands together: gzip looks back no farther than 32 KB, and brotli names what is near in fewer bits.
 *
 *   node order.mjs MODULE.wat > ORDERED.wat
 *
 * Each function is followed by the one that has the most in common with those before it, measured in
 * runs of three instructions. Function names are of no matter: the text calls functions by name, and
 * `wasm-as` numbers them anew.
 */

import { readFileSync } from 'node:fs';

/** How many instructions are compared as one, and how many functions before are looked at: of 2 to 5 and
 * 2 to 12, these make the wheel's core the lightest by brotli, give or take 0.4 %. */
const RUN = 3, REMEMBERED = 6;
/** So that a tiny function is not taken for the best of all for its one run. */
const LEAST_SIZE = 8;

const lines = readFileSync(process.argv[2], 'utf8').split('\n');
// Functions stand together, each ending before the next begins; the last one ends with its bracket.
const starts = [...lines.keys()].filter((at) => lines[at].startsWith(' (func '));
const [first] = starts;
const last = lines.indexOf(' )', starts.at(-1)) + 1;
const functions = starts.map((start, index) => lines.slice(start, starts[index + 1] ?? last));

const numbers = new Map();
const numberOf = (text) => numbers.get(text) ?? (numbers.set(text, numbers.size), numbers.size - 1);
/** The runs of instructions that a function has, whatever functions and locals they name. */
const runsOf = (body) => {
  const instructions = body.map((line) => line.trim().replace(/\$\S+/g, '$'));
  const runs = new Set();
  for (let at = 0; at + RUN <= instructions.length; at++) {
    runs.add(numberOf(instructions.slice(at, at + RUN).join('\n')));
  }
  return [...runs];
};

const left = functions.map((body) => ({ body, runs: runsOf(body) }));
let best = left.reduce((found, { runs }, index) => runs.length > left[found].runs.length ? index : found, 0);
const ordered = [];
while (left.length > 0) {
  ordered.push(...left.splice(best, 1));
  const near = new Set(ordered.slice(-REMEMBERED).flatMap(({ runs }) => runs));
  let most = -1;
  for (const [index, { runs }] of left.entries()) {
    let common = 0;
    for (const run of runs) if (near.has(run)) common++;
    const share = common / (runs.length + LEAST_SIZE);
    if (share > most) [best, most] = [index, share];
  }
}
process.stdout.write([
  ...lines.slice(0, first), ...ordered.flatMap(({ body }) => body), ...lines.slice(last),
].join('\n'));
