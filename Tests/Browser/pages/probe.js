// Compares the core's numbers with the browser's own, in random cases that are the same in every run.

import { seeded } from './random.js';

const response = await fetch('/probe.wasm');
const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { env: Math });
const core = instance.exports;
core.__wasm_call_ctors();
const words = () => new Float64Array(core.memory.buffer, core.matrices(), 48);

/** The worst result of a comparison, with its case; more than 1 fails. */
class Worst {
  ratio = 0;
  what = '';
  count = 0;

  add(found, wanted, tolerance, what) {
    this.count += 1;
    const ratio = Object.is(found, wanted) || found === wanted
      ? 0 : Math.abs(found - wanted) / tolerance;
    if (ratio <= this.ratio) return;
    this.ratio = Number.isNaN(ratio) ? Infinity : ratio;
    this.what = `${what()}: ${found} is not ${wanted}`;
  }
}

/** The progress that the browser gives an effect, at a time in milliseconds. */
class Effect {
  #effect;
  #animation;

  constructor(timing, keyframes = null) {
    this.#effect = new KeyframeEffect(document.querySelector('main'), keyframes, timing);
    this.#animation = new Animation(this.#effect);
    this.#animation.pause();
  }

  progress(time) {
    this.#animation.currentTime = time;
    return this.#effect.getComputedTiming().progress;
  }

  end() {
    this.#animation.cancel();
  }
}

/** Compares random curves with the browser's, at many shares. */
window.compareCurves = (seed, count) => {
  const random = seeded(seed);
  const worst = new Worst();
  for (let index = 0; index < count; index += 1) {
    const points = [random(), random() * 4 - 1.5, random(), random() * 4 - 1.5];
    const effect = new Effect({ duration: 1024, easing: `cubic-bezier(${points})`, fill: 'both' });
    for (let step = 0; step <= 32; step += 1) {
      const share = step / 32;
      // Browsers solve a curve for its time to 1e-7; the slope converts this to progress.
      const tolerance = 1e-6 + 2e-7 * Math.abs(core.slope(...points, share));
      worst.add(core.curve(...points, share), effect.progress(share * 1024), tolerance,
        () => `curve(${points}) at ${share}`);
    }
    effect.end();
  }
  return { ...worst };
};

/** Compares random curves beyond their ends, where an effect's own curve leads. */
window.compareBeyond = (seed, count) => {
  const random = seeded(seed);
  const worst = new Worst();
  const main = document.querySelector('main');
  const carrier = [0, 3, 1, -2];
  for (let index = 0; index < count; index += 1) {
    const points = [random(), random() * 3 - 1, random(), random() * 3 - 1];
    const effect = new Effect(
      { duration: 1024, easing: `cubic-bezier(${carrier})`, fill: 'both' },
      [{ translate: '0px', easing: `cubic-bezier(${points})` }, { translate: '1000px' }]);
    for (let step = 1; step < 32; step += 1) {
      const share = effect.progress(step * 32);
      const shown = Number.parseFloat(getComputedStyle(main).translate) || 0;
      const found = core.curve(...points, share) * 1000;
      // Computed lengths have six digits.
      const tolerance = 1e-3 + 1e-5 * Math.abs(found)
        + 2e-4 * Math.abs(core.slope(...points, share));
      worst.add(found, shown, tolerance, () => `curve(${points}) at ${share}`);
    }
    effect.end();
  }
  return { ...worst };
};

/** Compares steps of every kind with the browser's, exactly, on and between their jumps. */
window.compareSteps = (seed, count) => {
  const random = seeded(seed);
  const worst = new Worst();
  const jumps = ['jump-start', 'jump-end', 'jump-none', 'jump-both'];
  for (let index = 0; index < count; index += 1) {
    const jump = index % 4;
    const number = 2 + Math.floor(random() * 30);
    const easing = `steps(${number}, ${jumps[jump]})`;
    const timing = { duration: number * 1024, delay: 1024, easing, fill: 'both' };
    const effect = new Effect(timing);
    const back = new Effect({ ...timing, direction: 'reverse' });
    // The share as the browser divides it, to the last bit.
    const even = new Effect({ ...timing, easing: 'linear' });
    const compare = (found, wanted, what) => worst.add(found, wanted, 1e-15, () => `${easing} ${what}`);
    compare(core.steps(number, jump, 0, true), effect.progress(512), 'before');
    compare(core.steps(number, jump, 0, true), back.progress(number * 1024 + 4096), 'after, reversed');
    compare(core.steps(number, jump, 1, false), effect.progress(number * 1024 + 4096), 'after');
    for (let step = 0; step < number * 4; step += 1) {
      const share = even.progress(1024 + step * 256);
      compare(core.steps(number, jump, share, false), effect.progress(1024 + step * 256), `at ${share}`);
    }
    effect.end();
    back.end();
    even.end();
  }
  return { ...worst };
};

/** Compares random 3D transforms with `DOMMatrix`. */
window.compareMatrices = (seed, count) => {
  const random = seeded(seed);
  const worst = new Worst();
  const within = (limit) => (random() * 2 - 1) * limit;
  const compare = (wanted, what) => {
    const found = words().subarray(32);
    const numbers = wanted.toFloat64Array();
    const largest = Math.max(1, ...numbers.map(Math.abs));
    numbers.forEach((number, at) => worst.add(found[at], number, 1e-9 * largest, () => `${what} ${at}`));
  };
  for (let index = 0; index < count; index += 1) {
    const axis = [within(1), within(1), within(1)];
    const angle = within(7);
    core.rotate(...axis, angle);
    compare(new DOMMatrix().rotateAxisAngle(...axis, angle * 180 / Math.PI), 'turn');
    const distance = 100 + random() * 900;
    core.perspective(distance);
    const eye = new DOMMatrix();
    eye.m34 = -1 / distance;
    compare(eye, 'perspective');
    const make = () => eye
      .translate(within(200), within(200), within(50))
      .rotateAxisAngle(within(1), within(1), within(1), within(360))
      .scale(0.3 + random(), 0.3 + random(), 0.3 + random());
    const [first, second] = [make(), make()];
    words().set(first.toFloat64Array());
    words().set(second.toFloat64Array(), 16);
    core.multiply();
    compare(first.multiply(second), 'product');
    worst.add(core.invert(), 1, 1, () => 'inverse');
    compare(first.inverse(), 'inverse');
    const place = [within(80), within(80), within(80)];
    const image = first.transformPoint(new DOMPoint(...place));
    worst.add(core.map(...place), Number(image.w > 0), 0.5, () => 'before the eye');
    if (image.w > 0.01) {
      [image.x, image.y, image.z].forEach((number, at) => worst.add(
        words()[32 + at], number / image.w, 1e-9 * (1 + Math.abs(number / image.w ** 2)),
        () => `image ${at}`));
    }
    const flat = first.transformPoint(new DOMPoint(place[0], place[1], 0));
    if (flat.w > 0.01 && Math.abs(first.inverse().m33) > 0.05) {
      worst.add(core.unproject(flat.x / flat.w, flat.y / flat.w), 1, 0.5, () => 'touched');
      [0, 1].forEach((at) => worst.add(words()[32 + at], place[at], 1e-6, () => `touch ${at}`));
    }
  }
  return { ...worst };
};

window.isProbed = true;
