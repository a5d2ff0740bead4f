"""Waits for pages, and controls their time."""

import re
import time

# Checks once a frame. Frames that the page itself requests come immediately, each 16 ms later by its clock, so that
# tests do not wait for animations; but only a limited number before the screen's next frame, on which sizes and scrolling
# depend. The end is by the browser's clock; it is only a limit for hangs, because on a busy machine a frame may take a
# second. A timer that no page replaces notices a page without any frames.
WAIT = """async (argument) => {
  const $ = (s) => document.querySelector(s);
  const { now, hurry, screenFrame } = window.pageTime ?? {
    now: () => performance.now(), hurry: () => false, screenFrame: () => new Promise(requestAnimationFrame),
  };
  const hang = AbortSignal.timeout(HANG);
  for (const end = now() + LIMIT; now() < end;) {
    for (let frame = 0; frame < 20; frame++) {
      if (await (CONDITION)) return true;
      if (!await hurry()) break;
    }
    await Promise.race([screenFrame(), new Promise((done) => { hang.onabort = done; })]);
    if (hang.aborted) throw new Error('the page shows no frames');
  }
  return Boolean(await (CONDITION));
}"""
HANG_SECONDS = 120
# The end of an evaluation whose page is left meanwhile.
PAGE_LEFT = "Execution context was destroyed"


def wait(page, condition, argument=None, seconds=30):
    """Waits for a condition in JavaScript, in this page or in the next one."""
    # `wait_for_function` needs `unsafe-eval`.
    values = {"HANG": 1000 * HANG_SECONDS, "LIMIT": 1000 * seconds, "CONDITION": condition}
    script = re.sub("|".join(values), lambda name: str(values[name[0]]), WAIT)
    end = time.monotonic() + HANG_SECONDS
    while True:
        try:
            has_come = page.evaluate(script, argument)
            break
        except Exception as error:
            if PAGE_LEFT not in str(error) or time.monotonic() > end:
                raise
    assert has_come, f"never came: {condition}"


# The page's clock advances by 16 ms a frame, however late frames are. Events between two frames have the time of the
# first.
STEADY = """() => {
  const { requestFrame } = pageTime;
  const request = window.requestAnimationFrame;
  let now = performance.now();
  performance.now = () => now;
  window.requestAnimationFrame = (run) => request(() => run(now));
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now });
  requestFrame(function tick() { now += 16; requestFrame(tick); });
}"""


def steady(page):
    """Advances a page's time by its frames: on any machine, all of a motion is shown."""
    page.evaluate(STEADY)


def leap(page, milliseconds):
    """Sets a page's clock forward, for the next event. Timers that are already set do not move."""
    page.evaluate("(milliseconds) => pageTime.leap(milliseconds)", milliseconds)


def quiet(page):
    """Waits until a page requests no more frames, and has no timer that could."""
    wait(page, "recorded.isQuiet()")


# A frame that was requested before still comes.
PASS = """async (milliseconds) => {
  const { Clock } = await import('/clock.js');
  window.clock ??= new Clock();
  for (let frame = 0; frame < 2; frame++) await pageTime.screenFrame();
  await clock.run(milliseconds);
  return clock.asked;
}"""


def let_pass(page, milliseconds):
    """Runs a span of a page's time at once, with all timers and frames; returns the number of requested frames.

    From the first call on, the page's time passes only in these calls, and the number counts from there.
    """
    return page.evaluate(PASS, milliseconds)
