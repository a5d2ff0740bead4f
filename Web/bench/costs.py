"""Measures the cost of a frame in the whole browser, with processor clocks and with the browser's trace."""

import collections
import os
import pathlib
import shutil
import time

# The highest rate of input devices. Each event is sent after the frame of the previous event has begun.
MOVE_SECONDS = 0.008
WARM_UP_MOVES, MOVES, COUNTED_MOVES = 40, 200, 100
# The number of changes of subjects that no hand moves. A clock needs more frames than a trace.
TURNS, COUNTED_TURNS = 10, 2
# The names in a trace of a composited frame and of its parts.
FRAME = "Display::DrawAndSwap"
COUNTED = {
    "passes": "DirectRenderer::DrawRenderPass",
    "quads": "SoftwareRenderer::DoDrawQuad",
    "tiles": "RasterTask",
}
CATEGORIES = ["cc", "viz", "devtools.timeline"]
# The trace is that of the renderer without a graphics processor.
BROWSER_ARGUMENTS = ["--no-sandbox", "--disable-gpu"]


class Hand:
    """A mouse on a page, with input through the browser's own pipeline."""

    def __init__(self, session, point):
        self.session, self.point, self.step = session, point, 0

    def send(self, kind, button="left"):
        x, y = self.point(self.step)
        self.session.send(
            "Input.dispatchMouseEvent",
            {"type": kind, "x": x, "y": y, "button": button, "clickCount": 1,
             "buttons": int(button == "left")},
        )

    def press(self):
        self.send("mouseMoved", "none")
        self.send("mousePressed")

    def move(self, count):
        due = time.perf_counter()
        for _ in range(count):
            due += MOVE_SECONDS
            time.sleep(max(0, due - time.perf_counter()))
            self.step += 1
            self.send("mouseMoved")

    def release(self):
        self.send("mouseReleased")


class Meter:
    """The clocks of a browser's processes and of a page's thread, and its trace."""

    def __init__(self, browser, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.browser = browser.new_browser_cdp_session()

    def close(self):
        self.browser.detach()

    def clocks(self):
        """Returns the seconds of all processes, of the page's thread and of its scripts, and the number of frames."""
        metrics = {
            metric["name"]: metric["value"]
            for metric in self.session.send("Performance.getMetrics")["metrics"]
        }
        return {
            "all": self.all_seconds(), "main": metrics["TaskDuration"],
            "script": metrics["ScriptDuration"], "frames": self.page.evaluate("__S.frames"),
        }

    def all_seconds(self):
        """Returns the running time of all threads of all processes, with nanosecond precision."""
        total = 0
        for process in self.browser.send("SystemInfo.getProcessInfo")["processInfo"]:
            for thread in pathlib.Path(f"/proc/{process['id']}/task").glob("*/schedstat"):
                try:
                    total += int(thread.read_text().split()[0])
                except OSError:
                    # The process has ended.
                    pass
        return total / 1e9

    def times(self, act):
        """Returns the milliseconds per frame during `act`, for each clock."""
        before = self.clocks()
        act()
        after = self.clocks()
        frames = after["frames"] - before["frames"]
        return {
            name: (after[name] - before[name]) * 1000 / frames
            for name in ("all", "main", "script")
        }

    def counts(self, act):
        """Returns the parts of a frame during `act`, from the trace, and the number of frames."""
        names, ended = collections.Counter(), []

        def take(data):
            names.update(event["name"] for event in data["value"] if event["ph"] == "X")

        self.browser.on("Tracing.dataCollected", take)
        self.browser.on("Tracing.tracingComplete", lambda data: ended.append(data))
        self.browser.send("Tracing.start", {
            "transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES},
        })
        act()
        self.browser.send("Tracing.end")
        while not ended:
            self.page.wait_for_timeout(20)
        frames = names[FRAME]
        return {"frames": frames} | {kind: names[name] / max(1, frames) for kind, name in COUNTED.items()}


def launch(browser_type, path=None):
    """Starts a browser whose frames can be counted."""
    path = path or os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    return browser_type.launch(executable_path=path, args=BROWSER_ARGUMENTS)


def open_subject(browser, address):
    page = browser.new_context(viewport={"width": 800, "height": 600}).new_page()
    page.goto(address)
    shown = "!document.querySelector('#host > :not(:defined)')"
    while not page.evaluate(f"!!document.querySelector('#host > *') && {shown} && window.ready !== false"):
        time.sleep(0.01)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page


def mover(meter, subject, turns):
    """Returns functions that move a subject, with a hand or with its script, and that release it."""
    if subject.point is None:
        script = f"({subject.act})(document.querySelector('#host > *'), {turns})"
        meter.page.evaluate(script)
        return lambda _: meter.page.evaluate(script), lambda: None
    hand = Hand(meter.session, subject.point)
    hand.press()
    hand.move(WARM_UP_MOVES)
    return hand.move, hand.release


def measure(browser, address, subject, counts=False, times=True):
    """Returns the cost of a subject's frames, on a new page."""
    page = open_subject(browser, address)
    meter = Meter(browser, page)
    result = {}
    move, release = mover(meter, subject, TURNS if times else COUNTED_TURNS)
    if times:
        page.evaluate("__frames(true)")
        result |= meter.times(lambda: move(MOVES))
        page.evaluate("__frames(false)")
    if counts:
        result |= meter.counts(lambda: move(COUNTED_MOVES))
    release()
    meter.close()
    page.context.close()
    return result
