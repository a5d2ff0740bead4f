"""The parts of script/bench-peers that measure nothing, and a short measurement of one subject."""

import importlib.machinery
import importlib.util
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOADER = importlib.machinery.SourceFileLoader("bench_peers", str(ROOT / "script/bench-peers"))
bench_peers = importlib.util.module_from_spec(importlib.util.spec_from_loader("bench_peers", LOADER))
LOADER.exec_module(bench_peers)
gesture, table = bench_peers.gesture, bench_peers.table
# The first uses a third of the processor time.
BROWSERS = "chromium-headless-shell", "chromium", "google-chrome"
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def rounds(*microseconds, **more):
    """Returns results of ten moves each, with these microseconds per move."""
    return [{"moves": 10, "frames": 10, "rest_frames": 0, "all": each / 1e5, "main": each / 2e5} | more
            for each in microseconds]


def test_each_move_changes_the_whole_number():
    values = gesture.values()
    assert len(values) == gesture.MOVES + 1
    assert {abs(b - a) for a, b in itertools.pairwise(values)} == {1}
    assert (values[0], min(values), max(values), values[-1]) == (10, 10, 90, 90)


def test_the_pointer_is_on_the_dial_and_on_the_slider():
    assert gesture.around(0, 90, 270, side=100) == pytest.approx((50, 90))
    assert gesture.around(100, 90, 270, side=100) == pytest.approx((90, 50))
    assert gesture.along(0, 20, side=100) == (10, 50)
    assert gesture.along(100, 20, side=100) == (90, 50)


@pytest.mark.parametrize(
    "number, text", [(0, "0"), (0.0123, "0.012"), (2.345, "2.35"), (23.45, "23.4"), (234.5, "234"), (2345, "2,345")])
def test_a_number_has_three_digits(number, text):
    assert table.rounded(number) == text


def test_the_spread_is_the_median_with_the_ends():
    assert table.spread([30, 10, 20, 100, 15]) == "20.0 (10.0–100)"
    assert table.spread([240, 240]) == "240"


def test_a_row_has_the_cost_of_a_move_and_what_was_loaded():
    assert table.row("dial", "drag", rounds(200, 100, 300)) == [
        "dial", "drag", "200 (100–300)", "100 (50.0–150)", "240", "0", "–", "–"]
    page = table.row("page", "set", rounds(200, bytes=4_000, usable=900))
    assert page[-2:] == ["4.00", "900"]
    assert len(page) == len(table.HEAD)


def test_a_table_has_a_line_for_each_subject_and_gesture():
    lines = table.table({("dial", "drag"): rounds(1), ("dial", "set"): rounds(1)}).splitlines()
    assert len(lines) == 4
    assert {line.count("|") for line in lines} == {len(table.HEAD) + 1}


def test_slower_is_slower_in_each_round():
    results = {("ours", "set"): rounds(10, 20), ("fast", "set"): rounds(5, 5), ("slow", "set"): rounds(20, 30),
               ("same", "set"): rounds(11, 19), ("same", "drag"): rounds(1, 1)}
    text = table.comparisons(results, [("ours", "fast"), ("ours", "slow"), ("ours", "same"), ("ours", "absent")])
    assert text == ("**Slower here:**\n\n- ours, set: 3.00 (2.00–4.00) times fast\n\n"
                    "**Faster here:**\n\n- ours, set: 0.583 (0.500–0.667) times slow\n\n"
                    "**Slower in some rounds, faster in others:**\n\n- ours, set: 0.981 (0.909–1.05) times same")


def test_the_time_until_a_page_is_usable_is_compared_once():
    results = {(name, kind): rounds(10, usable=usable)
               for name, usable in (("ours", 900), ("theirs", 300)) for kind in ("drag", "set")}
    assert table.comparisons(results, [("ours", "theirs")]).count("- ours, usable: 3.00 times theirs") == 1


def test_only_the_text_between_the_comments_is_replaced():
    page = f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n"
    once = table.replaced(page, "new")
    assert once == f"before\n{table.BEGIN}\n\nnew\n\n{table.END}\nafter\n"
    assert table.replaced(once, "new") == once


@pytest.mark.parametrize("page", ["", f"{table.END}{table.BEGIN}", f"{table.BEGIN}{table.BEGIN}{table.END}"])
def test_a_page_without_the_two_comments_is_refused(page):
    with pytest.raises(SystemExit):
        table.replaced(page, "new")


def test_the_article_has_the_comments_and_a_row_for_each_subject_and_gesture():
    page = bench_peers.PAGE.read_text()
    assert table.replaced(page, "new") != page
    written = page[page.index(table.BEGIN):page.index(table.END)]
    for title, _, kinds in bench_peers.SUBJECTS.values():
        for kind in kinds:
            assert written.count(f"\n| {title} | {kind} |") == 1


def test_the_script_lists_its_subjects_and_refuses_others():
    script = ROOT / "script/bench-peers"
    listed = subprocess.run([script, "--list"], capture_output=True, text=True, check=True).stdout.split()
    assert listed == list(bench_peers.SUBJECTS)
    assert {name for pair in bench_peers.PAIRS for name in pair} <= set(listed)
    refused = subprocess.run([script, "knob"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2 and "unknown: knob" in refused.stderr


def test_what_is_missing_is_named_with_a_command(monkeypatch, tmp_path):
    monkeypatch.setattr(bench_peers, "QT_PYTHON", tmp_path / "python")
    monkeypatch.setitem(bench_peers.SUBJECTS, "knob", ("Knob", [tmp_path / "python"], ("set",)))
    [line] = bench_peers.missing(["knob"])
    assert line.startswith("PySide6: ") and "pip install" in line


def test_too_few_frames_are_measured_again(monkeypatch):
    results = [{"moves": 240, "frames": frames} for frames in (100, 239)]
    monkeypatch.setattr(bench_peers, "output", lambda *_: json.dumps(results.pop(0)))
    assert bench_peers.measured("cairo", "set")["frames"] == 239
    monkeypatch.setattr(bench_peers, "output", lambda *_: '{"moves": 240, "frames": 3}')
    with pytest.raises(SystemExit, match="does not draw a frame for each move"):
        bench_peers.measured("cairo", "set")


@pytest.mark.skipif(not CHROMIUM, reason="Chromium is missing; run script/bootstrap --tests")
def test_a_short_gesture_on_one_subject_has_a_result():
    moves = 12
    done = subprocess.run(
        [sys.executable, bench_peers.PEERS / "web.py", "range", "drag"], capture_output=True, text=True, check=True,
        input="".join(f"{value}\n" for value in gesture.values(moves)), env=os.environ | {"CHROMIUM": CHROMIUM})
    result = json.loads(done.stdout)
    assert result["moves"] == moves and result["rest_frames"] == 0
    assert moves / 2 <= result["frames"] <= moves + 5
    assert 0 < result["main"] < result["all"]
    assert 0 < result["bytes"] < 1_000 and result["usable"] > 0
