"""Control of a browser for tests: open a page, look at it, use it by touch, mouse and keys.

`Driver` implements functions by a few commands that each browser implements in its own way; see `firefox.py` and
`webkit.py`. Positions are CSS pixels of the window, times are milliseconds.
"""

import contextlib
import json
import math
import time
from abc import ABC, abstractmethod

from hands import STILL_MILLISECONDS
from page_time import PAGE_LEFT, leap, wait

# The keys without a letter, as WebDriver numbers them.
KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Escape": "\ue00c", "Space": " ",
    "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}
LEFT, RIGHT = 0, 2


class PageLeft(Exception):
    """A script did not return, because its page was left."""

    def __init__(self):
        super().__init__(PAGE_LEFT)


class Driver(ABC):
    """One window of a browser."""

    name: str

    def __init__(self):
        # The errors of pages that are no longer shown.
        self.heard = []

    @abstractmethod
    def load(self, address, until):
        """Loads a page, and waits until it is complete, or only `interactive`."""

    @abstractmethod
    def size(self, width, height):
        """Sets the size of the page."""

    @abstractmethod
    def go_back(self):
        """Goes back to the previous page."""

    @abstractmethod
    def evaluate_text(self, script):
        """The text of an expression, or of the result of its promise."""

    @abstractmethod
    def perform(self, *sources):
        """Performs WebDriver's actions of input sources, all together."""

    @abstractmethod
    def release(self):
        """Releases all pressed keys and buttons."""

    @abstractmethod
    def screenshot(self):
        """The content of the window, as PNG."""

    @abstractmethod
    def said(self):
        """The errors that the browser itself has reported since the last call, if it reports any."""

    @abstractmethod
    def close(self):
        """Ends the browser and its helper processes."""

    def open(self, address, until="complete"):
        """Loads a page, and waits until it is complete, or only `interactive`."""
        self.listen()
        self.load(address, until)

    def back(self):
        """Goes back to the previous page, whose address is different."""
        self.listen()
        left = self.evaluate("location.href")
        self.go_back()
        end = time.monotonic() + 30
        while self.evaluate("location.href") == left:
            assert time.monotonic() < end, f"{self.name} stays at {left}"

    def listen(self):
        """Keeps the errors of the page since the last call, if it has `listen.js` in its head."""
        self.heard += self.evaluate("window.listened?.mistakes.splice(0) ?? []")

    def mistakes(self):
        """All errors in this browser since the last call."""
        self.listen()
        heard, self.heard = self.heard, []
        return heard + self.said()

    def evaluate(self, expression, *arguments):
        """The value of an expression, or of a function of these arguments, in the page."""
        if arguments:
            expression = f"({expression})({', '.join(map(json.dumps, arguments))})"
        text = self.evaluate_text(
            "(async () => { const $ = (s) => document.querySelector(s);"
            f" return JSON.stringify((await ({expression})) ?? null); }})()"
        )
        return json.loads(text)

    def wait(self, condition, seconds=30):
        """Waits for a condition in JavaScript, in which `$` finds an element, also in a page that this one leads to."""
        wait(self, condition, seconds=seconds)

    def box(self, selector, inside=None):
        """The rectangle of an element, or of one in its shadow tree: left, top, width, height."""
        return self.evaluate(
            """([selector, inside]) => {
              const element = inside ? $(selector).shadowRoot.querySelector(inside) : $(selector);
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y, width, height];
            }""",
            [selector, inside],
        )

    def middle(self, selector, inside=None):
        left, top, width, height = self.box(selector, inside)
        return left + width / 2, top + height / 2

    def around(self, selector, degrees, share=0.7):
        """A point of a round element, by direction (0 right, 90 down) and share of the radius."""
        left, top, width, height = self.box(selector)
        radius = min(width, height) / 2 * share
        angle = math.radians(degrees)
        x, y = left + width / 2, top + height / 2
        return x + radius * math.cos(angle), y + radius * math.sin(angle)

    def arc(self, selector, start, sweep, share=0.7, steps=12):
        """Points along an arc around the middle of an element."""
        return [
            self.around(selector, start + sweep * step / steps, share) for step in range(steps + 1)
        ]

    def line(self, start, end, steps=12):
        """Points along a line."""
        (x, y), (to_x, to_y) = start, end
        shares = [step / steps for step in range(steps + 1)]
        return [(x + (to_x - x) * share, y + (to_y - y) * share) for share in shares]

    def let_page_follow(self):
        """Waits for a frame: a browser may return before its page has received the keys or the click."""
        with contextlib.suppress(PageLeft):
            self.evaluate("new Promise(requestAnimationFrame)")

    def drag(self, points, kind="mouse"):
        """Presses at the first point, moves along all, and releases after a rest by the page's clock."""
        self.point(kind, move(points[0]), press(), *map(move, points[1:]))
        leap(self, STILL_MILLISECONDS)
        self.point(kind, lift())
        self.let_page_follow()

    def tap(self, point, kind="mouse", button=LEFT):
        self.point(kind, move(point), press(button), lift(button))
        self.let_page_follow()

    def point(self, kind, *actions):
        """Performs these actions with a mouse or a finger."""
        self.perform({
            "type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(actions),
        })

    def scroll(self, point, across, down):
        x, y = map(round, point)
        scroll = {"type": "scroll", "x": x, "y": y, "deltaX": across, "deltaY": down, "duration": 0}
        self.perform({"type": "wheel", "id": "wheel", "actions": [scroll]})

    def keys(self, *names):
        """Presses keys one after the other, by name or letter."""
        for name in names:
            self.press_together(KEYS.get(name, name))

    def press_together(self, *values):
        """Presses keys, and releases them in reverse order."""
        actions = [{"type": "keyDown", "value": value} for value in values]
        actions += [{"type": "keyUp", "value": value} for value in reversed(values)]
        self.perform({"type": "key", "id": "keyboard", "actions": actions})
        self.let_page_follow()


def move(point):
    x, y = map(round, point)
    return {"type": "pointerMove", "x": x, "y": y, "duration": 0}


def press(button=LEFT):
    return {"type": "pointerDown", "button": button}


def lift(button=LEFT):
    return {"type": "pointerUp", "button": button}
