"""Takes from a symbol graph what DocC would sort under a protocol's name: graph.py FILE...

A control's `draw(into:)` implements a protocol's requirement. DocC puts all such members of a type on a page
of their own, "Default Implementations", wherever else they are listed. They are members like all others.
"""

import json
import sys
from pathlib import Path


def flatten(file):
    """Leaves members under a protocol's name only where the protocol itself has them."""
    graph = json.loads(file.read_text())
    for relationship in graph["relationships"]:
        if relationship["kind"] == "memberOf":
            relationship.pop("sourceOrigin", None)
    file.write_text(json.dumps(graph))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        flatten(Path(name))
