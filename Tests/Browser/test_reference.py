"""The reference below a stage: examples, installation, anatomy, styling, accessibility, properties and methods."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect

from test_gallery import CONTROLS, PAGES, demos_of, described, gallery, ready, site  # noqa: F401

# As on the pages of other libraries of components; those of the gallery's own controls have no package.
ALWAYS = ["hands", "examples", "reader", "settings"]
PACKAGED = ["install", "parts", "variables", "states", "properties", "methods", "events", "size"]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_all_sections(gallery, name):
    page = gallery(f"{name}.html")
    expected = ALWAYS + (PACKAGED if name in CONTROLS else [])
    found = page.locator(".reference-section").evaluate_all("all => all.map(({ id }) => id)")
    assert sorted(found) == sorted(expected)
    links = page.locator(".on-page a").evaluate_all("all => all.map((each) => each.hash.slice(1))")
    assert links == found


@pytest.mark.parametrize("name", PAGES)
def test_every_demo_is_an_example_with_the_html_of_the_package(gallery, site, name):
    told = described(site)
    [described_page] = [page for page in told["pages"] if page["id"] == name]
    demos = {demo["id"]: demo for demo in told["demos"]}
    page = gallery(f"{name}.html", reduced_motion="reduce")
    examples = page.locator(".example")
    shown = demos_of(described_page)
    expect(examples.locator("h3")).to_have_text([demos[demo]["title"] for demo in shown])
    for index, demo in enumerate(shown):
        example = examples.nth(index)
        example.scroll_into_view_if_needed()
        expect(example.locator(".control").first).to_be_visible()
        code = told["code"][demos[demo]["control"]]
        if code["names"][4] == "":
            expect(example.locator("summary")).to_have_count(0)
            continue
        example.locator("summary").click()
        element = f"rotary-{code['as']}" if "as" in code else demos[demo]["element"]
        expect(example.locator("pre")).to_contain_text(f"<{element}")
    examples.last.get_by_role("link").click()
    expect(page.locator(f"#{shown[-1]}.bench")).to_be_attached()


@pytest.mark.parametrize("name", CONTROLS)
@pytest.mark.parametrize("width", [390, 1440])
def test_the_markers_of_the_anatomy_are_on_their_parts(gallery, name, width):
    page = gallery(f"{name}.html", viewport={"width": width, "height": 900})
    box = page.locator(".anatomy-box")
    box.scroll_into_view_if_needed()
    box.locator(".marker").first.wait_for()
    marked = page.locator("#parts td[data-number]")
    # A ring is the simplest control, of a rim and a title.
    assert marked.count() >= 2
    assert marked.count() == box.locator(".marker").count() == box.locator(".leaders path").count()
    apart = box.evaluate("""(box) => {
      const frame = box.getBoundingClientRect();
      const boxes = [...box.querySelectorAll(".marker")].map((each) => each.getBoundingClientRect());
      const isIn = boxes.every(({ left, right, top, bottom }) =>
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom);
      const isApart = boxes.every((one, index) => boxes.slice(index + 1).every((other) =>
        Math.hypot(one.x - other.x, one.y - other.y) >= one.width));
      return [isIn, isApart];
    }""")
    assert apart == [True, True]


@pytest.mark.parametrize("name", CONTROLS)
def test_the_example_rule_styles_its_control(gallery, name):
    page = gallery(f"{name}.html")
    rule = page.locator(".styling-example pre").text_content()
    control = page.locator(".styled-box .control")
    page.locator(".styled-box").scroll_into_view_if_needed()
    control.wait_for()
    accent = control.evaluate("it => getComputedStyle(it).getPropertyValue('--rotary-accent').trim()")
    assert f"--rotary-accent: {accent};" in rule
    assert "::part(" in rule


def test_properties_and_methods_are_those_of_the_package(gallery, site):
    with urllib.request.urlopen(site + "figures.json") as answer:
        elements = json.load(answer)["elements"]
    page = gallery("dial.html")
    for kind, cell in (("properties", "name"), ("methods", "call")):
        expect(page.locator(f"#{kind} tbody tr td:first-child")).to_have_text(
            [each[cell] for each in elements["rotary-dial"][kind]])
    told = page.locator("#properties").inner_text()
    # Neither marks of the source nor paths of the machine that built the page.
    assert "`" not in told and "import(" not in told
