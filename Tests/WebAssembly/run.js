// Plays the recordings, then the corners, on the core with traps; see script/checked.
//
//   node run.mjs CORE RECORDINGS TOOL [--recordings] [PREFIX…]
//
// The arguments are the core of Web/build --checked, a folder, and `rotary`. Prefixes, such as
// 'dial while held: {"size"', select the corners whose names begin with them, and the recordings of controls whose
// names begin with the first word of one.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { keyNumber } from '../../Web/js/input.js';
import { Core, imports } from '../../Web/js/messages.js';
import { readSettings } from '../../Web/schema.mjs';
import { unknownControls } from './corners.js';
import { playRecordings } from './recordings.js';
import { playCorners, serve } from './threads.js';

const connector = (module) => () => {
  const core = new Core(new WebAssembly.Instance(module, imports));
  const settingsOf = (type) => {
    const words = core.read(core.exports[`describe${type}`]());
    words.fields();
    return Object.keys(readSettings(words));
  };
  return { core, keyNumber, settingsOf };
};

/** Demangles Swift's names. */
const readable = (text) => {
  try {
    return execFileSync('swift', ['demangle', '--simplified'], { input: text, encoding: 'utf8' });
  } catch { return text; }
};

/** The error, and the function of the core where it happened. */
const kindOf = ({ name, stack }) => {
  const [what, ...frames] = stack.split('\n');
  const functions = frames.map((line) => / at (?:\S*\.wasm\.)?(\S+) \(wasm/.exec(line)?.[1]);
  const where = functions.find(Boolean);
  return `${/^[a-z-]+/.exec(name)}: ${what}${where ? ` in ${where}` : ''}`;
};

/** One fault of each kind, with the first corner that finds it. */
const summary = (faults) => {
  const kinds = new Map();
  for (const fault of faults) {
    const kind = kindOf(fault);
    kinds.set(kind, [...kinds.get(kind) ?? [], fault.name]);
  }
  return [...kinds].map(([kind, names]) => `${kind}\n  ${names[0]}\n  and ${names.length - 1} more`);
};

const main = async ([core, recordings, tool, ...only]) => {
  const alone = only[0] === '--recordings';
  const prefixes = only.slice(alone ? 1 : 0);
  const module = new WebAssembly.Module(readFileSync(core));
  const controls = JSON.parse(execFileSync(tool, ['list', '--json', '--settings', '--calls'], { encoding: 'utf8' }));
  const complaints = unknownControls(controls, connector(module)().core).map((name) => `${name} is in one list of controls only`);
  // The threads play corners while this one plays the recordings.
  const playing = alone ? null : playCorners(module, controls, prefixes);
  const names = prefixes.map((prefix) => prefix.split(/[ :]/)[0]);
  complaints.push(...playRecordings(connector(module), recordings, names, tool));
  if (playing) {
    const { count, faults } = await playing;
    console.log(`${count} corners played`);
    if (count === 0) complaints.push(`no corner begins with ${prefixes.join(' or ')}`);
    complaints.push(...summary(faults));
  }
  if (complaints.length === 0) return;
  console.error(readable(complaints.join('\n')));
  process.exitCode = 1;
};

if (isMainThread) await main(process.argv.slice(2));
else serve(connector);
