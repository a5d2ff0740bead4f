"""Tests of the rotary phone for Chromium that need none of its special features."""

# ruff: noqa: F401
from others.test_as_in_chromium import open_page, still_host, visit
from test_phone_dial import (
    test_digits_typed_while_it_turns_wait,
    test_it_is_dialled_by_keys,
    test_options_are_its_holes_and_the_form_has_the_last,
)
