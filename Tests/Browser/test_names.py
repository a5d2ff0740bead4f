"""Accessible names of elements, and their changes by the page; and the results of axe."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import TAGS, quiet, wait

INSIDE = {
    "rotary-wheel": "<option>Apple</option><option>Banana</option>",
    "rotary-turntable": "<option>Anna</option><option>Ben</option>",
    "rotary-ring-menu": "<option>Copy</option><option>Paste</option>",
}
# Every element, by its tag, with its children.
ALL = {tag: INSIDE.get(tag, "") for tag in TAGS}
each = pytest.mark.parametrize("tag", ALL)
NAME = "document.querySelector('#e').shadowRoot.querySelector('.list').ariaLabel"


def element(tag, attributes=""):
    return f"<{tag} id='e' {attributes}>{ALL[tag]}</{tag}>"


@pytest.mark.parametrize("tag", sorted(ALL))
def test_a_label_that_is_added_changed_or_taken_away_is_followed(open_page, tag):
    page = open_page(f"<div id='root'><p id='p'></p>{element(tag)}</div>")
    page.evaluate("p.innerHTML = '<label for=e>First</label>'")
    wait(page, f"{NAME} === 'First'")
    page.evaluate("document.querySelector('label').firstChild.data = 'Second'")
    wait(page, f"{NAME} === 'Second'")
    page.evaluate("document.querySelector('label').innerHTML = '<b>Third</b>'")
    wait(page, f"{NAME} === 'Third'")
    page.evaluate("document.querySelector('label').htmlFor = 'other'")
    wait(page, f"!{NAME}")
    page.evaluate("document.querySelector('label').htmlFor = 'e'")
    wait(page, f"{NAME} === 'Third'")
    page.evaluate("document.querySelector('label').remove()")
    wait(page, f"!{NAME}")


@each
def test_what_names_it_by_an_id_may_come_later(open_page, tag):
    page = open_page(f"<h2>Later</h2>{element(tag, 'aria-labelledby=late')}")
    assert not page.evaluate(NAME)
    page.evaluate("document.querySelector('h2').id = 'late'")
    wait(page, f"{NAME} === 'Later'")
    page.evaluate("document.querySelector('h2').textContent = 'Now'")
    wait(page, f"{NAME} === 'Now'")


@each
def test_an_id_of_nothing_names_it_as_if_there_were_none(open_page, tag):
    page = open_page(f"<label for='e'>A label</label>{element(tag, 'aria-labelledby=nothing')}")
    wait(page, f"{NAME} === 'A label'")
    page.evaluate("e.ariaLabel = 'Outright'")
    wait(page, f"{NAME} === 'Outright'")
    # An empty text is no name.
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<p id=nothing> </p>')")
    wait(page, f"{NAME} === 'Outright'")
    page.evaluate("nothing.textContent = 'Something'")
    wait(page, f"{NAME} === 'Something'")


@pytest.mark.parametrize("way", ["insertBefore", "moveBefore"])
def test_what_is_moved_has_the_direction_and_the_name_of_where_it_is(open_page, way):
    page = open_page(
        f"{element('rotary-spinner', 'max=9 value=5')}<label for='e'>Here</label><div id='box' dir='rtl'></div>")
    # In right-to-left rings, the next number is on the left.
    left = """(number) => [...e.shadowRoot.querySelectorAll('.scene .text')]
      .find(({ textContent }) => textContent === number).getBoundingClientRect().left"""
    wait(page, f"({left})('6') > ({left})('5')")
    page.evaluate("(way) => { box[way](e, null) }", way)
    wait(page, f"({left})('6') < ({left})('5') && {NAME} === 'Here'")
    page.evaluate("document.querySelector('label').textContent = 'There'")
    wait(page, f"{NAME} === 'There'")


def test_a_name_is_followed_in_a_shadow_tree_and_after_a_move(open_page):
    page = open_page("<div id='host'></div>")
    page.evaluate(
        """(() => {
          const root = host.attachShadow({ mode: 'open' });
          root.innerHTML = '<label for=w>One</label><rotary-wheel id=w></rotary-wheel>';
          window.named = () => root.querySelector('#w').shadowRoot.querySelector('.list').ariaLabel;
          window.label = root.querySelector('label');
          window.wheel = root.querySelector('#w');
        })()"""
    )
    wait(page, "named() === 'One'")
    page.evaluate("label.textContent = 'Two'")
    wait(page, "named() === 'Two'")
    page.evaluate(
        "(() => { named = () => wheel.shadowRoot.querySelector('.list').ariaLabel;"
        " document.querySelector('main').append(wheel); label.textContent = 'Three';"
        " document.querySelector('main').prepend(label) })()"
    )
    wait(page, "named() === 'Three'")


# A wheel's selected title is drawn twice, plain and emphasised on top, and axe cannot decide for covered text.
COVERED = '[part="title"]'


def incomplete(page):
    """The problems that axe finds, and those that it cannot decide."""
    response = Axe().run(page).response
    return [
        (kind, rule["id"], node["target"], [check["message"] for check in node["any"] + node["none"]])
        for kind in ("violations", "incomplete") for rule in response[kind] for node in rule["nodes"]
        if not (kind == "incomplete" and "rotary-wheel" in str(node["target"]) and COVERED in str(node["target"]))
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_is_content_with_every_element_and_leaves_nothing_undecided(open_page, scheme):
    markup = "".join(
        f"<{tag} aria-label='By label {tag}'>{inside}</{tag}>"
        f"<label for='l{tag}'>By a label {tag}</label><{tag} id='l{tag}'>{inside}</{tag}>"
        for tag, inside in ALL.items()
    )
    page = open_page(
        f"""<h1>All</h1>{markup}
        <p id="letter" tabindex="0">Press here for long.</p>
        <rotary-ring-menu for="letter" aria-label="Edit">{ALL['rotary-ring-menu']}</rotary-ring-menu>""",
        css="html { color-scheme: light dark; background: Canvas; color: CanvasText }",
        color_scheme=scheme,
    )
    # Without a value, indeterminate progress never stops.
    page.evaluate("document.querySelectorAll(':state(moving)').forEach((e) => { e.value = 0.4 })")
    quiet(page)
    assert incomplete(page) == []


def test_a_closed_context_menu_is_not_there_and_an_open_one_is(open_page):
    page = open_page(
        f"""<h1>Letter</h1><p id="letter" tabindex="0">Press here</p>
        <rotary-ring-menu id="m" for="letter" aria-label="Edit">{ALL['rotary-ring-menu']}</rotary-ring-menu>"""
    )
    session = page.context.new_cdp_session(page)

    def named():
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        return [
            node["role"]["value"] for node in nodes
            if not node.get("ignored") and node.get("name", {}).get("value") == "Edit"
        ]

    assert named() == []
    page.evaluate("m.show({ x: 200, y: 200 })")
    wait(page, "$('#m').open")
    assert "menu" in named()
    assert [entry for entry in incomplete(page) if entry[0] == "violations"] == []


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_the_context_menu_of_the_readme_is_opened_by_the_keyboard(open_page, key):
    readme = (__import__("pathlib").Path(__file__).parents[2] / "Web" / "README.md").read_text()
    example = next(
        part.split("```")[0] for part in readme.split("```html")[1:] if "rotary-ring-menu" in part)
    page = open_page(example)
    page.keyboard.press("Tab")
    page.keyboard.press(key)
    wait(page, "$('rotary-ring-menu').open")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    wait(page, "!$('rotary-ring-menu').open && document.activeElement.id === 'letter'")


@each
def test_nothing_overflows_a_page_of_320_pixels(open_page, tag):
    page = open_page(element(tag, "aria-label=E"), css="rotary-wheel { all: unset }", viewport=(320, 640))
    # An element receives its size in its first frame, before that is displayed.
    wait(page, "document.scrollingElement.scrollWidth <= 320")


def test_a_field_of_a_row_has_no_focus_box_beside_our_own_ring(open_page):
    page = open_page(element("rotary-spinner-row", "aria-label=E"))
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(e.shadowRoot.activeElement).outlineStyle") == "none"
    assert page.evaluate("!!e.shadowRoot.querySelector('[part=focus-ring]')")
