"""Fingers on a control outside scrolling lists."""

from comparison import assert_as_core


def test_a_second_finger_makes_the_first_one_finer_on_a_range(show, fingers):
    probe = show("range-dial", settings={"low": 25, "high": 75, "step": "any", "second-finger": True})
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
    assert_as_core(probe)
