"""Fixtures: pages in Firefox and in WebKit, served as those of Chromium's tests are."""

import warnings

import pytest
from _pytest.runner import runtestprotocol
from conftest import publish
from others.driver import Driver
from others.firefox import Firefox
from others.webkit import WebKit

WIDTH, HEIGHT = 800, 640
BROWSERS = {"firefox": Firefox, "webkit": WebKit}
# Says what happens on a page, from before its elements are there.
LISTEN = '<script src="/time.js"></script><script src="/listen.js"></script>'
# Waits until all elements of the page are there, with their cores, and drawn.
READY = """(async () => {
  const elements = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  await Promise.all(elements.map((name) => customElements.whenDefined(name)));
  await Promise.all([...document.querySelectorAll('*')].map(({ ready }) => ready));
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
})()"""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """Runs a test; once more, and says so, if the browser ended by itself and was begun anew.

    WebKitGTK's thread that puts layers together was seen to end in Mesa's software renderer. What a page makes it do
    each time still fails.
    """
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    ended = [driver for driver in Driver.drivers if driver.has_ended()] if any(each.failed for each in reports) else []
    for driver in ended:
        said = pytest.PytestWarning(f"{driver.name} ended by itself: run again in a new one")
        item.ihook.pytest_warning_recorded.call_historic(kwargs={
            "warning_message": warnings.WarningMessage(said, pytest.PytestWarning, __file__, 1),
            "when": "runtest", "nodeid": item.nodeid, "location": None,
        })
        driver.begin_anew()
    if ended:
        item._initrequest()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


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
    """Opens a page with this body; at its end nothing may have gone wrong on it."""

    def open_page(body, **page):
        head = LISTEN + page.pop("head", "")
        host.open(server + publish(body, head=head, **page))
        host.evaluate(READY)
        return host

    yield open_page
    host.release()
    assert host.mistakes() == []
