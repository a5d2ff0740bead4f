"""Windows with two pixels per point."""

import pytest

from conftest import alike, replay
from controls import CONTROLS
from comparison import ROUNDING

# Relative to black and white: the error of rounding.
TOLERANCE = 0.002


@pytest.mark.parametrize("control", CONTROLS)
@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("renderer", ["gl", "cairo"])
def test_what_rests_in_a_window_is_the_picture_that_cairo_draws(renderer, scale, control, show):
    environment = {"GDK_SCALE": str(scale), "GSK_RENDERER": renderer}
    probe = show(control, settings=CONTROLS[control].settings, environment=environment)
    probe.rest()
    found, difference = map(float, probe.ask("pixels").split())
    assert found == scale and difference < TOLERANCE


@pytest.mark.parametrize("renderer", ["gl", "cairo"])
def test_a_tap_lands_where_the_finger_is(renderer, show, fingers):
    probe = show("wheel", environment={"GDK_SCALE": "2", "GSK_RENDERER": renderer})
    # A point of the control is two pixels of the screen.
    fingers.down(1, *(2 * number for number in probe.at(114, 31)))
    fingers.up(1)
    probe.wait(lambda: "up" in probe.phases(), "the wheel receives the tap")
    [down] = [line for line in probe.inputs if line.get("pointer") == "down"]
    assert abs(down["x"] - 114) < ROUNDING and abs(down["y"] - 31) < ROUNDING
    state = probe.rest()
    events, expected = replay(probe.head, probe.inputs)
    assert alike(probe.events, events) and alike(state, expected)
    assert probe.named("changed"), "the wheel turns to the sector"
