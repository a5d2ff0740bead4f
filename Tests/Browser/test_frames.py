"""What a frame is made of, by the browser's own trace: counts, which no busy machine changes.

A render pass more is another picture of the control that is put together apart; a quad is a piece of a
layer, and a tile one that is drawn anew. What they cost is measured by `Web/bench`.
"""

import sys

import pytest

from conftest import ROOT, browser_path

sys.path.insert(0, str(ROOT / "Web" / "bench"))
import costs  # noqa: E402
from pages import SUBJECTS, serve  # noqa: E402

# At most so many quads and tiles a frame.
MOST = {
    "wheel": (22, 1.5), "small-wheel": (10, 1.5), "dial": (8, 4), "spinner": (8, 6),
    "spinner-row": (11, 6), "turntable": (14, 4), "ring-menu": (8, 4),
}
# Of what no hand can move, which goes to another value.
MOST |= {name: (3, 2.5) for name, subject in SUBJECTS.items() if subject.act and name not in MOST}


@pytest.fixture(scope="module")
def measured(browser):
    """A browser of its own, whose frames are put together where the trace tells of each piece."""
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
    # In a hundred frames there is one, at times, that is of the page's own making.
    assert round(counts["passes"], 1) == 1
    assert round(counts["quads"]) <= quads
    assert counts["tiles"] <= tiles
