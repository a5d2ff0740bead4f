"""Values and limits set in any order: as properties and as attributes."""

import pytest

from conftest import wait

TAGS = ["rotary-dial", "rotary-spinner"]


def show(open_page, tag):
    page = open_page(f"<{tag} id=e aria-label=E max=100></{tag}>")
    page.evaluate("e.ready")
    return page


def value(page):
    return page.evaluate("Number(e.value)")


def check_properties(open_page, tag):
    page = show(open_page, tag)
    page.evaluate("e.value = 150")
    assert value(page) == 100
    page.evaluate("e.max = 250")
    assert value(page) == 150
    page.evaluate("e.value = 20; e.max = 500")
    assert value(page) == 20


def check_attributes(open_page, tag):
    page = show(open_page, tag)
    page.evaluate("e.setAttribute('value', 150)")
    assert value(page) == 100
    page.evaluate("e.setAttribute('max', 250)")
    assert value(page) == 150


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("check", [check_properties, check_attributes])
def test_a_value_beyond_the_end_waits_for_the_end(open_page, tag, check):
    check(open_page, tag)


def test_what_the_user_chooses_takes_its_place(open_page):
    page = show(open_page, "rotary-dial")
    page.evaluate("e.value = 150; e.focus()")
    page.keyboard.press("ArrowDown")
    wait(page, "$('#e').valueAsNumber === 99")
    page.evaluate("e.max = 250")
    assert value(page) == 99
