// Corners in a thread beside: one that does not come back is given up, and named.

import { cpus } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { corners, playCorner } from './corners.js';

/** A corner that takes longer hangs; on a busy machine the slowest takes a second. */
const MOST_SECONDS = 20;
/** So many corners on one core: what they leave behind in its memory stays. */
const CORNERS_PER_CORE = 200;

/** What a thread does: plays every `step`th corner from `first` on, and notes each before it begins. */
const playShare = (connect, { controls, prefixes, first, step, progress }) => {
  let web = connect();
  let index = 0;
  for (const corner of corners(controls, prefixes)) {
    const number = index++;
    if (number < first || (number - first) % step !== 0) continue;
    Atomics.store(progress, 0, number);
    if (number / step % CORNERS_PER_CORE < 1) web = connect();
    try { playCorner(web, corner); } catch (error) {
      parentPort.postMessage({ name: corner.name, stack: error.stack });
      // What trapped is not to be gone on with.
      web = connect();
    }
  }
};

/**
 * In a thread, does what it was made for.
 *
 * @param {(module: WebAssembly.Module) => () => object} connector What makes fresh cores.
 */
export const serve = (connector) => {
  if (!isMainThread) playShare(connector(workerData.module), workerData);
};

/** Plays a share of the corners; answers with what is wrong. */
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
    // Goes on behind the corner that ended it.
    const rest = code === 0
      ? [] : await runShare({ ...share, first: progress[0] + share.step }, nameOf);
    done([...faults, ...rest]);
  });
});

/**
 * Plays all corners whose names begin so, as many at once as there are processors.
 *
 * @returns {Promise<{count: number, faults: {name: string, stack: string}[]}>}
 */
export const playCorners = async (module, controls, prefixes) => {
  const names = Array.from(corners(controls, prefixes), ({ name }) => name);
  const step = cpus().length;
  const shares = Array.from({ length: step }, (_, first) =>
    runShare({ module, controls, prefixes, first, step }, (number) => names[number]));
  return { count: names.length, faults: (await Promise.all(shares)).flat() };
};
