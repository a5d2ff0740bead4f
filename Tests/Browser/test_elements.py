"""Elements by their separate scripts: each with a core, and with the code that all share."""

import gzip
import re
import subprocess

import pytest
from conftest import DIST, Handler, wait

WHEEL = '<rotary-wheel id="w" aria-label="W"></rotary-wheel>'
DIAL = '<rotary-dial id="d" aria-label="D" min="0" max="10" value="3"></rotary-dial>'
SECOND = '<script type="module" src="/dist/rotary-dial.js"></script>'
LOADED = """performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  .filter((path) => path.startsWith('/dist/'))"""
PACKED = sorted(
    path.relative_to(DIST)
    for kind in ("js", "wasm", "css", "html", "svg")
    for path in DIST.rglob(f"*.{kind}")
)


def parts_of(element):
    """The addresses of the parts that an element's script requests."""
    text = (DIST / f"{element}.js").read_text()
    return {f"/dist/{part}" for part in re.findall(r'"\./(parts/[^"]+)"', text)}


def weight(parts):
    return sum((DIST.parent / part.lstrip("/")).stat().st_size for part in parts)


def test_two_elements_share_their_code_and_each_has_its_core(open_page):
    page = open_page(WHEEL + DIAL + SECOND, script="/dist/rotary-wheel.js")
    wait(page, "customElements.get('rotary-dial') && $('#d').shadowRoot.querySelector('[part]')")
    page.evaluate("w.selectedIndex = 2")
    page.evaluate("d.valueAsNumber = 7")
    assert page.evaluate("[w.selectedIndex, d.value]") == [2, "7"]
    assert page.evaluate("w.constructor.core !== d.constructor.core")
    loaded = page.evaluate(LOADED)
    assert {path for path in loaded if path.endswith(".wasm")} == {
        "/dist/rotary-wheel.wasm",
        "/dist/rotary-dial.wasm",
    }
    assert len(loaded) == len(set(loaded)), "nothing is fetched twice"
    shared = parts_of("rotary-wheel") & parts_of("rotary-dial")
    assert shared <= set(loaded)
    assert weight(parts_of("rotary-dial") - shared) < weight(shared) / 2


@pytest.mark.parametrize("element", ["rotary-dial", "rotary-turntable"])
def test_a_script_asks_for_all_its_files_at_once(server, browser, element):
    """Responses wait until all files are requested: a file that waited for another would hang."""
    expected = parts_of(element) | {f"/dist/{element}.wasm"}
    held = {}

    def hold(route):
        held[re.sub(r"^.*?(?=/dist/)", "", route.request.url)] = route
        if held.keys() >= expected:
            for waiting in held.values():
                waiting.continue_()
            held.clear()

    Handler.pages[f"/{element}.html"] = (
        "text/html",
        f'<!doctype html><script type="module" src="/dist/{element}.js"></script>',
    )
    page = browser.new_page()
    page.route(re.compile(r"/dist/(parts/.*|.*\.wasm)$"), hold)
    page.goto(f"{server}/{element}.html", wait_until="commit")
    wait(page, "!!customElements.get(argument)", element)
    page.close()


@pytest.mark.parametrize("path", PACKED, ids=str)
def test_what_is_sent_packed_is_the_file(path):
    original = (DIST / path).read_bytes()
    assert gzip.decompress((DIST / f"{path}.gz").read_bytes()) == original
    unpacked = subprocess.run(["brotli", "-dc", DIST / f"{path}.br"], capture_output=True, check=True)
    assert unpacked.stdout == original
