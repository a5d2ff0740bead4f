"""Formulas and constants shared by the makers: flicks, rings of tiles, angles of dials."""
import math

DECAY = -1000 * math.log(0.998)  # 1/s, the deceleration rate `normal`
# Viscous friction k in 1/s, and dry friction c in units/s²: v' = -k·v - c.
WHEEL = (1.5, 1.8)  # radians
TILES = (1.0, 4.5 / math.radians(360 / 16))  # tiles of a ring of 16
ITEMS = (1.5, 4.0)  # items of a turntable that snaps
# The distance in points at which a gesture begins.
PAN = 10
PINCH = 8
# A dial from 0 to 100 that starts at 135 degrees and covers 270.
DIAL_START = math.radians(135)
PER_RADIAN = 100 / (1.5 * math.pi)


def friction_at(speed, friction, seconds=math.inf):
    """Returns the distance of a flick after a time, or at its end."""
    k, c = friction
    t = min(seconds, math.log1p(k * speed / c) / k)
    return (speed + c / k) * (1 - math.exp(-k * t)) / k - c / k * t


def speed_to_project(distance, friction):
    """Returns the speed from which a flick coasts a distance."""
    low, high = 0.0, 1e3
    for _ in range(100):
        speed = (low + high) / 2
        low, high = (speed, high) if friction_at(speed, friction) < distance else (low, speed)
    return speed


def widest_ring(reach, eye, tiles):
    """Returns the radius of the widest ring whose corners stay within the reach.

    The corners move on a circle of radius r / cos(a/2). A circle of radius p about an axis r behind the plane of
    the front tile reaches d p / sqrt((d + r)^2 - p^2) in the picture.
    """
    near, corner = reach / eye, math.cos(math.pi / tiles)
    slope = near * corner + math.hypot(1, near)
    return reach * corner * slope / (1 + near ** 2 * (1 - corner ** 2))


def thumb_angle(value):
    return DIAL_START + value / PER_RADIAN


def slop_angle(share=0.7, points=PAN):
    """Returns the angle of a chord of the slop's length on the rim."""
    return 2 * math.asin(points / 2 / (100 * share))
