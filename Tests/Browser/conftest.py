"""Fixtures for pages with the elements, in a real browser, under the strictest content security policy they allow.

`open_page` opens every page. At its end, the page must not have logged an error, thrown, or violated the policy.
"""

import http.server
import os
import pathlib
import re
import shutil
import threading

import controls
import pytest
from holding import Hold
from lending import Lender
from page_time import leap, let_pass, quiet, steady, wait  # noqa: F401
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
DIST = ROOT / "Web" / "dist"
SOURCES = ROOT / "Web" / "js"
GENERATED = ROOT / "Web" / ".build-wasm" / "js"
# The tags of all elements: the lines with controls.
TAGS = re.findall(r"^(rotary-\S+) +\S+ +\S+ +\w", (ROOT / "Web" / "catalogue").read_text(), re.M)
# The tags of elements with options.
LISTS = [
    tag for tag in TAGS if (file := SOURCES / f"{tag}.js").exists()
    and re.search("ChoiceElement|'optgroup'", file.read_text())
]
PROBE = ROOT / "Web" / ".build-wasm" / "probe.wasm"
PLAYER = ROOT / "Tests" / "WebAssembly" / "player.js"
BROWSERS = ["chromium-headless-shell", "chromium", "google-chrome"]
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self'; connect-src 'self'; form-action 'self'"
)
# Only a limit for hangs: on a busy machine a frame may take a second.
expect.set_options(timeout=30_000)


def pytest_addoption(parser):
    parser.addoption(
        "--control", action="append", default=[], metavar="NAME",
        help="run only the tests that concern this control, such as wheel or spinner-row; may be repeated")


def pytest_collection_modifyitems(config, items):
    controls.choose(config, items)


def pytest_deselected(items):
    """Lets a worker of xdist report the number of skipped tests."""
    for config in {item.config for item in items}:
        if hasattr(config, "workeroutput"):
            config.workeroutput["deselected"] = config.workeroutput.get("deselected", 0) + len(items)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Reports once for all workers, each of which skipped the same tests."""
    count = getattr(node, "workeroutput", {}).get("deselected", 0)
    node.config.pluginmanager.getplugin("terminalreporter").stats["deselected"] = [None] * count


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the build, its sources, the tests' scripts, and pages that tests define."""

    pages: dict[str, tuple[str, str]] = {}
    # The content of /own/.
    own = pathlib.Path()
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".js": "text/javascript",
    }

    def do_GET(self):
        path = self.path.split("?")[0]
        if path in self.pages:
            kind, text = self.pages[path]
            self.answer(kind, text.encode())
        elif path == "/favicon.ico":
            self.answer("image/x-icon", b"")
        else:
            super().do_GET()

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def translate_path(self, path):
        name = path.split("?")[0].lstrip("/")
        folder, _, file = name.rpartition("/")
        if name == "lab/rotary.wasm":
            return str(GENERATED.parent / "lab.wasm")
        if name.startswith("own/"):
            return str(self.own / name.removeprefix("own/"))
        if folder.startswith("dist/"):
            return str(ROOT / "Web" / name)
        if folder == "dist":
            return str(DIST / file)
        if file == "rotary.wasm":
            return str(DIST / "apart" / file)
        if file == PROBE.name:
            return str(PROBE)
        if file == PLAYER.name:
            return str(PLAYER)
        # The same modules, with the core of the elements, and with that of the pages Feel and Stage.
        if folder == "js/apart":
            return str(GENERATED / "apart" / file)
        if folder in ("js", "lab"):
            for place in (SOURCES, GENERATED):
                if (place / file).exists():
                    return str(place / file)
        return str(pathlib.Path(__file__).parent / "pages" / file)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def server():
    if not (DIST / "rotary.js").exists():
        pytest.fail("Web/dist is missing: run Web/build first")
    instance = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=instance.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{instance.server_port}"
    instance.shutdown()


def browser_path():
    """The browser to test: Chromium without windows is the same engine and uses a third of the processor time."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        instance = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--js-flags=--expose-gc"]
        )
        yield instance
        instance.close()


@pytest.fixture(scope="session")
def lender(browser):
    return Lender(browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.failed:
        item.has_failed = True
        for number, page in enumerate(getattr(item, "lent", [])):
            report.sections.append((f"Page {number}", "\n".join(page.loan.trace())))
    return report


@pytest.fixture
def lend(request, lender):
    """Lends pages until the test ends, with settings for the browser's context."""
    pages = request.node.lent = []

    def lend(**settings):
        pages.append(lender.lend(**settings))
        return pages[-1]

    yield lend
    for page in pages:
        lender.take_back(page, is_usable=not getattr(request.node, "has_failed", False))


def publish(body, css="", script="/dist/rotary.js", head=""):
    """Makes the server serve a page with an element's script; returns its path."""
    number = len(Handler.pages)
    style = "body { margin: 0 } rotary-wheel { width: 300px; height: 300px }" + css
    Handler.pages[f"/style{number}.css"] = ("text/css", style)
    Handler.pages[f"/page{number}"] = (
        "text/html; charset=utf-8",
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
        <meta name="viewport" content="width=device-width">
        <link rel="stylesheet" href="/style{number}.css">
        <script type="module" src="{script}"></script>{head}<body><main>{body}</main>""",
    )
    return f"/page{number}"


@pytest.fixture
def open_page(server, lend):
    """Opens a page with a body, optionally with settings for the browser's context.

    A test that uses the element's modules uses "/js/apart/rotary.js" as its script. With `page`, navigates that one.
    """
    pages = []
    mistakes = []

    def take_violations(page):
        mistakes.extend(page.evaluate("window.recorded?.violations ?? []"))

    def new_page(**settings):
        page = lend(**settings)
        pages.append(page)
        page.on("console", lambda m: m.type == "error" and mistakes.append(m.text))
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        return page

    def open_page(body, css="", viewport=(800, 600), script="/dist/rotary.js", page=None, **settings):
        path = publish(body, css, script, '<script type="module" src="/record.js"></script>')
        if page:
            take_violations(page)
        else:
            page = new_page(viewport={"width": viewport[0], "height": viewport[1]}, **settings)
        page.goto(server + path)
        wait(page, "!!window.recorded")
        return page

    yield open_page
    for page in pages:
        take_violations(page)
    assert mistakes == []


@pytest.fixture
def held_page(server, lend):
    """A page with the script of one element, whose core, a separate file, loads only when `page.release` is called."""

    def held_page(body, element, answer=None):
        page = lend(viewport={"width": 800, "height": 600})
        page.told = []
        page.on("console", lambda message: page.told.append(message.text))
        page.on("pageerror", lambda error: page.told.append(str(error)))

        core = Hold()
        page.release = core.release
        page.route(re.compile(r"/dist/.*\.wasm$"), answer or core)
        path = f"/held{len(Handler.pages)}"
        Handler.pages[path] = (
            "text/html; charset=utf-8",
            f"""<!doctype html><html lang="en"><title>Held</title><body>{body}
            <script type="module" src="/dist/apart/{element}.js"></script></body>""",
        )
        page.goto(server + path, wait_until="commit")
        wait(page, "!!customElements.get(argument)", element)
        return page

    return held_page


@pytest.fixture
def rest():
    """Waits until a wheel and all its fades have stopped."""

    def rest(page, selector="rotary-wheel"):
        wait(page, "$(argument).resting && !$(argument).shadowRoot.querySelector('.moving')", selector)

    return rest


@pytest.fixture
def events():
    """Returns the events of a wheel since the last call, as names or with a detail."""

    def events(page, *types):
        told = page.evaluate("window.recorded.take()")
        return [entry for entry in told if not types or entry["type"] in types]

    return events
