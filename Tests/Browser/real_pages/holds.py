"""How a pointer holds and turns each control, and the value that shows the result."""

from dataclasses import dataclass

from conftest import wait
from test_states import element_of


@dataclass(frozen=True)
class Hold:
    """A stroke that changes a control: points as shares of its width and height."""

    start: tuple[float, float]
    way: tuple[tuple[float, float], ...]
    # The value that the stroke changes, in JavaScript.
    value: str
    # A position where a click has an effect, and the value that it changes.
    click: tuple[float, float]
    clicked: str


HOLDS = {
    "rotary-wheel": Hold((0.5, 0.1), ((0.6, 0.12), (0.8, 0.25)), "e.rotation", (0.5, 0.1), "e.selectedIndex"),
    "rotary-spinner": Hold((0.7, 0.5), ((0.6, 0.5), (0.3, 0.5)), "e.value", (0.8, 0.5), "e.value"),
    "rotary-spinner-row": Hold((0.5, 0.7), ((0.5, 0.6), (0.5, 0.3)), "e.value", (0.5, 0.2), "e.value"),
    "rotary-turntable": Hold((0.5, 0.7), ((0.5, 0.66), (0.5, 0.5)), "e.state.offset", (0.5, 0.5), "e.selectedIndex"),
    "rotary-ring-menu": Hold((0.5, 0.5), ((0.5, 0.3), (0.5, 0.22)), "e.state.highlighted", (0.5, 0.5), "e.open"),
    "rotary-dial": Hold((0.5, 0.1), ((0.6, 0.12), (0.8, 0.25)), "e.value", (0.9, 0.5), "e.value"),
    "rotary-color-wheel": Hold((0.5, 0.05), ((0.6, 0.07), (0.82, 0.2)), "e.hue", (0.94, 0.5), "e.value"),
    "rotary-clock": Hold((0.5, 0.33), ((0.65, 0.37), (0.85, 0.48)), "e.valueAsNumber", (0.9, 0.63), "e.value"),
}
# Attributes with which a control changes with each point that a pointer moves.
ATTRIBUTES = {"rotary-dial": "step='0.001' value='50'", "rotary-clock": "hands='two'"}


def control(tag, identifier="e"):
    return element_of(tag, ATTRIBUTES.get(tag, ""), identifier)


def value(page, tag):
    return page.evaluate(HOLDS[tag].value)


# The position in the page's window of a point of the element `e`, given as shares of its width and height, also if `e`
# is in a frame. Controls measure in another way; here the browser measures a temporary box.
PLACE = """([x, y]) => {
  const mark = document.createElement('i');
  mark.style.cssText = `position: absolute; width: 0; height: 0; left: ${100 * x}%; top: ${100 * y}%`;
  e.shadowRoot.append(mark);
  const { x: left, y: top } = mark.getBoundingClientRect();
  mark.remove();
  const frame = e.ownerDocument.defaultView.frameElement?.getBoundingClientRect();
  return [left + (frame?.x ?? 0), top + (frame?.y ?? 0)];
}"""


def place(page, point):
    return page.evaluate(PLACE, point)


# Resolves after the browser has reported positions to earlier observers: later observers are called later.
SEEN = """() => new Promise((done) => {
  const observer = new IntersectionObserver(() => { observer.disconnect(); done(); });
  observer.observe(document.body);
})"""


def seen(page):
    """Waits until a page has shown a frame, and its observers have reported all movements in it."""
    for _ in range(2):
        page.evaluate(SEEN)


def press(page, tag):
    """A mouse button pressed on a control."""
    page.mouse.move(*place(page, HOLDS[tag].start))
    page.mouse.down()
    if tag == "rotary-ring-menu":
        wait(page, "e.state.openness === 1")


def move(page, tag):
    for point in HOLDS[tag].way:
        page.mouse.move(*place(page, point))
