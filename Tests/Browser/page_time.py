"""How a test waits for a page, and how it drives the page's time."""

import re
import time

# Looks once a frame. Frames that the page itself asks for come at once, each 16 ms later by its clock, so that nobody
# waits for a motion to be shown; but only so many before the screen's next one, which sizes and scrolling follow.
# The end is by the browser's clock; it only bounds a hang, as on a busy machine a frame may take a second. A page for
# which no frames come at all is noticed by a timer that no page replaces.
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
# An evaluation ends with this if the page is left meanwhile.
PAGE_LEFT = "Execution context was destroyed"


def wait(page, condition, argument=None, seconds=30):
    """Waits for a condition in JavaScript, in this page or in the one that it leads to."""
    # `wait_for_function` is no use here: it needs `unsafe-eval`.
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


# The page's clock goes on by 16 ms a frame, however late frames are; what happens between two frames
# happens at the time of the first.
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
    """Has a page's time go by in its frames: however slow the machine is, all of a motion is shown."""
    page.evaluate(STEADY)


def leap(page, milliseconds):
    """Sets a page's clock forward: the next event comes so much later. Timers that are set already are not moved."""
    page.evaluate("(milliseconds) => pageTime.leap(milliseconds)", milliseconds)


def quiet(page):
    """Waits until a page asks for no frame any more, and has set no timer after which it could."""
    wait(page, "recorded.isQuiet()")


# A frame that was asked for before still comes by itself.
PASS = """async (milliseconds) => {
  const { Clock } = await import('/clock.js');
  window.clock ??= new Clock();
  for (let frame = 0; frame < 2; frame++) await pageTime.screenFrame();
  await clock.run(milliseconds);
  return clock.asked;
}"""


def let_pass(page, milliseconds):
    """Runs so much of a page's time at once, with all its timers and frames; returns how many frames it asked for.

    From the first call on, the page's time passes in these calls only, and the number counts from there.
    """
    return page.evaluate(PASS, milliseconds)
