"""Every element, in Firefox and WebKit: drawing, name, size and accessibility."""

from pathlib import Path

import axe_playwright_python
import pytest
from others.pages import ELEMENTS

AXE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js"))


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_is_drawn_and_read_out(open_page, element):
    page = open_page(ELEMENTS[element])
    width, height = page.box(f"#{element}")[2:]
    assert width >= 120 and height >= 100
    drawn, role, name = page.evaluate(
        """(selector) => {
          const { shadowRoot } = $(selector);
          const list = shadowRoot.querySelector('.list');
          const drawn = shadowRoot.querySelectorAll('.scene path, .scene circle, .scene .text');
          return [drawn.length, list.role ?? list.firstElementChild.role,
            list.ariaLabel ?? list.firstElementChild.ariaLabel];
        }""",
        f"#{element}",
    )
    assert drawn >= 2 and role
    assert name == "It"


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_of_its_own_script_is_there(open_page, element):
    page = open_page(ELEMENTS[element], script=f"/dist/{element}.js")
    page.wait(f"!!$('{element}').shadowRoot.querySelector('.scene *')")


def test_nothing_on_a_page_of_elements_is_inaccessible(open_page):
    page = open_page("<h1>Elements</h1>" + "".join(ELEMENTS.values()))
    page.evaluate_text(f"(() => {{ {AXE.read_text()}; return ''; }})()")
    found = page.evaluate(
        "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))"
    )
    assert found == []
