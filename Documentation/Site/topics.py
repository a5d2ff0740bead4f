"""Lists symbols that are in no topic, on the pages of modules and controls: topics.py ARCHIVE...

Topics group symbols by purpose. DocC would list the others under titles such as "Structures" or "Instance Methods".
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def controls(module):
    """Returns the controls of a module that have an article, by the names of their pages in DocC."""
    return sorted(page.stem.lower() for page in ROOT.glob(f"Sources/{module}/{module}.docc/Controls/*.md"))


def unsorted(archive):
    """The generated titles, by page."""
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
        print(f"{page.stem}: under the generated title \"{title}\": {' '.join(names)}", file=sys.stderr)
    sys.exit(1 if found else 0)
