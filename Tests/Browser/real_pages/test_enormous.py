"""Values that are far too long for a control."""

import pytest

from conftest import TAGS, wait
from real_pages.holds import control

SETTINGS = "[...e.constructor.settings]"


@pytest.mark.parametrize("tag", TAGS)
def test_a_text_of_a_million_characters_is_taken_or_refused(open_page, tag):
    page = open_page(control(tag), script="/js/apart/rotary.js")
    wait(page, "e.constructor.core.isReady")
    for name in page.evaluate(SETTINGS):
        # Rejected values cause warnings in the console, and no exceptions.
        page.evaluate("(name) => e.setAttribute(name, 'x'.repeat(1e6))", name)
        page.evaluate("e.resting ?? e.state.resting")
        page.evaluate("(name) => e.removeAttribute(name)", name)


@pytest.mark.parametrize("tag", ["rotary-dial", "rotary-wheel"])
def test_a_list_of_a_million_numbers_is_taken_or_refused(open_page, tag):
    page = open_page(control(tag), script="/js/apart/rotary.js")
    wait(page, "e.constructor.core.isReady")
    page.evaluate("e.setAttribute(e.localName === 'rotary-dial' ? 'detents' : 'disabled-sectors', '7,'.repeat(1e6) + '7')")
    page.evaluate("e.value")
