"""The rest of the corpus, by fingers, mouse, wheel and keys: what the control hears of it, it answers as the core does.

What real devices bring comes at times of its own, so the core is asked about what was heard. The same recordings at
their exact times are played in one process, by Tests/RotaryGTKTests/Replay, with what an app does besides.
"""

import time

import pytest

from conftest import ROOT, alike, replay
from controls import CONTROLS
from hands import read_recording, xdotool
from test_mouse import focus
from test_touch import PLAYED as BY_FINGERS

# What of a line no device does.
LEFT = {
    "call": "an app's doing", "setting": "an app's doing", "size": "an app's doing", "detent": "a crown",
    "orientation": "a device that is turned", "accessibility": "a screen reader's doing, by test_access",
    "phase": "a trackpad that counts in its own units, which X11 does not", "check": None, "end": None,
}
KEYS = {
    "ArrowUp": "Up", "ArrowDown": "Down", "ArrowLeft": "Left", "ArrowRight": "Right", "Enter": "Return",
    " ": "space", "PageUp": "Prior", "PageDown": "Next", "Backspace": "BackSpace",
}
# A pause in which nothing moves need not be waited for; longer than any time by which controls tell keys or taps apart.
PAUSE = 1.2
NOTCH = 48


def obstacle(head, lines):
    """Why no device can play a recording; None where one can."""
    for line in lines:
        for name in line:
            if LEFT.get(name):
                return LEFT[name]
        if line.get("pointer") == "cancel":
            return "no device cancels a touch"
    if "text-scale" in head["settings"]:
        return "the screen's dots per inch, by AppearanceTests"
    return None


def recordings():
    return {
        f"{control}/{path.stem}": obstacle(*read_recording(path))
        for control in CONTROLS for path in sorted((ROOT / "Recordings" / control).glob("*.jsonl"))
    }


FOUND = recordings()
PLAYED = [name for name, reason in FOUND.items() if reason is None and name not in BY_FINGERS]


def test_most_of_the_corpus_is_played_by_devices():
    # The others are played in one process.
    assert len(PLAYED) + len(BY_FINGERS) > 90 and not [name for name in BY_FINGERS if FOUND[name]]


class Hands:
    """Plays a recording's lines, and says afterwards that all was heard."""

    def __init__(self, probe, fingers, mouse):
        self.probe, self.fingers, self.mouse = probe, fingers, mouse
        self.down = {}

    def play(self, lines):
        begin, last = time.monotonic(), 0
        for line in lines:
            if line["t"] - last > PAUSE and not self.down:
                time.sleep(max(0, begin + last + PAUSE - time.monotonic()))
                self.probe.rest()
                begin = time.monotonic() - line["t"]
            last = line["t"]
            time.sleep(max(0, begin + line["t"] - time.monotonic()))
            self.do(line)
        # No control takes this key with Control, and all hear it, after what was done before.
        xdotool("key", "ctrl+Home")
        self.probe.wait(
            lambda: any(line.get("modifiers") == ["control"] and line.get("key") == "Home"
                        for line in self.probe.inputs),
            "all is heard",
        )

    def do(self, line):
        if "pointer" in line:
            # What a pointer is, it says when it comes down.
            kind = self.down.get(line["id"]) or line.get("kind", "touch")
            self.point(line["pointer"], line["id"], self.probe.at(line["x"], line["y"]), kind)
        elif "key" in line:
            name = KEYS.get(line["key"], line["key"])
            if len(name) == 1 and not name.isascii():
                name = f"U{ord(name):04X}"
            xdotool("key", "+".join([*line.get("modifiers", []), name]))
        elif "wheel" in line:
            right, down = line["wheel"]
            self.mouse.move(*self.probe.at(self.probe.width / 2, self.probe.height / 2))
            self.mouse.scroll(right / NOTCH, down / NOTCH)

    def point(self, phase, finger, place, kind):
        if phase in ("down", "move"):
            self.down[finger] = kind
        elif phase == "up":
            del self.down[finger]
        if kind == "touch":
            {"down": self.fingers.down, "move": self.fingers.move, "up": self.fingers.up}[phase](finger, *place)
            return
        self.mouse.move(*place)
        if phase == "down":
            self.mouse.press()
        elif phase == "up":
            self.mouse.release()


@pytest.mark.parametrize("name", PLAYED)
def test_a_recording_played_by_devices_tells_what_the_core_tells(name, show, fingers, mouse):
    head, lines = read_recording(ROOT / "Recordings" / f"{name}.jsonl")
    probe = focus(show(head["control"], size=head["size"], settings=head["settings"]))
    probe.ask("focus")
    Hands(probe, fingers, mouse).play(lines)
    state = probe.rest()
    # A widget is never smaller than it has to be.
    events, expected = replay({**head, "size": [probe.width, probe.height]}, probe.inputs)
    assert alike(probe.events, events)
    assert alike(state, expected)
    heard = len([line for line in probe.inputs if "key" in line]) - 1
    assert heard == len([line for line in lines if "key" in line])
