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

const runs = functions.map(runsOf);
/** The functions that have a run, and how many of those looked at do. */
const holders = Array.from(numbers, () => []), seen = new Uint32Array(numbers.size);
for (const [index, those] of runs.entries()) for (const run of those) holders[run].push(index);
/** How many runs a function has in common with those looked at; kept up to date, not counted each time. */
const common = new Uint32Array(functions.length);
const look = (index) => {
  for (const run of runs[index]) if (seen[run]++ === 0) for (const other of holders[run]) common[other]++;
};
const forget = (index) => {
  for (const run of runs[index]) if (--seen[run] === 0) for (const other of holders[run]) common[other]--;
};

const left = [...functions.keys()];
let best = left.reduce((found, index) => runs[index].length > runs[found].length ? index : found, 0);
const ordered = [];
while (left.length > 0) {
  const [next] = left.splice(best, 1);
  ordered.push(next);
  look(next);
  if (ordered.length > REMEMBERED) forget(ordered.at(-1 - REMEMBERED));
  let most = -1;
  for (const [place, index] of left.entries()) {
    const share = common[index] / (runs[index].length + LEAST_SIZE);
    if (share > most) [best, most] = [place, share];
  }
}
process.stdout.write([
  ...lines.slice(0, first), ...ordered.flatMap((index) => functions[index]), ...lines.slice(last),
].join('\n'));
