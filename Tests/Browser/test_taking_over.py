"""Users who act during an animation of the page have priority, and keep their focus."""

import math

import pytest
from playwright.sync_api import expect

from conftest import wait
from holding import Hold
from test_gallery import GRIP, gallery, open_settings, ready, section, site  # noqa: F401


@pytest.fixture
def shown_by_hand(gallery):  # noqa: F811
    """A page with the fingertip pressed on its demo."""

    def shown_by_hand(address, demo):
        page = gallery(address)
        it = ready(page, demo)
        page.locator(".watch").click()
        page.locator(".fingertip.is-down").wait_for()
        return page, it

    return shown_by_hand


def over(page):
    expect(page.locator(".fingertip")).to_have_count(0, timeout=15000)
    expect(page.locator(".watch")).to_have_text("Watch")


def test_keys_take_over_from_the_hand(shown_by_hand):
    page, dial = shown_by_hand("dial.html", "thermostat")
    dial.focus()
    page.keyboard.press("End")
    over(page)
    page.wait_for_function("dial => dial.resting", arg=dial.element_handle())
    assert dial.evaluate("it => it.valueAsNumber === Number(it.max)")
    expect(page.locator(".log li").first).to_be_visible()


def test_a_mouse_takes_over_from_the_hand_with_its_first_press(shown_by_hand):
    page, dial = shown_by_hand("dial.html", "thermostat")
    box = dial.bounding_box()
    radius = min(box["width"], box["height"]) / 2 * GRIP
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - radius, y)
    page.mouse.down()
    for step in range(1, 7):
        angle = math.radians(180 + 10 * step)
        page.mouse.move(x + radius * math.cos(angle), y + radius * math.sin(angle))
    dragged = dial.evaluate("it => it.valueAsNumber")
    page.mouse.up()
    over(page)
    page.wait_for_function("dial => dial.resting", arg=dial.element_handle())
    assert dragged != 21.5 and dial.evaluate("it => it.valueAsNumber") == dragged


def test_what_is_set_while_the_hand_is_shown_stays(shown_by_hand):
    page, table = shown_by_hand("turntable.html", "people")
    panel = open_settings(page, "people")
    field = panel.locator("[data-setting]:has([role=switch])").first
    name = field.get_attribute("data-setting")
    before = field.get_by_role("switch").is_checked()
    field.get_by_role("switch").click()
    over(page)
    assert table.evaluate("it => it.isConnected")
    assert (table.get_attribute(name) in ("", "true")) is not before


def test_the_keyboard_stays_where_it_was(gallery):
    page = gallery("wheel.html")
    ready(page, "icon-wheel")
    page.locator(".presets .chip").nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".presets .chip").nth(2)).to_be_focused()
    expect(page.locator(".presets .chip").nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(".settings-foot button").first.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("Boolean(document.activeElement.closest('.field'))")
    control = page.locator(".stage .control").first
    control.focus()
    page.keyboard.press("ArrowDown")
    wipe = page.get_by_role("button", name="Clear", exact=True)
    expect(wipe).to_be_enabled()
    # Its last event comes before the list is cleared.
    wait(page, "!$('.stage .control').matches(':state(moving)')")
    wipe.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log li")).to_have_count(0)
    expect(wipe).to_be_focused()


def test_a_control_that_is_made_anew_has_the_keyboard_again(gallery):
    page = gallery("turntable.html")
    ready(page, "people")
    page.locator(".watch").click()
    page.locator(".fingertip.is-down").wait_for()
    page.locator(".watch").click()
    over(page)
    expect(page.locator(".stage .control").first).to_be_focused()


def test_a_demo_is_shown_once_its_script_is_there(gallery):
    held = Hold()
    page = gallery("turntable.html#relationship", waiting=("rotary-turntable.js", held))
    section(page, "relationship")
    page.get_by_role("tab").first.click()
    held.release()
    ready(page, "people")


def test_a_link_within_the_page_keeps_the_demo_in_the_address(gallery):
    page = gallery("wheel.html#fortune")
    ready(page, "fortune")
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="Size").click()
    page.wait_for_url("**/wheel.html?demo=fortune#size")
    page.reload()
    ready(page, "fortune")


def test_without_a_clipboard_copying_says_so(gallery):
    page = gallery("wheel.html", script="Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    ready(page, "icon-wheel")
    page.locator(".code .copy").click()
    expect(page.locator(".code .copy")).to_have_text("Not allowed")


def test_sound_that_is_switched_off_while_it_loads_stays_off(gallery, site):
    page = gallery("wheel.html")
    ready(page, "icon-wheel")
    held = Hold()
    sounds = "**/sounds.js"
    page.route(sounds, held)
    listen = """() => {
      window.devices = 0;
      const Device = window.AudioContext;
      window.AudioContext = class extends Device { constructor(...rest) { super(...rest); devices += 1; } };
      const sound = document.getElementById("sound");
      sound.click();
      sound.click();
    }"""
    with page.expect_request(sounds):
        page.evaluate(listen)
    held.release()
    # The page receives the module before this requests it.
    page.evaluate("path => import(path)", f"{site}sounds.js")
    assert page.evaluate("devices") == 0
