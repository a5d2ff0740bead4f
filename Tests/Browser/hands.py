"""Simulated hands: fingers, mice and their positions."""

import math

from page_time import leap

# A pointer that has not moved for this long throws nothing.
STILL_MILLISECONDS = 100


# The centre and the radius of an element on the screen.
CIRCLE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2, Math.min(width, height) / 2];
}"""


def places(page, selector, directions, share=0.7):
    """Points of a wheel on the screen, by direction (0 right, 90 down) and share of the radius."""
    x, y, radius = page.evaluate(CIRCLE, selector)
    angles = map(math.radians, directions)
    return [(x + radius * share * math.cos(angle), y + radius * share * math.sin(angle)) for angle in angles]


def place(page, selector, degrees, share=0.7):
    """One point of a wheel on the screen."""
    return places(page, selector, [degrees], share)[0]


def arc(page, selector, start, sweep, steps, share=0.7):
    """Points along an arc of a wheel, from its start."""
    return places(page, selector, [start + sweep * step / steps for step in range(steps + 1)], share)


def arc_share(selector):
    """JavaScript for the visible share of an element's circle, from the dashes of its pieces."""
    return f"""(() => {{
      const pieces = [...document.querySelector('{selector}').shadowRoot.querySelectorAll('path[pathLength]')];
      const shares = pieces.map(({{ style }}) => style.visibility === 'hidden' ? 0 : parseFloat(style.strokeDasharray));
      return shares.reduce((a, b) => a + b) / shares.length;
    }})()"""


def drag(page, selector, start, sweep, steps=20, share=0.7, release=True):
    """Drags with the mouse along an arc, without a throw."""
    first, *others = arc(page, selector, start, sweep, steps, share)
    page.mouse.move(*first)
    page.mouse.down()
    for point in others:
        page.mouse.move(*point)
    if release:
        let_go(page)


def let_go(page):
    """Releases the mouse after a rest, by the page's clock, that prevents a throw."""
    leap(page, STILL_MILLISECONDS)
    page.mouse.up()


# Sends a pen's events to an element, each with its position and its time in milliseconds. All are sent in one task
# with these times, so that their distance in time does not depend on the machine. Returns the state of a wheel
# immediately after them.
PEN = """([selector, events]) => {
  const element = document.querySelector(selector);
  const area = element.shadowRoot.elementFromPoint(...events[0][1]);
  const begin = performance.now();
  for (const [type, [clientX, clientY], after] of events) {
    const buttons = type === 'pointerup' ? 0 : 1;
    const event = new PointerEvent(
      type, { clientX, clientY, buttons, pointerId: 7, pointerType: 'pen', isPrimary: true });
    Object.defineProperty(event, 'timeStamp', { value: begin + after });
    area.dispatchEvent(event);
  }
  return { rotation: element.rotation, resting: element.resting };
}"""


def flicked(points):
    """The events of a quick stroke, released while it moves: a move every 8 ms."""
    moves = [("pointermove", point, 8 * n) for n, point in enumerate(points)]
    return [("pointerdown", points[0], 0), *moves[1:], ("pointerup", points[-1], moves[-1][2])]


def flick(page, selector, start, sweep, steps=6, share=0.7):
    """Throws a wheel by a quick drag along an arc; returns its state immediately after that."""
    return page.evaluate(PEN, [selector, flicked(arc(page, selector, start, sweep, steps, share))])


def double_tap(page, selector, point):
    """Two taps, quick enough to be a double tap."""
    taps = [("pointerdown", 0), ("pointerup", 20), ("pointerdown", 120), ("pointerup", 140)]
    page.evaluate(PEN, [selector, [(kind, point, after) for kind, after in taps]])


# Keys for the focused part of an element, all in one task and at one time.
KEYS = """([selector, keys]) => {
  const { shadowRoot } = document.querySelector(selector);
  const stamp = performance.now();
  for (const key of keys) {
    const target = shadowRoot.activeElement ?? shadowRoot.querySelector('.list');
    const event = new KeyboardEvent(
      'keydown', { key, bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: stamp });
    target.dispatchEvent(event);
  }
}"""


def type_keys(page, selector, keys):
    """Types without a pause, which would begin another word or number."""
    page.evaluate(KEYS, [selector, list(keys)])


class Fingers:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.points = {}

    def down(self, point, finger=0):
        self.points[finger] = point
        self.send("touchStart")

    def down_together(self, *points):
        """Sends several touches with no time between them."""
        self.points = dict(enumerate(points))
        self.send("touchStart")

    def move(self, point, finger=0):
        self.points[finger] = point
        self.send("touchMove")

    def up(self, finger=0):
        del self.points[finger]
        self.send("touchEnd")

    def cancel(self):
        self.points = {}
        self.send("touchCancel")

    def send(self, kind):
        touches = [
            {"x": x, "y": y, "id": finger} for finger, (x, y) in sorted(self.points.items())
        ]
        self.session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": touches},
        )


def check_is_in_the_way_of_nothing(open_page, ring):
    """Checks that a ring with the id r is no tab stop, and that clicks go to the button below it."""
    page = open_page(
        f'<button id="a">A</button><div class="pile"><button id="b">B</button>{ring}</div><button id="c">C</button>',
        css=".pile { position: relative } .pile > * { position: absolute; top: 0; left: 0 }"
            " #b { width: 200px; height: 200px } #c { margin-top: 300px }")
    page.evaluate("window.clicks = 0; b.addEventListener('click', () => clicks++)")
    for place in ((100, 12), (100, 100), (20, 60)):
        box = page.locator("#r").bounding_box()
        page.mouse.click(box["x"] + place[0], box["y"] + place[1])
    assert page.evaluate("clicks") == 3
    page.locator("#a").focus()
    stops = []
    for _ in range(2):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.id"))
    assert stops == ["b", "c"]
