"""Writes the recordings of dials.

The dials go from 0 to 100 in steps of 1, over 270 degrees from 135. A drag begins after a finger's first 10 points.
"""
import math

from laws import PAN, PER_RADIAN, slop_angle, thumb_angle
from recording import Script, start_noise

start_noise(1779)
DIAL = dict(control="dial")

script = Script("turn", step="any", value=20, **DIAL).down(thumb_angle(20))
script.turn(thumb_angle(20), 1.5, 1.0, rate=400)
# The chords between samples are slightly shorter than the arc.
script.check(value=20 + (1.5 - slop_angle()) * PER_RADIAN, resting=False, tolerance=0.02)
script.up(thumb_angle(20) + 1.5).check(resting=True).end(0.5)

# Past the end the value stays, also across the gap, until the finger has come back by the same angle.
script = Script("gap", value=90, step=5, **DIAL).down(thumb_angle(90))
script.turn(thumb_angle(90), 2.5, 1.0).check(value=100, rotation=1.5 * math.pi).wait(0.1)
script.turn(thumb_angle(90) + 2.5, -1.9, 1.0).check(value=100)
back = thumb_angle(90) + slop_angle()
script.turn(thumb_angle(90) + 0.6, slop_angle() - 0.6, 0.5).check(value=90).up(back).end(0.5)

# One full turn past the end, the finger moves the value again: 0.8 back, less the rest.
script = Script("once-round", value=100, step="any", **DIAL).down(thumb_angle(100))
script.turn(thumb_angle(100), 2 * math.pi + 0.5 + slop_angle(), 2.0).check(value=100)
script.turn(thumb_angle(100) + 0.5 + slop_angle(), -0.8, 1.0)
script.check(value=100 - 0.3 * PER_RADIAN, tolerance=0.02).up(thumb_angle(100) - 0.3).end(0.5)

# A finger that moves towards the centre scrolls the page. A mouse that does so changes nothing, because it turns
# nothing.
script = Script("radial", value=50, **DIAL).point("down", (100, 20))
script.wait(0.05).point("move", (100, 45)).check(value=50, resting=True)
script.point("move", (160, 60)).point("up", (160, 60)).check(value=50).end(0.5)

for name, way in (("vertical", (0, -1)), ("horizontal", (1, 0)), ("both", (1, -1))):
    script = Script(name, drag=name, step="any", value=40, **DIAL).point("down", (100, 100), kind="mouse")
    length = math.hypot(*way)
    at = (100 + 3 * way[0] / length, 100 + 3 * way[1] / length)
    script.wait(0.02).point("move", at)
    points = 0
    for step in range(1, 11):
        script.wait(0.02).point("move", (at[0] + 3 * step * way[0], at[1] + 3 * step * way[1]))
    gain = 100 / 200 * (abs(way[0]) + abs(way[1]))
    script.check(value=40 + 30 * gain, tolerance=1e-9)
    # Shift reduces the change to a tenth.
    script.wait(0.02).point("move", (at[0] + 60 * way[0], at[1] + 60 * way[1]), modifiers=["shift"])
    script.check(value=40 + 33 * gain, tolerance=1e-9)
    script.wait(0.5).point("up", (at[0] + 60 * way[0], at[1] + 60 * way[1])).end(0.5)

# A second finger makes the first one finer, and drags nothing itself.
script = Script("second-finger", second_finger=True, drag="vertical", step="any", **DIAL).point("down", (100, 100))
script.wait(0.02).point("move", (100, 100 - PAN)).wait(0.02).point("move", (100, 80 - PAN)).check(value=10)
script.point("down", (60, 60), id=2).wait(0.02).point("move", (100, 40 - PAN)).check(value=12)
script.point("move", (60, 20), id=2).check(value=12).point("up", (60, 20), id=2)
script.wait(0.02).point("move", (100, 20 - PAN)).check(value=22).wait(0.5)
script.point("up", (100, 20 - PAN)).end(0.5)

# Taps on values, and two taps back to the default.
script = Script("taps", default=30, **DIAL)
for value in (10, 80, 45):
    script.down(thumb_angle(value)).wait(0.05).up(thumb_angle(value)).check(value=value)
    script.wait(0.5).check(rotation=value / PER_RADIAN)
script.down(thumb_angle(70)).wait(0.05).up(thumb_angle(70)).wait(0.1)
script.down(thumb_angle(70)).wait(0.05).up(thumb_angle(70)).check(value=30).end(0.5)

script = Script("keys", value=50, **DIAL)
for key, value in (("ArrowUp", 51), ("ArrowRight", 52), ("ArrowDown", 51), ("ArrowLeft", 50),
                   ("PageUp", 60), ("PageDown", 50), ("End", 100), ("ArrowUp", 100), ("Home", 0)):
    script.key(key).check(value=value).wait(0.3).check(rotation=value / PER_RADIAN)
script.add(wheel=[0, -80]).check(value=2).add(detent=-1).check(value=1).end(0.5)

# A detent holds the value within 3 degrees.
script = Script("detents", step="any", value=40, detents=[50], **DIAL)
script.point("down", script.place(thumb_angle(40)), kind="mouse")
slop = slop_angle(points=3)
script.turn(thumb_angle(40), 10 / PER_RADIAN + math.radians(2) + slop, 0.5).check(value=50)
script.turn(thumb_angle(50) + math.radians(2) + slop, math.radians(2), 0.1)
script.check(value=50 + math.radians(4) * PER_RADIAN, tolerance=0.02)
script.wait(0.5).up(thumb_angle(50)).end(0.5)

# Around a circle several times, and up three turns of a timer.
script = Script("wrap", max=360, step=15, start=-90, turns=1, wrap=True, value=330, **DIAL)
script.point("down", script.place(0), kind="mouse").turn(0, 4.5 * math.pi + slop, 2.0)
script.check(value=(330 + 90) % 360).wait(0.5).up(math.pi / 2).key("ArrowLeft").check(value=45).end(0.5)
script = Script("turns", max=180, start=-90, turns=3, **DIAL)
script.point("down", script.place(0), kind="mouse").turn(0, 3 * math.pi + slop, 2.0)
script.check(value=90).wait(0.3).check(rotation=3 * math.pi).wait(0.5).up(math.pi).end(0.5)

# The system cancels a drag, which undoes its changes. A lost finger undoes nothing.
start_noise(3300)
script = Script("cancel", value=20, step=10, **DIAL).down(thumb_angle(20))
script.turn(thumb_angle(20), 30 / PER_RADIAN + slop_angle(), 0.5).add(pointer="cancel", id=1)
script.check(value=20, resting=True).wait(0.5)
script.point("down", (100, 30), kind="mouse").point("move", (170, 100), kind="mouse").wait(0.1)
script.add(pointer="lost", id=1).check(value=50, resting=True).end(0.5)
script = Script("calls", **DIAL).call("move", to=70).check(value=70).call("reset").check(value=0)
script.add(setting={"reduced-motion": True}).call("move", to=50).check(value=50, rotation=0.75 * math.pi)
script.end(0.5)

# Values set by an app with a binding. During a drag, the value changes and the finger continues from it. An echo of the
# last event changes nothing.
script = Script("bound", step="any", value=20, **DIAL)
script.point("down", script.place(thumb_angle(20)), kind="mouse")
for value in (22, 26, 30):
    script.wait(0.05).point("move", script.place(thumb_angle(value) + slop_angle(points=3)))
script.check(value=30, tolerance=0.02).add(setting={"value": 60}).check(value=60, resting=False)
script.wait(0.05).point("move", script.place(thumb_angle(35) + slop_angle(points=3)))
script.check(value=65, tolerance=0.02).wait(0.5).up(thumb_angle(35)).check(value=65, resting=True, tolerance=2.5)
script.add(setting={"value": 10}).check(value=10).key("ArrowUp").check(value=11).wait(0.1)
script.key("ArrowUp").check(value=12).add(setting={"value": 11}).check(value=12)
script.add(setting={"value": 11}).check(value=12).add(setting={"value": 11}).check(value=11).end(0.5)

# Actions of a screen reader: a step, or a value, which is rounded to the nearest step and clamped.
script = Script("accessibility", step=5, value=40, **DIAL).add(accessibility="increment").check(value=45)
script.wait(0.5).add(accessibility="decrement", element=0).wait(0.5).check(value=40)
script.add(accessibility="setValue", value=63).wait(0.5).check(value=65, resting=True)
script.add(accessibility="setValue", value=1_000).wait(0.5).check(value=100)
# A dial has one element, which has no press action.
script.add(accessibility="decrement", element=1).add(accessibility="activate").wait(0.5)
script.check(value=100).end(0.5)

# On a counterclockwise logarithmic scale from 1 to 1,000, each quarter of a turn is a factor of 10.
start_noise(440)
RATIOS = dict(min=1, max=1000, step="any", scale="log", counterclockwise=True, **DIAL)
script = Script("ratios", value=10, **RATIOS)
start = math.radians(45 - 90)
slop = slop_angle(points=3)
script.point("down", script.place(start), kind="mouse").turn(start, -math.pi / 2 - slop, 1.0, rate=400)
script.check(value=100, tolerance=0.1, resting=False).wait(0.5).up(start - math.pi / 2 - slop)
script.call("move", to=10).wait(0.5).check(value=10, rotation=math.pi / 2)
value = 10
for key, share in (("ArrowUp", 0.01), ("PageUp", 0.1), ("ArrowDown", -0.01), ("End", 2), ("Home", -3)):
    value = min(max(value * 1000 ** share, 1), 1000)
    script.key(key).wait(0.5).check(value=value, tolerance=1e-9)
script.end(0.5)

# Digits are shown until Enter sets the value. Escape and a step leave them.
script = Script("typed", value=30, **DIAL).key("4").key("2").check(value=30, text="30").key("Enter")
script.check(value=42).wait(0.5).key("7").key("Escape").key("Enter").check(value=42)
script.key("-").key("5").key("Enter").check(value=0).wait(0.5)
script.key("9").key("9").key("Backspace").key("ArrowUp").key("Enter").check(value=1).end(0.5)
