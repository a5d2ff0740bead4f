"""The page Feel: fingers on the pad, laws on the plots."""

import math

import pytest
from playwright.sync_api import expect

from conftest import wait
from hands import Fingers
from test_gallery import WIDTHS, gallery, open_settings, ready, site  # noqa: F401

PAD = "#gestures-control"


@pytest.fixture
def feel(gallery):  # noqa: F811
    def open_feel(**context):
        page = gallery(address="feel.html", **context)
        ready(page, "gestures")
        return page

    return open_feel


def state(page, selector=PAD):
    return page.evaluate("selector => document.querySelector(selector).state", selector)


def middle(page, x=0.35, y=0.5):
    box = page.locator(PAD).bounding_box()
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def let_each_be(page):
    """On a slow machine a finger may stay long enough for a press, which would prevent a pan."""
    page.evaluate("selector => document.querySelector(selector).setAttribute('agreement', 'alone')", PAD)


def test_a_mouse_pans_the_card(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    let_each_be(page)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 80, steps=10)
    wait(page, "document.querySelector('#gestures-control').state.x > 53.5")
    assert state(page)["pan"] == "changed"
    now = state(page)
    # A hundred points along 3 : 4, less the ten before the threshold.
    assert now["x"] == pytest.approx(54, abs=0.1) and now["y"] == pytest.approx(72, abs=0.1)
    page.mouse.up()
    wait(page, "document.querySelector('#gestures-control').state.pan === 'ended'")
    assert state(page)["fingers"] == 0


def test_two_fingers_pinch_and_turn_the_card_at_once(feel):
    page = feel(viewport={"width": 1440, "height": 900}, has_touch=True)
    fingers = Fingers(page)
    x, y = middle(page)

    # Pressed together, because one that waits long for the other would be a press.
    fingers.down_together((x - 50, y), (x + 50, y))
    for step in range(1, 31):
        reach, way = 50 + 2 * step, math.radians(step)
        for finger, side in ((0, -1), (1, 1)):
            fingers.move((x + side * reach * math.cos(way), y + side * reach * math.sin(way)), finger)
    # The last move may come frames after the first; before it the scale is 2.
    wait(page, "document.querySelector('#gestures-control').state.scale > 2.01")
    now = state(page)
    assert now["pinch"] == "changed" and now["rotation"] == "changed" and now["fingers"] == 2
    # 100 points have become 220, from the threshold of 8 on; 30 degrees less the 5.
    assert now["scale"] == pytest.approx(220 / 108, rel=0.02)
    assert now["angle"] == pytest.approx(math.radians(25), abs=0.03)
    fingers.up(1)
    fingers.up(0)
    wait(page, "document.querySelector('#gestures-control').state.fingers === 0")
    assert state(page)["pinch"] == "ended"


def test_a_touch_the_system_takes_away_is_cancelled(feel):
    page = feel(viewport={"width": 1440, "height": 900}, has_touch=True)
    let_each_be(page)
    fingers = Fingers(page)
    x, y = middle(page)
    fingers.down((x, y))
    for step in range(1, 11):
        fingers.move((x + 5 * step, y))
    # All moves of one frame may come as one.
    pan = "document.querySelector('#gestures-control').state.pan"
    wait(page, f"['began', 'changed'].includes({pan})")
    fingers.cancel()
    wait(page, "document.querySelector('#gestures-control').state.pan === 'cancelled'")


def test_a_finger_that_stays_becomes_a_long_press_by_itself(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    page.mouse.move(*middle(page))
    page.mouse.down()
    wait(page, "document.querySelector('#gestures-control').state['long-press'] === 'began'")
    page.mouse.up()
    wait(page, "document.querySelector('#gestures-control').state['long-press'] === 'ended'")


def test_the_list_shows_each_gesture_by_key_and_by_press(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    box = page.locator(PAD).get_by_role("listbox")
    expect(box.get_by_role("option")).to_have_count(8)
    box.focus()
    page.keyboard.press("End")
    expect(box.get_by_role("option", selected=True)).to_have_accessible_name("Rotary pan")
    page.keyboard.press("Enter")
    wait(page, "document.querySelector('#gestures-control').state['rotary-pan'] === 'ended'")
    assert state(page)["turned"] > 2.9
    line = box.get_by_role("option", name="Pinch").bounding_box()
    page.mouse.click(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
    wait(page, "document.querySelector('#gestures-control').state.pinch === 'ended'")
    rows = page.locator("#gestures .log .event")
    assert "pinch" in rows.all_text_contents()


def test_a_setting_changes_what_counts(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    open_settings(page, "gestures")
    let_each_be(page)
    page.evaluate("document.querySelector('#gestures-control').panThreshold = 50")
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=5)
    page.mouse.move(x + 45, y)
    assert state(page)["pan"] == "possible"
    page.mouse.move(x + 70, y, steps=5)
    wait(page, "document.querySelector('#gestures-control').state.pan === 'changed'")
    page.mouse.up()


def test_a_plot_is_gone_along_by_finger_and_key_and_runs(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    plot = ready(page, "spring")
    box = plot.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 30, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    now = state(page, "#spring-control")
    assert 0.3 < now["along"] / now["extent"] < 0.7 and not now["playing"]
    slider = plot.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    assert state(page, "#spring-control")["along"] == 0
    page.keyboard.press("Space")
    # The animation has run from its beginning to its end by itself.
    wait(page, "(({ along, extent, playing }) => along === extent && !playing)($('#spring-control').state)")
    assert state(page, "#spring-control")["position"] == pytest.approx(300, abs=1)


def test_a_slider_changes_the_law(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    ready(page, "spring")
    open_settings(page, "spring")
    before = state(page, "#spring-control")["extent"]
    page.locator("#spring").get_by_role("slider", name="Response, slider").fill("1.5")
    wait(page, f"document.querySelector('#spring-control').state.extent > {before}")


def test_its_value_is_read_out(feel):
    page = feel(viewport={"width": 1440, "height": 900})
    slider = ready(page, "curve").get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    expect(slider).to_have_attribute("aria-valuemax", "1")
    expect(slider).to_have_attribute("aria-valuetext", "1.00 s   300 pt   0 pt/s")


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_page_and_the_field_is_large(feel, width):
    page = feel(viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator(PAD).bounding_box()
    assert box["width"] >= min(280, width - 40) and box["height"] >= 300
