"""The measured pages, and the server that sends them to the browser."""

import http.server
import math
import pathlib
import re
import threading

HERE = pathlib.Path(__file__).resolve().parent
SIDE = 500
# The window of the measured pages, of the yardstick's size.
WIDTH, HEIGHT = 800, 600
YARDSTICK_SIDE = 560

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<link rel="stylesheet" href="/style.css"><script src="/frames.js"></script>"""
STYLE = f"""body {{ margin: 0 }} rotary-wheel, #wheel {{ width: {SIDE}px; height: {SIDE}px }}
#wheel {{ position: relative; border-radius: 50%; background: #eee; touch-action: none;
user-select: none; will-change: transform }}
.sector {{ position: absolute; left: 230px; top: 230px; width: 40px; height: 40px }}"""
TWELVE = '<rotary-wheel sectors="12" aria-label="Wheel"></rotary-wheel>'
SCRIPT_PAGES = {
    "baseline": HEAD + '<body><script type="module" src="/baseline.js"></script>',
    "listener": HEAD + '<body><script type="module" src="/listener.js"></script>',
    "by-hand": HEAD + '<script type="module" src="/wheel-by-hand.js"></script><body>' + TWELVE,
    "element": HEAD + '<script type="module" src="/element.js"></script><body>' + TWELVE,
}
# The yardstick's labels.
LABELS = "Home Search Mail Photos Music Maps Clock Notes Files Chat Help Setup".split()


def options(labels=LABELS):
    return "".join(f"<option>{label}</option>" for label in labels)


class Subject:
    """A measured page, and the path of a hand on it.

    `yardstick` names the page to compare the costs with. A subject without a `body` is a yardstick.
    `script` is the page's module, by default the element's.
    A subject without a path is moved by `act`, a JavaScript function of the element and the number of moves.
    """

    def __init__(self, body, side, point, yardstick=None, css="", script=None, act=None):
        self.body, self.side, self.point, self.act = body, side, point, act
        self.yardstick, self.css = yardstick, css
        self.script = script or body and f"/dist/{body[1:].split()[0]}.js"

    @property
    def page(self):
        """The yardstick's page, or a similar page with an element in the middle."""
        if self.body is None:
            return YARDSTICK.replace("</head>", f"<style>{self.css}</style></head>")
        width, height = self.side if isinstance(self.side, tuple) else (self.side, self.side)
        element = self.body[1:].split()[0]
        return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<style>html, body {{ margin: 0; background: #f2f2f7; overflow: hidden }}
#host {{ position: relative; width: {WIDTH}px; height: {HEIGHT}px }}
{element} {{ position: absolute; left: {(WIDTH - width) / 2}px; top: {(HEIGHT - height) / 2}px;
width: {width}px; height: {height}px }}</style><script src="/instrument.js"></script>
<script type="module" src="{self.script}"></script></head>
<body><div id="host">{self.body}</div>"""


def around(side):
    """Returns a path along a circle at 22/28 of the radius, with equal moves."""
    radius = side / 2 * 220 / 280

    def point(step):
        angle = 0.1 + 0.05 * step
        return WIDTH / 2 + radius * math.cos(angle), HEIGHT / 2 + radius * math.sin(angle)

    return point


def swing(side, share):
    """Returns a path back and forth on a circle, with equal moves, outside the gap of a dial's scale at the bottom."""

    def point(step):
        # 2 radians to each side of the top, back and forth in 160 moves.
        angle = -math.pi / 2 + abs((step + 40) % 160 - 80) * 0.05 - 2
        radius = side / 2 * share
        return WIDTH / 2 + radius * math.cos(angle), HEIGHT / 2 + radius * math.sin(angle)

    return point


def alternate(there, back):
    """Returns a script that makes an element do two things alternately, each until it is at rest."""
    return f"""async (element, turns) => {{
      const steps = [() => {there}, () => {back}];
      for (let count = 0; count < turns; count++) {{
        steps[count % 2]();
        do await new Promise(requestAnimationFrame); while (element.shadowRoot.querySelector('.moving'));
      }}
    }}"""


def along(x, y, center=(WIDTH / 2, HEIGHT / 2)):
    """Returns a path back and forth along a straight line, with a number of points to each side."""

    def point(step):
        share = math.sin(0.06 * step)
        return center[0] + x * share, center[1] + y * share

    return point


YARDSTICK = (HERE / "vanilla-layer.html").read_text()
# The yardstick is one file. A style sheet makes its disc smaller, with the same middle.
SMALL_SIDE = 320
ZOOM = SMALL_SIDE / YARDSTICK_SIDE
SMALL_YARDSTICK = f"""#wheel {{ zoom: {ZOOM} !important;
left: {(WIDTH - SMALL_SIDE) / 2 / ZOOM}px !important; top: {(HEIGHT - SMALL_SIDE) / 2 / ZOOM}px !important }}"""

DIAL = '<rotary-dial value="50" caption="Volume" aria-label="Dial"></rotary-dial>'
WHEEL = f'<rotary-wheel aria-label="Wheel">{options()}</rotary-wheel>'
SUBJECTS = {
    "yardstick": Subject(None, YARDSTICK_SIDE, around(YARDSTICK_SIDE)),
    "wheel-by-hand": Subject(
        WHEEL, YARDSTICK_SIDE, around(YARDSTICK_SIDE), "yardstick", script="/wheel-by-hand.js"),
    "wheel": Subject(WHEEL, YARDSTICK_SIDE, around(YARDSTICK_SIDE), "yardstick"),
    "small-yardstick": Subject(None, SMALL_SIDE, around(SMALL_SIDE), css=SMALL_YARDSTICK),
    "small-wheel-by-hand": Subject(
        WHEEL, SMALL_SIDE, around(SMALL_SIDE), "small-yardstick", script="/wheel-by-hand.js"),
    "small-wheel": Subject(WHEEL, SMALL_SIDE, around(SMALL_SIDE), "small-yardstick"),
    "dial-by-hand": Subject(DIAL, YARDSTICK_SIDE, swing(YARDSTICK_SIDE, 0.84), script="/dial-by-hand.js"),
    "dial": Subject(DIAL, YARDSTICK_SIDE, swing(YARDSTICK_SIDE, 0.84), "dial-by-hand"),
    "spinner": Subject(
        '<rotary-spinner value="42" aria-label="Spinner"></rotary-spinner>',
        (400, 150), along(120, 0)),
    "spinner-row": Subject(
        '<rotary-spinner-row kind="time" look="flap" carry value="09:41" aria-label="Row"></rotary-spinner-row>',
        (320, 180), along(0, 70, (WIDTH / 2 + 70, HEIGHT / 2))),
    "turntable": Subject(
        f'<rotary-turntable aria-label="Turntable">{options()}</rotary-turntable>',
        (700, 400), along(0, 120, (180, HEIGHT / 2))),
    "ring-menu": Subject(
        '<rotary-ring-menu aria-label="Menu"></rotary-ring-menu>', 480, None,
        act=alternate("element.show()", "element.close()")),
    "clock": Subject(
        '<rotary-clock value="00:00" aria-label="Clock"></rotary-clock>', (256, 344), None,
        act=alternate("element.moveTo(300)", "element.moveTo(0)")),
    "color-wheel": Subject(
        '<rotary-color-wheel value="#ff0000" aria-label="Colour"></rotary-color-wheel>', (256, 256), None,
        act=alternate("element.moveTo('#0000ff')", "element.moveTo('#ff0000')")),
    "activity-rings": Subject(
        '<rotary-activity-rings values="0.5 0 1.2" aria-label="Rings"></rotary-activity-rings>', 320, None,
        act=alternate("element.values = [0.8, 1, 1.4]", "element.values = [0.5, 0, 1.2]")),
}
# Any other control dials, or shows a value and moves to another one.
for tag in re.findall(r"^(rotary-\S+) +\S+ +\S+ +\w", (HERE.parent / "catalogue").read_text(), re.M):
    SUBJECTS.setdefault(tag.removeprefix("rotary-"), Subject(
        f'<{tag} value="0" caption="Upload" aria-label="{tag}"></{tag}>', 320, None,
        act=alternate(
            "element.dial ? element.dial(7) : element.value = 1",
            "element.dial ? element.dial(5) : element.value = 0")))


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css", ".html": "text/html",
    }

    def do_GET(self):
        name = self.path[1:].removesuffix(".html")
        if self.path == "/style.css":
            self.answer("text/css", STYLE)
        elif name in SCRIPT_PAGES:
            self.answer("text/html", SCRIPT_PAGES[name])
        elif name in SUBJECTS:
            self.answer("text/html", SUBJECTS[name].page)
        else:
            super().do_GET()

    def answer(self, kind, text):
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def translate_path(self, path):
        name = path.lstrip("/")
        folder = HERE.parent if name.startswith("dist/") else HERE
        return str(folder / name)

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, *_):
        pass


def serve():
    """Starts the server and returns its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
