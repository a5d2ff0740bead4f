"""Elements in forms, in Firefox and WebKit, like the page's own form controls."""

import pytest
from others.pages import events

FORM = """<form id="form" action="/sent"><fieldset id="set"><label id="label" for="fruit">Fruit</label>
  <rotary-wheel id="fruit" name="fruit"><option value="a">Apple</option>
  <option value="b" selected>Banana</option><option value="">None</option></rotary-wheel>
  <rotary-spinner name="amount" aria-label="Amount" value="4"></rotary-spinner>
  <rotary-spinner-row name="at" aria-label="At" kind="time" value="09:41"></rotary-spinner-row>
  <rotary-dial name="night" aria-label="Night" range max="24" low="6" high="22"></rotary-dial>
  <rotary-turntable id="friend" name="friend" aria-label="Friend"><option value="anna">Anna</option>
  <option value="ben" selected>Ben</option></rotary-turntable>
  </fieldset><button id="send">Send</button></form>"""
DATA = "Object.fromEntries(new FormData($('#form')))"
SENT = {"fruit": "b", "amount": "4", "at": "09:41", "night": "6,22", "friend": "ben"}


def test_what_is_chosen_is_sent(open_page):
    page = open_page(FORM, css="form > * > :not(label) { width: 90px; height: 90px }")
    assert page.evaluate(DATA) == SENT
    page.evaluate(
        "(() => { $('#form').onsubmit = (event) => { event.preventDefault(); window.sent ="
        " Object.fromEntries(new FormData(event.target)); }; $('#fruit').value = 'a'; })()"
    )
    page.tap(page.middle("#send"))
    page.wait("!!window.sent")
    assert page.evaluate("sent") == {**SENT, "fruit": "a"}


def test_reset_takes_back_what_was_chosen(open_page):
    page = open_page(FORM)
    page.evaluate("(() => { $('#fruit').value = 'a'; $('[name=amount]').value = 7; $('#form').reset(); })()")
    assert page.evaluate(DATA) == SENT


def test_a_disabled_fieldset_sends_nothing(open_page):
    page = open_page(FORM)
    page.evaluate("$('#set').disabled = true")
    assert page.evaluate(DATA) == {}
    page.evaluate("$('#set').disabled = false")
    assert page.evaluate(DATA) == SENT


def test_a_label_names_an_element_and_gives_it_the_keyboard(open_page):
    page = open_page(FORM)
    assert page.evaluate("$('#fruit').shadowRoot.querySelector('.list').ariaLabel") == "Fruit"
    page.tap(page.middle("#label"))
    assert page.evaluate("document.activeElement.id") == "fruit"


def test_required_asks_for_a_value(open_page):
    page = open_page(FORM)
    page.evaluate("(() => { $('#fruit').required = true; $('#fruit').value = ''; })()")
    assert page.evaluate("[$('#form').checkValidity(), $('#fruit').validity.valueMissing]") == [False, True]
    page.evaluate("$('#fruit').value = 'b'")
    assert page.evaluate("$('#form').checkValidity()")


def test_a_form_finds_an_element_in_a_dialog_and_in_a_shadow_root(open_page):
    page = open_page(
        '<dialog id="dialog"></dialog><div id="around"></div><rotary-dial hidden></rotary-dial>'
    )
    page.evaluate(
        """(() => {
          const form = `<form><rotary-dial name="heat" max="10" value="7" aria-label="Heat"></rotary-dial></form>`;
          $('#dialog').innerHTML = form;
          $('#dialog').showModal();
          $('#around').attachShadow({ mode: 'open' }).innerHTML = form;
        })()"""
    )
    sent = page.evaluate(
        "[$('#dialog'), $('#around').shadowRoot].map((root) =>"
        " new FormData(root.querySelector('form')).get('heat'))"
    )
    assert sent == ["7", "7"]


# Like a framework with a controlled value: the handler writes the received value back.
CONTROLLED = """(selector) => $(selector).addEventListener('input', ({ target }) => {
  target.value = target.value;
  setTimeout(() => target.setAttribute('aria-label', 'It'));
})"""
EIGHT = "".join(f"<option>{name}</option>" for name in "ABCDEFGH")
ACTIONS = {
    "a wheel's keys": (
        f'<rotary-wheel id="it" aria-label="It">{EIGHT}</rotary-wheel>',
        lambda page: page.keys("Tab", *["ArrowDown"] * 5), "F",
    ),
    "a wheel's drag": (
        f'<rotary-wheel id="it" aria-label="It">{EIGHT}</rotary-wheel>',
        lambda page: page.drag(page.arc("#it", 60, -135)), "D",
    ),
    "typed digits": (
        '<rotary-spinner id="it" aria-label="It" max="99" value="48"></rotary-spinner>',
        lambda page: page.keys("Tab", "7", "2"), "72",
    ),
    "a dial's keys": (
        '<rotary-dial id="it" aria-label="It" max="100" value="50"></rotary-dial>',
        lambda page: page.keys("Tab", "ArrowUp", "ArrowUp", "ArrowUp"), "53",
    ),
    "a row's keys": (
        '<rotary-spinner-row id="it" aria-label="It" kind="time" value="09:30"></rotary-spinner-row>',
        lambda page: page.keys("Tab", "ArrowUp", "ArrowUp"), "11:30",
    ),
    "a turntable's keys": (
        f'<rotary-turntable id="it" aria-label="It">{EIGHT}</rotary-turntable>',
        lambda page: page.keys("Tab", "End", "ArrowUp", "Enter"), "G",
    ),
}


@pytest.mark.parametrize("action", ACTIONS)
def test_a_value_that_its_own_handler_writes_back_is_as_if_it_did_not(open_page, action):
    body, act, value = ACTIONS[action]
    page = open_page(body)
    page.evaluate(CONTROLLED, "#it")
    act(page)
    page.wait("$('#it').resting && listened.events.some(({ type }) => type === 'change')")
    page.wait(f"$('#it').value === '{value}'")
    assert events(page, "change")[-1] == ("change", value)


def test_a_dials_drag_goes_on_while_its_value_is_written_back(open_page):
    body = '<rotary-dial id="it" aria-label="It" max="100" value="50"></rotary-dial>'
    ends = []
    for is_controlled in (False, True):
        page = open_page(body)
        if is_controlled:
            page.evaluate(CONTROLLED, "#it")
        page.drag(page.arc("#it", -90, 90, share=0.85))
        page.wait("$('#it').resting")
        ends.append((page.evaluate("$('#it').value"), len(events(page, "change"))))
    assert ends[0] == ends[1]
    assert float(ends[0][0]) > 75 and ends[0][1] == 1
