"""Writes the recordings of ring menus."""
import math

from fingers import below, on_ring, stroke
from recording import Script

# Ring menus of twelve items of 30° from the right. The look is 459 points wide at scale 1.
RING = dict(size=(480, 480), control="ring-menu")

script = Script("hold", **RING).point("down", (240, 240)).wait(0.49).check(open=False)
script.wait(0.02).check(open=True, openness=0.01, tolerance=1e-9)
for item in (0, 1, 2, 11, 5):
    script.wait(0.1).point("move", on_ring(item)).check(highlighted=item)
script.point("up", on_ring(5)).check(chosen=5, open=False, highlighted=-1)
# The menu had opened for 0.51 s, and closes from there.
script.wait(0.5).check(resting=False).wait(0.02).check(resting=True, openness=0).end(1)

# On the edges of the band and beside them.
script = Script("edges", hold=0, **RING).point("down", (240, 240)).wait(1.2)
for radius, item in ((101.9, -1), (102.1, 0), (155.9, 0), (156.1, -1), (30, -1)):
    script.wait(0.05).point("move", on_ring(0, radius)).check(highlighted=item)
script.point("move", (240 + 129, 240.1)).check(highlighted=0)
script.point("move", (240 + 129, 239.9)).check(highlighted=11)
script.point("up", (240, 430)).check(chosen=-1, open=False).end(2)

script = Script("reversals", **RING).call("open").wait(0.4).check(openness=0.4)
script.call("close").wait(0.3).check(openness=0.1).call("open").wait(0.2).check(openness=0.3)
script.wait(2).check(openness=1, resting=True).call("close").wait(0.615).check(openness=0.5)
script.call("open").wait(0.3075).check(openness=0.75).wait(1).check(openness=1).end(0.5)

script = Script("taps", **RING).point("down", (240, 240)).wait(0.05).point("up", (240, 240))
script.check(open=True).wait(0.1).point("down", on_ring(7)).check(highlighted=7).wait(0.05)
script.point("up", on_ring(7)).check(chosen=7, open=False).wait(3).check(openness=0).end(0.1)

script = Script("cancel", **RING).point("down", (240, 240)).wait(0.8).point("move", on_ring(3))
script.add(pointer="cancel", id=1).check(open=False, chosen=-1).wait(2).check(resting=True).end(0.1)

script = Script("keys", **RING).key("Enter").check(open=True, highlighted=0).key("ArrowUp")
script.check(highlighted=11).key("l").check(highlighted=5).key("i").check(highlighted=7)
script.key("Enter").check(chosen=7, open=False).wait(2).key("Escape").end(0.1)

script = Script("hover", hover=True, **RING)
script.point("hover", (240, 240), kind="mouse").check(open=True).wait(0.2)
script.point("hover", on_ring(9), kind="mouse").check(highlighted=9).wait(0.2)
script.point("down", on_ring(9), kind="mouse").point("up", on_ring(9), kind="mouse")
script.check(chosen=9, open=False).wait(2).end(0.1)

script = Script("info", **RING).call("open").wait(1)
script.point("down", (240, 430)).check(highlighted=-1).wait(0.1).point("up", (240, 430))
script.check(open=False).wait(2).check(resting=True, chosen=-1).end(0.1)

Script("reduced-motion", reduced_motion=True, **RING).call("open").wait(0.07).check(
    openness=0).wait(0.09).check(openness=1, resting=True).end(0.5)

script = Script("mirrored", right_to_left=True, hold=0, **RING).point("down", (240, 240))
script.wait(0.1).point("move", (240 - 129, 240.1)).check(highlighted=0)
script.point("move", (240 - 129, 239.9)).check(highlighted=11).point("up", (240, 240)).end(2)

# The closed hub has a target of 80 by 80 points. A finger that slips is no tap.
script = Script("hub", **RING).point("down", (281, 240)).wait(0.05).point("up", (281, 240))
script.check(open=False).wait(0.1).point("down", (279, 201)).wait(0.05).point("move", (291, 201))
script.wait(0.05).point("up", (291, 201)).check(open=False).wait(0.1).point("down", (279, 201))
script.wait(0.05).point("up", (279, 201)).check(open=True).wait(1).end(0.1)

# Eight directions, the first centred on the right. Below each are seven items, the first of which begins at the same
# place.
WAYS = [title for way in range(8) for title in [f"{way}", *(f">{way}{below}" for below in "abcdefg")]]
NESTED = dict(titles=WAYS, look="plain", choreography="quick", anchor="finger", start_angle=-22.5,
              size=(800, 600), control="ring-menu")


# Direction 2 is down; the first item below it is to the right.
script = stroke(Script("mark", marks=True, **NESTED), (400, 200), (math.pi / 2, below(0)))
script.check(chosen=2 * 8 + 1, open=False).wait(1).end(0.1)
# Not declared for strokes, it selects nothing unseen, not even after 53 points, beyond the dead zone of 50.
script = stroke(Script("swipe", **NESTED), (400, 200), (math.pi / 2, below(0)))
script.check(chosen=-1, open=False).wait(0.5)
stroke(script, (400, 200), (0,), length=53).check(chosen=-1, open=False).wait(1).check(open=False).end(0.1)

# The visible menu: beyond the wedges (116), a submenu opens around the finger.
down = math.pi / 2
script = Script("nested", **NESTED).point("down", (400, 200)).wait(0.6).check(open=True, level=0)
script.point("move", (400, 200 + 80)).check(highlighted=16).wait(0.1).point("move", (400, 330))
script.check(level=1, centerX=400, centerY=330, highlighted=-1).wait(0.3)
at = (400 + 80 * math.cos(below(2)), 330 + 80 * math.sin(below(2)))
script.point("move", at).check(highlighted=19).point("up", at).check(chosen=19, open=False).end(1)

# A pause on an item opens its submenu. A stroke back, beyond the wedges, leaves it.
script = Script("pause", **NESTED).point("down", (400, 300)).wait(0.6)
script.point("move", (480, 300)).wait(0.32).check(level=0).wait(0.02).check(level=1, centerX=480)
script.wait(0.3).point("move", (400, 300)).wait(0.05).point("move", (350, 300)).check(level=0, centerX=400)
script.point("up", (400, 300)).check(open=False, chosen=-1).end(1)

# So does a pause on the hub, after the finger has been elsewhere, and a release there, with the menu open.
script = Script("back", **NESTED).point("down", (400, 200)).wait(0.6).point("move", (400, 330))
script.check(level=1, centerX=400, centerY=330).wait(0.1).point("move", (420, 330)).wait(0.5)
script.check(level=1, highlighted=-1).point("move", (400 + 80, 330)).check(highlighted=17)
script.point("move", (420, 330)).wait(0.32).check(level=1).wait(0.02).check(level=0, open=True, centerY=200)
script.point("up", (420, 330)).check(open=False, chosen=-1).wait(1)
script.point("down", (400, 200)).wait(0.6).point("move", (400, 330)).wait(0.1).point("move", (420, 330))
script.point("up", (420, 330)).check(level=0, open=True, chosen=-1).wait(1)
# With the keyboard and without a pointer, focus returns to the parent item of the submenu.
script.key("ArrowDown").key("ArrowDown").check(highlighted=8).key("Enter").check(level=1, highlighted=9)
script.key("Escape").check(level=0, highlighted=8).key("Enter").call("activate", index=0)
script.check(level=0, highlighted=8).key("Escape").check(open=False).end(1)

# A still finger selects nothing. In a corner, the ring is moved inside and lies under the finger, which is beyond
# direction 0 or on an item, and trembles by 11 points. After 12 points, the finger highlights its item.
script = Script("still", **NESTED).point("down", (720, 300)).wait(1)
script.check(open=True, centerX=800 - 117.5, centerY=300, highlighted=-1)
script.point("move", (731, 300)).wait(1).check(level=0, highlighted=-1).point("up", (731, 300))
script.check(open=False, chosen=-1).wait(1).point("down", (795, 595)).wait(1).check(open=True, level=0)
script.point("up", (795, 595)).check(open=False, chosen=-1).wait(1).point("down", (790, 300)).wait(1)
script.point("move", (778.1, 300)).check(highlighted=-1).point("move", (777.9, 300)).check(highlighted=0)
# The submenu that a pause opens is moved inside too. The item under the finger is not highlighted before the finger
# moves.
script.wait(0.34).check(level=1, highlighted=-1, centerX=800 - 117.5).wait(1).check(level=1, highlighted=-1)
script.point("up", (777.9, 300)).check(open=False, chosen=-1).end(1)

# An impatient press: it slips by 12 points before half a second has passed, and opens the menu nevertheless.
script = Script("slip", **NESTED).point("down", (400, 300)).wait(0.2).point("move", (412, 300))
script.wait(0.29).check(open=False).wait(0.02).check(open=True, centerX=412, highlighted=-1)
script.point("up", (412, 300)).check(open=False, chosen=-1).wait(1)
# A press that the page handles as scrolling does not.
script.point("down", (400, 300)).wait(0.2).point("move", (412, 300)).add(pointer="cancel", id=1).wait(1)
script.check(open=False).end(0.1)

# Near the corner, the plain ring, which reaches 117.5 points, is moved inside.
Script("corner", **NESTED).call("open", x=5, y=595).check(
    centerX=117.5, centerY=600 - 117.5).wait(0.5).end(0.1)
