"""`<rotary-clock>` on a page: its form, its parts, its keys, its touches and its languages."""

import math

import pytest
from playwright.sync_api import expect

from axe import violations
from conftest import steady, wait
from hands import Fingers, type_keys
from test_gallery import code, gallery, ready, site  # noqa: F401

CLOCK = '<rotary-clock id="c" name="at" hour-cycle="h12" value="07:30" aria-label="Alarm"></rotary-clock>'
# The face has a diameter of 256 points, and its centre is 215.5 points below the upper edge.
CSS = "#c { width: 256px; height: 344px }"
CENTER = (128, 215.5)
RING = 0.8 * 128
RECORD = """() => {
  window.told = [];
  for (const type of ['input', 'change']) {
    c.addEventListener(type, ({ detail }) => told.push([type, detail.value, detail.valueAsNumber]));
  }
}"""
ACTIVE = "c.shadowRoot.activeElement?.ariaLabel"
FIELDS = "[...c.shadowRoot.querySelectorAll('[role=spinbutton]')]"


def on_face(share, ring=RING):
    """A point of the element at a share of a turn from the top of the face."""
    angle = share * 2 * math.pi
    return CENTER[0] + ring * math.sin(angle), CENTER[1] - ring * math.cos(angle)


def at(page, point):
    """A point of the element on the screen."""
    box = page.locator("#c").bounding_box()
    return box["x"] + point[0], box["y"] + point[1]


def click(page, point):
    page.mouse.click(*at(page, point))


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    wait(page, "c.resting")


def test_it_is_a_group_of_fields(open_page):
    page = open_page(f"<h1>Clock</h1>{CLOCK}", CSS)
    names = ["ariaLabel", "ariaValueNow", "ariaValueMin", "ariaValueMax", "ariaValueText"]
    assert page.evaluate(f"(names) => {FIELDS}.map((each) => names.map((name) => each[name]))", names) == [
        ["Hour", "7", "1", "12", "07"], ["Minute", "30", "0", "59", "30"], ["AM/PM", "0", "0", "1", "AM"],
    ]
    assert violations(page) == []


def test_a_mouse_selects_the_hour_and_then_the_minute(open_page):
    page = open_page(CLOCK, CSS)
    page.evaluate(RECORD)
    click(page, on_face(10 / 12))
    wait(page, "c.resting")
    assert page.evaluate("[c.value, c.activeField]") == ["10:30", "minute"]
    click(page, on_face(0.25))
    assert page.evaluate("told") == [
        ["input", "10:30", 630], ["change", "10:30", 630], ["input", "10:15", 615], ["change", "10:15", 615],
    ]


@pytest.fixture
def touch_page(open_page):
    return open_page(f"{CLOCK}<div class='tall'></div>", CSS + ".tall { height: 3000px }", has_touch=True)


def test_a_finger_around_the_centre_drags_the_hand(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    fingers.down(at(page, on_face(7 / 12)))
    for step in range(1, 13):
        fingers.move(at(page, on_face(7 / 12 + step / 48)))
    fingers.up()
    assert page.evaluate("[c.value, c.activeField, scrollY]") == ["10:30", "minute", 0]


def test_a_finger_towards_the_centre_scrolls_the_page(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    x, y = at(page, on_face(0.5))
    fingers.down((x, y))
    for step in range(1, 16):
        fingers.move((x, y - 8 * step))
    wait(page, "scrollY > 20")
    fingers.up()
    assert page.evaluate("[c.value, c.activeField]") == ["07:30", "hour"]


def test_a_finger_presses_the_written_time(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    for x, y, value, field in ((117, 34, "07:30", "minute"), (229, 50, "19:30", "period"), (30, 34, "19:30", "hour")):
        fingers.down(at(page, (x, y)))
        fingers.up()
        assert page.evaluate("[c.value, c.activeField]") == [value, field]


def test_keys_go_from_part_to_part_and_type(open_page):
    page = open_page(f"{CLOCK}<button id='after'>After</button>", CSS)
    page.keyboard.press("Tab")
    assert page.evaluate(ACTIVE) == "Hour"
    press(page, "ArrowUp", "ArrowRight")
    wait(page, f"{ACTIVE} === 'Minute'")
    press(page, "ArrowDown", "ArrowRight", "Space")
    assert page.evaluate("c.value") == "20:29"
    press(page, "ArrowLeft", "ArrowLeft")
    type_keys(page, "#c", "1145a")
    assert page.evaluate("c.value") == "11:45"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "after"


def test_it_takes_part_in_a_form(open_page):
    page = open_page(f"<form>{CLOCK}</form>", CSS)
    sent = "new FormData(document.querySelector('form')).get('at')"
    assert page.evaluate(sent) == "07:30"
    assert page.evaluate(f"c.value = '23:59', c.stepUp(), {sent}") == "23:59"
    assert page.evaluate(f"c.valueAsNumber = 1e9, {sent}") == "23:59"
    assert page.evaluate(f"c.interval = 15, c.value = '08:10', {sent}") == "08:15"
    assert page.evaluate("document.querySelector('form').reset(), c.value") == "07:30"


def test_what_is_no_time_is_refused_with_a_warning(open_page):
    page = open_page(CLOCK, CSS)
    warnings = []
    page.on("console", lambda message: warnings.append(message.text))
    page.evaluate("for (const text of ['25:00', 'noon', '']) c.value = text")
    assert page.evaluate("c.value") == "07:30"
    assert warnings == ['<rotary-clock>: invalid value = "25:00"; keeping "07:30".']
    for wrong in ("'second'", "undefined", "1"):
        message = page.evaluate(f"(() => {{ try {{ c.activate({wrong}) }} catch (error) {{ return error.message }} }})()")
        assert message.startswith("<rotary-clock>: activate() takes hour, minute, period; got")
    page.evaluate("c.activate('minute')")
    assert page.evaluate("c.activeField") == "minute"


def test_it_moves_to_a_time(open_page):
    page = open_page(CLOCK, CSS)
    steady(page)
    end = page.evaluate("c.moveTo(600).then(({ value }) => [value, c.resting])")
    assert end == ["10:00", True]


@pytest.mark.parametrize("language, fields, value", [
    ("en-US", ["Hour", "Minute", "AM/PM"], "01:30 PM"), ("de", ["Stunde", "Minute"], "13:30"),
    ("ko", ["오전/오후", "시", "분"], "오후 01:30"), ("ar-EG", ["الساعات", "الدقائق", "ص/م"], "٠١:٣٠ م"),
])
def test_it_is_in_the_language_of_the_page(open_page, language, fields, value):
    clock = CLOCK.replace('hour-cycle="h12" value="07:30"', 'value="13:30"')
    direction = "rtl" if language.startswith("ar") else "ltr"
    page = open_page(f'<div lang="{language}" dir="{direction}">{clock}</div>', CSS)
    assert page.evaluate(f"{FIELDS}.map(({{ ariaLabel }}) => ariaLabel)") == fields
    page.evaluate("c.moveTo(811)")
    assert page.evaluate("c.value") == "13:31"
    texts = page.evaluate("[...c.shadowRoot.querySelectorAll('[part~=title]')].map((each) => each.textContent)")
    for word in value.replace("30", "31").replace("٣٠", "٣١").replace(":", " ").split():
        assert word in texts


def test_the_code_for_swiftui_has_the_limits_of_its_demo(gallery):
    page = gallery("clock-face.html#opening-hours")
    ready(page, "opening-hours")
    expect(code(page, "opening-hours", "SwiftUI")).to_contain_text("RotaryClock(value: $value, in: 540...1_050)")
