"""The wheel as a control of a form, like a `<select>`."""

from conftest import wait
from test_mouse import state

FORM = """<form id="f" action="/sent"><fieldset id="set"><label for="w">Fruit</label>
  <rotary-wheel id="w" name="fruit"><option value="a">Apple</option>
  <option value="b" selected>Banana</option><option value="">None</option></rotary-wheel>
  </fieldset><button>Send</button></form>"""

DATA = "Object.fromEntries(new FormData(document.querySelector('#f')))"


def test_the_chosen_options_value_is_submitted(open_page):
    page = open_page(FORM)
    assert page.evaluate(DATA) == {"fruit": "b"}
    page.evaluate("document.querySelector('#w').value = 'a'")
    assert page.evaluate(DATA) == {"fruit": "a"}
    page.evaluate(
        "(() => { document.querySelector('#f').onsubmit = (e) => { e.preventDefault();"
        " window.sent = new URLSearchParams(new FormData(e.target)).toString() } })()"
    )
    page.click("button")
    assert page.evaluate("window.sent") == "fruit=a"


def test_setting_the_value_tells_no_events(open_page, events):
    page = open_page(FORM)
    page.evaluate("document.querySelector('#w').value = 'a'")
    assert state(page)["value"] == "a" and events(page) == []


def test_a_value_that_no_option_has_changes_nothing(open_page):
    page = open_page(FORM)
    page.evaluate("document.querySelector('#w').value = 'zzz'")
    assert state(page)["value"] == "b"


def test_reset_goes_back_to_the_option_that_is_marked(open_page):
    page = open_page(FORM)
    page.evaluate("document.querySelector('#w').value = 'a'")
    page.evaluate("document.querySelector('#f').reset()")
    assert state(page)["value"] == "b" and page.evaluate(DATA) == {"fruit": "b"}


def test_a_disabled_fieldset_disables_it(open_page):
    page = open_page(FORM)
    page.evaluate("document.querySelector('#set').disabled = true")
    assert page.evaluate(DATA) == {}
    page.mouse.click(200, 150)
    page.evaluate("document.querySelector('#set').disabled = false")
    assert page.evaluate(DATA) == {"fruit": "b"}


def test_a_disabled_wheel_takes_no_input_and_no_focus(open_page):
    page = open_page('<rotary-wheel id="w" disabled aria-label="Off"></rotary-wheel><a href="#x">x</a>')
    box = page.locator("#w").bounding_box()
    page.mouse.click(box["x"] + 150, box["y"] + 40)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.localName") == "a"
    assert state(page)["index"] == 0 and state(page)["resting"]
    page.evaluate("document.querySelector('#w').disabled = false")
    page.mouse.click(box["x"] + 150, box["y"] + 40)
    wait(page, "$('#w').selectedIndex === 2")


def test_required_asks_for_a_value_that_is_not_empty(open_page):
    page = open_page(FORM)
    page.evaluate("document.querySelector('#w').required = true")
    assert page.evaluate("document.querySelector('#f').checkValidity()")
    page.evaluate("document.querySelector('#w').selectedIndex = 2")
    assert not page.evaluate("document.querySelector('#w').checkValidity()")
    assert page.evaluate("document.querySelector('#w').validity.valueMissing")


def test_it_knows_its_form_and_its_labels(open_page):
    page = open_page(FORM)
    got = page.evaluate(
        "(() => { const w = document.querySelector('#w');"
        " return [w.form.id, w.name, w.type, w.labels.length, w.labels[0].textContent] })()"
    )
    assert got == ["f", "fruit", "rotary-wheel", 1, "Fruit"]


def test_a_label_gives_it_the_keyboard(open_page):
    page = open_page(FORM)
    page.click("label")
    assert page.evaluate("document.activeElement.id") == "w"


def test_its_state_is_restored_when_the_user_comes_back(open_page, server):
    page = open_page(FORM)
    page.evaluate("document.querySelector('#w').selectedIndex = 0")
    assert page.evaluate(
        "(() => { const w = document.querySelector('#w'); w.value = 'b';"
        " w.formStateRestoreCallback('a', 'restore'); return w.value })()"
    ) == "a"


def test_without_options_the_value_is_the_number(open_page):
    page = open_page('<form id="f"><rotary-wheel id="w" name="n" value="5" aria-label="N"></rotary-wheel></form>')
    assert page.evaluate(DATA) == {"n": "5"}
    assert state(page)["index"] == 5
