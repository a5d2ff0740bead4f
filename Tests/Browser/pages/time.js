// The page's clock, in the place of the browser's: a test may set it forward, and have frames come at once instead of
// with the screen's. A plain script that runs before those of the page.
{
  const FRAME_MILLISECONDS = 16;
  const now = performance.now.bind(performance);
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const [setTimer, clearTimer] = [setTimeout.bind(window), clearTimeout.bind(window)];
  const { get: stampOf } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  /** By how much the page's clock is ahead of the browser's. */
  let ahead = 0;
  /** When the last frame was. */
  let last = -Infinity;
  /** What was asked for in the next frame, by its number. */
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
  /** A task of its own, as each frame's callback has its microtasks after it. */
  const task = () => new Promise((done) => {
    waiting.push(done);
    port2.postMessage(null);
  });

  window.pageTime = {
    /** The browser's own. */
    now,
    screenFrame: () => new Promise(request),
    /** The page's, whatever takes its place later. */
    requestFrame,
    /** Sets the clock forward. */
    leap(milliseconds) {
      ahead += milliseconds;
    },
    /** Ends all that the page would still do by itself. */
    end() {
      for (const id of asked.keys()) cancel(id);
      for (let id = setTimer(() => {}); id > 0; id--) clearTimer(id);
      window.requestAnimationFrame = window.setTimeout = window.setInterval = () => 0;
    },
    /** Has the next frame of the page come now, if it asks for one; whether it did. */
    async hurry() {
      if (asked.size === 0) return false;
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
