"""Recordings have the same results in the WebAssembly of Firefox and WebKit as natively, to 1e-9."""

import json
import subprocess

import pytest
from conftest import Handler
from others.conftest import LISTEN
from test_determinism import ELEMENTS, RECORDINGS, TOOL, agrees, control

OF_ELEMENTS = [recording for recording in RECORDINGS if control(recording) in ELEMENTS]


@pytest.fixture
def replay(host, server):
    Handler.pages["/replay.html"] = (
        "text/html", f'<!doctype html>{LISTEN}<script type="module" src="/js/replay.js"></script>',
    )
    host.open(server + "/replay.html")
    host.wait("!!window.replay")
    yield lambda text: host.evaluate("(text) => window.replay(text)", text)
    assert host.mistakes() == []


@pytest.mark.parametrize("name", sorted(ELEMENTS))
def test_the_recordings_of_a_control_play_alike(replay, name):
    played = 0
    for recording in OF_ELEMENTS:
        if control(recording) != name:
            continue
        native = subprocess.run([TOOL, "replay", recording], capture_output=True, text=True, check=True)
        expected = [json.loads(line) for line in native.stdout.splitlines()]
        found = replay(recording.read_text())
        assert [entry.get("event") for entry in found] == [entry.get("event") for entry in expected]
        for here, there in zip(found, expected):
            assert agrees(here, there), f"{recording.name}: {here} is not {there}"
        played += 1
    assert played > 0
