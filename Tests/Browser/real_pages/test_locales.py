"""Pages in languages with other calendars, digits and separators."""

import pytest

from conftest import wait

LANGUAGES = ["fa", "ckb", "ar-SA", "th", "he", "ja"]
# The months of the Gregorian calendar in a language, by the browser itself.
MONTHS = """(language) => Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat(
  `${language}-u-ca-gregory`, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, month)))"""
# The texts on the tiles of a date row.
WRITTEN = "[...document.getElementById('e').shadowRoot.querySelectorAll('.text')].map((text) => text.textContent)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_months_are_those_of_the_calendar_that_the_row_counts_by(open_page, language):
    page = open_page(
        f"<rotary-spinner-row id=e lang={language} kind=date look=date value='2026-03-14' aria-label=E></rotary-spinner-row>")
    months = page.evaluate(MONTHS, language)
    wait(page, f"{WRITTEN}.includes(argument)", months[2])
    assert page.evaluate("e.value") == "2026-03-14"


# 12.5 and 1234 in a language; the zero of its digits.
NUMBERS = [("ar-EG", "١٢٫٥", "٠"), ("fa", "۱۲٫۵", "۰"), ("mr", "१२.५", "०"), ("de-DE", "12,5", "0"),
           ("en-u-nu-deva", "१२.५", "०"), ("ar-EG-u-nu-latn", "12.5", "0"), ("en", "12.5", "0")]
# Every text that an element draws or has in its accessibility tree, except its name from the page.
SHOWN = """[...document.getElementById('e').shadowRoot.querySelectorAll('.text')].map((text) => text.textContent).concat(
  [document.getElementById('e').shadowRoot.querySelector('.list'), ...document.getElementById('e').shadowRoot.querySelectorAll('.list *')].flatMap(
    ({ ariaValueText, ariaLabel }) => [ariaValueText, ariaLabel ?? ''])).filter(Boolean)"""
# Each element with a value for programs, and the value after a key for one step.
ELEMENTS = [
    ("rotary-spinner", "max=100 step=0.5 value=12.5", "12.5", "13"),
    ("rotary-spinner-row", "kind=time value='12:34'", "12:34", "13:34"),
    ("rotary-spinner-row", "kind=date value='2026-03-14'", "2026-03-14", "2027-03-14"),
    ("rotary-wheel", "sectors=12 value=2", "2", "1"),
    ("rotary-dial", "max=100 step=0.5 value=12.5", "12.5", "13"),
    ("rotary-dial", "max=1440 format=clock value=725", "725", "726"),
]


def digits_of(zero):
    """The ten digits of a set by its zero, and all other digits."""
    return {chr(ord(zero) + digit) for digit in range(10)}


def others_in(texts, zero):
    """The digits in texts that are of another set."""
    return [text for text in texts if any(letter.isdecimal() and letter not in digits_of(zero) for letter in text)]


@pytest.mark.parametrize("name, attributes, value, later", ELEMENTS)
@pytest.mark.parametrize("language, _, zero", NUMBERS)
def test_people_see_and_hear_the_digits_of_the_language_and_programs_latin_ones(
    open_page, language, _, zero, name, attributes, value, later
):
    page = open_page(
        f"<form id=f><{name} id=e name=n lang={language} {attributes} aria-label=E></{name}></form>")
    page.evaluate("e.ready")
    wait(page, f"{SHOWN}.length > 1")
    assert others_in(page.evaluate(SHOWN), zero) == []
    assert page.evaluate("e.value") == value
    assert page.evaluate("new FormData(f).get('n')") == value
    page.evaluate("window.told = []; e.addEventListener('change', ({ detail }) => told.push(detail.value))")
    page.evaluate("e.focus()")
    page.keyboard.press("ArrowUp")
    wait(page, "window.told.length === 1")
    told = page.evaluate("String(told[0])")
    assert (told, page.evaluate("new FormData(f).get('n')")) == (later, later)
    assert others_in(page.evaluate(SHOWN), zero) == []
    assert any(letter in digits_of(zero) for text in page.evaluate(SHOWN) for letter in text)


def check_separators(open_page, name, language, text):
    page = open_page(
        f"<div id=box><{name} id=e max=100 step=0.5 value=12.5 format=value decimals=1 aria-label=E></{name}></div>")
    wait(page, f"{SHOWN}.includes('12.5')")
    page.evaluate("(language) => box.lang = language", language)
    wait(page, f"{SHOWN}.includes(argument)", text)
    page.evaluate("e.numerals = '०.,'")
    wait(page, f"{SHOWN}.includes('१२,५')")


@pytest.mark.parametrize("name", ["rotary-spinner", "rotary-dial"])
@pytest.mark.parametrize("language, text, _", NUMBERS)
def test_separators_are_those_of_the_language_and_follow_it(open_page, language, text, _, name):
    check_separators(open_page, name, language, text)


@pytest.mark.parametrize("numerals", ["", "abc", "〇,.〇%", "0"])
def test_numerals_that_mean_nothing_are_latin(open_page, numerals):
    page = open_page(f"<rotary-dial id=e lang=fa value=12 numerals='{numerals}' aria-label=E></rotary-dial>")
    wait(page, f"{SHOWN}.includes('12')")
    page = open_page("<rotary-dial id=e lang=zh-u-nu-hanidec value=12 aria-label=E></rotary-dial>")
    wait(page, f"{SHOWN}.includes('12')")


@pytest.mark.parametrize("keys", ["۴۲", "42", "۴2"])
def test_digits_of_the_language_and_latin_ones_are_typed(open_page, keys):
    page = open_page("<rotary-spinner id=e lang=fa max=100 aria-label=E></rotary-spinner>")
    page.evaluate("e.ready")
    page.evaluate("e.focus()")
    for key in keys:
        page.evaluate(
            "(key) => e.shadowRoot.querySelector('.list').dispatchEvent("
            "new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))", key)
    wait(page, "$('#e').value === '42' && $('#e').resting")
    assert "۴۲" in page.evaluate(SHOWN)
