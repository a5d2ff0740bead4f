"""The core's curves, steps and matrices are equal to the browser's own."""

import os

import pytest

from conftest import PROBE, Handler, wait

SEED = int(os.environ.get("ROTARYKIT_SEED", "20"))


@pytest.fixture(scope="module")
def probe(server, browser):
    if not PROBE.exists():
        pytest.fail(f"{PROBE} is missing: run Web/build --probe first")
    Handler.pages["/probe.html"] = (
        "text/html",
        '<!doctype html><script type="module" src="/probe.js"></script><main></main>',
    )
    page = browser.new_page()
    page.goto(f"{server}/probe.html")
    wait(page, "!!window.isProbed")
    yield page
    page.close()


@pytest.mark.parametrize(
    "comparison, count, numbers",
    [
        ("compareCurves", 1_000, 33_000),
        ("compareBeyond", 200, 6_200),
        ("compareSteps", 400, 20_000),
        ("compareMatrices", 1_000, 60_000),
    ],
)
def test_random_cases_agree_with_the_browser(probe, comparison, count, numbers):
    worst = probe.evaluate(f"([seed, count]) => window.{comparison}(seed, count)", [SEED, count])
    assert worst["count"] >= numbers
    assert worst["ratio"] <= 1, f"{worst['what']} (seed {SEED})"
