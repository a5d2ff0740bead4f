"""Costs: frames, elements, memory, bytes."""

import re

from conftest import DIST, ROOT, let_pass, quiet, wait
from hands import drag, place
from test_mouse import WHEEL

ROOT_OF = "document.querySelector('#w').shadowRoot"


def test_every_script_is_weighed_in_both_forms():
    """`Web/build` rejects a script that is larger than its limit in the catalogue."""
    catalogue = (ROOT / "Web" / "catalogue").read_text()
    weighed = set(re.findall(r"^(rotary\S*) +\d+/\d+ +\d+/\d+", catalogue, re.M))
    assert weighed == {file.stem for file in DIST.glob("rotary*.js")}
    assert weighed == {file.stem for file in DIST.glob("apart/*.wasm")} == {file.stem for file in DIST.glob("apart/*.js")}


def test_no_frame_is_asked_for_at_rest(open_page, rest):
    page = open_page(WHEEL * 1 + '<rotary-wheel aria-label="B"></rotary-wheel>')
    drag(page, "#w", 180, 90)
    rest(page, "#w")
    assert let_pass(page, 5_000) == 0
    page.mouse.move(*place(page, "#w", 30))
    assert let_pass(page, 5_000) == 0


def test_a_finger_that_stands_still_asks_for_no_frames(open_page):
    page = open_page(WHEEL)
    drag(page, "#w", 180, 30, release=False)
    quiet(page)
    page.mouse.up()


def test_a_drag_changes_one_transform_and_makes_no_element(open_page):
    page = open_page('<rotary-wheel id="w" aria-label="W" pointer-flex="0"></rotary-wheel>')
    drag(page, "#w", 180, 10, steps=3, release=False)
    # Fades at the beginning of a drag are finished.
    wait(page, f"!!{ROOT_OF}.querySelector('.moving')")
    quiet(page)
    page.evaluate(
        f"""(() => {{
          window.made = 0; window.changed = new Set(); window.count = 0;
          new MutationObserver((records) => {{
            for (const {{ type, target, attributeName }} of records) {{
              if (type === 'childList') window.made++;
              else {{ changed.add(`${{attributeName}} of ${{target.getAttribute('part')}}`); count++; }}
            }}
          }}).observe({ROOT_OF}, {{ subtree: true, childList: true, attributes: true }});
        }})()"""
    )
    for step in range(1, 31):
        page.mouse.move(*place(page, "#w", 190 + 3 * step))
    assert page.evaluate("made") == 0
    assert page.evaluate("[...changed]") == ["style of disc"]
    # One more at the first move: the centre of rotation.
    assert page.evaluate("count") <= 31
    page.mouse.up()


def test_an_element_that_is_gone_is_forgotten(open_page):
    page = open_page("", script="/js/apart/rotary.js")
    handles = """(() => {
      const { core } = customElements.get('rotary-wheel');
      const handle = core.create('Wheel');
      core.exports.destroy(handle);
      return handle;
    })()"""
    assert page.evaluate(handles) == 0
    page.evaluate(
        """() => {
          for (let count = 0; count < 20; count++) {
            const wheel = document.createElement('rotary-wheel');
            document.querySelector('main').append(wheel);
            wheel.select(2);
          }
        }"""
    )
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(handles) == 20
    page.evaluate("document.querySelector('main').replaceChildren()")
    # Collected objects are reported in a later task.
    wait(page, f"(gc(), {handles} < 3)")


def test_turning_for_long_takes_no_memory(open_page):
    page = open_page(WHEEL, script="/js/apart/rotary.js")
    size = "customElements.get('rotary-wheel').core.exports.memory.buffer.byteLength"
    before = page.evaluate(size)
    page.evaluate("void document.querySelector('#w').startTurning(50)")
    assert let_pass(page, 10_000) > 600
    assert page.evaluate(size) == before


def test_many_on_one_page_share_one_core(open_page):
    page = open_page(WHEEL + '<rotary-wheel aria-label="B"></rotary-wheel>' * 40)
    assert page.evaluate("new Set(Array.from(document.querySelectorAll('rotary-wheel'), (w) => w.constructor.core)).size") == 1
    assert page.evaluate(
        "[...document.querySelectorAll('rotary-wheel')].every((w) => w.shadowRoot.querySelector('[part=rim]'))"
    )
