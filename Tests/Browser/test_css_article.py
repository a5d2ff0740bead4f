"""Style with CSS: the article names each part and custom property that an element has, and each rule works."""

import re
import sys

import pytest
from conftest import ROOT, TAGS

sys.path[:0] = [str(ROOT / "script"), str(ROOT / "Tests" / "Documents")]
import css_pictures  # noqa: E402
from blocks import all_blocks  # noqa: E402

SECTIONS = {section.tag: section for section in css_pictures.sections()}
# The parts and the colours that an element's shadow tree has now.
FOUND = """(element) => {
  const { shadowRoot } = element;
  const parts = [...shadowRoot.querySelectorAll('[part]')].map((each) => each.getAttribute('part'));
  const colors = [...shadowRoot.innerHTML.matchAll(/--_(?!forced-)([a-z0-9-]+)/g)].map((match) => match[1]);
  return [parts, colors];
}"""


@pytest.fixture(params=TAGS)
def section(request):
    return SECTIONS[request.param]


@pytest.fixture
def looks(open_page, section):
    page = open_page(section.body, css=css_pictures.style_of(section), viewport=(1400, 800), reduced_motion="reduce")
    return css_pictures.Looks(page, section.tag)


def test_the_article_names_the_parts_and_properties_of_an_element(looks, section):
    parts, colors = set(), set()
    for index in range(looks.elements.count()):
        for _ in looks.states(index):
            found = looks.elements.nth(index).evaluate(FOUND)
            parts |= set(found[0])
            colors |= set(found[1])
    assert {rule.part for rule in section.rules if rule.part} == parts
    properties = {name for rule in section.rules for name in rule.properties}
    assert properties == {f"--rotary-{color}" for color in colors} | {"--rotary-font"}


def test_each_declaration_changes_the_picture(looks, section):
    alone = [f"{rule.selector} {{ {each} }}" for rule in section.rules for each in rule.declarations]
    changed = looks.first_change(alone)
    assert [css for css in alone if css not in changed] == []


def test_rules_are_for_their_element(section):
    assert [rule.text for rule in section.rules if not rule.selector.startswith(section.tag)] == []
    assert section.picture.exists()


def test_css_in_other_documents_names_what_the_article_does():
    css = [block for block in all_blocks() if block.language == "css"]
    rules = [rule for section in SECTIONS.values() for rule in section.rules]
    parts, names = {rule.part for rule in rules}, {name for rule in rules for name in rule.properties}
    for block in css:
        assert set(re.findall(r"::part\(([^)]*)\)", block.text)) <= parts, block.place
        assert set(re.findall(r"--rotary-[a-z0-9-]+", block.text)) <= names, block.place


def test_the_tables_name_what_the_sections_use():
    """The elements use each part and color."""
    scripts = ROOT / "Web" / "js"
    written = (scripts / "scene-view.js").read_text()
    parts = set(re.findall(r"'([a-z-]+)'", re.search(r"PARTS = \[(.*?)\]", written, re.S)[1]))
    written = (scripts / "content.js").read_text()
    roles = re.findall(r"'([a-z0-9-]+)'", re.search(r"ROLES = \[(.*?)\]", written, re.S)[1])
    used = [rule for section in SECTIONS.values() for rule in section.rules]
    assert {rule.part for rule in used if rule.part} == parts
    names = {name for rule in used for name in rule.properties}
    assert names == {f"--rotary-{role}" for role in roles} | {"--rotary-font"}
    tables = "\n".join(re.findall(r"^\|.*$", css_pictures.ARTICLE.read_text(), re.M))
    listed = set(re.findall(r"`([a-z][a-z-]+)`", tables)) - {"color-scheme"}
    assert listed == parts
    palette = {f"--rotary-palette-{number}" for number in range(1, 9)}
    assert set(re.findall(r"`(--rotary-[a-z0-9-]+)`", tables)) | palette == names
