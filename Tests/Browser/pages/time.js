// Replaces the page's clock: a test can set it forward, and let frames come immediately instead of with the screen's. A
// plain script that runs before those of the page.
{
  const FRAME_MILLISECONDS = 16;
  const now = performance.now.bind(performance);
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const [setTimer, clearTimer] = [setTimeout.bind(window), clearTimeout.bind(window)];
  const { get: stampOf } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  /**
   * The lead of the page's clock over the browser's.
   *
   * At first it is more than a millisecond, so that elements draw frames, which can come at any time, and start no
   * animations, which take their time.
   */
  let ahead = 2;
  let isFollowing = false;
  /** The time of the last frame. */
  let last = -Infinity;
  /** The functions requested for the next frame, by number. */
  const asked = new Map();
  const requestFrame = (callback) => {
    const id = request((stamp) => {
      asked.delete(id);
      last = stamp + ahead;
      callback(last);
    });
    asked.set(id, callback);
    return id;
  };
  performance.now = () => now() + ahead;
  window.requestAnimationFrame = requestFrame;
  window.cancelAnimationFrame = (id) => {
    asked.delete(id);
    cancel(id);
  };
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return stampOf.call(this) + ahead; } });

  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  /** A separate task, because each frame's callback is followed by its microtasks. */
  const task = () => new Promise((done) => {
    waiting.push(done);
    port2.postMessage(null);
  });

  window.pageTime = {
    /** The browser's own functions. */
    now,
    screenFrame: () => new Promise(request),
    /** The page's functions, which scripts may replace later. */
    requestFrame,
    /** Makes the page's clock exactly the browser's, also in frames from now on, as animations need it. */
    follow() {
      ahead = 0;
      isFollowing = true;
    },
    /** Sets the clock forward. */
    leap(milliseconds) {
      ahead += milliseconds;
    },
    /** Ends everything that the page would still do by itself. */
    end() {
      for (const id of asked.keys()) cancel(id);
      for (let id = setTimer(() => {}); id > 0; id--) clearTimer(id);
      window.requestAnimationFrame = window.setTimeout = window.setInterval = () => 0;
    },
    /** Runs the next frame of the page now, if it requests one; returns whether it did. */
    async hurry() {
      if (isFollowing || asked.size === 0) return false;
      ahead += Math.max(0, last + FRAME_MILLISECONDS - performance.now());
      last = performance.now();
      for (const [id, callback] of [...asked]) {
        await task();
        if (!asked.delete(id)) continue;
        cancel(id);
        try { callback(last); } catch (error) { reportError(error); }
      }
      return true;
    },
  };
}
