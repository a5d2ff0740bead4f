"""Fingers on a control without anything around that scrolls."""

import json

import pytest

from conftest import ROOT, alike, replay
from hands import read_recording

# Of a pixel: the driver counts the screen in 65,535 steps.
ROUNDING = 0.05

PLAYED = [
    "dial/turn", "dial/radial", "dial/taps", "dial/second-finger", "dial/once-round",
    "wheel/slow-drag", "wheel/flick-clockwise", "wheel/second-finger", "wheel/tap-on-sectors",
    "number-spinner/drag", "number-spinner/flick-up", "number-spinner/taps",
    "spinner-row/two-fingers",
    "ring-menu/taps", "ring-menu/swipe", "ring-menu/mark",
    "turntable/drag", "turntable/fling", "turntable/sideways",
]


@pytest.mark.parametrize("name", PLAYED)
def test_a_recording_played_by_fingers_tells_what_the_core_tells(name, show, fingers):
    head, lines = read_recording(ROOT / "Recordings" / f"{name}.jsonl")
    probe = show(head["control"], size=head["size"], settings=head["settings"])
    fingers.play(lines, (probe.x, probe.y))
    sent = strokes(lines)
    probe.poll(lambda: all_heard(probe, sent), "all that the fingers did is heard")
    state = probe.rest()

    # The core is told each point where it was sent, until it lets go of the finger.
    for one, other in zip(sent, strokes(probe.inputs)):
        for point, heard in zip(one, other):
            assert heard["pointer"] == point["pointer"] and heard["kind"] == "touch"
            assert abs(heard["x"] - point["x"]) < ROUNDING and abs(heard["y"] - point["y"]) < ROUNDING

    # What the control then tells, and comes to, is what the core says without a window.
    events, expected = replay(head, probe.inputs)
    assert alike(probe.events, events)
    assert alike(state, expected)


def strokes(lines):
    """What each finger did, from its down on, in order of the downs."""
    found, last = [], {}
    for line in lines:
        phase, finger = line.get("pointer"), line.get("id", 1)
        if phase == "down":
            last[finger] = [line]
            found.append(last[finger])
        elif phase:
            last[finger].append(line)
    return found


def all_heard(probe, sent):
    """Whether the control has heard all of every finger, or all until it declined it."""
    lines = list(probe.lines)
    answers = [line.split(" ")[1] for line in lines if line.startswith("response ")]
    free = {
        json.loads(line[6:]).get("id")
        for line, answer in zip([line for line in lines if line.startswith("input ")], answers)
        if answer == "declined"
    }
    heard = strokes(probe.inputs)
    return len(heard) == len(sent) and all(
        len(one) == len(other) or other[-1]["id"] in free for one, other in zip(sent, heard)
    )


def test_a_second_finger_makes_the_first_one_finer_on_a_range(show, fingers):
    probe = show("range-dial", settings={"low": 25, "high": 75, "step": "any"})
    thumb, turned, further = probe.at(38, 76), probe.at(32, 100), probe.at(38, 124)
    fingers.drag(1, thumb, turned)
    probe.poll(lambda: probe.state["low"] < 22, "the thumb follows the first finger")
    probe.wait(lambda: probe.phases().count("move") == 12, "to its end")
    low = probe.state["low"]
    fingers.down(2, *probe.at(150, 150))
    fingers.go(1, turned, further)
    probe.poll(lambda: probe.state["low"] < low, "it follows with a second finger, too")
    fingers.up(1)
    fingers.up(2)
    probe.wait(lambda: probe.phases().count("up") == 2, "both fingers are lifted")
    state = probe.rest()
    assert low - 2 < state["low"] < low and state["high"] == 75
    events, expected = replay(probe.head, probe.inputs)
    assert alike(probe.events, events) and alike(state, expected)
