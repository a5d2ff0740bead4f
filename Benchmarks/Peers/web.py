"""Makes one gesture on one control in Chromium, and prints its cost as JSON: web.py SUBJECT GESTURE <VALUES.

Needs Web/build and the Python packages of script/bootstrap --tests; script/bench-peers runs it.
"""

import http.server
import json
import pathlib
import string
import sys
import threading
import time

from playwright.sync_api import sync_playwright

import gesture

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Web/bench"))
import costs  # noqa: E402
import loading  # noqa: E402

WARM_UP_MOVES = 40
# The middle of the page has the control.
LEFT, TOP = (loading.WIDTH - gesture.SIDE) / 2, (loading.HEIGHT - gesture.SIDE) / 2
LABELS = "Home Search Mail Photos Music Maps Clock Notes Files Chat Help Setup".split()
OPTIONS = "".join(f"<option>{label}</option>" for label in LABELS)
ELEMENT = '<link rel="stylesheet" href="/dist/rotary.css"><script type="module" src="/dist/{}.js"></script>'
# Usable is a page whose control is there and drawn, in the frame after that.
PAGE = string.Template(f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Peers</title>
<link rel="icon" href="data:,"><style>
body {{ margin: 0 }}
#host {{ position: absolute; left: {LEFT}px; top: {TOP}px; width: {gesture.SIDE}px; height: {gesture.SIDE}px }}
#host > :first-child {{ display: block; width: 100%; margin: 0 }} #host > :first-child:not(select) {{ height: 100% }}
</style>$head<script>
window.__S = {{ frames: 0 }};
(async () => {{
  const isDrawn = (control) => control
    && (!control.localName.includes('-') || control.shadowRoot?.querySelector('[part=rim], [part=title]'));
  while (!isDrawn(document.querySelector('#host > *'))) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  window.usable = performance.now();
}})();
</script><body><div id="host">$body</div>""")
# Sets a value for each frame.
SET = string.Template("""async (values) => {
  const control = document.querySelector('#host > *');
  for (const value of values) { $act; await new Promise(requestAnimationFrame); }
}""")


class Subject:
    """A page with one control, the place of the pointer for a value (none: no drag), and a script that sets a value."""

    def __init__(self, body, place, act, head=""):
        self.page, self.place, self.act = PAGE.substitute(head=head, body=body), place, SET.substitute(act=act)


def on_dial(value):
    return gesture.around(value, 135, 270)


def on_wheel(value):
    return gesture.around(value, 0, 360)


def by_hand(name):
    return (HERE / f"{name}-by-hand.html").read_text()


SUBJECTS = {
    "dial": Subject('<rotary-dial value="10" step="any" decimals="0" aria-label="Volume"></rotary-dial>', on_dial,
                    "control.value = value", ELEMENT.format("rotary-dial")),
    "range": Subject(
        '<input type="range" value="10" step="any" aria-label="Volume"><output>10</output>'
        "<script>document.querySelector('input').oninput = ({ target }) => "
        "{ target.nextElementSibling.value = Math.round(target.value); };</script>",
        lambda value: gesture.along(value, 16), "control.value = value; control.oninput({ target: control })"),
    "dial-by-hand": Subject(by_hand("dial"), on_dial, "control.show(value)"),
    "wheel": Subject(f'<rotary-wheel aria-label="Place">{OPTIONS}</rotary-wheel>', on_wheel,
                     f"control.selectedIndex = value % {len(LABELS)}", ELEMENT.format("rotary-wheel")),
    "select": Subject(f'<select aria-label="Place">{OPTIONS}</select>', None,
                      f"control.selectedIndex = value % {len(LABELS)}"),
    "wheel-by-hand": Subject(by_hand("wheel"), on_wheel, f"control.show(value % {len(LABELS)} * Math.PI / 6)"),
}
loading.PAGES.update({name: subject.page for name, subject in SUBJECTS.items()})


class Handler(loading.Handler):
    """Counts the bytes of the answers."""

    sent = 0

    def do_GET(self):
        found = loading.response_to(self.path[1:])
        Handler.sent += len(found[1]) if found else 0
        super().do_GET()


class Mouse:
    """A mouse on a page, with input through the browser's own pipeline, at the times of frames."""

    def __init__(self, session, place):
        self.session, self.place = session, place

    def send(self, kind, value, buttons=1):
        x, y = self.place(value)
        self.session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": LEFT + x, "y": TOP + y, "button": "left" if buttons else "none", "buttons": buttons,
            "clickCount": 1})

    def move(self, values):
        due = time.perf_counter()
        for value in values:
            due += 1 / gesture.FRAMES_PER_SECOND
            time.sleep(max(0, due - time.perf_counter()))
            self.send("mouseMoved", value)


def measure(browser, name, kind, values):
    subject = SUBJECTS[name]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{name}"
    page = browser.new_context(viewport={"width": loading.WIDTH, "height": loading.HEIGHT}).new_page()
    page.goto(address)
    page.wait_for_function("window.usable")
    meter = costs.Meter(browser, page)
    mouse = Mouse(meter.session, subject.place)
    act = mouse.move if kind == "drag" else lambda values: page.evaluate(subject.act, values)
    if kind == "drag":
        mouse.send("mouseMoved", values[0], buttons=0)
        mouse.send("mousePressed", values[0])
    act(values[:WARM_UP_MOVES] + values[:1])
    before = meter.clocks()
    act(values[1:])
    after = meter.clocks()
    result = {clock: after[clock] - before[clock] for clock in ("all", "main")}
    # Back to the beginning with a trace, which takes time itself.
    result |= {"moves": len(values) - 1, "frames": meter.counts(lambda: act(values[-2::-1]))["frames"]}
    if kind == "drag":
        mouse.send("mouseReleased", values[0], buttons=0)
    page.wait_for_timeout(2000)
    result["rest_frames"] = meter.counts(lambda: page.wait_for_timeout(1000))["frames"]
    meter.close()
    page.context.close()
    # After the first loading, which has compressed the files and started the browser.
    Handler.sent = 0
    result["usable"] = loading.milliseconds(browser, address)
    server.shutdown()
    return result | {"bytes": Handler.sent}


def main():
    with sync_playwright() as playwright:
        browser = costs.launch(playwright.chromium)
        if sys.argv[1:] == ["version"]:
            print(json.dumps(browser.version))
        else:
            print(json.dumps(measure(browser, *sys.argv[1:], [float(line) for line in sys.stdin])))
        browser.close()


if __name__ == "__main__":
    main()
