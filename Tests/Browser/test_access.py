"""Announcements and the accessibility tree, for screen readers."""

import pytest

from axe import violations
from conftest import wait
from hands import drag
from test_mouse import WHEEL

PAGE = """<h1>Wheels</h1><label for="w">Numbers</label><rotary-wheel id="w"></rotary-wheel>
<rotary-wheel id="o" aria-label="Fruit"><option>Apple</option><option selected>Pear</option></rotary-wheel>
<rotary-wheel id="p" aria-labelledby="t" titles="1,2,3"></rotary-wheel><p id="t">Short</p>
<rotary-wheel id="d" aria-label="Off" disabled></rotary-wheel>"""


def tree(page):
    """The browser's accessibility tree: role, name and states, flat."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    result = []
    for node in nodes:
        if node.get("ignored"):
            continue
        states = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
        result.append(
            (node["role"]["value"], node.get("name", {}).get("value", ""), states)
        )
    return result


def test_it_is_a_list_box_with_its_options(open_page):
    found = tree(open_page(PAGE))
    boxes = [(name, states) for role, name, states in found if role == "listbox"]
    assert [name for name, _ in boxes] == ["Numbers", "Fruit", "Short", "Off"]
    assert boxes[3][1].get("disabled")
    options = [(name, states.get("selected")) for role, name, states in found if role == "option"]
    assert options[:8] == [(str(n), n == 1) for n in range(1, 9)]
    assert options[8:10] == [("Apple", False), ("Pear", True)]


def test_the_active_option_follows_keys_and_the_selected_one_rests(open_page, rest):
    page = open_page(WHEEL)
    page.keyboard.press("Tab")
    got = """(() => { const l = document.querySelector('#w').shadowRoot.querySelector('[role=listbox]');
      return [l.getAttribute('aria-activedescendant'),
        [...l.children].findIndex((o) => o.ariaSelected === 'true')] })()"""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(got)[0] == "o2"
    rest(page)
    assert page.evaluate(got) == ["o2", 2]


def test_the_new_value_is_announced_once_at_rest(open_page, rest):
    page = open_page(WHEEL)
    page.evaluate(
        """(() => {
          window.said = [];
          const live = document.querySelector('#w').shadowRoot.querySelector('[aria-live]');
          new MutationObserver(() => said.push(live.textContent)).observe(
            live, { childList: true, characterData: true, subtree: true });
        })()"""
    )
    page.evaluate("void document.querySelector('#w').spin(3, { turns: 2, duration: 0.5 })")
    rest(page)
    assert page.evaluate("said") == ["4"]


def test_nothing_is_said_twice_to_who_has_the_keyboard_there(open_page, rest):
    page = open_page(WHEEL)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    rest(page)
    live = "document.querySelector('#w').shadowRoot.querySelector('[aria-live]').textContent"
    assert page.evaluate(live) == ""


def test_an_option_is_chosen_without_a_drag(open_page, rest):
    page = open_page(WHEEL)
    page.evaluate("document.querySelector('#w').shadowRoot.querySelectorAll('[role=option]')[5].click()")
    rest(page)
    assert page.evaluate("document.querySelector('#w').selectedIndex") == 5


def test_options_lie_where_their_sectors_are_and_are_large_enough(open_page):
    page = open_page(WHEEL)
    boxes = page.evaluate(
        "[...document.querySelector('#w').shadowRoot.querySelectorAll('[role=option]')]"
        ".map((o) => { const b = o.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2, b.width] })"
    )
    assert boxes[0][0] < 80 and abs(boxes[0][1] - 150) < 1
    assert boxes[2][1] < 80
    assert all(width >= 24 for _, _, width in boxes)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violations(open_page, scheme):
    page = open_page(PAGE, css="html { color-scheme: light dark }", color_scheme=scheme)
    drag(page, "#w", 180, 90)
    wait(page, "$('#w').resting")
    assert violations(page) == []
