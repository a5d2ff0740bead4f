"""Removed elements free their memory in the core, and are restored when they are inserted again."""

import re

import pytest

from conftest import TAGS, wait
from test_states import element_of

# A state that the page sets of each element, in JavaScript, and the value that must be the same afterwards.
CHANGES = {
    "rotary-wheel": ("e.selectedIndex = 3", "[e.value, e.selectedIndex]"),
    "rotary-spinner": ("e.valueAsNumber = 42", "[e.value]"),
    "rotary-spinner-row": ("e.value = '123'", "[e.value]"),
    "rotary-turntable": (
        "e.selectedIndex = 5; e.scrollToItem(5, { animated: false })", "[e.value, e.selectedIndex, e.state.position]"),
    "rotary-ring-menu": ("e.setAttribute('look', 'plain')", "[e.open, e.state.itemCount]"),
    "rotary-dial": ("e.valueAsNumber = 42", "[e.value]"),
}
# The same for all other elements.
USUAL = ("e.value = 0.4", "[e.value, e.position]")
# Counts the controls in the core: created minus destroyed.
COUNT = """() => {
  const { core } = e.constructor;
  window.live = 0;
  const exports = { ...core.exports };
  for (const name of Object.keys(exports).filter((name) => name.startsWith('create'))) {
    const create = exports[name];
    exports[name] = () => { live += 1; return create(); };
  }
  exports.destroy = (handle) => { live -= 1; core_destroy(handle); };
  const core_destroy = core.exports.destroy;
  core.exports = exports;
}"""


def show(open_page, tag):
    page = open_page(f"<div id=place>{element_of(tag)}</div>")
    wait(page, "$('#e').shadowRoot.querySelector('.scene').childElementCount > 0")
    page.evaluate(COUNT)
    return page


@pytest.mark.parametrize("tag", TAGS)
def test_an_element_comes_back_as_it_was(open_page, tag):
    change, told = CHANGES.get(tag, USUAL)
    page = show(open_page, tag)
    page.evaluate(f"() => {{ {change}; }}")
    wait(page, "$('#e').resting !== false")
    before = page.evaluate(told)
    page.evaluate("() => { window.kept = e; window.told = []; kept.remove(); "
                  "for (const type of ['input', 'change']) kept.addEventListener(type, () => told.push(type)); }")
    wait(page, "live === -1")
    # A call meanwhile works, and the memory is freed again.
    assert page.evaluate(re.sub(r"\be\.", "kept.", told)) == before
    wait(page, "live === -1")
    page.evaluate("place.append(kept)")
    assert page.evaluate(told) == before
    assert page.evaluate("live") == 0
    wait(page, "$('#e').shadowRoot.querySelector('.scene').childElementCount > 0")
    assert page.evaluate("told") == []


def test_what_moves_or_counts_down_is_kept(open_page):
    page = show(open_page, "rotary-wheel")
    page.evaluate("() => { window.kept = e; window.end = e.spin(3, { duration: 30 }); kept.remove(); }")
    # An element at rest is freed at the same time, so that the test can wait for it.
    page.evaluate("() => { const other = kept.cloneNode(true); other.id = 'other'; place.append(other); other.remove(); }")
    wait(page, "live === 0")
    assert page.evaluate("end")["interrupted"] is True
    page.evaluate("place.append(kept)")
    assert page.evaluate("kept.resting") is False


def test_memory_is_bounded_when_elements_come_and_go(open_page):
    page = show(open_page, "rotary-dial")
    sizes = []
    for _ in range(5):
        page.evaluate("""() => {
          for (let count = 0; count < 200; count++) {
            const dial = document.createElement('rotary-dial');
            place.append(dial);
            dial.remove();
          }
        }""")
        assert page.evaluate("live") <= 200
        wait(page, "live === 0")
        sizes.append(page.evaluate("e.constructor.core.exports.memory.buffer.byteLength"))
    assert sizes[-1] == sizes[1]
