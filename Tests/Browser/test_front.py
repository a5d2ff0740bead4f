"""The front page: controls that animate by themselves, and the measured figures."""

import json
import re

from playwright.sync_api import expect

from test_gallery import ROOT, control, described, gallery, ready, site  # noqa: F401


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
    wheel.evaluate("it => it.constructor.ready")
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


def test_the_front_page_is_still_where_less_motion_is_wished(gallery):
    page = gallery("", reduced_motion="reduce")
    wheel = page.locator("#wheel rotary-wheel")
    page.locator("#wheel .control:not(.is-coming)").wait_for()
    see(page, wheel)
    assert wheel.evaluate("it => it.rotation") == 0


def test_the_front_page_shows_every_control_and_what_was_measured(gallery, site):
    page = gallery("")
    controls = [each for each in described(site)["pages"] if (ROOT / f"Web/dist/rotary-{each['id'].replace('number-', '')}.wasm").exists()]
    assert len(controls) == 7
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
