// Controls a page's time.

/** A page's time that advances only on request, so that all subjects get the same input at the same instant. */
export class Clock {
  #now = performance.now();
  #count = 0;
  #frames = new Map();
  #tasks = new Map();
  /** The number of requested frames. */
  asked = 0;

  /** Replaces the page's own clock. */
  constructor() {
    performance.now = () => this.#now;
    window.requestAnimationFrame = (callback) => {
      this.asked++;
      return this.#add(this.#frames, { callback });
    };
    window.cancelAnimationFrame = (id) => this.#frames.delete(id);
    window.setTimeout = (callback, after = 0) =>
      this.#add(this.#tasks, { callback, time: this.#now + after });
    window.setInterval = (callback, every) =>
      this.#add(this.#tasks, { callback, time: this.#now + every, every });
    window.clearTimeout = window.clearInterval = (id) => this.#tasks.delete(id);
  }

  get now() { return this.#now; }

  #add(list, entry) {
    list.set(++this.#count, entry);
    return this.#count;
  }

  /** Advances by a number of milliseconds, with a frame every 16. */
  async run(milliseconds) {
    for (const end = this.#now + milliseconds; this.#now < end;) {
      this.#now++;
      for (const [id, task] of [...this.#tasks]) {
        if (task.time > this.#now || !this.#tasks.has(id)) continue;
        if (task.every) task.time += task.every;
        else this.#tasks.delete(id);
        task.callback();
        await null;
      }
      if (Math.floor(this.#now) % 16 > 0) continue;
      const frames = [...this.#frames.values()];
      this.#frames.clear();
      for (const { callback } of frames) {
        callback(this.#now);
        await null;
      }
    }
  }
}
