"""The examples of Sources/Rotary/Rotary.docc/InYourFramework.md, with the frameworks in Debian."""

import json
import os
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from conftest import DIST, ROOT, Handler, wait
from test_package import manifest, package, run, scratch  # noqa: F401

GUIDE = (ROOT / "Sources/Rotary/Rotary.docc/InYourFramework.md").read_text()
MODULES = Path("/usr/share/nodejs")
VUE = Path("/usr/share/javascript/vue/vue.js")


def block(language):
    """The first code block in a language, word for word."""
    return re.search(rf"^```{language}\n(.*?)\n```$", GUIDE, re.M | re.S)[1]


def part(text, tag):
    return re.search(rf"<{tag}[^>]*>\n(.*?)\n</{tag}>", text, re.S)[1]


def by_path(text):
    """Replaces names and relative paths by the package's address on the tests' server."""
    return re.sub(r"'(\./)?rotarykit/", "'/own/", text)


def serve(name, text):
    Handler.pages[name] = ("text/javascript", text)
    return f'<script type="module" src="{name}"></script>'


def check(page):
    """Checks both directions: a key changes the displayed value, and the state stays the element's value."""
    wait(page, "!!$('rotary-dial')?.shadowRoot?.querySelector('.scene .text')")
    assert page.locator("output").text_content() == "21"
    page.locator("rotary-dial").focus()
    for shown in ("22", "23", "24"):
        page.keyboard.press("ArrowUp")
        wait(page, "$('output').textContent === argument", shown)
    wait(page, "$('rotary-dial').value === '24'")


@pytest.mark.parametrize("source", ["the package", "the build"])
def test_the_plain_example_works_beside_the_two_files_that_it_names(scratch, lend, source):  # noqa: F811
    folder = scratch / "made" if source == "the package" else DIST
    page = lend()
    asked = []

    def answer(route):
        name = route.request.url.split("/")[-1]
        asked.append(name)
        if name == "plain.html":
            route.fulfill(body=f"<!doctype html>{block('html')}", content_type="text/html; charset=utf-8")
        elif name == "favicon.ico":
            route.fulfill(body="")
        else:
            route.fulfill(path=folder / name)

    page.route("http://plain.test/**", answer)
    page.goto("http://plain.test/plain.html")
    check(page)
    assert set(asked) - {"favicon.ico"} == {"plain.html", "rotary-dial.js", "rotary.css"}


def bundle(folder, name, text, *options):
    """Bundles a script with the frameworks of Debian; the package stays a separate file."""
    (folder / name).write_text(text)
    done = subprocess.run(
        ["esbuild", folder / name, "--bundle", "--format=esm", "--jsx=automatic", "--log-level=warning",
         '--define:process.env.NODE_ENV="production"', *options],
        env={**os.environ, "NODE_PATH": str(MODULES)}, capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_of_react(scratch, open_page):  # noqa: F811
    start = """
      import { createRoot } from 'react-dom/client';
      createRoot(document.querySelector('#root')).render(<Heat />);"""
    script = bundle(scratch, "heat.jsx", by_path(block("jsx")) + start, "--external:/own/*")
    check(open_page('<div id="root"></div>' + serve("/react.js", script), script="/dist/rotary-wheel.js"))


def test_the_example_of_react_on_a_server(scratch):  # noqa: F811
    start = """
      import { renderToString } from 'react-dom/server';
      console.log(renderToString(<Heat />));"""
    script = bundle(
        scratch, "server.jsx", block("jsx") + start, "--external:rotarykit", "--platform=node",
        "--format=cjs", "--outfile=" + str(scratch / "rendered.cjs"),
    )
    assert script == ""
    # React's own modules are CommonJS, which cannot require the package's modules.
    text = (scratch / "rendered.cjs").read_text()
    required = 'require("rotarykit/rotary-dial.js")'
    assert required in text
    text = text.replace(required, "await import('rotarykit/rotary-dial.js')")
    (scratch / "rendered.cjs").write_text(f"(async () => {{ {text} }})();")
    done = run("node", "rendered.cjs", cwd=scratch)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith('<rotary-dial aria-label="Heat to" min="5" max="30" value="21">')


def test_the_example_of_vue(scratch, server, lend):  # noqa: F811
    text = block("vue")
    component = by_path(part(text, "script")).replace("export default", "const component =")
    Handler.pages["/vue-library.js"] = ("text/javascript", VUE.read_text())
    script = serve("/vue.js", f"""{component}
      Vue.config.ignoredElements = [/^rotary-/];
      new Vue({{ ...component, template: {json.dumps(part(text, "template"))} }}).$mount('#root');""")
    Handler.pages["/vue"] = (
        "text/html",
        '<!doctype html><html lang="en"><title>Vue</title><script src="/vue-library.js"></script>'
        f'<body><div id="root"></div>{script}',
    )
    # Templates are compiled on this page; usually a bundler compiles them.
    page = lend(bypass_csp=True)
    page.goto(server + "/vue")
    check(page)


class Tags(HTMLParser):
    """The attributes of the elements in a text."""

    def __init__(self, text):
        super().__init__()
        self.found = {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.found[tag] = [name for name, _ in attributes]


def test_the_example_of_svelte_is_of_this_element(scratch, manifest):  # noqa: F811
    text = block("svelte")
    bundle(scratch, "svelte.js", part(text, "script"), "--external:rotarykit/*")
    # Svelte's braces are values, which HTML allows only in quotes.
    markup = re.sub(r"=\{.*?\}(?=[\s>])", '=""', text.split("</script>")[1], flags=re.S)
    used = Tags(markup).found["rotary-dial"]
    dial = next(
        module["declarations"][0] for module in manifest["modules"]
        if module["path"] == "rotary-dial.js"
    )
    known = {entry["name"] for entry in dial["attributes"]} | {"aria-label"}
    known |= {f"on:{entry['name']}" for entry in dial["events"]}
    assert set(used) <= known and "on:input" in used


@pytest.mark.parametrize("language", ["jsx", "ts", "vue", "svelte"])
def test_every_example_names_the_package(language):
    assert "rotarykit/" in block(language)
