"""The page Menus: the night sky, a marking menu and its times, a context menu for a text."""

import datetime
import json
import math
import subprocess

import pytest
from playwright.sync_api import expect

from axe import violations
from conftest import ROOT, wait
from hands import Fingers, type_keys
from test_gallery import WIDTHS, gallery, open_settings, ready, site  # noqa: F401

SKY, SHEET, MENU = "#cosmos-control", "#marking-control", "#context-control"
WIDE = {"width": 1440, "height": 900}


@pytest.fixture
def menus(gallery):  # noqa: F811
    def open_menus(demo="cosmos", **context):
        page = gallery(address=f"ring-menu.html#{demo}", **{"viewport": WIDE, **context})
        ready(page, demo)
        return page

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
        # In one move: a pause between two would be a corner.
        page.mouse.move(x, y)
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
    page = menus("marking")
    x, y, width, height = corner(page, SHEET)
    expect(page.locator(SHEET)).to_contain_text("Draw a blue star")
    # On any machine, the stroke begins before the menu opens, and no pause in it opens a ring.
    for setting in ("hold", "pause"):
        page.evaluate(
            "([selector, name]) => document.querySelector(selector).setAttribute(name, 10)", [SHEET, setting]
        )
    # Star is to the lower right; blue is the sixth of seven colours, from the top.
    blue = -112.5 + 5.5 * 360 / 7
    stroke(page, (x + width / 2, y + height / 2), 45, blue)
    found = state(page, SHEET)
    assert found["stamps"] == 1 and found["chosen"] == 3 * 8 + 6 and found["byStroke"] > 0
    assert found["byMenu"] == -1
    assert found["running"] and found["score"] == 1 and found["wanted"] != found["chosen"]
    expect(page.locator(SHEET)).to_contain_text("Yes, that was a blue star")
    # After a full turn, the item is in the same direction.
    stroke(page, (x + width / 2, y + height / 2), -90, blue)
    assert state(page, SHEET)["chosen"] == 6
    expect(page.locator(SHEET)).to_contain_text("That was a blue circle")
    assert state(page, SHEET)["score"] == 1


def test_info_leads_to_the_page_of_the_sign(menus):
    page = menus()
    sky, heading = page.locator(SKY), page.locator("#cosmos-page")
    expect(heading).to_be_hidden()
    sky.focus()
    for sign in ("Leo", "Virgo"):
        page.keyboard.press("Enter")
        type_keys(page, SKY, sign[:2].lower())
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
    # An open menu closes with the sign.
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Info").dispatch_event("click")
    expect(heading).to_be_visible()
    sky.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(heading).to_have_text("Pisces")


def signs_on(days):
    """The signs of the Sun at noon of some days, from the page's own module."""
    source = subprocess.check_output(
        ["esbuild", ROOT / "Web/gallery/js/signs.js", "--bundle", "--format=iife", "--global-name=signs"], text=True)
    told = f"console.log(JSON.stringify({json.dumps(days)}.map((day) => signs.signOn(new Date(day + 'T12:00')))))"
    return json.loads(subprocess.check_output(["node", "-e", source + told], text=True))


def test_the_sky_shows_the_sign_of_the_day_and_offers_sounds_once(menus):
    page = menus()
    days = ["2027-01-19", "2027-01-20", "2027-02-18", "2027-02-19", "2027-07-23", "2027-11-21", "2027-11-22", "2027-12-31"]
    *answer, today = signs_on([*days, datetime.date.today().isoformat()])
    assert answer == [10, 11, 11, 0, 5, 8, 9, 10]
    assert state(page, SKY)["sign"] == today
    offer = page.get_by_role("group", name="Sound", exact=True)
    expect(offer).to_be_hidden()
    page.locator(SKY).click(position={"x": 40, "y": 40})
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Turn them on").click()
    expect(offer).to_be_hidden()
    assert page.evaluate("document.getElementById('sound').checked")


@pytest.mark.parametrize("width", [390, 768, 1440])
def test_the_offer_of_sounds_never_covers_the_open_ring(menus, width):
    page = menus(viewport={"width": width, "height": 900})
    offer = page.locator(".sound-offer")
    x, y, across, down = corner(page, SKY)
    page.mouse.move(x + across / 2, y + down / 2)
    page.mouse.down()
    wait(page, "$(argument).state.open && $(argument).state.openness === 1", SKY)
    expect(offer).to_be_hidden()
    page.mouse.move(x + across / 2 + 100, y + down / 2 - 15, steps=5)
    expect(offer).to_be_hidden()
    page.mouse.up()
    expect(offer).to_be_visible()
    assert not state(page, SKY)["open"]
    # The next opening of the ring hides it again.
    page.mouse.move(x + across / 2, y + down / 2)
    page.mouse.down()
    wait(page, "$(argument).state.open", SKY)
    expect(offer).to_be_hidden()
    page.mouse.up()


def test_the_best_score_outlives_the_visit(menus):
    page = menus("marking")
    page.evaluate("selector => document.querySelector(selector).setAttribute('best', 7)", SHEET)
    page.evaluate(
        "selector => document.querySelector(selector).dispatchEvent(new CustomEvent('tell', { detail: { name: 'finished' } }))",
        SHEET,
    )
    page.reload()
    wait(page, "$(argument)?.state?.best === 7", SHEET)
    expect(page.locator(SHEET)).to_contain_text("Best 7")


HINT = """(() => {
  const titles = [...document.querySelector('#cosmos-control').shadowRoot.querySelectorAll('[part=title]')];
  const hint = titles.find((title) => title.textContent.startsWith('Hold,'));
  return hint && getComputedStyle(hint).color;
})()"""


def test_the_night_keeps_its_colours_but_where_colours_are_forced(menus):
    page = menus(color_scheme="light")
    wait(page, HINT, None)
    night = page.evaluate(HINT)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(HINT) == night == "rgb(255, 255, 255)"
    page.emulate_media(forced_colors="active")
    assert page.evaluate(HINT) == page.evaluate("""(() => {
      const probe = document.createElement('div');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    })()""")


def test_the_text_has_a_menu_where_it_was_clicked(menus):
    page = menus("context")
    text = page.locator("#context-text")
    text.scroll_into_view_if_needed()
    box = text.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = text.evaluate("text => getComputedStyle(text).fontSize")
    page.mouse.click(x, y, button="right")
    found = state(page, MENU)
    # Clicks have integer points.
    assert found["open"] and (found["centerX"], found["centerY"]) == pytest.approx((x, y), abs=1)
    # The second of four from the right: to the lower left.
    page.mouse.move(x - 55, y + 55)
    page.mouse.click(x - 55, y + 55)
    assert text.evaluate("text => getComputedStyle(text).fontSize") > before
    expect(page.locator("#context")).to_contain_text("Larger · index 1")


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
    assert violations(page) == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("demo", ["cosmos", "marking", "context"])
def test_nothing_reaches_beyond_the_window(menus, width, demo):
    page = menus(demo, viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    x, _, wide, _ = corner(page, f"#{demo} .stage")
    assert x >= 0 and x + wide <= width + 0.5
