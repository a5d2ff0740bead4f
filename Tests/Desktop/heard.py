"""Compares what a control heard with what a user's hands did, and what it told with what the core tells."""

import json

from conftest import alike, replay

# Of a pixel: the driver counts the screen in 65,535 steps.
ROUNDING = 0.05


def strokes(lines):
    """What each pointer did while it was down, in order of the downs."""
    found, last = [], {}
    for line in lines:
        phase, pointer = line.get("pointer"), line.get("id")
        if phase == "down":
            last[pointer] = [line]
            found.append(last[pointer])
        elif phase in ("move", "up", "cancel", "lost") and pointer in last:
            last[pointer].append(line)
            if phase != "move":
                del last[pointer]
    return found


def by_mouse(stroke):
    """A stroke as a mouse does it, whose button comes up where it is: it moves there before."""
    *before, up = stroke
    if stroke[0].get("kind") != "mouse" or (up["x"], up["y"]) == (before[-1]["x"], before[-1]["y"]):
        return stroke
    return [*before, {**up, "pointer": "move"}, up]


def declined(probe):
    """The pointers that the control has declined, and hears nothing more of."""
    lines = list(probe.lines)
    inputs = [json.loads(line[6:]) for line in lines if line.startswith("input ")]
    answers = [line.split(" ")[1] for line in lines if line.startswith("response ")]
    return {line["id"] for line, answer in zip(inputs, answers) if "pointer" in line and answer == "declined"}


def wait_for_strokes(probe, sent):
    """Waits until the control has heard all of every pointer, or all until it declined it."""
    def are_heard():
        free, heard = declined(probe), strokes(probe.inputs)
        return len(heard) == len(sent) and all(
            len(one) == len(other) or other[-1]["id"] in free for one, other in zip(sent, heard)
        )

    probe.wait(are_heard, "all that the pointers did is heard")


def assert_strokes(probe, sent):
    """Says that the control was told each point where it was sent, in order, until it let go of the pointer."""
    sent = [by_mouse(stroke) for stroke in sent]
    wait_for_strokes(probe, sent)
    for one, other in zip(sent, strokes(probe.inputs)):
        for point, heard in zip(one, other):
            assert heard["pointer"] == point["pointer"] and heard["kind"] == one[0].get("kind", "touch")
            assert abs(heard["x"] - point["x"]) < ROUNDING and abs(heard["y"] - point["y"]) < ROUNDING
            assert heard["modifiers"] == point.get("modifiers", [])


def assert_as_core(probe):
    """Says that what the control tells, and comes to, is what the core says of the same input without a window."""
    state = probe.rest()
    # A widget is never smaller than it has to be.
    events, expected = replay({**probe.head, "size": [probe.width, probe.height]}, probe.inputs)
    assert alike(probe.events, events)
    assert alike(state, expected)
