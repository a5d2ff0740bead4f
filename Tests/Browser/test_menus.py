"""The page Menus: the night sky, a marking menu and its times, a context menu on a text."""

import math

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import wait
from hands import Fingers
from test_gallery import WIDTHS, gallery, open_settings, site  # noqa: F401

SKY, SHEET, MENU = "#cosmos-control", "#marking-control", "#context-control"
WIDE = {"width": 1440, "height": 900}


@pytest.fixture
def menus(gallery):  # noqa: F811
    def open_menus(**context):
        return gallery(address="menus.html", **{"viewport": WIDE, **context})

    return open_menus


def state(page, selector):
    return page.evaluate("selector => document.querySelector(selector).state", selector)


def corner(page, selector):
    page.locator(selector).scroll_into_view_if_needed()
    box = page.locator(selector).bounding_box()
    return box["x"], box["y"], box["width"], box["height"]


def stroke(page, start, *directions, length=120):
    x, y = start
    page.mouse.move(x, y)
    page.mouse.down()
    for degrees in directions:
        x += length * math.cos(math.radians(degrees))
        y += length * math.sin(math.radians(degrees))
        page.mouse.move(x, y, steps=12)
    page.mouse.up()


def test_a_finger_chooses_a_sign_and_the_sky_shows_it(menus):
    page = menus(has_touch=True)
    x, y, width, height = corner(page, SKY)
    fingers = Fingers(page)
    fingers.down((x + width / 2, y + height / 2))
    wait(page, "$(argument).state.open", SKY)
    reach = 129 * min(1, min(width, height) / 2 / 226.5)
    angle = math.radians(15 + 30 * 5)
    fingers.move((x + width / 2 + reach * math.cos(angle), y + height / 2 + reach * math.sin(angle)))
    assert state(page, SKY)["highlighted"] == 5
    fingers.up()
    assert state(page, SKY)["sign"] == 5
    wait(page, "$(argument).state.resting", SKY)
    expect(page.locator(SKY).locator("[part=title]", has_text="Leo")).to_be_visible()


def test_a_stroke_stamps_what_was_asked_for_and_its_time_is_told(menus):
    page = menus()
    x, y, width, height = corner(page, SHEET)
    expect(page.locator(SHEET)).to_contain_text("Draw a blue star")
    # However slow the machine is, the stroke begins before the menu opens, and no pause in it opens a ring.
    for setting in ("hold", "pause"):
        page.evaluate(
            "([selector, name]) => document.querySelector(selector).setAttribute(name, 10)", [SHEET, setting]
        )
    # Star is to the lower right; blue is the sixth of seven colours, from the top on.
    blue = -112.5 + 5.5 * 360 / 7
    stroke(page, (x + width / 2, y + height / 2), 45, blue)
    found = state(page, SHEET)
    assert found["stamps"] == 1 and found["chosen"] == 3 * 8 + 6 and found["byStroke"] > 0
    assert found["byMenu"] == -1
    expect(page.locator(SHEET)).not_to_contain_text("blue star")
    expect(page.locator(SHEET)).to_contain_text("by a stroke")
    # After a circle it lies in the same direction.
    stroke(page, (x + width / 2, y + height / 2), -90, blue)
    assert state(page, SHEET)["chosen"] == 6


def test_info_leads_to_the_page_of_the_sign(menus):
    page = menus()
    sky, heading = page.locator(SKY), page.locator("#cosmos-page")
    expect(heading).to_be_hidden()
    sky.focus()
    for sign in ("Leo", "Virgo"):
        page.keyboard.press("Enter")
        page.keyboard.type(sign[:2].lower())
        page.keyboard.press("Enter")
        wait(page, "$(argument).state.resting", SKY)
        page.keyboard.press("Enter")
        page.get_by_role("menuitem", name="Info").dispatch_event("click")
        expect(heading).to_have_text(sign)
        expect(heading).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(heading).to_be_hidden()
        expect(sky).to_be_focused()
    # One that is open goes with the sign.
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Info").dispatch_event("click")
    expect(heading).to_be_visible()
    sky.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(heading).to_have_text("Pisces")


HINT = """(() => {
  const titles = [...document.querySelector('#cosmos-control').shadowRoot.querySelectorAll('[part=title]')];
  const hint = titles.find((title) => title.textContent.startsWith('Press'));
  return hint && getComputedStyle(hint).color;
})()"""


def test_the_night_keeps_its_colours_but_where_colours_are_forced(menus):
    page = menus(color_scheme="light")
    wait(page, HINT, None)
    night = page.evaluate(HINT)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(HINT) == night == "rgb(211, 218, 255)"
    page.emulate_media(forced_colors="active")
    assert page.evaluate(HINT) == page.evaluate("""(() => {
      const probe = document.createElement('div');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    })()""")


def test_the_text_has_a_menu_where_it_was_clicked(menus):
    page = menus()
    text = page.locator("#context-text")
    text.scroll_into_view_if_needed()
    box = text.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = text.evaluate("text => getComputedStyle(text).fontSize")
    page.mouse.click(x, y, button="right")
    found = state(page, MENU)
    # A click comes in whole points.
    assert found["open"] and (found["centerX"], found["centerY"]) == pytest.approx((x, y), abs=1)
    # The second of four from the right: to the lower left.
    page.mouse.move(x - 55, y + 55)
    page.mouse.click(x - 55, y + 55)
    assert text.evaluate("text => getComputedStyle(text).fontSize") > before
    expect(page.locator("#context")).to_contain_text("chosen")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(menus, scheme):
    page = menus(color_scheme=scheme, reduced_motion="reduce")
    open_settings(page, "cosmos")
    page.locator(SKY).focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Info").dispatch_event("click")
    expect(page.locator("#cosmos-page")).to_be_visible()
    page.locator(SKY).focus()
    page.keyboard.press("Enter")
    found = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_reaches_beyond_the_window(menus, width):
    page = menus(viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for selector in (SKY, SHEET):
        x, _, wide, _ = corner(page, selector)
        assert x >= 0 and x + wide <= width + 0.5


def test_the_volume_is_for_sounds_that_are_on(menus):
    page = menus()
    if page.locator("#preferences[open]").count() == 0:
        page.locator("#preferences summary").click()
    expect(page.get_by_label("Volume")).to_be_disabled()
    page.get_by_role("switch", name="Sound").check()
    expect(page.get_by_label("Volume")).to_be_enabled()
