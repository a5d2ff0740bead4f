"""Two fingers on a control zoom the page and undo the action of the first."""

import pytest

from conftest import quiet, wait
from hands import Fingers
from real_pages.holds import HOLDS, control, place, value

CSS = "body { margin: 40px } .tall { height: 2000px }"
# The displayed position of a control at rest.
SCALE = "visualViewport.scale"


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


def pinch(page, tag):
    """Presses a finger that moves the control, and another with which it then zooms."""
    fingers = Fingers(page)
    start = place(page, HOLDS[tag].start)
    way = [place(page, point) for point in HOLDS[tag].way]
    fingers.down(start)
    for point in way:
        fingers.move(point)
    moved = value(page, tag)
    x, y = way[-1]
    other = (x + 30, y + 30)
    fingers.down(other, 1)
    for step in range(1, 16):
        fingers.move((x - 5 * step, y), 0)
        fingers.move((other[0] + 5 * step, other[1]), 1)
    return fingers, moved


def let_go(page, fingers):
    for finger in list(fingers.points):
        fingers.up(finger)
    wait(page, "$('#e').resting !== false")


@pytest.mark.parametrize("tag", HOLDS)
def test_two_fingers_zoom_the_page_and_undo_the_first(show, tag, events):
    page = show(tag)
    before = value(page, tag)
    fingers, _ = pinch(page, tag)
    wait(page, f"{SCALE} > 1.2")
    let_go(page, fingers)
    if tag != "rotary-ring-menu":
        wait(page, f"{HOLDS[tag].value.replace('e.', '$(`#e`).', 1)} == argument", before)
    assert events(page, "change") == []


@pytest.mark.parametrize("tag", ["rotary-dial", "rotary-spinner-row"])
def test_a_second_finger_is_the_controls_where_it_is_told_so(show, tag):
    page = show(tag, "second-finger drag=both" if tag == "rotary-dial" else "second-finger")
    before = value(page, tag)
    fingers, _ = pinch(page, tag)
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
    for step in range(1, 16):
        fingers.move((x - 10 - 5 * step, y), 0)
        fingers.move((x + 10 + 5 * step, y), 1)
    wait(page, f"{SCALE} > 1.2")
    let_go(page, fingers)
    if tag != "rotary-ring-menu":
        wait(page, f"{HOLDS[tag].value.replace('e.', '$(`#e`).', 1)} == argument", before)
    assert events(page, "change") == []
