"""Controls in documents other than their script's, in dialogs, and on paper."""

import pytest

from conftest import TAGS, wait
from hands import Fingers
from real_pages.holds import HOLDS, control, move, press, value


@pytest.fixture
def framed(open_page):
    def framed(tag):
        page = open_page(f"{control(tag)}<iframe id='f' title='Frame'></iframe>",
                         css="iframe { width: 640px; height: 500px; border: 0; display: block }", viewport=(800, 900))
        wait(page, "$('#e').shadowRoot.querySelector('[part]')")
        page.evaluate("document.querySelector('#e').style.cssText = 'width: 300px; height: 240px'")
        page.evaluate("window.e = document.querySelector('#e'); window.f = document.querySelector('#f')")
        return page

    return framed


SIZE = "[e.offsetWidth, e.offsetHeight]"
LOOKS = "getComputedStyle(e.shadowRoot.querySelector('[part]')).getPropertyValue('--_accent')"


@pytest.mark.parametrize("tag", TAGS)
def test_in_the_document_of_a_frame_and_back_it_is_what_it_was(framed, tag):
    page = framed(tag)
    size, looks = page.evaluate(SIZE), page.evaluate(LOOKS)
    assert min(size) > 0 and looks
    for target in ("f.contentDocument.body", "document.body", "f.contentDocument.body"):
        page.evaluate(f"{target}.prepend(e)")
        assert page.evaluate(SIZE) == size
        assert page.evaluate(LOOKS) == looks
        wait(page, "[...e.shadowRoot.querySelectorAll('[part]')].some((one) => one.getBoundingClientRect().width > 0)")


@pytest.mark.parametrize("tag", HOLDS)
def test_in_the_document_of_a_frame_it_is_turned_and_moves(framed, tag):
    page = framed(tag)
    for target in ("f.contentDocument.body", "document.body"):
        page.evaluate(f"{target}.prepend(e)")
        before = value(page, tag)
        press(page, tag)
        move(page, tag)
        assert value(page, tag) != before
        page.mouse.up()
        wait(page, "e.resting ?? e.state.resting")


def test_a_motion_goes_on_in_a_frame(framed):
    page = framed("rotary-dial")
    page.evaluate("f.contentDocument.body.append(e)")
    page.evaluate("void e.moveTo(90)")
    wait(page, "e.resting && e.value === '90'")
    page.evaluate("void e.moveTo(10)")
    page.evaluate("document.body.append(e)")
    wait(page, "e.resting && e.value === '10'")


@pytest.mark.parametrize("tag", TAGS)
def test_what_was_in_a_template_for_a_while_is_what_it_was(framed, tag):
    page = framed(tag)
    size, looks = page.evaluate(SIZE), page.evaluate(LOOKS)
    page.evaluate("document.createElement('template').content.append(e)")
    page.evaluate("document.body.append(e)")
    assert page.evaluate(SIZE) == size and page.evaluate(LOOKS) == looks


DIALOG = """<dialog id="d"><p id="text" tabindex="0">Words.</p><button>Close</button></dialog>
  <rotary-ring-menu id="e" for="text" aria-label="Menu">
    <option value="one">One</option><option value="two">Two</option></rotary-ring-menu>
  <button id="b" popovertarget="p">More</button><div id="p" popover><p id="other" tabindex="0">Others.</p></div>
  <rotary-ring-menu id="o" for="other" aria-label="Other"><option>One</option><option>Two</option></rotary-ring-menu>"""


@pytest.fixture
def dialog(open_page):
    page = open_page(DIALOG, css="#text { height: 300px; width: 400px } #other { height: 200px }")
    wait(page, "e.matches(':popover-open')")
    page.evaluate("window.d = document.querySelector('#d'); d.showModal()")
    return page


ITEM = "e.shadowRoot.querySelectorAll('[role=menuitem]')[1].getBoundingClientRect().toJSON()"


def test_a_menu_in_a_modal_dialog_is_used_by_mouse_and_keys(dialog, events):
    page = dialog
    page.mouse.click(400, 300, button="right")
    wait(page, "e.state.openness === 1")
    box = page.evaluate(ITEM)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait(page, "e.value === 'two' && e.state.resting")
    assert page.evaluate("d.open")
    page.locator("#text").focus()
    page.keyboard.press("Shift+F10")
    wait(page, "e.state.openness === 1")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    wait(page, "e.value === 'one' && e.state.resting")
    assert page.evaluate("d.open && document.activeElement.id") == "text"


def test_escape_closes_the_menu_and_then_the_dialog(dialog):
    page = dialog
    page.locator("#text").focus()
    page.keyboard.press("Shift+F10")
    wait(page, "e.state.openness === 1")
    page.keyboard.press("Escape")
    wait(page, "!e.open && e.state.resting")
    assert page.evaluate("d.open && document.activeElement.id") == "text"
    page.keyboard.press("Escape")
    wait(page, "!d.open")


def test_a_press_beside_the_menu_closes_it_and_leaves_the_dialog(dialog):
    page = dialog
    page.mouse.click(400, 300, button="right")
    wait(page, "e.state.openness === 1")
    page.mouse.click(20, 20)
    wait(page, "!e.open && e.state.resting")
    assert page.evaluate("d.open")


def test_a_finger_that_stays_opens_the_menu_in_a_dialog_and_chooses(open_page):
    page = open_page(DIALOG, css="#text { height: 300px; width: 400px }", has_touch=True)
    wait(page, "e.matches(':popover-open')")
    page.evaluate("document.querySelector('#d').showModal()")
    fingers = Fingers(page)
    fingers.down((400, 300))
    wait(page, "e.state.openness === 1")
    fingers.move((400, 300 - 130))
    wait(page, "e.state.highlighted === 1")
    fingers.up()
    wait(page, "e.value === 'two'")
    assert page.evaluate("document.querySelector('#d').open")


def test_a_menu_in_a_popover_opens_above_it(dialog):
    page = dialog
    page.evaluate("d.close()")
    page.locator("#b").click()
    x, y = page.evaluate("(({ x, y }) => [x + 20, y + 40])(document.querySelector('#other').getBoundingClientRect())")
    page.mouse.click(x, y, button="right")
    wait(page, "$('#o').open")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.id", [x, y]) in ("o", "other")


def test_a_menu_that_is_put_elsewhere_stays_in_the_top_layer(dialog):
    page = dialog
    page.evaluate("d.close()")
    page.evaluate("document.body.append(e)")
    wait(page, "e.matches(':popover-open')")


@pytest.mark.parametrize("tag", TAGS)
def test_on_paper_it_keeps_its_colours(open_page, tag):
    """Without "background graphics", Chromium drops backgrounds and pales text, unless a page says otherwise."""
    page = open_page(control(tag))
    page.emulate_media(media="print")
    wait(page, "e.shadowRoot.querySelector('[part]')")
    said = "getComputedStyle(e.shadowRoot.querySelector('[part]')).getPropertyValue('print-color-adjust')"
    assert page.evaluate(said) == "exact"
