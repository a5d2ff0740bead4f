"""Keys, as in the W3C's ARIA Authoring Practices for a listbox."""

import pytest

from conftest import wait
from test_mouse import state

FRUIT = """<rotary-wheel id="w" aria-label="Fruit">
  <option>Apple</option><option>Apricot</option><option>Banana</option><option>Cherry</option>
  <option>Élan</option></rotary-wheel>"""
NUMBERS = '<rotary-wheel id="w" aria-label="Numbers" sectors="24"></rotary-wheel>'


def focus(page):
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "w"


@pytest.mark.parametrize(
    "keys, index",
    [
        (["ArrowRight"], 1), (["ArrowDown"], 1), (["ArrowLeft"], 23), (["ArrowUp"], 23),
        (["End"], 23), (["End", "Home"], 0), (["PageDown"], 10), (["PageUp"], 14),
        (["ArrowRight", "ArrowRight", "ArrowRight"], 3), (["Shift+ArrowRight"], 1),
    ],
)
def test_keys_turn_the_wheel(open_page, rest, keys, index):
    page = open_page(NUMBERS)
    focus(page)
    for key in keys:
        page.keyboard.press(key)
    rest(page)
    assert state(page)["index"] == index


def test_keys_that_mean_something_do_not_scroll_the_page(open_page, rest):
    page = open_page(NUMBERS + '<div class="tall"></div>', css=".tall { height: 3000px }")
    focus(page)
    for key in ("ArrowDown", "PageDown", "End", "Space"):
        page.keyboard.press(key)
    rest(page)
    assert page.evaluate("scrollY") == 0


def test_keys_with_control_are_left_to_the_page(open_page):
    page = open_page(NUMBERS)
    focus(page)
    page.evaluate("addEventListener('keydown', (e) => { window.left = !e.defaultPrevented })")
    page.keyboard.press("Control+ArrowRight")
    assert page.evaluate("window.left") and state(page)["index"] == 0
    page.keyboard.press("Escape")
    assert page.evaluate("window.left")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_and_space_press_the_hub(open_page, events, key):
    page = open_page(NUMBERS)
    focus(page)
    page.keyboard.press(key)
    assert [entry["type"] for entry in events(page)] == ["press"]


def test_letters_find_titles(open_page, rest):
    page = open_page(FRUIT)
    focus(page)
    page.keyboard.type("ch")
    rest(page)
    assert state(page)["value"] == "Cherry"


def test_a_letter_again_goes_on_to_the_next_title(open_page, rest):
    page = open_page(FRUIT)
    focus(page)
    page.keyboard.press("a")
    rest(page)
    assert state(page)["value"] == "Apricot"
    page.keyboard.press("a")
    rest(page)
    assert state(page)["value"] == "Apple"


def test_accented_capitals_are_found_by_small_letters(open_page, rest):
    page = open_page(FRUIT)
    focus(page)
    page.keyboard.insert_text("")
    page.evaluate(
        """() => document.querySelector('#w').shadowRoot.activeElement.dispatchEvent(
             new KeyboardEvent('keydown', { key: 'é', bubbles: true, composed: true }))"""
    )
    rest(page)
    assert state(page)["value"] == "Élan"


def test_the_focus_ring_is_for_the_keyboard_only(open_page):
    page = open_page(NUMBERS)
    ring = "!!$('#w').shadowRoot.querySelector('[part=focus-ring]')"
    page.mouse.click(*[200, 150])
    assert page.evaluate("document.activeElement.id") == "w"
    wait(page, "!" + ring)
    page.keyboard.press("ArrowRight")
    wait(page, ring)
    page.keyboard.press("Tab")
    wait(page, "!" + ring)


def test_right_to_left_mirrors_keys_and_order(open_page, rest):
    page = open_page(f'<div dir="rtl">{NUMBERS}</div>')
    focus(page)
    page.keyboard.press("ArrowLeft")
    rest(page)
    assert state(page)["index"] == 1
    assert state(page)["rotation"] > 0
