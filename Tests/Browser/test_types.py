"""The declarations that editors complete from: TypeScript takes what is right and refuses what is not."""

import subprocess

from conftest import ROOT

SAMPLES = ROOT / "Tests" / "Browser" / "Types"


def compile_sample(path):
    options = ["--strict", "--noEmit", "--target", "es2020", "--module", "es2020"]
    return subprocess.run(
        ["tsc", *options, "--lib", "es2020,dom,dom.iterable", str(path)],
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_properties_have_the_types_of_settings():
    compiled = compile_sample(SAMPLES / "sample.ts")
    assert compiled.returncode == 0, compiled.stdout


def test_every_attribute_of_an_element_is_a_property(open_page):
    """What the elements define as properties, the declarations name, each once with its sentence."""
    text = (ROOT / "Web" / "dist" / "rotary-settings.d.ts").read_text()
    page = open_page("<rotary-dial></rotary-dial>")
    for element, interface in [
        ("rotary-wheel", "WheelSettings"),
        ("rotary-spinner", "NumberSpinnerSettings"),
        ("rotary-spinner-row", "SpinnerRowSettings"),
        ("rotary-turntable", "TurntableSettings"),
        ("rotary-ring-menu", "RingMenuSettings"),
    ]:
        own = text.split(f"export interface {interface} {{")[1].split("\n}\n")[0]
        declared = {line.split(":")[0].strip() for line in own.split("\n") if ": " in line and "* " not in line}
        observed = page.evaluate(
            "(name) => customElements.get(name).observedAttributes", element
        )
        named = {
            "aria-label", "aria-labelledby", "aria-describedby", "title", "for", "required", "required-text",
            # Only of a turntable, the core knows of it.
            *({"readonly"} - declared),
        }
        words = [name.split("-") for name in observed if name not in named]
        assert declared == {first + "".join(map(str.capitalize, rest)) for first, *rest in words}
