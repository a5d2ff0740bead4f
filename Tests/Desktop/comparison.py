"""Compares a control's input with the user's actions, and its events with the core's."""

import json

from conftest import alike, replay

# In pixels: the driver has 65,535 steps for the screen.
ROUNDING = 0.05


def strokes(lines):
    """The events of each pointer while it was down, in order of the downs."""
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
    """A stroke as a mouse sends it: before the button is released, the mouse moves to that point."""
    *before, up = stroke
    if stroke[0].get("kind") != "mouse" or (up["x"], up["y"]) == (before[-1]["x"], before[-1]["y"]):
        return stroke
    return [*before, {**up, "pointer": "move"}, up]


def declined(probe):
    """The pointers that the control has declined, and whose other events it does not receive."""
    lines = list(probe.lines)
    inputs = [json.loads(line[6:]) for line in lines if line.startswith("input ")]
    answers = [line.split(" ")[1] for line in lines if line.startswith("response ")]
    return {line["id"] for line, answer in zip(inputs, answers) if "pointer" in line and answer == "declined"}


def wait_for_strokes(probe, sent):
    """Waits until the control has received all events of every pointer, or all until it declined the pointer."""
    def have_arrived():
        free, received = declined(probe), strokes(probe.inputs)
        return len(received) == len(sent) and all(
            len(one) == len(other) or other[-1]["id"] in free for one, other in zip(sent, received)
        )

    probe.wait(have_arrived, "all pointer events have arrived")


def assert_strokes(probe, sent):
    """Checks that the control received each point in order, until it declined the pointer."""
    sent = [by_mouse(stroke) for stroke in sent]
    wait_for_strokes(probe, sent)
    for one, other in zip(sent, strokes(probe.inputs)):
        for point, received in zip(one, other):
            assert received["pointer"] == point["pointer"] and received["kind"] == one[0].get("kind", "touch")
            assert abs(received["x"] - point["x"]) < ROUNDING and abs(received["y"] - point["y"]) < ROUNDING
            assert received["modifiers"] == point.get("modifiers", [])


def assert_as_core(probe):
    """Checks that the control's events and state are the core's for the same input without a window."""
    state = probe.rest()
    # A widget is at least as large as its minimum size.
    events, expected = replay({**probe.head, "size": [probe.width, probe.height]}, probe.inputs)
    assert alike(probe.events, events)
    assert alike(state, expected)
