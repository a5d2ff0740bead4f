#!/usr/bin/env python3
"""Draws the moving pictures of the documentation, one for each control, with the tool.

    script/films.py rotary [NAME ...]     the tool, and the pictures to draw; left out, all of them

Each film is a script of what fingers do, in the words of the recordings, on a demo of the gallery: a drag, a
throw, a landing. None is larger than 250 KB.
"""
import json
import math
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).parent.parent
sys.path.append(str(ROOT / "Recordings"))

from recording import Script, tremble_from  # noqa: E402

LARGEST = 250_000
FONT = "Inter, sans-serif"


class Film(Script):
    """A recording that is drawn rather than kept."""

    def __init__(self, name, control, demo="", size=(240, 240), theme="light", scale=1.25, **settings):
        self.name, self.theme, self.scale = name, theme, scale
        super().__init__(name, control, size, **{**settings_of(control, demo), **settings})

    def move_along(self, points, seconds):
        """A finger goes from point to point at an even speed."""
        for at in points:
            self.wait(seconds / len(points)).point("move", at)
        return self

    def line(self, start, end, seconds, hold=0.0):
        """A drag along a straight line."""
        steps = max(4, round(seconds * 90))
        ways = [(step + 1) / steps for step in range(steps)]
        self.point("down", start)
        self.move_along([tuple(a + (b - a) * way for a, b in zip(start, end)) for way in ways], seconds)
        return self.wait(hold).point("up", end)

    def tap(self, at):
        return self.point("down", at).wait(0.06).point("up", at)

    def end(self, after=1.0):
        self.wait(after).say(end=True)
        file = ROOT / "Documentation" / f"{self.name}.webp"
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        command = [ROTARY, "replay", "-", "--fps", "20", "--scale", str(self.scale),
                   "--quality", "30", "--font", FONT, "--theme", self.theme, "-o", str(file)]
        subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.DEVNULL)
        size = file.stat().st_size
        print(f"{file.name}: {size // 1000} KB, {self.t:.1f} s")
        if size > LARGEST:
            sys.exit(f"{file} has {size} bytes; expected at most {LARGEST}")


def settings_of(control, demo):
    """The settings of a demo, as the tool lists them."""
    if not demo:
        return {}
    listed = json.loads(subprocess.check_output([ROTARY, "list", control, "--demos", "--json"]))
    return next(each for each in listed[0]["demos"] if each["id"] == demo)["settings"]


def wheel(film):
    film("wheel", "wheel", "icon-wheel", size=(280, 280), scale=1.1).wait(0.3).drag(0.5, 0.8, 0.9, hold=0.2).wait(0.9) \
        .drag(-0.6, 1.5, 0.16).end(2.8)


def number_spinner(film):
    it = film("number-spinner", "number-spinner", "digit", size=(320, 130))
    it.wait(0.3).line((210, 65), (110, 65), 0.7, hold=0.2).wait(0.7).line((270, 65), (60, 65), 0.14)
    it.end(2.4)


def spinner_row(film):
    it = film("spinner-row", "spinner-row", "odometer", size=(320, 140), theme="dark")
    it.wait(0.3).line((285, 100), (285, 50), 0.6, hold=0.2).wait(0.5).line((285, 110), (285, 20), 0.1)
    it.end(3)


def turntable(film):
    it = film("turntable", "turntable", "people", size=(360, 240))
    it.wait(0.3).line((300, 150), (300, 90), 0.7, hold=0.2).wait(0.5).line((300, 190), (300, 40), 0.2)
    it.end(2.6)


def ring_menu(film):
    it = film("ring-menu", "ring-menu", size=(340, 340), theme="dark")
    it.wait(0.2).point("down", it.center).wait(1.4)
    rim = [it.place(-2.2 + 0.06 * step, 0.54) for step in range(26)]
    it.move_along([it.place(-2.2, 0.54 * (step + 1) / 8) for step in range(8)], 0.3)
    it.move_along(rim, 1.3).wait(0.3).point("up", rim[-1]).end(1.6)


def dial(film):
    film("dial", "dial", "thermostat").wait(0.3).drag(-2.1, 1.9, 1.4, hold=0.3, share=0.8).wait(0.5) \
        .drag(-0.2, -0.9, 0.8, hold=0.3, share=0.8).end(0.8)


def range_dial(film):
    it = film("range-dial", "range-dial", "sleep", theme="dark")
    it.wait(0.3).drag(math.radians(15), 0.7, 1.0, hold=0.3, share=0.8).wait(0.5)
    it.drag(-1.0, 0.8, 1.0, hold=0.3, share=0.8).end(0.8)


def progress_ring(film):
    it = film("progress-ring", "progress-ring", "battery")
    it.wait(0.4).call("move", to=100, animated=True).wait(1.4).call("move", to=12, animated=True)
    it.wait(1.4).call("move", to=64, animated=True).end(1.4)


FILMS = [wheel, number_spinner, spinner_row, turntable, ring_menu, dial, range_dial, progress_ring]

if __name__ == "__main__":
    ROTARY, *names = sys.argv[1:]
    for number, each in enumerate(FILMS):
        tremble_from(number)
        if not names or each.__name__.replace("_", "-") in names:
            each(Film)
