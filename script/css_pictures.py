#!/usr/bin/env python3
"""Draws the pictures of StyleWithCSS.md: each element of the article, once plain and once for each of its rules.

    .build-python/bin/python script/css_pictures.py [ELEMENT ...]    after Web/build and script/bootstrap --tests

ELEMENT is a tag, such as rotary-dial; by default all.
"""

import base64
import functools
import html
import http.server
import re
import shutil
import sys
import threading
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ARTICLE = ROOT / "Sources/Rotary/Rotary.docc/StyleWithCSS.md"
DIST = ROOT / "Web/dist"
RULE = re.compile(r"(?P<selector>rotary-[a-z-]+(?:::part\((?P<part>[a-z-]+)\))?) \{ (?P<body>[^}]*) \}")
# The size of each element, the scale at which the picture shows it, and how many are side by side.
SIZES = {
    "rotary-wheel": (260, 260, 0.6, 4), "rotary-spinner": (216, 96, 1, 3), "rotary-spinner-row": (216, 120, 1, 3),
    "rotary-turntable": (300, 260, 0.72, 3), "rotary-ring-menu": (180, 180, 0.88, 4),
}
USUAL = (140, 140, 0.86, 5)
# A menu is first shown open. Only a colour wheel shows text just while it is typed.
STATES = ["open", "rest", "focus", "typed", "hover"]
TYPED = {"rotary-color-wheel": "#4f"}
MARGIN = 12


@dataclass
class Section:
    """The part of the article about an element: its HTML, its rules, and the path of its picture."""

    tag: str
    body: str
    rules: list
    picture: Path


@dataclass
class Rule:
    """A rule with its declarations, each of which has to change a pixel."""

    text: str
    selector: str
    part: str
    declarations: list

    @property
    def properties(self):
        return [each.split(":")[0] for each in self.declarations if each.startswith("--")]


def rules_of(css):
    for match in RULE.finditer(css):
        declarations = [each.strip() for each in match["body"].split(";") if each.strip()]
        yield Rule(match[0], match["selector"], match["part"] or "", declarations)


def sections():
    """The sections of the article that have a picture."""
    found = []
    for text in re.split(r"^## ", ARTICLE.read_text(), flags=re.M)[1:]:
        picture = re.search(r"!\[[^\]]*\]\(([^)]+)\)", text)
        if not picture:
            continue
        body = re.search(r"```html\n(.*?)```", text, re.S)[1]
        css = "".join(re.findall(r"```css\n(.*?)```", text, re.S))
        tag = re.search(r"<(rotary-[a-z-]+)", body)[1]
        found.append(Section(tag, body, list(rules_of(css)), (ARTICLE.parent / picture[1]).resolve()))
    return found


def style_of(section):
    """Shows the element on the page as in the pictures, with nothing in motion."""
    width, height, _, _ = SIZES.get(section.tag, USUAL)
    return (
        f"body {{ margin: {MARGIN}px; display: flex; gap: 40px; background: white }}"
        f"{section.tag} {{ width: {width}px; height: {height}px }}"
    )


class Looks:
    """The elements of a page in every state, with or without a rule."""

    def __init__(self, page, tag):
        self.page, self.tag, self.elements = page, tag, page.locator(tag)
        page.evaluate("async (tag) => { for (const each of document.querySelectorAll(tag)) await each.ready }", tag)
        page.evaluate("document.fonts.ready")

    def states(self, index):
        """Brings an element into each of its states, one after the other."""
        element = self.elements.nth(index)
        for state in STATES:
            if state == "open" and not element.evaluate("(each) => Boolean(each.show)"):
                continue
            if state == "typed" and self.tag not in TYPED:
                continue
            if state == "open":
                element.evaluate("(each) => each.show()")
            elif state == "rest":
                element.evaluate("(each) => { each.close?.(); document.activeElement.blur() }")
            elif state == "focus":
                element.evaluate("(each) => each.focus()")
            elif state == "typed":
                self.page.keyboard.type(TYPED[self.tag])
            elif state == "hover":
                if self.tag in TYPED:
                    self.page.keyboard.press("Escape")
                box = element.bounding_box()
                self.page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
            self.settle(element)
            yield state
        element.evaluate("(each) => each.blur()")
        self.page.mouse.move(0, 0)
        self.settle(element)

    def settle(self, element):
        """Waits for the control's motion and the transitions of its parts."""
        element.evaluate("""async (each) => {
          const frame = () => new Promise(requestAnimationFrame);
          await frame();
          while (each.resting === false) await frame();
          await frame();
          await Promise.allSettled(each.shadowRoot.getAnimations().map(({ finished }) => finished));
          await frame();
        }""")

    def picture(self, index):
        box = self.elements.nth(index).bounding_box()
        clip = {"x": box["x"] - MARGIN, "y": box["y"] - MARGIN,
                "width": box["width"] + 2 * MARGIN, "height": box["height"] + 2 * MARGIN}
        return self.page.screenshot(clip=clip)

    def styled(self, index, css):
        """Returns a picture with a rule, and removes the rule again."""
        self.page.evaluate(
            """(css) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets = [sheet];
            }""", css)
        taken = self.picture(index)
        self.page.evaluate("document.adoptedStyleSheets = []")
        return taken

    def first_change(self, rules):
        """For each CSS text, the first picture that differs from the plain one in the same state; for "", the plain."""
        found = {}
        for index in range(self.elements.count()):
            for _ in self.states(index):
                left = [css for css in rules if css not in found]
                plain = self.picture(index)
                found.setdefault("", plain)
                for css in left:
                    taken = self.styled(index, css)
                    if taken != plain:
                        found[css] = taken
        return found


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves what Web/build made, and one page."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript",
    }
    page = ""

    def do_GET(self):
        if self.path != "/":
            super().do_GET()
            return
        body = self.page.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def sheet(section, pictures):
    """A page of all pictures, each with its rule."""
    width, _, scale, columns = SIZES.get(section.tag, USUAL)
    shown = round((width + 2 * MARGIN) * scale)
    cells = [("without a rule", pictures[""])]
    for rule in section.rules:
        name = f"::part({rule.part})" if rule.part else rule.properties[0]
        cells.append((name, pictures[rule.text]))
    boxes = "".join(
        f'<figure><img width="{shown}" src="data:image/png;base64,{base64.b64encode(data).decode()}">'
        f"<figcaption>{html.escape(name)}</figcaption></figure>" for name, data in cells
    )
    return f"""<!doctype html><meta charset="utf-8"><style>
      body {{ margin: 0; width: max-content; background: white }}
      main {{ display: grid; grid-template-columns: repeat({columns}, {shown}px); gap: 8px 0; padding: 8px }}
      figure {{ margin: 0; text-align: center }}
      figcaption {{ font: 10.5px Inter, sans-serif; color: #333; letter-spacing: -0.2px }}
    </style><main>{boxes}</main>"""


def main():
    from playwright.sync_api import sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser_path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(device_scale_factor=2, viewport={"width": 1200, "height": 700}, reduced_motion="reduce")
        for section in [each for each in sections() if not sys.argv[1:] or each.tag in sys.argv[1:]]:
            Handler.page = (
                f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{style_of(section)}</style>'
                f'<script type="module" src="rotary.js"></script>{section.body}'
            )
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            looks = Looks(page, section.tag)
            pictures = looks.first_change([rule.text for rule in section.rules])
            missing = [rule.text for rule in section.rules if rule.text not in pictures]
            if missing:
                raise SystemExit("These rules of StyleWithCSS.md change nothing:\n" + "\n".join(missing))
            page.set_content(sheet(section, pictures))
            page.locator("main").screenshot(path=section.picture, type="jpeg", quality=82)
            print(section.picture.relative_to(ROOT))
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
