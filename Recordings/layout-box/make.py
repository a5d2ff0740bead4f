"""Writes the recordings of the layout box."""
import math

from fingers import tap
from laws import PAN
from recording import Script

# A box of 320 by 240 in the middle of 720 by 420; its child is 180 by 120 at (70, 60). The middle
# stays, so the box grows by twice what its corner moves.
script = Script("drag", size=(720, 420), control="layout-box").point("down", (520, 330))
for step in range(1, 21):
    script.wait(0.02).point("move", (520 + 5 * step, 330 + 2.5 * step))
rest = 2 * (1 - PAN / math.hypot(100, 50))
script.check(width=320 + 100 * rest, height=240 + 50 * rest, x=70, y=60,
             childWidth=180 + 100 * rest, childHeight=120 + 50 * rest)
script.point("up", (620, 380)).say(setting={"flexible-width": False})
script.say(setting={"flexible-left": True}).say(setting={"flexible-right": True})
# Both margins were 70.
script.check(x=70 + 50 * rest, childWidth=180).key("Escape").check(width=320, x=70)
script.key("ArrowRight").check(width=330, x=75).key("ArrowUp").check(height=230, childHeight=110)
script.call("resize", width=10_000, height=10_000).check(width=720 - 64, height=420 - 64).end(0.5)

# The box stands at (200, 90). A tap on each strut and spring toggles its bit of the mask: left, width,
# right, top, height, bottom; width and height give way at first.
script = Script("taps", size=(720, 420), control="layout-box").check(flexible=2 + 16)
bits = 2 + 16
for bit, at in enumerate(((235, 210), (360, 346), (485, 210), (360, 120), (536, 210), (360, 300))):
    bits ^= 1 << bit
    tap(script, at).check(flexible=bits, width=320, height=240)
# A tap beside them puts the corner there; the margins take what the middle is away. One on the child
# does nothing.
tap(script, (545, 355)).check(width=370, height=290, x=95, y=85, childWidth=180, childHeight=120)
tap(script, (360, 210)).check(width=370, flexible=bits)
# A slide that begins on a strut drags the box, and toggles nothing.
script.point("down", (235, 210)).wait(0.1).point("move", (235, 240)).point("up", (235, 240))
script.check(flexible=bits, width=370, height=290 + 2 * (30 - PAN))
# Keys: Space goes to the next part and Enter toggles it, and so does its first letter.
script.key("Escape").key("Enter").check(flexible=bits ^ 1).key(" ").key("Enter").check(flexible=bits)
script.key(" ").key("Enter").check(flexible=bits ^ 2).key("b").check(flexible=bits ^ 2 ^ 32)
script.key("W").check(flexible=bits ^ 32).key(" ").key("Enter").check(flexible=bits ^ 32 ^ 4)
script.call("toggle", part=5).check(flexible=bits ^ 4).end(0.5)
