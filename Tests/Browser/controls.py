"""`--control NAME`: runs only the tests of some controls.

A parameter that names a control decides: of a test for all elements, only the cases of these controls run. Otherwise
the source of the test decides, with the constants, helpers and fixtures of test modules that it names.
"""

import ast
import inspect
import re
import textwrap
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
CATALOGUE = HERE.parents[1] / "Web" / "catalogue"
# All tests use these functions, which name a wheel but do not test it.
SHARED = {HERE / f"{name}.py" for name in (
    "conftest", "page_time", "hands", "axe", "others/conftest", "others/driver", "others/page")}
SHARED_FIXTURES = {"gallery"}
CONSTANTS = (str, dict, list, tuple, set)


def hyphened(name):
    return re.sub(r"\B([A-Z])", r"-\1", name).lower()


def whole(*names):
    """A pattern for names that are not part of a longer one."""
    return re.compile(rf"(?<![\w-])(?:{'|'.join(names)})(?![\w-])")


def read_controls():
    """The names of each element's controls, by the element's tag."""
    lines = [line.split() for line in CATALOGUE.read_text().splitlines()]
    return {
        line[0]: [*map(hyphened, line[3:]), line[0].removeprefix("rotary-"), line[0]]
        for line in lines if line and line[0].startswith("rotary-")
    }


CONTROLS = read_controls()
IN_PARAMETERS = {tag: whole(*names) for tag, names in CONTROLS.items()}
# In source code, a word such as "dial" may be any word; a tag, a class and the address of a gallery page are not.
IN_SOURCES = {
    tag: whole(tag, "".join(map(str.capitalize, tag.split("-"))), *(rf"{name}\.html" for name in names))
    for tag, names in CONTROLS.items()
}


def tag_of(name):
    """The tag of the control with any of these names."""
    for tag, names in CONTROLS.items():
        if name in names:
            return tag
    known = sorted(names[0] for names in CONTROLS.values())
    raise pytest.UsageError(f"--control {name}: there is no such control; there are {', '.join(known)}")


def named(patterns, text):
    return {tag for tag, pattern in patterns.items() if pattern.search(text)}


@cache
def parts(function):
    """The source of a function or class without its decorators, and the names that it uses."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    tree.body[0].decorator_list = []
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return ast.unparse(tree), names


def is_followed(value):
    """Whether a value is a function or a class that the tests define."""
    if not (inspect.isfunction(value) or inspect.isclass(value)) or value.__name__ == "<lambda>":
        return False
    path = Path(getattr(inspect.getmodule(value), "__file__", None) or "/")
    return HERE in path.parents and path not in SHARED


def texts_of(function, seen):
    """The source of a function, and the constants that it and its callees name."""
    if function in seen or not is_followed(function):
        return
    seen.add(function)
    source, names = parts(function)
    yield source
    scope = vars(inspect.getmodule(function))
    for value in [scope[name] for name in sorted(names) if name in scope]:
        if isinstance(value, CONSTANTS):
            yield value
        else:
            yield from texts_of(value, seen)


def functions_of(item):
    """A test, and the fixtures that its own module defines."""
    yield item.function
    for definitions in item._fixtureinfo.name2fixturedefs.values():
        for function in [definition.func for definition in definitions]:
            if function.__module__ == item.function.__module__ and function.__name__ not in SHARED_FIXTURES:
                yield function


def by_parameters(item, texts):
    """The tags that the parameters name, directly or as keys of a dictionary of the test."""
    found = set()
    for value in item.callspec.params.values() if hasattr(item, "callspec") else ():
        found |= named(IN_PARAMETERS, str(value))
        if isinstance(value, str):
            entries = [text[value] for text in texts if isinstance(text, dict) and value in text]
            found |= named(IN_SOURCES, str(entries))
    return found


def concerns(item):
    """The tags of the elements that a test is for."""
    seen = set()
    texts = [text for function in functions_of(item) for text in texts_of(function, seen)]
    return by_parameters(item, texts) or named(IN_SOURCES, "\n".join(map(str, texts)))


def choose(config, items):
    """Selects the tests of the requested controls and deselects the others."""
    asked = {tag_of(name) for name in config.getoption("control")}
    if not asked:
        return
    kept, left = [], []
    for item in items:
        (kept if asked & concerns(item) else left).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)
