"""What a frame costs in the whole browser: by the processors' clocks, and by the browser's trace."""

import collections
import os
import pathlib
import shutil
import time

# As many as an input device sends at most; each is handed over when the frame of the one before is begun.
MOVE_SECONDS = 0.008
WARM_UP_MOVES, MOVES, COUNTED_MOVES = 40, 200, 100
# How often what no hand moves is moved: a clock needs more frames than a trace.
TURNS, COUNTED_TURNS = 10, 2
# What a trace calls a frame that is put together, and what it is made of.
FRAME = "Display::DrawAndSwap"
COUNTED = {
    "passes": "DirectRenderer::DrawRenderPass",
    "quads": "SoftwareRenderer::DoDrawQuad",
    "tiles": "RasterTask",
}
CATEGORIES = ["cc", "viz", "devtools.timeline"]
# The renderer whose trace is read is the one without a graphics processor.
BROWSER_ARGUMENTS = ["--no-sandbox", "--disable-gpu"]


class Hand:
    """A mouse on a page, through the browser's own pipeline."""

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
        """Seconds of all processes, of the page's thread and of its scripts, and how many frames it saw."""
        metrics = {
            metric["name"]: metric["value"]
            for metric in self.session.send("Performance.getMetrics")["metrics"]
        }
        return {
            "all": self.all_seconds(), "main": metrics["TaskDuration"],
            "script": metrics["ScriptDuration"], "frames": self.page.evaluate("__S.frames"),
        }

    def all_seconds(self):
        """The time that all threads of all processes ran, to the nanosecond."""
        total = 0
        for process in self.browser.send("SystemInfo.getProcessInfo")["processInfo"]:
            for thread in pathlib.Path(f"/proc/{process['id']}/task").glob("*/schedstat"):
                try:
                    total += int(thread.read_text().split()[0])
                except OSError:
                    # It ended meanwhile.
                    pass
        return total / 1e9

    def times(self, act):
        """Milliseconds per frame while `act` is done, by clock."""
        before = self.clocks()
        act()
        after = self.clocks()
        frames = after["frames"] - before["frames"]
        return {
            name: (after[name] - before[name]) * 1000 / frames
            for name in ("all", "main", "script")
        }

    def counts(self, act):
        """What a frame is made of while `act` is done, by the trace; and how many there were."""
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
        return {"frames": frames} | {kind: names[name] / frames for kind, name in COUNTED.items()}


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
    """A function that moves a subject, by so many moves of a hand where one can; and one that lets go of it."""
    if subject.point is None:
        script = f"({subject.act})(document.querySelector('#host > *'), {turns})"
        meter.page.evaluate(script)
        return lambda _: meter.page.evaluate(script), lambda: None
    hand = Hand(meter.session, subject.point)
    hand.press()
    hand.move(WARM_UP_MOVES)
    return hand.move, hand.release


def measure(browser, address, subject, counts=False, times=True):
    """Costs of a subject's frames, on a page that is opened anew."""
    page = open_subject(browser, address)
    meter = Meter(browser, page)
    result = {}
    move, let_go = mover(meter, subject, TURNS if times else COUNTED_TURNS)
    if times:
        page.evaluate("__frames(true)")
        result |= meter.times(lambda: move(MOVES))
        page.evaluate("__frames(false)")
    if counts:
        result |= meter.counts(lambda: move(COUNTED_MOVES))
    let_go()
    meter.close()
    page.context.close()
    return result
