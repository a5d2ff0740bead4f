"""The code of each demo, copied from the gallery and pasted into an empty page."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DIST, ROOT, wait
from test_gallery import PAGES, code, described, demos_of, gallery, ready, site  # noqa: F401

# The content security policy that elements need, from the README.
POLICY = re.search(
    r"`(script-src [^`]*?)`", (ROOT / "Web" / "README.md").read_text().replace("\n", " ")
)[1]
TYPES = {".js": "text/javascript", ".wasm": "application/wasm"}


def codes_of(page, demos):
    """The HTML that a page shows, by demo."""
    found = {}
    for demo in demos:
        ready(page, demo)
        found[demo] = code(page, demo).text_content()
    return found


@pytest.fixture
def paste(lend):
    """Shows a page with only this text, beside the build, under the policy of the README."""
    page = lend()
    page.problems = []
    page.on("console", lambda message: message.type in ("error", "warning") and page.problems.append(message.text))
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    texts = {}

    def answer(route):
        path = route.request.url.split("/", 3)[3]
        headers = {"Content-Security-Policy": f"default-src 'none'; {POLICY}"}
        if path in texts:
            route.fulfill(body=texts[path], content_type="text/html; charset=utf-8", headers=headers)
        elif path == "favicon.ico":
            route.fulfill(body="", content_type="image/x-icon")
        else:
            file = DIST / path
            body = file.read_bytes() if file.exists() else b""
            route.fulfill(
                status=200 if file.exists() else 404, body=body,
                content_type=TYPES.get(file.suffix, "text/plain"), headers=headers,
            )

    page.route("http://pasted.test/**", answer)

    def paste(code):
        path = f"{len(texts)}.html"
        texts[path] = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title>{code}'
        page.goto(f"http://pasted.test/{path}")
        return page

    yield paste
    assert page.problems == []


@pytest.mark.parametrize("key", PAGES)
def test_the_code_of_every_demo_works_as_it_stands(gallery, paste, site, key):  # noqa: F811
    told = described(site)
    shown = demos_of(next(page for page in told["pages"] if page["id"] == key))
    codes = codes_of(gallery(address=f"{key}.html"), shown)
    for demo in told["demos"]:
        if demo["id"] not in shown:
            continue
        page = paste(codes[demo["id"]])
        count = max(1, len(demo.get("row", [])))
        assert page.locator(demo["element"]).count() == count, demo["id"]
        # A closed context menu is invisible.
        if page.locator(f"{demo['element']}[for]").count() == 0:
            wait(
                page,
                "[...document.querySelectorAll(argument)].every(({ shadowRoot }) =>"
                " shadowRoot?.querySelector('.scene path, .scene circle, .scene .text'))",
                demo["element"],
            )
        named = Axe().run(page, options={"runOnly": [
            "aria-input-field-name", "aria-progressbar-name", "button-name", "aria-required-children",
        ]}).response["violations"]
        assert [each["id"] for each in named] == [], demo["id"]
        assert page.problems == [], demo["id"]


def test_the_context_menu_that_was_pasted_opens(gallery, paste):  # noqa: F811
    page = paste(codes_of(gallery(address="ring-menu.html"), ["context"])["context"])
    wait(page, "$('rotary-ring-menu').shadowRoot")
    page.locator("p").click(button="right")
    wait(page, "$('rotary-ring-menu').open")
