"""Finger movements shared by the recordings of several controls."""
import math

from laws import PAN

WEDGE = math.pi / 6


def pair(script, first, second, steps=40, seconds=0.4):
    """Moves two fingers along straight lines."""
    for id, (start, _) in enumerate([first, second], 1):
        script.point("down", start, id=id)
    for step in range(1, steps + 1):
        script.wait(seconds / steps)
        for id, (start, end) in enumerate([first, second], 1):
            share = step / steps
            script.point("move", tuple(a + (b - a) * share for a, b in zip(start, end)), id=id)
    return script


def pan(script, start, way, steps=20, id=1):
    script.point("down", start, id=id)
    for step in range(1, steps + 1):
        script.wait(0.02).point("move", (start[0], start[1] + way * step / steps), id=id)
    return script


def tap(script, at):
    return script.point("down", at).wait(0.05).point("up", at).wait(0.5)


def roll(script, y, delta, seconds, hold=0.0, steps=30, x=400, lift=True):
    """Drags along the edge at a constant speed, by `delta` points after the slop."""
    delta += math.copysign(PAN, delta)
    script.point("down", (x, y))
    for step in range(1, steps + 1):
        script.wait(seconds / steps).point("move", (x, y + delta * step / steps))
    script.wait(hold)
    return script.point("up", (x, y + delta)) if lift else script


def on_ring(item, radius=129, wedge=WEDGE, center=(240, 240)):
    angle = (item + 0.5) * wedge
    return (center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle))


def stroke(script, start, directions, length=120, seconds=0.12):
    at = start
    script.point("down", at)
    for direction in directions:
        for _ in range(12):
            at = (at[0] + length / 12 * math.cos(direction), at[1] + length / 12 * math.sin(direction))
            script.wait(seconds / 12).point("move", at)
    return script.point("up", at)


def below(index, start=-22.5, count=7):
    """Returns the direction of an item on a ring of seven, regardless of the parent."""
    return math.radians(start + (index + 0.5) * 360 / count)
