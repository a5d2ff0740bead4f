"""The corpus with fingers, mouse, wheel and keys: the control responds to its input as the core does.

Real devices have inexact times, so the core is given the input that the control received. Tests/RotaryGTKTests/Replay
plays all recordings with exact times in one process, including the app's actions. Devices are as slow as a user's
hands, so they play only a selection, which has every kind of input in a control's recordings: for GTK's conversion of
events, one recording of a kind is enough.
"""

import time
from math import dist

import pytest

from conftest import ROOT, replay
from controls import CONTROLS
from hands import Modifiers, read_recording, xdotool
from comparison import ROUNDING, assert_as_core, assert_strokes, strokes
from kinds import cover, kinds
from test_mouse import focus

# The fields of a line that no device can produce.
UNPLAYABLE = {
    "call": "an app's doing", "setting": "an app's doing", "size": "an app's doing", "detent": "a crown",
    "orientation": "a device that is turned", "accessibility": "a screen reader's doing, by test_access",
    "phase": "a trackpad that counts in its own units, which X11 does not", "check": None, "end": None,
}
KEYS = {
    "ArrowUp": "Up", "ArrowDown": "Down", "ArrowLeft": "Left", "ArrowRight": "Right", "Enter": "Return",
    " ": "space", "PageUp": "Prior", "PageDown": "Next", "Backspace": "BackSpace",
}
# The maximum pause, in seconds. It is longer than any time that controls use to distinguish keys or taps.
PAUSE = 1.2
# The points of a recording that are one notch of the mouse.
NOTCH = 40


def obstacle(head, lines):
    """The reason why no device can play a recording; None if a device can."""
    for line in lines:
        for name in line:
            if UNPLAYABLE.get(name):
                return UNPLAYABLE[name]
        if line.get("pointer") in ("cancel", "lost"):
            return "no device cancels or loses a touch"
    if "text-scale" in head["settings"]:
        return "the screen's dots per inch, by AppearanceTests"
    return None


def playable(control):
    """The recordings of a control that devices can play: by name, the kinds of input and the duration in seconds."""
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
            # Throws and double taps depend on the exact times.
            time.sleep(max(0, begin + line["t"] - time.monotonic()))
            self.do(line)

    def do(self, line):
        if "pointer" in line:
            # A pointer's kind is only in its first event.
            kind = self.down.get(line["id"]) or line.get("kind", "touch")
            self.modifiers.hold(line.get("modifiers", []))
            self.point(line["pointer"], line["id"], self.probe.at(line["x"], line["y"]), kind)
        elif "key" in line:
            self.modifiers.hold([])
            name = KEYS.get(line["key"], line["key"])
            # xdotool knows signs by other names.
            if len(name) == 1 and not (name.isascii() and name.isalnum()):
                name = f"U{ord(name):04X}"
            xdotool("key", "+".join([*line.get("modifiers", []), name]))
        elif "wheel" in line:
            right, down = line["wheel"]
            self.mouse.move(*(self.spot or self.probe.at(self.probe.width / 2, self.probe.height / 2)))
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
    # No control uses this key with Control. All receive it after the other input.
    last = ("Home", ["control"])
    xdotool("key", "ctrl+Home")
    probe.wait(lambda: last in keys(probe.inputs), "all input has arrived")
    assert keys(probe.inputs) == [*keys(lines), last]
    beside = [stroke for stroke in strokes(lines) if is_beside(stroke, probe)]
    assert_strokes(probe, [stroke for stroke in strokes(lines) if stroke not in beside])
    # The core sends no events for fingers beside the control, so it need not receive them.
    for stroke in beside:
        assert replay(head, stroke)[0] == []
    assert_as_core(probe)


def keys(lines):
    return [(line["key"], line.get("modifiers", [])) for line in lines if "key" in line]


def is_beside(stroke, probe):
    """Whether the control did not receive a pointer, because GTK sends it only those inside its outline."""
    place = [stroke[0]["x"], stroke[0]["y"]]
    return not any(dist(place, [heard[0]["x"], heard[0]["y"]]) < ROUNDING for heard in strokes(probe.inputs))
