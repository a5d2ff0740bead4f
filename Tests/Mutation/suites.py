"""Finds the test suites that claim a source of the core."""

import re

SUITE = re.compile(r"^(?:@Suite(?:\(.*\))? )?(?:struct|final class|extension) (\w+Tests)\b", re.MULTILINE)
# The tests of sources without a folder of tests.
OTHERS = {
    "Accessibility": "Controls/Access*.swift Controls/*/*Access*.swift Controls/*/*SceneTests.swift",
    "Controls/Arc": "Controls/*Dial/*.swift Controls/ActivityRings/*.swift",
    "Controls/Disc": "Controls/Wheel/WheelS*.swift Controls/*Dial/*.swift",
    "Controls/Scale": "Controls/*Dial/*.swift",
    "Settings": "Controls/SettingV*Tests.swift Controls/*/*SettingTests.swift",
    "": "Controls/*.swift Session/*.swift",
}


def claiming(folder, tests):
    """Returns the names of the suites that claim a folder of the core, found in the folder of tests."""
    own = f"{folder}/*.swift" if folder and (tests / folder).exists() else ""
    patterns = OTHERS.get(folder, own).split()
    files = {file for pattern in patterns for file in tests.glob(pattern)}
    return sorted({name for file in files for name in SUITE.findall(file.read_text())})


def filter_of(suites):
    """Returns the options of a test program that choose suites; all of them for None."""
    return ["--filter", rf"^RotaryTests\.({'|'.join(suites)})(/|$)"] if suites else ["--filter", r"^RotaryTests\."]
