"""The mutants that script/mutate finds in a source, and the code that switches them."""

import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Mutation"))
import places  # noqa: E402
import suites  # noqa: E402


def changes(text):
    """Returns the code before and after each mutant of a source."""
    return [(place.before, place.after) for place in places.places(text, "a.swift")]


def switched(text, index=0):
    """Returns a source with a switch at one place, and the declared operator."""
    return places.rewrite(text, [(17, places.places(text, "a.swift")[index])])


@pytest.mark.parametrize(
    "text, expected",
    [
        ("let a = b + c", [("+", "-")]),
        ("let a = -b", [("-", "+")]),
        ("return a < b", [("<", "<=")]),
        ("return a >= b", [(">=", ">")]),
        ("return a != b", [("!=", "==")]),
        ("return a\n  && b", [("&&", "||")]),
        ("return Swift.min(a, b)", [("Swift.min(", "Swift.max(")]),
        ("let a = 0.5", [("0.5", "0.6")]),
        ("let a = 0.0", [("0.0", "0.1")]),
        ("let a = 1e-9", [("1e-9", "1.2e-9")]),
        ("let a = 10_000", [("10_000", "10001")]),
        ("for a in 0..<b {", [("0", "1")]),
        ("if a {", [("a", "!(a)")]),
        ("} else if a {", [("a", "!(a)")]),
        ("while a {", [("a", "false")]),
        ("guard a else { return }", [("a", "true")]),
        ("guard a(b, c), let d, e else {", [("a(b, c)", "true"), ("e", "true")]),
        ("mutating func a() {", [("{", "return")]),
    ],
)
def test_a_place_is_found(text, expected):
    assert changes(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "// a + 1",
        "/// a < 1",
        "/* a\n + 1 */",
        'let a = "b + \\(c + 1)"',
        'let a = """\n  b + 1\n  """',
        "#if A\nlet a = 1\n#endif",
        "@available(macOS 13, *)",
        "let a: [Int: A<1>]",
        "let a1 = $0.1",
        "case a = 1",
        "return a == nil",
        "extension A where B == C {",
        "precondition(a > 1)",
        "mutating func a() -> Int {",
        "static func == (a: A, b: A) -> Bool {",
        "guard let a else { return }",
    ],
)
def test_no_place_is_found_in_comments_texts_types_and_patterns(text):
    assert changes(text) == []


@pytest.mark.parametrize(
    "text, expected",
    [
        ("let a = 0.5", "let a = Mutant.either(17, 0.5, 0.6)"),
        ("return a < b", "return a <∁∇ b"),
        ("let a = -b", "let a = -∁∇b"),
        ("if a {", "if (Mutant.isOn(17) != (a)) {"),
        ("while a {", "while (!Mutant.isOn(17) && (a)) {"),
        ("guard a else {", "guard (Mutant.isOn(17) || (a)) else {"),
        ("a = Swift.min(b, c)", "a = Mutant.least(17, b, c)"),
        ("mutating func a() {", "mutating func a() { if Mutant.isOn(17) { return }"),
    ],
)
def test_a_place_gets_a_switch(text, expected):
    assert switched(text)[0] == expected


def test_an_operator_keeps_its_precedence():
    assert "infix operator <∁∇: ComparisonPrecedence" in switched("return a < b")[1]
    assert "prefix operator -∁∇" in switched("let a = -b")[1]


def test_a_source_keeps_its_lines():
    for file in (ROOT / "Sources/Rotary/Motion").glob("*.swift"):
        text = file.read_text()
        by_line = {place.line: place for place in places.places(text, str(file))}
        numbered = list(enumerate(by_line.values(), 1))
        assert places.rewrite(text, numbered)[0].count("\n") == text.count("\n")


def test_the_choice_follows_the_seed_and_the_lines_of_code():
    text = "let a = 1\nlet b = c + 2\nlet d = e < 3\nif f {\n" * 5
    found = {"A": places.places(text, "A/a.swift"), "B": places.places(text, "B/b.swift")}
    chosen = places.choose(found, {"A": 300, "B": 100}, 8, 1)
    assert chosen == places.choose(found, {"A": 300, "B": 100}, 8, 1)
    assert chosen != places.choose(found, {"A": 300, "B": 100}, 8, 2)
    assert sorted(place.path for place in chosen) == ["A/a.swift"] * 6 + ["B/b.swift"] * 2
    assert len({(place.path, place.line) for place in chosen}) == 8


def test_each_folder_of_the_core_has_suites():
    for file in (ROOT / "Sources/Rotary").rglob("*.swift"):
        folder = places.folder_of(str(file.relative_to(ROOT)))
        assert suites.claiming(folder, ROOT / "Tests/RotaryTests"), folder
