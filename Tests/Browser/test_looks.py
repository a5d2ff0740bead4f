"""Colours by the system's wishes, without anything being drawn anew."""

import pytest

from conftest import wait
from test_mouse import WHEEL, state

COLORS = """(() => {
  const root = document.querySelector('#w').shadowRoot;
  const color = (part, name) => getComputedStyle(root.querySelector(`path[part=${part}]`))[name];
  return { selected: color('selected-sector', 'fill'), pointer: color('pointer', 'fill'),
    title: getComputedStyle(root.querySelector('[part=title]')).color,
    sector: color('sector', 'fill') };
})()"""
SCHEME = "html { color-scheme: light dark }"


def watch(page):
    """Counts whatever is changed inside the wheel."""
    page.evaluate(
        """(() => {
          window.changes = 0;
          new MutationObserver((records) => { window.changes += records.length }).observe(
            document.querySelector('#w').shadowRoot,
            { subtree: true, childList: true, attributes: true, characterData: true });
        })()"""
    )


@pytest.mark.parametrize(
    "media",
    [
        {"color_scheme": "dark"}, {"contrast": "more"}, {"color_scheme": "dark", "contrast": "more"},
        {"forced_colors": "active"},
    ],
)
def test_the_systems_wish_changes_colours_and_nothing_else(open_page, media):
    page = open_page(WHEEL, css=SCHEME)
    before = page.evaluate(COLORS)
    watch(page)
    page.emulate_media(**media)
    wait(page, f"JSON.stringify({COLORS}) !== JSON.stringify(argument)", before)
    assert page.evaluate("window.changes") == 0


def test_forced_colours_are_the_systems(open_page):
    page = open_page(WHEEL, css=SCHEME, forced_colors="active")
    highlight = page.evaluate(
        "(() => { const d = document.createElement('div'); d.style.color = 'Highlight';"
        " document.body.append(d); return getComputedStyle(d).color })()"
    )
    assert page.evaluate(COLORS)["selected"] == highlight


def test_a_page_that_is_only_light_stays_so(open_page):
    light = open_page(WHEEL).evaluate(COLORS)
    assert open_page(WHEEL, color_scheme="dark").evaluate(COLORS) == light


def test_one_property_sets_the_accent_and_what_stands_on_it(open_page):
    page = open_page(WHEEL, css="#w { --rotary-accent: rgb(255, 220, 0) }")
    colors = page.evaluate(COLORS)
    assert colors["selected"] == colors["pointer"] == "rgb(255, 220, 0)"
    on_accent = page.evaluate(
        "(() => { const root = document.querySelector('#w').shadowRoot;"
        " const titles = [...root.querySelectorAll('[part=title]')];"
        " return getComputedStyle(titles.at(-1)).color })()"
    )
    assert on_accent in ("lch(0 0 0)", "rgb(0, 0, 0)")


def test_parts_are_styled_from_outside(open_page):
    page = open_page(WHEEL, css="#w::part(pointer) { fill: rgb(1, 2, 3) } #w::part(title) { color: rgb(4, 5, 6) }")
    colors = page.evaluate(COLORS)
    assert (colors["pointer"], colors["title"]) == ("rgb(1, 2, 3)", "rgb(4, 5, 6)")


def test_reduced_motion_jumps_and_tells_the_same(open_page, rest, events):
    page = open_page(WHEEL, reduced_motion="reduce")
    page.evaluate("document.querySelector('#w').select(3)")
    assert state(page)["resting"] and state(page)["index"] == 3
    rest(page)
    assert [e["type"] for e in events(page, "change")] == ["change"]
    page.emulate_media(reduced_motion="no-preference")
    wait(page, "$('#w').select(($('#w').selectedIndex + 1) % 8) && !$('#w').resting")


def test_an_attribute_outweighs_the_systems_wish(open_page):
    page = open_page(
        '<rotary-wheel id="w" reduced-motion="false" aria-label="W"></rotary-wheel>',
        reduced_motion="reduce",
    )
    page.evaluate("document.querySelector('#w').select(3)")
    assert not state(page)["resting"]


def test_long_titles_end_in_an_ellipsis_and_short_ones_shrink(open_page):
    page = open_page(
        '<rotary-wheel id="w" aria-label="W"><option>A title that is much too long for this</option>'
        "<option>B</option></rotary-wheel>"
    )
    got = page.evaluate(
        "[...document.querySelector('#w').shadowRoot.querySelectorAll('[part=title]')].map((t) =>"
        " [t.scrollWidth > t.clientWidth, parseFloat(getComputedStyle(t).fontSize)])"
    )
    assert got[0][0] and not got[1][0]
    assert got[0][1] == pytest.approx(0.8 * got[1][1])
