"""Form attributes of all form controls: required, read-only, valid, reset, restored."""

import pytest

from conftest import wait
from hands import drag, place

OPTIONS = "<option value='a'>A</option><option value='b'>B</option><option value=''>None</option>"
WHEEL = f"<rotary-wheel id='e' name='n' aria-label='E'>{OPTIONS}</rotary-wheel>"
TABLE = f"<rotary-turntable id='e' name='n' aria-label='E'>{OPTIONS}</rotary-turntable>"
SPINNER = "<rotary-spinner id='e' name='n' aria-label='E' max='20' value='5'></rotary-spinner>"
ROW = "<rotary-spinner-row id='e' name='n' aria-label='E' kind='time' value='09:41'></rotary-spinner-row>"
DIAL = "<rotary-dial id='e' name='n' aria-label='E' value='50'></rotary-dial>"
RANGE = "<rotary-dial id='e' name='n' aria-label='E' range low='20' high='80'></rotary-dial>"
ALL = {
    "wheel": WHEEL, "turntable": TABLE, "spinner": SPINNER, "row": ROW, "dial": DIAL, "range": RANGE,
}
each = pytest.mark.parametrize("kind", ALL)
DATA = "Object.fromEntries(new FormData(document.querySelector('#f')))"
# The parts with a value in the accessibility tree.
FIELDS = "[...e.shadowRoot.querySelectorAll('[role=listbox], [role=slider], [role=spinbutton]')]"


def form(kind):
    return f"<form id='f' action='/sent'>{ALL[kind]}<button>Send</button></form>"


def fields(page, name):
    """The values of an ARIA attribute of all parts that can have it."""
    # The tree of a group is written in a separate task.
    page.evaluate("new Promise((done) => setTimeout(done))")
    return page.evaluate(f"[...new Set({FIELDS}.map((field) => field.getAttribute('{name}')))]")


def mark(markup, attribute):
    return markup.replace(" id='e'", f" id='e' {attribute}", 1)


@each
def test_required_asks_lists_for_a_value_and_is_said_where_a_role_can_have_it(open_page, kind):
    page = open_page(mark(form(kind), "required"))
    is_list = kind in ("wheel", "turntable")
    assert fields(page, "aria-required") == [None if kind in ("dial", "range") else "true"]
    if is_list:
        page.evaluate("e.selectedIndex = 2")
        assert page.evaluate("e.validity.valueMissing && !e.checkValidity() && !f.checkValidity()")
        assert page.evaluate("e.validationMessage") == "Please choose."
        assert fields(page, "aria-invalid") == ["true"]
        page.evaluate("e.selectedIndex = 0")
    assert page.evaluate("e.checkValidity() && f.checkValidity() && e.validationMessage === ''")
    assert fields(page, "aria-invalid") == [None]
    page.evaluate("e.required = false")
    assert fields(page, "aria-required") == [None]


@each
def test_the_page_may_complain_in_its_own_words(open_page, kind):
    page = open_page(form(kind))
    page.evaluate("e.setCustomValidity('Not on a Sunday.')")
    assert page.evaluate("[e.validity.customError, e.validationMessage, e.reportValidity()]") == [
        True, "Not on a Sunday.", False]
    assert fields(page, "aria-invalid") == ["true"]
    page.click("button")
    assert page.url.endswith("/sent") is False
    page.evaluate("e.setCustomValidity('')")
    assert page.evaluate("e.checkValidity()") and fields(page, "aria-invalid") == [None]


@each
def test_of_a_read_only_one_the_user_changes_nothing(open_page, events, kind):
    page = open_page(form(kind))
    page.evaluate("e.value")
    before = page.evaluate("e.value")
    page.evaluate("e.readOnly = true")
    assert page.evaluate("e.hasAttribute('readonly')") and fields(page, "aria-readonly") == ["true"]
    page.evaluate("e.focus()")
    assert page.evaluate("document.activeElement.id") == "e"
    for key in ("ArrowUp", "ArrowDown", "Enter", "7", "End"):
        page.keyboard.press(key)
    box = page.locator("#e").bounding_box()
    drag(page, "#e", 180, 90)
    drag(page, "#e", 0, -90, share=0.8)
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.3)
    page.mouse.wheel(0, 300)
    page.evaluate(f"{FIELDS}[0].click()")
    wait(page, "$('#e').resting")
    assert page.evaluate("e.value") == before
    assert events(page, "change") == []
    assert page.evaluate(DATA) == ({"n": before} if before else {})
    page.evaluate("e.readOnly = false")
    assert fields(page, "aria-readonly") == [None]


@each
def test_a_reset_goes_back_to_the_default_value_which_can_be_set(open_page, kind):
    page = open_page(form(kind))
    default = page.evaluate("e.defaultValue")
    first, other = {
        "wheel": ("a", "b"), "turntable": ("", "b"), "spinner": ("5", "7"), "row": ("09:41", "12:00"),
        "dial": ("50", "60"), "range": ("", "30,60"),
    }[kind]
    assert default == first
    before = page.evaluate("e.value")
    page.evaluate("other => { e.value = other }", other)
    assert page.evaluate("e.value") == other
    page.evaluate("f.reset()")
    assert page.evaluate("e.value") == before
    if kind == "range":
        return
    page.evaluate("other => { e.defaultValue = other; f.reset() }", other)
    assert page.evaluate("[e.value, e.defaultValue, e.getAttribute('value')]") == [other] * 3


@each
def test_what_the_user_left_is_there_when_he_comes_back(open_page, server, kind):
    page = open_page(form(kind))
    other = {
        "wheel": "b", "turntable": "b", "spinner": "7", "row": "12:00", "dial": "60", "range": "30,60",
    }[kind]
    page.evaluate("(other) => { e.value = other; addEventListener('unload', () => {}) }", other)
    address = page.url
    page.goto(f"{server}/favicon.ico")
    page.go_back()
    assert page.url == address
    wait(page, "!!window.recorded")
    assert page.evaluate("e.value") == other and page.evaluate(DATA) == {"n": other}


@pytest.mark.parametrize("min, max, value", [("30", "10", "20"), (None, "-5", "-7"), ("none", "-5", "7")])
@pytest.mark.parametrize("kind", ["spinner", "dial"])
def test_a_maximum_below_the_minimum_counts_as_the_minimum(open_page, kind, min, max, value):
    page = open_page("<main></main>")
    warnings = []
    page.on("console", lambda m: m.type == "warning" and warnings.append(m.text))
    native, got = page.evaluate(
        """([kind, attributes]) => {
          const element = document.createElement(`rotary-${kind}`), native = document.createElement('input');
          native.type = 'range';
          element.ariaLabel = native.ariaLabel = 'E';
          for (const [name, value] of attributes.filter(([, value]) => value !== null)) {
            for (const each of [element, native]) each.setAttribute(name, value);
          }
          document.querySelector('main').append(element, native);
          return [native.value, element.value];
        }""",
        [kind, [("min", min), ("max", max), ("value", value)]],
    )
    assert got == native
    for end in ("Min", "Max"):
        wait(page, f"$('rotary-{kind}').shadowRoot.querySelector('.list').ariaValue{end} === argument", native)
    mistake = f'<rotary-{kind}>: max="{max}" is less than min="{native}"; using {native} for both.'
    assert warnings[-1] == mistake and warnings.count(mistake) == 1


def test_a_ring_menu_in_a_disabled_fieldset_does_not_open(open_page):
    page = open_page(
        """<form><fieldset id="s" disabled>
        <rotary-ring-menu id="m" aria-label="M"><option>A</option><option>B</option></rotary-ring-menu>
        </fieldset></form>"""
    )
    box = page.locator("#m").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert not page.evaluate("m.open") and not page.evaluate("m.show()")
    assert page.evaluate("m.shadowRoot.querySelector('.list').ariaDisabled") == "true"
    page.evaluate("s.disabled = false")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait(page, "$('#m').open")
