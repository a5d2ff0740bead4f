"""Memory after many windows."""

import json
import os
import subprocess

import pytest
from conftest import PROGRAM


@pytest.mark.parametrize("renderer", ["cairo", "gl"])
def test_two_hundred_windows_leave_nothing_behind(renderer):
    environment = {
        **os.environ, "GDK_BACKEND": "x11", "GSK_RENDERER": renderer, "G_DEBUG": "fatal-criticals",
    }
    output = subprocess.run(
        [PROGRAM, "--windows", "200"], env=environment, check=True, text=True, timeout=300,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    assert "CRITICAL" not in output.stderr and "WARNING" not in output.stderr, output.stderr
    left = json.loads(output.stdout.split("windows ")[1])
    assert left["hosts"] == 0 and left["megabytes"] < 4, left
