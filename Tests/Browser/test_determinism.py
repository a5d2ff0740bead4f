"""The same recording has the same events and states in WebAssembly as natively, to 1e-9."""

import json
import math
import os
import pathlib
import re
import subprocess
import sys

import pytest

from conftest import ROOT, Handler, wait

TOOL = pathlib.Path(os.environ.get("ROTARY_TOOL", ROOT / ".build-all" / "debug" / "rotary"))
RECORDINGS = sorted((ROOT / "Recordings").glob("*/*.jsonl"))
TOLERANCE = 1e-9
# The controls that have an element, as Web/catalogue names them.
CATALOGUE = [line.split() for line in (ROOT / "Web" / "catalogue").read_text().splitlines()]
ELEMENTS = {
    re.sub(r"\B([A-Z])", r"-\1", control).lower()
    for line in CATALOGUE
    if line and line[0].startswith("rotary-")
    for control in line[3:]
}


def control(recording):
    return json.loads(recording.read_text().split("\n", 1)[0])["control"]


def agrees(found, expected):
    """Compares numbers with the tolerance, and everything else exactly."""
    if isinstance(expected, bool) or isinstance(expected, str) or expected is None:
        return found == expected
    if isinstance(expected, (int, float)):
        return math.isclose(found, expected, rel_tol=0, abs_tol=TOLERANCE)
    if isinstance(expected, dict):
        return found.keys() == expected.keys() and all(
            agrees(found[name], expected[name]) for name in expected
        )
    return len(found) == len(expected) and all(map(agrees, found, expected))


@pytest.fixture(scope="module")
def players(server, browser):
    """A page for each core: that of the elements, and that of Feel and Stage."""
    pages = {}
    for folder in ("js", "lab"):
        Handler.pages[f"/replay-{folder}.html"] = (
            "text/html",
            f'<!doctype html><script type="module" src="/{folder}/replay.js"></script>',
        )
        pages[folder] = browser.new_page()
        pages[folder].goto(f"{server}/replay-{folder}.html")
        wait(pages[folder], "!!window.replay")
    yield pages
    for page in pages.values():
        page.close()


def test_there_are_recordings():
    assert RECORDINGS


def test_the_makers_write_the_recordings(tmp_path):
    subprocess.run([sys.executable, ROOT / "Recordings" / "make.py", "--into", tmp_path], check=True)
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.glob("*/*.jsonl")}
    kept = {path.relative_to(ROOT / "Recordings"): path.read_bytes() for path in RECORDINGS}
    assert made == kept


@pytest.mark.skipif(not TOOL.exists(), reason=f"{TOOL} is not built; ROTARY_TOOL names another")
@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recording_plays_alike_in_webassembly(players, recording):
    player = players["js" if control(recording) in ELEMENTS else "lab"]
    native = subprocess.run(
        [TOOL, "replay", recording], capture_output=True, text=True, check=True
    ).stdout
    expected = [json.loads(line) for line in native.splitlines()]
    found = player.evaluate("(text) => window.replay(text)", recording.read_text())
    assert [entry.get("event") for entry in found] == [entry.get("event") for entry in expected]
    for here, there in zip(found, expected):
        assert agrees(here, there), f"{here} is not {there}"
