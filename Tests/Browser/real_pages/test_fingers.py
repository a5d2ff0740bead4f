"""Two fingers on a control zoom the page and undo the action of the first."""

import pytest

from conftest import quiet, wait
from hands import Fingers
from real_pages.holds import HOLDS, control, place, value

CSS = "body { margin: 40px } .tall { height: 2000px }"
SCALE = "visualViewport.scale"
# The steps that zoom the page on an idle machine.
USUAL_STEPS = 15
# More steps than a page needs that is zoomed at all.
MOST_STEPS = 40


@pytest.fixture
def show(open_page):
    def show(tag, attributes=""):
        body = control(tag).replace(f"<{tag} ", f"<{tag} {attributes} ", 1)
        page = open_page(body + "<div class=tall></div>", css=CSS, has_touch=True, is_mobile=True)
        wait(page, "$('#e').shadowRoot.querySelector('.area')")
        # A page that still draws handles the first touch late.
        quiet(page)
        return page

    return show


def press_both(page, tag):
    """Presses a finger that moves the control, and then another beside it."""
    fingers = Fingers(page)
    start = place(page, HOLDS[tag].start)
    way = [place(page, point) for point in HOLDS[tag].way]
    fingers.down(start)
    for point in way:
        fingers.move(point)
    x, y = way[-1]
    fingers.down((x + 30, y + 30), 1)
    return fingers


def spread(fingers):
    """Moves two fingers apart by 10 points."""
    for finger, way in [(0, -5), (1, 5)]:
        x, y = fingers.points[finger]
        fingers.move((x + way, y), finger)


def zoom(page, fingers):
    """Moves two fingers apart until the page is zoomed.

    How soon that is depends on the machine: the browser ignores the moves before its zoom has begun.
    """
    for _ in range(MOST_STEPS):
        spread(fingers)
        if page.evaluate(SCALE) > 1.2:
            return
    wait(page, f"{SCALE} > 1.2")


def let_go(page, fingers):
    for finger in list(fingers.points):
        fingers.up(finger)
    wait(page, "$('#e').resting !== false")


@pytest.mark.parametrize("tag", HOLDS)
def test_two_fingers_zoom_the_page_and_undo_the_first(show, tag, events):
    page = show(tag)
    before = value(page, tag)
    fingers = press_both(page, tag)
    zoom(page, fingers)
    let_go(page, fingers)
    if tag != "rotary-ring-menu":
        wait(page, f"{HOLDS[tag].value.replace('e.', '$(`#e`).', 1)} == argument", before)
    assert events(page, "change") == []


@pytest.mark.parametrize("tag", ["rotary-dial", "rotary-spinner-row"])
def test_a_second_finger_is_the_controls_where_it_is_told_so(show, tag):
    page = show(tag, "second-finger drag=both" if tag == "rotary-dial" else "second-finger")
    before = value(page, tag)
    fingers = press_both(page, tag)
    for _ in range(USUAL_STEPS):
        spread(fingers)
    let_go(page, fingers)
    assert page.evaluate(SCALE) == 1
    assert value(page, tag) != before


@pytest.mark.parametrize("tag", HOLDS)
def test_two_fingers_that_come_together_zoom_the_page(show, tag, events):
    page = show(tag)
    before = value(page, tag)
    x, y = place(page, HOLDS[tag].start)
    fingers = Fingers(page)
    fingers.down_together((x - 10, y), (x + 10, y))
    zoom(page, fingers)
    let_go(page, fingers)
    if tag != "rotary-ring-menu":
        wait(page, f"{HOLDS[tag].value.replace('e.', '$(`#e`).', 1)} == argument", before)
    assert events(page, "change") == []
