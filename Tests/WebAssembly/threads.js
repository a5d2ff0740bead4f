// Plays corners in threads: one that does not return is ended and reported.

import { cpus } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { corners, playCorner } from './corners.js';

/** A corner that takes longer hangs; on a busy machine the slowest takes a second. */
const MOST_SECONDS = 20;
/** The number of corners on one core, whose memory keeps their leftovers. */
const CORNERS_PER_CORE = 200;

/** The task of a thread: plays every `step`th corner from `first` on, and reports each before it begins. */
const playShare = (connect, { controls, prefixes, first, step, progress }) => {
  let web = connect();
  let index = 0;
  for (const corner of corners(controls, prefixes)) {
    const number = index++;
    if (number < first || (number - first) % step !== 0) continue;
    Atomics.store(progress, 0, number);
    if (number / step % CORNERS_PER_CORE < 1) web = connect();
    try { playCorner(web, corner); } catch (error) {
      parentPort.postMessage({ name: corner.name(), stack: error.stack });
      // A core that has trapped cannot be used again.
      web = connect();
    }
  }
};

/**
 * Runs the task of a thread, if this is one.
 *
 * @param {(module: WebAssembly.Module) => () => object} connector Returns a function that makes new cores.
 */
export const serve = (connector) => {
  if (!isMainThread) playShare(connector(workerData.module), workerData);
};

/** Plays a share of the corners; returns the faults. */
const runShare = (share, nameOf) => new Promise((done) => {
  const progress = new Int32Array(new SharedArrayBuffer(4)).fill(share.first);
  const faults = [];
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...share, progress } });
  let [last, since] = [share.first, Date.now()];
  const watch = setInterval(() => {
    if (progress[0] !== last) [last, since] = [progress[0], Date.now()];
    else if (Date.now() - since > MOST_SECONDS * 1000) {
      faults.push({ name: nameOf(last), stack: `takes more than ${MOST_SECONDS} s` });
      worker.terminate();
    }
  }, 1000);
  worker.on('message', (fault) => faults.push(fault));
  worker.on('error', (error) => faults.push({ name: nameOf(progress[0]), stack: error.stack }));
  worker.on('exit', async (code) => {
    clearInterval(watch);
    // Continues after the corner that ended the thread.
    const rest = code === 0
      ? [] : await runShare({ ...share, first: progress[0] + share.step }, nameOf);
    done([...faults, ...rest]);
  });
});

/**
 * Plays all corners whose names begin with a prefix, in a thread for each processor.
 *
 * @returns {Promise<{count: number, faults: {name: string, stack: string}[]}>}
 */
export const playCorners = async (module, controls, prefixes) => {
  const all = [...corners(controls, prefixes)];
  const step = cpus().length;
  const shares = Array.from({ length: step }, (_, first) =>
    runShare({ module, controls, prefixes, first, step }, (number) => all[number].name()));
  return { count: all.length, faults: (await Promise.all(shares)).flat() };
};
