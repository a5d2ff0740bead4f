"""Writes what the display shows while the dial rests, as PNG: picture.py FOLDER

The folder has the files frames.rgb565 and log.txt of a run.
"""

import pathlib
import re
import struct
import sys
import zlib

SIDE = 240


def read_frames(folder):
    """Returns the pixels of each frame that has changed, as RGB565 by the frame's number."""
    data = (pathlib.Path(folder) / "frames.rgb565").read_bytes()
    display, frames, place = bytearray(SIDE * SIDE * 2), {}, 0
    while place < len(data):
        number, row, count = struct.unpack_from("<III", data, place)
        place += 12
        start = row * SIDE * 2
        display[start:start + count * 2] = data[place:place + count * 2]
        place += count * 2
        frames[number] = bytes(display)
    return frames


def read_log(folder):
    """Returns each frame of the log: number, milliseconds, "rests" or "moves", text and instructions."""
    log = (pathlib.Path(folder) / "log.txt").read_text(encoding="utf-8")
    frames = re.findall(r"^frame (\d+) at (\d+) ms (\w+) (.*) (\d+) instructions$", log, re.M)
    return [(int(number), int(time), state, text, int(count)) for number, time, state, text, count in frames]


def colors(pixels):
    """Returns pixels of RGB565 as bytes of red, green and blue."""
    found = bytearray()
    for (pixel,) in struct.iter_unpack("<H", pixels):
        red, green, blue = pixel >> 11, pixel >> 5 & 63, pixel & 31
        found += bytes((round(red * 255 / 31), round(green * 255 / 63), round(blue * 255 / 31)))
    return bytes(found)


def png(pixels):
    """Returns pixels of RGB565 as a PNG."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    parts, row = colors(pixels), SIDE * 3
    rows = b"".join(b"\0" + parts[start:start + row] for start in range(0, len(parts), row))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def main():
    folder = pathlib.Path(sys.argv[1])
    frames = read_frames(folder)
    for number, time, state, _, _ in read_log(folder):
        if state == "rests":
            shown = frames[max(each for each in frames if each <= number)]
            (folder / f"{time}.png").write_bytes(png(shown))


if __name__ == "__main__":
    main()
