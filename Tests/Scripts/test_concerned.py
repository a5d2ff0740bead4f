"""What script/test runs for some files: script/concerned picks it."""

import importlib.machinery
import importlib.util
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOADER = importlib.machinery.SourceFileLoader("concerned", str(ROOT / "script/concerned"))
concerned = importlib.util.module_from_spec(importlib.util.spec_from_loader("concerned", LOADER))
LOADER.exec_module(concerned)
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def run(*words):
    """The arguments for make, and what is said."""
    done = subprocess.run([ROOT / "script/concerned", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines(), done.stderr


@pytest.mark.parametrize("folder", sorted(concerned.CONTROLS))
def test_a_controls_folder_concerns_its_tests_on_every_host(folder):
    arguments, said = run(f"Sources/Rotary/Controls/{folder}")
    assert {"units", "corners", "browser", "others", "widgets", "desktop", "apple"} <= set(arguments)
    variables = dict(each.split("=", 1) for each in arguments if "=" in each)
    for name in concerned.CONTROLS[folder]:
        assert f"--control {name}" in variables["BROWSER"] and name in variables["CORNERS"].split()
    others = [each for each in concerned.CONTROLS if each != folder]
    suites = variables["UNITS"]
    for file in (ROOT / "Tests/RotaryTests/Controls" / folder).glob("*Tests.swift"):
        assert file.stem in suites or not concerned.suites_in([file]) or any(
            name in suites for name in concerned.suites_in([file])
        )
    for other in others:
        for file in (ROOT / "Tests/RotaryTests/Controls" / other).glob("*Tests.swift"):
            assert not re.search(rf"\b{file.stem}\b", suites)
    assert "leaves out" in said and "costs" in said


def test_a_control_has_its_own_suites_and_recordings():
    assert {"DialTests", "RangeDialTests", "DialPictureTests"} <= concerned.suites_of("Dial", "Tests")
    assert concerned.control_of("Recordings/range-dial/turn.jsonl") == "Dial"
    assert concerned.control_of("Web/js/rotary-spinner-row.js") == "SpinnerRow"
    assert concerned.control_of("Sources/RotaryGTK/Controls/NumberSpinnerWidget.swift") == "NumberSpinner"
    assert concerned.control_of("Sources/Rotary/Motion/Easing.swift") is None


def test_the_foundation_of_the_core_concerns_everything():
    arguments, said = run("Sources/Rotary/Motion/Easing.swift")
    assert {*concerned.STEPS, *concerned.HOSTS} <= set(arguments)
    assert "leaves out nothing" in said


def test_a_test_file_concerns_itself():
    arguments, _ = run("Tests/RotaryTests/Motion/EasingTests.swift", "Tests/Browser/test_dial.py")
    assert "UNITS=--filter '(^|[.])(EasingTests)[./]'" in arguments
    assert "BROWSER=Tests/Browser/test_dial.py" in arguments
    assert "corners" not in arguments


def test_a_script_concerns_the_step_that_runs_it():
    assert "costs" in run("script/bench")[0] and "units" not in run("script/bench")[0]


def test_all_of_a_steps_tests_outweigh_a_part_of_them():
    parts = concerned.concerned(["Tests/Browser/test_dial.py", "Tests/Browser/conftest.py"])
    assert parts["browser"] is None


@pytest.mark.parametrize("path,step", [
    ("Tests/RotaryTests/Motion/GoneTests.swift", "units"), ("Tests/Browser/test_gone.py", "browser"),
    ("Tests/Desktop/test_gone.py", "desktop"), ("Tests/Browser/others/test_gone.py", "others"),
])
def test_a_test_file_that_was_deleted_concerns_its_whole_step(path, step):
    assert concerned.concerned([path])[step] is None


def test_a_path_that_is_not_there_is_refused():
    arguments, said = run("Sources/Nowhere")
    assert arguments == [] and "there is no Sources/Nowhere" in said


@pytest.mark.parametrize("pattern,steps", [(pattern, steps) for pattern, steps in concerned.rules()])
def test_a_rule_is_used_and_names_steps_that_exist(pattern, steps):
    assert any(concerned.rule_for(path) == steps for path in TRACKED), f"no file is concerned by {pattern}"
    for step in steps.split():
        assert step.split("[")[0] in [*concerned.STEPS, *concerned.HOSTS]
