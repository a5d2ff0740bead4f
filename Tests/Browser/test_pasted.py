"""The code of each demo: what languages it has, and its HTML pasted into an empty page."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DIST, ROOT, wait
from playwright.sync_api import expect
from test_gallery import CONTROLS, PAGES, code, described, demos_of, drawn, gallery, ready, section, site  # noqa: F401

# The policy that a page of elements needs, from the README.
POLICY = re.search(
    r"`(script-src [^`]*?)`", (ROOT / "Web" / "README.md").read_text().replace("\n", " ")
)[1]
TYPES = {".js": "text/javascript", ".css": "text/css"}
LANGUAGES = ["HTML", "SwiftUI", "UIKit", "Swift", "C"]
# Names that only the gallery has. The product RotaryGallery has its controls, but no view of them.
OF_GALLERY = re.compile(
    r"gallery/|rotary-(row-body|star-field|mark-sheet|happiness|layout-box|phone-frame|gesture-pad|motion-plot)"
    r"|\b(RowBody|StarField|MarkSheet|LayoutBox|PhoneFrame|GesturePad|MotionPlot)\b")
# A call or a declaration that code of each language has.
BEGINS = {"HTML": '<script type="module"', "SwiftUI": "import SwiftUI", "UIKit": "import UIKit",
          "Swift": "import Rotary", "C": "#include <rotary.h>"}


def is_of_package(told, demo):
    """Whether the package has an element for a demo, or for the control in its place."""
    return told["code"][demo["control"]]["names"][4] != ""


def element_of(told, demo):
    """The package's element in a demo's code."""
    other = told["code"][demo["control"]].get("as")
    return f"rotary-{other}" if other else demo["element"]


# The text of a demo in each language of its tabs, by the language's name. A click of a tab shows its text at once.
TEXTS = """(demo) => Object.fromEntries(
  [...demo.querySelectorAll('[role=tablist][aria-label=Language] [role=tab]')].map((tab) => {
    tab.click();
    return [tab.textContent, demo.querySelector('#code-text').textContent];
  }))"""


@pytest.fixture
def paste(lend):
    """Shows a page with only this text, beside the files of the package, under the policy of the README."""
    page = lend()
    page.problems = []
    page.on("console", lambda message: message.type in ("error", "warning") and page.problems.append(message.text))
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    texts = {}
    connected = set()

    def answer(route):
        path = route.request.url.split("/", 3)[3]
        # Only some texts load data, or a core that is a file.
        connections = "connect-src 'self'; " if path in connected else ""
        headers = {"Content-Security-Policy": f"default-src 'none'; {connections}{POLICY}"}
        if path in texts:
            route.fulfill(body=texts[path], content_type="text/html; charset=utf-8", headers=headers)
        elif path == "favicon.ico":
            route.fulfill(body="", content_type="image/x-icon")
        else:
            file = DIST / path.removeprefix("rotarykit/")
            # The package does not have the gallery.
            exists = file.exists() and not path.startswith("gallery")
            route.fulfill(
                status=200 if exists else 404, body=file.read_bytes() if exists else b"",
                content_type=TYPES.get(file.suffix, "text/plain"), headers=headers,
            )

    page.route("http://pasted.test/**", answer)

    def paste(code, connects=False):
        path = f"{len(texts)}.html"
        if connects:
            connected.add(path)
        texts[path] = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title>{code}'
        page.goto(f"http://pasted.test/{path}")
        return page

    yield paste
    assert page.problems == []


@pytest.mark.parametrize("key", PAGES)
def test_every_demo_has_code_with_the_published_package(gallery, site, key):  # noqa: F811
    """`script/snippets` compiles the same texts."""
    told = described(site)
    demos = {demo["id"]: demo for demo in told["demos"]}
    page = gallery(address=f"{key}.html")
    for demo in demos_of(next(page for page in told["pages"] if page["id"] == key)):
        ready(page, demo)
        texts = section(page, demo).evaluate(TEXTS)
        assert list(texts) == (LANGUAGES if is_of_package(told, demos[demo]) else ["Swift"])
        for language, text in texts.items():
            assert BEGINS[language] in text, f"{demo}, {language}"
            found = OF_GALLERY.search(re.sub(r"//.*", "", text))
            assert not found or language == "Swift" and "import RotaryGallery" in text, f"{demo}, {language}: {found}"


@pytest.mark.parametrize("key", PAGES)
def test_the_html_of_every_demo_works_as_it_is(gallery, paste, site, key):  # noqa: F811
    told = described(site)
    shown = demos_of(next(page for page in told["pages"] if page["id"] == key))
    demos = [demo for demo in told["demos"] if demo["id"] in shown and is_of_package(told, demo)]
    # The demos of the other pages are controls of the gallery.
    assert demos or key not in CONTROLS
    original, page = gallery(address=f"{key}.html"), paste("")
    codes = {}
    for demo in demos:
        ready(original, demo["id"])
        codes[demo["id"]] = code(original, demo["id"]).text_content()
    for demo in demos:
        page = paste(codes[demo["id"]])
        element = element_of(told, demo)
        count = max(1, len(demo.get("row", [])))
        assert page.locator(element).count() == count, demo["id"]
        # A context menu shows nothing while it is closed.
        if page.locator(f"{element}[for]").count() == 0:
            wait(
                page,
                "[...document.querySelectorAll(argument)].every(({ shadowRoot }) =>"
                " shadowRoot?.querySelector('.scene path, .scene circle, .scene .text'))",
                element,
            )
        named = Axe().run(page, options={"runOnly": [
            "aria-input-field-name", "aria-progressbar-name", "button-name", "aria-required-children",
        ]}).response["violations"]
        assert [each["id"] for each in named] == [], demo["id"]
        assert page.problems == [], demo["id"]


def test_the_html_in_place_of_a_body_is_set_as_the_page_sets_it(gallery, paste):  # noqa: F811
    page = gallery(address="spinner-row.html#padlock")
    ready(page, "padlock")
    pasted = paste(code(page, "padlock").text_content())
    row = pasted.locator("rotary-spinner-row")
    drawn(row)
    assert row.evaluate("({ value, code, look }) => [value, code, look]") == ["426", "427", "lock"]
    expect(row).to_have_attribute("aria-label", "Padlock")


def test_the_code_of_a_date_binds_a_date(gallery):  # noqa: F811
    page = gallery(address="spinner-row.html#desk-calendar")
    ready(page, "desk-calendar")
    expect(code(page, "desk-calendar", "SwiftUI")).to_contain_text("RotarySpinnerRow(date: $date)")
    expect(code(page, "desk-calendar", "SwiftUI")).to_contain_text("DateComponents(year: 2028, month: 1, day: 31)")


def test_the_marking_menu_that_was_pasted_has_all_its_items(gallery, paste):  # noqa: F811
    page = gallery(address="ring-menu.html#marking")
    ready(page, "marking")
    pasted = paste(code(page, "marking").text_content())
    menu = pasted.locator("rotary-ring-menu")
    assert menu.locator("> optgroup").count() == 8
    assert menu.locator("option").count() == 8 * 7
    expect(menu.locator("optgroup").first).to_have_attribute("label", "Circle")


def test_the_context_menu_that_was_pasted_opens(gallery, paste):  # noqa: F811
    original = gallery(address="ring-menu.html#context")
    ready(original, "context")
    page = paste(code(original, "context").text_content())
    wait(page, "$('rotary-ring-menu').shadowRoot")
    page.locator("p").click(button="right")
    wait(page, "$('rotary-ring-menu').open")


def test_code_in_full_width(gallery):
    page = gallery(address="dial.html")
    ready(page, "dial" if page.locator("#dial.bench").count() else page.locator(".bench").get_attribute("id"))
    narrow = page.locator(".pane").bounding_box()["width"]
    text = page.locator("#code-text").text_content()
    page.get_by_role("button", name="Full width").click()
    dialog = page.get_by_role("dialog", name="Code")
    expect(dialog).to_be_visible()
    assert dialog.locator(".pane").bounding_box()["width"] > 1.5 * narrow
    expect(dialog.locator("#code-text")).to_have_text(text)
    # Languages can be chosen there.
    dialog.get_by_role("tab", name="SwiftUI").click()
    expect(dialog.locator("#code-text")).to_contain_text("import SwiftUI")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Full width")).to_be_focused()
    expect(page.locator(".dock #code-text")).to_contain_text("import SwiftUI")
    page.get_by_role("button", name="Full width").click()
    page.get_by_role("dialog", name="Code").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog", name="Code")).to_have_count(0)
