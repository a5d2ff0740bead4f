"""A press moves the focus and never scrolls the page or a container, no matter which part of a control is visible."""

import pytest

from conftest import wait
from hands import Fingers
from real_pages.holds import HOLDS, control, move, place, press, value

# A control at the edge of a scroll container: the rest of it is below.
SCROLLERS = {
    "the page": ("<div class='above'></div>{}<div class='tall'></div>", "document.scrollingElement"),
    "a box": ("<div id='box'><div class='above'></div>{}<div class='tall'></div></div>", "document.querySelector('#box')"),
}
CSS = ".tall { height: 2000px } #box { height: 500px; overflow: auto } #e { vertical-align: top }"


@pytest.fixture(params=SCROLLERS)
def cut(request, open_page):
    """Opens a page with a control of which the upper 70 % are visible; returns the scroll position."""
    body, scroller = SCROLLERS[request.param]
    room = 600 if request.param == "the page" else 500

    def open_cut(tag, **settings):
        page = open_page(body.format(control(tag)), css=CSS, **settings)
        wait(page, "$('#e').shadowRoot.querySelector('.area')")
        page.evaluate(f"document.querySelector('.above').style.height = `${{{room} - 0.72 * e.offsetHeight}}px`")
        page.scrolled = lambda: page.evaluate(f"{scroller}.scrollTop")
        return page

    return open_cut


@pytest.mark.parametrize("tag", HOLDS)
def test_a_press_on_a_control_that_is_cut_scrolls_nothing_and_changes_nothing(cut, tag):
    page = cut(tag)
    before = value(page, tag)
    x, y = place(page, HOLDS[tag].start)
    page.mouse.move(x, y)
    page.mouse.down()
    assert page.scrolled() == 0
    page.mouse.move(x + 2, y)
    # The most that two points change on a circle of 80; a list changes less.
    assert abs(float(value(page, tag)) - float(before)) <= 2
    page.mouse.up()
    assert page.scrolled() == 0
    assert page.evaluate("document.activeElement.id") == "e"


@pytest.mark.parametrize("tag", HOLDS)
@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_a_click_on_a_control_that_is_cut_means_what_it_would_elsewhere(cut, tag, pointer):
    page = cut(tag, has_touch=pointer == "touch")
    click = page.mouse.click if pointer == "mouse" else page.touchscreen.tap
    x, y = place(page, HOLDS[tag].click)
    before = page.evaluate(HOLDS[tag].clicked)
    click(x, y)
    wait(page, f"{HOLDS[tag].clicked} !== argument", before)
    assert page.scrolled() == 0
    wait(page, "document.activeElement.id === 'e'")


@pytest.mark.parametrize("tag", HOLDS)
def test_a_drag_of_a_control_that_is_cut_is_that_of_one_that_is_not(cut, tag):
    values = []
    for scroll in (0, 40):
        page = cut(tag)
        page.evaluate(f"document.querySelector('.above').style.height = `${{parseFloat("
                      f"document.querySelector('.above').style.height) - {scroll}}}px`")
        press(page, tag)
        move(page, tag)
        values.append(value(page, tag))
        page.mouse.up()
    assert values[0] == values[1]


def test_the_ring_of_the_keyboard_stays_away_from_what_is_pressed(open_page):
    """After use of the keyboard, too: then a script that focuses an element would show the focus ring."""
    for tag in HOLDS:
        page = open_page(f"<button id='b'>B</button>{control(tag)}")
        page.keyboard.press("Tab")
        press(page, tag)
        page.mouse.up()
        assert page.evaluate("document.activeElement.id") == "e"
        assert page.evaluate("e.shadowRoot.querySelector('[part=focus-ring]')") is None, tag
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        wait(page, "e.shadowRoot.querySelector('[part=focus-ring]')")


@pytest.mark.parametrize("body, start", [
    ('<rotary-dial id="e" range low="20" high="60" aria-label="E"></rotary-dial>', (0.5, 0.06)),
    ('<rotary-color-wheel id="e" aria-label="E"></rotary-color-wheel>', (0.5, 0.05)),
], ids=["range dial", "color wheel"])
def test_tab_goes_from_a_pressed_thumb_to_the_next_and_shows_it(open_page, body, start):
    page = open_page(body)
    page.mouse.click(*place(page, start))
    focused = "[...e.shadowRoot.querySelectorAll('[role=slider]')].indexOf(e.shadowRoot.activeElement)"
    wait(page, f"{focused} >= 0 && e.resting")
    before = page.evaluate(focused)
    assert page.evaluate("e.shadowRoot.querySelector('[part=focus-ring]')") is None
    page.keyboard.press("Shift+Tab" if before == 1 else "Tab")
    wait(page, f"{focused} === argument", 0 if before == 1 else 1)
    wait(page, "e.shadowRoot.querySelector('[part=focus-ring]')")


def test_a_finger_that_comes_down_scrolls_nothing(cut):
    page = cut("rotary-wheel", has_touch=True)
    fingers = Fingers(page)
    fingers.down(place(page, (0.5, 0.1)))
    fingers.move(place(page, (0.7, 0.15)))
    wait(page, "e.rotation !== 0")
    fingers.up()
    assert page.scrolled() == 0


def test_a_disabled_control_takes_no_keyboard(open_page):
    for tag in HOLDS:
        page = open_page(control(tag).replace(" id=", " disabled id="))
        page.mouse.click(*place(page, HOLDS[tag].click))
        assert page.evaluate("document.activeElement.localName") == "body"
