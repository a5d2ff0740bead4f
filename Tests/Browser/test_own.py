"""What Sources/Rotary/Rotary.docc/WriteYourOwnControl.md says, done: a control of one's own on a page."""

import re
import subprocess

import pytest
from conftest import ROOT, Handler, wait

TUTORIAL = (ROOT / "Sources/Rotary/Rotary.docc/WriteYourOwnControl.md").read_text()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)\n```$", TUTORIAL, re.M | re.S)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """The tutorial's files in a folder, and what `Web/build --own` makes of them."""
    folder = tmp_path_factory.mktemp("own")
    # The blocks of the tool of its own are another program.
    code = [block for block in blocks("swift") if not re.search("Package|RotaryCommands", block)]
    (folder / "Smiley.swift").write_text("\n\n".join(["import Rotary", *code]) + "\n")
    (folder / "smiley-face.js").write_text(blocks("js")[0] + "\n")
    (folder / "catalogue").write_text(blocks("text")[0] + "\n")
    build = subprocess.run(
        [ROOT / "Web" / "build", "--own", folder], capture_output=True, text=True, check=False
    )
    assert build.returncode == 0, build.stderr
    Handler.own = folder / "dist"
    return folder


def test_the_control_of_the_tutorial_is_drawn_and_dragged(own, open_page):
    element = re.search(r"<smiley-face.*</smiley-face>", blocks("html")[0]).group()
    script = '<script type="module" src="/own/smiley-face.js"></script>'
    page = open_page(element + script, script="/dist/rotary-wheel.js")
    wait(page, "$('smiley-face').state?.happiness === 20")
    assert page.evaluate("document.querySelector('smiley-face').shadowRoot.querySelectorAll('path, circle').length") >= 4
    page.evaluate(
        """document.querySelector('smiley-face').addEventListener('tell', ({ detail }) => {
          (window.told ??= []).push(detail);
        })"""
    )
    page.mouse.move(100, 150)
    page.mouse.down()
    page.mouse.move(100, 120)
    page.mouse.move(100, 90)
    page.mouse.up()
    happiness = page.evaluate("document.querySelector('smiley-face').state.happiness")
    assert happiness > 30
    assert page.evaluate("told.at(-1)") == {"name": "changed", "happiness": happiness}
    slider = page.get_by_role("slider", name="Mood")
    slider.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.querySelector('smiley-face').state.happiness") == happiness + 1
    assert slider.get_attribute("aria-valuenow") == str(round(happiness) + 1)


def test_an_attribute_that_means_nothing_leaves_the_default(own, open_page):
    body = '<smiley-face aria-label="Mood" happiness="very"></smiley-face>'
    script = '<script type="module" src="/own/smiley-face.js"></script>'
    page = open_page(body + script, script="/dist/rotary-wheel.js")
    wait(page, "$('smiley-face').state?.happiness === 75")
