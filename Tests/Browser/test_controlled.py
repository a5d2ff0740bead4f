"""Apps that bind a value: they set received values, immediately or later, as a property or an attribute.

The user's action must end with the same value and the same `change` as without a binding.
"""

import pytest
from conftest import wait
from hands import place

OPTIONS = "".join(f'<option value="{name}">{name}</option>' for name in "abcdefgh")
# Each element by its name, a dial of two thumbs by another; the position of a tap, as a direction and a share of the
# radius; and a stroke on it: its start, its length, and its share of the radius.
ELEMENTS = {
    "rotary-wheel": (f"<rotary-wheel>{OPTIONS}</rotary-wheel>", (20, 0, 0.7), (20, 70, 0.7)),
    "rotary-spinner": (
        '<rotary-spinner max="100" value="48"></rotary-spinner>', (0, 0, 0.7), (20, 120, 0.9)
    ),
    "rotary-spinner-row": (
        '<rotary-spinner-row value="048"></rotary-spinner-row>', (90, 0, 0.45), (40, -80, 0.8)
    ),
    "rotary-turntable": (f"<rotary-turntable>{OPTIONS}</rotary-turntable>", (-90, 0, 0.8), (-150, 120, 0.8)),
    "rotary-dial": ('<rotary-dial max="100" value="50"></rotary-dial>', (-20, 0, 0.85), (-80, 70, 0.85)),
    "range dial": (
        '<rotary-dial range max="100" low="20" high="60"></rotary-dial>', (-20, 0, 0.85), (-35, 60, 0.85)
    ),
}
HANDS = ["tap", "keys", "drag", "fling", "typing"]
# Typed letters find an item of a list; a dial ignores digits.
CASES = [
    (element, hand) for element in ELEMENTS for hand in HANDS
    if hand != "typing" or "spinner" in element
]


def check_written_back(open_page, element, hand):
    html, point, arc = ELEMENTS[element]
    html = html.replace(">", ' aria-label="E">', 1)
    css = f"main > * {{ width: 220px; height: 180px }} main {{ line-height: 0 }}"
    page = open_page('<script type="module" src="/controlled.js"></script>', css=css, viewport=(1150, 760))
    wait(page, "!!window.compare")
    told = page.evaluate(
        "([html, hand, arc]) => compare(html, hand, arc)", [html, hand, point if hand == "tap" else arc]
    )
    plain = told.pop("none")
    assert plain["input"] or plain["change"] or plain["press"], "the hand does nothing"
    different = {echo: other for echo, other in told.items() if other != plain}
    assert different == {}, plain


@pytest.mark.parametrize("element, hand", CASES)
def test_what_is_written_back_disturbs_nothing(open_page, element, hand):
    check_written_back(open_page, element, hand)


@pytest.mark.parametrize("html, arc, setting", [
    ('<rotary-dial id="e" max="100" value="50"></rotary-dial>', (-80, 70, 0.85), "e.formatter = null"),
    ('<rotary-dial id="e" range low="20" high="60"></rotary-dial>', (-35, 60, 0.85), "e.setAttribute('range', 'true')"),
    ('<rotary-turntable id="e" count="40"></rotary-turntable>', (-150, 120, 0.8), "e.items = null"),
])
def test_what_is_set_to_what_it_is_stops_no_drag(open_page, html, arc, setting):
    page = open_page(
        html.replace(">", ' aria-label="E">', 1), css="#e { width: 220px; height: 180px } body { margin: 0 }")
    start, way, share = arc
    for step in range(9):
        page.mouse.move(*place(page, "#e", start + way * step / 8, share))
        if step == 0:
            page.mouse.down()
        if step == 4:
            assert page.evaluate("e.matches(':state(held)')")
            page.evaluate(setting)
    assert page.evaluate("e.matches(':state(held)')")
    page.mouse.up()


def test_a_value_that_the_page_corrects_is_what_the_form_has(open_page, events):
    page = open_page(
        '<form id="f"><rotary-dial id="w" name="n" aria-label="D" max="100" value="9"></rotary-dial></form>',
        reduced_motion="reduce",
    )
    page.evaluate("w.addEventListener('input', () => { w.value = 3 })")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    told = [(event["type"], event["value"]) for event in events(page, "input", "change")]
    assert told == [("input", "10"), ("change", "10")]
    assert page.evaluate("[w.value, new FormData(f).get('n')]") == ["3", "3"]
