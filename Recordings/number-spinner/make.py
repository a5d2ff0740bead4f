"""Writes the recordings of number spinners.

Positions are in tiles. A drag by the front tile's width turns the ring by one tile.
"""
import math

from laws import TILES, friction_at, speed_to_project, widest_ring
from recording import Script

SPINNER = dict(size=(320, 120), control="number-spinner")
EYE = 1.1 * 320
REACH = 0.94 * 320 / 2
MOVE = 0.5  # seconds


def spinner_ring(tiles=16):
    """Returns the radius, the tile width and the tile angle."""
    angle = 2 * math.pi / tiles
    widest = widest_ring(REACH, EYE, tiles)
    width = min(widest * 2 * math.tan(angle / 2), 2 * REACH, 0.8 * 120 * 1.15)
    return width / 2 / math.tan(angle / 2), width, angle


def visible_x(steps):
    """Returns the visible middle of a tile, by its number of tiles to the right of the front."""
    radius, _, angle = spinner_ring()
    z = radius * math.cos(steps * angle) - radius
    return 160 + radius * math.sin(steps * angle) / (1 - z / EYE)


def slide(script, start, way, seconds, steps=12, id=1):
    """Moves sideways at a constant speed."""
    script.point("down", (start, 60), id=id)
    for step in range(1, steps + 1):
        script.wait(seconds / steps).point("move", (start + way * step / steps, 60), id=id)
    return script


def at_rest(value, position=None):
    return {"value": value, "settledValue": value, "position": value if position is None else position,
            "resting": True, "tilesPerSecond": 0}


TILE = spinner_ring()[1]

# Held still before the release: the nearest tile.
script = slide(Script("drag", **SPINNER), 250, -2.3 * TILE, 1)
script.check(position=2.3, value=2).wait(0.1).point("up", (250 - 2.3 * TILE, 60))
script.wait(1).check(**at_rest(2)).end(1)

# 160 degrees for 300 points.
script = slide(Script("fixed-gain", gain="fixed", max=100, **SPINNER), 310, -300, 1)
script.check(position=160 / 360 * 16).wait(0.1).point("up", (10, 60))
script.wait(1).check(**at_rest(round(160 / 360 * 16))).end(1)

# Speeds whose projections are at the middle of a tile.
for name, sign in (("flick-up", 1), ("flick-down", -1)):
    speed = speed_to_project(4.5, TILES)
    script = Script(name, min=0, max=100, value=50, **SPINNER)
    slide(script, 160, -sign * 0.5 * TILE, 0.5 / speed)
    script.point("up", (160 - sign * 0.5 * TILE, 60)).wait(4).check(**at_rest(50 + sign * 5)).end(1)

# A flick of 500 points per second, 4.2 tiles of a ring of 16, takes less than a second.
script = slide(Script("flick-settles", max=100, wrap=True, **SPINNER), 200, -60, 0.12)
script.point("up", (140, 60)).wait(0.3).check(resting=False)
script.wait(0.7).check(resting=True, tilesPerSecond=0).end(0.5)

# At most 150 degrees at any speed: 6.67 tiles of 16 after the release; number 0 is on tile 100.
script = Script("throw", min=-100, max=100, **SPINNER)
slide(script, 160, -TILE, 0.02).point("up", (160 - TILE, 60))
script.wait(4).check(**at_rest(math.floor(1 + 150 / 360 * 16), 100 + math.floor(1 + 150 / 360 * 16))).end(1)

# In flight, the position follows the landing law. The finger stops the ring there.
speed = speed_to_project(4.5, TILES)
caught = 0.5 + friction_at(speed, TILES, 0.4)
script = slide(Script("caught", max=100, **SPINNER), 160, -0.5 * TILE, 0.5 / speed)
script.point("up", (160 - 0.5 * TILE, 60)).wait(0.4).point("down", (160, 60))
# Times are rounded to a millionth of a second.
script.check(position=caught, tilesPerSecond=0, resting=False, tolerance=1e-4)
script.wait(0.3).point("up", (160, 60)).wait(1).check(**at_rest(round(caught))).end(1)

# A tap brings its tile to the front.
script = Script("taps", value=4, **SPINNER)
value = 4
for steps in (1, -1, 2, -2):
    script.point("down", (visible_x(steps), 60)).wait(0.05).point("up", (visible_x(steps), 60))
    value += steps
    script.wait(MOVE).check(**at_rest(value)).wait(0.1)
script.end(1)

# Digits within a second are one number. A number out of range is clamped.
script = Script("typing", min=10, max=500, value=7, **SPINNER).check(value=10)
for text, value in (("42", 42), ("999", 500), ("3", 10)):
    for digit in text:
        script.wait(0.2).key(digit)
    script.wait(1.5).check(**at_rest(value, value - 10))
script.key("1").wait(0.2).key("2").wait(0.2).key("3").wait(0.2).key("Backspace").wait(0.9)
script.check(**at_rest(12, 2)).key("Escape").wait(1.5).check(**at_rest(10, 0)).end(1)

script = Script("keys", max=100, **SPINNER)
for key, value in (("ArrowUp", 1), ("ArrowRight", 2), ("ArrowDown", 1), ("PageUp", 11),
                   ("PageDown", 1), ("End", 100), ("ArrowUp", 100), ("Home", 0)):
    script.key(key).wait(1.5).check(**at_rest(value))
script.end(1)

# Three quick key presses are three numbers. The way to a billion takes no longer.
script = Script("hurry", max=1_000_000_000, **SPINNER)
script.key("ArrowUp").wait(0.05).key("ArrowUp").wait(0.05).key("ArrowUp").wait(1.5)
script.check(**at_rest(3)).key("End").wait(MOVE).check(**at_rest(1_000_000_000)).end(1)

script = Script("scroll", **SPINNER)
script.add(wheel=[0, -80]).wait(1.5).check(**at_rest(2)).add(wheel=[40, 0]).wait(1.5)
script.check(**at_rest(3)).add(detent=-2).wait(1.5).check(**at_rest(1)).end(1)

# A pull of one tile past the end shows 1·c/(1 + c) of it.
script = slide(Script("elastic", **SPINNER), 100, TILE, 0.5)
script.check(position=-0.55 / 1.55, value=0).wait(0.1).point("up", (100 + TILE, 60))
script.wait(2).check(**at_rest(0)).end(1)

# After the last number comes the first.
script = slide(Script("wrap", wrap=True, value=9, **SPINNER), 200, -TILE, 0.5)
script.check(value=0, position=10).wait(0.1).point("up", (200 - TILE, 60)).wait(1)
script.check(**at_rest(0)).key("ArrowDown").wait(1).check(**at_rest(9)).end(1)

script = slide(Script("second-finger", **SPINNER), 250, -TILE, 0.5)
slide(script, 60, 100, 0.2, id=2).point("up", (160, 60), id=2).check(position=1)
script.wait(0.1).point("up", (250 - TILE, 60)).wait(1).check(**at_rest(1)).end(1)

# Cancelled at speed: the ring turns back.
script = slide(Script("cancel", **SPINNER), 250, -1.6 * TILE, 0.1)
script.add(pointer="cancel", id=1).wait(1).check(**at_rest(0)).end(1)

# Decreasing numbers with decimals. From right to left, the ring is mirrored.
script = Script("mirrored", min=-1, max=1, step=-0.25, value=1, right_to_left=True, **SPINNER)
slide(script.check(value=1), 100, 2 * TILE, 0.5)
script.wait(0.1).point("up", (100 + 2 * TILE, 60)).wait(1)
script.check(value=0.5, position=2, resting=True).key("ArrowUp").wait(1).check(value=0.75).end(1)

# With reduced motion, the number changes at once.
script = Script("reduced-motion", reduced_motion=True, **SPINNER).key("End")
script.check(**at_rest(9)).end(1)

# A number per 40 points; a line is 16 points, a page 400. Momentum changes no value, and a new scroll starts without a
# remainder.
script = Script("phases", max=99, **SPINNER).add(wheel=[0, -2], unit="notches").wait(1.5).check(**at_rest(2))
script.add(wheel=[2, 0], unit="notches").wait(1.5).check(**at_rest(4))
script.add(wheel=[0, -30], phase="began").wait(0.016).add(wheel=[0, -30], phase="changed")
script.wait(0.016).add(wheel=[0, 0], phase="ended").wait(1.5).check(**at_rest(5))
for phase in ("momentum", "momentum", "momentumEnded"):
    script.add(wheel=[0, -400], phase=phase).wait(0.016)
script.wait(1.5).check(**at_rest(5)).add(wheel=[0, -30], phase="began").wait(1.5).check(**at_rest(5)).end(1)
