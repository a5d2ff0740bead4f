"""The gesture of script/bench-peers: values, and the places of a pointer for them."""

import math

# Values change by one per move, so that each move changes the whole number that every control shows.
LOWEST, HIGHEST = 10, 90
MOVES = 240
FRAMES_PER_SECOND = 60
SIDE = 256
# The radius of the pointer's path on a dial, as a share of the side.
RADIUS = 0.4


def values(moves=MOVES):
    """Returns the value before the gesture and those after its moves: up and down between the ends, one per move."""
    span = HIGHEST - LOWEST
    return [LOWEST + span - abs(move % (2 * span) - span) for move in range(moves + 1)]


def around(value, start, sweep, side=SIDE):
    """Returns the place on a dial from 0 to 100 whose angles are in degrees, clockwise from the right."""
    angle = math.radians(start + value / 100 * sweep)
    return side / 2 + side * RADIUS * math.cos(angle), side / 2 + side * RADIUS * math.sin(angle)


def along(value, thumb, side=SIDE):
    """Returns the place on a horizontal slider from 0 to 100 with a thumb of this width."""
    return thumb / 2 + value / 100 * (side - thumb), side / 2
