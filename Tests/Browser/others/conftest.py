"""Fixtures: pages in Firefox and in WebKit, served as those of Chromium's tests are."""

import pytest
from conftest import Handler
from others.firefox import Firefox
from others.webkit import WebKit

WIDTH, HEIGHT = 800, 640
BROWSERS = {"firefox": Firefox, "webkit": WebKit}
# Waits until all elements of the page are there, with their cores, and drawn.
READY = """(async () => {
  const elements = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  await Promise.all(elements.map((name) => customElements.whenDefined(name)));
  await Promise.all([...document.querySelectorAll('*')].map(({ ready }) => ready));
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
})()"""


@pytest.fixture(
    scope="session",
    params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in BROWSERS],
)
def host(request):
    """A browser, one for all tests."""
    driver = BROWSERS[request.param](WIDTH, HEIGHT)
    yield driver
    driver.close()


def publish(body, css="", script="/dist/rotary.js", head=""):
    """Has the server of the tests serve a page; answers with its path."""
    number = len(Handler.pages)
    style = "body { margin: 0 } rotary-wheel { width: 300px; height: 300px }" + css
    Handler.pages[f"/style{number}.css"] = ("text/css", style)
    Handler.pages[f"/page{number}"] = (
        "text/html; charset=utf-8",
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
        <script src="/listen.js"></script><link rel="stylesheet" href="/style{number}.css">
        <script type="module" src="{script}"></script>{head}<body><main>{body}</main>""",
    )
    return f"/page{number}"


@pytest.fixture
def open_page(host, server):
    """Opens a page with this body; at its end nothing may have gone wrong on it."""
    mistakes = []

    def open_page(body, **page):
        host.open(server + publish(body, **page))
        host.evaluate(READY)
        mistakes.append(lambda: host.evaluate("listened.mistakes"))
        return host

    yield open_page
    host.release()
    found = [mistake for asked in mistakes for mistake in asked()] + host.mistakes()
    assert found == []
