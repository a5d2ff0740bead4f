"""The promises of README.md: Tests/Documents/promises.txt names what shows each of them."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
LIST = (ROOT / "Tests/Documents/promises.txt").read_text()
# The parts of README.md in which every sentence is a promise. The first part has no heading.
COVERED = ["", "Platforms", "Install", "Use", "Try the gallery", "Requirements"]


def plain(text):
    """Returns a text with single spaces."""
    return " ".join(text.split())


def read(text):
    """Returns the promises, each with what shows it."""
    promises = []
    for line in text.splitlines():
        if not line or line.startswith("# "):
            continue
        if line.startswith("  "):
            promises[-1][1].append(line.strip())
        elif promises and not promises[-1][1]:
            promises[-1][0] += " " + line
        else:
            promises.append([line, []])
    return [(plain(promise), shown) for promise, shown in promises]


def parts(document):
    """Returns the text below each heading of the second level."""
    found = re.split(r"^## (.*)\n", "\n" + document, flags=re.M)
    return dict(zip(["", *found[1::2]], found[::2]))


def uncovered(part, promises):
    """Returns the sentences, rows and blocks of code of a part without a promise."""
    blocks = re.findall(r"```.*?```", part, re.S)
    left = [block for block in blocks if not any(promise in plain(block) for promise, _ in promises)]
    part = re.sub(r"```.*?```|<p>.*?</p>|^#+ .*$|^\|.*\|\n\|[-|]+\|$", "", part, flags=re.S | re.M)
    text = plain(part)
    for promise, _ in sorted(promises, key=lambda each: -len(each[0])):
        text = text.replace(promise, " \0 ")
    return left + [plain(each) for each in text.split("\0") if re.search(r"\w", each)]


PROMISES = read(LIST)


@pytest.mark.parametrize("promise,shown", PROMISES, ids=[promise[:60] for promise, _ in PROMISES])
def test_a_promise_stands_in_the_readme_and_has_a_test_or_a_reason(promise, shown):
    assert promise in plain(README), "README.md does not have these words; change Tests/Documents/promises.txt"
    assert shown, "nothing shows the promise; name a test, or write 'unseen: ' and the reason"
    for each in shown:
        assert re.match(r"unseen: \w.{5}", each) or (ROOT / each).exists(), f"there is no {each}"


@pytest.mark.parametrize("heading", COVERED)
def test_every_sentence_of_the_readme_is_covered(heading):
    assert uncovered(parts(README)[heading], PROMISES) == []


def test_every_row_of_the_platform_table_is_covered():
    rows = re.findall(r"^\| (.*?) \|", parts(README)["Platforms"], re.M)[1:]
    assert len(rows) == 5
    for row in rows:
        assert any(promise.startswith(row) for promise, _ in PROMISES), f"no promise begins with {row}"


@pytest.mark.parametrize("part,missing", [
    ("A wheel turns. It stops.", ["It stops."]),
    ("| A | B |\n|---|---|\n| A wheel turns. | x |\n", ["| x |"]),
    ("A wheel turns.\n\n```sh\nmake\n```\n", ["```sh\nmake\n```"]),
    ("### Use\n\nA wheel\nturns.\n", []),
])
def test_a_new_sentence_row_or_block_is_found(part, missing):
    assert uncovered(part, [("A wheel turns.", [])]) == missing


def test_a_promise_may_break_over_lines():
    assert read("# a list\n\nA wheel\nturns.\n  a.py\n  unseen: b\nIt stops.\n  c.py\n") == [
        ("A wheel turns.", ["a.py", "unseen: b"]), ("It stops.", ["c.py"]),
    ]
