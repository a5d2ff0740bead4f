"""Writes the recordings of range dials."""
import math

from laws import PER_RADIAN, slop_angle, thumb_angle
from recording import Script, start_noise

start_noise(3078)
# A night from 23 to 7. A drag of the arc between the thumbs moves both by an hour.
NIGHT = dict(control="range-dial", max=1440, step=5, start=-90, turns=1, wrap=True, format="clock",
             low=1380, high=420)
script = Script("night", **NIGHT).check(low=1380, high=420, text="23:00 – 07:00")
script.point("down", script.place(-math.pi / 4, 0.84), kind="mouse")
hour = 2 * math.pi / 24 + slop_angle(0.84, 3)
script.turn(-math.pi / 4, hour, 0.5, 0.84).check(low=0, high=480)
script.wait(0.5).up(-math.pi / 4 + hour, 0.84).key("ArrowRight").check(low=0, high=485)
script.key("Enter").key("ArrowLeft").check(low=1435, high=485).end(0.5)

for meeting, low, high in (("push", 80, 90), ("swap", 60, 80)):
    script = Script(meeting, control="range-dial", min_distance=10, meeting=meeting, low=20, high=60)
    script.point("down", script.place(thumb_angle(20), 0.84), kind="mouse")
    script.turn(thumb_angle(20), 60 / PER_RADIAN + slop_angle(0.84, 3), 1.0, 0.84)
    script.check(low=low, high=high).wait(0.5).up(thumb_angle(80), 0.84).end(0.5)

script = Script("bound", control="range-dial", value=[20, 60], min_distance=10)
script.check(low=20, high=60).add(setting={"value": [70, 75]}).check(low=70, high=80)
script.key("ArrowUp").check(low=70, high=81).add(setting={"value": [70, 81]}).check(low=70, high=81)
script.add(setting={"low": 90}).check(low=90, high=100).add(setting={"high": 5}).check(low=0, high=10)
script.call("move", low=40, high=90).check(low=40, high=90).end(0.5)

# Home and End move as far as the other thumb allows without moving: at least 5 and at most 50 away.
script = Script("keys", control="range-dial", min_distance=5, max_distance=50, low=20, high=60)
script.key("Home").check(low=20, high=25).key("End").check(low=20, high=70)
script.call("choose", thumb=0).key("End").check(low=65, high=70).key("Home").check(low=20, high=70)
# An arrow key moves the other thumb too.
script.key("ArrowLeft").check(low=19, high=69).end(0.1)

# The elements of a range are its thumbs. The whole, at 0, has nothing to move.
script = Script("accessibility", control="range-dial", low=20, high=60)
script.add(accessibility="setValue", element=1, value=30).wait(0.5).check(low=30, high=60)
script.add(accessibility="decrement", element=2).wait(0.5).check(low=30, high=59)
script.add(accessibility="increment", element=0).add(accessibility="increment", element=3).wait(0.5)
script.check(low=30, high=59, resting=True).end(0.1)
