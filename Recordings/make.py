#!/usr/bin/env python3
"""Writes the recordings: `Recordings/make.py`, or `Recordings/make.py dial wheel` for those of two controls.

Fingers are synthetic: they move along an arc at 60 to 120 samples a second, slightly unevenly, from a fixed seed. The
expected values of a `check` are derived from the specification with the formulas beside it, never from the program's
output.

Each control's folder has a maker. It writes the same files every time, into its folder or into that of `--into`.
"""
import argparse
import pathlib
import runpy

import recording

MAKERS = sorted(pathlib.Path(__file__).parent.glob("*/make.py"))

parser = argparse.ArgumentParser(description="Writes the recordings of all controls, or of some.")
parser.add_argument("controls", nargs="*")
parser.add_argument("--into", type=pathlib.Path, default=recording.FOLDER)
options = parser.parse_args()
unknown = set(options.controls) - {maker.parent.name for maker in MAKERS}
if unknown:
    parser.error(f"there is no maker for {', '.join(sorted(unknown))}")
recording.Script.folder = options.into
for maker in MAKERS:
    if not options.controls or maker.parent.name in options.controls:
        recording.start_noise(0)
        runpy.run_path(str(maker))
