"""Writes the page of all settings into Rotary's catalogue from stage.py: settings.py TOOL FOLDER.

The page has the controls with an element. The tool `rotary` prints their settings.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = """# The settings of the controls

Every setting of every control, with its range and default.

A setting has the same name in recordings, on the command line (`rotary render dial --set step=5`) and as an
attribute. As a property of an element, its name is in camel case. A control ignores an invalid value and keeps the
setting. Each control declares its settings once, in ``ConfigurableControl/visitSettings(_:)``;
`rotary list --markdown` prints this list.

"""
# The heading before which the page is inserted into the topics of the module.
BEFORE = "\n\n### How it works\n"


def controls():
    """The controls of all elements in Web/catalogue, by their names in the tool."""
    lines = (ROOT / "Web" / "catalogue").read_text().splitlines()
    names = [name for line in lines if line.startswith("rotary-") for name in line.split()[3:]]
    return [re.sub(r"\B[A-Z]", r"-\g<0>", name).lower() for name in names]


def write(tool, folder):
    """Writes the page and a link to it."""
    catalogue = Path(folder) / "Rotary.docc"
    listed = subprocess.run(
        [tool, "list", "--markdown", *controls()], check=True, capture_output=True, text=True
    )
    (catalogue / "SettingReference.md").write_text(PAGE + listed.stdout)
    module = catalogue / "Rotary.md"
    text = module.read_text()
    if text.count(BEFORE) != 1:
        raise SystemExit(f"{module.name} has no place for the page of settings, before {BEFORE.strip()}")
    module.write_text(text.replace(BEFORE, "\n- <doc:SettingReference>" + BEFORE))


if __name__ == "__main__":
    write(*sys.argv[1:])
