"""The address of a page contains its settings."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from conftest import wait
from test_gallery import (  # noqa: F401
    PAGES, control, demos_of, described, gallery, held, open_settings, ready, section, site,
)

SEARCH = "location.search"


def query(page):
    return parse_qs(urlsplit(page.url).query, keep_blank_values=True)


def is_asked(page, **settings):
    """Waits until the address has these settings and no others."""
    expected = {name.replace("_", "-"): value for name, value in settings.items()}
    page.wait_for_function(
        """expected => {
          const query = new URLSearchParams(location.search);
          const names = [...new Set(query.keys())].sort();
          return String(names) === String(Object.keys(expected).sort())
            && names.every((name) => String(query.getAll(name)) === String(expected[name]));
        }""",
        arg=expected)


def test_a_copied_address_leads_to_what_is_set(gallery):
    page = gallery("dial.html#volume")
    ready(page, "volume").focus()
    page.keyboard.press("Home")
    panel = open_settings(page, "volume")
    panel.get_by_role("radio", name="Horizontal").check()
    panel.get_by_role("textbox", name="Detents").fill("10 20")
    panel.get_by_role("textbox", name="Detents").press("Enter")
    is_asked(page, value="-60", drag="horizontal", detents="10 20")
    assert urlsplit(page.url).fragment == "volume"
    other = gallery(page.url.rpartition("/")[2])
    knob = ready(other, "volume")
    assert knob.evaluate("it => [it.value, it.getAttribute('drag'), it.getAttribute('detents')]") == [
        "-60", "horizontal", "10 20"]
    expect(open_settings(other, "volume").get_by_role("radio", name="Horizontal")).to_be_checked()
    # Reset returns to the demo, not to the link.
    section(other, "volume").get_by_role("button", name="Reset").click()
    is_asked(other)
    assert knob.evaluate("it => it.getAttribute('drag')") == "vertical"


def test_knobs_of_a_row_keep_their_own_values(gallery):
    page = gallery("dial.html#strip")
    ready(page, "strip")
    knobs = section(page, "strip").locator(".control")
    knobs.nth(1).focus()
    page.keyboard.press("End")
    is_asked(page, value=["6", "15", "-4.5", "1.5", "-20", "100", "65", "-3"])
    page.reload()
    ready(page, "strip")
    values = knobs.evaluate_all("all => all.map((each) => each.valueAsNumber)")
    assert values == [6, 15, -4.5, 1.5, -20, 100, 65, -3]
    section(page, "strip").get_by_role("button", name="Reset").click()
    values = knobs.evaluate_all("all => all.map((each) => each.valueAsNumber)")
    assert values == [6, 3, -4.5, 1.5, -20, 100, 65, -3]


def test_a_section_is_read_of_the_demo_that_is_set(gallery):
    page = gallery("dial.html?demo=volume&drag=horizontal#reader")
    expect(page.locator("#reader")).to_be_in_viewport()
    expect(control(page, "volume")).to_have_attribute("drag", "horizontal")
    page.evaluate("document.getElementById('events').scrollIntoView({ behavior: 'instant' })")
    wait(page, "location.hash === '#events'")
    is_asked(page, demo="volume", drag="horizontal")


def test_going_back_leads_back_to_what_was_set(gallery):
    page = gallery("wheel.html?pointer=top#icon-wheel")
    panel = open_settings(page, "icon-wheel")
    page.locator(".on-page").get_by_role("link", name="Size").click()
    panel.get_by_role("radio", name="Right", exact=True).check()
    is_asked(page, pointer="right")
    length = page.evaluate("history.length")
    page.go_back()
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "top")
    is_asked(page, pointer="top")
    page.go_forward()
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "right")
    assert page.evaluate("history.length") == length


# Cores wait until the page calls the functions in `heldCores`.
HELD_CORES = """
  window.heldCores = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (...all) => new Promise((done) => heldCores.push(() => done(instantiate(...all))));
"""


def test_an_address_that_changes_before_the_control_is_ready_is_followed(gallery):
    page = gallery("wheel.html", script=HELD_CORES)
    expect(page.locator("#icon-wheel.bench .is-coming")).to_be_attached()
    page.evaluate("location.hash = 'months'")
    expect(page.locator("#months.bench")).to_be_visible()
    page.evaluate("() => { for (const load of heldCores) load(); }")
    ready(page, "months")


def test_an_address_that_has_just_changed_is_not_written_over(gallery):
    page = gallery("wheel.html?pointer=top#icon-wheel", script=held(300))
    ready(page, "icon-wheel").evaluate("it => it.dispatchEvent(new CustomEvent('input', { detail: {} }))")
    wait(page, "due.size === 1")
    # Its event comes after the end of the pause.
    page.evaluate("() => { location.hash = 'months'; for (const run of due.values()) run(); }")
    expect(page.locator("#months.bench")).to_be_visible()


def test_sliding_on_and_on_changes_the_address_once_and_makes_no_history(gallery):
    # The pause before the address is written ends when this test says so.
    page = gallery("dial.html", script=held(300) + """
      window.written = 0;
      const replace = history.replaceState;
      history.replaceState = function (...rest) { window.written += 1; return replace.apply(this, rest); };""")
    ready(page, "thermostat")
    length = page.evaluate("history.length")
    slider = open_settings(page, "thermostat").locator("[data-setting=start]").get_by_role("slider")
    slider.evaluate("""async (slider) => {
      for (let angle = -90; angle <= 0; angle++) {
        slider.value = angle;
        slider.dispatchEvent(new Event("input"));
        if (angle % 30 === 0) await new Promise(requestAnimationFrame);
      }
    }""")
    assert page.evaluate("[written, due.size]") == [0, 1]
    page.evaluate("for (const run of due.values()) run()")
    is_asked(page, start="0")
    assert page.evaluate("[written, history.length]") == [1, length]


HOSTILE = ("wheel.html?pointer=%3Cimg%20src=x%3E&labels=constructor&disabled=maybe&sectors=1e999&weights=1,x"
           "&icons=https://example.com/a.png&scale=&title=x&__proto__=1&deceleration=0.9#%E0%A4%A")


def test_what_cannot_be_set_is_left_out_and_said(gallery):
    page = gallery(HOSTILE)
    wheel = ready(page, "icon-wheel")
    before = gallery("wheel.html")
    plain = ready(before, "icon-wheel").evaluate("it => it.outerHTML")
    assert wheel.evaluate("it => { it.removeAttribute('deceleration'); return it.outerHTML; }") == plain
    note = page.locator(".stage-note")
    expect(note).to_contain_text("pointer")
    expect(note).not_to_contain_text("img")
    for name in ("labels", "disabled", "weights", "icons"):
        expect(note).to_contain_text(name)
    expect(note).not_to_contain_text("deceleration")
    expect(before.locator(".stage-note")).to_be_hidden()
    page.get_by_role("tab", name="Fortune wheel").click()
    expect(note).to_be_hidden()
    assert page.evaluate(SEARCH) == ""


@pytest.mark.parametrize("name", PAGES)
def test_what_nobody_has_set_is_not_in_the_address(gallery, site, name):
    [told] = [page for page in described(site)["pages"] if page["id"] == name]
    page = gallery(f"{name}.html", reduced_motion="reduce", script=held(300))
    for demo in demos_of(told):
        ready(page, demo)
        # Every event of the control writes the address.
        control(page, demo).evaluate("it => it.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: {} }))")
        wait(page, "due.size > 0")
        page.evaluate("() => { for (const run of due.values()) run(); due.clear(); }")
        assert page.evaluate(SEARCH) == "", demo


def test_no_demo_is_called_as_a_section_is(gallery, site):
    page = None
    for told in described(site)["pages"][1:]:
        page = gallery(f"{told['id']}.html", page=page)
        sections = page.evaluate("() => [...document.querySelectorAll('#content [id]')].map(({ id }) => id)")
        assert not set(demos_of(told)[1:]) & set(sections)


def test_no_setting_is_called_as_the_demo_is_in_addresses(site):
    assert not [name for name, settings in described(site)["settings"].items()
                for setting in settings if setting["name"] == "demo"]


@pytest.mark.parametrize("address, demo, sentences, query", [
    ("dial.html?snap=100#volume", "volume", ["The setting snap cannot be 100, and was set to 45."], {"snap": ["45"]}),
    ("dial.html?value=100", "thermostat", ["The setting value cannot be 100, and was set to 30."], {"value": ["30"]}),
    ("number-spinner.html?value=-5#million", "million",
     ["The setting value cannot be -5, and was set to 0."], {"value": ["0"]}),
    ("wheel.html?pointer=-9999&resting-opacity=2", "icon-wheel",
     ["The setting pointer cannot be -9999, and was set to -3600.",
      "The setting resting-opacity cannot be 2, and was set to 1."], {"pointer": ["-3600"], "resting-opacity": ["1"]}),
    ("wheel.html?value=77", "icon-wheel", ["The setting value cannot be 77, and was set to 7."], {"value": ["7"]}),
    ("turntable.html?value=99", "people", ["The setting value cannot be 99, and was set to 14."], {"value": ["14"]}),
    ("wheel.html?value=3&pointer=99999", "icon-wheel",
     ["The setting pointer cannot be 99999, and was set to 3600."], {"value": ["3"], "pointer": ["3600"]}),
    ("spinner-row.html?value=2028-13-45#date", "date", ["an invalid value for the setting value"], {"value": []}),
])
def test_a_value_out_of_range_is_corrected_and_said(gallery, address, demo, sentences, query):
    page = gallery(address)
    ready(page, demo)
    note = page.locator(".stage-note")
    expect(note).to_be_visible()
    for sentence in sentences:
        expect(note).to_contain_text(sentence)
    is_asked(page, **{name: values for name, values in query.items() if values})
    # The control itself warns of texts that mean nothing to it.
    page.problems[:] = [each for each in page.problems if "2028-13-45" not in each]
