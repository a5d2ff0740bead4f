"""`<rotary-phone>` on a page: dialling, its form value, and its demo."""

import pytest
from playwright.sync_api import expect

from axe import violations
from conftest import wait
from hands import Fingers, places
from test_access import tree
from test_before_core import check_early
from test_gallery import drag, gallery, ready, rows, section, site  # noqa: F401

PHONE = '<rotary-phone id="w" name="n" aria-label="Phone"></rotary-phone>'
LETTERS = """<form id="f"><rotary-phone id="w" name="n" aria-label="Phone">
  <option value="a">A</option><option value="b" disabled>B</option><option value="c">C</option></rotary-phone></form>"""
SUBMITTED = "new FormData(f).get('n')"


def focus(page):
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "w"


def dialled(events, page, field="index"):
    return [entry[field] for entry in events(page, "dial")]


def test_it_is_dialled_by_keys(open_page, rest, events):
    page = open_page(PHONE)
    focus(page)
    page.keyboard.press("3")
    rest(page, "#w")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    rest(page, "#w")
    assert dialled(events, page, "value") == ["2", "3"]


def test_digits_typed_while_it_turns_wait(open_page, rest, events):
    page = open_page(PHONE)
    focus(page)
    page.keyboard.type("121")
    rest(page, "#w")
    assert dialled(events, page) == [0, 1, 0]
    assert page.evaluate("[w.selectedIndex, w.rotation]") == [0, 0]


def test_it_is_dialled_by_a_finger(open_page, rest, events):
    page = open_page(PHONE, has_touch=True)
    fingers = Fingers(page)
    # Hole 1 is three slots of 30° before the stop at the lower right.
    first, *others = places(page, "#w", [-45 + 5 * step for step in range(21)])
    fingers.down(first)
    for point in others:
        fingers.move(point)
    fingers.up()
    rest(page, "#w")
    assert dialled(events, page) == [1]
    assert page.evaluate("[w.rotation, w.selectedIndex, w.value]") == [0, 1, "1"]


def test_options_are_its_holes_and_the_form_has_the_last(open_page, rest, events):
    page = open_page(LETTERS)
    assert page.evaluate(f"[w.value, {SUBMITTED}]") == ["a", "a"]
    focus(page)
    page.keyboard.type("bc")
    rest(page, "#w")
    assert dialled(events, page, "value") == ["c"]
    assert page.evaluate(f"[w.value, {SUBMITTED}, w.selectedIndex]") == ["c", "c", 2]
    page.evaluate("f.reset()")
    assert page.evaluate(f"[w.value, {SUBMITTED}]") == ["a", "a"]
    page.evaluate("w.value = 'c'")
    assert page.evaluate(f"[w.value, {SUBMITTED}, w.resting]") == ["c", "c", True]
    assert events(page, "dial") == []


def test_the_page_dials_and_waits_for_the_end(open_page, events):
    page = open_page(PHONE)
    page.evaluate("() => { window.told = []; addEventListener('motionend', ({ detail }) => told.push(detail)); }")
    end = page.evaluate("w.dial(6)")
    assert (end["index"], end["interrupted"]) == (6, False)
    assert page.evaluate("told") == [end]
    assert dialled(events, page) == [6]
    for call in ("w.dial(10)", "w.dial(-1)", "w.dial('two')", "w.dial()"):
        assert page.evaluate(f"{call}.catch(({{ name }}) => name)") == "TypeError"


def test_its_holes_are_choices(open_page):
    found = tree(open_page(PHONE))
    assert [name for role, name, _ in found if role == "listbox"] == ["Phone"]
    assert [name for role, name, _ in found if role == "option"] == [*"1234567890"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violations(open_page, scheme):
    page = open_page("<h1>Phone</h1>" + PHONE, css="html { color-scheme: light dark }", color_scheme=scheme)
    assert violations(page) == []


def test_properties_set_before_the_script_came_are_kept(server, browser):
    early = "e.fingerStop = 'right'; e.value = '4'"
    check_early(server, browser, "rotary-phone", early, "e.fingerStop === 'right' && e.value === '4'")


def test_it_is_a_list_of_its_size_before_the_core(held_page):
    page = held_page(LETTERS.replace('"w"', '"e"'), "rotary-phone")
    box = "(({ width, height }) => [width, height])(e.getBoundingClientRect())"
    assert page.evaluate(f"[{box}, e.value]") == [[200, 200], "a"]
    page.evaluate("e.value = 'c'")
    page.release()
    page.evaluate("e.ready")
    assert page.evaluate(f"[{box}, e.value, {SUBMITTED}]") == [[200, 200], "c", "c"]
    wait(page, "!!e.shadowRoot.querySelector('[part]')")


def test_the_demo_collects_what_is_pulled_to_the_stop(gallery):
    page = gallery("phone-dial.html")
    dial = ready(page, "phone")
    phone = section(page, "phone")
    output = phone.locator("output")
    # Ten holes and two free slots, 30 degrees each, counted back from the stop at 45 degrees.
    drag(page, dial, -45, 50)
    expect(output).to_have_text("2")
    page.wait_for_function("phone => phone.resting", arg=dial.element_handle())
    dial.focus()
    dial.press("7")
    expect(output).to_have_text("27")
    expect(rows(page, "phone", "dial").first).to_contain_text("7")
    phone.get_by_role("button", name="Delete the last digit").click()
    expect(output).to_have_text("2")
    phone.get_by_role("button", name="Call").click()
    expect(phone.get_by_role("button", name="Call")).to_be_disabled()


def test_the_holes_of_a_phone_are_disabled_by_its_attribute(open_page):
    page = open_page("<rotary-phone id='w' aria-label='P' disabled-holes='1'><option>1</option><option>2</option>"
                     "</rotary-phone>")
    off = "[...$('#w').shadowRoot.querySelectorAll('[role=option], [role=button]')].map((it) => it.ariaDisabled)"
    wait(page, f"{off}.filter((it) => it === 'true').length === 1")
