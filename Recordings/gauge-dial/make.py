"""Writes the recordings of gauges, which go from 0 to 100 over 270 degrees from 135 by default."""
import functools
import math

import recording
from laws import PAN, PER_RADIAN, thumb_angle

Script = functools.partial(recording.Script, control="gauge-dial")
SWING = 1.5  # seconds within which the needle has come to a new value


def shows(value, **more):
    return {"value": value, "rotation": value / PER_RADIAN, "resting": True, **more}


# A value that is set shows at once. A value that is moved to shows after an animation, from any state of the needle.
script = Script("values", value=25).check(**shows(25, text="25"))
script.call("move", to=75).check(value=75, rotation=25 / PER_RADIAN, resting=False)
script.wait(0.1).call("move", to=50).check(value=50, resting=False).wait(SWING).check(**shows(50))
script.add(setting={"value": 90}).check(**shows(90))
script.call("move", to=10, animated=False).check(**shows(10)).call("move", to=700).wait(SWING)
script.check(**shows(100)).call("move", to=-1e300).wait(SWING).check(**shows(0)).end(0.5)

# The second of three ranges ends at 50. Its name is read after the value.
names = ["Low", "Middle", "High"]
script = Script("ranges", thresholds=[20, 50], range_names=names, value=64, unit=" V")
script.check(range=2, text="64 V, High")
for value, index in ((50, 1), (20, 0), (21, 1), (80, 2)):
    script.call("move", to=value).wait(SWING)
    script.check(value=value, range=index, text=f"{value} V, {names[index]}")
script.end(0.5)

# The value of an editable gauge follows a mouse from its press on, around the centre.
script = Script("drag", editable=True, step=1, value=50).down(thumb_angle(70), kind="mouse")
script.check(value=70).wait(0.2)
for value in (75, 80, 85):
    script.wait(0.02).point("move", script.place(thumb_angle(value)), kind="mouse")
script.check(value=85).wait(SWING).up(thumb_angle(85), kind="mouse").check(**shows(85)).end(0.5)

# A finger drags after its first 10 points along the track; a finger that moves towards the centre scrolls the page.
script = Script("finger", editable=True, value=50).down(thumb_angle(50)).check(value=50)
for step in range(1, 11):
    script.wait(0.02).point("move", script.place(thumb_angle(50 + 2 * step)))
script.check(value=70, tolerance=0.001).wait(SWING).up(thumb_angle(70)).check(resting=True)
script.wait(0.5).down(thumb_angle(20), share=0.9).wait(0.05).point("move", script.place(thumb_angle(20), 0.4))
script.check(value=70, tolerance=0.001).point("up", script.place(thumb_angle(20), 0.4)).end(0.5)

# The keys of a slider: a step is a hundredth, a page ten.
script = Script("keys", editable=True, value=50)
for key, value in (("ArrowUp", 51), ("ArrowLeft", 50), ("PageUp", 60), ("PageDown", 50), ("End", 100), ("Home", 0)):
    script.key(key).wait(SWING).check(value=value, resting=True)
script.end(0.5)

# The surroundings receive every pointer, key and scroll.
script = Script("untouched", value=50).point("down", (100, 10)).wait(0.05)
script.point("move", (100, 10 + 2 * PAN)).wait(0.05).point("up", (100, 10 + 2 * PAN)).key("ArrowRight")
script.add(wheel=[0, 40]).add(detent=2).wait(1).check(**shows(50)).end(0.1)

# On a full turn that wraps, 360 is 0.
script = Script("compass", max=360, start=-90, turns=1, wrap=True, value=350).check(value=350)
script.call("move", to=365).wait(SWING).check(value=5, rotation=math.radians(5)).end(0.5)

script = Script("reduced-motion", value=20, reduced_motion=True).call("move", to=80).check(**shows(80))
script.end(0.1)
