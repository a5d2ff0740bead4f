"""Says what DocC had to sort by itself, on the pages of modules and of controls: topics.py ARCHIVE...

A reader finds what belongs together under a name of its own, not under "Structures" or "Instance Methods".
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def controls(module):
    """The controls of a module, as DocC calls their pages: those that have an article of their own."""
    return sorted(page.stem.lower() for page in ROOT.glob(f"Sources/{module}/{module}.docc/Controls/*.md"))


def unsorted(archive):
    """The titles that DocC made, by page."""
    module = archive.stem
    folder = archive / "data" / "documentation"
    pages = [folder / f"{module.lower()}.json"]
    pages += [folder / module.lower() / f"{name}.json" for name in controls(module)]
    for page in pages:
        data = json.loads(page.read_text())
        for section in data.get("topicSections", []):
            if section.get("generated"):
                yield page, section["title"], [each.rsplit("/", 1)[-1] for each in section["identifiers"]]


if __name__ == "__main__":
    found = [line for archive in sys.argv[1:] for line in unsorted(Path(archive))]
    for page, title, names in found:
        print(f"{page.stem}: under DocC's own title \"{title}\": {' '.join(names)}", file=sys.stderr)
    sys.exit(1 if found else 0)
