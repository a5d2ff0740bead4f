"""The sliders of settings: their ranges make a difference in the demo."""

import pytest

from test_gallery import PAGES, demos_of, described, gallery, open_settings, ready, site  # noqa: F401

# A slider's first place may be a demo's value only if no smaller value makes sense.
LEAST_PLACE = 0.015


def sliders(page, demo):
    """The sliders of a demo's settings: name, range, and the place of the current value, 0 to 1."""
    panel = open_settings(page, demo)
    more = panel.get_by_role("button", name="All")
    if more.count():
        more.click()
    return panel.locator("[data-setting]:has(input[type=range])").evaluate_all("""fields => fields.map((field) => {
      const [slider] = field.querySelectorAll("input[type=range]");
      const [low, high, now] = [Number(slider.min), Number(slider.max), slider.valueAsNumber];
      const number = field.querySelector("input[type=number]");
      return { name: field.dataset.setting, isShown: !slider.closest("[hidden]"), high, low,
        place: (now - low) / (high - low), value: Number(number.value), lowest: Number(number.min) };
    })""")


@pytest.mark.parametrize("name", PAGES)
def test_no_value_of_a_demo_is_squeezed_at_the_start_of_its_slider(gallery, site, name):
    [told] = [page for page in described(site)["pages"] if page["id"] == name]
    page = gallery(f"{name}.html", reduced_motion="reduce")
    squeezed = []
    for demo in demos_of(told):
        ready(page, demo)
        for each in sliders(page, demo):
            # At 0 or at the lowest value there is nothing below.
            isEnd = each["value"] in (0, 1, -1, each["lowest"]) or each["place"] == 0 and each["value"] <= each["low"]
            if each["isShown"] and each["place"] < LEAST_PLACE and not isEnd:
                squeezed.append((demo, each))
    assert squeezed == []


@pytest.mark.parametrize("address, demo, setting, low, high", [
    ("dial.html", "thermostat", "max", 5.5, 42.5),
    ("dial.html#timer", "timer", "max", 1, 270),
    ("dial.html#volume", "volume", "drag-points", 20, 600),
    ("dial.html#frequency", "frequency", "min", 2, 200),
    ("number-spinner.html", "digit", "tiles", 4, 36),
    ("ring-menu.html#marking", "marking", "hold", 0, 2),
])
def test_a_slider_has_the_range_of_its_demo(gallery, address, demo, setting, low, high):
    page = gallery(address)
    ready(page, demo)
    [found] = [each for each in sliders(page, demo) if each["name"] == setting]
    assert (found["low"], found["high"]) == (low, high)


def test_a_number_field_accepts_more_than_its_slider(gallery):
    page = gallery("dial.html#volume")
    knob = ready(page, "volume")
    field = open_settings(page, "volume").locator("[data-setting=drag-points]")
    field.get_by_role("spinbutton").fill("5000")
    field.get_by_role("spinbutton").press("Enter")
    assert knob.get_attribute("drag-points") == "5000"
    assert field.get_by_role("slider").input_value() == "600"
