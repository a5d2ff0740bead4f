"""`<rotary-gauge>` on a page: a meter, and a slider if it is editable."""

import pytest

from axe import violations
from conftest import steady, wait
from hands import drag, place

GAUGE = '<rotary-gauge id="g" aria-label="Speed" value="40" thresholds="50 80" range-names="Low, Middle, High"></rotary-gauge>'
CSS = "#g { width: 240px; height: 240px }"
LIST = "g.shadowRoot.querySelector('.list')"
ATTRIBUTES = ["role", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext", "tabindex"]
RECORD = """() => {
  window.told = [];
  for (const type of ['input', 'change', 'cross']) {
    g.addEventListener(type, ({ detail }) => told.push([type, Number(detail.value)]));
  }
}"""


def attributes(page):
    return page.evaluate(f"(names) => names.map((name) => {LIST}.getAttribute(name))", ATTRIBUTES)


def test_it_is_a_meter_and_no_tab_stop(open_page):
    page = open_page(f"<h1>Gauge</h1><button id='a'>A</button>{GAUGE}<button id='b'>B</button>", CSS)
    assert attributes(page) == ["meter", "40", "0", "100", "40, Low", None]
    page.locator("#a").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "b"
    assert violations(page) == []


def test_another_value_is_swung_to_and_tells_its_thresholds(open_page):
    page = open_page(GAUGE, CSS)
    page.evaluate(RECORD)
    steady(page)
    page.evaluate("g.value = 90")
    assert page.evaluate("[g.value, g.valueAsNumber, g.resting]") == ["90", 90, False]
    assert page.evaluate("told") == [["cross", 50], ["cross", 80]]
    wait(page, "g.resting")
    assert attributes(page)[4] == "90, High"
    page.evaluate("g.setAttribute('value', 10)")
    assert page.evaluate("[g.value, told.slice(2)]") == ["10", [["cross", 80], ["cross", 50]]]


def test_an_editable_one_is_a_slider(open_page):
    page = open_page(GAUGE.replace("id=", "editable name='n' id="), CSS)
    page.evaluate(RECORD)
    assert attributes(page)[0] == "slider"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("told") == [["input", 41], ["change", 41]]
    drag(page, "#g", 200, 40)
    assert float(page.evaluate("g.value")) == pytest.approx((240 - 135) / 2.7, abs=0.5)
    assert page.evaluate("told.at(-1)[0]") == "change"


def test_a_form_submits_an_editable_one_only(open_page):
    page = open_page(f"<form>{GAUGE.replace('id=', 'name=speed id=')}</form>", CSS)
    sent = "[...new FormData(document.querySelector('form'))]"
    assert page.evaluate(sent) == []
    page.evaluate("g.editable = true")
    assert page.evaluate(f"g.value = 55, {sent}") == [["speed", "55"]]
    page.evaluate("g.editable = false")
    assert page.evaluate(f"g.resting, {sent}") == []


def test_the_page_formats_the_value(open_page):
    page = open_page(GAUGE, CSS)
    page.evaluate("g.formatter = (value) => `${value} knots`")
    texts = "[...g.shadowRoot.querySelectorAll('[part=title]')].map((each) => each.textContent)"
    assert "40 knots" in page.evaluate(texts)
    page.evaluate("g.value = 42")
    wait(page, f"{texts}.includes('42 knots')")
    # A page that draws again sets what is already set, which does not end a motion.
    page = open_page(GAUGE, CSS)
    steady(page)
    assert page.evaluate("g.value = 90, g.formatter = null, g.resting") is False


def test_a_finger_beside_it_is_not_taken(open_page):
    page = open_page(f"<div id='under'>{GAUGE}</div>", CSS)
    page.evaluate("window.clicks = 0; under.addEventListener('click', () => clicks++)")
    page.mouse.click(*place(page, "#g", 20))
    assert page.evaluate("[clicks, g.value]") == [1, "40"]
