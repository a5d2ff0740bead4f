"""Built-in words and numbers, in the language of the page; each can be replaced."""

import pytest

from conftest import wait

LIST = "$('#e').shadowRoot.querySelector('.list')"
OPTIONS = "<option value=''>A</option><option>B</option>"


def page_in(open_page, language, markup):
    return open_page(f"<div id='box' lang='{language}'>{markup}</div>")


@pytest.mark.parametrize(
    "language, expected",
    [("en", "Please choose."), ("de", "Bitte auswählen."), ("fr-CA", "Veuillez choisir."),
     ("xx", "Please choose."), ("DE-at", "Bitte auswählen.")],
)
def test_what_is_missing_is_said_in_the_language_of_the_page(open_page, language, expected):
    page = page_in(
        open_page, language, f"<rotary-wheel id='e' aria-label='E' required>{OPTIONS}</rotary-wheel>")
    assert page.evaluate("e.validationMessage") == expected
    page.evaluate("box.lang = 'es'")
    wait(page, "$('#e').validationMessage === 'Elige una opción.'")
    page.evaluate("e.setAttribute('required-text', 'Mine.')")
    assert page.evaluate("e.validationMessage") == "Mine."


def test_the_thumbs_of_a_dial_are_named_in_the_language_of_the_page(open_page):
    page = page_in(
        open_page, "es", "<rotary-dial id='e' aria-label='E' range low='20' high='80'></rotary-dial>")
    names = f"[...{LIST}.children].map((thumb) => thumb.ariaLabel).join()"
    wait(page, f"{names} === 'Mínimo,Máximo'")
    page.evaluate("box.lang = 'en'")
    wait(page, f"{names} === 'Minimum,Maximum'")
    assert page.evaluate("e.value") == "20,80"
    page.evaluate("e.setAttribute('thumb-labels', 'From, To')")
    wait(page, f"{names} === 'From,To'")


def test_an_empty_turntable_and_an_info_button_speak_the_language_of_the_page(open_page):
    page = page_in(open_page, "de", "<rotary-turntable id='e' aria-label='E'></rotary-turntable>")
    page.evaluate("e.items = []")
    wait(page, f"{LIST}.firstChild?.ariaLabel === 'Keine Einträge'")
    page = page_in(
        open_page, "fr", "<rotary-ring-menu id='e' info aria-label='E'><option>A</option></rotary-ring-menu>")
    page.evaluate("e.show()")
    wait(page, f"[...{LIST}.children].some((item) => item.ariaLabel === 'Infos')")


def test_the_way_back_and_the_months_speak_the_language_of_the_page(open_page):
    page = page_in(
        open_page, "fr", "<rotary-ring-menu id='e' look='plain' choreography='quick' aria-label='E'>"
        "<optgroup label='A'><option>B</option></optgroup></rotary-ring-menu>")
    page.evaluate("e.show()")
    wait(page, "e.state.openness === 1")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    wait(page, f"[...{LIST}.children].some((item) => item.ariaLabel === 'Retour')")
    page = page_in(
        open_page, "de", "<rotary-spinner-row id='e' aria-label='E' kind='date' look='date' value='2024-05-06'>"
        "</rotary-spinner-row>")
    texts = "[...$('#e').shadowRoot.querySelectorAll('.scene .text')].map(({ textContent }) => textContent)"
    wait(page, f"{texts}.includes('Mai') && {texts}.some((text) => text.startsWith('Mo'))")
    page.evaluate("box.lang = 'en'")
    wait(page, f"{texts}.includes('May') && {texts}.includes('Mon')")
    page.evaluate("box.lang = 'xx-not a language'")
    page.evaluate("e.months = 'A,B,C,D,E,F,G,H,I,J,K,L'")
    wait(page, f"{texts}.includes('E')")


def test_the_tiles_of_a_spinner_are_written_in_the_language_of_the_page(open_page):
    page = page_in(
        open_page, "de", "<rotary-spinner id='e' aria-label='E' step='0.5' value='1.5'></rotary-spinner>")
    tiles = "[...$('#e').shadowRoot.querySelectorAll('.scene .text')].map(({ textContent }) => textContent)"
    wait(page, f"{tiles}.includes('1,5') && !{tiles}.includes('1.5') && {LIST}.ariaValueText === '1,5'")
    assert page.evaluate("e.value") == "1.5"
    page.evaluate("box.lang = 'en'")
    wait(page, f"{tiles}.includes('1.5') && !{tiles}.includes('1,5')")
    page.evaluate("box.lang = 'xx-not a language'")
    page.evaluate("e.numerals = '0.,'")
    wait(page, f"{tiles}.includes('1,5')")


@pytest.mark.parametrize("way", ["e => box.after(e)", "e => box.parentNode.moveBefore(e, null)"])
def test_what_is_moved_to_another_language_speaks_it(open_page, way):
    page = page_in(
        open_page, "de", "<rotary-spinner id='e' aria-label='E' step='0.5' value='1.5'></rotary-spinner>")
    wait(page, f"{LIST}.ariaValueText === '1,5'")
    page.evaluate(f"({way})(e)")
    wait(page, f"{LIST}.ariaValueText === '1.5'")
    assert page.evaluate("e.value") == "1.5"


@pytest.mark.parametrize(
    "language, attributes, expected",
    [
        ("en", "max='2000' step='0.5' value='1021.5' unit=' W'", None),
        ("de", "max='2000' step='0.5' value='21.5' unit=' °C'", "21,5 °C"),
        ("fr", "max='100' decimals='2' value='7'", "7,00"),
        ("de", "min='-9.5' max='9.5' step='0.5' value='-3.5'", "−3,5"),
        ("de", "format='clock' max='1440' value='581'", "09:41"),
        ("ar-EG", "max='10' step='0.5' value='7.5'", "٧٫٥"),
    ],
)
def test_a_dials_value_is_written_in_the_language_of_the_page(
    open_page, language, attributes, expected
):
    page = page_in(open_page, language, f"<rotary-dial id='e' aria-label='E' {attributes}></rotary-dial>")
    page.evaluate("e.ready")
    if expected is None:
        expected = page.evaluate("e.shadowRoot.querySelector('.list').ariaValueText")
        assert "1021.5" in expected.replace(",", "")
    wait(page, f"{LIST}.ariaValueText === argument", expected)
    number = page.evaluate("e.valueAsNumber")
    page.evaluate("e.focus()")
    page.keyboard.press("ArrowUp")
    wait(page, f"$('#e').valueAsNumber !== {number} && {LIST}.ariaValueText !== argument", expected)
    page.keyboard.press("ArrowDown")
    wait(page, f"{LIST}.ariaValueText === argument", expected)
    page.evaluate("e.formatter = (number) => `<${number}>`")
    wait(page, f"{LIST}.ariaValueText === '<{number:g}>'")
    page.evaluate("e.formatter = null")
    wait(page, f"{LIST}.ariaValueText === argument", expected)


def test_the_numbers_of_a_wheel_are_written_in_the_language_of_the_page(open_page):
    page = page_in(open_page, "ar-EG", "<rotary-wheel id='e' aria-label='E' sectors='3'></rotary-wheel>")
    titles = f"[...{LIST}.children].map(({{ ariaLabel }}) => ariaLabel).join()"
    wait(page, f"{titles} === '١,٢,٣'")
    page.evaluate("e.sectors = 4")
    wait(page, f"{titles} === '١,٢,٣,٤'")
    page.evaluate("box.lang = 'en'")
    wait(page, f"{titles} === '1,2,3,4'")
    page.evaluate("box.lang = 'fa'")
    wait(page, f"{titles} === '۱,۲,۳,۴'")
    page.evaluate("e.titles = 'A,B,C,D'")
    wait(page, f"{titles} === 'A,B,C,D'")
    page.evaluate("e.innerHTML = '<option>1</option><option>2</option>'")
    wait(page, f"{titles} === '1,2'")


def test_a_range_is_written_so_too(open_page):
    page = page_in(
        open_page, "de",
        "<rotary-dial id='e' aria-label='E' range step='0.5' max='10' low='2.5' high='7.5'></rotary-dial>")
    values = f"[...{LIST}.children].map((thumb) => thumb.ariaValueText).join(' ')"
    wait(page, f"{values} === '2,5 7,5'")
