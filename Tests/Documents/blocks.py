"""The blocks of code in the repository's documents and in its doc comments."""

import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Documentation" / "Site"))
from stage import LABEL  # noqa: E402

MISTAKES = "Tests/Documents/Mistakes/"
FENCE = re.compile(r"^(\s*)```(\S*)\s*$")
# A comment before a block, for the check alone: <!-- imports: UIKit, RotaryUIKit -->
IMPORTS = re.compile(r"<!-- imports: ([\w, ]+) -->")


@dataclass
class Block:
    """A block of code: its place, its language, its text, and the host of the tab that it is in."""

    file: str
    line: int
    language: str
    text: str
    imports: list = field(default_factory=list)
    host: str = ""

    @property
    def place(self):
        return f"{self.file}:{self.line}"

    @property
    def is_comment(self):
        return self.file.endswith(".swift")


def tracked(*patterns):
    """Paths of files that are in the repository, or will be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\n")
    return sorted({path for path in listed if path and (ROOT / path).exists()})


def blocks_of(file, text):
    """The fenced blocks of a text, in order; one that is not closed goes to the end."""
    found, opened, imports, host = [], None, [], ""
    for number, line in enumerate(text.split("\n"), 1):
        fence = FENCE.match(line)
        if opened and fence and not fence[2]:
            found.append(opened)
            opened = None
        elif opened:
            opened.text += line[len(indent):] + "\n"
        elif fence:
            indent = fence[1]
            opened = Block(file, number + 1, fence[2], "", imports, host)
            imports = []
        elif IMPORTS.match(line):
            imports = re.split(r",\s*", IMPORTS.match(line)[1])
        elif label := LABEL.match(line):
            # Each labelled block is a recipe, which a reader pastes without the others.
            host = label[1]
        elif line.startswith("#"):
            host = ""
    return found + ([opened] if opened else [])


def indented(file, text):
    """The places of blocks that are made by four spaces, which say no language."""
    is_open = is_list = is_free = False
    for number, line in enumerate(text.split("\n"), 1):
        if FENCE.match(line):
            is_open = not is_open
        elif not is_open and line.strip():
            is_list = bool(re.match(r"\s*([-*]|\d+\.)\s", line)) or (is_list and line.startswith(" "))
            if is_free and line.startswith("    ") and not is_list:
                yield f"{file}:{number}"
        is_free = not line.strip()


def comments(file, text):
    """The text of a source's doc comments, line by line; other lines are empty."""
    return "\n".join(
        (match[1] if (match := re.match(r"\s*/// ?(.*)$", line)) else "") for line in text.split("\n")
    )


def documents(folder=None):
    """The texts of all documents by path; the mistakes alone where they are asked for."""
    for path in tracked("*.md"):
        if path.startswith(MISTAKES) == (folder == MISTAKES):
            yield path, (ROOT / path).read_text()


def all_blocks():
    """Every block of every document and doc comment."""
    found = [block for path, text in documents() for block in blocks_of(path, text)]
    for path in tracked("Sources/*.swift"):
        text = (ROOT / path).read_text()
        if "/// ```" in text:
            found += blocks_of(path, comments(path, text))
    return found
