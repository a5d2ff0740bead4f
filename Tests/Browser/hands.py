"""What hands do: fingers, mice and the places they go to."""

import math


def place(page, selector, degrees, share=0.7):
    """A point of a wheel on the screen, by direction (0 right, 90 down) and share of the radius."""
    box = page.locator(selector).bounding_box()
    radius = min(box["width"], box["height"]) / 2
    angle = math.radians(degrees)
    return (
        box["x"] + box["width"] / 2 + radius * share * math.cos(angle),
        box["y"] + box["height"] / 2 + radius * share * math.sin(angle),
    )


def drag(page, selector, start, sweep, steps=20, share=0.7, release=True):
    """Drags with the mouse along an arc."""
    page.mouse.move(*place(page, selector, start, share))
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(*place(page, selector, start + sweep * step / steps, share))
    if release:
        page.mouse.up()


# The moves of a pen, 8 ms apart.
FLICK = """async ([selector, points]) => {
  const { shadowRoot } = document.querySelector(selector);
  const ring = shadowRoot.elementFromPoint(...points[0]);
  const send = (type, [clientX, clientY], buttons) => ring.dispatchEvent(new PointerEvent(
    type, { clientX, clientY, buttons, pointerId: 7, pointerType: 'pen', isPrimary: true }));
  const pause = (end) => { while (performance.now() < end); };
  const begin = performance.now();
  send('pointerdown', points[0], 1);
  points.slice(1).forEach((point, index) => {
    pause(begin + 8 * (index + 1));
    send('pointermove', point, 1);
  });
  send('pointerup', points.at(-1), 0);
}"""


def flick(page, selector, start, sweep, steps=6, share=0.7):
    """A quick drag, let go while it moves: a move every 8 ms.

    The page makes the events, for they come too slowly from outside to be a flick.
    """
    points = [place(page, selector, start + sweep * n / steps, share) for n in range(steps + 1)]
    page.evaluate(FLICK, [selector, points])


class Fingers:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.points = {}

    def down(self, point, finger=0):
        self.points[finger] = point
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
