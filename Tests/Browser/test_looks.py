"""Colours by the user's system settings, without rendering anything again."""

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
    """Counts all changes inside the wheel."""
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
    page.evaluate("void document.querySelector('#w').select(3)")
    assert state(page)["resting"] and state(page)["index"] == 3
    rest(page)
    assert [e["type"] for e in events(page, "change")] == ["change"]
    page.emulate_media(reduced_motion="no-preference")
    wait(page, "$('#w').select(($('#w').selectedIndex + 1) % 8), !$('#w').resting")


def test_an_attribute_outweighs_the_systems_wish(open_page):
    page = open_page(
        '<rotary-wheel id="w" reduced-motion="false" aria-label="W"></rotary-wheel>',
        reduced_motion="reduce",
    )
    assert page.evaluate("w.select(3), !w.resting")


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


# The letters of each curved title and their distances from the centre of its circle, that centre's distance from the
# wheel's, and the font's size.
CURVED = """(() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  return [...w.shadowRoot.querySelectorAll('textPath')].map((letters) => {
    const circle = w.shadowRoot.querySelector(letters.getAttribute('href'));
    const box = circle.getBBox();
    const distances = Array.from({ length: letters.getNumberOfChars() }, (_, at) => {
      const place = letters.getStartPositionOfChar(at);
      return Math.hypot(place.x - box.x - box.width / 2, place.y - box.y - box.height / 2);
    });
    const [[x, y], [toX, toY]] = [w, circle].map(middle);
    const { fontSize } = getComputedStyle(letters);
    return { text: letters.textContent, distances, off: Math.hypot(x - toX, y - toY), size: parseFloat(fontSize) };
  });
})()"""
RIM = """<rotary-wheel id="w" aria-label="W" labels="curved" pointer="{pointer}"><option>Cherry</option>
  <option>A title that is much too long for this</option><option>Blueberry</option><option>Plum</option>
  <option>Grape</option></rotary-wheel>"""


@pytest.mark.parametrize("pointer", ["top", "bottom", "left", "37"])
def test_titles_run_along_the_rim(open_page, pointer):
    page = open_page(RIM.format(pointer=pointer), css="#w { width: 300px; height: 300px; --rotary-font: 'DejaVu Sans' }")
    titles = {each["text"]: each for each in page.evaluate(CURVED)}
    assert len(titles) == 5 and {"Cherry", "Blueberry", "Plum", "Grape"} < {*titles}
    # The letters' baselines are on one circle around the wheel's centre.
    for title in titles.values():
        assert max(title["distances"]) - min(title["distances"]) < 0.5, title
        assert 80 < title["distances"][0] < 135 and title["off"] < 1
    [cut] = [each for text, each in titles.items() if text.startswith("A t")]
    assert cut["text"].endswith("…") and len(cut["text"]) > 6
    # A title is shortened after it has become as small as the others may not be.
    assert cut["size"] == pytest.approx(0.8 * titles["Plum"]["size"], abs=0.01)


def test_right_to_left_titles_run_along_the_rim_or_are_straight(open_page):
    page = open_page(
        """<rotary-wheel id="w" aria-label="W" labels="curved" pointer="top"><option>Plum</option>
        <option>שלום לך</option><option>شاي بالنعناع مع الكثير من السكر والليمون</option></rotary-wheel>""",
        css="#w { width: 300px; height: 300px; --rotary-font: 'DejaVu Sans' }",
    )
    curved = {each["text"] for each in page.evaluate(CURVED)}
    titles = page.evaluate("[...w.shadowRoot.querySelectorAll('[part=title]')].map((it) => it.textContent)")
    assert "Plum" in curved and {"Plum", "שלום לך"} < {*titles}
    [tea] = [title for title in titles if title.startswith("شاي")]
    # The letters run from the right, or the line is straight and its ends are inside the rim.
    if "שלום לך" in curved:
        assert tea in curved and page.evaluate(
            """[...w.shadowRoot.querySelectorAll('textPath')].filter((it) => it.textContent[0] > 'z').every((it) =>
              it.getStartPositionOfChar(0).x > it.getStartPositionOfChar(3).x)""")
    else:
        assert curved == {"Plum"} and tea.endswith("…")


def test_titles_follow_the_rim_and_become_straight_again(open_page, rest):
    page = open_page(RIM.format(pointer="top"))
    texts = lambda: page.evaluate("[...w.shadowRoot.querySelectorAll('[part=title]')].map((it) => it.textContent)")
    page.evaluate("w.options[0].textContent = 'Melon'")
    page.evaluate("void w.select(3)")
    rest(page)
    assert page.evaluate("w.value") == "Plum"
    curved = [each["text"] for each in page.evaluate(CURVED)]
    # The selected title is drawn over its own.
    assert curved.count("Melon") == 1 and curved.count("Plum") == 2
    for labels in ["turning", "curved", "upright"]:
        page.evaluate("(labels) => w.setAttribute('labels', labels)", labels)
        count = 6 if labels == "curved" else 0
        wait(page, f"$('#w').shadowRoot.querySelectorAll('textPath').length === {count}")
        assert "Melon" in texts() and len(texts()) == 6


def test_a_sectors_gradient_gives_way_to_forced_colours(open_page):
    page = open_page(
        """<rotary-wheel id="w" aria-label="W"><option>A</option><option inner-tint="#ff0000" tint="#00ff00">B</option>
        </rotary-wheel>"""
    )
    fills = lambda: page.evaluate(
        "[...w.shadowRoot.querySelectorAll('path[part=sector]')].map((path) => getComputedStyle(path).fill)")
    assert len([fill for fill in fills() if fill.startswith("url")]) == 1
    page.emulate_media(forced_colors="active")
    assert not [fill for fill in fills() if fill.startswith("url")]


def test_a_text_of_as_many_letters_that_are_wider_is_fitted_anew(open_page):
    """Digits have equal widths; letters do not."""
    page = open_page('<rotary-dial id="d" aria-label="D" value="40"></rotary-dial>')
    size = """(text) => {
      d.formatter = () => text;
      d.valueAsNumber += 1;
      const shown = [...d.shadowRoot.querySelectorAll('.text')].find((each) => each.textContent === text);
      return parseFloat(shown.style.fontSize);
    }"""
    usual = page.evaluate(size, "i" * 14)
    assert page.evaluate(size, "W" * 14) < usual == page.evaluate(size, "i" * 14)


EDGES = """[...document.querySelector('#w').shadowRoot.querySelectorAll(argument)]
  .map((path) => getComputedStyle(path).stroke)"""


@pytest.mark.parametrize("media", [{"forced_colors": "active"}, {"contrast": "more"}])
def test_sectors_rim_and_hub_have_lines_where_surfaces_have_one_colour(open_page, media):
    def strokes(page, part):
        return page.evaluate(f"(argument) => {EDGES}", f"path[part={part}]:not([fill='none'])")

    plain, edged = open_page(WHEEL, css=SCHEME), open_page(WHEEL, css=SCHEME, **media)
    for part, least in (("sector", 8), ("rim", 1), ("hub", 1)):
        assert "none" in strokes(plain, part)
        lined = [stroke for stroke in strokes(edged, part) if stroke != "none"]
        assert len(lined) >= least, part


def test_a_sector_of_its_own_colour_gives_way_to_the_systems(open_page):
    page = open_page(
        '<rotary-wheel id="w" aria-label="W"><option tint="#ffee00">A</option>'
        '<option tint="#00eeff">B</option></rotary-wheel>',
        forced_colors="active",
    )
    fills = page.evaluate(
        "[...document.querySelector('#w').shadowRoot.querySelectorAll('[part=sector],"
        " [part=selected-sector]')].map((path) => getComputedStyle(path).fill)"
    )
    canvas = page.evaluate(
        "(() => { const d = document.createElement('div'); d.style.color = 'Canvas';"
        " document.body.append(d); return getComputedStyle(d).color })()"
    )
    assert set(fills) == {canvas}


TEXT_SIZES = """[...document.querySelector('#w').shadowRoot.querySelectorAll('.text[part=title]')]
  .map((title) => parseFloat(title.style.fontSize))"""


def test_text_follows_the_size_of_the_pages_text(open_page):
    page = open_page('<rotary-wheel id="w" sectors="6" aria-label="W"></rotary-wheel>')
    usual = page.evaluate(TEXT_SIZES)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wait(page, f"Math.min(...{TEXT_SIZES}) > argument * 1.9", min(usual))
    page.evaluate("document.documentElement.style.fontSize = ''")
    wait(page, f"Math.max(...{TEXT_SIZES}) <= argument", max(usual))


def test_a_small_root_does_not_make_text_small_and_an_attribute_outweighs_all(open_page):
    css = "html { font-size: 62.5% }"
    page = open_page('<rotary-wheel id="w" sectors="6" aria-label="W"></rotary-wheel>', css=css)
    usual = open_page('<rotary-wheel id="w" sectors="6" aria-label="W"></rotary-wheel>')
    assert page.evaluate(TEXT_SIZES) == usual.evaluate(TEXT_SIZES)
    page = open_page(
        '<rotary-wheel id="w" sectors="6" text-scale="0.5" aria-label="W"></rotary-wheel>',
        css="html { font-size: 200% }",
    )
    assert page.evaluate(TEXT_SIZES) == [size / 2 for size in usual.evaluate(TEXT_SIZES)]


CONTROLS = [
    '<rotary-wheel id="w" sectors="12" aria-label="W"></rotary-wheel>',
    '<rotary-spinner id="w" value="42" aria-label="W"></rotary-spinner>',
    '<rotary-spinner-row id="w" kind="time" aria-label="W"></rotary-spinner-row>',
    '<rotary-dial id="w" value="40" caption="Volume" aria-label="W"></rotary-dial>',
    '<rotary-turntable id="w" aria-label="W"><option>Anna</option><option>Ben</option></rotary-turntable>',
]


@pytest.mark.parametrize("body", CONTROLS)
def test_every_control_follows_and_nothing_is_cut_that_was_whole(open_page, body):
    cut = """[...document.querySelector('#w').shadowRoot.querySelectorAll('[part=title]')]
      .filter((title) => title.scrollWidth > title.clientWidth + 1).length"""
    usual, large = open_page(body), open_page(body, css="html { font-size: 200% }")
    sizes = [max(page.evaluate(TEXT_SIZES)) for page in (usual, large)]
    assert sizes[1] > sizes[0] * 1.1
    assert large.evaluate(cut) <= usual.evaluate(cut)
