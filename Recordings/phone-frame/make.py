"""Writes the recordings of the turning phone."""
import math

from fingers import pan, tap
from laws import PAN
from recording import Script

# A phone in 720 by 420: it is 348 long and 0.52 as wide, with a rim of 0.022 on all sides.
LENGTH = 420 - 64 - 8
SCREEN = (LENGTH * (0.52 - 2 * 0.022), LENGTH * (1 - 2 * 0.022))
MIDDLE = (360, (420 - 64) / 2)
PHONE = {"size": (720, 420), "control": "phone-frame"}
upright = {"boundsWidth": SCREEN[0], "boundsHeight": SCREEN[1]}
lying = {"boundsWidth": SCREEN[1], "boundsHeight": SCREEN[0]}

# The hand takes 0.3 s, then the screen takes 0.3 s. The easing is symmetric, so that half the time is half the way.
script = Script("turns", **PHONE).check(device="portrait", angle=0, **upright)
script.key("ArrowRight").wait(0.15)
script.check(deviceAngle=math.pi / 4, angle=0, orientation="portrait", **upright).wait(0.15)
script.check(deviceAngle=math.pi / 2, orientation="landscapeLeft").wait(0.15)
script.check(angle=-math.pi / 4, boundsWidth=sum(SCREEN) / 2, boundsHeight=sum(SCREEN) / 2)
script.wait(0.15).check(angle=-math.pi / 2, **lying)
# A forbidden orientation changes nothing.
script.add(setting={"orientations": "all-but-upside-down"}).add(orientation="portraitUpsideDown")
script.wait(1).check(device="portraitUpsideDown", orientation="landscapeLeft", refused=True,
                     angle=-math.pi / 2, deviceAngle=math.pi, **lying)
# The phone turns as soon as the orientation is allowed.
script.add(setting={"orientations": "all"}).wait(1)
script.check(orientation="portraitUpsideDown", refused=False, angle=-math.pi, **upright).end(0.1)

# A finger on the face while the phone turns. On the page, the face ends as upright as before, so the pan continues
# unchanged.
script = pan(Script("turn-during-pan", **PHONE), (MIDDLE[0], 150), 40)
script.check(happiness=75 - (40 - PAN) / 2).key("ArrowLeft").wait(1).check(fingers=1, **lying)
script.point("move", (MIDDLE[0], 190)).check(happiness=75 - (40 - PAN) / 2)
script.wait(0.02).point("move", (MIDDLE[0], 170)).check(happiness=75 - (40 - PAN - 20) / 2)
script.point("up", (MIDDLE[0], 170)).check(fingers=0).end(0.5)

# Single taps on the buttons, 150 points to either side of the middle, turn the phone.
script = Script("taps", **PHONE)
for side, device in ((150, "landscapeLeft"), (-150, "portrait"), (-150, "landscapeRight")):
    tap(script, (MIDDLE[0] + side, 388)).wait(0.2)
    script.check(device=device, orientation=device, happiness=75)
# A finger that leaves the button turns nothing.
script.point("down", (510, 388)).wait(0.05).point("move", (510, 300)).point("up", (510, 300))
script.wait(1).check(device="landscapeRight").end(0.1)
