"""Touches, through the browser's own touch pipeline."""

import pytest

from conftest import wait
from hands import Fingers, place
from test_mouse import WHEEL, state

TALL = WHEEL + '<div class="tall"></div>'
CSS = ".tall { height: 3000px }"


@pytest.fixture
def touch_page(open_page):
    return open_page(TALL, css=CSS, has_touch=True)


def swipe(page, fingers, start, sweep, steps=10, finger=0):
    fingers.down(place(page, "#w", start), finger)
    for step in range(1, steps + 1):
        fingers.move(place(page, "#w", start + sweep * step / steps), finger)


def test_a_finger_turns_the_wheel_and_the_page_stays(touch_page, rest, events):
    page, fingers = touch_page, Fingers(touch_page)
    swipe(page, fingers, 180, 90)
    wait(page, "Math.abs($('#w').rotation - Math.PI / 2) < 1e-2")
    fingers.up()
    rest(page)
    assert page.evaluate("scrollY") == 0
    index = state(page)["index"]
    # Released while it moves, it may turn all the way round: then nothing has changed.
    assert [entry["index"] for entry in events(page, "change")] == ([index] if index else [])


def test_a_second_finger_is_ignored(touch_page, rest):
    page, fingers = touch_page, Fingers(touch_page)
    swipe(page, fingers, 180, 45)
    wait(page, "Math.abs($('#w').rotation - Math.PI / 4) < 1e-2")
    fingers.down(place(page, "#w", 0), 1)
    fingers.move(place(page, "#w", 60), 1)
    fingers.move(place(page, "#w", 180 + 46), 0)
    wait(page, "$('#w').rotation > Math.PI / 4 + 0.01")
    assert abs(state(page)["rotation"] - 0.803) < 2e-2
    fingers.up(1)
    assert not state(page)["resting"]
    fingers.up(0)
    rest(page)


def test_what_a_cancelled_touch_turned_turns_back(touch_page, rest):
    page, fingers = touch_page, Fingers(touch_page)
    swipe(page, fingers, 180, 50, steps=4)
    wait(page, "Math.abs($('#w').rotation - 0.8727) < 2e-2")
    fingers.cancel()
    rest(page)
    assert state(page)["index"] == 0


@pytest.mark.parametrize("degrees, share", [(45, 1.3), (0, 0.0)])
def test_a_finger_on_corner_or_hub_scrolls_the_page(touch_page, degrees, share):
    page, fingers = touch_page, Fingers(touch_page)
    x, y = place(page, "#w", degrees, share)
    fingers.down((x, y))
    for step in range(1, 11):
        fingers.move((x, y - 12 * step))
    wait(page, "scrollY > 20")
    fingers.up()
    assert state(page)["rotation"] == 0


def test_a_tap_of_a_finger_selects(touch_page, rest):
    page = touch_page
    page.touchscreen.tap(*place(page, "#w", 270))
    rest(page)
    assert state(page)["index"] == 2
