"""`<rotary-ring-menu>` on a page: by finger, mouse and keyboard, by itself and for an element."""

import base64
import math
import os
import random
import subprocess

import pytest

from conftest import ROOT, let_pass, quiet, wait
from hands import Fingers
from test_spinner import COMPARE

CSS = "rotary-ring-menu { width: 480px; height: 480px } #text { width: 600px; height: 500px }"
SIGNS = '<rotary-ring-menu id="m" aria-label="Signs"></rotary-ring-menu>'
NESTED = """<rotary-ring-menu id="m" aria-label="Edit" look="plain" choreography="quick">
  <option value="c" icon="M4 4h10v10H4Z">Copy</option>
  <optgroup label="Share"><option>Mail</option><option value="l">Link</option></optgroup>
  <option>Paste</option>
</rotary-ring-menu>"""
CONTEXT = """<p id="text" tabindex="0">Words to choose from.</p>
<rotary-ring-menu id="m" for="text" look="plain" choreography="quick">
  <option>Copy</option><option>Paste</option><option>Find</option><option>Undo</option>
</rotary-ring-menu>"""
RECORD = """() => {
  window.told = [];
  const types = ['opened', 'closing', 'closed', 'highlighted', 'chosen', 'entered', 'left', 'info'];
  for (const type of types) {
    m.addEventListener(type, ({ detail }) => told.push(type + (detail.value ? ` ${detail.value}` : '')));
  }
}"""


def spot(page, item, count=12, radius=129, reach=225 + 1.5):
    """The middle of an item's wedge on the screen."""
    box = page.locator("#m").bounding_box()
    scale = min(1, min(box["width"], box["height"]) / 2 / reach)
    angle = 2 * math.pi * (item + 0.5) / count
    return (
        box["x"] + box["width"] / 2 + radius * scale * math.cos(angle),
        box["y"] + box["height"] / 2 + radius * scale * math.sin(angle),
    )


def middle(page):
    box = page.locator("#m").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def told(page):
    """The events since the last call."""
    return page.evaluate("told.splice(0)")


def told_until_closed(page):
    """The events until the menu has closed, which takes too little time to look before."""
    wait(page, "told.includes('closed')")
    return told(page)


def test_hold_slide_and_let_go(open_page):
    page = open_page(SIGNS, CSS)
    page.evaluate(RECORD)
    fingers = Fingers(page)
    fingers.down(middle(page))
    wait(page, "m.open")
    fingers.move(spot(page, 3))
    # In the same frame, in any phase of the menu.
    assert page.evaluate("m.state.highlighted") == 3
    assert page.locator("#m").locator("[part=title]").last.inner_text() == "Gemini"
    fingers.move(spot(page, 4))
    fingers.up()
    assert told_until_closed(page) == [
        "opened", "highlighted 3", "highlighted 4", "chosen 4", "highlighted", "closing", "closed"]
    assert page.evaluate("m.value") == "4"


def test_a_finger_that_is_taken_away_chooses_nothing(open_page):
    page = open_page(SIGNS, CSS)
    page.evaluate(RECORD)
    fingers = Fingers(page)
    fingers.down(middle(page))
    wait(page, "m.open")
    fingers.move(spot(page, 3))
    fingers.cancel()
    assert told_until_closed(page) == ["opened", "highlighted 3", "highlighted", "closing", "closed"]


def test_a_click_opens_it_and_another_chooses(open_page):
    page = open_page(SIGNS, CSS)
    page.evaluate(RECORD)
    page.mouse.click(*middle(page))
    assert page.evaluate("m.open")
    page.mouse.move(*spot(page, 7))
    page.mouse.click(*spot(page, 7))
    assert told_until_closed(page) == [
        "opened", "highlighted 7", "chosen 7", "highlighted", "closing", "closed"]
    # While it is closed, the area around it belongs to the page.
    page.mouse.click(*spot(page, 7))
    assert not page.evaluate("m.open")


def test_the_keyboard_is_enough(open_page):
    page = open_page(NESTED, CSS)
    page.evaluate(RECORD)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("m.open && m.state.highlighted === 0")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("m.state.level") == 1
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert "chosen l" in told(page)
    assert page.evaluate("m.items[m.state.chosen].text") == "Link"
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert not page.evaluate("m.open")
    assert page.evaluate("document.activeElement.id") == "m"


def test_it_is_read_out_as_a_button_and_as_a_menu(open_page):
    page = open_page(NESTED, CSS)
    button = page.get_by_role("button", name="Edit")
    assert button.get_attribute("aria-haspopup") == "menu"
    assert button.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    menu = page.get_by_role("menu", name="Edit")
    assert menu.count() == 1
    items = page.get_by_role("menuitem")
    assert [item.get_attribute("aria-label") for item in items.all()] == ["Copy", "Share", "Paste"]
    assert items.nth(1).get_attribute("aria-haspopup") == "menu"
    assert items.nth(1).get_attribute("aria-expanded") == "false"
    assert items.nth(0).get_attribute("aria-expanded") is None
    assert items.nth(0).get_attribute("aria-selected") is None
    active = menu.get_attribute("aria-activedescendant")
    assert items.nth(0).get_attribute("id") == active
    # A screen reader presses an element of the tree.
    page.evaluate(RECORD)
    items.nth(2).dispatch_event("click")
    assert "chosen Paste" in told(page)


def test_a_right_click_opens_it_there_and_leaves_the_keyboard_where_it_was(open_page):
    page = open_page(CONTEXT, CSS)
    page.evaluate(RECORD)
    page.locator("#text").focus()
    page.mouse.click(300, 300, button="right")
    assert page.evaluate("m.open && [m.state.centerX, m.state.centerY]") == [300, 300]
    assert page.evaluate("document.activeElement.id") == "m"
    page.mouse.move(300 + 60, 300 + 60)
    page.mouse.click(300 + 60, 300 + 60)
    assert told_until_closed(page) == [
        "opened", "highlighted Copy", "chosen Copy", "highlighted", "closing", "closed"]
    assert page.evaluate("document.activeElement.id") == "text"


def test_the_key_for_it_lights_the_first_item(open_page):
    page = open_page(CONTEXT, CSS)
    page.locator("#text").focus()
    page.keyboard.press("ContextMenu")
    wait(page, "m.open")
    assert page.evaluate("m.state.highlighted") == 0
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "text"


def test_the_keyboard_does_not_stop_at_a_context_menu_that_is_closed(open_page):
    page = open_page(CONTEXT + '<button id="next">Next</button>', CSS)
    page.locator("#text").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "next"


def test_a_long_press_on_the_element_opens_it_under_the_finger(open_page):
    page = open_page(CONTEXT, CSS)
    page.evaluate(RECORD)
    fingers = Fingers(page)
    fingers.down((300, 300))
    wait(page, "m.open")
    fingers.move((300 - 60, 300 - 60))
    fingers.up()
    assert told_until_closed(page)[:3] == ["opened", "highlighted Find", "chosen Find"]


def test_a_still_finger_in_a_corner_chooses_nothing(open_page):
    page = open_page(CONTEXT, "#text { position: fixed; inset: 0; margin: 0 }")
    page.evaluate(RECORD)
    fingers = Fingers(page)
    fingers.down((3, 3))
    wait(page, "m.open && m.state.openness === 1")
    # The ring was moved inside, under the finger.
    assert page.evaluate("m.state.centerX") > 100
    fingers.move((10, 8))
    fingers.up()
    assert told_until_closed(page) == ["opened", "closing", "closed"]


def test_an_impatient_press_opens_it_and_a_swipe_chooses_nothing_unseen(open_page):
    page = open_page(CONTEXT, CSS + " #text { touch-action: none }")
    page.evaluate(RECORD)
    page.evaluate("addEventListener('pointermove', ({ clientX }) => { window.at = clientX; }, true)")
    fingers = Fingers(page)
    # On any machine, the menu opens after the move.
    page.evaluate("m.setAttribute('hold', 10)")
    fingers.down((300, 300))
    fingers.move((312, 300))
    wait(page, "window.at === 312")
    page.evaluate("m.setAttribute('hold', 0.5)")
    wait(page, "m.open")
    assert page.evaluate("m.state.centerX") == 312
    fingers.up()
    told_until_closed(page)
    # It is lifted long before that.
    page.evaluate("m.setAttribute('hold', 10)")
    fingers.down((300, 300))
    for step in range(1, 6):
        fingers.move((300 + 53 * step / 5, 300))
    fingers.up()
    quiet(page)
    assert told(page) == []
    # Unless the menu accepts strokes.
    page.evaluate("m.setAttribute('marks', '')")
    fingers.down((300, 300))
    # In one move: a pause between two would be a corner.
    fingers.move((353, 305))
    fingers.up()
    wait(page, "told.length > 0")
    assert told(page) == ["chosen Copy"]


def test_the_closed_hub_is_touched_within_80_by_80(open_page):
    page = open_page(SIGNS, CSS)
    area = "(({ width, height }) => [width, height])(m.shadowRoot.querySelector('.area').getBoundingClientRect())"
    assert page.evaluate(area) == [80, 80]
    x, y = middle(page)
    page.mouse.click(x + 42, y)
    assert not page.evaluate("m.open")
    page.mouse.click(x - 38, y - 38)
    assert page.evaluate("m.open")


def test_show_takes_the_keyboard_and_escape_gives_it_back(open_page):
    page = open_page('<button id="b">Open</button>' + NESTED, CSS)
    page.evaluate("b.addEventListener('click', () => m.show({ x: 300, y: 300 }))")
    page.locator("#b").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("m.open && document.activeElement.id") == "m"
    page.keyboard.press("Escape")
    assert not page.evaluate("m.open")
    assert page.evaluate("document.activeElement.id") == "b"
    # Choosing also returns the focus; without a previous element, nothing has it.
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert page.evaluate("m.state.chosen") == 4
    assert page.evaluate("document.activeElement.id") == "b"
    page.evaluate("b.blur(), m.show()")
    assert page.evaluate("document.activeElement.id") == "m"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement === document.body")


def test_leaving_a_ring_puts_the_keyboard_on_its_item(open_page):
    page = open_page(NESTED, CSS)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    menu, items = page.get_by_role("menu", name="Edit"), page.get_by_role("menuitem")
    for leave in ("Escape", "ArrowLeft"):
        page.keyboard.press("Enter")
        assert page.evaluate("m.state.level") == 1
        page.keyboard.press(leave)
        assert page.evaluate("m.state.level") == 0
        assert menu.get_attribute("aria-activedescendant") == items.nth(1).get_attribute("id")
    page.keyboard.press("Enter")
    # The back button comes first, and is pressed like all others.
    assert items.nth(0).get_attribute("aria-label") == "Back"
    items.nth(0).dispatch_event("click")
    assert menu.get_attribute("aria-activedescendant") == items.nth(1).get_attribute("id")


def test_a_button_with_a_menu_says_so(open_page):
    page = open_page(
        '<button id="text">Edit</button><p id="words">Words</p>' + CONTEXT.split("</p>")[1], CSS)
    button = page.get_by_role("button", name="Edit")

    def says():
        return button.get_attribute("aria-haspopup"), button.get_attribute("aria-expanded")

    wait(page, "text.ariaExpanded === 'false'")
    assert says() == ("menu", "false")
    page.evaluate("m.show({ x: 300, y: 300 })")
    assert says() == ("menu", "true")
    page.keyboard.press("Escape")
    assert says() == ("menu", "false")
    # The other element is no button, and the button is no longer described.
    page.evaluate("m.htmlFor = 'words'")
    assert says() == (None, None)
    assert page.locator("#words").get_attribute("aria-expanded") is None


def test_an_item_shows_its_icon_and_its_title(open_page):
    page = open_page(NESTED, CSS)
    page.evaluate("m.show()")
    wait(page, "m.state.resting")
    titles = page.locator("#m").locator("[part=title]")
    assert sorted(titles.all_inner_texts()) == ["Copy", "Paste", "Share"]
    box = page.locator("#m").locator("[part=title]", has_text="Copy").bounding_box()
    icon = page.evaluate("""() => {
      const path = [...m.shadowRoot.querySelectorAll('[part=icon] path')].find(
        (path) => path.getAttribute('d').startsWith('M4 4'));
      const { left, right, bottom } = path.getBoundingClientRect();
      return [left, right, bottom];
    }""")
    assert box["y"] > icon[2] - 2
    assert box["x"] + box["width"] / 2 == pytest.approx((icon[0] + icon[1]) / 2, abs=8)


def test_a_mouse_still_selects_the_text(open_page):
    page = open_page(CONTEXT, CSS)
    page.mouse.move(*page.evaluate("(({ x, y }) => [x + 2, y + 8])(text.getBoundingClientRect())"))
    page.mouse.down()
    page.mouse.move(140, page.evaluate("text.getBoundingClientRect().y + 8"), steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().toString().length") > 3
    assert not page.evaluate("m.open")


def test_an_open_menu_that_is_still_asks_for_nothing(open_page):
    page = open_page(SIGNS, CSS)
    page.evaluate("m.show()")
    wait(page, "m.state.resting")
    page.evaluate("""() => {
      window.count = 0;
      const observer = new MutationObserver((records) => { count += records.length; });
      observer.observe(m.shadowRoot, { subtree: true, childList: true, attributes: true });
    }""")
    let_pass(page, 5_000)
    assert page.evaluate("count") == 0


def test_lines_draw_themselves_along_their_length(open_page):
    page = open_page('<rotary-ring-menu id="m" progress="0.5"></rotary-ring-menu>', CSS)
    shares = """[...m.shadowRoot.querySelectorAll('path[pathLength]')].map(
      ({ style }) => parseFloat(style.strokeDasharray))"""
    wait(page, f"{shares}.length > 12")
    before = page.evaluate(shares)
    # The lines between the wedges come one after the other, those of the icons all together.
    assert all(0 < share <= 1 for share in before) and len(set(before)) > 2
    assert max(before.count(share) for share in set(before) - {1}) > 6
    page.evaluate("m.setAttribute('progress', 0.55)")
    wait(page, f"{shares}.reduce((a, b) => a + b) > {sum(before)} + 0.01")
    page.evaluate("m.setAttribute('progress', 1)")
    wait(page, "m.state.openness === 1")
    assert all(share == 1 for share in page.evaluate(shares))
    # The degree scale; browsers report lengths with six digits.
    dashes = page.evaluate("""() => [...m.shadowRoot.querySelectorAll('path[style*=stroke-dasharray]:not([pathLength])')].map(
      ({ style }) => style.strokeDasharray.split(',').map(parseFloat).reduce((a, b) => a + b))""")
    assert dashes == pytest.approx([84 * math.radians(2), 84 * math.radians(10)], rel=1e-5)


def test_items_built_anew_alike_leave_it_open(open_page):
    page = open_page(NESTED, CSS)
    page.evaluate(RECORD)
    assert page.evaluate("m.show()")
    wait(page, "m.state.openness === 1")
    told(page)
    page.evaluate("m.innerHTML = m.innerHTML; m.items.length")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("[m.open, m.state.openness, m.items[0].isConnected]") == [True, 1, True]
    # Other options are other items, in a closed menu.
    page.evaluate("m.append(new Option('Undo'))")
    wait(page, "!m.open && m.items.length === 6")
    assert told(page) == []


def test_items_that_are_disabled_keep_their_places_and_hidden_ones_are_not_there(open_page):
    page = open_page(
        NESTED.replace("<option>Paste", "<option hidden>Cut</option><option disabled>Paste"), CSS)
    page.evaluate(RECORD)
    assert page.evaluate("m.items.map((item) => item.label)") == ["Copy", "Share", "Mail", "Link", "Paste"]
    assert page.evaluate("m.show()")
    items = page.get_by_role("menuitem")
    found = [(each.get_attribute("aria-label"), each.get_attribute("aria-disabled")) for each in items.all()]
    assert found == [("Copy", None), ("Share", None), ("Paste", "true")]
    items.nth(2).dispatch_event("click")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    assert page.evaluate("[m.open, m.value]") == [True, None]
    page.evaluate("m.lastElementChild.disabled = false; m.items; m.show()")
    items.nth(2).dispatch_event("click")
    wait(page, "m.value === 'Paste'")


def test_what_it_is_for_may_come_later_and_be_another(open_page):
    page = open_page(CONTEXT.split("</p>")[1], CSS)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p id=text tabindex=0>Words.</p>')")
    right = {"button": "right"}
    wait(page, "m.popover === 'manual'")
    page.locator("#text").click(**right)
    wait(page, "m.open")
    page.keyboard.press("Escape")
    wait(page, "!m.open")
    page.evaluate("document.querySelector('#text').outerHTML = '<p id=text tabindex=0>Others.</p>'")
    page.evaluate("new Promise((done) => setTimeout(done))")
    page.locator("#text").click(**right)
    wait(page, "m.open")


def test_bad_attributes_and_items_leave_the_default(open_page):
    page = open_page('<rotary-ring-menu id="m" look="red" scale="-1" for="nobody"></rotary-ring-menu>', CSS)
    assert page.evaluate("m.show({ x: 200, y: 200 })")
    page.evaluate("""() => {
      m.removeAttribute('for');
      m.append(...Array.from({ length: 30 }, (_, index) => new Option(`${index}`)));
    }""")
    # More than 24 do not fit on a ring: the signs stay, with a warning.
    page.evaluate("m.state")
    assert page.evaluate("m.show()")
    page.evaluate("m.replaceChildren(new Option('x'.repeat(10000)), new Option('\\u05e9\\u05dc'))")
    assert page.evaluate("m.items.length === 2 && m.show()")


def test_it_can_be_taken_out_while_it_is_open(open_page):
    page = open_page(CONTEXT, CSS)
    page.mouse.click(300, 300, button="right")
    page.evaluate("m.remove()")
    page.mouse.click(300, 300, button="right")
    page.keyboard.press("Escape")
    page.evaluate("document.body.append(Object.assign(document.createElement('rotary-ring-menu'), { id: 'n' }))")
    assert page.evaluate("n.show()")


def test_the_page_shows_what_cairo_draws_on_the_way(open_page, browser):
    rotary = os.environ.get("ROTARY_TOOL", ROOT / ".build-all/debug/rotary")
    page = open_page(SIGNS, CSS + " body { background: #faf9f7 }")
    judge = browser.new_context().new_page()
    source = random.Random(5)
    size = (480, 480)
    for _ in range(30):
        settings = {
            "progress": round(source.uniform(0, 1), 3), "scale": round(source.uniform(0.4, 1), 3),
            "look": source.choice(["cosmos", "cosmos", "plain"]),
            "start-angle": source.randint(-180, 180),
        }
        page.evaluate(
            "(all) => { for (const [name, value] of Object.entries(all)) m.setAttribute(name, value); }",
            settings)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
        box = page.locator("#m").bounding_box()
        shot = page.screenshot(
            clip={"x": box["x"], "y": box["y"], "width": size[0], "height": size[1]})
        changes = [word for name, value in settings.items() for word in ("--set", f"{name}={value}")]
        drawn = subprocess.run(
            [rotary, "render", "ring-menu", *changes, "--size", "480x480", "-o", "-"],
            check=True, stdout=subprocess.PIPE).stdout
        state = {"size": size, "drawn": base64.b64encode(drawn).decode()}
        [(mean, far)] = judge.evaluate(COMPARE, [base64.b64encode(shot).decode(), [state]])
        assert mean < 4 and far < 0.02, (settings, mean, far)
    judge.context.close()
