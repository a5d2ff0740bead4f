#!/usr/bin/env python3
"""Checks that the simulated UIKit has no other names than Apple's.

  names.py GRAPH OURS > questions.swift

GRAPH is the simulation's symbol graph, as swift-symbolgraph-extract writes it. Each of its names that OURS does not
list becomes a line that compiles only if the name exists. script/apple compiles the lines against the headers.
"""
import json
import sys

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.typealias"}
INSTANCE_MEMBERS = {"swift.property", "swift.method"}
# Members that Swift derives for a type that is Equatable, Hashable or RawRepresentable.
DERIVED = {"hashValue", "hash(into:)", "rawValue", "init(rawValue:)", "==(_:_:)", "!=(_:_:)"}


def question(kind, path, protocols):
    """Returns a line that compiles if the name exists."""
    owner, name = ".".join(path[:-1]), path[-1].removesuffix("()")
    name = name if "(" in name or name == "init" else f"`{name}`"
    if kind == "swift.protocol":
        return f"_ = (any {path[-1]}).self"
    if kind in TYPES:
        return f"_ = {'.'.join(path)}.self"
    if not owner:
        return f"_ = {name}"
    if kind not in INSTANCE_MEMBERS:
        return f"_ = {owner}.{name}"
    return f"func ask(_ it: {'any ' if owner in protocols else ''}{owner}) {{ _ = it.{name} }}"


def main(graph, ours):
    with open(ours, encoding="utf8") as file:
        listed = {line.split("\t")[0] for line in file if line.strip() and not line.startswith("#")}
    with open(graph, encoding="utf8") as file:
        symbols = [(symbol["kind"]["identifier"], symbol["pathComponents"]) for symbol in json.load(file)["symbols"]]
    protocols = {path[-1] for kind, path in symbols if kind == "swift.protocol"}
    asked = {}
    for kind, path in symbols:
        names = {".".join(path[:count]) for count in range(1, len(path) + 1)}
        if path[-1] not in DERIVED and not names & listed:
            asked[".".join(path)] = question(kind, path, protocols)
    unused = listed - {".".join(path[:count]) for _, path in symbols for count in range(1, len(path) + 1)}
    if unused:
        sys.exit(f"{ours} lists names that the simulation lacks: {', '.join(sorted(unused))}")
    print("import UIKit\n")
    for number, line in enumerate(asked.values()):
        print(f"@available(iOS 99, *) @MainActor func question{number}() {{ {line} }}")


if __name__ == "__main__":
    main(*sys.argv[1:])
