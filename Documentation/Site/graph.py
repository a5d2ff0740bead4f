"""Removes from symbol graphs that a member implements a protocol's requirement: graph.py FILE...

DocC moves such members, for example a control's `draw(into:)`, to a page "Default Implementations", even if a topic
lists them. Here they are members like all others.
"""

import json
import sys
from pathlib import Path


def flatten(file):
    """Removes the origin of each member of a symbol graph."""
    graph = json.loads(file.read_text())
    for relationship in graph["relationships"]:
        if relationship["kind"] == "memberOf":
            relationship.pop("sourceOrigin", None)
    file.write_text(json.dumps(graph))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        flatten(Path(name))
