"""The package in use: by name in Node, in TypeScript and on a page."""

import fcntl
import gzip
import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, TAGS, Handler, wait

TYPES = ROOT / "Tests" / "Browser" / "Types"
# Every element has these, and no element's description names them.
NAMING = {"aria-label", "aria-labelledby", "aria-describedby", "title"}
# Attributes of form controls that the browser handles.
OF_FORMS = {"name", "disabled", "required", "readonly"}


def run(*command, cwd):
    # The folders of React in Debian.
    environment = {**os.environ, "NODE_PATH": "/usr/share/nodejs"}
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=600, check=False
    )


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """The package, made once for all workers."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, unfinished = shared / "package", shared / "unfinished-package"
    with open(shared / "package.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            made = run("node", ROOT / "Web" / "package" / "make.mjs", unfinished, "1.2.3", cwd=ROOT)
            assert made.returncode == 0, made.stderr
            unfinished.rename(folder)
    return folder


@pytest.fixture(scope="module")
def scratch(tmp_path_factory, package):
    """A user's project, with the package where npm would put it."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "node_modules").mkdir()
    for name in ("made", "node_modules/rotarykit"):
        (folder / name).symlink_to(package)
    (folder / "package.json").write_text('{ "type": "module" }')
    Handler.own = package
    return folder


@pytest.fixture(scope="module")
def described(scratch):
    return json.loads((scratch / "made" / "package.json").read_text())


@pytest.fixture(scope="module")
def manifest(scratch):
    return json.loads((scratch / "made" / "custom-elements.json").read_text())


def scripts(described):
    """The modules that can be imported, as written in an import."""
    return [
        name.replace(".", "rotarykit", 1)
        for name, kinds in described["exports"].items() if "default" in kinds and "types" in kinds
    ]


def test_every_export_is_there_with_its_types_and_its_source(scratch, described):
    made = scratch / "made"
    assert {f"rotarykit/{name}.js" for name in TAGS} <= set(scripts(described))
    for kinds in described["exports"].values():
        for path in kinds.values() if isinstance(kinds, dict) else [kinds]:
            assert "*" in path or (made / path).exists(), path
    modules = [*made.glob("*.js"), *made.glob("apart/*.js")]
    assert len(modules) > len(TAGS)
    for module in modules:
        assert module.read_text().rstrip().endswith(f"//# sourceMappingURL={module.name}.map")
        sources = json.loads(module.with_name(module.name + ".map").read_text())
        assert sources["version"] == 3 and sources["mappings"]
        assert len(sources["sources"]) == len(sources["sourcesContent"]) > 0


def test_an_import_on_a_server_does_nothing(scratch, described):
    """The import must not keep Node running, as a pending response would."""
    script = f"""
      const before = Object.getOwnPropertyNames(globalThis).join();
      for (const name of {json.dumps(scripts(described))}) await import(name);
      const {{ playCues }} = await import('rotarykit/sounds.js');
      playCues().play('tick');
      playCues().stop();
      if (Object.getOwnPropertyNames(globalThis).join() !== before) throw new Error('globals have changed');
      console.log(typeof HTMLElement, typeof customElements);
    """
    (scratch / "server.js").write_text(script)
    done = run("node", "server.js", cwd=scratch)
    assert (done.returncode, done.stdout, done.stderr) == (0, "undefined undefined\n", "")


def test_types_are_found_by_the_packages_name(scratch):
    """The way TypeScript 4.8 finds them, in strict mode."""
    paths = [*TYPES.glob("*.mts"), *TYPES.glob("*.tsx")]
    samples = [Path(shutil.copy(path, scratch)).name for path in paths]
    assert len(samples) >= 4
    options = ["--strict", "--noEmit", "--target", "es2022", "--module", "node16", "--jsx", "preserve"]
    compiled = run(
        "tsc", *options, "--lib", "es2022,dom,dom.iterable", *samples, cwd=scratch
    )
    assert compiled.returncode == 0, compiled.stdout


def declarations(manifest):
    return [module["declarations"][0] for module in manifest["modules"]]


def test_the_manifest_has_the_form_that_tools_expect(manifest):
    assert manifest["schemaVersion"] == "2.1.0"
    for module in manifest["modules"]:
        assert module["kind"] == "javascript-module"
        [declaration] = module["declarations"]
        assert declaration["kind"] == "class" and declaration["customElement"] is True
        for entry in module["exports"]:
            assert entry["kind"] in ("js", "custom-element-definition")
            assert entry["declaration"] == {"name": declaration["name"], "module": module["path"]}
        for member in declaration["members"]:
            assert member["kind"] in ("field", "method")
        for part in ("attributes", "events", "cssParts", "cssProperties"):
            names = [entry["name"] for entry in declaration[part]]
            assert names and len(names) == len(set(names))
        told = {entry["name"] for entry in declaration["events"]}
        # The events of all HTML elements are left out.
        assert told >= {"cue", "error"} and "click" not in told


def test_the_manifest_says_what_the_elements_are(manifest, open_page):
    """Every observed attribute and every member, and no others."""
    page = open_page("<rotary-dial aria-label='It'></rotary-dial>")
    for declaration in declarations(manifest):
        found = page.evaluate(
            """(tag) => {
              const own = customElements.get(tag);
              const members = {};
              for (let kind = own; kind !== HTMLElement; kind = Object.getPrototypeOf(kind)) {
                const all = Object.getOwnPropertyDescriptors(kind.prototype);
                for (const [name, { value, set }] of Object.entries(all)) {
                  members[name] ??= typeof value === 'function' ? 'method' : set ? 'field' : 'readonly';
                }
              }
              return { attributes: own.observedAttributes, members };
            }""",
            declaration["tagName"],
        )
        attributes = {entry["name"] for entry in declaration["attributes"]}
        observed = set(found["attributes"]) - NAMING
        assert observed - attributes == set(), declaration["tagName"]
        assert attributes - observed <= OF_FORMS, declaration["tagName"]
        stated = {
            entry["name"]: "readonly" if entry.get("readonly") else entry["kind"]
            for entry in declaration["members"]
        }
        public = {
            name: kind for name, kind in found["members"].items()
            if name not in ("constructor", "addEventListener", "handleEvent")
            and not name.endswith("Callback")
        }
        assert stated == public, declaration["tagName"]


def test_states_of_the_manifest_are_what_can_be_asked(manifest):
    for declaration in declarations(manifest):
        names = [entry["name"] for entry in declaration["cssStates"]]
        can_open = any(member["name"] == "open" for member in declaration["members"])
        assert names == ["moving", "held", "at-end", "error"] + ["open"] * can_open, declaration["tagName"]


def test_parts_of_the_manifest_are_those_of_the_elements(manifest, open_page):
    page = open_page(
        "<rotary-wheel aria-label='It'></rotary-wheel><rotary-dial aria-label='It'></rotary-dial>"
    )
    parts = {entry["name"] for entry in declarations(manifest)[0]["cssParts"]}
    drawn = page.evaluate(
        "[...document.querySelectorAll('main > *')].flatMap(({ shadowRoot }) =>"
        " [...shadowRoot.querySelectorAll('[part]')].map((each) => each.getAttribute('part')))"
    )
    assert set(drawn) <= parts and len(set(drawn)) > 4


@pytest.mark.parametrize("script", ["rotary", "rotary-dial"])
def test_an_element_comes_from_the_package(scratch, open_page, script):
    body = '<rotary-dial id="it" aria-label="It" max="100" value="40"></rotary-dial>'
    own = f'<script type="module" src="/own/{script}.js"></script>'
    page = open_page(body + own, script="/dist/rotary-wheel.js")
    wait(page, "!!$('#it').shadowRoot.querySelector('.scene .text')")
    assert page.evaluate("document.querySelector('#it').value") == "40"
    page.locator("#it").focus()
    page.keyboard.press("ArrowUp")
    wait(page, "$('#it').value === '41'")


def test_the_size_that_is_said_is_that_of_what_is_loaded(scratch, described, lend, server):
    Handler.pages["/sized"] = (
        "text/html",
        '<!doctype html><html lang="en"><title>Size</title>'
        '<script type="module" src="/own/rotary-dial.js"></script><rotary-dial></rotary-dial>',
    )
    page = lend()
    asked = []
    page.on("request", lambda request: "/own/" in request.url and asked.append(request.url))
    page.goto(server + "/sized")
    wait(page, "!!$('rotary-dial').shadowRoot?.querySelector('.scene *')")
    assert {address.split("/own/")[1] for address in asked} == {"rotary-dial.js"}
    stated = described["rotarykit"]["sizes"]["rotary-dial.js"]
    sent = {kind: (scratch / "made" / f"rotary-dial.js.{end}").stat().st_size for kind, end in (("gzip", "gz"), ("brotli", "br"))}
    assert stated == sent
    row = f"| `rotary-dial.js` | {sent['gzip'] / 1000:.1f} | {sent['brotli'] / 1000:.1f} |"
    assert row in (scratch / "made" / "README.md").read_text()


def test_each_file_that_a_page_loads_is_there_compressed(scratch, described):
    made = scratch / "made"
    files = {str(path.relative_to(made)) for kind in ("js", "css", "wasm") for path in made.rglob(f"*.{kind}")}
    assert files == set(described["rotarykit"]["sizes"]) and {"rotary.js", "rotary.css", "apart/rotary.wasm"} <= files
    for name in files:
        original = (made / name).read_bytes()
        assert gzip.decompress((made / f"{name}.gz").read_bytes()) == original
        unpacked = subprocess.run(["brotli", "-dc", made / f"{name}.br"], capture_output=True, check=True)
        assert unpacked.stdout == original


@pytest.mark.parametrize("options", [[], ["--minify"], ["--charset=utf8"]], ids=str)
def test_a_bundler_keeps_the_bytes_of_the_core(scratch, options):
    """Bundlers may write characters of the text as escapes."""
    (scratch / "bytes.js").write_text(
        """
        import { createHash } from 'node:crypto';
        globalThis.customElements = { get() {}, define() {} };
        WebAssembly.instantiate = async (bytes) => {
          console.log(createHash('sha256').update(bytes).digest('hex'));
          return new Promise(() => {});
        };
        await import('rotarykit/rotary-dial.js');
        """)
    done = run("esbuild", "bytes.js", "--bundle", "--platform=node", "--format=esm", "--outfile=bytes.mjs", *options, cwd=scratch)
    assert done.returncode == 0, done.stderr
    core = (scratch / "made" / "apart" / "rotary-dial.wasm").read_bytes()
    assert run("node", "bytes.mjs", cwd=scratch).stdout == hashlib.sha256(core).hexdigest() + "\n"
