"""Examples/Knob, the firmware of a dial: builds it, runs it in QEMU, and compares it with the tool rotary."""

import json
import math
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import zlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
KNOB = ROOT / "Examples/Knob"
ROTARY = os.environ.get("ROTARY_TOOL", ROOT / ".build-all/debug/rotary")
RECORDING = KNOB / "turn.jsonl"
sys.path.insert(0, str(KNOB))
import picture

MISSING = [each for each in ("qemu-system-arm", "arm-none-eabi-gcc", "swiftc") if not shutil.which(each)]
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"{', '.join(MISSING)} missing; run script/bootstrap --tests")

CENTER = picture.SIDE / 2
SQUARE = 4
# The radius of the squares that are compared: the circle of the display without its smooth edge.
RADIUS = CENTER - SQUARE
# The half width and the half height of the value, whose letters differ from those of a font.
TEXT = 50, 22
# The largest mean differences of a colour's parts, of 255. Measured: 0.40 without the text, and 3.1 with the text, which
# Cairo draws in DejaVu Sans.
LARGEST_DIFFERENCE = 0.6
LARGEST_WITH_TEXT = 6


def read_png(data):
    """Returns the width of a PNG with 8 bits per part, its rows, and the number of bytes of a pixel."""
    place, compressed = 8, b""
    while place < len(data):
        size, kind = struct.unpack_from(">I4s", data, place)
        body = data[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width, _, depth, color = struct.unpack_from(">IIBB", body)
        elif kind == b"IDAT":
            compressed += body
        place += 12 + size
    assert depth == 8 and color in (2, 6)
    step = 3 if color == 2 else 4
    raw, rows, above = zlib.decompress(compressed), [], bytes(width * step)
    for start in range(0, len(raw), width * step + 1):
        row = bytearray(raw[start + 1:start + 1 + width * step])
        for index in range(len(row)):
            left = row[index - step] if index >= step else 0
            corner = above[index - step] if index >= step else 0
            guess = left + above[index] - corner
            nearest = min((left, above[index], corner), key=lambda part: abs(part - guess))
            row[index] = (row[index] + [0, left, above[index], (left + above[index]) // 2, nearest][raw[start]]) & 255
        rows.append(bytes(row))
        above = row
    return width, rows, step


def cairo_picture(milliseconds):
    """Returns the dial as Cairo draws it at a time of the recording, as rows of colours."""
    done = subprocess.run([ROTARY, "render", "--from", RECORDING, "--at", str(milliseconds / 1000), "--theme", "dark",
                           "-o", "-"], capture_output=True, check=True)
    width, rows, step = read_png(done.stdout)
    margin = (width - picture.SIDE) // 2
    places = range(margin * step, (margin + picture.SIDE) * step, step)
    return [[tuple(row[place:place + 3]) for place in places] for row in rows[margin:margin + picture.SIDE]]


def rows_of(pixels):
    """Returns a frame of the display as rows of colours."""
    parts, row = picture.colors(pixels), picture.SIDE * 3
    return [[tuple(parts[place:place + 3]) for place in range(start, start + row, 3)]
            for start in range(0, len(parts), row)]


def difference(one, other, counts):
    """Returns the mean difference of the squares of two pictures whose distances from the centre count.

    A square has the mean colour of 4 by 4 pixels, after which the pattern of RGB565 repeats.
    """
    differences = []
    for top in range(0, picture.SIDE, SQUARE):
        for left in range(0, picture.SIDE, SQUARE):
            right, down = left + SQUARE / 2 - CENTER, top + SQUARE / 2 - CENTER
            if math.hypot(right, down) < RADIUS and counts(right, down):
                pixels = [(x, y) for y in range(top, top + SQUARE) for x in range(left, left + SQUARE)]
                for part in range(3):
                    total = sum(one[y][x][part] - other[y][x][part] for x, y in pixels)
                    differences.append(abs(total) / len(pixels))
    return sum(differences) / len(differences)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Builds and runs the firmware; returns the folder of the run and the lines of the build."""
    folder = tmp_path_factory.mktemp("knob")
    built = subprocess.run([KNOB / "build"], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([KNOB / "run", RECORDING, folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder, built.stdout + done.stdout


@pytest.fixture(scope="module")
def at_rest(run):
    """Returns each frame in which the dial rests: its milliseconds, its text and its pixels."""
    folder, _ = run
    frames = picture.read_frames(folder)
    return [(time, text, frames[max(each for each in frames if each <= number)])
            for number, time, state, text, _ in picture.read_log(folder) if state == "rests"]


def replayed():
    """Returns the events of the recording, and the state at its end, as the core on this machine sends them."""
    done = subprocess.run([ROTARY, "replay", RECORDING], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_firmware_sends_the_values_of_the_core(run):
    _, log = run
    expected = [(round(each["t"] * 1000), each["value"]) for each in replayed() if each.get("event") == "changed"]
    found = [(int(time), float(value)) for time, value in re.findall(r"^value at (\d+) ms ([\d.]+)°$", log, re.M)]
    assert len(found) >= 5 and found == expected


def test_the_display_shows_what_cairo_draws(at_rest):
    assert len(at_rest) == 5
    for time, text, pixels in at_rest:
        shown, expected = rows_of(pixels), cairo_picture(time)
        whole = difference(shown, expected, lambda right, down: True)
        shapes = difference(shown, expected, lambda right, down: abs(right) > TEXT[0] or abs(down) > TEXT[1])
        print(f"{time} ms, {text}: {whole:.2f} and {shapes:.2f} without the text")
        assert shapes < LARGEST_DIFFERENCE and whole < LARGEST_WITH_TEXT


def test_the_thumb_is_at_the_value(at_rest):
    """The middle of the thumb has its colour, rimLight in the dark theme, at the present value and at no other."""
    thumb, radius = (0x4A, 0x50, 0x5E), 0.84 * CENTER

    def difference_at(pixels, value):
        angle = math.radians(135 + (value - 5) / 25 * 270)
        x, y = int(CENTER + radius * math.cos(angle)), int(CENTER + radius * math.sin(angle))
        return max(abs(a - b) for a, b in zip(rows_of(pixels)[y][x], thumb))

    values = [float(text.rstrip("°")) for _, text, _ in at_rest]
    assert values == [20, 21.5, 24.5, 14.5, 20]
    for value, (_, _, pixels) in zip(values, at_rest):
        for other in set(values):
            assert (difference_at(pixels, other) < 10) == (other == value)


def test_bands_that_have_not_changed_are_not_sent(run, at_rest):
    """The dial returns to its first value, so the display shows the same, of which most was sent only once."""
    folder, _ = run
    frames = picture.read_frames(folder)
    sent = (folder / "frames.rgb565").stat().st_size
    assert at_rest[0][2] == at_rest[-1][2] and at_rest[0][2] != at_rest[1][2]
    assert sent < len(frames) * picture.SIDE ** 2 * 2 / 3


@pytest.mark.parametrize("name", ["flash", "data", "heap", "stack"])
def test_the_readme_has_the_measured_memory(run, name):
    _, log = run
    measured = int(re.search(rf"^{name} (\d+) bytes$", log, re.M)[1])
    documented = float(re.search(rf"^\| {name}\b.*\| ([\d.]+) KB \|$", (KNOB / "README.md").read_text(), re.M)[1])
    assert measured / 1000 == pytest.approx(documented, rel=0.1)
