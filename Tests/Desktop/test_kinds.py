"""Each control receives each kind of input unchanged: the position, the device, and the modifier keys.

One gesture of each kind, as fast as possible. test_corpus tests the gestures themselves.
"""

import pytest

from controls import CONTROLS
from hands import Modifiers, xdotool
from comparison import ROUNDING, assert_as_core, assert_strokes
from test_mouse import focus, focuses

MODIFIERS = ["shift", "control", "option", "command"]
# X11 does not report Super for a pointer.
WITH_POINTERS = MODIFIERS[:3]
# Each key that a control uses, by xdotool's and the core's names.
KEYS = {
    "Up": "ArrowUp", "Down": "ArrowDown", "Left": "ArrowLeft", "Right": "ArrowRight", "Home": "Home", "End": "End",
    "Prior": "PageUp", "Next": "PageDown", "Return": "Enter", "space": " ", "BackSpace": "Backspace",
    "Escape": "Escape", "a": "a", "7": "7", "minus": "-",
}
# Controls without input.
OUTPUTS = [control for control, shown in CONTROLS.items() if set(shown.inside) == {"progress bar"}]


@pytest.fixture(params=[control for control in CONTROLS if control not in OUTPUTS])
def shown(request, show):
    return focus(show(request.param, settings=CONTROLS[request.param].settings))


def stroke(pointer, probe, *points, **details):
    """A pointer that goes down at the first point and ends at the last; points are shares of the control's size."""
    phases = ["down"] + ["move"] * (len(points) - 2) + ["up"]
    return [
        {"pointer": phase, "id": pointer, "x": x * probe.width, "y": y * probe.height, **details}
        for phase, (x, y) in zip(phases, points)
    ]


def put(fingers, probe, line):
    act = {"down": fingers.down, "move": fingers.move, "up": fingers.up}[line["pointer"]]
    act(line["id"], *probe.at(line["x"], line["y"]))


def drag(mouse, probe, lines):
    for line in lines:
        if line["pointer"] == "up":
            mouse.release()
            continue
        mouse.move(*probe.at(line["x"], line["y"]))
        if line["pointer"] == "down":
            mouse.press()


# The path of a finger on a control, and on a closed one that only has its button.
WAY = [(0.3, 0.4), (0.32, 0.36), (0.4, 0.3), (0.4, 0.3)]
FROM_BUTTON = [(0.48, 0.48), (0.46, 0.5), (0.4, 0.6), (0.4, 0.6)]


def way(probe):
    return FROM_BUTTON if probe.head["control"] == "ring-menu" else WAY


def test_a_finger_comes_as_a_finger(shown, fingers):
    sent = stroke(1, shown, *way(shown))
    for line in sent:
        put(fingers, shown, line)
    assert_strokes(shown, [sent])
    assert_as_core(shown)


def test_two_fingers_come_as_two(shown, fingers):
    one, other = stroke(1, shown, *way(shown)), stroke(2, shown, *[(1 - x, 1 - y) for x, y in way(shown)])
    for pair in zip(one, other):
        for line in pair:
            put(fingers, shown, line)
    assert_strokes(shown, [one, other])
    assert_as_core(shown)


def test_a_mouse_comes_as_a_mouse_and_goes(shown, mouse):
    sent = stroke(0, shown, *way(shown), kind="mouse")
    drag(mouse, shown, sent)
    mouse.move(*shown.at(-20, -20))
    assert_strokes(shown, [sent])
    if "hover" in shown.phases():
        shown.wait(lambda: shown.phases()[-1] == "leave", "the mouse leaves")
    assert_as_core(shown)


def test_keys_that_are_held_come_with_a_mouse(shown, mouse):
    held = Modifiers()
    sent = [stroke(0, shown, *way(shown), kind="mouse", modifiers=[modifier]) for modifier in WITH_POINTERS]
    try:
        for modifier, lines in zip(WITH_POINTERS, sent):
            held.hold([modifier])
            drag(mouse, shown, lines)
    finally:
        held.hold([])
    assert_strokes(shown, sent)
    assert_as_core(shown)


@pytest.mark.parametrize("control", OUTPUTS)
def test_a_control_that_takes_nothing_hears_nothing(control, show, fingers, mouse):
    probe = focus(show(control, settings=CONTROLS[control].settings))
    for line in stroke(1, probe, *WAY):
        put(fingers, probe, line)
    drag(mouse, probe, stroke(0, probe, *WAY))
    mouse.begin_to_scroll()
    mouse.scroll(0, 1)
    xdotool("key", "Up", "F9")
    # The window receives the last key after all other input.
    probe.wait(lambda: "pressed F9" in probe.lines, "all input has arrived")
    assert not probe.inputs and not probe.events


def wheels(probe):
    return [(line["wheel"], line["unit"], line["phase"]) for line in probe.inputs if "wheel" in line]


# The buttons that X11 uses for a wheel's notches, and their directions.
NOTCHES = {4: [0, -1], 5: [0, 1], 6: [-1, 0], 7: [1, 0]}


def test_a_notch_of_a_wheel_comes_as_one(shown):
    xdotool("mousemove", *map(int, shown.at(shown.width / 2, shown.height / 2)))
    for count, button in enumerate(NOTCHES, 1):
        xdotool("click", button)
        shown.wait(lambda: len(wheels(shown)) == count, "the control receives the wheel")
    assert wheels(shown) == [(notch, "notches", "unknown") for notch in NOTCHES.values()]
    assert_as_core(shown)


def test_what_scrolls_smoothly_comes_in_parts_of_a_notch(shown, mouse):
    mouse.move(*shown.at(shown.width / 2, shown.height / 2))
    mouse.begin_to_scroll()
    for right, down in [(0, 0.25), (-0.5, 0)]:
        mouse.scroll(right, down)
        shown.wait(lambda: wheels(shown)[-1:] == [([right, down], "notches", "unknown")], "the control receives it")
    assert_as_core(shown)


def keys(probe):
    return [(line["key"], line["modifiers"]) for line in probe.inputs if "key" in line]


def press(probe, name, modifiers=()):
    """Presses a key on the focused control, regardless of earlier keys, and waits until the control receives it."""
    probe.ask("focus")
    count = len(keys(probe))
    xdotool("key", "+".join([*(Modifiers.KEYS[modifier] for modifier in modifiers), name]))
    probe.wait(lambda: len(keys(probe)) > count, f"the control receives {name}")


def test_each_key_comes_as_itself(shown):
    for name in KEYS:
        press(shown, name)
    assert keys(shown) == [(key, []) for key in KEYS.values()]
    assert_as_core(shown)


def test_each_key_comes_with_those_that_are_held(shown):
    for modifier in MODIFIERS:
        press(shown, "Home", [modifier])
    assert keys(shown) == [("Home", [modifier]) for modifier in MODIFIERS]
    assert_as_core(shown)


def test_the_keyboard_comes_and_goes(shown):
    for _ in range(3):
        if shown.ask("focused") == "no":
            xdotool("key", "Tab")
    shown.poll(lambda: shown.ask("focused") == "yes", "Tab leads to the control")
    shown.wait(lambda: focuses(shown) == [True], "the dial shows it")
    xdotool("key", "Tab")
    shown.wait(lambda: focuses(shown) == [True, False], "and shows it no more")
    assert_as_core(shown)
