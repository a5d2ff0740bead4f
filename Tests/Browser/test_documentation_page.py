"""The page at /docs/ while the documentation is built, after that has failed, and once it is there."""

import json
import os
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from axe import violations
from conftest import DIST, ROOT


class Package:
    """A folder like the repository's, with the files that `script/docs` writes."""

    def __init__(self, folder):
        self.folder = folder
        self.write("script/docs", "")

    def write(self, name, text):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        # As `script/docs` does: a reader never sees half a file.
        part = file.with_suffix(".part")
        part.write_text(text)
        part.rename(file)

    def write_state(self, state, step=1, text="Compiling RotaryKit", log=""):
        self.write(".build-docs/log", log)
        self.write(".build-docs/state.json", json.dumps(
            {"state": state, "process": os.getpid(), "step": step, "count": 11, "text": text}))

    def finish(self):
        for page, title in (("", "First"), ("documentation/rotary/wheel/", "Wheel")):
            self.write(f".build-docs/site/{page}index.html", f"<!doctype html><title>{title}</title><h1>{title}</h1>")


@pytest.fixture
def package(tmp_path):
    return Package(tmp_path)


@pytest.fixture
def address(package):
    tool = os.environ.get("ROTARY_TOOL", ROOT / ".build-all/debug/rotary")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [tool, "serve", "--root", DIST, "--port", str(port)], cwd=package.folder, stdout=subprocess.PIPE, text=True)
    assert str(port) in server.stdout.readline()
    yield f"http://127.0.0.1:{port}/docs/"
    server.terminate()
    server.wait()


def test_a_build_is_shown_until_its_documentation_is_there(lend, package, address):
    package.write_state("building", 1, log="[251/318] Compiling Rotary RingMenu.swift\n")
    page = lend()
    page.goto(address + "documentation/rotary/wheel/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Documentation")
    expect(page.locator(".lead")).to_contain_text("is being built")
    expect(page.get_by_role("status").filter(has_text="Step 1 of 11: Compiling RotaryKit")).to_be_visible()
    expect(page.locator(".documents-detail")).to_have_text("[251/318] Compiling Rotary RingMenu.swift")
    package.write_state("building", 6, "Writing the pages of RotaryGallery")
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 5)
    assert violations(page) == []
    package.finish()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wheel")


def test_a_failed_build_shows_the_end_of_its_output_and_what_to_do(lend, package, address):
    package.write_state("failed", 3, log="Compiling\nerror: No such file: Nowhere.md\n")
    page = lend()
    page.goto(address)
    expect(page.locator(".lead")).to_contain_text("could not be built")
    log = page.get_by_role("region", name="End of the build's output")
    expect(log).to_contain_text("error: No such file: Nowhere.md")
    expect(page.locator(".documents")).to_contain_text(".build-docs/log")
    assert violations(page) == []
    # The next build follows on the same page.
    package.write_state("building", 2, "Compiling the views of UIKit and SwiftUI")
    expect(page.locator(".documents-step")).to_have_text("Step 2 of 11: Compiling the views of UIKit and SwiftUI")
    expect(page.locator(".documents-log")).to_have_count(0)


def test_without_a_build_the_page_names_the_script_and_notices_the_result(lend, package, address):
    page = lend()
    page.goto(address)
    expect(page.locator(".lead")).to_contain_text("Run script/docs")
    package.finish()
    expect(page.get_by_role("heading", level=1)).to_have_text("First")


def test_an_address_that_the_documentation_lacks_stays_a_page_of_the_site(lend, package, address):
    package.finish()
    page = lend()
    answer = page.goto(address + "documentation/rotary/nothing/")
    assert answer.status == 404
    expect(page.locator(".lead")).to_have_text("This page is not in the documentation.")
    page.get_by_role("link", name="Go to the start of the documentation").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("First")
