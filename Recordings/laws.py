"""The formulas and constants that the makers share: throws, rings of tiles, angles of dials."""
import math

DECAY = -1000 * math.log(0.998)  # 1/s, the deceleration rate `normal`
# Viscous friction k in 1/s, and dry friction c in units/s²: v' = -k·v - c.
WHEEL = (1.5, 1.8)  # radians
TILES = (1.0, 4.5 / math.radians(360 / 16))  # tiles of a ring of 16
ITEMS = (1.5, 4.0)  # items of a turntable that snaps
# Points before a gesture begins.
PAN = 10
PINCH = 8
# A dial from 0 to 100 that begins at 135 degrees and goes over 270.
DIAL_START = math.radians(135)
PER_RADIAN = 100 / (1.5 * math.pi)


def friction_at(speed, friction, seconds=math.inf):
    """How far a throw has come, in that time or in the end."""
    k, c = friction
    t = min(seconds, math.log1p(k * speed / c) / k)
    return (speed + c / k) * (1 - math.exp(-k * t)) / k - c / k * t


def speed_to_project(distance, friction):
    """The speed from which a flick coasts so far."""
    low, high = 0.0, 1e3
    for _ in range(100):
        speed = (low + high) / 2
        low, high = (speed, high) if friction_at(speed, friction) < distance else (low, speed)
    return speed


def widest_ring(reach, eye, tiles):
    """The radius of the widest ring whose corners stay within the reach.

    They go round at r / cos(a/2); a circle of radius p about an axis r behind the plane of the front
    tile is seen as far out as d p / sqrt((d + r)^2 - p^2).
    """
    near, corner = reach / eye, math.cos(math.pi / tiles)
    slope = near * corner + math.hypot(1, near)
    return reach * corner * slope / (1 + near ** 2 * (1 - corner ** 2))


def stands_at(value):
    return DIAL_START + value / PER_RADIAN


def slop_angle(share=0.7, points=PAN):
    """The angle of the first points of a way along the rim, as a chord."""
    return 2 * math.asin(points / 2 / (100 * share))
