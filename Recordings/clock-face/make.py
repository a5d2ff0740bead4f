"""Writes the recordings of clock faces. Most have no written time, so that the face fills the control."""
import functools
import math

import recording
from laws import PAN

Script = functools.partial(recording.Script, control="clock-face", show_time=False)
SWING = 1.5  # seconds within which a hand has come to a new place
RINGS = (0.8, 0.53)  # distances of the numbers from the centre: usually, and from 12 of 24 hours
# The frames of the written time in a control of 270 by 360 points, whose face has a diameter of 360 / 1.34: the width
# of both tiles and the colon is 0.74 diameters, AM and PM follow after 0.05, and tiles are 0.33 by 0.27 diameters.
SIZE = (270, 360)
DIAMETER = 360 / 1.34
LEFT = 135 - 0.99 / 2 * DIAMETER
HOUR = (LEFT + 0.33 / 2 * DIAMETER, 0.135 * DIAMETER)
MINUTE = (LEFT + (0.41 + 0.33 / 2) * DIAMETER, 0.135 * DIAMETER)
PERIODS = [(LEFT + 0.89 * DIAMETER, share * DIAMETER) for share in (0.0675, 0.2025)]


def angle(share):
    """Returns the angle of a share of a turn from the top."""
    return share * 2 * math.pi - math.pi / 2


def shows(text, field, share, **more):
    """Returns the state at rest, with the hand at a share of a turn."""
    hour, minute = map(int, text.split(":"))
    return {
        "text": text, "value": hour * 60 + minute, "activeField": field, "rotation": share * 2 * math.pi,
        "resting": True, **more,
    }


# A tap selects the hour, and the face then shows the minutes. A finger selects when it is lifted, a mouse when pressed.
script = Script("hour-then-minute", value="07:30", hour_cycle="h12").check(**shows("07:30", "hour", 7 / 12))
script.down(angle(10 / 12), share=RINGS[0]).check(text="07:30").wait(0.1).up(angle(10 / 12), share=RINGS[0])
script.check(text="10:30", activeField="minute").wait(SWING).check(**shows("10:30", "minute", 0.5))
script.down(angle(0.25), kind="mouse").check(text="10:15").wait(0.1).up(angle(0.25), kind="mouse").wait(SWING)
script.check(**shows("10:15", "minute", 0.25)).end(0.1)

# Of 24 hours, those from 12 are on the inner ring.
script = Script("rings", value="09:00", hour_cycle="h23", advance=False)
for hour in (15, 4, 0, 12, 23):
    share = hour % 12 / 12
    script.down(angle(share), RINGS[hour // 12]).wait(0.05).up(angle(share), RINGS[hour // 12]).wait(SWING)
    script.check(**shows(f"{hour:02}:00", "hour", share))
script.end(0.1)

# A finger that moves around the centre drags the hand; one that moves towards it scrolls the page.
script = Script("drag", value="12:00", hour_cycle="h12", advance=False).down(angle(0))
for step in range(1, 11):
    script.wait(0.02).point("move", script.place(angle(step / 40)))
script.check(text="15:00").wait(SWING).up(angle(0.25)).check(**shows("15:00", "hour", 0.25))
script.wait(0.5).down(angle(0), share=0.9).wait(0.05).point("move", script.place(angle(0), 0.9 - 2 * PAN / 100))
script.check(text="15:00").point("up", script.place(angle(0), 0.5)).end(0.5)

# With two hands, a turn of the long one is an hour, and the short one follows. The touch takes the nearest hand.
script = Script("two-hands", value="10:45", hands="two", hour_cycle="h12").check(**shows("10:45", "hour", 10.75 / 12))
script.down(angle(0.75), 0.6, kind="mouse").check(activeField="minute")
for step in range(1, 25):
    script.wait(0.02).point("move", script.place(angle(0.75 + step / 24), 0.6), kind="mouse")
script.check(text="11:45").wait(SWING).up(angle(0.75), 0.6, kind="mouse")
script.check(**shows("11:45", "minute", 11.75 / 12))
script.down(angle(11.75 / 12), 0.3, kind="mouse").check(activeField="hour").wait(0.1)
script.point("move", script.place(angle(1.75 / 12), 0.3), kind="mouse").wait(SWING)
script.up(angle(1.75 / 12), 0.3, kind="mouse").check(**shows("13:45", "hour", 1.75 / 12)).end(0.1)

# The parts of the written time are pressed.
script = functools.partial(recording.Script, control="clock-face", size=SIZE)("written", value="07:30", hour_cycle="h12")
for place, text, field in (
    (MINUTE, "07:30", "minute"), (PERIODS[1], "19:30", "period"), (PERIODS[0], "07:30", "period"), (HOUR, "07:30", "hour"),
):
    script.point("down", place).wait(0.05).point("up", place).wait(SWING).check(text=text, activeField=field, resting=True)
script.end(0.1)

# Keys move between the parts and change one; figures type.
script = Script("keys", value="07:30", hour_cycle="h12")
for key, text, field in (
    ("ArrowUp", "08:30", "hour"), ("ArrowRight", "08:30", "minute"), ("PageDown", "08:15", "minute"),
    ("Home", "08:00", "minute"), ("End", "08:59", "minute"), ("ArrowUp", "08:00", "minute"),
    ("ArrowRight", "08:00", "period"), ("ArrowUp", "20:00", "period"), ("ArrowLeft", "20:00", "minute"),
    ("a", "08:00", "minute"), ("ArrowLeft", "08:00", "hour"),
):
    script.key(key).wait(SWING).check(text=text, activeField=field, resting=True)
for key in "1145p":
    script.key(key).wait(0.1)
script.check(text="23:45", activeField="minute").end(SWING)

# A day in steps of 15 minutes, from 9:00 to 17:30; a step beyond an end stops at it.
script = Script("limits", interval=15, min="09:00", max="17:30", value="16:45", hour_cycle="h23")
script.key("ArrowUp").check(text="17:30").key("ArrowUp").check(text="17:30")
script.call("move", to=0).wait(SWING).check(**shows("09:00", "hour", 0.75)).key("ArrowRight").key("PageUp")
script.check(text="09:15").call("move", to=1e300).wait(SWING).check(text="17:30").end(0.1)

# A notch of a mouse wheel is a step.
script = Script("wheel", value="23:00", hour_cycle="h23").add(wheel=[0, -1], unit="notches").check(text="00:00")
script.add(wheel=[0, 2], unit="notches").check(text="22:00").end(SWING)

script = Script("reduced-motion", value="03:00", reduced_motion=True).call("move", to=540)
script.check(**shows("09:00", "hour", 0.75)).end(0.1)
