"""Every control, as the tests show it and as a screen reader finds it."""

from typing import NamedTuple


class Shown(NamedTuple):
    settings: dict
    # The widget's role and, of what is inside it, each role.
    role: str
    inside: list
    # What is read of its only number: that, the least and the greatest.
    number: tuple = ()


CONTROLS = {
    "dial": Shown({"value": 40}, "slider", ["slider"], (40, 0, 100)),
    "number-spinner": Shown({}, "spin button", ["spin button"], (0, 0, 9)),
    "progress-ring": Shown({"value": 0.5}, "progress bar", ["progress bar"], (0.5, 0, 1)),
    "range-dial": Shown({"low": 20, "high": 60}, "panel", ["slider", "slider"]),
    "ring-menu": Shown({}, "push button", []),
    "spinner-row": Shown({}, "panel", ["spin button"]),
    "turntable": Shown({"count": 20}, "list box", ["list item"]),
    "wheel": Shown({"sectors": 4}, "list box", ["list item"]),
}
