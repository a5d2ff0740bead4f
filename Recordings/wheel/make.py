"""Writes the recordings of wheels, which have eight sectors by default."""
import functools
import math

import recording
from laws import WHEEL, friction_at, speed_to_project

Script = functools.partial(recording.Script, control="wheel")
SECTOR = math.pi / 4  # of eight


def at_rest(steps):
    """Returns the state of a wheel of eight that rests after a clockwise turn by a number of sectors."""
    return {"rotation": steps * SECTOR, "value": -steps % 8, "settledValue": -steps % 8,
            "resting": True, "radiansPerSecond": 0}


# 1.2 rad are 1.53 sectors: the second is the nearest.
Script("slow-drag").drag(0.3, 1.2, 2.0, hold=0.2).wait(1).check(**at_rest(2)).end()

# Flicks whose projections are at the middle of a sector, so that noise cannot change the sector.
for name, sign in (("flick-clockwise", 1), ("flick-counterclockwise", -1)):
    speed = speed_to_project(7 * SECTOR - 0.8, WHEEL)
    script = Script(name).drag(0.5, sign * 0.8, 0.8 / speed)
    script.wait(0.001).check(resting=False)
    script.wait(6).check(**at_rest(sign * 7)).end(0.5)

for name, sign in (("three-turns-clockwise", 1), ("three-turns-counterclockwise", -1)):
    script = Script(name).down(1.0).turn(1.0, sign * 6 * math.pi, 3.0).wait(0.1)
    script.check(rotation=sign * 6 * math.pi, resting=False, tolerance=1e-6)
    script.up(1.0).wait(1).check(**at_rest(sign * 24)).end(0.1)

# A straight line through the hub of 40 turns the wheel only by its parts outside the hub.
edge = math.sqrt(40 ** 2 - 10 ** 2)
seen = 2 * (math.atan2(10, -edge) - math.atan2(10, -80))
script = Script("through-the-hub").point("down", (20, 110))
for x in range(21, 181):
    script.wait(0.006).point("move", (x, 110))
script.wait(0.1).check(rotation=seen).point("up", (180, 110))
script.wait(1).check(**at_rest(round(seen / SECTOR))).end(0.1)

# A single move across the hub turns the wheel by the same angle.
script = Script("leap-over-the-hub").point("down", (20, 110)).wait(0.5).point("move", (180, 110))
script.check(rotation=seen).wait(0.1).point("up", (180, 110)).end(1)

Script("touch-outside").drag(0, 2, 0.3, share=1.1).check(**at_rest(0)).end(1)

script = Script("second-finger").down(0.0).turn(0.0, 0.5, 0.2)
script.down(2.0, id=2).wait(0.05).point("move", script.place(3.0), id=2).check(rotation=0.5)
script.up(3.0, id=2).wait(0.1).check(rotation=0.5, resting=False)
script.up(0.5).wait(1).check(**at_rest(1)).end(0.1)

# 0.8 rad fast, then cancelled: the wheel turns back.
script = Script("cancel").down(0.0).turn(0.0, 0.8, 0.08)
script.add(pointer="cancel", id=1).wait(1).check(**at_rest(0)).end(0.1)

# The position of the landing law after 0.4 s. The tolerance is for the estimated speed.
speed = speed_to_project(7 * SECTOR - 0.8, WHEEL)
caught = 0.8 + friction_at(speed, WHEEL, 0.4)
script = Script("catch-in-flight").drag(0.5, 0.8, 0.8 / speed).wait(0.4).down(2.0)
script.check(rotation=caught, radiansPerSecond=0, resting=False, tolerance=1e-3)
script.wait(0.5).check(rotation=caught, tolerance=1e-3).up(2.0)
script.wait(1).check(**at_rest(round(caught / SECTOR))).end(0.1)

# 0.8 rad fast, then held: no inertia.
Script("hold-then-release").drag(0.0, 0.8, 0.08, hold=0.2).wait(1).check(**at_rest(1)).end(0.1)

script = Script("tap-on-sectors")
script.down(math.pi + 2 * SECTOR + 0.2).wait(0.06).up(math.pi + 2 * SECTOR + 0.2)
script.wait(1).check(**at_rest(-2))
# The hub reports the selection and turns nothing.
script.down(0, 0.1).wait(0.06).up(0, 0.1).wait(0.5).check(**at_rest(-2)).end(0.5)

script = Script("keyboard", titles=["Chile", "China", "Cuba", "Peru", "Österreich", "Oman", "Fiji", "Haiti"])
for _ in range(3):
    script.key("ArrowRight").wait(0.05)
script.wait(1).check(**at_rest(-3)).key("Home").wait(1).check(value=0)
script.key("End").wait(1).check(value=7)
for letter in "chin":
    script.key(letter).wait(0.1)
script.wait(2).check(value=1).key("ö").wait(2).check(value=4).key("Enter").end(0.5)

script = Script("scroll-and-detents")
for _ in range(4):
    script.add(wheel=[0, 10]).wait(0.01)
script.wait(1).check(value=1).add(detent=-3).wait(1).check(value=6).end(0.1)

script = Script("calls").call("select", index=3).wait(1).check(**at_rest(-3))
script.call("select", index=0, animated=False).check(**at_rest(0))
script.call("rotate", by=1.7).wait(1).check(**at_rest(2))
# From sector 6 clockwise: two whole turns, and then to sector 5.
script.call("spin", to=5, turns=2, duration=2.5).wait(2.6).check(**at_rest(2 + 1 + 16))
script.call("spin", to=1, turns=-1, duration=1).wait(0.3).call("select", index=2)
script.wait(1).check(value=2, resting=True).end(0.1)

script = Script("turning").call("startTurning", radiansPerSecond=3).wait(2)
script.check(rotation=6, radiansPerSecond=3, resting=False).call("stopTurning")
# The wheel coasts as after a flick.
script.wait(6).check(**at_rest(round((6 + friction_at(3, WHEEL)) / SECTOR))).end(0.1)

# Widths of 45, 90, 135 and 90 degrees. The middle of the first is at the pointer.
script = Script("weighted", sectors=4, weights=[1, 2, 3, 2])
script.drag(0, -math.radians(70), 1, hold=0.2).wait(1)
script.check(rotation=-math.radians(67.5), value=1, resting=True)
script.drag(0, -math.radians(100), 1, hold=0.2).wait(1)
script.check(rotation=-math.radians(180), value=2, resting=True).end(0.1)

# The odds do not depend on the widths. A disabled sector is not drawn. 0.55 of 8 is more than 1 and 3, and less than 8.
script = Script("draw", labels="curved", sectors=4, weights=[4, 1, 1, 1], odds=[1, 3, 4, 9],
                **{"disabled-sectors": [3]})
script.call("draw", random=0.55, turns=1, duration=1).check(random=0.55, odds=[1, 3, 4, 0], drawn=2)
script.wait(1.1).check(value=2, resting=True)
script.call("draw", random=0, turns=-1, duration=1).wait(0.4).key("ArrowDown").wait(1)
script.check(drawn=0, resting=True).end(0.1)

script = Script("one-way", direction="clockwise").down(0.0).turn(0.0, 0.5, 0.2)
script.turn(0.5, -1.0, 0.3).check(rotation=0.5).turn(-0.5, 0.2, 0.2).wait(0.1)
# 0.7 rad are 0.89 sectors; the next one that way is the first.
script.check(rotation=0.7).up(-0.3).wait(1).check(**at_rest(1)).end(0.1)

# A pull of 2 rad past the end shows x·c·D/(D + c·x), with c = 0.55 and D = an eighth of a turn.
band = 2 * 0.55 * (math.pi / 4) / (math.pi / 4 + 0.55 * 2)
script = Script("stops", stops=[-90, 90]).down(0.0).turn(0.0, math.pi / 2 + 2, 1.5).wait(0.1)
script.check(rotation=math.pi / 2 + band, value=6).up(math.pi / 2 + 2)
script.wait(3).check(**at_rest(2))
script.drag(0.5, -0.8, 0.05).wait(6).check(**at_rest(-2)).end(0.1)

recording.start_noise(1367)
script = Script("reduced-motion", reduced_motion=True).drag(0.5, 0.8, 0.06).check(resting=True)
script.wait(1).call("select", index=3).check(value=3, resting=True).wait(0.2)
script.call("spin", to=6, turns=3, duration=4).check(value=6, resting=True).end(0.5)

script = Script("right-to-left", right_to_left=True).key("ArrowLeft").wait(1)
script.check(value=1, rotation=SECTOR)
script.drag(0, -SECTOR, 0.6, hold=0.2).wait(1).check(value=0, rotation=0).end(0.1)

script = Script("resize-during-drag").down(0.0).turn(0.0, 0.4, 0.3).add(size=[400, 300])
script.center, script.reach = (200, 150), 150
# A new size turns nothing: the same direction on the new wheel is the same rotation.
script.point("move", script.place(0.4)).check(rotation=0.4)
script.turn(0.4, 0.5, 0.3).check(rotation=0.9).wait(0.2).up(0.9)
script.wait(1).check(**at_rest(1)).end(0.1)

script = Script("twenty-five-sectors", sectors=25).drag(1, 1.0, 0.8, hold=0.1).wait(1)
# 1 rad are 3.98 sectors.
script.check(value=21, rotation=4 * 2 * math.pi / 25)
script.drag(1, 0.5, 0.03).wait(8).check(resting=True).end(0.1)

script = Script("one-sector", sectors=1).drag(0, 1.0, 0.8, hold=0.1).wait(1)
script.check(value=0, rotation=0).key("ArrowRight").wait(1).check(value=0)
script.drag(0, 4.0, 1.2, hold=0.1).wait(1).check(resting=True, value=0).end(0.1)

# A screen of 200 by 300 is rotated while a finger holds the wheel. Width and height swap, and the same direction on the
# wheel is the same rotation.
script = Script("turn-during-drag", size=(200, 300)).down(0.0).turn(0.0, 0.4, 0.3)
for orientation, size in (("landscapeLeft", (300, 200)), ("portraitUpsideDown", (200, 300)),
                          ("landscapeRight", (300, 200))):
    script.add(orientation=orientation)
    script.center, script.reach = (size[0] / 2, size[1] / 2), 100
    script.point("move", script.place(0.4)).check(rotation=0.4)
script.turn(0.4, 0.5, 0.3).wait(0.2).check(rotation=0.9).up(0.9)
script.wait(1).check(**at_rest(1)).end(0.1)

recording.start_noise(3344)
# A flick of 80 degrees takes 1.2 s, one of 400 takes 2.1 s. The sector's emphasis ends earlier: it takes 0.15 s from
# the time at which the sector is at the pointer. A twelfth of a turn is its width.
for name, degrees, limit in (("throw-short", 80, 1.2), ("throw-long", 400, 2.1)):
    way = math.radians(degrees)
    speed = speed_to_project(way, WHEEL)
    goal = round((0.3 + way) / (math.pi / 6)) * math.pi / 6
    stretch = (goal - 0.3) / way
    early = 0.0
    while 0.3 + friction_at(speed, WHEEL, early / stretch) * stretch < goal - math.pi / 12:
        early += 0.001
    script = Script(name, size=(300, 300), sectors=12).drag(0.5, 0.3, 0.3 / speed)
    script.wait(early + 0.16).check(emphasis=1, resting=False)
    script.wait(limit - early - 0.16).check(rotation=goal, resting=True, radiansPerSecond=0)
    script.end(0.5)

# A larger text during a drag changes the layout and moves nothing else.
script = Script("text-scale", size=(300, 300), sectors=36, text_scale=2).down(0)
for step, scale in enumerate((0.5, 1, 1.5, 4)):
    script.wait(0.02).point("move", script.place(0.1 * (step + 1)))
    script.add(setting={"text-scale": scale}).check(rotation=0.1 * (step + 1), resting=False)
script.wait(0.5).up(0.4).wait(1).check(value=34, resting=True).end(0.5)
