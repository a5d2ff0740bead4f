"""The position and size of the wheel: sizes, zero sizes, rotated and scaled pages."""

import math

import pytest

from conftest import wait
from hands import Fingers, drag, place
from test_mouse import WHEEL, state


def disc(page):
    return page.evaluate(
        "(() => { const d = document.querySelector('#w').shadowRoot.querySelector('[part=rim]');"
        " const b = d?.getBoundingClientRect(); return b && [b.width, b.height] })()"
    )


@pytest.mark.parametrize("width, height", [(160, 160), (320, 200), (640, 640), (40, 40)])
def test_it_is_as_large_as_the_shorter_side(open_page, width, height):
    page = open_page(WHEEL, css=f"#w {{ width: {width}px; height: {height}px }}", viewport=(900, 900))
    assert disc(page) == pytest.approx([min(width, height)] * 2, abs=0.5)


def test_a_new_size_is_taken_up_and_keeps_the_selection(open_page):
    page = open_page(WHEEL)
    page.evaluate("document.querySelector('#w').selectedIndex = 3")
    page.evaluate("document.querySelector('#w').style.width = '200px'")
    wait(page, "$('#w').shadowRoot.querySelector('[part=rim]').getBoundingClientRect().width === 200")
    assert state(page)["index"] == 3


def test_nothing_is_drawn_without_room_and_something_with_it(open_page, rest):
    page = open_page(WHEEL, css="#w { width: 0; height: 0 }")
    assert disc(page) is None
    assert page.evaluate("document.querySelector('#w').select(2)")["index"] == 2
    assert state(page)["index"] == 2
    page.evaluate("document.querySelector('#w').style.cssText = 'width: 200px; height: 200px'")
    wait(page, "!!$('#w').shadowRoot.querySelector('[part=rim]')")


def test_hidden_and_shown_again(open_page):
    page = open_page(WHEEL)
    page.evaluate("document.querySelector('#w').hidden = true")
    page.evaluate("document.querySelector('#w').selectedIndex = 1")
    page.evaluate("document.querySelector('#w').hidden = false")
    wait(page, "$('#w').shadowRoot.querySelector('[part=rim]')?.getBoundingClientRect().width === 300")
    assert state(page)["index"] == 1


def test_a_device_that_is_turned_keeps_the_drag(open_page, rest):
    page = open_page(
        WHEEL, css="#w { width: 60vw; height: 50vh }", viewport=(400, 800), has_touch=True)
    session = page.context.new_cdp_session(page)

    def hold(width, height, kind, angle):
        session.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": True,
            "screenOrientation": {"type": kind, "angle": angle}})

    def direction_is(degrees):
        wait(page, "Math.abs($('#w').rotation - argument) < 1e-3", math.radians(degrees))

    hold(400, 800, "portraitPrimary", 0)
    wait(page, "screen.orientation.type === 'portrait-primary' && $('#w').clientWidth === 240")
    fingers = Fingers(page)
    fingers.down(place(page, "#w", 0))
    for degrees in range(5, 45, 5):
        fingers.move(place(page, "#w", degrees))
    direction_is(40)
    hold(800, 400, "landscapePrimary", 90)
    wait(page, "screen.orientation.type === 'landscape-primary' && innerWidth === 800")
    wait(page, "!$('#w').resting && $('#w').shadowRoot.querySelector('[part=rim]')"
               ".getBoundingClientRect().width === 200")
    # The finger moved with the wheel, and still holds the same point.
    direction_is(40)
    for degrees in range(45, 95, 5):
        fingers.move(place(page, "#w", degrees))
    direction_is(90)
    fingers.up()
    rest(page)


@pytest.mark.parametrize(
    "transform, turns",
    [
        ("rotate(90deg)", 1), ("scale(0.5)", 1), ("scale(2, 0.5)", 1), ("skewX(20deg)", 1),
        ("scaleX(-1)", -1), ("rotate(30deg) scale(0.7) translate(40px, 10px)", 1),
    ],
)
def test_a_page_that_is_turned_or_scaled(open_page, transform, turns):
    page = open_page(
        f'<div id="outer">{WHEEL}</div>',
        css=f"#outer {{ position: absolute; left: 250px; top: 150px; transform: {transform} }}",
    )
    matrix = page.evaluate(
        "(() => { const m = new DOMMatrix(getComputedStyle(document.querySelector('#outer')).transform);"
        " return [m.a, m.b, m.c, m.d, m.e, m.f] })()"
    )
    origin = page.evaluate(
        "(() => { const o = document.querySelector('#outer'); const s = getComputedStyle(o)"
        ".transformOrigin.split(' ').map(parseFloat); return [250 + s[0], 150 + s[1], s[0], s[1]] })()"
    )

    def screen(degrees):
        """The position of a point of the wheel on the screen."""
        x = 150 + 105 * math.cos(math.radians(degrees)) - origin[2]
        y = 150 + 105 * math.sin(math.radians(degrees)) - origin[3]
        a, b, c, d, e, f = matrix
        return (origin[0] + a * x + c * y + e, origin[1] + b * x + d * y + f)

    page.mouse.move(*screen(200))
    page.mouse.down()
    for degrees in range(200, 291, 5):
        page.mouse.move(*screen(degrees))
    assert state(page)["rotation"] == pytest.approx(math.pi / 2, abs=0.02)
    page.mouse.up()


def test_the_page_scrolls_under_a_drag(open_page):
    page = open_page(WHEEL + '<div class="tall"></div>', css=".tall { height: 3000px }")
    drag(page, "#w", 180, 45, release=False)
    page.evaluate("scrollTo(0, 60)")
    wait(page, "scrollY === 60")
    page.mouse.move(*place(page, "#w", 270))
    assert state(page)["rotation"] == pytest.approx(math.pi / 2, abs=0.02)
    page.mouse.up()
