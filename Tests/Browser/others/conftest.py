"""Fixtures for pages in Firefox and in WebKit, served like those of the tests for Chromium."""

import pytest
from conftest import publish
from others.firefox import Firefox
from others.webkit import WebKit

WIDTH, HEIGHT = 800, 640
BROWSERS = {"firefox": Firefox, "webkit": WebKit}
# Records the events of a page, from before its elements are defined.
LISTEN = '<script src="/time.js"></script><script src="/listen.js"></script>'
# Waits until all elements of the page have their cores and are drawn.
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


@pytest.fixture
def open_page(host, server):
    """Opens a page with a body; at its end, it must have no errors."""

    def open_page(body, **page):
        head = LISTEN + page.pop("head", "")
        host.open(server + publish(body, head=head, **page))
        host.evaluate(READY)
        return host

    yield open_page
    host.release()
    assert host.mistakes() == []
