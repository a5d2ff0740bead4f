"""The HTML of every document, pasted into an empty page beside the build."""

import re
import sys

import pytest
from conftest import ROOT, wait
from test_pasted import paste  # noqa: F401

sys.path.insert(0, str(ROOT / "Tests" / "Documents"))
from blocks import all_blocks  # noqa: E402

# test_own.py builds, pastes and drags the tutorial's element.
OWN = "needle-gauge"
BLOCKS = [block for block in all_blocks() if block.language == "html" and OWN not in block.text]


def page_of(block):
    """A block in a form that a page accepts: scripts in files, by path, as the policy and an empty page require."""
    scripts = re.findall(r'<script type="module">\n(.*?)</script>', block.text, re.S)
    body = re.sub(r'<script type="module">\n.*?</script>', "", block.text, flags=re.S)
    if not re.search(r'src="[^"]*rotary[^"]*\.js"', body):
        body = '<script type="module" src="rotary.js"></script>' + body
    return body, [evaluated(script) for script in scripts]


def evaluated(script):
    """A module's text as a function can run it: the elements are there, and anything else is imported by a call."""
    script = re.sub(r"^\s*import '.*?';\n", "", script, flags=re.M)
    return re.sub(r"^(\s*)import (\{.*?\}) from ('.*?');$", r"\1const \2 = await import(\3);", script, flags=re.M)


def test_there_are_blocks_to_paste():
    assert len(BLOCKS) >= 40


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.place)
def test_a_documents_html_shows_its_elements(block, paste):  # noqa: F811
    body, scripts = page_of(block)
    page = paste(body, connects=re.search(r"\bfetch\b", block.text) is not None)
    # A block without elements has a script that defines one.
    names = sorted(set(re.findall(r"<(rotary-[a-z-]+)", body)) or re.findall(r"/(rotary-[a-z-]+)\.js", body))
    assert names
    for name in names:
        wait(page, "!!customElements.get(argument)", name)
        wait(page, "[...document.querySelectorAll(argument)].every((each) => each.shadowRoot)", name)
        if page.locator(f"{name}[for]").count() == 0:
            wait(
                page,
                "[...document.querySelectorAll(argument)].every(({ shadowRoot }) =>"
                " shadowRoot.querySelector('.scene path, .scene circle, .scene .text'))",
                name,
            )
    page.route("**/people/*", lambda route: route.fulfill(json={"title": "Somebody"}))
    for script in scripts:
        # Run like the tests' own scripts: the page's policy only applies to files that it loads.
        page.evaluate(f"(async () => {{ {script} }})()")
    page.wait_for_load_state("networkidle")
    # The app's pictures are not beside an empty page, whose policy allows none.
    page.problems = [each for each in page.problems if "anna.png" not in each and "/images/" not in each]
    assert page.problems == []
