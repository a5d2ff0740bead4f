"""Writes the recording of the star field."""
from fingers import on_ring
from recording import Script

script = Script("choose", size=(720, 480), control="star-field").point("down", (360, 240)).wait(0.6)
scale = min(1, 240 / 226.5)
script.point("move", on_ring(8, 129 * scale, center=(360, 240))).check(highlighted=8).wait(0.1)
script.point("up", on_ring(8, 129 * scale, center=(360, 240))).check(sign=8, chosen=8).wait(3).end(0.1)
