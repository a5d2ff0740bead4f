"""Pages zoomed by style or by pinch, and rotated parts of them: one unit for everything."""

import pytest

from conftest import wait
from real_pages.holds import HOLDS, control, move, place, press, value

AROUND = {
    "plain": "",
    "zoomed in": "zoom: 1.25",
    "zoomed out": "zoom: 0.8",
    "scaled": "transform: scale(0.8)",
    "turned and moved": "transform: translate(30px, 20px) rotate(10deg)",
    "zoomed and scaled": "zoom: 1.25; transform: scale(0.7)",
}


@pytest.mark.parametrize("tag", HOLDS)
def test_a_stroke_means_the_same_however_it_is_zoomed(open_page, tag):
    values, page = {}, None
    for name, style in AROUND.items():
        page = open_page(
            f"<div id='around'>{control(tag)}</div>", css=f"#around {{ width: 600px; {style} }}", page=page)
        press(page, tag)
        move(page, tag)
        values[name] = float(value(page, tag))
        page.mouse.up()
    plain = values["plain"]
    assert all(abs(each - plain) <= 0.02 * max(1, abs(plain)) for each in values.values()), values


MENU = """<p id="text" tabindex="0">Words.</p>
  <rotary-ring-menu {} id="e" aria-label="Menu"><option>One</option><option>Two</option></rotary-ring-menu>"""
# The position of the middle of the menu on the screen.
CENTER = """() => {
  const mark = document.createElement('i');
  mark.style.cssText = `position: absolute; left: ${e.state.centerX}px; top: ${e.state.centerY}px`;
  e.shadowRoot.querySelector('.list').before(mark);
  const { x, y } = mark.getBoundingClientRect();
  mark.remove();
  return [x, y];
}"""


@pytest.mark.parametrize("style", AROUND.values(), ids=AROUND)
@pytest.mark.parametrize("menu", ["for='text'", ""])
def test_a_menu_opens_where_it_is_asked_to(open_page, style, menu):
    page = open_page(
        f"<div id='around'>{MENU.format(menu)}</div>",
        css=f"#around {{ {style} }} #e:not([for]) {{ width: 700px; height: 500px }}", viewport=(1000, 800))
    wait(page, "e.shadowRoot.querySelector('[role=menu], [role=button]')")
    wanted = place(page, (0.45, 0.5))
    page.evaluate("e.setAttribute('anchor', 'finger')")
    assert page.evaluate("([x, y]) => e.show({ x, y })", wanted)
    wait(page, "e.state.openness === 1")
    assert page.evaluate(CENTER) == pytest.approx(wanted, abs=1.5)


@pytest.mark.parametrize("style", AROUND.values(), ids=AROUND)
def test_a_right_click_opens_the_menu_around_the_pointer(open_page, style):
    page = open_page(
        f"<div id='around'>{MENU.format('for=text')}</div>",
        css=f"#around {{ {style} }} #text {{ height: 500px }}", viewport=(1000, 800))
    wait(page, "e.matches(':popover-open')")
    page.mouse.click(400, 300, button="right")
    wait(page, "e.state.openness === 1")
    assert page.evaluate(CENTER) == pytest.approx([400, 300], abs=1.5)


VISIBLE = """() => {
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return [...e.shadowRoot.querySelectorAll('[role=menuitem]')].every((item) => {
    const { left, top, right, bottom } = item.getBoundingClientRect();
    return left >= offsetLeft && top >= offsetTop && right <= offsetLeft + width && bottom <= offsetTop + height;
  });
}"""


def test_on_a_page_that_is_zoomed_by_pinch_the_menu_opens_in_what_is_seen(open_page):
    page = open_page(
        MENU.format("for='text'"), css="#text { height: 780px; margin: 0 }", viewport=(800, 800),
        has_touch=True, is_mobile=True)
    wait(page, "e.matches(':popover-open')")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    wait(page, "visualViewport.scale === 2")
    for x, y in [(200, 200), (390, 10), (10, 390)]:
        left, top = page.evaluate("[visualViewport.offsetLeft, visualViewport.offsetTop]")
        page.evaluate(
            """([clientX, clientY]) => document.querySelector('#text').dispatchEvent(
                 new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true }))""",
            [left + x, top + y])
        wait(page, "e.state.openness === 1")
        assert page.evaluate(VISIBLE)
        page.evaluate("e.close()")
        wait(page, "e.state.openness === 0")
    session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
    wait(page, "visualViewport.scale === 1 && e.shadowRoot.querySelector('.list').offsetWidth === innerWidth")
