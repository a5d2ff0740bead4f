"""Writes the recordings of the gesture pad."""
import math

from fingers import pair
from laws import PAN, PINCH
from recording import Script

# The pad has 720 by 420 points, its field 464 by 420; the ring has the centre (232, 210) and the radius 168.
PAD = {"size": (720, 420), "control": "gesture-pad"}

# Apart from 60 to 168 points. The scale is measured from the threshold on.
script = Script("pinch", **PAD)
pair(script, ((202, 210), (148, 210)), ((262, 210), (316, 210)))
script.check(pinch="changed", tap="failed", fingers=2, scale=168 / (60 + PINCH))
for id, x in ((1, 148), (2, 316)):
    script.wait(0.02).point("up", (x, 210), id=id)
script.check(pinch="ended", fingers=0).end(1)

# One finger, outside the ring: 100 points along the path, less the threshold.
script = Script("pan", **PAD).point("down", (30, 40))
for x in range(32, 132, 2):
    script.wait(0.02).point("move", (x, 40))
script.check(pan="changed", x=100 - PAN, y=0, **{"rotary-pan": "failed"})
script.wait(0.1).point("up", (130, 40)).check(pan="ended").end(1)

# Around the ring by a quarter turn from the top: the angle after the threshold's part.
script = Script("ring", **PAD)
at = lambda angle: (232 + 168 * math.sin(angle), 210 - 168 * math.cos(angle))
script.point("down", at(0))
for step in range(1, 91):
    script.wait(0.01).point("move", at(math.radians(step)))
began = next(step for step in range(1, 91) if math.dist(at(0), at(math.radians(step))) > PAN)
lost = math.radians(began) * PAN / math.dist(at(0), at(math.radians(began)))
script.check(turned=math.pi / 2 - lost, pan="failed", **{"rotary-pan": "changed"})
script.point("up", at(math.pi / 2)).check(**{"rotary-pan": "ended"}).end(1)

# A single tap waits for a possible second one. Two taps are a double tap and no single one.
tap = lambda script: script.point("down", (40, 40)).wait(0.05).point("up", (40, 40))
script = tap(Script("taps", **PAD)).check(tap="possible", **{"double-tap": "possible"})
script.wait(0.3).check(tap="recognised", **{"double-tap": "failed"})
tap(script.wait(1)).wait(0.1)
tap(script).check(tap="failed", **{"double-tap": "recognised"}).end(1)

# A long press; and a finger whose up was lost goes down again.
script = Script("press", **PAD).point("down", (40, 40)).wait(0.49)
script.check(tap="possible", **{"long-press": "possible"}).wait(0.02)
script.check(tap="failed", **{"long-press": "began"})
script.wait(0.1).point("down", (60, 40)).check(fingers=1, **{"long-press": "possible"})
script.wait(0.1).point("hover", (60, 40)).check(fingers=0, **{"long-press": "failed"}).end(1)

# A demonstration without fingers has the same result as fingers.
script = Script("shown", **PAD).call("demonstrate", gesture="rotation")
# Both fingers turn by 60 degrees around the middle, 5 of which are the threshold. The first is lifted while the second
# is still a sample of 96 before its end, with a slow start and a slow end.
late = math.radians(60) * (95 / 96) ** 2 * (3 - 2 * 95 / 96)
first = (math.cos(math.radians(60)), math.sin(math.radians(60)))
second = (math.cos(math.pi + late), math.sin(math.pi + late))
line = math.atan2(first[1] - second[1], first[0] - second[0])
script.wait(1).check(rotation="ended", angle=line - math.radians(5))
script.key("8").wait(1.5).check(**{"rotary-pan": "ended"}).end(1)
