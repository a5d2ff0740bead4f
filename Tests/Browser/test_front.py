"""The front page: controls that animate by themselves, and the measured figures."""

import json
import re

import pytest
from playwright.sync_api import expect

from test_gallery import ROOT, control, described, drawn, gallery, ready, site  # noqa: F401


def see(page, wheel):
    """Waits until the page has detected that a wheel is visible, and has drawn the result."""
    # The page's own observer is older, so it is called first.
    wheel.evaluate("""async (wheel) => {
      const frame = () => new Promise(requestAnimationFrame);
      await new Promise((done) => new IntersectionObserver(
        ([{ isIntersecting }]) => { if (isIntersecting) done(); }, { threshold: 0.4 }).observe(wheel));
      for (let count = 0; count < 3; count++) await frame();
    }""")


def test_the_front_page_plays_until_it_is_touched(gallery):
    page = gallery("")
    wheel = page.locator("#wheel rotary-wheel")
    drawn(wheel)
    page.wait_for_function("it => it.rotation !== 0", arg=wheel.element_handle())
    # Invisible demos are not even loaded.
    assert page.locator("#dial .control").count() == 0
    box = wheel.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("it => it.resting", arg=wheel.element_handle())
    turned = wheel.evaluate("it => it.rotation")
    page.evaluate("scrollTo({ top: 2000, behavior: 'instant' })")
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    see(page, wheel)
    assert wheel.evaluate("it => it.rotation") == turned


def test_each_control_of_the_front_page_that_can_plays_while_it_is_seen(gallery, site):
    scripts = (ROOT / "Web/gallery/js/controls").glob("*.js")
    playing = {name for script in scripts for name in re.findall(r'plays\["([a-z-]+)"\]', script.read_text())}
    page = gallery("")
    played = 0
    for each in described(site)["pages"]:
        section = page.locator(f"#{each['id']}.hero")
        if section.count() == 0:
            continue
        section.scroll_into_view_if_needed()
        one = section.locator(".control:not(.is-coming)")
        one.wait_for()
        if one.evaluate("it => it.localName") not in playing:
            continue
        page.wait_for_function("""(control) => {
          const { rotation, offset, value, resting } = control;
          const shown = String([rotation, offset, value, resting]);
          control.shownFirst ??= shown;
          return shown !== control.shownFirst;
        }""", arg=one.element_handle())
        played += 1
    # A ring menu opens only for its user, and a clock shows the time.
    assert played == 9


def test_the_front_page_is_still_where_less_motion_is_wished(gallery):
    page = gallery("", reduced_motion="reduce")
    wheel = page.locator("#wheel rotary-wheel")
    page.locator("#wheel .control:not(.is-coming)").wait_for()
    see(page, wheel)
    assert wheel.evaluate("it => it.rotation") == 0


def test_the_front_page_shows_every_control_and_what_was_measured(gallery, site):
    page = gallery("")
    # The other pages show what is under the controls.
    controls = [
        each for each in described(site)["pages"] if each["tabs"] and each["id"] not in ("feel", "stage")
    ]
    assert len(controls) == 11
    for each in controls:
        hero = page.locator(f"#{each['id']}.hero")
        expect(hero.get_by_role("link", name="Try it")).to_have_attribute("href", f"{each['id']}.html")
    record = json.loads((ROOT / "Benchmarks/record.json").read_text())["instructions"]
    expect(page.locator("#figures")).to_contain_text(f"{record['pointerMove']:,}")


def test_how_to_add_it_is_said_as_the_read_me_says_it(gallery):
    page = gallery("")
    text = (ROOT / "README.md").read_text()
    blocks, inline = re.findall(r"^```.*?^```", text, re.M | re.S), re.findall(r"`([^`\n]+)`", text)
    told = inline + [line.strip() for block in blocks for line in block.split("\n")]
    shown = page.locator("#add pre").all_text_contents()
    assert len(shown) == 3
    assert [line for line in shown if line not in told] == []


def shown_tiles(page):
    """All tiles, after the page was scrolled past them."""
    tiles = page.locator(".tile")
    for index in range(tiles.count()):
        tiles.nth(index).scroll_into_view_if_needed()
        tiles.nth(index).locator(".control:not(.is-coming)").wait_for()
    return tiles


@pytest.mark.parametrize("width", [390, 768, 1440, 2560])
def test_no_tile_is_blank(gallery, width):
    page = gallery("", viewport={"width": width, "height": 900}, reduced_motion="reduce")
    blank = shown_tiles(page).evaluate_all("""tiles => tiles.map((tile) => {
      const control = tile.querySelector(".control");
      const root = control.shadowRoot;
      const texts = [...root.querySelectorAll("[part=title]")].filter((each) => each.textContent.trim()
        && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && each.getBoundingClientRect().width > 2);
      // A colour wheel has no words, but thumbs.
      const marks = control.localName === "rotary-color-wheel" ? "[part=pointer]" : "[part=icon]";
      const icons = [...root.querySelectorAll(marks)].filter((each) => each.checkVisibility());
      const [box, frame] = [control.getBoundingClientRect(), tile.querySelector(".tile-box").getBoundingClientRect()];
      const isIn = box.left >= frame.left - 1 && box.right <= frame.right + 1
        && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      const isLarge = Math.max(box.width / frame.width, box.height / frame.height) > 0.9;
      // A wheel shows each of its options, every other control its value.
      const least = control.localName === "rotary-wheel" ? Math.min(control.options.length || 8, 8) : 1;
      return { name: tile.textContent, labels: texts.length + icons.length, least, isIn, isLarge };
    }).filter(({ labels, least, isIn, isLarge }) => labels < least || !isIn || !isLarge)""")
    assert blank == []


@pytest.mark.parametrize("width", [390, 768, 1180, 1440, 2560])
def test_no_space_between_sections_is_empty(gallery, width):
    page = gallery("", viewport={"width": width, "height": 900})
    gaps = page.evaluate("""() => {
      const sections = document.querySelectorAll(".intro .calls, .hero, .ways, .figures, .grid-section");
      const boxes = [...sections].map((section) => {
        const inner = section.matches(".calls") ? [section] : [...section.children];
        const rects = inner.map((each) => each.getBoundingClientRect());
        return [Math.min(...rects.map(({ top }) => top)), Math.max(...rects.map(({ bottom }) => bottom))];
      });
      return boxes.slice(1).map(([top], index) => Math.round(top - boxes[index][1]));
    }""")
    assert max(gaps) <= 130, gaps


def test_no_tile_is_alone_in_its_row(gallery):
    for width in (390, 768, 1180, 1440, 2560):
        page = gallery("", viewport={"width": width, "height": 900})
        tops = page.locator(".tile").evaluate_all("all => all.map((each) => each.offsetTop)")
        assert tops.count(tops[-1]) > 1, width


def test_the_front_page_calls_to_action(gallery):
    page = gallery("")
    calls = page.locator(".intro .calls a")
    expect(calls).to_have_count(2)
    calls.first.click()
    expect(page.locator("#add")).to_be_in_viewport()
    calls.last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wheel")
    expect(page.locator(".calls")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 768, 1440, 2560])
def test_a_body_keeps_away_from_the_edges_of_its_card(gallery, width):
    for address, card in (("", "#spinner-row .hero-box"), ("spinner-row.html", ".stage-card")):
        page = gallery(address, viewport={"width": width, "height": 900})
        page.locator(card).scroll_into_view_if_needed()
        body = page.locator(f"{card} rotary-row-body:not(.is-coming)")
        body.wait_for()
        margins = page.locator(card).evaluate("""(card) => {
          const style = getComputedStyle(card);
          const frame = card.getBoundingClientRect();
          const rims = [...card.querySelector("rotary-row-body").shadowRoot.querySelectorAll("path[part=rim]")]
            .map((each) => each.getBoundingClientRect());
          // Without a border a card has no edge that the body could touch.
          return style.borderLeftWidth === "0px" ? [99]
            : rims.flatMap(({ left, right }) => [left - frame.left, frame.right - right]);
        }""")
        assert min(margins) >= 16, (address, width)


def test_a_clock_shows_the_time_of_its_code(gallery):
    page = gallery("spinner-row.html")
    clock = ready(page, "flap-clock")
    assert clock.evaluate("it => it.state.text") == "09:41"
    expect(page.locator("#code-text")).to_contain_text('value="09:41"')
    page.get_by_role("button", name="Show the current time").click()
    now = "it => it.state.text === new Date().toTimeString().slice(0, 5)"
    page.wait_for_function(now, arg=clock.element_handle())


@pytest.mark.parametrize("address", ["", "turntable.html"])
@pytest.mark.parametrize("width", [390, 1440])
def test_no_avatar_is_cut(gallery, address, width):
    page = gallery(address, viewport={"width": width, "height": 900}, reduced_motion="reduce")
    table = page.locator("rotary-turntable").first
    if not address:
        page.locator("#turntable").scroll_into_view_if_needed()
        table = page.locator("#turntable rotary-turntable")
    drawn(table)
    mask = table.evaluate("it => getComputedStyle(it).maskImage")
    assert mask.startswith("linear-gradient(to right, rgba(0, 0, 0, 0)")
    seen = table.evaluate("""(table) => {
      const box = table.getBoundingClientRect();
      const fade = Number(getComputedStyle(table).maskImage.match(/([\\d.]+)px/)[1]);
      return [...table.shadowRoot.querySelectorAll("[part=tile]")].map((tile) => tile.getBoundingClientRect())
        .filter(({ left, right }) => left < box.left && right > box.left)
        .map(({ right }) => (right - box.left) / fade);
    }""")
    # The visible part of a cut avatar is in the first half of the fade.
    assert all(share <= 0.6 for share in seen), seen
