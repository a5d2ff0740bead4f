"""`<rotary-color-wheel>` on a page: its form, its thumbs, its keys, its touches and the clipboard."""

import math

import pytest

from axe import violations
from conftest import steady, wait
from hands import Fingers, type_keys

WHEEL = '<rotary-color-wheel id="c" name="paint" value="#4f46e5" aria-label="Paint"></rotary-color-wheel>'
ALPHA = WHEEL.replace('value="#4f46e5"', 'alpha value="#4f46e580"')
CSS = "#c { width: 256px; height: 256px }"
RADIUS = 128
RING, OPACITY = 0.885 * RADIUS, 0.68 * RADIUS
RECORD = """() => {
  window.told = [];
  for (const type of ['input', 'change']) c.addEventListener(type, ({ detail }) => told.push([type, detail.value]));
}"""
ACTIVE = "c.shadowRoot.activeElement?.ariaLabel"
SLIDERS = "[...c.shadowRoot.querySelectorAll('[role=slider]')]"


def at(page, degrees, distance=RING):
    """A point on the screen, clockwise from the top."""
    box = page.locator("#c").bounding_box()
    angle = math.radians(degrees)
    return box["x"] + RADIUS + distance * math.sin(angle), box["y"] + RADIUS - distance * math.cos(angle)


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    wait(page, "c.resting")


def test_it_is_a_group_of_sliders(open_page):
    page = open_page(f"<h1>Colour</h1>{ALPHA}", CSS)
    names = ["ariaLabel", "ariaValueNow", "ariaValueMin", "ariaValueMax", "ariaValueText"]
    assert page.evaluate(f"(names) => {SLIDERS}.map((each) => names.map((name) => each[name]))", names) == [
        ["Hue", "243", "0", "359", "243°"], ["Saturation", "69", "0", "100", "69%"],
        ["Brightness", "90", "0", "100", "90%"], ["Opacity", "50", "0", "100", "50%"],
    ]
    assert violations(page) == []


def test_a_mouse_drags_the_hue_and_then_the_middle(open_page):
    page = open_page(WHEEL.replace("#4f46e5", "#ff0000"), CSS)
    page.evaluate(RECORD)
    page.mouse.move(*at(page, 30))
    page.mouse.down()
    for degrees in (60, 90, 120):
        page.mouse.move(*at(page, degrees))
    page.mouse.up()
    wait(page, "c.resting")
    told = page.evaluate("told.splice(0)")
    assert [kind for kind, _ in told] == ["input"] * 4 + ["change"]
    assert told[-1][1] == page.evaluate("c.value")
    assert page.evaluate("c.hue") == pytest.approx(120, abs=1)
    page.mouse.click(*at(page, 0, 0))
    assert page.evaluate("[c.saturation, c.brightness]") == pytest.approx([0.5, 0.5], abs=0.01)
    assert page.evaluate("told.map(([kind]) => kind)") == ["input", "change"]
    assert page.evaluate("c.activePart") == "saturation"


def test_the_picture_follows_the_colour(open_page):
    page = open_page(WHEEL, CSS)
    page.evaluate("c.value = '#00ff00'")
    colors = """[...c.shadowRoot.querySelectorAll('.scene [part~=pointer], .scene [part~=pointer] *')]
      .map((each) => getComputedStyle(each).fill)"""
    assert "rgb(0, 255, 0)" in page.evaluate(colors)


@pytest.fixture
def touch_page(open_page):
    return open_page(f"{ALPHA}<div class='tall'></div>", CSS + ".tall { height: 3000px }", has_touch=True)


@pytest.mark.parametrize("distance, part, first, last", [
    (RING, "hue", 243, 300), (0, "saturation", 0.69, 1), (OPACITY, "opacity", 0.5, 0),
])
def test_a_finger_drags_each_thumb_and_the_page_stays(touch_page, distance, part, first, last):
    page, fingers = touch_page, Fingers(touch_page)
    assert page.evaluate(f"c.{part}") == pytest.approx(first, abs=1 if part == "hue" else 0.01)
    start, end = {"hue": (243, 300), "saturation": (90, 90), "opacity": (0, -134)}[part]
    fingers.down(at(page, start, distance))
    for step in range(1, 11):
        reach = distance + (20 * step if part == "saturation" else 0)
        fingers.move(at(page, start + (end - start) * step / 10, reach))
    fingers.up()
    assert page.evaluate(f"c.{part}") == pytest.approx(last, abs=1 if part == "hue" else 0.02)
    assert page.evaluate("scrollY") == 0


def test_a_finger_beside_the_circle_scrolls_the_page(touch_page):
    page, fingers = touch_page, Fingers(touch_page)
    x, y = at(page, 135, 160)
    fingers.down((x, y))
    for step in range(1, 16):
        fingers.move((x, y - 8 * step))
    wait(page, "scrollY > 20")
    fingers.up()
    assert page.evaluate("c.value") == "#4f46e580"


def test_keys_go_from_thumb_to_thumb_and_type_a_colour(open_page):
    page = open_page(f"{WHEEL}<button id='after'>After</button>", CSS)
    page.evaluate(RECORD)
    page.keyboard.press("Tab")
    assert page.evaluate(ACTIVE) == "Hue"
    press(page, "End", "ArrowUp")
    assert page.evaluate("c.hue") == 0
    page.keyboard.press("Tab")
    wait(page, f"{ACTIVE} === 'Saturation'")
    press(page, "ArrowRight")
    assert page.evaluate("c.saturation") == pytest.approx(0.7)
    press(page, "ArrowDown")
    wait(page, f"{ACTIVE} === 'Brightness'")
    assert page.evaluate("c.brightness") == pytest.approx(0.89)
    page.evaluate("told.splice(0)")
    type_keys(page, "#c", "#0d9488")
    assert page.evaluate("[...c.shadowRoot.querySelectorAll('[part~=title]')].at(-1).textContent") == "#0d9488|"
    assert page.evaluate("told") == []
    page.keyboard.press("Enter")
    assert page.evaluate("[c.value, told]") == ["#0d9488", [["input", "#0d9488"], ["change", "#0d9488"]]]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "after"


CLIPBOARD = """(text) => {
  const clipboardData = new DataTransfer();
  if (text !== null) clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(text === null ? 'copy' : 'paste',
    { clipboardData, bubbles: true, composed: true, cancelable: true });
  c.shadowRoot.activeElement.dispatchEvent(event);
  return [event.defaultPrevented, clipboardData.getData('text/plain')];
}"""


def test_a_colour_is_copied_and_pasted(open_page):
    page = open_page(WHEEL, CSS)
    page.evaluate(RECORD)
    page.keyboard.press("Tab")
    assert page.evaluate(CLIPBOARD, None) == [True, "#4f46e5"]
    for text in ("red", "", "#12", "12345", "#0d9488 and more"):
        assert page.evaluate(CLIPBOARD, text) == [False, text]
    assert page.evaluate("[c.value, told]") == ["#4f46e5", []]
    for text, value in ((" #0D9488\n", "#0d9488"), ("f00", "#ff0000")):
        assert page.evaluate(CLIPBOARD, text)[0]
        assert page.evaluate("[c.value, told.at(-1)]") == [value, ["change", value]]
    page.evaluate("c.disabled = true")
    page.evaluate("c.dispatchEvent(new ClipboardEvent('paste', { clipboardData: new DataTransfer() }))")
    assert page.evaluate("c.value") == "#ff0000"


def test_it_takes_part_in_a_form(open_page):
    page = open_page(f"<form>{WHEEL}</form>", CSS)
    sent = "new FormData(document.querySelector('form')).get('paint')"
    assert page.evaluate(sent) == "#4f46e5"
    assert page.evaluate(f"c.value = '#F00', {sent}") == "#ff0000"
    assert page.evaluate(f"c.value = '#ff000080', {sent}") == "#ff0000"
    page.evaluate("c.alpha = true")
    wait(page, f"{sent} === '#ff000080'")
    assert page.evaluate("document.querySelector('form').reset(), c.value") == "#4f46e5"


def test_what_is_no_colour_is_refused_with_a_warning(open_page):
    page = open_page(WHEEL, CSS)
    warnings = []
    page.on("console", lambda message: warnings.append(message.text))
    page.evaluate("for (const text of ['red', '#12', '', 7]) c.value = text")
    assert page.evaluate("c.value") == "#4f46e5"
    assert warnings == ['<rotary-color-wheel>: invalid value = "red"; keeping "#4f46e5".']
    for wrong in ("'lightness'", "undefined", "1"):
        message = page.evaluate(f"(() => {{ try {{ c.activate({wrong}) }} catch (error) {{ return error.message }} }})()")
        assert message.startswith("<rotary-color-wheel>: activate() takes hue, saturation, brightness, opacity; got")
    page.evaluate("c.activate('brightness')")
    assert page.evaluate("c.activePart") == "brightness"
    message = page.evaluate("c.moveTo('red').catch((error) => error.message)")
    assert message.startswith("<rotary-color-wheel>: moveTo() takes a colour")


def test_it_moves_to_a_colour(open_page):
    page = open_page(WHEEL, CSS)
    page.evaluate(RECORD)
    steady(page)
    assert page.evaluate("c.moveTo('#0d9488').then(({ value }) => [value, c.resting])") == ["#0d9488", True]
    assert page.evaluate("told") == []


@pytest.mark.parametrize("language, names", [
    ("en", ["Hue", "Saturation", "Brightness"]), ("es-MX", ["Tono", "Saturación", "Brillo"]),
    ("ar", ["Hue", "Saturation", "Brightness"]),
])
def test_it_is_in_the_language_of_the_page(open_page, language, names):
    direction = "rtl" if language == "ar" else "ltr"
    page = open_page(f'<div lang="{language}" dir="{direction}">{WHEEL}</div>', CSS)
    assert page.evaluate(f"{SLIDERS}.map(({{ ariaLabel }}) => ariaLabel)") == names
    # The ring is not mirrored.
    page.mouse.click(*at(page, 90))
    assert page.evaluate("c.hue") == pytest.approx(90, abs=1)
