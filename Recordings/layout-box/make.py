"""Writes the recordings of the layout box."""
import math

from fingers import tap
from laws import PAN
from recording import Script

# A box of 480 by 300 in the middle of 720 by 480; its child is 260 by 150 at (110, 75). The middle is fixed, so the box
# shrinks by twice the movement of its corner.
script = Script("drag", size=(720, 480), control="layout-box").point("down", (600, 390))
for step in range(1, 21):
    script.wait(0.02).point("move", (600 - 5 * step, 390 - 2.5 * step))
rest = 2 * (1 - PAN / math.hypot(100, 50))
script.check(width=480 - 100 * rest, height=300 - 50 * rest, x=110, y=75,
             childWidth=260 - 100 * rest, childHeight=150 - 50 * rest)
script.point("up", (500, 340)).add(setting={"flexible-width": False})
script.add(setting={"flexible-left": True}).add(setting={"flexible-right": True})
# Both margins were 110.
script.check(x=110 - 50 * rest, childWidth=260).key("Escape").check(width=480, x=110)
script.key("ArrowRight").check(width=490, x=115).key("ArrowUp").check(height=290, childHeight=140)
# Beside the box there are 48 points of space, above and below it 78.
script.call("resize", width=10_000, height=10_000).check(width=720 - 96, height=480 - 156).end(0.5)

# The box is at (120, 90). A tap on each strut and spring toggles its bit of the mask: left, width, right, top, height,
# bottom. At first, width and height are flexible.
script = Script("taps", size=(720, 480), control="layout-box").check(flexible=2 + 16)
bits = 2 + 16
for bit, at in enumerate(((175, 240), (360, 414), (545, 240), (360, 127), (624, 240), (360, 352))):
    bits ^= 1 << bit
    tap(script, at).check(flexible=bits, width=480, height=300)
# A tap beside the box moves the corner there, and the margins absorb the difference. A tap on the child does nothing.
tap(script, (620, 395)).check(width=520, height=310, x=130, y=80, childWidth=260, childHeight=150)
tap(script, (360, 240)).check(width=520, flexible=bits)
# A slide that begins on a strut drags the box and toggles nothing.
script.point("down", (175, 240)).wait(0.1).point("move", (175, 210)).point("up", (175, 210))
script.check(flexible=bits, width=520, height=310 - 2 * (30 - PAN))
# Space selects the next part and Enter toggles it; so does its first letter.
script.key("Escape").key("Enter").check(flexible=bits ^ 1).key(" ").key("Enter").check(flexible=bits)
script.key(" ").key("Enter").check(flexible=bits ^ 2).key("b").check(flexible=bits ^ 2 ^ 32)
script.key("W").check(flexible=bits ^ 32).key(" ").key("Enter").check(flexible=bits ^ 32 ^ 4)
script.call("toggle", part=5).check(flexible=bits ^ 4).end(0.5)
