"""The gallery, in Firefox and WebKit, and the code that it shows."""

import http.server
import re
import threading
import urllib.error
import urllib.request

import conftest
import pytest
from conftest import Handler
from others.conftest import LISTEN
from test_gallery import CONTROLS, demos_of, described, site  # noqa: F401
from test_pasted import POLICY, element_of, is_of_package

SHOWN = ["", "wheel.html", "feel.html", "stage.html", "ring-menu.html"]
# The scripts of `LISTEN`, by their addresses.
LISTENERS = {f"/{name}.js": (conftest.ROOT / f"Tests/Browser/pages/{name}.js").read_bytes() for name in ("time", "listen")}


@pytest.fixture(scope="session")
def heard(site):  # noqa: F811
    """The gallery's address, where each page records its errors from the first moment."""

    class Listening(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path in LISTENERS:
                return self.answer(200, {"Content-Type": "text/javascript"}, LISTENERS[self.path])
            try:
                with urllib.request.urlopen(site + self.path[1:]) as told:
                    status, headers, body = told.status, told.headers, told.read()
            except urllib.error.HTTPError as error:
                status, headers, body = error.code, error.headers, error.read()
            if headers.get_content_type() == "text/html":
                body = body.replace(b"<head>", b"<head>" + LISTEN.encode(), 1)
            self.answer(status, headers, body)

        def answer(self, status, headers, body):
            self.send_response(status)
            for name, value in headers.items():
                if name.lower() not in ("content-length", "connection", "transfer-encoding", "date", "server"):
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listening)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def visit(host):
    """Opens an address; at its end, no exceptions, logged errors or policy violations may exist."""

    def visit(address):
        host.open(address)
        # A page without the recorder cannot be checked for errors.
        assert host.evaluate("Array.isArray(listened.mistakes)")
        return host

    yield visit
    host.release()
    assert host.mistakes() == []
    host.evaluate("localStorage.clear()")
    # Requests that end because the page is left are no mistakes of the next test.
    host.open("about:blank")
    host.mistakes()


@pytest.mark.parametrize("address", SHOWN)
def test_a_page_of_the_gallery_shows_its_controls(visit, heard, address):
    page = visit(heard + address)
    page.wait("!!$('.control')", seconds=40)
    page.wait(
        "(() => { const drawn = [...document.querySelectorAll('.control:not([for])')].map("
        "({ shadowRoot }) => shadowRoot?.querySelector('.scene path, .scene .text'));"
        " return drawn.length > 0 && drawn.every(Boolean); })()"
    )
    assert not page.evaluate("!!$('[role=alert]')")


def test_a_demo_is_turned_and_tells_its_events(visit, heard):
    page = visit(heard + "wheel.html")
    page.wait("!!$('#icon-wheel-control')?.resting", seconds=40)
    page.evaluate("$('#icon-wheel-control').scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.drag(page.arc("#icon-wheel-control", 60, -90))
    page.wait("$('#icon-wheel-control').resting")
    page.wait("[...document.querySelectorAll('#icon-wheel .log .event')]"
              ".some(({ textContent }) => textContent === 'change')")


def test_an_address_leads_to_what_is_set_and_says_what_is(visit, heard):
    page = visit(heard + "wheel.html?pointer=top#icon-wheel")
    page.wait("$('#icon-wheel-control')?.getAttribute('pointer') === 'top'", seconds=40)
    page.evaluate(
        "(() => { const panel = $('#icon-wheel .panel.is-settings'); panel.open = true;"
        " panel.querySelector('[data-setting=pointer] [value=right]').click() })()"
    )
    page.wait("$('#icon-wheel-control').getAttribute('pointer') === 'right'")
    page.wait("new URLSearchParams(location.search).get('pointer') === 'right'")
    assert page.evaluate("location.hash") == "#icon-wheel"


def test_search_finds_by_other_words_and_goes_there_by_keyboard(visit, heard):
    page = visit(heard + "dial.html")
    page.wait("!!$('.control')?.resting", seconds=40)
    page.keys("/")
    page.wait("$('#search').open && $('#results').children.length > 0")
    page.keys(*"lock")
    page.wait("$('#results [aria-selected=true] strong')?.textContent.includes('ock')")
    page.keys("Enter")
    page.wait("location.pathname === '/spinner-row.html' && !!$('#lock.bench')", seconds=40)


@pytest.mark.parametrize("key", CONTROLS)
def test_the_code_of_a_demo_works_as_it_stands(visit, heard, server, site, monkeypatch, key):  # noqa: F811
    """The first demo of each page; Chromium's tests have all."""
    gallery = described(site)
    elements = {demo["id"]: element_of(gallery, demo) for demo in gallery["demos"] if is_of_package(gallery, demo)}
    shown = demos_of(next(each for each in gallery["pages"] if each["id"] == key))
    demo = next(each for each in shown if each in elements)
    page = visit(f"{heard}{key}.html#{demo}")
    page.wait(f"!!$('#{demo}.bench .control') && !$('#{demo} .is-coming')", seconds=40)
    page.evaluate("[...document.querySelectorAll('.code [role=tab]')].find("
                  "({ textContent }) => textContent === 'HTML').click()")
    page.wait(f"$('#code-text').textContent.includes('{elements[demo]}')")
    code = page.evaluate("$('#code-text').textContent")
    assert page.mistakes() == []
    # The policy in the README; images are for the icon that a browser requests by itself.
    monkeypatch.setattr(conftest, "POLICY", f"default-src 'none'; img-src 'self'; {POLICY}")
    path = f"/dist/pasted{len(Handler.pages)}.html"
    Handler.pages[path] = (
        "text/html; charset=utf-8",
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title>{LISTEN}{code}',
    )
    visit(server + path)
    assert re.search(rf"<{elements[demo]}[\s>]", code)
    # A closed context menu is invisible.
    page.wait(
        f"[...document.querySelectorAll('{elements[demo]}')].every((each) => each.hasAttribute('for') ||"
        " each.shadowRoot?.querySelector('.scene path, .scene circle, .scene .text'))"
    )
    assert page.mistakes() == []
