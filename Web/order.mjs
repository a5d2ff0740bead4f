/**
 * Orders the functions of a WebAssembly module, as text of `wasm-dis`, so that similar ones are neighbours: gzip looks
 * back only 32 KB, and brotli encodes short distances in fewer bits.
 *
 *   node order.mjs MODULE.wat > ORDERED.wat
 *
 * Each function is followed by the one that has the most in common with those before it, measured in runs of three
 * instructions. The order of functions does not matter otherwise: the text calls them by name, and `wasm-as` numbers
 * them.
 */

import { readFileSync } from 'node:fs';

/**
 * The length of a run, and the number of preceding functions that count. Of 2 to 5 and 2 to 12, these make the wheel's
 * core the smallest by brotli, within 0.4 %.
 */
const RUN = 3, REMEMBERED = 6;
/** Added to each size, so that a tiny function with one common run is not the best of all. */
const LEAST_SIZE = 8;

const lines = readFileSync(process.argv[2], 'utf8').split('\n');
// Functions are adjacent, each ending where the next begins; the last one ends with its bracket.
const starts = [...lines.keys()].filter((at) => lines[at].startsWith(' (func '));
const [first] = starts;
const last = lines.indexOf(' )', starts.at(-1)) + 1;
const functions = starts.map((start, index) => lines.slice(start, starts[index + 1] ?? last));

const numbers = new Map();
const numberOf = (text) => numbers.get(text) ?? (numbers.set(text, numbers.size), numbers.size - 1);
/** The runs of instructions of a function, without the names of functions and locals. */
const runsOf = (body) => {
  const instructions = body.map((line) => line.trim().replace(/\$\S+/g, '$'));
  const runs = new Set();
  for (let at = 0; at + RUN <= instructions.length; at++) {
    runs.add(numberOf(instructions.slice(at, at + RUN).join('\n')));
  }
  return [...runs];
};

const runs = functions.map(runsOf);
/** The functions that have a run, and the number of counted functions that do. */
const holders = Array.from(numbers, () => []), seen = new Uint32Array(numbers.size);
for (const [index, those] of runs.entries()) for (const run of those) holders[run].push(index);
/** The number of runs that a function has in common with those that count; updated, not counted each time. */
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
