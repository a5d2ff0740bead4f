"""What script/words finds in documents, comments and strings, and what it leaves alone."""

import importlib.machinery
import importlib.util
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOADER = importlib.machinery.SourceFileLoader("words", str(ROOT / "script/words"))
words = importlib.util.module_from_spec(importlib.util.spec_from_loader("words", LOADER))
LOADER.exec_module(words)


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A repository with one rule of each kind; returns a function that writes a file and checks all files."""
    lists = tmp_path / "Checks/Words"
    lists.mkdir(parents=True)
    (lists / "banned.txt").write_text("# comment\n^(?:What|Who)\\b\tname the subject\n\\bso many\\b\tthe number of\n")
    (lists / "names.txt").write_text("goOn\tresume\n")
    (lists / "exceptions.txt").write_text("")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    monkeypatch.setattr(words, "ROOT", tmp_path)
    monkeypatch.setattr(words, "LISTS", lists)

    def check(name, text):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        subprocess.run(["git", "-C", tmp_path, "add", "-A"], check=True)
        return words.main([])

    check.lists = lists
    return check


@pytest.mark.parametrize(
    "name, text, line",
    [
        ("a.md", "A wheel.\nWhat it has is a hub.\n", 2),
        ("a.md", "- Who has a wheel turns it.\n", 1),
        ("a.md", "| Name | What it is |\n", 1),
        ("a.md", "It takes so\nmany items.\n", 1),
        ("a.md", "```swift\nlet a = 1\n```\nIt takes so many.\n", 4),
        ("a.swift", "/// A wheel.\n///\n/// - Parameter a: What it is.\nlet a = 1\n", 3),
        ("a.swift", "let a = 1  // so many\n", 1),
        ("a.swift", 'let a = "There are so many of \\(kind)."\n', 1),
        ("a.swift", 'let a = """\n  There are so many.\n  """\n', 2),
        ("a.swift", "func goOn() {}\n", 1),
        ("a.js", "/**\n * What it is.\n */\n", 2),
        ("a.js", "const a = 'there are so many';\n", 1),
        ("a.py", '"""What it is."""\n', 1),
        ("a.py", '"""A\nWhat: it is. What it is."""\n', 2),
        ("a.py", 'def a():\n    """A\n    wheel. What it is.\n    """\n', 3),
        ("a.html", "<p>\nWhat it is.</p>\n", 2),
        ("script/a", "#!/usr/bin/env bash\n# What it is.\n", 2),
    ],
)
def test_a_banned_construction_is_found(project, capsys, name, text, line):
    assert project(name, text) == 1
    assert capsys.readouterr().out.startswith(f"{name}:{line}: ")


@pytest.mark.parametrize(
    "name, text",
    [
        ("a.md", "What is a wheel? It turns.\n"),
        ("a.md", "```\nWhat it is.\n```\nUse `so many` here.\n"),
        ("a.md", "See [a page](so many).\n"),
        ("a.swift", 'let a = "What"\nlet what = 1\n'),
        ("a.swift", "/// It shows what it is.\n"),
        ("Tests/a.py", 'page.evaluate(\n    """What it is\n    so many""")\n'),
        ("a.txt", "What it is.\n"),
    ],
)
def test_plain_text_and_code_are_left_alone(project, capsys, name, text):
    assert project(name, text) == 0
    assert capsys.readouterr().out == ""


def test_an_exception_counts_only_where_it_is_used(project, capsys):
    (project.lists / "exceptions.txt").write_text("a.md\tso many\tquoted\n")
    assert project("a.md", "It takes so many.\n") == 0
    assert project("a.md", "It takes few.\n") == 1
    assert "is not needed any more" in capsys.readouterr().out


@pytest.mark.parametrize(
    "subject, is_good",
    [
        ("Add a wheel", True),
        ("Focus a ring menu", True),
        ("Fix what " + "a" * 64, False),
        ("Added a wheel", False),
        ("Adds a wheel", False),
        ("The wheel turns", False),
    ],
)
def test_the_subject_of_a_commit_is_short_and_imperative(project, subject, is_good):
    project("a.md", "A wheel.\n")
    commit = ["git", "-C", words.ROOT, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m"]
    subprocess.run([*commit, "Begin"], check=True)
    subprocess.run([*commit, subject], check=True)
    assert words.main(["--commits", "HEAD~1..HEAD"]) == (0 if is_good else 1)
