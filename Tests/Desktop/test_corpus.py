"""The corpus by fingers, mouse, wheel and keys: what the control hears of it, it answers as the core does.

What real devices bring comes at times of its own, so the core is asked about what was heard. All recordings are played
at their exact times in one process, by Tests/RotaryGTKTests/Replay, with what an app does besides. Devices, which take
as long as a user's hands, play as few as have every kind of input that the recordings of a control have: each of them
is GTK's translation, which one recording shows as well as ten.
"""

import time
from math import dist

import pytest

from conftest import ROOT, replay
from controls import CONTROLS
from hands import Modifiers, read_recording, xdotool
from heard import ROUNDING, assert_as_core, assert_strokes, strokes
from kinds import cover, kinds
from test_mouse import focus

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
# How many points of a recording are a notch of the mouse.
NOTCH = 40


def obstacle(head, lines):
    """Why no device can play a recording; None where one can."""
    for line in lines:
        for name in line:
            if LEFT.get(name):
                return LEFT[name]
        if line.get("pointer") in ("cancel", "lost"):
            return "no device cancels or loses a touch"
    if "text-scale" in head["settings"]:
        return "the screen's dots per inch, by AppearanceTests"
    return None


def playable(control):
    """The recordings of a control that devices can play: by name, the kinds of input and the seconds."""
    found = {}
    for path in sorted((ROOT / "Recordings" / control).glob("*.jsonl")):
        head, lines = read_recording(path)
        if obstacle(head, lines) is None:
            found[path.stem] = (kinds(head, lines), lines[-1]["t"])
    return found


PLAYED = [f"{control}/{name}" for control in CONTROLS for name in cover(playable(control))]


@pytest.mark.parametrize("control", CONTROLS)
def test_devices_play_every_kind_of_input_of_a_controls_recordings(control):
    found = playable(control)
    played = [found[name.split("/")[1]][0] for name in PLAYED if name.split("/")[0] == control]
    assert set().union(*played) == set().union(*(kinds for kinds, _ in found.values()))


class Hands:
    """Plays a recording's lines at their times."""

    def __init__(self, probe, fingers, mouse):
        self.probe, self.fingers, self.mouse = probe, fingers, mouse
        self.down = {}
        self.spot = None
        self.modifiers = Modifiers()

    def play(self, lines):
        begin, last = time.monotonic(), 0
        for line in lines:
            if line["t"] - last > PAUSE and not self.down:
                time.sleep(max(0, begin + last + PAUSE - time.monotonic()))
                self.probe.rest()
                begin = time.monotonic() - line["t"]
            last = line["t"]
            # A throw is one, and two taps are, only by a hand's own speed.
            time.sleep(max(0, begin + line["t"] - time.monotonic()))
            self.do(line)

    def do(self, line):
        if "pointer" in line:
            # What a pointer is, it says when it comes down.
            kind = self.down.get(line["id"]) or line.get("kind", "touch")
            self.modifiers.hold(line.get("modifiers", []))
            self.point(line["pointer"], line["id"], self.probe.at(line["x"], line["y"]), kind)
        elif "key" in line:
            self.modifiers.hold([])
            name = KEYS.get(line["key"], line["key"])
            if len(name) == 1 and not name.isascii():
                name = f"U{ord(name):04X}"
            xdotool("key", "+".join([*line.get("modifiers", []), name]))
        elif "wheel" in line:
            right, down = line["wheel"]
            self.mouse.move(*self.probe.at(self.probe.width / 2, self.probe.height / 2))
            self.mouse.scroll(right / NOTCH, down / NOTCH)

    def end(self):
        self.modifiers.hold([])

    def point(self, phase, finger, place, kind):
        if phase in ("down", "move"):
            self.down[finger] = kind
        elif phase == "up":
            del self.down[finger]
        if kind == "touch":
            {"down": self.fingers.down, "move": self.fingers.move, "up": self.fingers.up}[phase](finger, *place)
            return
        if phase != "up" or place != self.spot:
            self.mouse.move(*place)
        self.spot = place
        if phase == "down":
            self.mouse.press()
        elif phase == "up":
            self.mouse.release()


@pytest.mark.parametrize("name", PLAYED)
def test_a_recording_played_by_devices_tells_what_the_core_tells(name, show, fingers, mouse):
    head, lines = read_recording(ROOT / "Recordings" / f"{name}.jsonl")
    probe = focus(show(head["control"], size=head["size"], settings=head["settings"]))
    probe.ask("focus")
    hands = Hands(probe, fingers, mouse)
    try:
        hands.play(lines)
    finally:
        hands.end()
    # No control takes this key with Control, and all hear it, after all that was done before.
    last = ("Home", ["control"])
    xdotool("key", "ctrl+Home")
    probe.wait(lambda: last in keys(probe.inputs), "all is heard")
    assert keys(probe.inputs) == [*keys(lines), last]
    beside = [stroke for stroke in strokes(lines) if is_beside(stroke, probe)]
    assert_strokes(probe, [stroke for stroke in strokes(lines) if stroke not in beside])
    # Of fingers beside it the core tells nothing, so it may as well not hear of them.
    for stroke in beside:
        assert replay(head, stroke)[0] == []
    assert_as_core(probe)


def keys(lines):
    return [(line["key"], line.get("modifiers", [])) for line in lines if "key" in line]


def is_beside(stroke, probe):
    """Whether nothing was heard of a pointer that came down: GTK gives the control those inside its outline only."""
    place = [stroke[0]["x"], stroke[0]["y"]]
    return not any(dist(place, [heard[0]["x"], heard[0]["y"]]) < ROUNDING for heard in strokes(probe.inputs))
