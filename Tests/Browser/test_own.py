"""Custom controls on a page: those of Sources/Rotary/Rotary.docc/WriteYourOwnControl.md and Examples/Joystick, and one
that shows the environment it receives from the page."""

import pathlib
import re
import shutil
import subprocess

import pytest
from conftest import ROOT, Handler, wait

JOYSTICK = ROOT / "Examples" / "Joystick" / "web"
SIGN = pathlib.Path(__file__).parent / "Own" / "EnvironmentSign.swift"
TUTORIAL = (ROOT / "Sources/Rotary/Rotary.docc/WriteYourOwnControl.md").read_text()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)\n```$", TUTORIAL, re.M | re.S)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """The tutorial's files and the sign in a folder, and the output of `Web/build --own`."""
    folder = tmp_path_factory.mktemp("own")
    # The blocks of the tutorial's own tool are another program.
    code = [block for block in blocks("swift") if not re.search("Package|RotaryCommands", block)]
    (folder / "Gauge.swift").write_text("\n\n".join(["import Rotary", *code]) + "\n")
    shutil.copy(SIGN, folder)
    for file in JOYSTICK.glob("[Jj]oy*"):
        shutil.copy(file, folder)
    script = blocks("js")[0]
    (folder / "needle-gauge.js").write_text(script + "\n")
    own = script.replace("NeedleGauge", "OwnSign").replace("Gauge", "EnvironmentSign")
    (folder / "own-sign.js").write_text(own + "\n")
    lines = [blocks("text")[0], "own-sign - - EnvironmentSign", (JOYSTICK / "catalogue").read_text().strip()]
    (folder / "catalogue").write_text("\n".join(lines) + "\n")
    build = subprocess.run(
        [ROOT / "Web" / "build", "--own", folder], capture_output=True, text=True, check=False
    )
    assert build.returncode == 0, build.stderr
    Handler.own = folder / "dist"
    return folder


def test_the_control_of_the_tutorial_is_drawn_and_dragged(own, open_page):
    element = re.search(r"<needle-gauge.*</needle-gauge>", blocks("html")[0]).group()
    script = '<script type="module" src="/own/needle-gauge.js"></script>'
    page = open_page(element + script, script="/dist/rotary-wheel.js")
    wait(page, "$('needle-gauge').state?.value === 20")
    assert page.evaluate("document.querySelector('needle-gauge').shadowRoot.querySelectorAll('path').length") >= 3
    page.evaluate(
        """document.querySelector('needle-gauge').addEventListener('tell', ({ detail }) => {
          (window.told ??= []).push(detail);
        })"""
    )
    box = page.locator("needle-gauge").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(middle[0] - 40, middle[1])
    page.mouse.down()
    page.mouse.move(middle[0] - 30, middle[1] - 30)
    page.mouse.move(middle[0], middle[1] - 40)
    page.mouse.up()
    # The needle points up, in the middle of the scale.
    value = page.evaluate("document.querySelector('needle-gauge').state.value")
    assert abs(value - 50) < 1
    assert page.evaluate("told.map((event) => event.name)") == ["changing", "changing", "changing", "changed"]
    assert page.evaluate("told.at(-1)") == {"name": "changed", "value": value}
    slider = page.get_by_role("slider", name="Pressure")
    slider.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.querySelector('needle-gauge').state.value") == value + 1
    page.keyboard.press("End")
    assert slider.get_attribute("aria-valuenow") == "100"


def test_an_attribute_that_means_nothing_leaves_the_default(own, open_page):
    body = '<needle-gauge aria-label="Pressure" value="very"></needle-gauge>'
    script = '<script type="module" src="/own/needle-gauge.js"></script>'
    page = open_page(body + script, script="/dist/rotary-wheel.js")
    wait(page, "$('needle-gauge').state?.value === 40")


def test_the_joystick_of_the_examples_is_dragged_and_springs_back(own, open_page):
    # The example's page, with the addresses of the build's folder.
    body = re.search(r"<joy-stick.*?</output>", (JOYSTICK / "index.html").read_text(), re.S).group()
    script = '<script type="module" src="/own/joy-stick.js"></script>'
    page = open_page(body + script, script="/dist/rotary-wheel.js")
    wait(page, "$('joy-stick').state?.x === 0")
    page.evaluate("stick.addEventListener('tell', ({ detail }) => { (window.told ??= []).push(detail); })")
    box = page.locator("joy-stick").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 0.45 * box["width"], middle[1])
    assert page.evaluate("stick.state.x") == pytest.approx(1, abs=1e-6)
    page.mouse.up()
    wait(page, "$('joy-stick').state.x === 0")
    assert page.evaluate("told.at(-1)") == {"name": "changing", "x": 0, "y": 0}
    across = page.get_by_role("slider", name="Vertical")
    assert page.get_by_role("slider").count() == 2
    across.focus()
    page.keyboard.press("ArrowUp")
    wait(page, "told.some(({ y }) => y === 0.25)")


def test_the_page_of_the_joystick_shows_its_position(own, open_page):
    text = (JOYSTICK / "index.html").read_text()
    assert 'src="dist/joy-stick.js"' in text and 'href="dist/rotary.css"' in text
    for file in ["joy-stick.js", "rotary.css"]:
        assert (own / "dist" / file).exists()


ASKED = """(() => {
  const sign = document.querySelector('own-sign');
  const heights = [...sign.shadowRoot.querySelectorAll('path')].map((path) => path.getBBox().height);
  return { ...sign.state, squares: heights.length, height: Math.max(...heights) };
})()"""
USUAL = {
    "reduces-motion": False, "right-to-left": False, "increases-contrast": False, "enabled": True, "text-scale": 1,
    "squares": 1, "height": 10,
}


def waits_for(page, **asked):
    """Waits until the sign has, and shows, the default environment except for the given values."""
    wait(page, f"JSON.stringify({ASKED}) === JSON.stringify(argument)", {**USUAL, **asked})


@pytest.fixture
def sign_page(own, open_page):
    def sign_page(body):
        script = '<script type="module" src="/own/own-sign.js"></script>'
        page = open_page(body + script, script="/dist/rotary-wheel.js")
        wait(page, "$('own-sign').state && 'enabled' in $('own-sign').state")
        return page

    return sign_page


def test_a_control_of_ones_own_is_handed_what_the_user_and_the_page_ask_for(sign_page):
    page = sign_page('<div><own-sign aria-label="Sign"></own-sign></div>')
    waits_for(page)
    page.emulate_media(reduced_motion="reduce")
    waits_for(page, **{"reduces-motion": True, "squares": 2})
    page.emulate_media(reduced_motion="no-preference", contrast="more")
    waits_for(page, **{"increases-contrast": True, "squares": 2})
    page.emulate_media(contrast="no-preference")
    page.evaluate("document.querySelector('div').dir = 'rtl'")
    waits_for(page, **{"right-to-left": True, "squares": 2})
    page.evaluate("document.querySelector('div').dir = ''")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    waits_for(page, **{"text-scale": 2, "height": 20})
    page.evaluate("document.documentElement.style.fontSize = ''")
    waits_for(page)


@pytest.mark.parametrize("element", ["own-sign", "fieldset"])
def test_a_control_of_ones_own_is_disabled_by_itself_and_by_what_it_is_in(sign_page, element):
    page = sign_page('<fieldset><own-sign aria-label="Sign"></own-sign></fieldset>')
    page.evaluate("(name) => document.querySelector(name).toggleAttribute('disabled')", element)
    wait(page, f"{ASKED}.enabled === false && {ASKED}.squares === 0")
    page.evaluate("(name) => document.querySelector(name).toggleAttribute('disabled')", element)
    waits_for(page)


def test_attributes_of_a_control_of_ones_own_override_the_environment(sign_page):
    page = sign_page(
        '<own-sign reduced-motion="false" right-to-left text-scale="2" width="5" aria-label="Sign"></own-sign>'
    )
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("document.documentElement.style.fontSize = '150%'")
    waits_for(page, **{"right-to-left": True, "text-scale": 2, "squares": 2, "height": 20})
