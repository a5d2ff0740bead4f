"""Pages in languages with other calendars."""

import pytest

from conftest import wait

LANGUAGES = ["fa", "ckb", "ar-SA", "th", "he", "ja"]
# The months of the Gregorian calendar in a language, by the browser itself.
MONTHS = """(language) => Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat(
  `${language}-u-ca-gregory`, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, month)))"""
# What is written on the tiles of a date row.
WRITTEN = "[...$('#e').shadowRoot.querySelectorAll('.text')].map((text) => text.textContent)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_months_are_those_of_the_calendar_that_the_row_counts_by(open_page, language):
    page = open_page(
        f"<rotary-spinner-row id=e lang={language} kind=date look=date value='2026-03-14' aria-label=E></rotary-spinner-row>")
    months = page.evaluate(MONTHS, language)
    wait(page, f"{WRITTEN}.includes(argument)", months[2])
    assert page.evaluate("e.value") == "2026-03-14"
