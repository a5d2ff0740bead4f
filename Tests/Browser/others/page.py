"""A page of Firefox or WebKit, with the parts of Playwright's interface that the tests for Chromium use here."""

import json
import re

from others.driver import KEYS, LEFT, RIGHT, lift, move, press

# Code that is run unchanged: a function, or an expression that begins with one.
FUNCTION = re.compile(r"\(|async\b|\w+ =>")
BUTTONS = {"left": LEFT, "right": RIGHT}


class Page:
    def __init__(self, host):
        self.host = host
        self.keyboard = Keyboard(host)
        self.mouse = Mouse(host)

    @property
    def url(self):
        return self.evaluate("location.href")

    @property
    def told(self):
        """The console messages, exceptions and policy violations."""
        return self.evaluate("listened.mistakes")

    def goto(self, address, until="complete"):
        self.host.open(address, until)

    def go_back(self):
        self.host.back()

    def close(self):
        """Leaves the window to the next test."""

    def evaluate(self, script, argument=None):
        """The value of an expression, or of a function of the argument; statements have none."""
        script = script.strip()
        if ";" in script and not FUNCTION.match(script):
            script = f"() => {{ {script} }}"
        return self.host.evaluate(
            f"(async (argument) => {{ const answered = await ({script});"
            " return typeof answered === 'function' ? answered(argument) : answered; })"
            f"({json.dumps(argument)})"
        )

    def click(self, selector):
        self.host.tap(self.host.middle(selector))

    def locator(self, selector):
        return Locator(self, selector)


class Locator:
    def __init__(self, page, selector):
        self.page = page
        self.selector = selector

    def bounding_box(self):
        return dict(zip(("x", "y", "width", "height"), self.page.host.box(self.selector)))

    def focus(self):
        self.page.evaluate("(selector) => $(selector).focus()", self.selector)

    def scroll_into_view_if_needed(self):
        self.page.evaluate("(selector) => $(selector).scrollIntoView({ block: 'nearest' })", self.selector)


class Keyboard:
    def __init__(self, host):
        self.host = host

    def press(self, keys):
        """Presses a key, or several together, such as Shift+ArrowUp."""
        self.host.press_together(*[KEYS.get(name, name) for name in keys.split("+")])

    def type(self, text):
        for letter in text:
            self.press(letter)

    def insert_text(self, text):
        assert text == "", "no browser is asked for more"


class Mouse:
    def __init__(self, host):
        self.host = host
        self.point = (0, 0)

    def move(self, x, y, steps=1):
        points = self.host.line(self.point, (x, y), steps)
        self.point = (x, y)
        self.host.point("mouse", *map(move, points[1:]))

    def down(self, button="left"):
        self.host.point("mouse", press(BUTTONS[button]))

    def up(self, button="left"):
        self.host.point("mouse", lift(BUTTONS[button]))
        self.host.let_page_follow()

    def click(self, x, y, button="left"):
        self.move(x, y)
        self.down(button)
        self.up(button)

    def wheel(self, across, down):
        self.host.scroll(self.point, across, down)
