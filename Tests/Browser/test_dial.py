"""`<rotary-dial>` on a page: its form, its keys, its fingers, and the page that scrolls."""

import math

import pytest

from conftest import leap, wait
from hands import Fingers, arc_share, double_tap, drag, place

DIAL = '<rotary-dial id="d" aria-label="D" value="40"></rotary-dial>'
RANGE = '<rotary-dial id="d" aria-label="D" range low="20" high="60"></rotary-dial>'
RECORD = """() => {
  window.told = [];
  for (const type of ['input', 'change']) {
    d.addEventListener(type, ({ detail }) => told.push([type, detail.value]));
  }
}"""


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def value(page):
    return page.evaluate("d.valueAsNumber")


def test_keys_move_it_and_tell_the_page(open_page):
    page = open_page(DIAL)
    page.evaluate(RECORD)
    press(page, "Tab", "ArrowUp")
    assert page.evaluate("told") == [["input", "41"], ["change", "41"]]
    for key, expected in [("ArrowLeft", 40), ("PageUp", 50), ("End", 100), ("Home", 0)]:
        press(page, key)
        assert value(page) == expected


def test_a_drag_turns_it_and_tells_a_change_once(open_page):
    page = open_page(DIAL)
    page.evaluate(RECORD)
    drag(page, "#d", 0, 54 + 2, steps=40)
    # 270 degrees are 100; the first 3 points, 2.5 degrees, are those of a click.
    assert abs(value(page) - 60) <= 1
    assert page.evaluate("told.filter(([type]) => type === 'change').length") == 1
    assert page.evaluate("told.at(-1)[1]") == str(value(page))


def test_shift_makes_a_drag_finer_while_it_is_held(open_page):
    page = open_page(DIAL.replace("value", 'drag="vertical" step="any" value'))
    x, y = place(page, "#d", 0, 0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 3)
    page.mouse.move(x, y - 23)
    assert abs(value(page) - 50) < 1e-6
    page.keyboard.down("Shift")
    page.mouse.move(x, y - 43)
    assert abs(value(page) - 51) < 1e-6
    page.keyboard.up("Shift")
    page.mouse.move(x, y - 63)
    assert abs(value(page) - 61) < 1e-6
    page.mouse.up()


def test_a_click_sets_it_and_two_go_back(open_page):
    page = open_page(DIAL.replace("value", 'default="25" value'))
    page.mouse.click(*place(page, "#d", -90, 0.8))
    assert value(page) == 50
    # So that the first click is not part of a double click.
    leap(page, 350)
    double_tap(page, "#d", place(page, "#d", 0, 0.8))
    assert value(page) == 25


def test_it_takes_part_in_a_form(open_page):
    page = open_page(f'<form id="f">{DIAL.replace("id=", "name=n id=")}</form>')
    assert page.evaluate("new FormData(f).get('n')") == "40"
    page.evaluate("d.value = 1000")
    assert page.evaluate("new FormData(f).get('n')") == "100"
    page.evaluate("d.value = 'x'")
    assert page.evaluate("d.value") == "100"
    page.evaluate("f.reset()")
    assert page.evaluate("[d.value, new FormData(f).get('n')]") == ["40", "40"]
    page.evaluate("d.setAttribute('min', 50)")
    assert page.evaluate("d.value") == "50"
    page.evaluate("d.stepUp(3)")
    assert value(page) == 53


def test_a_label_names_it_or_what_is_written_on_it(open_page):
    dial = '<rotary-dial id="d" labels="a,b" major-ticks="50" caption="Gain"></rotary-dial>'
    page = open_page(dial)
    assert page.get_by_role("slider", name="Gain").count() == 1
    page = open_page(f'<label for="d">Volume</label>{dial}')
    assert page.get_by_role("slider", name="Volume").count() == 1


@pytest.mark.parametrize("joins", [False, True], ids=["in-it-before", "joins-it"])
def test_a_form_has_its_value_while_it_is_turned(open_page, joins):
    form = "" if joins else 'form="f"'
    page = open_page(f'<form id="f"></form>{DIAL.replace("id=", f"name=n {form} id=")}')
    page.evaluate("""() => {
      window.told = [];
      d.addEventListener('input', () => {
        d.setAttribute('form', 'f');
        told.push([new FormData(f).get('n'), d.value]);
      });
    }""")
    drag(page, "#d", -90, 60, release=False)
    wait(page, "told.length > 1")
    told = page.evaluate("told")
    assert all(sent == value for sent, value in told) and "40" not in told[0]


def test_it_is_a_slider_and_a_formatter_writes_it(open_page):
    page = open_page(DIAL.replace("value", 'unit=" %" value'))
    slider = page.get_by_role("slider", name="D")
    names = ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"]
    assert [slider.get_attribute(name) for name in names] == ["40", "0", "100", "40 %"]
    page.evaluate("d.formatter = (value) => `${value / 10} of ten`")
    assert slider.get_attribute("aria-valuetext") == "4 of ten"
    press(page, "Tab", "ArrowUp")
    assert slider.get_attribute("aria-valuetext") == "4.1 of ten"
    page.evaluate("d.formatter = null")
    assert slider.get_attribute("aria-valuetext") == "41 %"


def test_a_range_is_two_sliders(open_page):
    page = open_page(RANGE)
    page.evaluate(RECORD)
    group = page.locator("#d .list[role=group][aria-label=D]")
    sliders = page.get_by_role("slider")
    assert [sliders.nth(n).get_attribute("aria-valuenow") for n in range(2)] == ["20", "60"]
    assert group.get_attribute("tabindex") is None
    press(page, "Tab", "ArrowDown", "Enter", "ArrowUp")
    assert page.evaluate("[d.value, d.valueLow, d.valueHigh]") == ["19,61", 19, 61]
    assert page.evaluate(FOCUSED) == "Maximum"
    page.evaluate("d.value = '30,40'")
    assert page.evaluate("d.value") == "30,40"
    assert page.evaluate("told.at(-1)") == ["change", "19,61"]


FOCUSED = "document.activeElement.shadowRoot?.activeElement?.ariaLabel ?? document.activeElement.id"


def test_each_thumb_of_a_range_is_a_tab_stop(open_page):
    page = open_page(f'<button id="a"></button>{RANGE}<button id="b"></button>')
    page.focus("#a")
    stops = []
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        press(page, key)
        stops.append(page.evaluate(FOCUSED))
    assert stops == ["Minimum", "Maximum", "b", "Maximum", "Minimum", "a"]
    # Keys move the focused thumb, no farther than the other thumb allows.
    press(page, "Tab", "End")
    assert page.evaluate("d.value") == "60,60"
    press(page, "Home", "Tab", "End")
    assert page.evaluate("d.value") == "0,100"
    sliders = page.get_by_role("slider")
    assert sliders.nth(1).get_attribute("aria-valuemin") == "0"


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_touched_thumb_has_the_keyboard(open_page, kind):
    page = open_page(RANGE, has_touch=kind == "touch")
    box = page.locator("#d").bounding_box()
    middle, reach = box["x"] + box["width"] / 2, box["width"] / 2 * 0.84
    for value, name in ((60, "Maximum"), (20, "Minimum"), (60, "Maximum")):
        angle = math.radians(135 + 2.7 * value)
        x = middle + reach * math.cos(angle)
        y = box["y"] + box["height"] / 2 + reach * math.sin(angle)
        if kind == "touch":
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        wait(page, f"({FOCUSED}) === '{name}'")
    page.evaluate("d.value = '20,60'")
    press(page, "ArrowUp")
    assert page.evaluate("d.value") == "20,61"


def test_both_values_of_a_range_are_set_together(open_page):
    page = open_page(f'<form id="f">{RANGE.replace("id=", "name=n id=")}</form>')
    page.evaluate(RECORD)
    # Set in this order, the lower value would push the upper one.
    page.evaluate("d.value = '70,90'")
    assert page.evaluate("[d.value, new FormData(f).get('n')]") == ["70,90", "70,90"]
    page.evaluate("d.value = '10,15'")
    assert page.evaluate("[d.valueLow, d.valueHigh, d.valueAsNumber]") == [10, 15, 15]
    page.evaluate("d.valueAsNumber = 40")
    page.evaluate("d.valueLow = 30")
    assert page.evaluate("d.value") == "30,40"
    page.evaluate("d.value = '1,x'; d.value = '1,2,3'")
    assert page.evaluate("d.value") == "30,40"
    assert not page.evaluate("d.moveRange(20, 60, { animated: false })")["interrupted"]
    assert page.evaluate("told") == [["input", "20,60"], ["change", "20,60"]]


def test_the_attribute_range_chooses_between_one_thumb_and_two(open_page):
    page = open_page('<rotary-dial id="d" aria-label="D" value="40" range="false"></rotary-dial>')
    sliders = page.get_by_role("slider")
    assert page.evaluate("d.value") == "40" and sliders.count() == 1
    assert math.isnan(page.evaluate("d.valueLow"))
    page.evaluate("d.range = true; d.low = 20; d.high = 60; d.removeAttribute('value')")
    assert page.evaluate("[d.value, d.valueLow, d.valueHigh]") == ["20,60", 20, 60]
    assert sliders.count() == 2
    page.evaluate("d.removeAttribute('range'); d.removeAttribute('low'); d.removeAttribute('high')")
    assert math.isnan(page.evaluate("d.valueLow")) and sliders.count() == 1


def test_what_belongs_to_the_other_kind_of_dial_is_told(open_page):
    page = open_page(DIAL)
    warnings = []
    page.on("console", lambda message: warnings.append(message.text))
    page.evaluate("d.setAttribute('low', '3'); d.setAttribute('range', 'perhaps')")
    assert page.evaluate("d.value") == "40"
    assert [name for name in ("low", "range") if any(f" {name}=" in text for text in warnings)] == [
        "low", "range",
    ]


def test_a_frame_of_a_drag_makes_no_element(open_page):
    page = open_page(DIAL.replace("value", 'step="any" show-value="false" value'))
    page.mouse.move(*place(page, "#d", 0, 0.8))
    page.mouse.down()
    page.mouse.move(*place(page, "#d", 20, 0.8))
    page.evaluate("""() => {
      window.changes = [];
      new MutationObserver((records) => changes.push(...records.map(({ type }) => type)))
        .observe(d.shadowRoot.querySelector('.scene'),
          { subtree: true, childList: true, attributes: true });
    }""")
    for degrees in range(21, 60):
        page.mouse.move(*place(page, "#d", degrees, 0.8))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    kinds = page.evaluate("changes")
    assert len(kinds) > 39 and set(kinds) == {"attributes"}
    # The arc has the length of the value.
    assert abs(page.evaluate(arc_share("#d")) - value(page) / 100 * 0.75) < 1e-6
    page.mouse.up()


@pytest.mark.parametrize("accent, pieces", [("#305090", 12), ("rgb(0 0 0 / 50%)", 1)])
def test_an_arc_that_moves_is_in_pieces_unless_they_would_shine_through_each_other(open_page, accent, pieces):
    page = open_page(DIAL, css=f"#d {{ --rotary-accent: {accent} }}")
    count = "d.shadowRoot.querySelectorAll('[pathLength]').length"
    assert page.evaluate(count) == 1
    page.mouse.move(*place(page, "#d", 0, 0.8))
    page.mouse.down()
    page.mouse.move(*place(page, "#d", 20, 0.8))
    page.mouse.move(*place(page, "#d", 30, 0.8))
    wait(page, f"{count} === {pieces}")
    page.mouse.up()


def test_the_page_names_the_thumbs_of_a_range(open_page):
    page = open_page(RANGE)
    names = "[...d.shadowRoot.querySelectorAll('[role=slider]')].map((slider) => slider.ariaLabel)"
    assert page.evaluate(names) == ["Minimum", "Maximum"]
    page.evaluate("d.setAttribute('thumb-labels', 'Von, Bis')")
    wait(page, f"String({names}) === 'Von,Bis'")
    # An omitted value stays.
    page.evaluate("d.thumbLabels = 'Von'")
    wait(page, f"String({names}) === 'Von,Maximum'")


@pytest.fixture
def touch_page(open_page):
    return open_page(DIAL + '<div class="tall"></div>', css=".tall { height: 3000px }", has_touch=True)


def test_a_finger_along_the_rim_turns_it_and_the_page_stays(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    fingers.down(place(page, "#d", 0))
    for step in range(1, 21):
        fingers.move(place(page, "#d", -3 * step))
    fingers.up()
    wait(page, "d.resting")
    # At 70 points from the centre the first 10 are 8.2 degrees.
    slop = math.degrees(2 * math.asin(5 / 70))
    assert abs(value(page) - (40 - (60 - slop) / 2.7)) < 1
    assert page.evaluate("scrollY") == 0


def test_a_finger_across_the_rim_scrolls_the_page(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    x, y = place(page, "#d", 90)
    fingers.down((x, y))
    for step in range(1, 16):
        fingers.move((x, y - 8 * step))
    wait(page, "scrollY > 20")
    fingers.up()
    assert value(page) == 40 and page.evaluate("d.resting")


def test_a_tap_of_a_finger_sets_it(touch_page):
    page = touch_page
    page.touchscreen.tap(*place(page, "#d", -90))
    assert value(page) == 50


@pytest.mark.parametrize("attribute, text", [
    ("min", "abc"), ("turns", "0"), ("drag", "round"), ("detents", "1 x"), ("max", "1e999"),
    ("step", "-1"), ("max-distance", "?"), ("format", "<b>"),
])
def test_an_attribute_that_means_nothing_is_told_and_changes_nothing(open_page, attribute, text):
    page = open_page(DIAL)
    warnings = []
    page.on("console", lambda message: warnings.append(message.text))
    page.evaluate("([name, text]) => d.setAttribute(name, text)", [attribute, text])
    assert value(page) == 40
    assert any(attribute in warning for warning in warnings)
