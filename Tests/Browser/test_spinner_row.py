"""`<rotary-spinner-row>` on a page: its form, its fields, its keys and its touches."""

import math

import pytest
from playwright.sync_api import expect

from conftest import leap, wait
from hands import STILL_MILLISECONDS, Fingers, type_keys

DATE = """<rotary-spinner-row id="r" kind="date" look="date" value="2028-01-31" labels="Year, Month, Day"
  aria-label="On"></rotary-spinner-row>"""
TIME = '<rotary-spinner-row id="r" kind="time" carry value="09:41" labels="Hours, Minutes" aria-label="At"></rotary-spinner-row>'
LOCK = '<rotary-spinner-row id="r" code="427" aria-label="Lock"></rotary-spinner-row>'
CSS = "rotary-spinner-row { width: 360px; height: 180px }"
MIDDLE = 90
RECORD = """() => {
  window.told = [];
  for (const type of ['input', 'change', 'open']) {
    r.addEventListener(type, ({ detail }) => told.push([type, detail.value, detail.valueAsNumber]));
  }
}"""
REST = "r.resting"
ACTIVE = "r.shadowRoot.activeElement?.ariaLabel"


def tile_height(height, tiles=10, perspective=2):
    """The height of the front tile in a row whose columns are wide enough."""
    near, corner = 0.94 / 2 / perspective, math.cos(math.pi / tiles)
    widest = 0.94 * height / 2 * corner * (near * corner + math.hypot(1, near))
    widest /= 1 + near**2 * (1 - corner**2)
    return widest * 2 * math.tan(math.pi / tiles)


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    wait(page, REST)


def test_keys_go_to_one_column_after_the_other(open_page):
    page = open_page(TIME, CSS)
    page.evaluate(RECORD)
    page.keyboard.press("Tab")
    assert page.evaluate(ACTIVE) == "Hours"
    press(page, "ArrowUp")
    assert page.evaluate("told") == [["input", "10:41", 641], ["change", "10:41", 641]]
    press(page, "ArrowRight")
    wait(page, f"{ACTIVE} === 'Minutes'")
    press(page, "ArrowDown")
    assert page.evaluate("r.value") == "10:40"
    press(page, "ArrowLeft")
    wait(page, f"{ACTIVE} === 'Hours'")
    # In one call: a pause of a second would end the hours.
    type_keys(page, "#r", "1730")
    wait(page, REST)
    assert page.evaluate("[r.value, r.valueAsNumber]") == ["17:30", 17 * 60 + 30]
    # After the last column, Tab leaves the row.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === document.body")


def test_a_column_carries_to_the_next(open_page):
    page = open_page(TIME.replace("09:41", "09:59"), CSS)
    page.keyboard.press("Tab")
    press(page, "ArrowRight", "ArrowUp")
    assert page.evaluate("r.value") == "10:00"
    press(page, "ArrowDown")
    assert page.evaluate("r.value") == "09:59"


def test_two_fingers_turn_two_columns(open_page):
    page = open_page(LOCK, CSS, has_touch=True)
    page.evaluate("r.secondFinger = true")
    page.evaluate(RECORD)
    box = page.locator("#r").bounding_box()
    fingers = Fingers(page)
    tile = tile_height(box["height"])
    starts = [(box["x"] + box["width"] * share / 6, box["y"] + MIDDLE) for share in (1, 5)]
    for finger, start in enumerate(starts):
        fingers.down(start, finger)
    for step in range(1, 21):
        for finger, (x, y) in enumerate(starts):
            fingers.move((x, y - tile * (finger + 1) * step / 20), finger)
    wait(page, "r.value === '102'")
    # After this rest, it is not thrown.
    leap(page, STILL_MILLISECONDS)
    for finger in (0, 1):
        fingers.up(finger)
    wait(page, REST)
    assert page.evaluate("told.filter(([type]) => type === 'change')") == [["change", "102", 102]]


@pytest.fixture
def touch_page(open_page):
    css = CSS + ".tall { width: 3000px; height: 3000px }"
    return open_page(DATE + '<div class="tall"></div>', css, has_touch=True)


def middle(page, column):
    box = page.get_by_role("spinbutton").nth(column).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_up_and_down_turns_a_column_and_the_page_stays(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    x, y = middle(page, 1)
    fingers.down((x, y))
    for step in range(1, 11):
        fingers.move((x, y - tile_height(180) * step / 10))
    leap(page, STILL_MILLISECONDS)
    fingers.up()
    wait(page, REST)
    assert page.evaluate("[r.value, scrollX, scrollY]") == ["2028-02-29", 0, 0]


def test_a_finger_sideways_scrolls_the_page(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    x, y = middle(page, 1)
    fingers.down((x, y))
    for step in range(1, 16):
        fingers.move((x - 8 * step, y))
    wait(page, "scrollX > 20")
    fingers.up()
    wait(page, REST)
    assert page.evaluate("r.value") == "2028-01-31"


def test_a_date_is_set_by_taps_alone_and_names_follow(touch_page):
    page = touch_page
    # The outermost of the 44 points above and below, from one side of a column to the other.
    for column, below, side in ((0, True, 0.4), (1, True, -0.4), (2, False, 0.4), (2, False, 0)):
        box = page.get_by_role("spinbutton").nth(column).bounding_box()
        x = box["x"] + box["width"] * (0.5 + side)
        page.touchscreen.tap(x, box["y"] + (box["height"] - 43 if below else 43))
        wait(page, REST)
    assert page.evaluate("r.value") == "2029-02-26"
    month, day = (page.get_by_role("spinbutton").nth(column) for column in (1, 2))
    assert month.get_attribute("aria-valuetext") == "Feb"
    assert day.get_attribute("aria-valuetext") == "26, Mon"
    texts = "[...r.shadowRoot.querySelectorAll('.text')].map((text) => text.textContent)"
    assert "Mon" in page.evaluate(texts)
    page.evaluate("r.setAttribute('weekdays', 'lundi, mardi'); r.setAttribute('months', 'janvier, février')")
    assert {"lundi", "février"} < set(page.evaluate(texts))


def test_a_click_on_a_neighbour_brings_it(open_page):
    page = open_page(LOCK, CSS)
    box = page.locator("#r").bounding_box()
    for x, y, text in ((0.02, 179, "100"), (0.32, 157, "200"), (0.5, 23, "290"), (0.5, 90, "290")):
        page.mouse.click(box["x"] + box["width"] * x, box["y"] + y)
        wait(page, REST)
        assert page.evaluate("r.value") == text


def test_a_lock_opens_at_rest_on_its_code(open_page):
    page = open_page(LOCK, CSS)
    page.evaluate(RECORD)
    page.keyboard.press("Tab")
    press(page, "4", "2", "6")
    assert not page.evaluate("r.open")
    press(page, "ArrowUp")
    assert page.evaluate("r.open")
    assert page.evaluate("told.at(-1)") == ["open", "427", 427]


def test_it_takes_part_in_a_form(open_page):
    page = open_page(f'<form id="f"><label for="r">At</label>{TIME.replace("id=", "name=n id=")}</form>', CSS)
    page.evaluate(RECORD)
    assert page.evaluate("new FormData(f).get('n')") == "09:41"
    page.evaluate("r.value = '23:59'")
    assert page.evaluate("[r.valueAsNumber, new FormData(f).get('n')]") == [1439, "23:59"]
    page.evaluate("r.value = '24:00'")
    assert page.evaluate("r.value") == "23:59"
    page.evaluate("r.valueAsNumber = 90")
    assert page.evaluate("[r.value, new FormData(f).get('n')]") == ["01:30", "01:30"]
    page.evaluate("r.valueAsNumber = NaN")
    assert page.evaluate("r.value") == "01:30"
    # Changes by the page send no events.
    assert page.evaluate("told") == []
    page.evaluate("r.setAttribute('kind', 'digits')")
    assert page.evaluate("r.value") == "000"
    page.evaluate("r.setAttribute('kind', 'time'); f.reset()")
    assert page.evaluate("[r.value, new FormData(f).get('n')]") == ["09:41", "09:41"]
    page.click("label")
    assert page.evaluate(ACTIVE) == "Hours"


def test_it_is_a_group_of_spin_buttons(open_page):
    page = open_page(TIME, CSS)
    group = page.locator(".list[role=group][aria-label=At]")
    buttons = group.get_by_role("spinbutton")
    assert [button.get_attribute("aria-label") for button in buttons.all()] == ["Hours", "Minutes"]
    names = ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext", "tabindex"]
    assert [[button.get_attribute(name) for name in names] for button in buttons.all()] == [
        ["9", "0", "23", "09", "0"], ["41", "0", "59", "41", None]]
    page.evaluate("r.disabled = true")
    assert buttons.first.get_attribute("aria-disabled") == "true"
    assert buttons.first.get_attribute("tabindex") is None


def test_it_is_named_by_its_label_and_not_by_its_columns(open_page):
    row = '<rotary-spinner-row id="r" labels="Tens, Ones" digits="2"></rotary-spinner-row>'
    page = open_page(f'<label for="r">Floor</label>{row}', CSS)
    expect(page.locator(".list[role=group][aria-label=Floor]")).to_be_attached()
    assert page.evaluate("[r.labels.length, r.getAttribute('labels')]") == [1, "Tens, Ones"]
    page.evaluate("r.stepUp(42)")
    assert page.evaluate("r.value") == "42"


def test_a_click_gives_a_column_the_keyboard(open_page):
    page = open_page(TIME, CSS)
    box = page.locator("#r").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + MIDDLE)
    wait(page, f"{ACTIVE} === 'Minutes'")
    press(page, "ArrowUp")
    assert page.evaluate("r.value") == "09:42"
    # Like a screen reader, which has no pointer.
    page.evaluate("r.shadowRoot.querySelector('[role=spinbutton]').click()")
    wait(page, f"{ACTIVE} === 'Hours'")


def test_an_odometer_follows_a_number(open_page):
    page = open_page(LOCK.replace('code="427"', 'digits="6"'), CSS)
    page.evaluate("for (const to of [37, 74, 19999]) r.moveTo(to)")
    assert page.evaluate("r.value") == "019999"
    wait(page, REST)
    assert page.evaluate("r.value") == "019999"
    assert page.evaluate("r.moveTo(NaN).catch((error) => error.name)") == "TypeError"


def test_figures_fit_their_tiles(open_page):
    page = open_page(LOCK.replace('code="427"', ""), CSS)
    for kind, width, height in (("date", 900, 400), ("time", 320, 200), ("digits", 160, 90)):
        page.evaluate(
            "([kind, w, h]) => { r.setAttribute('kind', kind); r.style.width = w + 'px'; r.style.height = h + 'px'; }",
            [kind, width, height])
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
        texts = page.evaluate(
            "[...r.shadowRoot.querySelectorAll('.text')].map((t) => [t.textContent, t.scrollWidth, t.clientWidth])")
        assert len(texts) >= 6
        assert [text for text in texts if text[1] > text[2]] == []


# The texts at the front, from the left.
FRONT = """[...r.shadowRoot.querySelectorAll('[role=spinbutton]')].map((column) => [column, column.getBoundingClientRect().x])
  .sort(([, a], [, b]) => a - b).map(([column]) => column.ariaValueText).join(' ')"""


def write_row(attributes, language="en"):
    return f'<rotary-spinner-row id="r" aria-label="At" lang="{language}" {attributes}></rotary-spinner-row>'


@pytest.mark.parametrize("language, shown", [
    ("en-US", "1 05 PM"), ("en-GB", "13 05"), ("de", "13 05"), ("zh-TW", "下午 1 05"), ("hi", "1 05 pm"), ("not a tag!", "13 05"),
])
def test_hours_and_their_words_can_be_those_of_the_language(open_page, language, shown):
    page = open_page(write_row('kind="time" hour-cycle="locale" order="locale" value="13:05"', language), CSS)
    assert page.evaluate(FRONT) == shown
    assert page.evaluate("[r.value, r.hourCycle, r.order]") == ["13:05", "locale", "locale"]
    # The language changes while the row is shown.
    page.evaluate("r.lang = 'en-US'")
    wait(page, f"{FRONT} === '1 05 PM'")
    assert page.evaluate("r.value") == "13:05"


@pytest.mark.parametrize("language, shown", [
    ("en-US", "02 28 2026"), ("en-GB", "28 02 2026"), ("de", "28 02 2026"), ("ja", "2026 02 28"), ("sv", "2026 02 28"),
])
def test_dates_can_be_in_the_order_of_the_language(open_page, language, shown):
    page = open_page(write_row('kind="date" order="locale" value="2026-02-28"', language), CSS)
    assert page.evaluate(FRONT) == shown
    page.keyboard.press("Tab")
    # The first column on screen is the first for the keyboard.
    press(page, "ArrowDown")
    assert page.evaluate("r.value") == {"0": "2026-01-28", "2": "2026-02-27", "y": "2025-02-28"}[
        "y" if shown.startswith("2026") else "2" if shown.startswith("28") else "0"]


def test_a_row_keeps_its_limits_and_skips_what_is_beyond(open_page):
    page = open_page('<form id="f">' + write_row(
        'name="n" kind="time" min="09:30" max="17:15" value="12:00" labels="Hours, Minutes"') + "</form>", CSS)
    page.evaluate(RECORD)
    assert page.evaluate("[r.min, r.max]") == ["09:30", "17:15"]
    buttons = page.get_by_role("spinbutton")
    names = ["aria-valuemin", "aria-valuemax"]
    assert [[button.get_attribute(name) for name in names] for button in buttons.all()] == [["9", "17"], ["0", "59"]]
    page.keyboard.press("Tab")
    press(page, "End", "ArrowUp")
    assert page.evaluate("[r.value, new FormData(f).get('n')]") == ["09:30", "09:30"]
    page.evaluate("r.value = '23:00'")
    assert page.evaluate("r.value") == "17:15"
    page.evaluate("r.max = '10:00'")
    assert page.evaluate("r.value") == "10:00"
    page.evaluate("r.removeAttribute('max'); r.value = '23:00'")
    assert page.evaluate("r.value") == "23:00"
    assert all("09:30" <= value <= "17:15" for _, value, _ in page.evaluate("told"))


def test_a_drag_beyond_a_limit_turns_back(touch_page):
    page = touch_page
    page.evaluate("r.setAttribute('max', '2029-06-30')")
    page.evaluate(RECORD)
    fingers, (x, y) = Fingers(page), middle(page, 0)
    tile = tile_height(180)
    fingers.down((x, y))
    for step in range(1, 13):
        fingers.move((x, y - 5 * tile * step / 12))
    leap(page, STILL_MILLISECONDS)
    fingers.up()
    wait(page, REST)
    assert page.evaluate("r.value") == "2029-06-30"
    assert page.evaluate("told.at(-1).slice(0, 2)") == ["change", "2029-06-30"]
    assert page.evaluate("told.every(([, value]) => value <= '2029-06-30')")


def test_steps_of_an_interval(open_page):
    page = open_page(write_row('kind="time" interval="15" hour-cycle="h12" value="11:45"'), CSS)
    page.evaluate("r.stepUp()")
    assert page.evaluate("[r.value, r.valueAsNumber]") == ["12:00", 720]
    page.evaluate("r.stepDown(3)")
    assert page.evaluate("r.value") == "11:15"
    page.evaluate("r.interval = 7")
    assert page.evaluate("r.interval") == 1
    page.evaluate("r.seconds = true")
    assert page.evaluate("[r.value, r.valueAsNumber]") == ["11:15:00", 11 * 3600 + 15 * 60]


def test_columns_of_an_app(open_page):
    page = open_page(write_row('kind="columns" columns="S M L XL, 00..55/5" value="XL 10"'), CSS)
    assert page.evaluate("[r.value, r.valueAsNumber]") == ["XL10", 3 * 12 + 2]
    page.evaluate("r.separators = [' ']")
    assert page.evaluate("r.value") == "XL 10"
    page.evaluate("r.value = 'L 05'")
    assert page.evaluate("[r.value, r.columns]") == ["L 05", ["S M L XL", "00..55/5"]]
    # Without valid columns, the row has its usual ones.
    page.evaluate("r.columns = ['0..9', '9..']")
    assert page.evaluate("r.value") == "000"
    page.evaluate("r.columns = ['0..9']")
    assert page.evaluate("r.value") == "0"
