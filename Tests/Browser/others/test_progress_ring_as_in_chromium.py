"""A test of the progress ring for Chromium that needs none of its special features."""

# ruff: noqa: F401
from others.test_as_in_chromium import open_page, still_host, visit
from test_progress_ring import test_reduced_motion_pulses_and_does_not_turn
