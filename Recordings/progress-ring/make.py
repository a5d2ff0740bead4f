"""Writes the recordings of progress rings, which go from 0 to 1 by default."""
import functools

import recording
from laws import PAN

Script = functools.partial(recording.Script, control="progress-ring")
GLIDE = 1  # seconds within which the arc has come to a new value


def shows(value, **more):
    return {"value": value, "shown": value, "resting": True, **more}


# A value that is set shows at once. A value that is moved to shows after an animation, from any state of the arc.
script = Script("values", value=0.25).check(**shows(0.25, text="25%"))
script.call("move", to=0.75).check(value=0.75, shown=0.25, text="75%", resting=False)
script.wait(0.1).call("move", to=0.5).check(value=0.5, resting=False).wait(GLIDE).check(**shows(0.5))
script.add(setting={"value": 0.9}).check(**shows(0.9, text="90%"))
script.call("move", to=0.1, animated=False).check(**shows(0.1)).call("move", to=7).wait(GLIDE)
script.check(**shows(1, text="100%")).call("move", to=-1e300).wait(GLIDE).check(**shows(0)).end(0.5)

# Thresholds at 20 and 50, in both directions. The end is reported once.
script = Script("thresholds", max=100, thresholds=[20, 50], tints=["critical", "warning", "positive"], value=64)
for value in (50, 20, 21, 80, 100, 100):
    script.call("move", to=value).wait(GLIDE).check(value=value, shown=value / 100)
script.end(0.5)

# Indeterminate, then determinate, and then indeterminate again.
script = Script("indeterminate").check(value="indeterminate", shown=0, text="", resting=False).wait(2.5)
script.check(resting=False).call("move", to=0.5).wait(GLIDE).check(**shows(0.5))
script.add(setting={"value": "indeterminate"}).wait(3).check(value="indeterminate", resting=False)
script.add(setting={"reduced-motion": True}).wait(3).check(shown=0, resting=False).end(0.5)

# A minute and a half. Paused for a minute, the countdown continues at the same value.
script = Script("countdown", duration=90, thresholds=[10, 30])
script.check(phase="ready", remaining=90, shown=1, text="1:30", resting=True).wait(1).call("start")
script.wait(50).check(phase="running", remaining=40, shown=40 / 90, text="0:40", resting=False)
script.call("pause").check(phase="paused", resting=True).wait(60).check(remaining=40, text="0:40")
script.call("resume").wait(35.5).check(remaining=4.5, text="0:05").wait(4.6)
script.check(phase="finished", remaining=0, shown=0, text="0:00", resting=True).wait(5)
script.call("start").wait(30).check(remaining=60, phase="running").call("reset").wait(GLIDE)
script.check(phase="ready", shown=1, remaining=90, resting=True).end(0.5)

# The surroundings receive every pointer, key and scroll.
script = Script("untouched", value=0.5).point("down", (100, 10)).wait(0.05)
script.point("move", (100, 10 + 2 * PAN)).wait(0.05).point("up", (100, 10 + 2 * PAN)).key("ArrowRight")
script.add(wheel=[0, 40]).add(detent=2).wait(1).check(**shows(0.5)).end(0.1)

script = Script("reduced-motion", value=0.2, reduced_motion=True).call("move", to=0.8).check(**shows(0.8))
script.end(0.1)
