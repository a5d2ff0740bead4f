"""script/soak, in a short form, and its judgement."""

import importlib.util
import subprocess

from conftest import ROOT

SPEC = importlib.util.spec_from_file_location("soak", ROOT / "Tests" / "Soak" / "soak.py")
soak = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(soak)


def test_a_short_soak_is_flat():
    run = subprocess.run([ROOT / "script" / "soak", "--events", "3000", "rotary-dial", "rotary-ring-menu"],
                         capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert [line.split(":")[0] for line in run.stdout.splitlines()] == ["rotary-dial", "rotary-ring-menu"]


def test_an_unknown_element_is_an_error():
    run = subprocess.run([ROOT / "script" / "soak", "rotary-dail"], capture_output=True, text=True, check=False)
    assert run.returncode == 2 and "unknown element rotary-dail; expected one of rotary-wheel" in run.stderr


def test_growth_is_found_in_each_figure():
    before = {"heap": 2_000_000, "nodes": 3_000, "listeners": 30, "memory": 262_144, "controls": 1}
    assert soak.grown(before, before) == []
    within = {"heap": 2_400_000, "nodes": 3_030, "listeners": 30, "memory": 393_216, "controls": 1}
    assert soak.grown(before, within) == []
    for name, number in within.items():
        assert soak.grown(before, {**within, name: number + 1}) == [name]
