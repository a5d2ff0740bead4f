"""How elements are loaded: each script contains its core; before it is defined, an element has its size and a look."""

import gzip
import hashlib
import re
import shutil
import subprocess

import pytest
from conftest import DIST, LISTS, TAGS, Handler, wait
from holding import Hold

SCRIPTS = sorted(file.name for file in DIST.glob("rotary*.js"))
PACKED = sorted(
    path.relative_to(DIST)
    for kind in ("js", "wasm", "css", "html", "svg")
    for path in DIST.rglob(f"*.{kind}")
)
OPTIONS = "".join(f"<option>Option {number}</option>" for number in range(1, 7))
# The value of elements without options; a clock has a time, and a colour wheel a colour.
DIGITS = "042"
VALUES = {"rotary-clock": "00:42", "rotary-color-wheel": "#000042"}
# Fills the window, so that the measured shift is that of most of the page.
BELOW = f"<p id='below'>{'Text below. ' * 900}</p>"
STYLE = '<link rel="stylesheet" href="/dist/rotary.css">'
# Records the bytes of each core that is compiled.
RECORD = """
  window.cores = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (bytes, ...rest) => {
    cores.push(crypto.subtle.digest('SHA-256', bytes)
      .then((hash) => Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')));
    return instantiate(bytes, ...rest);
  };
"""
LOADED = """performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  .filter((path) => path.startsWith('/dist/'))"""
DRAWN = "!!$(argument).shadowRoot?.querySelector('.scene [part]')"
MEASURE = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value; })
    .observe({ type: 'layout-shift', buffered: true });
}"""


def value_of(tag):
    return VALUES.get(tag, DIGITS)


def element(tag):
    content, value = (OPTIONS, "") if tag in LISTS else ("", f' value="{value_of(tag)}"')
    return f'<{tag} id="e" aria-label="E"{value}>{content}</{tag}>'


def serve(body, head="", kind="text/html; charset=utf-8"):
    path = f"/loading{len(Handler.pages)}"
    Handler.pages[path] = (kind, f'<!doctype html><html lang="en"><title>Loading</title>{head}<body>{body}</body></html>')
    return path


def module(script):
    return f'<script type="module" src="/dist/{script}"></script>'


@pytest.fixture
def visit(server, browser):
    """Opens pages whose errors are in `page.told`."""
    pages = []

    def visit(body, head="", prepare=lambda page: None, address=None, until="load", kind="text/html; charset=utf-8"):
        page = browser.new_page(viewport={"width": 900, "height": 700})
        pages.append(page)
        page.told = []
        page.on("console", lambda message: page.told.append(message.text))
        page.on("pageerror", lambda error: page.told.append(str(error)))
        prepare(page)
        page.goto(address or server + serve(body, head, kind), wait_until=until)
        return page

    yield visit
    for page in pages:
        page.close()


def sha(name):
    return hashlib.sha256((DIST / "apart" / f"{name}.wasm").read_bytes()).hexdigest()


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_contains_exactly_its_core_and_needs_no_connection(visit, script):
    tag = TAGS[0] if script == "rotary.js" else re.match(r"rotary-.*?(?=-and-|\.js)", script)[0]
    policy = '<meta http-equiv="Content-Security-Policy" content="connect-src \'none\'">'
    page = visit(element(tag), policy + module(script), lambda page: page.add_init_script(RECORD))
    wait(page, DRAWN, "#e")
    assert page.evaluate("Promise.all(cores)") == [sha(script.removesuffix(".js"))]
    assert page.evaluate(LOADED) == [f"/dist/{script}"]
    assert page.told == []


@pytest.mark.parametrize("kind", ["text/html; charset=utf-8", "text/html; charset=iso-8859-1"])
@pytest.mark.parametrize("tag", ["script", "script defer"])
def test_a_script_is_also_a_classic_script_in_a_page_of_any_encoding(visit, tag, kind):
    head = f'<{tag} src="/dist/rotary-dial.js"></script>'
    page = visit(element("rotary-dial"), head, lambda page: page.add_init_script(RECORD), kind=kind)
    wait(page, DRAWN, "#e")
    assert page.evaluate("Promise.all(cores)") == [sha("rotary-dial")]
    assert page.evaluate("e.value") == "42" and page.told == []


@pytest.mark.parametrize("tag", TAGS)
def test_an_element_works_in_a_page_that_is_a_file(visit, tmp_path, tag):
    shutil.copy(DIST / f"{tag}.js", tmp_path)
    shutil.copy(DIST / "rotary.css", tmp_path)
    file = tmp_path / "page.html"
    file.write_text(
        f'<!doctype html><title>File</title><link rel="stylesheet" href="rotary.css">'
        f'<script defer src="{tag}.js"></script>{element(tag)}')
    page = visit("", address=file.as_uri())
    wait(page, DRAWN, "#e")
    assert page.told == []


def test_newer_functions_for_streams_are_not_needed(visit):
    remove = "delete globalThis.DecompressionStream; delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming"
    page = visit(element("rotary-wheel"), module("rotary-wheel.js"), lambda page: page.add_init_script(remove))
    wait(page, DRAWN, "#e")
    assert page.told == []


def test_two_scripts_have_two_cores_and_one_script_of_two_elements_has_one(visit):
    body = element("rotary-wheel") + '<rotary-dial id="d" aria-label="D" max="10" value="3"></rotary-dial>'
    separate = module("rotary-wheel.js") + module("rotary-dial.js")
    for scripts, count in ((separate, 2), (module("rotary-wheel-and-dial.js"), 1)):
        page = visit(body, scripts)
        wait(page, DRAWN, "#e")
        wait(page, DRAWN, "#d")
        page.evaluate("() => { e.selectedIndex = 2; d.valueAsNumber = 7; }")
        assert page.evaluate("[e.selectedIndex, d.value]") == [2, "7"]
        assert page.evaluate("new Set([e.constructor.core, d.constructor.core]).size") == count
        assert page.told == []


def refuse(page):
    page.add_init_script("delete globalThis.WebAssembly")


@pytest.mark.parametrize("kind", ["missing", "policy", "compile"])
def test_without_webassembly_ready_rejects_and_the_options_can_be_read(visit, kind):
    policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">'
    page = visit(
        element("rotary-wheel"), (policy if kind == "policy" else "") + module("rotary-wheel.js"),
        {
            "missing": refuse,
            "policy": lambda page: None,
            "compile": lambda page: page.add_init_script(
                "WebAssembly.instantiate = async () => { throw new WebAssembly.CompileError('Refused.') }"),
        }[kind],
    )
    message = page.evaluate("e.ready.then(() => null, ({ message }) => message)")
    assert message.startswith("RotaryKit: failed to load the WebAssembly: ")
    assert page.get_by_role("listitem").all_inner_texts() == [f"Option {number}" for number in range(1, 7)]
    assert sum("failed to load" in told for told in page.told) == 1


@pytest.mark.parametrize("tag", [tag for tag in LISTS if tag != "rotary-ring-menu"])
def test_without_webassembly_many_options_scroll_and_show_that_they_do(visit, tag):
    many = "".join(f"<option>Option {number}</option>" for number in range(60))
    page = visit(f'<{tag} id="e" aria-label="E">{many}</{tag}>', module(f"{tag}.js"), refuse)
    page.evaluate("e.ready.catch(() => {})")
    box = page.locator("#e").bounding_box()
    last = page.get_by_role("listitem").last
    shot = {"x": box["x"], "y": box["y"] + box["height"] - 14, "width": box["width"], "height": 10}
    more = page.screenshot(clip=shot)
    assert not page.evaluate("e.shadowRoot.querySelector('.unready').scrollTop")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 10_000)
    wait(page, "$('#e').shadowRoot.querySelector('.unready').scrollTop > 100")
    shown = last.bounding_box()
    assert box["y"] < shown["y"] < box["y"] + box["height"] - shown["height"] / 2
    # The texts at the bottom edge are hidden, to compare only the edge.
    page.evaluate("e.shadowRoot.querySelector('.unready').style.color = 'transparent'")
    end = page.screenshot(clip=shot)
    page.evaluate("e.shadowRoot.querySelector('.unready').scrollTop = 0")
    assert page.screenshot(clip=shot) != end != more
    page.evaluate("e.shadowRoot.querySelector('.unready').focus()")
    page.keyboard.press("End")
    wait(page, "$('#e').shadowRoot.querySelector('.unready').scrollTop > 100")


@pytest.fixture
def held_script(visit):
    """A page whose script and core wait until `page.release(kind)` is called, with text below the element."""

    def held_script(tag, body=None, folder="apart/"):
        held = {"js": Hold(), "wasm": Hold()}

        def prepare(page):
            for kind, hold in held.items():
                page.route(re.compile(rf"/dist/.*\.{kind}$"), hold)

        page = visit(
            f"<p>Above</p>{body or element(tag)}{BELOW}", STYLE + module(f"{folder}{tag}.js"), prepare,
            until="commit")
        page.release = lambda kind: held[kind].release()
        wait(page, "!!$('#below') && document.styleSheets.length > 0")
        return page

    return held_script


FRAMES = "(async () => { for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame) })()"
PLACE = "[below.getBoundingClientRect().y, e.offsetWidth, e.offsetHeight]"


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_moves_while_an_element_loads(held_script, tag):
    page = held_script(tag)
    page.evaluate(FRAMES)
    before = page.evaluate(PLACE)
    assert min(before[1:]) > 100
    page.release("js")
    wait(page, "!!customElements.get(argument)", tag)
    page.evaluate(FRAMES)
    assert page.evaluate(PLACE) == before
    page.release("wasm")
    wait(page, DRAWN, "#e")
    page.evaluate(FRAMES)
    assert page.evaluate(PLACE) == before


@pytest.mark.parametrize("tag", TAGS)
def test_the_layout_shift_of_loading_is_at_most_a_hundredth(held_script, tag):
    page = held_script(tag)
    page.evaluate(MEASURE)
    page.evaluate(FRAMES)
    page.release("js")
    wait(page, "!!customElements.get(argument)", tag)
    page.evaluate(FRAMES)
    page.release("wasm")
    wait(page, DRAWN, "#e")
    page.evaluate(FRAMES)
    assert page.evaluate("shift") <= 0.01


def test_a_page_without_the_style_sheet_would_shift(visit):
    """The measurement above can fail."""
    held = Hold()
    page = visit(
        f"<p>Above</p>{element('rotary-dial')}{BELOW}", module("rotary-dial.js"),
        lambda page: page.route(re.compile(r"/dist/.*\.js$"), held), until="commit")
    wait(page, "!!$('#below')")
    page.evaluate(MEASURE)
    page.evaluate(FRAMES)
    held.release()
    wait(page, DRAWN, "#e")
    wait(page, "shift > 0.1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tag", TAGS)
def test_there_is_something_to_see_before_an_element_is_drawn(held_script, tag, scheme):
    page = held_script(tag)
    page.emulate_media(color_scheme=scheme)
    page.evaluate("document.documentElement.style.colorScheme = 'light dark'")
    shown = [page.locator("#e").screenshot()]
    page.release("js")
    wait(page, "!!customElements.get(argument)", tag)
    shown.append(page.locator("#e").screenshot())
    page.evaluate("e.style.visibility = 'hidden'")
    nothing = page.screenshot(clip=page.locator("#e").bounding_box())
    page.evaluate("e.style.visibility = ''")
    assert shown[0] == shown[1], "the same before and after it is defined"
    assert shown[0] != nothing
    if tag in LISTS:
        assert page.get_by_text("Option 6").is_visible()
    page.release("wasm")
    wait(page, DRAWN, "#e")
    assert page.evaluate("!e.shadowRoot.querySelector('slot')")


def test_a_page_sets_the_size_of_an_element_that_is_not_defined_as_of_others(held_script):
    Handler.pages["/sized.css"] = ("text/css", "rotary-wheel { width: 300px; height: 260px; display: block }")
    page = held_script("rotary-wheel", element("rotary-wheel") + '<link rel="stylesheet" href="/sized.css">')
    before = page.evaluate(PLACE)
    assert before[1:] == [300, 260]
    page.release("js")
    wait(page, "!!customElements.get('rotary-wheel')")
    page.release("wasm")
    wait(page, DRAWN, "#e")
    assert page.evaluate(PLACE) == before


def test_a_menu_of_another_element_takes_no_room(held_script):
    body = f"<button id='b'>Menu</button><rotary-ring-menu id='e' for='b' aria-label='E'>{OPTIONS}</rotary-ring-menu>"
    page = held_script("rotary-ring-menu", body)
    assert page.evaluate("e.offsetWidth") == 0
    page.release("js")
    wait(page, "!!customElements.get('rotary-ring-menu')")
    assert not page.get_by_text("Option 6").is_visible()
    page.get_by_role("button").click()
    assert page.evaluate("document.activeElement === b")
    page.release("wasm")
    page.evaluate("e.ready")


def test_the_style_sheet_is_small():
    assert (DIST / "rotary.css").stat().st_size <= 1250


@pytest.mark.parametrize("path", PACKED, ids=str)
def test_what_is_sent_packed_is_the_file(path):
    original = (DIST / path).read_bytes()
    assert gzip.decompress((DIST / f"{path}.gz").read_bytes()) == original
    unpacked = subprocess.run(["brotli", "-dc", DIST / f"{path}.br"], capture_output=True, check=True)
    assert unpacked.stdout == original
