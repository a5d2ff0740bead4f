"""Writes the recordings of turntables.

Positions are in items. With twelve per turn in a view of 360 points, one is 60 points long.
"""
import math

from fingers import roll
from laws import DECAY, ITEMS, PAN, friction_at
from recording import Script

TABLE = dict(size=(580, 360), control="turntable")
ITEM = 60
FIRST = 2  # the first item rests 60° before the middle, two items of 30°
ORBIT = 165


def at_rest(position, **more):
    return {"position": position, "centered": math.floor(position + 0.5), "resting": True,
            "itemsPerSecond": 0, "offset": (position - 3) * ITEM, **more}


def orbit(offset):
    """Returns the visible place of an item, by its number of items past the middle."""
    return (ORBIT * math.cos(offset * math.pi / 6), 180 + ORBIT * math.sin(offset * math.pi / 6))


# The hold is long enough to prevent a fling.
script = roll(Script("drag", count=100, **TABLE), 300, -2.4 * ITEM, 0.5, hold=0.1)
script.wait(0.01).check(**at_rest(FIRST + 2.4, cells=7)).end(0.5)

for name, count in (("fling", 100), ("ten-million", 10_000_000)):
    # 300 points in 0.3 s, and the projection of that speed.
    script = roll(Script(name, count=count, **TABLE), 340, -290, 0.3)
    script.wait(0.01).check(resting=False)
    rest = FIRST + 290 / ITEM + 1_000 / ITEM / DECAY
    script.wait(8).check(tolerance=1e-6, **at_rest(rest, cells=7)).end(0.5)

# Two items past the end. A band of six shows the part given by its formula.
script = roll(Script("band", count=20, **TABLE), 60, 2 * ITEM, 0.5, hold=0.1, lift=False)
script.check(position=FIRST - 2 * 0.55 * 6 / (6 + 0.55 * 2), resting=False)
script.point("up", (400, 60 + 2 * ITEM + PAN)).wait(2).check(**at_rest(FIRST, cells=6)).end(0.1)

script = roll(Script("bounce", count=20, **TABLE), 60, ITEM, 0.06)
script.wait(3).check(**at_rest(FIRST)).end(0.1)

script = roll(Script("caught", count=100, **TABLE), 340, -290, 0.3)
begin = FIRST + 290 / ITEM
caught = begin + 1_000 / ITEM / DECAY * (1 - math.exp(-DECAY * 0.4))
script.wait(0.4).point("down", (400, 100)).wait(0.3).check(position=caught, resting=False, tolerance=1e-6)
script.point("up", (400, 100)).check(tolerance=1e-6, **at_rest(caught)).end(0.5)

script = roll(Script("snap", count=100, snap=True, **TABLE), 340, -290, 0.3)
script.wait(6).check(**at_rest(round(FIRST + 290 / ITEM + friction_at(1_000 / ITEM, ITEMS)))).end(0.1)

script = roll(Script("wrap", count=12, wrap=True, **TABLE), 1, -14 * ITEM, 1, hold=0.1)
# An endless list begins with its first item in the middle.
script.wait(0.01).check(**at_rest(14 % 12, cells=7)).end(0.1)

# A trackpad's points count directly. A notch of a mouse wheel is animated, and notches add up.
script = Script("wheel", count=40, **TABLE).add(wheel=[0, 30])
script.check(position=FIRST + 0.5).wait(0.1)
for _ in range(3):
    script.add(wheel=[0, 120]).wait(0.05)
script.wait(2).check(**at_rest(FIRST + 6.5)).add(wheel=[0, -49]).add(wheel=[0, -1_000])
script.wait(2).check(**at_rest(FIRST)).end(0.1)

script = Script("keys", count=1_000_000, **TABLE).add(focus=True)
script.key("ArrowDown").check(active=3, position=FIRST).key("End").wait(2)
script.check(active=999_999, **at_rest(999_999 - FIRST)).key("PageUp").wait(1).check(active=999_993)
script.key("Enter").check(value=999_993).key("Home").wait(2).check(active=0, **at_rest(FIRST)).end(0.1)

script = Script("taps", count=30, **TABLE).point("down", orbit(1)).wait(0.05).point("up", orbit(1))
script.check(value=FIRST + 1, position=FIRST).wait(0.3)
# The words belong to the item; the planet does not.
words = (orbit(-1)[0] + 60, orbit(-1)[1])
script.point("down", words).wait(0.05).point("up", words).check(value=FIRST - 1).wait(0.3)
script.point("down", (60, 180)).wait(0.05).point("up", (60, 180)).check(value=FIRST - 1).end(0.1)

# The item in the middle stays there. The numbers of new items continue from the largest.
script = Script("changes", count=100, **TABLE).call("scroll", to=50, animated=False)
script.check(**at_rest(50)).call("insert", index=0, count=100_000).check(**at_rest(100_050, count=100_100))
script.wait(0.1).call("remove", index=100_040, count=5).check(**at_rest(100_045, count=100_095))
script.wait(0.1).call("move", **{"from": 100_046, "to": 3}).check(**at_rest(100_046, nextID=100_100))
script.wait(0.1).call("insert", index=100_047).wait(2).check(**at_rest(100_046, count=100_096, cells=7)).end(0.1)

script = Script("scroll", count=10_000_000, **TABLE)
for position, offset in (("middle", 0), ("start", -FIRST), ("end", FIRST), ("nearest", FIRST)):
    script.call("scroll", to=7_000_000, position=position).wait(1)
    script.check(**at_rest(7_000_000 - offset)).wait(0.1)
script.call("scrollToPosition", position=123.25).wait(1).check(**at_rest(123.25))
script.call("scrollToPosition", position=-40, animated=False).check(**at_rest(FIRST)).end(0.1)

# Along the bottom from right to left: a drag to the right shows the following items.
settings = {**TABLE, "size": (360, 360)}
script = Script("mirrored", count=100, edge="bottom", right_to_left=True, **settings)
script.point("down", (100, 100))
for step in range(1, 31):
    script.wait(0.02).point("move", (100 + (90 + PAN) * step / 30, 100))
script.wait(0.1).point("up", (200, 100)).check(position=FIRST + 90 / ITEM).end(0.5)

# Around the centre by a quarter turn, less the threshold's part of the way.
script = Script("circle", count=100, tracking="circle", **TABLE)
script.call("scroll", to=50, animated=False).point("down", orbit(0))
for step in range(1, 181):
    script.wait(0.01).point("move", orbit(3 * step / 180))
script.wait(0.1).point("up", orbit(3)).wait(0.1).check(position=47 + PAN / (ORBIT * math.pi / 6), tolerance=0.01)
script.end(0.1)

# A cancelled scroll is undone.
script = roll(Script("cancel", count=100, **TABLE), 300, -ITEM, 0.2, lift=False)
script.add(pointer="cancel", id=1, x=0, y=0).wait(1).check(**at_rest(FIRST)).end(0.1)

script = roll(Script("second-finger", count=100, **TABLE), 300, -ITEM, 0.2, hold=0.1, lift=False)
script.point("down", (300, 100), id=2).point("move", (300, 300), id=2).point("up", (300, 300), id=2)
script.check(position=FIRST + 1, resting=False).point("up", (400, 300 - ITEM - PAN)).end(0.5)

# A sideways drag is for the page.
script = Script("sideways", count=100, **TABLE).point("down", (300, 100))
for x in range(300, 400, 5):
    script.wait(0.01).point("move", (x, 100))
script.check(**at_rest(FIRST)).point("up", (400, 100)).end(0.5)

script = Script("reduced-motion", count=100, reduced_motion=True, **TABLE)
script.call("scroll", to=60).check(**at_rest(60)).call("insert", index=10, count=3).check(**at_rest(63)).end(0.5)

# In a full circle of twelve items, all twelve are always visible, and scrolling never ends.
AROUND = dict(TABLE, size=(420, 420))
script = Script("around", count=12, edge="full", wrap=True, snap=True, **AROUND)
script.check(position=0, cells=12).call("scroll", to=7).wait(0.2).check(cells=12, resting=False)
script.wait(1).check(position=7, cells=12, resting=True).call("scroll", to=2).wait(1).check(position=2, cells=12)
script.call("press", index=9).check(value=9, cells=12).call("remove", index=4).wait(1).check(cells=11, count=11)
script.end(0.1)

# Cards: the list begins with its first item in front, and each 0.95 widths of a card move it by one. The width is 0.55
# of the height. Without the setting snap, one card is in front in the end too; a tap on another one brings it there.
CARD = 0.55 * 360
script = Script("cards", count=20, arrangement="cover-flow", **TABLE).check(position=0, resting=True)
script.point("down", (400, 150))
for step in range(1, 31):
    script.wait(0.02).point("move", (400 - (2.2 * 0.95 * CARD * step + PAN * 30) / 30, 150))
script.check(position=2.2, resting=False, tolerance=0.1).wait(0.2).point("up", (400 - 2.2 * 0.95 * CARD - PAN, 150))
script.wait(1).check(position=2, resting=True).point("down", (450, 160)).wait(0.05).point("up", (450, 160))
script.wait(1).check(position=3, value=3, resting=True).end(0.1)

# The app is asked for titles, starting at the active item and wrapping around.
script = Script("find", count=30, ask=True, **TABLE).add(focus=True).key("c")
script.call("find", **{"from": 3, "titles": ["Anna", "Ben", "Cleo", "Carl"]}).check(active=5).wait(1.2)
script.key("a").call("find", **{"from": 6, "titles": ["Uma"] * 24 + ["Ada"]}).wait(1.2).check(active=0)
script.key("d").key("o").call("find", **{"from": 0, "titles": ["Dan", "Dora"]}).wait(1).check(active=1).end(0.1)

# Fingers on a trackpad, and the momentum after them. Each point counts at once, in events of any size.
script = Script("momentum", count=40, **TABLE).add(wheel=[0, 6], phase="began").check(position=FIRST + 0.1)
for points in (30, 60, 24):
    script.wait(0.016).add(wheel=[0, points], phase="changed")
script.add(wheel=[0, 0], phase="ended").check(**at_rest(FIRST + 2))
for points in (150, 90, 45, 15):
    script.wait(0.016).add(wheel=[0, points], phase="momentum")
script.check(**at_rest(FIRST + 7)).add(wheel=[0, 0], phase="momentumEnded")
# The scroll stops at the end of the list. A line counts as 16 points.
script.wait(0.016).add(wheel=[0, -100_000], phase="momentum").check(**at_rest(FIRST))
script.add(wheel=[0, 2], unit="notches", phase="changed").check(**at_rest(FIRST + 2)).end(0.1)

# Item by item with snapping. A new scroll starts without a remainder.
script = Script("momentum-snaps", count=40, snap=True, **TABLE).add(wheel=[0, 0.4 * ITEM], phase="began")
for phase, items in (("changed", 2), ("ended", 0), ("momentum", 2), ("momentum", 1), ("momentumEnded", 0)):
    script.wait(0.016).add(wheel=[0, items * ITEM], phase=phase)
script.wait(2).check(**at_rest(FIRST + 5)).add(wheel=[0, 0.7 * ITEM], phase="began")
script.wait(2).check(**at_rest(FIRST + 5)).end(0.1)
