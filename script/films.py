#!/usr/bin/env python3
"""Draws the moving pictures of the documentation, one for each control, with the tool.

    script/films.py rotary [NAME ...]     the tool, and the pictures to draw; by default all

Each film is a script of finger input on a demo of the gallery, in the language of recordings: a drag, a flick, a
landing. It is in film.py, in the folder of the control's recordings. None is larger than 250 KB.
"""
import json
import pathlib
import runpy
import subprocess
import sys

ROOT = pathlib.Path(__file__).parent.parent
sys.path.append(str(ROOT / "Recordings"))

from recording import Script, start_noise  # noqa: E402

LARGEST = 250_000
FONT = "Inter, sans-serif"


class Film(Script):
    """A recording for drawing, which is not kept."""

    def __init__(self, control, demo="", size=(240, 240), theme="light", scale=1.25, **settings):
        self.control, self.theme, self.scale = control, theme, scale
        super().__init__(control, control, size, **{**settings_of(control, demo), **settings})

    def move_along(self, points, seconds):
        """Moves a finger from point to point at a constant speed."""
        for at in points:
            self.wait(seconds / len(points)).point("move", at)
        return self

    def line(self, start, end, seconds, hold=0.0):
        """Drags along a straight line."""
        steps = max(4, round(seconds * 90))
        ways = [(step + 1) / steps for step in range(steps)]
        self.point("down", start)
        self.move_along([tuple(a + (b - a) * way for a, b in zip(start, end)) for way in ways], seconds)
        return self.wait(hold).point("up", end)

    def tap(self, at):
        return self.point("down", at).wait(0.06).point("up", at)

    def end(self, after=1.0):
        self.wait(after).add(end=True)
        file = ROOT / "Documentation" / f"{self.control}.webp"
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        command = [ROTARY, "replay", "-", "--fps", "20", "--scale", str(self.scale),
                   "--quality", "30", "--font", FONT, "--theme", self.theme, "-o", str(file)]
        subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.DEVNULL)
        size = file.stat().st_size
        print(f"{file.name}: {size // 1000} KB, {self.t:.1f} s")
        if size > LARGEST:
            sys.exit(f"{file} has {size} bytes; expected at most {LARGEST}")


def settings_of(control, demo):
    """Returns the settings of a demo from the tool's list."""
    if not demo:
        return {}
    listed = json.loads(subprocess.check_output([ROTARY, "list", control, "--demos", "--json"]))
    return next(each for each in listed[0]["demos"] if each["id"] == demo)["settings"]


FILMS = sorted((ROOT / "Recordings").glob("*/film.py"))

if __name__ == "__main__":
    ROTARY, *names = sys.argv[1:]
    for film in FILMS:
        if not names or film.parent.name in names:
            start_noise(0)
            runpy.run_path(str(film))["draw"](Film)
