"""Controls in nested scrolling lists.

`nested`: vertical inside horizontal; `crossed`: horizontal inside vertical; `twice`: both vertical.
"""

import json

import pytest

from hands import xdotool
from test_mouse import focus

# The distance in pixels after which a list begins to scroll; it then scrolls by less than the finger moves.
SLOP = 24


@pytest.fixture
def nested(show):
    def nested(control, lists="nested", **details):
        probe = show(control, lists, **details)
        probe.ask("center")

        def centered():
            probe.find()
            return max(abs(probe.x + probe.width / 2 - 350), abs(probe.y + probe.height / 2 - 350)) < 5

        probe.poll(centered, "the control is in the middle of the window")
        return probe

    return nested


def drag(fingers, probe, start, end):
    """Drags from one point of the control to another, and returns the scroll offsets before."""
    before = probe.scrolled
    fingers.drag(1, probe.at(*start), probe.at(*end), steps=20)
    return before


WAYS = {"up": (0, -80), "down": (0, 80), "left": (-80, 0), "right": (80, 0)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lists", ["nested", "crossed", "twice"])
def test_nothing_scrolls_while_a_finger_turns_a_dial(lists, way, nested, fingers):
    probe = nested("dial", lists, settings={"value": 50, "drag": "both", "step": "any"})
    x, y = WAYS[way]
    before = drag(fingers, probe, (100, 100), (100 + x, 100 + y))
    probe.wait(lambda: probe.phases().count("move") == 20, "the dial has all moves")
    fingers.up(1)
    probe.wait(lambda: probe.phases()[-1] == "up", "and the finger's end")
    assert probe.scrolled == before
    assert probe.named("changed"), probe.lines


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_finger_across_a_spinner_scrolls_the_list_around_it(way, nested, fingers):
    probe = nested("number-spinner", size=(320, 120))
    x, y = WAYS[way]
    before = drag(fingers, probe, (160, 60), (160 + x, 60 + y))
    probe.poll(lambda: abs(probe.scrolled[0] - before[0]) > SLOP, "the inner list scrolls")
    assert (probe.scrolled[0] > before[0]) == (way == "up")
    assert probe.scrolled[1] == before[1]
    fingers.up(1)
    assert not probe.events, "and the spinner does nothing"


@pytest.mark.parametrize("way", ["left", "right"])
@pytest.mark.parametrize("lists", ["nested", "crossed", "twice"])
def test_nothing_scrolls_while_a_finger_spins_a_spinner(lists, way, nested, fingers):
    probe = nested("number-spinner", lists, size=(320, 120), settings={"value": 5})
    x, y = WAYS[way]
    before = drag(fingers, probe, (160, 60), (160 + x, 60 + y))
    probe.wait(lambda: probe.phases().count("move") == 20, "the spinner has all moves")
    fingers.up(1)
    probe.wait(lambda: probe.named("crossed", "changing", "changed"), "the spinner spins")
    assert probe.scrolled == before


@pytest.mark.parametrize("way", ["left", "right"])
def test_a_finger_across_a_turntable_scrolls_the_outer_list(way, nested, fingers):
    probe = nested("turntable", size=(400, 360), settings={"count": 100})
    x, y = WAYS[way]
    before = drag(fingers, probe, (300, 180), (300 + x, 180 + y))
    probe.poll(lambda: abs(probe.scrolled[1] - before[1]) > SLOP, "the outer list scrolls")
    assert (probe.scrolled[1] > before[1]) == (way == "left")
    assert probe.scrolled[0] == before[0]
    fingers.up(1)


def test_nothing_scrolls_while_a_finger_scrolls_a_turntable(nested, fingers):
    probe = nested("turntable", size=(400, 360), settings={"count": 100})
    before = drag(fingers, probe, (300, 240), (300, 160))
    probe.wait(lambda: probe.phases().count("move") == 20, "the turntable has all moves")
    fingers.up(1)
    probe.rest()
    assert probe.scrolled == before


def test_a_pressed_menu_lets_the_list_scroll_and_is_told_of_it(nested, fingers):
    probe = nested("ring-menu", size=(240, 240))
    before = drag(fingers, probe, (10, 10), (10, 90))
    probe.poll(lambda: abs(probe.scrolled[0] - before[0]) > SLOP, "beside its button the list scrolls")
    fingers.up(1)
    assert "down" not in probe.phases()


def test_a_finger_that_moves_before_a_menu_opens_scrolls_the_list(nested, fingers):
    probe = nested("ring-menu", size=(240, 240))
    middle = probe.width / 2
    before = drag(fingers, probe, (middle, 120), (middle, 200))
    probe.poll(lambda: abs(probe.scrolled[0] - before[0]) > SLOP, "the list scrolls")
    fingers.up(1)
    assert "down" in probe.phases() and not probe.named("opened")


def test_a_menu_that_a_held_finger_opens_keeps_it(nested, fingers):
    # Sooner than the lists' own long press, after which they would not scroll.
    probe = nested("ring-menu", size=(240, 240), settings={"hold": 0.2})
    before = probe.scrolled
    middle = probe.width / 2
    fingers.down(1, *probe.at(middle, 120))
    probe.wait(lambda: probe.named("opened"), "the menu opens")
    for step in range(1, 21):
        fingers.move(1, *probe.at(middle, 150 + 3 * step))
    probe.wait(lambda: probe.phases().count("move") == 20, "the menu has all moves")
    fingers.up(1)
    probe.wait(lambda: probe.phases()[-1] == "up", "and the finger's end")
    assert probe.scrolled == before


def test_the_mouse_wheel_turns_a_dial_and_scrolls_beside_it(nested):
    probe = nested("dial", settings={"value": 50})
    before = probe.scrolled
    xdotool("mousemove", *map(int, probe.at(100, 100)))
    xdotool("click", 5)
    probe.wait(lambda: probe.named("changed", "changing"), "the dial turns")
    assert probe.scrolled == before
    xdotool("mousemove", *map(int, probe.at(100, -60)))
    xdotool("click", 5)
    probe.poll(lambda: probe.scrolled[0] != before[0], "the list scrolls")


def test_the_mouse_wheel_over_a_closed_menu_scrolls_the_list(nested):
    probe = nested("ring-menu", size=(240, 240))
    before = probe.scrolled
    xdotool("mousemove", *map(int, probe.at(120, 120)))
    xdotool("click", 5)
    probe.poll(lambda: probe.scrolled[0] != before[0], "the list scrolls")
    assert not probe.events


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_finger_across_a_spinner_scrolls_the_outer_list_past_the_inner_one(way, nested, fingers):
    probe = nested("number-spinner", "crossed", size=(320, 120))
    x, y = WAYS[way]
    before = drag(fingers, probe, (160, 60), (160 + x, 60 + y))
    probe.poll(lambda: abs(probe.scrolled[1] - before[1]) > SLOP, "the outer list scrolls")
    assert probe.scrolled[0] == before[0]
    fingers.up(1)
    assert not probe.events


# The buttons that X11 uses for a wheel's notches.
NOTCHES = {"up": 4, "down": 5, "left": 6, "right": 7}


def turn_wheel(probe, way):
    """Turns the mouse wheel by one notch over the centre of a control."""
    xdotool("mousemove", *map(int, probe.at(probe.width / 2, probe.height / 2)))
    xdotool("click", NOTCHES[way])


def notches(probe):
    """The wheel's inputs to the control and its responses: pairs of a direction and a word."""
    lines = list(probe.lines)
    inputs = [json.loads(line[6:]) for line in lines if line.startswith("input ")]
    answers = [line.split(" ")[1] for line in lines if line.startswith("response ")]
    return [(line["wheel"], answer) for line, answer in zip(inputs, answers) if "wheel" in line]


@pytest.mark.parametrize("lists", ["nested", "crossed", "twice"])
def test_the_mouse_wheel_scrolls_a_turntable_and_nothing_around(lists, nested):
    probe = nested("turntable", lists, size=(400, 360), settings={"count": 100})
    before, start = probe.scrolled, probe.state["position"]
    turn_wheel(probe, "down")
    probe.wait(lambda: len(notches(probe)) == 1, "the turntable receives it")
    assert probe.rest()["position"] > start and probe.scrolled == before
    turn_wheel(probe, "up")
    probe.wait(lambda: len(notches(probe)) == 2, "and of the way back")
    assert probe.rest()["position"] == start and probe.scrolled == before


@pytest.mark.parametrize("way,key", [("up", "Home"), ("down", "End")])
@pytest.mark.parametrize("lists", ["nested", "twice"])
def test_the_mouse_wheel_over_a_turntable_at_its_end_scrolls_the_inner_list(lists, way, key, nested):
    probe = focus(nested("turntable", lists, size=(400, 360), settings={"count": 100}))
    probe.ask("focus")
    xdotool("key", key)
    probe.wait(lambda: any(line.get("key") == key for line in probe.inputs), "it goes to its end")
    before, state = probe.scrolled, probe.rest()
    turn_wheel(probe, way)
    probe.poll(lambda: probe.scrolled[0] != before[0], "the inner list scrolls")
    assert (probe.scrolled[0] > before[0]) == (way == "down") and probe.scrolled[1] == before[1]
    assert probe.state["position"] == state["position"]


# In GTK, a list that scrolls in one direction also handles the wheel's other direction: with two lists, the wheel
# reaches the inner one only.
@pytest.mark.parametrize(
    "control,size,settings",
    [("turntable", (400, 360), {"count": 100}), ("number-spinner", (200, 300), {"axis": "horizontal"})],
)
@pytest.mark.parametrize("way", ["left", "right"])
def test_the_mouse_wheel_across_a_control_scrolls_the_list_around_it(way, control, size, settings, nested):
    probe = nested(control, "crossed", size=size, settings=settings)
    before, state = probe.scrolled, probe.state
    turn_wheel(probe, way)
    probe.poll(lambda: probe.scrolled[0] != before[0], "the list scrolls")
    assert (probe.scrolled[0] > before[0]) == (way == "right") and probe.scrolled[1] == before[1]
    assert probe.state["position"] == state["position"]


@pytest.mark.parametrize("way", ["up", "down"])
@pytest.mark.parametrize("start", [(160, 60), (160, -60)])
def test_a_finger_across_a_spinner_scrolls_the_list_that_it_scrolls_beside_it(start, way, nested, fingers):
    probe = nested("number-spinner", "twice", size=(320, 120))
    x, y = WAYS[way]
    before = drag(fingers, probe, start, (start[0] + x, start[1] + y))
    # GTK asks the outer list first, so it claims the finger before the inner list can.
    probe.poll(lambda: abs(probe.scrolled[1] - before[1]) > SLOP, "the outer list scrolls")
    assert (probe.scrolled[1] > before[1]) == (way == "up")
    assert probe.scrolled[0] == before[0] and not probe.events
    fingers.up(1)
