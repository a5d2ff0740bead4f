"""Widgets that are removed, hidden or made insensitive while a finger holds them."""

import pytest

from hands import xdotool
from test_mouse import focus


@pytest.fixture
def held(show, fingers):
    def held(*options):
        probe = show("dial", *options, settings={"value": 50})
        fingers.drag(1, probe.at(100, 30), probe.at(140, 42))
        return probe

    return held


@pytest.mark.parametrize("change", ["insensitive", "hide", "remove"])
def test_a_held_control_lets_go(change, held, fingers):
    probe = held()
    probe.wait(lambda: probe.named("changing"), "the dial is turned")
    probe.ask(change)
    probe.wait(lambda: probe.phases()[-1] == "lost", "the dial releases the pointer")
    count = len(probe.events)
    fingers.go(1, probe.at(140, 42), probe.at(170, 80))
    fingers.up(1)
    # The answer comes after the finger's events.
    state = probe.state
    assert probe.phases()[-1] == "lost" and len(probe.events) == count and state["resting"]


@pytest.mark.parametrize("change,back", [("insensitive", "sensitive"), ("hide", "show")])
def test_a_control_that_comes_back_takes_the_next_finger(change, back, held, fingers):
    probe = held()
    probe.wait(lambda: probe.named("changing"), "the dial is turned")
    probe.ask(change)
    probe.wait(lambda: probe.phases()[-1] == "lost", "the dial releases the pointer")
    fingers.up(1)
    probe.ask(back)
    probe.find()
    value = probe.state["value"]
    fingers.drag(1, probe.at(100, 30), probe.at(140, 42))
    probe.poll(lambda: probe.state["value"] > value, "it is turned again")
    fingers.up(1)
    probe.wait(lambda: probe.phases()[-1] == "up", "and let go")


def test_an_app_may_take_the_widget_away_when_it_is_told(held, fingers):
    probe = held("remove")
    probe.wait(lambda: "removed" in probe.lines, "the app removes the widget")
    fingers.up(1)
    assert probe.ask("place") == "nowhere"


@pytest.mark.parametrize("change", ["insensitive", "hide", "remove"])
def test_a_control_that_a_mouse_holds_lets_go(change, show, mouse):
    probe = show("dial", settings={"value": 50})
    mouse.move(*probe.at(100, 30))
    mouse.press()
    mouse.move(*probe.at(140, 42))
    probe.wait(lambda: probe.named("changing"), "the dial is turned")
    probe.ask(change)
    probe.wait(lambda: "lost" in probe.phases(), "the dial releases the pointer")
    count = len(probe.events)
    mouse.move(*probe.at(170, 80))
    mouse.release()
    state = probe.state
    assert not {"move", "up"} & set(probe.phases()[probe.phases().index("lost"):])
    assert len(probe.events) == count and state["resting"]


@pytest.mark.parametrize("change", ["insensitive", "hide", "remove"])
def test_a_key_that_is_held_down_does_nothing_more(change, show):
    probe = focus(show("dial", settings={"value": 50}))
    probe.ask("focus")
    xdotool("keydown", "Up")
    try:
        probe.wait(lambda: len([line for line in probe.inputs if "key" in line]) > 3, "the key repeats")
        probe.ask(change)
        value = probe.state["value"]
        heard = len([line for line in probe.inputs if "key" in line])
        count = probe.lines.count("pressed Up")
        probe.wait(lambda: probe.lines.count("pressed Up") > count + 10, "the window receives ten more")
        assert probe.state["value"] == value
        assert len([line for line in probe.inputs if "key" in line]) == heard and value > 50
    finally:
        xdotool("keyup", "Up")
