"""The record of the public interface: script/api makes it from symbol graphs and compares it."""

import importlib.machinery
import importlib.util
import pathlib
import random
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOADER = importlib.machinery.SourceFileLoader("api", str(ROOT / "script/api"))
api = importlib.util.module_from_spec(importlib.util.spec_from_loader("api", LOADER))
LOADER.exec_module(api)


def symbol(kind, path, text, access="public", **more):
    """A symbol of a graph, declared by a text in which its name is in brackets."""
    before, _, rest = text.partition("[")
    name, _, after = rest.partition("]")
    fragments = [("text", before), ("identifier", name), ("text", after)]
    return {
        "kind": {"identifier": f"swift.{kind}"}, "identifier": {"precise": f"s:{path}:{text}"},
        "pathComponents": path.split("."), "accessLevel": access,
        "declarationFragments": [{"kind": kind, "spelling": spelling} for kind, spelling in fragments],
        "docComment": {"lines": [{"text": "A comment."}]},
        "location": {"uri": f"file:///home/{random.random()}/A.swift"}, **more,
    }


def conforms(source, target, where=()):
    constraints = [dict(zip(("lhs", "kind", "rhs"), each)) for each in where]
    return {"kind": "conformsTo", "source": source["identifier"]["precise"], "target": "s:?", "targetFallback": target,
            "swiftConstraints": constraints}


WHEEL = symbol("struct", "Wheel", "struct [Wheel]<Value>")
OPTIONS = symbol("struct", "Wheel.Options", "struct [Options]")
VIEW = symbol("class", "View", "@MainActor class [View]", "open")
CONTROL = symbol("protocol", "Control", "protocol [Control] : Equatable")
EXTENSION = {"extendedModule": "Rotary", "typeKind": "swift.protocol"}
STRUCT = {"extendedModule": "Rotary", "typeKind": "swift.struct"}
LARGE = symbol("property", "Double.isLarge", "var [isLarge]: Bool { get }", swiftExtension={
    "extendedModule": "Swift", "typeKind": "swift.struct"})
SYMBOLS = [
    WHEEL, OPTIONS, VIEW, CONTROL,
    symbol("property", "Wheel.Options.size", "var [size]: Double"),
    symbol("method", "Wheel.spin(to:)", "mutating func [spin](to index: Int,\n  turns: Int = 4)"),
    symbol("method", "Wheel.sum()", "func [sum]() -> Value", swiftExtension=STRUCT | {
        "constraints": [{"kind": "conformance", "lhs": "Value", "rhs": "Number"}]}),
    symbol("property", "Control.isAtEnd", "var [isAtEnd]: Bool { get }"),
    symbol("property", "Control.isAtEnd", "var [isAtEnd]: Bool  { get }", swiftExtension=EXTENSION),
    symbol("func", "make()", "func [make]()"),
]
RELATIONS = [
    conforms(WHEEL, "Swift.Sendable"), conforms(WHEEL, "Swift.Copyable"), conforms(WHEEL, "UIKit.Drawn"),
    conforms(WHEEL, "Swift.Equatable", [("Value", "conformance", "Number")]), conforms(CONTROL, "Swift.Equatable"),
]
OTHERS = [{"kind": "memberOf", "source": LARGE["identifier"]["precise"], "target": "s:Sd"},
          {"kind": "conformsTo", "source": "s:Sd", "target": CONTROL["identifier"]["precise"]}]
GRAPHS = [{"symbols": SYMBOLS, "relationships": RELATIONS}, {"symbols": [LARGE], "relationships": OTHERS}]
LINES = """func make()
protocol Control : Equatable
  extension var isAtEnd: Bool { get }
  var isAtEnd: Bool { get }
extension Double
  : Control
  var isLarge: Bool { get }
open @MainActor class View
struct Wheel<Value>
  : Equatable where Value: Number
  : Sendable, UIKit.Drawn
  func sum() -> Value where Value: Number
  mutating func spin(to index: Int, turns: Int = 4)
struct Wheel.Options
  var size: Double""".splitlines()
FILES = {"Rotary": ["# Declarations", "", *LINES]}


@pytest.fixture
def recorded(tmp_path, monkeypatch):
    """A folder with the record of `FILES`; no build is looked at."""
    monkeypatch.setattr(api, "RECORDED", tmp_path / "API")
    monkeypatch.setattr(api, "found", lambda group, folder: (FILES, []))
    monkeypatch.setenv("ROTARY_BUILT", "1")
    assert api.main([]) == 0
    return tmp_path / "API"


def test_a_declaration_is_one_line_below_its_type():
    assert api.interface(GRAPHS) == LINES


def test_the_order_of_the_graphs_and_places_of_sources_do_not_matter():
    generator = random.Random(7)
    for _ in range(20):
        graphs = [{key: generator.sample(each, len(each)) for key, each in graph.items()} for graph in GRAPHS]
        assert api.interface(generator.sample(graphs, 2)) == LINES


def test_a_setting_has_its_kind_values_unit_and_default():
    listed = [
        {"control": "wheel", "settings": [
            {"name": "tints", "kind": "texts", "unit": "", "default": [], "summary": "Colours."},
            {"name": "end", "kind": "number", "minimum": -3.5, "maximum": 3, "unit": "degrees", "default": 1},
        ]},
        {"control": "dial", "settings": [
            {"name": "scale", "kind": "choice", "choices": ["a", "b"], "unit": "", "default": "a"},
        ]},
    ]
    assert api.settings_lines(listed) == [
        "dial", '  scale: choice a b = "a"', "wheel", "  end: number -3.5...3 degrees = 1", "  tints: texts = []",
    ]


def test_what_is_recorded_passes(recorded, capsys):
    assert api.main(["--check"]) == 0
    assert "as recorded in API/" in capsys.readouterr().out


def test_a_changed_declaration_is_reported_with_its_type_and_advice(recorded, monkeypatch, capsys):
    changed = [line.replace("turns: Int = 4", "turns: Int") for line in FILES["Rotary"]]
    monkeypatch.setattr(api, "found", lambda group, folder: ({"Rotary": changed}, []))
    assert api.main(["--check"]) == 1
    said = capsys.readouterr()
    assert "\n-  mutating func spin(to index: Int, turns: Int = 4)\n" in said.out
    assert "\n+  mutating func spin(to index: Int, turns: Int)\n" in said.out
    assert " @@ struct Wheel<Value>\n" in said.out
    assert "run script/api and commit API/, and name the change in CHANGELOG.md" in said.err
    assert (recorded / "Rotary.txt").read_text().splitlines() == FILES["Rotary"]


def test_a_module_without_a_record_is_reported(recorded, capsys):
    (recorded / "Rotary.txt").unlink()
    assert api.main(["--check"]) == 1
    assert "+struct Wheel.Options" in capsys.readouterr().out


@pytest.mark.parametrize("left,code", [(["RotaryGTK"], 0), (["RotaryReplay"], 1)])
def test_a_step_of_the_tests_needs_all_builds_but_gtk(recorded, monkeypatch, capsys, left, code):
    monkeypatch.setattr(api, "found", lambda group, folder: (FILES, left))
    assert api.main(["--check", "core"]) == code
    assert ("RotaryReplay must be built first" in capsys.readouterr().err) == bool(code)
    assert api.main(["--check"]) == 0


def test_a_wrong_argument_is_refused(recorded):
    assert api.main(["--check", "linux"]) == 2


def test_the_graph_of_a_module_that_is_not_built_is_left_out_visibly(tmp_path):
    done = subprocess.run([ROOT / "script/graph", "Nowhere", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == api.NOT_BUILT and "Nowhere is left out: there is no build of it" in done.stderr
