"""Touches and keys, in Firefox and WebKit: each drag ends as in Chromium, with the same events."""

import pytest
from hands import PEN, flicked
from others.driver import RIGHT, lift, move, press
from others.pages import events

FRUIT = "".join(f'<option value="{name}">{name}</option>' for name in ("Apple", "Pear", "Plum", "Fig"))
PEOPLE = "".join(f"<option>{name}</option>" for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"))
MENU = "<option>Copy</option><option>Mark</option><option>Send</option><option>Drop</option>"
HANDS = pytest.mark.parametrize("kind", ["mouse", "touch"])
AT_REST = "$('#it').resting"


def changes(page):
    """The values of `change` events; there was at least one `input` before."""
    told = events(page, "input", "change")
    assert told and told[0][0] == "input"
    return [value for type, value in told if type == "change"]


@HANDS
def test_a_wheel_turned_by_a_quarter_rests_on_the_next_of_four(open_page, kind):
    page = open_page(f'<rotary-wheel id="it" aria-label="Fruit">{FRUIT}</rotary-wheel>')
    page.drag(page.arc("#it", 60, -90), kind)
    page.wait(AT_REST)
    assert page.evaluate("$('#it').value") == "Pear"
    assert changes(page) == ["Pear"]


def test_a_wheel_that_is_thrown_turns_on(open_page):
    page = open_page(f'<rotary-wheel id="it" aria-label="Fruit">{FRUIT}</rotary-wheel>')
    thrown = page.evaluate(PEN, ["#it", flicked(page.arc("#it", 60, -50, steps=6))])
    assert not thrown["resting"]
    page.wait(AT_REST)
    assert page.evaluate("$('#it').rotation") < -1
    assert len(changes(page)) <= 1


@HANDS
def test_a_spinner_is_dragged(open_page, kind):
    page = open_page('<rotary-spinner id="it" aria-label="Amount" max="50" value="20"></rotary-spinner>')
    x, y = page.middle("#it")
    page.drag(page.line((x, y), (x - 100, y)), kind)
    page.wait(AT_REST)
    value = page.evaluate("$('#it').valueAsNumber")
    assert 20 < value < 30
    assert changes(page) == [str(value)]


@HANDS
def test_a_column_of_a_row_is_dragged(open_page, kind):
    page = open_page(
        '<rotary-spinner-row id="it" aria-label="At" kind="time" value="09:30"></rotary-spinner-row>'
    )
    left, top, width, height = page.box("#it")
    start = (left + width * 0.25, top + height / 2)
    page.drag(page.line(start, (start[0], start[1] - 60)), kind)
    page.wait(AT_REST)
    hours, minutes = page.evaluate("$('#it').value").split(":")
    assert int(hours) != 9 and minutes == "30"
    assert changes(page) == [f"{hours}:{minutes}"]


@HANDS
def test_a_turntable_is_scrolled_and_an_item_chosen(open_page, kind):
    page = open_page(f'<rotary-turntable id="it" aria-label="Friends">{PEOPLE}</rotary-turntable>')
    x, y = page.middle("#it")
    before = page.evaluate("$('#it').offset")
    page.drag(page.line((x + 100, y), (x + 100, y - 120)), kind)
    page.wait(AT_REST)
    assert page.evaluate("$('#it').offset") > before
    assert page.evaluate("$('#it').selectedIndex") == -1
    assert {type for type, _ in events(page, "input", "change")} == {"input"}
    page.tap(page.middle("#it", "[role=option]:nth-child(2)"), kind)
    page.wait(f"$('#it').selectedIndex >= 0 && {AT_REST}")
    assert len(events(page, "change")) == 1


@HANDS
def test_a_dial_is_turned_along_its_rim(open_page, kind):
    page = open_page(
        '<rotary-dial id="it" aria-label="Heat" min="0" max="100" value="50"></rotary-dial>'
    )
    page.drag(page.arc("#it", -90, 60, share=0.85), kind)
    page.wait(AT_REST)
    value = page.evaluate("$('#it').valueAsNumber")
    assert 65 < value < 80
    assert changes(page) == [str(value)]


@HANDS
def test_a_ring_menu_is_opened_and_chosen_from(open_page, kind):
    page = open_page(f'<rotary-ring-menu id="it" aria-label="Edit">{MENU}</rotary-ring-menu>')
    page.tap(page.middle("#it"), kind)
    page.wait("$('#it').open")
    page.wait("listened.events.some(({ type }) => type === 'opened')")
    page.wait("!$('#it').shadowRoot.querySelector('.moving')")
    page.tap(page.middle("#it", "[role=menuitem]:nth-child(2)"), kind)
    page.wait("!$('#it').open")
    assert page.evaluate("$('#it').value") == "Mark"
    page.wait("listened.events.some(({ type }) => type === 'closed')")
    assert [type for type, _ in events(page, "opened", "chosen", "closed")] == ["opened", "chosen", "closed"]


CONTEXT = f"""<p id="letter" tabindex="0">A letter</p>
  <rotary-ring-menu id="it" for="letter" aria-label="Edit">{MENU}</rotary-ring-menu>"""
LETTER = "#letter { margin: 260px; height: 60px }"


def test_a_right_click_opens_the_menu_of_an_element(open_page):
    page = open_page(CONTEXT, css=LETTER)
    page.tap(page.middle("#letter"), button=RIGHT)
    page.wait("$('#it').open")
    page.keys("Escape")
    page.wait("!$('#it').open")


def test_a_long_press_opens_the_menu_of_an_element(open_page):
    page = open_page(CONTEXT, css=LETTER)
    page.point("touch", move(page.middle("#letter")), press())
    page.wait("$('#it').open")
    page.point("touch", lift())


def test_a_wheel_is_scrolled(open_page):
    page = open_page(
        '<rotary-spinner id="it" aria-label="Amount" max="50" value="20"></rotary-spinner>'
    )
    page.keys("Tab")
    page.scroll(page.middle("#it"), 0, 120)
    page.wait(f"$('#it').valueAsNumber !== 20 && {AT_REST}")


def test_keys_change_every_value(open_page):
    page = open_page(
        f"""<rotary-wheel id="wheel" aria-label="Fruit">{FRUIT}</rotary-wheel>
        <rotary-spinner id="spinner" aria-label="Amount" max="99" value="20"></rotary-spinner>
        <rotary-dial id="dial" aria-label="Heat" max="100" value="50"></rotary-dial>
        <rotary-turntable id="table" aria-label="Friends">{PEOPLE}</rotary-turntable>
        <rotary-spinner-row id="row" aria-label="At" kind="time" value="09:30"></rotary-spinner-row>""",
        css="rotary-turntable, rotary-spinner-row { width: 200px; height: 120px }",
    )
    page.keys("Tab", "ArrowDown", "ArrowDown")
    page.wait("$('#wheel').resting")
    page.keys("Tab", "ArrowUp", "7", "2")
    page.wait("$('#spinner').resting")
    page.keys("Tab", "End", "ArrowDown")
    page.wait("$('#dial').resting")
    page.wait("$('#spinner').value === '72'")
    page.keys("Tab", "End", "ArrowUp", "Enter")
    page.wait("$('#table').resting")
    page.keys("Tab", "ArrowUp")
    page.wait("$('#row').resting")
    values = "['wheel', 'dial', 'table', 'row'].map((id) => document.getElementById(id).value)"
    assert page.evaluate(values) == ["Plum", "99", "Emil", "10:30"]
    assert page.evaluate("document.activeElement.id") == "row"


def test_a_ring_menu_is_used_by_keys(open_page):
    page = open_page(f'<rotary-ring-menu id="it" aria-label="Edit">{MENU}</rotary-ring-menu>')
    page.keys("Tab", "Enter")
    page.wait("$('#it').open")
    page.keys("ArrowRight", "Enter")
    page.wait("!$('#it').open")
    assert len(events(page, "chosen")) == 1
