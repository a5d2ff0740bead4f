"""The work of a frame, from the browser's own trace: counts, which do not depend on the machine.

A further render pass is a separately composited picture of the control; a quad is a piece of a layer, and a tile is a
piece that is painted again. `Web/bench` measures their costs.
"""

import sys

import pytest

from conftest import ROOT, browser_path

sys.path.insert(0, str(ROOT / "Web" / "bench"))
import costs  # noqa: E402
from pages import SUBJECTS, serve  # noqa: E402

# The most quads and tiles in a frame.
MOST = {
    "wheel": (22, 1.5), "small-wheel": (10, 1.5), "dial": (8, 4), "spinner": (8, 6),
    "spinner-row": (11, 6), "turntable": (14, 4), "ring-menu": (8, 4), "phone": (10, 1.5),
    "clock": (6, 4), "color-wheel": (6, 4), "activity-rings": (3, 3),
}
# For controls without input, which change to another value.
MOST |= {name: (3, 2.5) for name, subject in SUBJECTS.items() if subject.act and name not in MOST}


@pytest.fixture(scope="module")
def measured(browser):
    """A separate browser, whose trace reports each piece of composited frames."""
    instance, base = costs.launch(browser.browser_type, browser_path()), serve()

    def measured(name):
        return costs.measure(instance, f"{base}/{name}.html", SUBJECTS[name], counts=True, times=False)

    yield measured
    instance.close()


@pytest.mark.parametrize("name", MOST)
def test_a_frame_is_one_pass_of_few_pieces(measured, name):
    counts = measured(name)
    assert counts["frames"] > 10
    quads, tiles = MOST[name]
    # Of a hundred frames, at times one is caused by the page itself.
    assert round(counts["passes"], 1) == 1
    assert round(counts["quads"]) <= quads
    assert counts["tiles"] <= tiles
