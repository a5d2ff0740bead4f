"""Writes the recordings of the relationship planet, whose lists are turntables."""
from fingers import roll
from recording import Script

ITEM = 60  # points
FIRST = 2  # where a list begins, in items
# Four planets. The main one and satellite 2 swap, and each keeps its scroll position.
PLANET = dict(size=(580, 360), control="relationship-planet")
SECOND = (580 - 580 * 0.11, 360 * (0.2 + 0.29))
script = roll(Script("swap", **PLANET), 300, -2.4 * ITEM, 0.5, hold=0.1, x=300)
script.wait(0.1).check(main=0, mainX=0, mainY=180, mainRadius=150, position=FIRST + 2.4, count=15, spread=1)
script.point("down", SECOND).wait(0.05).point("up", SECOND).check(main=2, count=15, mainX=SECOND[0])
# The people fade first; the planets do not move for 0.2 s.
script.wait(0.19).check(mainX=SECOND[0], mainY=SECOND[1])
# Halfway along the curve, which is 0.2 of the way beside the straight line and reaches half of that. There, a planet is
# 0.45 smaller.
script.wait(0.41).check(mainX=SECOND[0] / 2 - (SECOND[1] - 180) * 0.2 / 2,
                        mainY=(SECOND[1] + 180) / 2 + SECOND[0] * 0.2 / 2,
                        mainRadius=(150 + 360 * 0.085) / 2 * 0.55, tolerance=1e-6)
script.wait(2).check(main=2, mainX=0, mainY=180, mainRadius=150, count=200, position=FIRST, spread=1)
script.call("swap", to=0).wait(3).check(main=0, count=15, position=FIRST + 2.4).end(0.1)

script = Script("interrupted", **PLANET).key("3").wait(0.4).key("2").wait(0.3).key("1").wait(3)
script.check(main=0, mainX=0, mainY=180, count=15, spread=1, resting=True).end(0.1)
