"""The dock beside a control, and the tables below it: settings, code, events."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from hands import type_keys
from test_gallery import (  # noqa: F401
    ROOT, code, control, described, drag, gallery, held, open_settings, ready, rows, section, site,
)


def test_an_event_says_what_was_chosen(gallery):
    page = gallery()
    wheel = ready(page, "icon-wheel")
    wheel.focus()
    page.keyboard.press("ArrowDown")
    expect(rows(page, "icon-wheel", "change").first).to_contain_text("Flower · index 1")
    section(page, "icon-wheel").get_by_role("button", name="Clear").click()
    expect(rows(page, "icon-wheel")).to_have_count(0)
    expect(section(page, "icon-wheel").locator(".log-empty")).to_have_text("Events appear here when you use the control.")


def test_a_sign_that_is_chosen_is_told_by_name_and_shown_in_the_settings(gallery):
    page = gallery("ring-menu.html#cosmos", reduced_motion="reduce")
    sky = ready(page, "cosmos")
    sky.focus()
    page.keyboard.press("Enter")
    type_keys(page, "#cosmos-control", "ge")
    page.keyboard.press("Enter")
    expect(rows(page, "cosmos", "chosen").first).to_contain_text("Gemini · index 3")
    expect(open_settings(page, "cosmos").get_by_role("radio", name="Gemini")).to_be_checked()
    # The package has the menu, and not the sky.
    expect(code(page, "cosmos")).to_contain_text("<rotary-ring-menu")


def test_a_setting_changes_the_control_and_its_code(gallery):
    page = gallery()
    panel = open_settings(page, "icon-wheel")
    html = code(page, "icon-wheel")
    panel.get_by_role("radio", name="Top").check()
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "top")
    expect(html).to_contain_text('pointer="top"')
    panel.get_by_role("button", name="Reset").click()
    expect(panel.get_by_role("radio", name="Left")).to_be_checked()
    expect(html).not_to_contain_text("pointer=")


def test_a_value_that_is_turned_is_in_the_code_and_the_settings(gallery):
    page = gallery("dial.html")
    ready(page, "thermostat").focus()
    page.keyboard.press("ArrowUp")
    expect(code(page, "thermostat")).to_contain_text('value="22"')
    expect(rows(page, "thermostat").first).to_contain_text("22.0°")
    page = gallery("dial.html#sleep")
    ready(page, "sleep").focus()
    page.keyboard.press("ArrowUp")
    expect(code(page, "sleep")).to_contain_text("1385")


def test_all_settings_can_be_asked_for(gallery, site):
    page = gallery()
    panel = open_settings(page, "icon-wheel")
    panel.get_by_role("button", name="All").click()
    expect(panel.locator("[data-setting]")).to_have_count(len(described(site)["settings"]["wheel"]))


def test_a_switch_takes_the_control_out_of_use(gallery):
    page = gallery()
    panel = open_settings(page, "icon-wheel")
    panel.get_by_role("switch", name="Disabled").check()
    drag(page, ready(page, "icon-wheel"), 40, 200)
    panel.get_by_role("switch", name="Disabled").uncheck()
    drag(page, control(page, "icon-wheel"), 40, 100)
    expect(rows(page, "icon-wheel", "change")).to_have_count(1)


def test_a_number_can_be_slid_and_typed(gallery):
    page = gallery()
    field = open_settings(page, "icon-wheel").locator("[data-setting=pointer]")
    field.get_by_role("radio", name="Angle").check()
    field.get_by_role("spinbutton").fill("45")
    field.get_by_role("spinbutton").press("Enter")
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "45")
    field.get_by_role("slider").press("ArrowRight")
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "46")


def test_the_tables_have_all_that_the_catalogue_has(gallery, site):
    page = gallery()
    told = described(site)
    with urllib.request.urlopen(site + "figures.json") as answer:
        figures = json.load(answer)
    names = [setting["name"] for setting in told["settings"]["wheel"]]
    expect(page.locator("#settings tbody tr td:first-child")).to_have_text(names)
    wheel = figures["elements"]["rotary-wheel"]
    for kind in ("events", "parts", "variables"):
        expect(page.locator(f"#{kind} tbody tr td:first-child")).to_have_text(
            [each["name"] for each in wheel[kind]])
        assert all(each["text"] for each in wheel[kind]), kind
    # The sizes that Web/build measured and compared with the catalogue's limits.
    gzip, brotli = figures["sizes"]["rotary-wheel"].values()
    bounds = re.search(r"^rotary-wheel +(\d+)/\d+ +(\d+)/", (ROOT / "Web/catalogue").read_text(), re.M)
    assert 0.9 < gzip / int(bounds[1]) <= 1 and 0.9 < brotli / int(bounds[2]) <= 1
    expect(page.locator("#size")).to_contain_text(f"{round(brotli / 1000)} KB")


def test_the_parts_that_the_read_me_names_are_the_parts_there_are(site):
    with urllib.request.urlopen(site + "figures.json") as answer:
        parts = json.load(answer)["elements"]["rotary-wheel"]["parts"]
    text = (ROOT / "Web/README.md").read_text()
    row = next(line for line in text.split("\n") if line.startswith("| style |"))
    named = row.split("parts")[1].replace("`", "").strip(" |").split(", ")
    assert sorted(named) == sorted(part["name"] for part in parts)


@pytest.mark.parametrize("address, demo, key, shown", [
    ("dial.html", "volume", "ArrowUp", "−11.3 dB"),
    ("dial.html", "sleep", "ArrowUp", "23:05 – 07:00"),
    ("dial.html", "strip", "ArrowUp", "Drive 6.2 dB"),
    ("spinner-row.html", "date", "ArrowUp", "31 January 2029"),
    ("spinner-row.html", "desk-calendar", "ArrowUp", "31 January 2029"),
    ("spinner-row.html", "time", "ArrowUp", "10:41"),
    ("spinner-row.html", "padlock", "ArrowUp", "526"),
    ("number-spinner.html", "million", "ArrowUp", "123\u202f457"),
    ("number-spinner.html", "month-ring", "ArrowUp", "Feb"),
    ("stage.html", "happiness", "ArrowUp", "76, happy"),
])
def test_an_event_has_its_value_as_the_control_displays_it(gallery, address, demo, key, shown):
    page = gallery(f"{address}#{demo}", reduced_motion="reduce")
    ready(page, demo)
    page.locator(".bench .control:not(.control-row)").first.focus()
    page.keyboard.press(key)
    expect(rows(page, demo).first.locator(".detail")).to_have_text(shown)


def test_what_a_screen_reader_says_is_read_off_the_control(gallery):
    page = gallery("dial.html")
    ready(page, "thermostat").focus()
    page.keyboard.press("ArrowUp")
    row = page.locator("#reader tbody tr").first
    expect(row).to_contain_text("slider")
    expect(row).to_contain_text("22")


def test_what_is_copied_is_what_is_shown(gallery):
    # The message lasts two seconds, which may be over before a slow machine looks: here, until the test ends it.
    page = gallery(script=held(2000), permissions=["clipboard-read", "clipboard-write"])
    shown = code(page, "icon-wheel")
    page.locator(".code .copy").click()
    expect(page.locator(".code .copy")).to_have_text("Copied")
    page.evaluate("for (const run of due.values()) run()")
    expect(page.locator(".code .copy")).to_have_text("Copy")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == shown.text_content()
    assert copied.startswith(
        '<link rel="stylesheet" href="rotary.css">\n<script type="module" src="rotary-wheel.js"></script>\n<rotary-wheel')


def test_the_values_of_a_strip_stand_below_its_knobs(gallery):
    page = gallery("dial.html#strip", viewport={"width": 1440, "height": 900})
    ready(page, "strip")
    cells = section(page, "strip").locator(".control-cell")
    expect(cells.locator("output")).to_have_text(
        ["6.0 dB", "3.0 dB", "−4.5 dB", "1.5 dB", "−20", "100 %", "65 %", "−3.0 dB"])
    boxes = [(cells.nth(index).locator(".control").bounding_box(), cells.nth(index).locator("output").bounding_box())
             for index in range(8)]
    for knob, value in boxes:
        assert value["y"] >= knob["y"] + knob["height"] - 1
        assert abs(value["x"] + value["width"] / 2 - knob["x"] - knob["width"] / 2) < 1
    assert len({round(knob["y"]) for knob, _ in boxes}) == 2
    cells.nth(0).locator(".control").focus()
    page.keyboard.press("End")
    expect(cells.nth(0).locator("output")).to_have_text("24.0 dB")
    section(page, "strip").get_by_role("button", name="Reset").click()
    expect(cells.nth(0).locator("output")).to_have_text("6.0 dB")
