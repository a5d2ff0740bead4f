"""The scroll wheel: a page scrolls past every control without the focus, and past the end of one with it."""

import pytest

from conftest import wait
from hands import Fingers
from real_pages.holds import HOLDS, control, place, value
from test_gallery import drawn, gallery, site  # noqa: F401

TALL = "<div class='tall'></div>"
CSS = ".tall { height: 3000px }"
# The controls that a scroll wheel turns, and the number of steps of each; the middle column of a row counts tens.
VALUES = {
    "rotary-wheel": "e.selectedIndex", "rotary-spinner": "e.valueAsNumber", "rotary-spinner-row": "Number(e.value) / 10",
    "rotary-turntable": "e.state.position", "rotary-dial": "e.valueAsNumber", "rotary-clock": "e.valueAsNumber / 60",
    "rotary-color-wheel": "e.hue / 5",
}
# The direction of the wheel that increases: a list goes down, a number up.
DOWN = {"rotary-wheel": 1, "rotary-turntable": 1}
# A notch of a mouse wheel, as browsers on Linux report it.
NOTCH = 120


def step_of(page, tag):
    return page.evaluate(VALUES[tag])


def show(open_page, tag, attributes="", **settings):
    # The first of two equal attributes counts.
    body = control(tag).replace(f"<{tag} ", f"<{tag} step='1' {attributes} ", 1)
    page = open_page(TALL + body + TALL, css=CSS, **settings)
    wait(page, "$('#e').shadowRoot.querySelector('.area')")
    page.evaluate("e.scrollIntoView({ block: 'center', behavior: 'instant' })")
    # A scroll belongs to the element under the mouse when it begins.
    page.mouse.move(*place(page, HOLDS[tag].start))
    page.scrolled = lambda: page.evaluate("scrollY")
    page.begin = page.scrolled()
    return page


def turn(page, tag, notches):
    """Turns the mouse wheel to increase the value."""
    page.evaluate("""() => { window.heard = new Promise((done) => addEventListener('wheel',
        (event) => setTimeout(() => done(event.defaultPrevented)), { once: true, passive: true })); }""")
    page.mouse.wheel(0, DOWN.get(tag, -1) * notches * NOTCH)
    return page.evaluate("window.heard")


@pytest.mark.parametrize("tag", VALUES)
def test_a_page_scrolls_past_a_control_without_the_focus(open_page, tag):
    page = show(open_page, tag)
    before = step_of(page, tag)
    assert turn(page, tag, 1) is False
    wait(page, f"scrollY !== {page.begin}")
    assert step_of(page, tag) == before


@pytest.mark.parametrize("tag", VALUES)
def test_a_notch_is_a_step_of_the_control_with_the_focus(open_page, tag):
    page = show(open_page, tag)
    page.evaluate("e.focus({ preventScroll: true })")
    before = step_of(page, tag)
    for count in (1, 2):
        assert turn(page, tag, 1)
        wait(page, f"$('#e').resting && {VALUES[tag].replace('e.', '$(`#e`).', 1)} === {before + count}")
    assert page.scrolled() == page.begin


@pytest.mark.parametrize("tag", VALUES)
def test_a_press_is_enough_to_have_the_wheel_turn_it(open_page, tag):
    page = show(open_page, tag)
    page.mouse.down()
    page.mouse.up()
    wait(page, "$('#e').resting")
    assert turn(page, tag, 1)
    assert page.scrolled() == page.begin


@pytest.mark.parametrize("tag", VALUES)
@pytest.mark.parametrize("setting, has_focus, takes", [
    ("always", False, True), ("never", True, False), ("focus", False, False), ("Nonsense", True, True),
    ("Nonsense", False, False)])
def test_when_it_turns_is_a_setting(open_page, tag, setting, has_focus, takes):
    page = show(open_page, tag)
    warnings = []
    page.on("console", lambda message: warnings.append(message.text))
    page.evaluate("setting => { e.scrollInput = setting; }", setting)
    assert page.evaluate("e.scrollInput") == ("focus" if setting == "Nonsense" else setting)
    if has_focus:
        page.evaluate("e.focus({ preventScroll: true })")
    before = step_of(page, tag)
    assert turn(page, tag, 1) is takes
    wait(page, "$('#e').resting")
    assert (step_of(page, tag) != before) is takes
    assert bool(warnings) is (setting == "Nonsense")


# The start of each at its last step but one.
NEAR_END = {
    "rotary-wheel": "e.setAttribute('stops', '-90 0'); e.selectedIndex = 1",
    "rotary-spinner": "e.valueAsNumber = 99",
    "rotary-turntable": "e.scrollToItem(4, { position: 'middle', animated: false })",
    "rotary-dial": "e.valueAsNumber = 99",
}


@pytest.mark.parametrize("tag", NEAR_END)
def test_at_its_end_the_page_goes_on(open_page, tag):
    page = show(open_page, tag, "scroll-input='always'")
    page.evaluate(f"() => {{ {NEAR_END[tag]} }}")
    turn(page, tag, 1)
    wait(page, "$('#e').resting && $('#e').matches(':state(at-end)')")
    at_end = step_of(page, tag)
    # The same movement stays with the control; it ends when nothing has come for a fifth of a second.
    wait(page, "performance.now() - (window.since ??= performance.now()) > 250")
    assert turn(page, tag, 1) is False
    wait(page, f"scrollY !== {page.begin}")
    assert step_of(page, tag) == at_end
    # The control takes the way back.
    page.evaluate("e.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.mouse.move(*place(page, HOLDS[tag].start))
    assert turn(page, tag, -1)
    wait(page, f"{VALUES[tag].replace('e.', '$(`#e`).', 1)} !== {at_end}")


# The reports of browsers for a notch, or as much of a trackpad, and the number of events for it.
DEVICES = {
    "Chromium on Linux": ({"deltaY": -120, "wheelDeltaY": 120}, 1),
    "Chromium on Windows": ({"deltaY": -100, "wheelDeltaY": 120}, 1),
    "a page zoomed to 125 %": ({"deltaY": -80, "wheelDeltaY": 120}, 1),
    "Firefox in points": ({"deltaY": -57, "wheelDeltaY": 120}, 1),
    "lines": ({"deltaY": -3, "deltaMode": 1}, 1),
    "pages": ({"deltaY": -1, "deltaMode": 2}, 1),
    "WebKit": ({"deltaY": -40, "wheelDeltaY": 120}, 1),
    "a trackpad": ({"deltaY": -4.000244140625, "wheelDeltaY": 12}, 10),
    "a trackpad on Windows": ({"deltaY": -10, "wheelDeltaY": 12}, 4),
    "a trackpad on Linux": ({"deltaY": -8, "wheelDeltaY": 8}, 5),
    "a browser that says nothing of it": ({"deltaY": -10}, 4),
}
SEND = """([fields, count]) => {
  const area = e.shadowRoot.querySelector('.area');
  for (let index = 0; index < count; index++) {
    const event = new WheelEvent('wheel', { cancelable: true, bubbles: true, composed: true });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    area.dispatchEvent(event);
  }
}"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("tag", ["rotary-dial", "rotary-spinner"])
def test_a_notch_is_a_step_whatever_browsers_call_it(open_page, tag, device):
    page = show(open_page, tag, "scroll-input='always'")
    before = step_of(page, tag)
    page.evaluate(SEND, list(DEVICES[device]))
    wait(page, "$('#e').resting")
    assert step_of(page, tag) == before + 1


def test_a_trackpad_is_proportional(open_page):
    page = show(open_page, "rotary-dial", "scroll-input='always' scroll-points='10'")
    page.evaluate(SEND, [{"deltaY": -7, "wheelDeltaY": 21}, 10])
    assert step_of(page, "rotary-dial") == 57


def test_the_wheel_scrolls_the_front_page_past_all_demos(gallery):  # noqa: F811
    page = gallery("")
    page.mouse.move(*(drawn(page.locator("#wheel rotary-wheel")).evaluate(
        "it => { const { x, y, width, height } = it.getBoundingClientRect(); return [x + width / 2, y + height * 0.2]; }")))
    end = page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    assert end > 2000
    for _ in range(40):
        page.mouse.wheel(0, 10 * NOTCH)
        if page.evaluate("scrollY") >= end:
            break
    wait(page, f"scrollY >= {end}")


# Resolves when the page has not scrolled for twenty frames.
STILL = """async () => {
  for (let count = 0, before; count < 20; count++) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== before) count = 0;
    before = scrollY;
  }
}"""


def swipe_up(page, fingers, box):
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    fingers.down((x, y))
    for step in range(1, 12):
        fingers.move((x, y - 12 * step))
    fingers.up()


def test_on_a_phone_a_swipe_scrolls_the_front_page_until_a_demo_was_tapped(gallery):  # noqa: F811
    page = gallery("", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    fingers = Fingers(page)
    wheel = page.locator("#wheel rotary-wheel")
    drawn(wheel)
    wheel.evaluate("it => it.scrollIntoView({ block: 'center', behavior: 'instant' })")
    before = page.evaluate("scrollY")
    swipe_up(page, fingers, wheel.bounding_box())
    wait(page, f"scrollY > {before} + 40")
    # A tap on a page that still glides only stops it.
    page.evaluate(STILL)
    wheel.evaluate("it => it.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = wheel.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2)
    page.locator("#wheel .touch-cover").wait_for(state="detached")
    wait(page, "document.querySelector('#wheel rotary-wheel').resting")
    before, rotation = page.evaluate("scrollY"), wheel.evaluate("it => it.rotation")
    x, y = box["x"] + box["width"] * 0.85, box["y"] + box["height"] / 2
    fingers.down((x, y))
    for step in range(1, 8):
        fingers.move((x, y - 10 * step))
    page.wait_for_function("([it, before]) => it.rotation !== before", arg=[wheel.element_handle(), rotation])
    fingers.up()
    assert page.evaluate("scrollY") == before
