"""Of Chromium's tests of the progress ring one that asks for nothing of its own."""

# ruff: noqa: F401
from others.test_as_in_chromium import open_page, still_host, visit
from test_progress_ring import test_reduced_motion_pulses_and_does_not_turn
