"""The gallery, in Firefox and WebKit."""

import pytest
from test_gallery import site  # noqa: F401

PAGES = ["", "wheel.html", "feel.html", "stage.html", "ring-menu.html"]


@pytest.mark.parametrize("address", PAGES)
def test_a_page_of_the_gallery_shows_its_controls(host, site, address):  # noqa: F811
    host.mistakes()
    host.open(site + address)
    host.wait("!!$('.control')", seconds=40)
    host.wait(
        "(() => { const drawn = [...document.querySelectorAll('.control:not([for])')].map("
        "({ shadowRoot }) => shadowRoot?.querySelector('.scene path, .scene .text'));"
        " return drawn.length > 0 && drawn.every(Boolean); })()"
    )
    assert not host.evaluate("!!$('[role=alert]')")
    assert host.mistakes() == []


def test_a_demo_is_turned_and_tells_its_events(host, site):  # noqa: F811
    host.open(site + "wheel.html")
    host.wait("!!$('#icon-wheel-control')?.resting", seconds=40)
    host.evaluate("$('#icon-wheel-control').scrollIntoView({ block: 'center', behavior: 'instant' })")
    host.drag(host.arc("#icon-wheel-control", 60, -90))
    host.wait("$('#icon-wheel-control').resting")
    host.wait("[...document.querySelectorAll('#icon-wheel .log .event')]"
              ".some(({ textContent }) => textContent === 'change')")
