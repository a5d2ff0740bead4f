"""Writes the recording of the mark sheet."""
import math

from fingers import below, stroke
from recording import Script

# Circle is up; blue, the sixth of seven colours, is always at the same place.
up = -math.pi / 2
stroke(script := Script("strokes", size=(720, 480), control="mark-sheet"), (360, 300),
       (up, below(5, start=-112.5)), seconds=0.24)
script.check(stamps=1, chosen=6, byStroke=-1).wait(0.5)
# The game asks for a blue star first: direction 3, to the lower right.
right = up + 3 * math.pi / 4
stroke(script, (300, 200), (right, below(5, start=-112.5)), seconds=0.3)
script.check(stamps=2, chosen=3 * 8 + 6, byStroke=0.6, byMenu=-1).wait(0.5).end(0.1)
