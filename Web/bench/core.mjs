// Measures the core's time for a turntable's drag on a page, as a multiple of its time for a wheel's; see README.md.
//
//   node core.mjs CORE        a module from Web/build with both; fails beyond the limit

import { readFileSync } from 'node:fs';
import { DOWN, MOVE } from '../js/input.js';
import { Core, imports } from '../js/messages.js';

/** The maximum time of a turntable's drag, as a multiple of a wheel's; see README.md. */
const LIMIT = 3.5;
const MOVES = 600, ROUNDS = 500;
/** A wheel's drags for one of a turntable, so that both take equally long and other load disturbs both equally. */
const WHEEL_DRAGS = 3;

const core = new Core(new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])), imports));
const { exports } = core;

/** Makes a control that a mouse holds; returns a function that drags it and returns the time. */
const held = (type, width, height, [x, y], [dx, dy]) => {
  const handle = core.create(type);
  exports.place(handle, width, height, 1, 0);
  exports.present(handle);
  let time = 1;
  exports.pointer(handle, DOWN, 1, x, y, 0, 0, time, true);
  return () => {
    const begun = performance.now();
    for (let move = 1; move <= MOVES; move++) {
      time += 1 / 120;
      // Back and forth, ending at the start.
      const share = Math.sin((move / MOVES) * 8 * Math.PI);
      exports.pointer(handle, MOVE, 1, x + dx * share, y + dy * share, 0, 0, time, false);
      exports.advance(handle, time, true);
    }
    return performance.now() - begun;
  };
};

const table = held('Turntable', 580, 360, [300, 180], [0, 120]);
const wheel = held('Wheel', 360, 360, [180, 60], [90, 0]);
const drags = () => Array.from({ length: WHEEL_DRAGS }, wheel).reduce((sum, time) => sum + time) / WHEEL_DRAGS;
const times = Array.from({ length: ROUNDS }, () => [table(), drags()]);
// The minimum of many rounds, because other load on the machine only adds time.
const [ours, other] = [0, 1].map((index) => Math.min(...times.map((round) => round[index])));
const ratio = ours / other;
console.log(`a turntable's drag in the core: ${(ours / MOVES * 1000).toFixed(1)} µs a frame, `
  + `${ratio.toFixed(2)} × a wheel's (limit ${LIMIT})`);
if (ratio > LIMIT) process.exitCode = 1;
