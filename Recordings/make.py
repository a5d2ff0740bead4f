#!/usr/bin/env python3
"""Writes the recordings.

Fingers are made, not recorded: they go along an arc at 60 to 120 samples a second, a little
unevenly, from a fixed seed. What a `check` expects follows from the specification by the formulas
beside it, never from what the program printed.

It writes beside itself, the same files every time.
"""
import datetime
import json
import math
import pathlib
import random

FOLDER = pathlib.Path(__file__).parent
CENTER = 100.0
RADIUS = 100.0
SECTOR = math.pi / 4  # of eight
DECAY = -1000 * math.log(0.998)  # 1/s, the deceleration rate `normal`
# Viscous friction k in 1/s, and dry friction c in units/s²: v' = -k·v - c.
WHEEL = (1.5, 1.8)  # radians
TILES = (1.0, 4.5 / math.radians(360 / 16))  # tiles of a ring of 16
ITEMS = (1.5, 4.0)  # items of a turntable that snaps
random.seed(20261121)


class Script:
    """The lines of one recording."""

    def __init__(self, name, size=(200, 200), control="wheel", **settings):
        self.name = name
        self.t = 0.0
        names = {key.replace("_", "-"): value for key, value in settings.items()}
        self.lines = [{"recording": 1, "control": control, "settings": names, "size": list(size)}]
        self.center = (size[0] / 2, size[1] / 2)
        self.reach = min(size) / 2

    def place(self, angle, share=0.7):
        return (self.center[0] + self.reach * share * math.cos(angle),
                self.center[1] + self.reach * share * math.sin(angle))

    def say(self, **what):
        self.lines.append({"t": round(self.t, 6), **what})
        return self

    def wait(self, seconds):
        self.t += seconds
        return self

    def point(self, phase, at, id=1, **more):
        return self.say(pointer=phase, id=id, x=round(at[0], 9), y=round(at[1], 9), **more)

    def down(self, angle, share=0.7, **more):
        return self.point("down", self.place(angle, share), **more)

    def turn(self, start, sweep, seconds, share=0.7, rate=90):
        """Moves along an arc at an even speed, at uneven times."""
        begin = self.t
        steps = max(3, round(seconds * rate))
        for step in range(1, steps + 1):
            wobble = random.uniform(-0.3, 0.3) if step < steps else 0
            self.t = round(begin + seconds * (step + wobble) / steps, 6)
            way = sweep * (self.t - begin) / seconds
            self.point("move", self.place(start + way, share))
        self.t = begin + seconds
        return self

    def up(self, angle, share=0.7, **more):
        return self.point("up", self.place(angle, share), **more)

    def drag(self, start, sweep, seconds, hold=0.0, share=0.7):
        self.down(start, share).turn(start, sweep, seconds, share).wait(hold)
        return self.up(start + sweep, share)

    def check(self, tolerance=None, **state):
        more = {} if tolerance is None else {"tolerance": tolerance}
        return self.say(check=state, **more)

    def key(self, name):
        return self.say(key=name)

    def call(self, name, **arguments):
        return self.say(call=name, arguments=arguments)

    def end(self, after=4.0):
        self.wait(after).say(end=True)
        with open(FOLDER / f"{self.name}.jsonl", "w", encoding="utf-8") as file:
            for line in self.lines:
                file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")


def rests(steps):
    """The state of a wheel of eight that rests after so many sectors clockwise."""
    return {"rotation": steps * SECTOR, "value": -steps % 8, "settledValue": -steps % 8,
            "resting": True, "radiansPerSecond": 0}


def friction_at(speed, friction, seconds=math.inf):
    """How far a throw has come, in that time or in the end."""
    k, c = friction
    t = min(seconds, math.log1p(k * speed / c) / k)
    return (speed + c / k) * (1 - math.exp(-k * t)) / k - c / k * t


def speed_to_project(distance, friction):
    """The speed from which a flick coasts so far."""
    low, high = 0.0, 1e3
    for _ in range(100):
        speed = (low + high) / 2
        low, high = (speed, high) if friction_at(speed, friction) < distance else (low, speed)
    return speed


# 1.2 rad are 1.53 sectors: the second is the nearest.
Script("slow-drag").drag(0.3, 1.2, 2.0, hold=0.2).wait(1).check(**rests(2)).end()

# Flicks whose projections end in the middle of a sector, so that no noise can change the sector.
for name, sign in (("flick-clockwise", 1), ("flick-counterclockwise", -1)):
    speed = speed_to_project(7 * SECTOR - 0.8, WHEEL)
    script = Script(name).drag(0.5, sign * 0.8, 0.8 / speed)
    script.wait(0.001).check(resting=False)
    script.wait(6).check(**rests(sign * 7)).end(0.5)

for name, sign in (("three-turns-clockwise", 1), ("three-turns-counterclockwise", -1)):
    script = Script(name).down(1.0).turn(1.0, sign * 6 * math.pi, 3.0).wait(0.1)
    script.check(rotation=sign * 6 * math.pi, resting=False, tolerance=1e-6)
    script.up(1.0).wait(1).check(**rests(sign * 24)).end(0.1)

# A straight line through the hub of 40 turns by what the finger sees outside of it.
edge = math.sqrt(40 ** 2 - 10 ** 2)
seen = 2 * (math.atan2(10, -edge) - math.atan2(10, -80))
script = Script("through-the-hub").point("down", (20, 110))
for x in range(21, 181):
    script.wait(0.006).point("move", (x, 110))
script.wait(0.1).check(rotation=seen).point("up", (180, 110))
script.wait(1).check(**rests(round(seen / SECTOR))).end(0.1)

# In one leap it turns by as much.
script = Script("leap-over-the-hub").point("down", (20, 110)).wait(0.5).point("move", (180, 110))
script.check(rotation=seen).wait(0.1).point("up", (180, 110)).end(1)

Script("touch-outside").drag(0, 2, 0.3, share=1.1).check(**rests(0)).end(1)

script = Script("second-finger").down(0.0).turn(0.0, 0.5, 0.2)
script.down(2.0, id=2).wait(0.05).point("move", script.place(3.0), id=2).check(rotation=0.5)
script.up(3.0, id=2).wait(0.1).check(rotation=0.5, resting=False)
script.up(0.5).wait(1).check(**rests(1)).end(0.1)

# 0.8 rad fast, then taken away: no inertia, and the first sector is the nearest.
script = Script("cancel").down(0.0).turn(0.0, 0.8, 0.08)
script.say(pointer="cancel", id=1).wait(1).check(**rests(1)).end(0.1)

# Where the landing law has come to after 0.4 s; the speed is estimated, hence the tolerance.
speed = speed_to_project(7 * SECTOR - 0.8, WHEEL)
caught = 0.8 + friction_at(speed, WHEEL, 0.4)
script = Script("catch-in-flight").drag(0.5, 0.8, 0.8 / speed).wait(0.4).down(2.0)
script.check(rotation=caught, radiansPerSecond=0, resting=False, tolerance=1e-3)
script.wait(0.5).check(rotation=caught, tolerance=1e-3).up(2.0)
script.wait(1).check(**rests(round(caught / SECTOR))).end(0.1)

# 0.8 rad fast, then held: no inertia.
Script("hold-then-release").drag(0.0, 0.8, 0.08, hold=0.2).wait(1).check(**rests(1)).end(0.1)

script = Script("tap-on-sectors")
script.down(math.pi + 2 * SECTOR + 0.2).wait(0.06).up(math.pi + 2 * SECTOR + 0.2)
script.wait(1).check(**rests(-2))
# The hub tells the selection and turns nothing.
script.down(0, 0.1).wait(0.06).up(0, 0.1).wait(0.5).check(**rests(-2)).end(0.5)

script = Script("keyboard", titles=["Chile", "China", "Cuba", "Peru", "Österreich", "Oman", "Fiji", "Haiti"])
for _ in range(3):
    script.key("ArrowRight").wait(0.05)
script.wait(1).check(**rests(-3)).key("Home").wait(1).check(value=0)
script.key("End").wait(1).check(value=7)
for letter in "chin":
    script.key(letter).wait(0.1)
script.wait(2).check(value=1).key("ö").wait(2).check(value=4).key("Enter").end(0.5)

script = Script("scroll-and-detents")
for _ in range(4):
    script.say(wheel=[0, 10]).wait(0.01)
script.wait(1).check(value=1).say(detent=-3).wait(1).check(value=6).end(0.1)

script = Script("calls").call("select", index=3).wait(1).check(**rests(-3))
script.call("select", index=0, animated=False).check(**rests(0))
script.call("rotate", by=1.7).wait(1).check(**rests(2))
# From sector 6 clockwise: two whole turns, and on to sector 5.
script.call("spin", to=5, turns=2, duration=2.5).wait(2.6).check(**rests(2 + 1 + 16))
script.call("spin", to=1, turns=-1, duration=1).wait(0.3).call("select", index=2)
script.wait(1).check(value=2, resting=True).end(0.1)

script = Script("turning").call("startTurning", radiansPerSecond=3).wait(2)
script.check(rotation=6, radiansPerSecond=3, resting=False).call("stopTurning")
# Coasts on as after a flick.
script.wait(6).check(**rests(round((6 + friction_at(3, WHEEL)) / SECTOR))).end(0.1)

# Widths of 45, 90, 135 and 90 degrees; the middle of the first stands on the pointer.
script = Script("weighted", sectors=4, weights=[1, 2, 3, 2])
script.drag(0, -math.radians(70), 1, hold=0.2).wait(1)
script.check(rotation=-math.radians(67.5), value=1, resting=True)
script.drag(0, -math.radians(100), 1, hold=0.2).wait(1)
script.check(rotation=-math.radians(180), value=2, resting=True).end(0.1)

script = Script("one-way", direction="clockwise").down(0.0).turn(0.0, 0.5, 0.2)
script.turn(0.5, -1.0, 0.3).check(rotation=0.5).turn(-0.5, 0.2, 0.2).wait(0.1)
# 0.7 rad are 0.89 sectors; the next one that way is the first.
script.check(rotation=0.7).up(-0.3).wait(1).check(**rests(1)).end(0.1)

# A pull of 2 rad past the end shows x·c·D/(D + c·x), with c = 0.55 and D = an eighth of a turn.
band = 2 * 0.55 * (math.pi / 4) / (math.pi / 4 + 0.55 * 2)
script = Script("stops", stops=[-90, 90]).down(0.0).turn(0.0, math.pi / 2 + 2, 1.5).wait(0.1)
script.check(rotation=math.pi / 2 + band, value=6).up(math.pi / 2 + 2)
script.wait(3).check(**rests(2))
script.drag(0.5, -0.8, 0.05).wait(6).check(**rests(-2)).end(0.1)

digits = list("1234567890")
slot = 2 * math.pi / 12
script = Script("phone", titles=digits, mode="phone", pointer=45)
for hole in (0, 4, 9):
    stop = (hole + 2) * slot
    script.drag(math.pi / 4 - stop, stop, 0.5, hold=0.05, share=0.72).wait(0.01)
    script.check(settledValue=hole, resting=False)
    script.down(0.0, 0.72).up(0.0, 0.72)  # it takes no touch until it has run back
    script.wait(2).check(rotation=0, resting=True)
stop = 5 * slot
script.drag(math.pi / 4 - stop, stop * 0.7, 0.4, hold=0.05, share=0.72).wait(2)
script.check(settledValue=9, rotation=0)  # not as far as the stop: nothing is dialled
script.down(math.pi / 4 - stop, 0.72).turn(math.pi / 4 - stop, stop, 0.4, 0.72)
script.say(pointer="cancel", id=1).wait(2).check(settledValue=9, rotation=0)
script.key("7").wait(3).check(settledValue=6, rotation=0, resting=True).end(0.1)

script = Script("reduced-motion", reduced_motion=True).drag(0.5, 0.8, 0.06).check(resting=True)
script.wait(1).call("select", index=3).check(value=3, resting=True).wait(0.2)
script.call("spin", to=6, turns=3, duration=4).check(value=6, resting=True).end(0.5)

script = Script("right-to-left", right_to_left=True).key("ArrowLeft").wait(1)
script.check(value=1, rotation=SECTOR)
script.drag(0, -SECTOR, 0.6, hold=0.2).wait(1).check(value=0, rotation=0).end(0.1)

script = Script("resize-during-drag").down(0.0).turn(0.0, 0.4, 0.3).say(size=[400, 300])
script.center, script.reach = (200, 150), 150
# A size turns nothing by itself: the same direction on the new wheel is the same rotation.
script.point("move", script.place(0.4)).check(rotation=0.4)
script.turn(0.4, 0.5, 0.3).check(rotation=0.9).wait(0.2).up(0.9)
script.wait(1).check(**rests(1)).end(0.1)

script = Script("twenty-five-sectors", sectors=25).drag(1, 1.0, 0.8, hold=0.1).wait(1)
# 1 rad are 3.98 sectors.
script.check(value=21, rotation=4 * 2 * math.pi / 25)
script.drag(1, 0.5, 0.03).wait(8).check(resting=True).end(0.1)

script = Script("one-sector", sectors=1).drag(0, 1.0, 0.8, hold=0.1).wait(1)
script.check(value=0, rotation=0).key("ArrowRight").wait(1).check(value=0)
script.drag(0, 4.0, 1.2, hold=0.1).wait(1).check(resting=True, value=0).end(0.1)

# The pad of 720 by 420: its field is 464 by 420, the ring about (232, 210) has the radius 168.
PAD = {"size": (720, 420), "control": "gesture-pad"}
PAN = 10  # points before a pan begins
PINCH = 8


def pair(script, first, second, steps=40, seconds=0.4):
    """Two fingers go straight, each from its first place to its last."""
    for id, (start, _) in enumerate([first, second], 1):
        script.point("down", start, id=id)
    for step in range(1, steps + 1):
        script.wait(seconds / steps)
        for id, (start, end) in enumerate([first, second], 1):
            share = step / steps
            script.point("move", tuple(a + (b - a) * share for a, b in zip(start, end)), id=id)
    return script


# Apart from 60 to 168 points: what counts is measured from the threshold on.
script = Script("pad-pinch", **PAD)
pair(script, ((202, 210), (148, 210)), ((262, 210), (316, 210)))
script.check(pinch="changed", tap="failed", fingers=2, scale=168 / (60 + PINCH))
for id, x in ((1, 148), (2, 316)):
    script.wait(0.02).point("up", (x, 210), id=id)
script.check(pinch="ended", fingers=0).end(1)

# One finger, outside the ring: 100 points less the threshold, along the way.
script = Script("pad-pan", **PAD).point("down", (30, 40))
for x in range(32, 132, 2):
    script.wait(0.02).point("move", (x, 40))
script.check(pan="changed", x=100 - PAN, y=0, **{"rotary-pan": "failed"})
script.wait(0.1).point("up", (130, 40)).check(pan="ended").end(1)

# Round the ring by a quarter from the top: the angle beyond the threshold's share.
script = Script("pad-ring", **PAD)
at = lambda angle: (232 + 168 * math.sin(angle), 210 - 168 * math.cos(angle))
script.point("down", at(0))
for step in range(1, 91):
    script.wait(0.01).point("move", at(math.radians(step)))
began = next(step for step in range(1, 91) if math.dist(at(0), at(math.radians(step))) > PAN)
lost = math.radians(began) * PAN / math.dist(at(0), at(math.radians(began)))
script.check(turned=math.pi / 2 - lost, pan="failed", **{"rotary-pan": "changed"})
script.point("up", at(math.pi / 2)).check(**{"rotary-pan": "ended"}).end(1)

# A single tap waits until no second one has come; two are a double tap and no single one.
tap = lambda script: script.point("down", (40, 40)).wait(0.05).point("up", (40, 40))
script = tap(Script("pad-taps", **PAD)).check(tap="possible", **{"double-tap": "possible"})
script.wait(0.3).check(tap="recognised", **{"double-tap": "failed"})
tap(script.wait(1)).wait(0.1)
tap(script).check(tap="failed", **{"double-tap": "recognised"}).end(1)

# A finger stays; and one whose up was lost comes down anew.
script = Script("pad-press", **PAD).point("down", (40, 40)).wait(0.49)
script.check(tap="possible", **{"long-press": "possible"}).wait(0.02)
script.check(tap="failed", **{"long-press": "began"})
script.wait(0.1).point("down", (60, 40)).check(fingers=1, **{"long-press": "possible"})
script.wait(0.1).point("hover", (60, 40)).check(fingers=0, **{"long-press": "failed"}).end(1)

# What is shown without fingers is what fingers do.
script = Script("pad-shown", **PAD).call("demonstrate", gesture="rotation")
# Both fingers turn by 60 degrees about the middle, of which 5 are the threshold; the first is
# lifted while the second is still a sample of 96 before its end, slow, quick, slow.
late = math.radians(60) * (95 / 96) ** 2 * (3 - 2 * 95 / 96)
first = (math.cos(math.radians(60)), math.sin(math.radians(60)))
second = (math.cos(math.pi + late), math.sin(math.pi + late))
line = math.atan2(first[1] - second[1], first[0] - second[0])
script.wait(1).check(rotation="ended", angle=line - math.radians(5))
script.key("8").wait(1.5).check(**{"rotary-pan": "ended"}).end(1)

# Half a second of coasting: v0/k·(1 − e^(−k/2)), and what is left of the speed.
script = Script("plot", size=(720, 420), control="motion-plot", law="deceleration", velocity=1000)
script.call("go", to=0.5).check(
    position=1000 / DECAY * (1 - math.exp(-DECAY / 2)), speed=1000 * math.exp(-DECAY / 2))
script.key("Enter").check(playing=True).wait(6).check(playing=False).end(1)

# A screen of 200 by 300 that is turned while a finger holds the wheel: its sides change places, and
# the same direction on the wheel is the same rotation.
script = Script("turn-during-drag", size=(200, 300)).down(0.0).turn(0.0, 0.4, 0.3)
for orientation, size in (("landscapeLeft", (300, 200)), ("portraitUpsideDown", (200, 300)),
                          ("landscapeRight", (300, 200))):
    script.say(orientation=orientation)
    script.center, script.reach = (size[0] / 2, size[1] / 2), 100
    script.point("move", script.place(0.4)).check(rotation=0.4)
script.turn(0.4, 0.5, 0.3).wait(0.2).check(rotation=0.9).up(0.9)
script.wait(1).check(**rests(1)).end(0.1)

# The face: 75 at first; half a point less for each point that the finger goes down.
FACE = {"size": (320, 320), "control": "happiness"}


def pan(script, start, way, steps=20, id=1):
    script.point("down", start, id=id)
    for step in range(1, steps + 1):
        script.wait(0.02).point("move", (start[0], start[1] + way * step / steps), id=id)
    return script


def happy(value):
    return {"happiness": value, "smile": (value - 50) / 50}


script = pan(Script("happiness-pan", **FACE), (160, 100), 70)
script.check(**happy(75 - (70 - PAN) / 2)).wait(0.1).point("up", (160, 170))
# Far beyond either end, and what is clamped is not made good on the way back.
pan(script, (160, 300), -400).check(**happy(100))
script.wait(0.02).point("move", (160, -80)).check(**happy(100 - 20 / 2)).point("up", (160, -80))
pan(script.wait(1), (160, 20), 500).check(**happy(0)).point("up", (160, 520))
# Sideways is no pan of this face.
script.wait(1).point("down", (100, 160))
for x in range(105, 205, 5):
    script.wait(0.02).point("move", (x, 160))
script.point("up", (200, 160)).check(**happy(0)).end(0.5)

script = pair(Script("happiness-pinch", **FACE), ((130, 160), (100, 160)), ((190, 160), (220, 160)))
script.check(scale=0.9 * 120 / (60 + PINCH), **happy(75)).point("up", (100, 160), id=1)
script.wait(0.02).point("up", (220, 160), id=2).wait(1)
# And together again, to a third of the span at which it begins to count.
pair(script, ((40, 160), (120, 160)), ((280, 160), (200, 160)))
script.check(scale=0.9 * 120 / (60 + PINCH) * 80 / (240 - PINCH), **happy(75))
script.say(pointer="cancel", id=1).say(pointer="cancel", id=2).end(0.5)

script = Script("happiness-keys", happiness=50, **FACE)
at = 50
for key, step in (("ArrowUp", 1), ("ArrowRight", 1), ("ArrowLeft", -1), ("ArrowDown", -1),
                  ("PageUp", 10), ("PageDown", -10), ("End", 100), ("ArrowUp", 1), ("Home", -100),
                  ("PageDown", -10)):
    at = min(100, max(0, at + step))
    script.key(key).wait(0.1).check(**happy(at))
script.say(setting={"right-to-left": True}).key("ArrowLeft").check(**happy(1))
script.key("+").key("+").check(scale=0.9 * 1.1 * 1.1).key("-").key("-").check(scale=0.9)
# A tap above the middle, one below it.
script.point("down", (160, 60)).wait(0.05).point("up", (160, 60)).check(**happy(11)).wait(1)
script.point("down", (160, 260)).wait(0.05).point("up", (160, 260)).check(**happy(1)).end(0.5)

# A tall screen is turned while the finger is on it: the pan goes on, by what the finger moves on the
# screen as it is then.
script = pan(Script("happiness-turn", size=(240, 400), control="happiness"), (120, 100), 50)
script.check(width=240, height=400, **happy(75 - (50 - PAN) / 2))
script.say(orientation="landscapeRight").check(width=400, height=240, fingers=1)
script.wait(0.02).point("move", (120, 190)).check(**happy(75 - (50 - PAN) / 2 - 40 / 2))
script.point("up", (120, 190)).check(fingers=0)
script.say(orientation="portraitUpsideDown").check(width=240, height=400).end(0.5)

# A phone in 720 by 420: it is 348 long and 0.52 as wide, less a rim of 0.022 all round.
LENGTH = 420 - 64 - 8
SCREEN = (LENGTH * (0.52 - 2 * 0.022), LENGTH * (1 - 2 * 0.022))
MIDDLE = (360, (420 - 64) / 2)
PHONE = {"size": (720, 420), "control": "phone-frame"}
upright = {"boundsWidth": SCREEN[0], "boundsHeight": SCREEN[1]}
lying = {"boundsWidth": SCREEN[1], "boundsHeight": SCREEN[0]}

# The hand takes 0.3 s, then the screen takes 0.3 s; the easing is its own mirror image, so that at
# half the time it is at half the way.
script = Script("phone-turns", **PHONE).check(device="portrait", angle=0, **upright)
script.key("ArrowRight").wait(0.15)
script.check(deviceAngle=math.pi / 4, angle=0, orientation="portrait", **upright).wait(0.15)
script.check(deviceAngle=math.pi / 2, orientation="landscapeLeft").wait(0.15)
script.check(angle=-math.pi / 4, boundsWidth=sum(SCREEN) / 2, boundsHeight=sum(SCREEN) / 2)
script.wait(0.15).check(angle=-math.pi / 2, **lying)
# What is forbidden moves nothing.
script.say(setting={"orientations": "all-but-upside-down"}).say(orientation="portraitUpsideDown")
script.wait(1).check(device="portraitUpsideDown", orientation="landscapeLeft", refused=True,
                     angle=-math.pi / 2, deviceAngle=math.pi, **lying)
# Once it is allowed, it turns.
script.say(setting={"orientations": "all"}).wait(1)
script.check(orientation="portraitUpsideDown", refused=False, angle=-math.pi, **upright).end(0.1)

# A finger on the face while the phone is turned: on the page the face ends as upright as it began,
# so the pan goes on as if nothing had happened.
script = pan(Script("phone-turn-during-pan", **PHONE), (MIDDLE[0], 150), 40)
script.check(happiness=75 - (40 - PAN) / 2).key("ArrowLeft").wait(1).check(fingers=1, **lying)
script.point("move", (MIDDLE[0], 190)).check(happiness=75 - (40 - PAN) / 2)
script.wait(0.02).point("move", (MIDDLE[0], 170)).check(happiness=75 - (40 - PAN - 20) / 2)
script.point("up", (MIDDLE[0], 170)).check(fingers=0).end(0.5)

# A box of 320 by 240 in the middle of 720 by 420; its child is 180 by 120 at (70, 60). The middle
# stays, so the box grows by twice what its corner moves.
script = Script("layout-drag", size=(720, 420), control="layout-box").point("down", (520, 330))
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

def tap(script, at):
    return script.point("down", at).wait(0.05).point("up", at).wait(0.5)


# Single taps turn the phone, by the buttons 150 to either side of the middle.
script = Script("phone-taps", **PHONE)
for side, device in ((150, "landscapeLeft"), (-150, "portrait"), (-150, "landscapeRight")):
    tap(script, (MIDDLE[0] + side, 388)).wait(0.2)
    script.check(device=device, orientation=device, happiness=75)
# A finger that leaves the button turns nothing.
script.point("down", (510, 388)).wait(0.05).point("move", (510, 300)).point("up", (510, 300))
script.wait(1).check(device="landscapeRight").end(0.1)

# The box stands at (200, 90). A tap on each strut and spring toggles its bit of the mask: left, width,
# right, top, height, bottom; width and height give way at first.
script = Script("layout-taps", size=(720, 420), control="layout-box").check(flexible=2 + 16)
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

# Number spinners. Positions are counted in tiles; the front tile's width turns the ring by one of them.
SPINNER = dict(size=(320, 120), control="number-spinner")
EYE = 1.1 * 320
REACH = 0.94 * 320 / 2
MOVE = 0.5  # seconds


def widest_ring(reach, eye, tiles):
    """The radius of the widest ring whose corners stay within the reach.

    They go round at r / cos(a/2); a circle of radius p about an axis r behind the plane of the front
    tile is seen as far out as d p / sqrt((d + r)^2 - p^2).
    """
    near, corner = reach / eye, math.cos(math.pi / tiles)
    slope = near * corner + math.hypot(1, near)
    return reach * corner * slope / (1 + near ** 2 * (1 - corner ** 2))


def spinner_ring(tiles=16):
    """Radius, tile width and tile angle."""
    angle = 2 * math.pi / tiles
    widest = widest_ring(REACH, EYE, tiles)
    width = min(widest * 2 * math.tan(angle / 2), 2 * REACH, 0.8 * 120 * 1.15)
    return width / 2 / math.tan(angle / 2), width, angle


def tile_seen(steps):
    """Where the middle of a tile is seen, so many to the right of the front."""
    radius, _, angle = spinner_ring()
    z = radius * math.cos(steps * angle) - radius
    return 160 + radius * math.sin(steps * angle) / (1 - z / EYE)


def slide(script, start, way, seconds, steps=12, id=1):
    """Moves sideways at an even speed."""
    script.point("down", (start, 60), id=id)
    for step in range(1, steps + 1):
        script.wait(seconds / steps).point("move", (start + way * step / steps, 60), id=id)
    return script


def stands(value, position=None):
    return {"value": value, "settledValue": value, "position": value if position is None else position,
            "resting": True, "tilesPerSecond": 0}


TILE = spinner_ring()[1]

# Held still before it is let go: the nearest tile.
script = slide(Script("spinner-drag", **SPINNER), 250, -2.3 * TILE, 1)
script.check(position=2.3, value=2).wait(0.1).point("up", (250 - 2.3 * TILE, 60))
script.wait(1).check(**stands(2)).end(1)

# 160 degrees for 300 points.
script = slide(Script("spinner-fixed-gain", gain="fixed", max=100, **SPINNER), 310, -300, 1)
script.check(position=160 / 360 * 16).wait(0.1).point("up", (10, 60))
script.wait(1).check(**stands(round(160 / 360 * 16))).end(1)

# Speeds that project to the middle of a tile.
for name, sign in (("spinner-flick-up", 1), ("spinner-flick-down", -1)):
    speed = speed_to_project(4.5, TILES)
    script = Script(name, min=0, max=100, value=50, **SPINNER)
    slide(script, 160, -sign * 0.5 * TILE, 0.5 / speed)
    script.point("up", (160 - sign * 0.5 * TILE, 60)).wait(4).check(**stands(50 + sign * 5)).end(1)

# A flick of 500 points per second, which is 4.2 tiles of a ring of 16, is over in a second.
script = slide(Script("spinner-flick-settles", max=100, wrap=True, **SPINNER), 200, -60, 0.12)
script.point("up", (140, 60)).wait(0.3).check(resting=False)
script.wait(0.7).check(resting=True, tilesPerSecond=0).end(0.5)

# However fast, at most 150 degrees: 6.67 tiles of 16 beyond the release; number 0 is on tile
# 100.
script = Script("spinner-throw", min=-100, max=100, **SPINNER)
slide(script, 160, -TILE, 0.02).point("up", (160 - TILE, 60))
script.wait(4).check(**stands(math.floor(1 + 150 / 360 * 16), 100 + math.floor(1 + 150 / 360 * 16))).end(1)

# In flight the landing law is where it says; the finger stops it there.
speed = speed_to_project(4.5, TILES)
caught = 0.5 + friction_at(speed, TILES, 0.4)
script = slide(Script("spinner-caught", max=100, **SPINNER), 160, -0.5 * TILE, 0.5 / speed)
script.point("up", (160 - 0.5 * TILE, 60)).wait(0.4).point("down", (160, 60))
# A time is told to a millionth of a second.
script.check(position=caught, tilesPerSecond=0, resting=False, tolerance=1e-4)
script.wait(0.3).point("up", (160, 60)).wait(1).check(**stands(round(caught))).end(1)

# A tap brings that very tile to the front.
script = Script("spinner-taps", value=4, **SPINNER)
value = 4
for steps in (1, -1, 2, -2):
    script.point("down", (tile_seen(steps), 60)).wait(0.05).point("up", (tile_seen(steps), 60))
    value += steps
    script.wait(MOVE).check(**stands(value)).wait(0.1)
script.end(1)

# Digits within a second are one number; out of range is the end.
script = Script("spinner-typing", min=10, max=500, value=7, **SPINNER).check(value=10)
for text, value in (("42", 42), ("999", 500), ("3", 10)):
    for digit in text:
        script.wait(0.2).key(digit)
    script.wait(1.5).check(**stands(value, value - 10))
script.key("1").wait(0.2).key("2").wait(0.2).key("3").wait(0.2).key("Backspace").wait(0.9)
script.check(**stands(12, 2)).key("Escape").wait(1.5).check(**stands(10, 0)).end(1)

script = Script("spinner-keys", max=100, **SPINNER)
for key, value in (("ArrowUp", 1), ("ArrowRight", 2), ("ArrowDown", 1), ("PageUp", 11),
                   ("PageDown", 1), ("End", 100), ("ArrowUp", 100), ("Home", 0)):
    script.key(key).wait(1.5).check(**stands(value))
script.end(1)

# Three keys in a hurry are three numbers; the way to a billion takes no longer.
script = Script("spinner-hurry", max=1_000_000_000, **SPINNER)
script.key("ArrowUp").wait(0.05).key("ArrowUp").wait(0.05).key("ArrowUp").wait(1.5)
script.check(**stands(3)).key("End").wait(MOVE).check(**stands(1_000_000_000)).end(1)

script = Script("spinner-scroll", **SPINNER)
script.say(wheel=[0, -80]).wait(1.5).check(**stands(2)).say(wheel=[40, 0]).wait(1.5)
script.check(**stands(3)).say(detent=-2).wait(1.5).check(**stands(1)).end(1)

# A pull of one tile past the end shows 1·c/(1 + c) of it.
script = slide(Script("spinner-elastic", **SPINNER), 100, TILE, 0.5)
script.check(position=-0.55 / 1.55, value=0).wait(0.1).point("up", (100 + TILE, 60))
script.wait(2).check(**stands(0)).end(1)

# Past the last comes the first.
script = slide(Script("spinner-wrap", wrap=True, value=9, **SPINNER), 200, -TILE, 0.5)
script.check(value=0, position=10).wait(0.1).point("up", (200 - TILE, 60)).wait(1)
script.check(**stands(0)).key("ArrowDown").wait(1).check(**stands(9)).end(1)

script = slide(Script("spinner-second-finger", **SPINNER), 250, -TILE, 0.5)
slide(script, 60, 100, 0.2, id=2).point("up", (160, 60), id=2).check(position=1)
script.wait(0.1).point("up", (250 - TILE, 60)).wait(1).check(**stands(1)).end(1)

# Taken away at speed: no inertia, the nearest tile.
script = slide(Script("spinner-cancel", **SPINNER), 250, -1.6 * TILE, 0.1)
script.say(pointer="cancel", id=1).wait(1).check(**stands(2)).end(1)

# Falling numbers, in steps with a point; from right to left the ring is mirrored.
script = Script("spinner-mirrored", min=-1, max=1, step=-0.25, value=1, right_to_left=True, **SPINNER)
slide(script.check(value=1), 100, 2 * TILE, 0.5)
script.wait(0.1).point("up", (100 + 2 * TILE, 60)).wait(1)
script.check(value=0.5, position=2, resting=True).key("ArrowUp").wait(1).check(value=0.75).end(1)

# Reduced motion: there at once.
script = Script("spinner-reduced-motion", reduced_motion=True, **SPINNER).key("End")
script.check(**stands(9)).end(1)

# Rows of spinners. A value is a number to the base of what each column counts.
ROW_TILES = 10
ROW_SIZE = (320, 180)
ROW_MIDDLE = ROW_SIZE[1] / 2


def row_rings(shares, separators=()):
    """Each column's middle, and its front tile's height, which is that of all."""
    width, height = ROW_SIZE
    total = sum(shares) + 0.25 * len(separators)
    longest = widest_ring(0.94 * height / 2, 2 * height, ROW_TILES) * 2 * math.tan(math.pi / ROW_TILES)
    high = min(longest, 0.94 * height, *(1.45 * 0.94 * share * width / total for share in shares))
    x, rings = 0.0, []
    for column, share in enumerate(shares):
        wide = share * width / total
        rings.append((x + wide / 2, high))
        x += wide + (0.25 * width / total if column in separators else 0)
    return rings


def turn_column(script, ring, tiles, seconds=0.5, steps=12, id=1, hold=0.1):
    """Drags a column by so many numbers; rising ones come from below."""
    x, tile = ring
    script.point("down", (x, ROW_MIDDLE), id=id)
    for step in range(1, steps + 1):
        script.wait(seconds / steps)
        script.point("move", (x, ROW_MIDDLE - tiles * tile * step / steps), id=id)
    return script.wait(hold).point("up", (x, ROW_MIDDLE - tiles * tile), id=id)


def tap_column(script, ring, y, kind="touch"):
    """Taps a column so far from its upper edge, and lets it come to rest."""
    for phase in ("down", "up"):
        script.point(phase, (ring[0], y), kind=kind).wait(0.05 if phase == "down" else 1)
    return script


def days_since_1970(year, month, day):
    return (datetime.date(year, month, day) - datetime.date(1970, 1, 1)).days


def reads(text, value):
    return {"text": text, "value": value, "resting": True}


ROW = dict(control="spinner-row", size=ROW_SIZE)
DIGITS = row_rings([1, 1, 1])

# 9 to 0 turns the next, and back; without carry it does not.
for name, carry, up in (("row-carry", True, 200), ("row-alone", False, 190)):
    script = Script(name, value="199", carry=carry, **ROW)
    turn_column(script, DIGITS[2], 1).wait(1).check(**reads(str(up), up))
    turn_column(script, DIGITS[2], -1).wait(1).check(**reads("199", 199)).end(1)

# Through several carries at once, forward and back, and round the whole row.
script = Script("row-all-round", value="998", carry=True, **ROW)
turn_column(script, DIGITS[2], 3).wait(1).check(**reads("001", 1))
turn_column(script, DIGITS[0], -2).wait(1).check(**reads("801", 801)).end(1)

# Two fingers, two columns.
script = Script("row-two-fingers", **ROW)
for column, id in ((0, 1), (2, 2)):
    script.point("down", (DIGITS[column][0], ROW_MIDDLE), id=id)
for step in range(1, 13):
    script.wait(0.04)
    for column, id, tiles in ((0, 1, 2), (2, 2, 3)):
        x, tile = DIGITS[column]
        script.point("move", (x, ROW_MIDDLE - tiles * tile * step / 12), id=id)
script.check(text="203").wait(0.1)
for column, id, tiles in ((0, 1, 2), (2, 2, 3)):
    script.point("up", (DIGITS[column][0], ROW_MIDDLE - tiles * DIGITS[column][1]), id=id)
script.wait(1).check(**reads("203", 203)).end(1)

script = Script("row-lock", code="427", **ROW).check(open=False)
for column, tiles in ((0, 4), (1, 2), (2, 7)):
    turn_column(script.check(open=False), DIGITS[column], tiles).wait(1)
script.check(open=True, **reads("427", 427)).key("ArrowDown").check(open=False).end(1)

# A day that February does not have is its last; 2028 is a leap year.
script = Script("row-date", kind="date", value="2028-01-31", **ROW)
DATE = row_rings([1.75, 1, 1], [0, 1])
turn_column(script, DATE[1], 1).wait(1).check(text="2028-02-29")
script.key("ArrowLeft").key("ArrowUp").wait(1).check(text="2029-02-28").end(1)

# A date set by taps alone: above and below the front, on the outer 44 points for a finger, 24 for a mouse.
script = Script("row-taps", kind="date", value="2028-01-31", **ROW)
HIGH = ROW_SIZE[1]
for column, y, kind, text in ((0, HIGH - 1, "touch", "2029-01-31"), (1, HIGH - 43, "touch", "2029-02-28"),
                              (2, 43, "touch", "2029-02-27"), (2, 1, "mouse", "2029-02-26"),
                              (1, 23, "mouse", "2029-01-26"), (0, ROW_MIDDLE, "touch", "2029-01-26")):
    tap_column(script, DATE[column], y, kind).check(text=text)
script.end(1)

# In a row that is no higher a finger still has its 44 points, and the front tile the rest.
script = Script("row-taps-low", value="555", control="spinner-row", size=(320, 112))
for y, kind, text in ((43, "touch", "545"), (69, "touch", "555"), (45, "touch", "555"), (67, "touch", "555")):
    tap_column(script, DIGITS[1], y, kind).check(text=text)
script.end(1)

# Months and days of the week by their names; what an app reads stays as a computer writes it.
script = Script("row-names", kind="date", look="date", value="2028-01-31",
                months=["janvier", "février", "mars"], weekdays=["lundi", "mardi"], **ROW)
script.check(text="2028-01-31").key("ArrowRight").key("ArrowUp").wait(1).check(text="2028-02-29").end(1)

# A sideways wheel is for the page.
script = Script("row-scroll", **ROW).say(wheel=[80, 0]).check(text="000").say(wheel=[0, -40])
script.check(text="100").wait(1).check(**reads("100", 100)).end(1)

# The day that was asked for comes back, when a month that has it does before the row rests; a value
# counts the days since 1970.
script = Script("row-date-back", kind="date", value="2026-01-31", **ROW).key("ArrowRight")
script.key("ArrowUp").check(text="2026-02-28").wait(0.1).key("ArrowUp").check(text="2026-03-31")
script.wait(1).check(**reads("2026-03-31", days_since_1970(2026, 3, 31))).key("ArrowUp").wait(1)
script.check(**reads("2026-04-30", days_since_1970(2026, 4, 30))).key("ArrowUp").wait(1)
script.check(**reads("2026-05-30", days_since_1970(2026, 5, 30))).end(1)

script = Script("row-typing", kind="time", carry=True, **ROW)
for digit in "2359":
    script.wait(0.1).key(digit)
script.check(text="23:59", value=23 * 60 + 59).wait(1.5).key("ArrowUp").check(text="00:00")
script.key("ArrowDown").wait(1).check(**reads("23:59", 23 * 60 + 59)).end(1)

# A number that runs.
script = Script("row-odometer", digits=6, **ROW)
for number in range(0, 2000, 37):
    script.call("move", to=number).check(value=number).wait(0.05)
script.wait(1).check(**reads(f"{number:06}", number)).end(1)

script = Script("row-reduced-motion", carry=True, value="099", reduced_motion=True, **ROW)
script.key("ArrowRight").key("ArrowRight").key("ArrowUp").check(**reads("100", 100)).end(1)
# Dials. 0 to 100 by 1 from 135 degrees on over 270; a finger's first 10 points are not its drag's.
DIAL = dict(control="dial")
PER_RADIAN = 100 / (1.5 * math.pi)
FIRST = math.radians(135)


def stands_at(value):
    return FIRST + value / PER_RADIAN


def slop_angle(share=0.7, points=PAN):
    """The angle of the first points of a way along the rim, as a chord."""
    return 2 * math.asin(points / 2 / (100 * share))


script = Script("dial-turn", step="any", value=20, **DIAL).down(stands_at(20))
script.turn(stands_at(20), 1.5, 1.0, rate=400)
# The chords of the samples cut the circle a little short of the arc.
script.check(value=20 + (1.5 - slop_angle()) * PER_RADIAN, resting=False, tolerance=0.02)
script.up(stands_at(20) + 1.5).check(resting=True).end(0.5)

# Beyond the end it waits, across the gap too, until the finger has come back as far.
script = Script("dial-gap", value=90, step=5, **DIAL).down(stands_at(90))
script.turn(stands_at(90), 2.5, 1.0).check(value=100, rotation=1.5 * math.pi).wait(0.1)
script.turn(stands_at(90) + 2.5, -1.9, 1.0).check(value=100)
back = stands_at(90) + slop_angle()
script.turn(stands_at(90) + 0.6, slop_angle() - 0.6, 0.5).check(value=90).up(back).end(0.5)

# Once round past the end the finger takes the value along: 0.8 back of what is left over.
script = Script("dial-once-round", value=100, step="any", **DIAL).down(stands_at(100))
script.turn(stands_at(100), 2 * math.pi + 0.5 + slop_angle(), 2.0).check(value=100)
script.turn(stands_at(100) + 0.5 + slop_angle(), -0.8, 1.0)
script.check(value=100 - 0.3 * PER_RADIAN, tolerance=0.02).up(stands_at(100) - 0.3).end(0.5)

# A finger towards the centre scrolls the page; a mouse there drags nothing, for it turns nothing.
script = Script("dial-radial", value=50, **DIAL).point("down", (100, 20))
script.wait(0.05).point("move", (100, 45)).check(value=50, resting=True)
script.point("move", (160, 60)).point("up", (160, 60)).check(value=50).end(0.5)

for name, way in (("vertical", (0, -1)), ("horizontal", (1, 0)), ("both", (1, -1))):
    script = Script("dial-" + name, drag=name, step="any", value=40, **DIAL).point("down", (100, 100), kind="mouse")
    length = math.hypot(*way)
    at = (100 + 3 * way[0] / length, 100 + 3 * way[1] / length)
    script.wait(0.02).point("move", at)
    points = 0
    for step in range(1, 11):
        script.wait(0.02).point("move", (at[0] + 3 * step * way[0], at[1] + 3 * step * way[1]))
    gain = 100 / 200 * (abs(way[0]) + abs(way[1]))
    script.check(value=40 + 30 * gain, tolerance=1e-9)
    # With Shift a tenth of it.
    script.wait(0.02).point("move", (at[0] + 60 * way[0], at[1] + 60 * way[1]), modifiers=["shift"])
    script.check(value=40 + 33 * gain, tolerance=1e-9)
    script.wait(0.5).point("up", (at[0] + 60 * way[0], at[1] + 60 * way[1])).end(0.5)

# A second finger makes the first one finer, and holds nothing itself.
script = Script("dial-second-finger", drag="vertical", step="any", **DIAL).point("down", (100, 100))
script.wait(0.02).point("move", (100, 100 - PAN)).wait(0.02).point("move", (100, 80 - PAN)).check(value=10)
script.point("down", (60, 60), id=2).wait(0.02).point("move", (100, 40 - PAN)).check(value=12)
script.point("move", (60, 20), id=2).check(value=12).point("up", (60, 20), id=2)
script.wait(0.02).point("move", (100, 20 - PAN)).check(value=22).wait(0.5)
script.point("up", (100, 20 - PAN)).end(0.5)

# Taps on values, and two on the way back to the default.
script = Script("dial-taps", default=30, **DIAL)
for value in (10, 80, 45):
    script.down(stands_at(value)).wait(0.05).up(stands_at(value)).check(value=value)
    script.wait(0.5).check(rotation=value / PER_RADIAN)
script.down(stands_at(70)).wait(0.05).up(stands_at(70)).wait(0.1)
script.down(stands_at(70)).wait(0.05).up(stands_at(70)).check(value=30).end(0.5)

script = Script("dial-keys", value=50, **DIAL)
for key, value in (("ArrowUp", 51), ("ArrowRight", 52), ("ArrowDown", 51), ("ArrowLeft", 50),
                   ("PageUp", 60), ("PageDown", 50), ("End", 100), ("ArrowUp", 100), ("Home", 0)):
    script.key(key).check(value=value).wait(0.3).check(rotation=value / PER_RADIAN)
script.say(wheel=[0, -80]).check(value=2).say(detent=-1).check(value=1).end(0.5)

# Held by a detent within 3 degrees of it, and not beyond.
script = Script("dial-detents", step="any", value=40, detents=[50], **DIAL)
script.point("down", script.place(stands_at(40)), kind="mouse")
slop = slop_angle(points=3)
script.turn(stands_at(40), 10 / PER_RADIAN + math.radians(2) + slop, 0.5).check(value=50)
script.turn(stands_at(50) + math.radians(2) + slop, math.radians(2), 0.1)
script.check(value=50 + math.radians(4) * PER_RADIAN, tolerance=0.02)
script.wait(0.5).up(stands_at(50)).end(0.5)

# Round and round on a circle, and up three turns of a timer.
script = Script("dial-wrap", max=360, step=15, start=-90, turns=1, wrap=True, value=330, **DIAL)
script.point("down", script.place(0), kind="mouse").turn(0, 4.5 * math.pi + slop, 2.0)
script.check(value=(330 + 90) % 360).wait(0.5).up(math.pi / 2).key("ArrowLeft").check(value=45).end(0.5)
script = Script("dial-turns", max=180, start=-90, turns=3, **DIAL)
script.point("down", script.place(0), kind="mouse").turn(0, 3 * math.pi + slop, 2.0)
script.check(value=90).wait(0.3).check(rotation=3 * math.pi).wait(0.5).up(math.pi).end(0.5)

# A night from 23 to 7; what lies between the thumbs takes both along, on by an hour.
NIGHT = dict(control="range-dial", max=1440, step=5, start=-90, turns=1, wrap=True, format="clock",
             low=1380, high=420)
script = Script("dial-night", **NIGHT).check(low=1380, high=420, text="23:00 – 07:00")
script.point("down", script.place(-math.pi / 4, 0.84), kind="mouse")
hour = 2 * math.pi / 24 + slop_angle(0.84, 3)
script.turn(-math.pi / 4, hour, 0.5, 0.84).check(low=0, high=480)
script.wait(0.5).up(-math.pi / 4 + hour, 0.84).key("ArrowRight").check(low=0, high=485)
script.key("Enter").key("ArrowLeft").check(low=1435, high=485).end(0.5)

for meeting, low, high in (("push", 80, 90), ("swap", 60, 80)):
    script = Script("dial-" + meeting, control="range-dial", min_distance=10, meeting=meeting, low=20, high=60)
    script.point("down", script.place(stands_at(20), 0.84), kind="mouse")
    script.turn(stands_at(20), 60 / PER_RADIAN + slop_angle(0.84, 3), 1.0, 0.84)
    script.check(low=low, high=high).wait(0.5).up(stands_at(80), 0.84).end(0.5)

# The system takes the finger away: what it did stays.
script = Script("dial-cancel", value=20, step=10, **DIAL).down(stands_at(20))
script.turn(stands_at(20), 30 / PER_RADIAN + slop_angle(), 0.5).say(pointer="cancel", id=1)
script.check(value=50, resting=True).end(0.5)
script = Script("dial-calls", **DIAL).call("move", to=70).check(value=70).call("reset").check(value=0)
script.say(setting={"reduced-motion": True}).call("move", to=50).check(value=50, rotation=0.75 * math.pi)
script.end(0.5)

# What an app sets, as one that binds the value: mid-drag it is there, and the finger goes on from it;
# an echo of what was just told is nothing.
script = Script("dial-bound", step="any", value=20, **DIAL)
script.point("down", script.place(stands_at(20)), kind="mouse")
for value in (22, 26, 30):
    script.wait(0.05).point("move", script.place(stands_at(value) + slop_angle(points=3)))
script.check(value=30, tolerance=0.02).say(setting={"value": 60}).check(value=60, resting=False)
script.wait(0.05).point("move", script.place(stands_at(35) + slop_angle(points=3)))
script.check(value=65, tolerance=0.02).wait(0.5).up(stands_at(35)).check(value=65, resting=True, tolerance=2.5)
script.say(setting={"value": 10}).check(value=10).key("ArrowUp").check(value=11).wait(0.1)
script.key("ArrowUp").check(value=12).say(setting={"value": 11}).check(value=12)
script.say(setting={"value": 11}).check(value=12).say(setting={"value": 11}).check(value=11).end(0.5)
script = Script("range-dial-bound", control="range-dial", value=[20, 60], min_distance=10)
script.check(low=20, high=60).say(setting={"value": [70, 75]}).check(low=70, high=80)
script.key("ArrowUp").check(low=70, high=81).say(setting={"value": [70, 81]}).check(low=70, high=81)
script.say(setting={"low": 90}).check(low=90, high=100).say(setting={"high": 5}).check(low=0, high=10)
script.call("move", low=40, high=90).check(low=40, high=90).end(0.5)

# Ring menus. Twelve items of 30° from the right; the look is 459 points wide at scale 1.
RING = dict(size=(480, 480), control="ring-menu")
WEDGE = math.pi / 6


def on_ring(item, radius=129, wedge=WEDGE, center=(240, 240)):
    angle = (item + 0.5) * wedge
    return (center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle))


script = Script("ring-hold", **RING).point("down", (240, 240)).wait(0.49).check(open=False)
script.wait(0.02).check(open=True, openness=0.01, tolerance=1e-9)
for item in (0, 1, 2, 11, 5):
    script.wait(0.1).point("move", on_ring(item)).check(highlighted=item)
script.point("up", on_ring(5)).check(chosen=5, open=False, highlighted=-1)
# It had opened for 0.51 s, and closes from there.
script.wait(0.5).check(resting=False).wait(0.02).check(resting=True, openness=0).end(1)

# On the edges of the band and beside them.
script = Script("ring-edges", hold=0, **RING).point("down", (240, 240)).wait(1.2)
for radius, item in ((101.9, -1), (102.1, 0), (155.9, 0), (156.1, -1), (30, -1)):
    script.wait(0.05).point("move", on_ring(0, radius)).check(highlighted=item)
script.point("move", (240 + 129, 240.1)).check(highlighted=0)
script.point("move", (240 + 129, 239.9)).check(highlighted=11)
script.point("up", (240, 430)).check(chosen=-1, open=False).end(2)

script = Script("ring-reversals", **RING).call("open").wait(0.4).check(openness=0.4)
script.call("close").wait(0.3).check(openness=0.1).call("open").wait(0.2).check(openness=0.3)
script.wait(2).check(openness=1, resting=True).call("close").wait(0.615).check(openness=0.5)
script.call("open").wait(0.3075).check(openness=0.75).wait(1).check(openness=1).end(0.5)

script = Script("ring-taps", **RING).point("down", (240, 240)).wait(0.05).point("up", (240, 240))
script.check(open=True).wait(0.1).point("down", on_ring(7)).check(highlighted=7).wait(0.05)
script.point("up", on_ring(7)).check(chosen=7, open=False).wait(3).check(openness=0).end(0.1)

script = Script("ring-cancel", **RING).point("down", (240, 240)).wait(0.8).point("move", on_ring(3))
script.say(pointer="cancel", id=1).check(open=False, chosen=-1).wait(2).check(resting=True).end(0.1)

script = Script("ring-keys", **RING).key("Enter").check(open=True, highlighted=0).key("ArrowUp")
script.check(highlighted=11).key("l").check(highlighted=5).key("i").check(highlighted=7)
script.key("Enter").check(chosen=7, open=False).wait(2).key("Escape").end(0.1)

script = Script("ring-hover", hover=True, **RING)
script.point("hover", (240, 240), kind="mouse").check(open=True).wait(0.2)
script.point("hover", on_ring(9), kind="mouse").check(highlighted=9).wait(0.2)
script.point("down", on_ring(9), kind="mouse").point("up", on_ring(9), kind="mouse")
script.check(chosen=9, open=False).wait(2).end(0.1)

script = Script("ring-info", **RING).call("open").wait(1)
script.point("down", (240, 430)).check(highlighted=-1).wait(0.1).point("up", (240, 430))
script.check(open=False).wait(2).check(resting=True, chosen=-1).end(0.1)

Script("ring-reduced-motion", reduced_motion=True, **RING).call("open").wait(0.07).check(
    openness=0).wait(0.09).check(openness=1, resting=True).end(0.5)

script = Script("ring-mirrored", right_to_left=True, hold=0, **RING).point("down", (240, 240))
script.wait(0.1).point("move", (240 - 129, 240.1)).check(highlighted=0)
script.point("move", (240 - 129, 239.9)).check(highlighted=11).point("up", (240, 240)).end(2)

# The closed hub is touched within 80 by 80 points; a finger that slips is no tap.
script = Script("ring-hub", **RING).point("down", (281, 240)).wait(0.05).point("up", (281, 240))
script.check(open=False).wait(0.1).point("down", (279, 201)).wait(0.05).point("move", (291, 201))
script.wait(0.05).point("up", (291, 201)).check(open=False).wait(0.1).point("down", (279, 201))
script.wait(0.05).point("up", (279, 201)).check(open=True).wait(1).end(0.1)

# Eight ways, the first centred on the right; below each seven, the first of which begins at the same place.
WAYS = [title for way in range(8) for title in [f"{way}", *(f">{way}{below}" for below in "abcdefg")]]
NESTED = dict(titles=WAYS, look="plain", choreography="quick", anchor="finger", start_angle=-22.5,
              size=(800, 600), control="ring-menu")


def stroke(script, start, directions, length=120, seconds=0.12):
    at = start
    script.point("down", at)
    for direction in directions:
        for _ in range(12):
            at = (at[0] + length / 12 * math.cos(direction), at[1] + length / 12 * math.sin(direction))
            script.wait(seconds / 12).point("move", at)
    return script.point("up", at)


def below(index, start=-22.5, count=7):
    """The direction of an item on a ring of seven, whatever led there."""
    return math.radians(start + (index + 0.5) * 360 / count)


# Way 2 is down; the first below it lies to the right.
script = stroke(Script("ring-mark", marks=True, **NESTED), (400, 200), (math.pi / 2, below(0)))
script.check(chosen=2 * 8 + 1, open=False).wait(1).end(0.1)
# Not declared for strokes, it chooses nothing unseen: neither by 53 points, beyond the dead zone of 50.
script = stroke(Script("ring-swipe", **NESTED), (400, 200), (math.pi / 2, below(0)))
script.check(chosen=-1, open=False).wait(0.5)
stroke(script, (400, 200), (0,), length=53).check(chosen=-1, open=False).wait(1).check(open=False).end(0.1)

# The visible menu: beyond the wedges (116) its ring opens around the finger.
down = math.pi / 2
script = Script("ring-nested", **NESTED).point("down", (400, 200)).wait(0.6).check(open=True, level=0)
script.point("move", (400, 200 + 80)).check(highlighted=16).wait(0.1).point("move", (400, 330))
script.check(level=1, centerX=400, centerY=330, highlighted=-1).wait(0.3)
at = (400 + 80 * math.cos(below(2)), 330 + 80 * math.sin(below(2)))
script.point("move", at).check(highlighted=19).point("up", at).check(chosen=19, open=False).end(1)

# A pause on an item opens its ring; the stroke back, beyond the wedges, leaves it.
script = Script("ring-pause", **NESTED).point("down", (400, 300)).wait(0.6)
script.point("move", (480, 300)).wait(0.32).check(level=0).wait(0.02).check(level=1, centerX=480)
script.wait(0.3).point("move", (400, 300)).wait(0.05).point("move", (350, 300)).check(level=0, centerX=400)
script.point("up", (400, 300)).check(open=False, chosen=-1).end(1)

# So does a pause on the hub, once the finger has been elsewhere; and letting go there, with the menu open.
script = Script("ring-back", **NESTED).point("down", (400, 200)).wait(0.6).point("move", (400, 330))
script.check(level=1, centerX=400, centerY=330).wait(0.1).point("move", (420, 330)).wait(0.5)
script.check(level=1, highlighted=-1).point("move", (400 + 80, 330)).check(highlighted=17)
script.point("move", (420, 330)).wait(0.32).check(level=1).wait(0.02).check(level=0, open=True, centerY=200)
script.point("up", (420, 330)).check(open=False, chosen=-1).wait(1)
script.point("down", (400, 200)).wait(0.6).point("move", (400, 330)).wait(0.1).point("move", (420, 330))
script.point("up", (420, 330)).check(level=0, open=True, chosen=-1).wait(1)
# By key and without a pointer, the item whose ring it was has the keyboard.
script.key("ArrowDown").key("ArrowDown").check(highlighted=8).key("Enter").check(level=1, highlighted=9)
script.key("Escape").check(level=0, highlighted=8).key("Enter").call("activate", index=0)
script.check(level=0, highlighted=8).key("Escape").check(open=False).end(1)

# A still finger chooses nothing: in a corner, the ring is moved in under it, and it lies beyond way 0 or on
# one; it trembles by 11 points. The next, after 12 points, lights what lies under it.
script = Script("ring-still", **NESTED).point("down", (720, 300)).wait(1)
script.check(open=True, centerX=800 - 117.5, centerY=300, highlighted=-1)
script.point("move", (731, 300)).wait(1).check(level=0, highlighted=-1).point("up", (731, 300))
script.check(open=False, chosen=-1).wait(1).point("down", (795, 595)).wait(1).check(open=True, level=0)
script.point("up", (795, 595)).check(open=False, chosen=-1).wait(1).point("down", (790, 300)).wait(1)
script.point("move", (778.1, 300)).check(highlighted=-1).point("move", (777.9, 300)).check(highlighted=0)
# The ring that a pause opens is moved in, too: what then lies under the finger waits for it to move.
script.wait(0.34).check(level=1, highlighted=-1, centerX=800 - 117.5).wait(1).check(level=1, highlighted=-1)
script.point("up", (777.9, 300)).check(open=False, chosen=-1).end(1)

# An impatient press: it slips by 12 points before the half second, and opens it all the same.
script = Script("ring-slip", **NESTED).point("down", (400, 300)).wait(0.2).point("move", (412, 300))
script.wait(0.29).check(open=False).wait(0.02).check(open=True, centerX=412, highlighted=-1)
script.point("up", (412, 300)).check(open=False, chosen=-1).wait(1)
# One that the page took for scrolling does not.
script.point("down", (400, 300)).wait(0.2).point("move", (412, 300)).say(pointer="cancel", id=1).wait(1)
script.check(open=False).end(0.1)

# Near the corner the plain ring, 117.5 points in reach, is moved inside; or it becomes a part of one.
Script("ring-corner", **NESTED).call("open", x=5, y=595).check(
    centerX=117.5, centerY=600 - 117.5).wait(0.5).end(0.1)
Script("ring-partial", edges="partial", **NESTED).call("open", x=60, y=300).check(
    centerX=60, centerY=300).wait(0.5).end(0.1)

# The gallery's menus: what is chosen there is shown, and counted.
script = Script("star-field", size=(720, 480), control="star-field").point("down", (360, 240)).wait(0.6)
scale = min(1, 240 / 226.5)
script.point("move", on_ring(8, 129 * scale, center=(360, 240))).check(highlighted=8).wait(0.1)
script.point("up", on_ring(8, 129 * scale, center=(360, 240))).check(sign=8, chosen=8).wait(3).end(0.1)

# Circle is up; blue, the sixth of seven colours, lies where it always does.
up = -math.pi / 2
stroke(script := Script("mark-sheet", size=(720, 480), control="mark-sheet"), (360, 300),
       (up, below(5, start=-112.5)), seconds=0.24)
script.check(stamps=1, chosen=6, byStroke=-1).wait(0.5)
# A blue star is asked for at first: way 3, to the lower right.
right = up + 3 * math.pi / 4
stroke(script, (300, 200), (right, below(5, start=-112.5)), seconds=0.3)
script.check(stamps=2, chosen=3 * 8 + 6, byStroke=0.6, byMenu=-1).wait(0.5).end(0.1)
# Turntables. Positions are counted in items; of twelve per turn on a view of 360, one is 60 points long.
TABLE = dict(size=(580, 360), control="turntable")
ITEM = 60
SLOP = 10  # what goes into the threshold is not scrolled
FIRST = 2  # the first item rests 60° before the middle, two items of 30°
ORBIT = 165


def roll(script, y, delta, seconds, hold=0.0, steps=30, x=400, lift=True):
    """Drags along the edge at an even speed, beyond the slop by `delta` points."""
    delta += math.copysign(SLOP, delta)
    script.point("down", (x, y))
    for step in range(1, steps + 1):
        script.wait(seconds / steps).point("move", (x, y + delta * step / steps))
    script.wait(hold)
    return script.point("up", (x, y + delta)) if lift else script


def stands(position, **more):
    return {"position": position, "centered": math.floor(position + 0.5), "resting": True,
            "itemsPerSecond": 0, "offset": (position - 3) * ITEM, **more}


def orbit(offset):
    """Where an item is seen, so many past the middle."""
    return (ORBIT * math.cos(offset * math.pi / 6), 180 + ORBIT * math.sin(offset * math.pi / 6))


# The hold is long enough to be no fling.
script = roll(Script("table-drag", count=100, **TABLE), 300, -2.4 * ITEM, 0.5, hold=0.1)
script.wait(0.01).check(**stands(FIRST + 2.4, cells=7)).end(0.5)

for name, count in (("table-fling", 100), ("table-ten-million", 10_000_000)):
    # 300 points in 0.3 s, and what the deceleration makes of that speed.
    script = roll(Script(name, count=count, **TABLE), 340, -290, 0.3)
    script.wait(0.01).check(resting=False)
    rest = FIRST + 290 / ITEM + 1_000 / ITEM / DECAY
    script.wait(8).check(tolerance=1e-6, **stands(rest, cells=7)).end(0.5)

# Two items beyond the end, of which a band of six shows what its formula says.
script = roll(Script("table-band", count=20, **TABLE), 60, 2 * ITEM, 0.5, hold=0.1, lift=False)
script.check(position=FIRST - 2 * 0.55 * 6 / (6 + 0.55 * 2), resting=False)
script.point("up", (400, 60 + 2 * ITEM + SLOP)).wait(2).check(**stands(FIRST, cells=6)).end(0.1)

script = roll(Script("table-bounce", count=20, **TABLE), 60, ITEM, 0.06)
script.wait(3).check(**stands(FIRST)).end(0.1)

script = roll(Script("table-caught", count=100, **TABLE), 340, -290, 0.3)
begin = FIRST + 290 / ITEM
caught = begin + 1_000 / ITEM / DECAY * (1 - math.exp(-DECAY * 0.4))
script.wait(0.4).point("down", (400, 100)).wait(0.3).check(position=caught, resting=False, tolerance=1e-6)
script.point("up", (400, 100)).check(tolerance=1e-6, **stands(caught)).end(0.5)

script = roll(Script("table-snap", count=100, snap=True, **TABLE), 340, -290, 0.3)
script.wait(6).check(**stands(round(FIRST + 290 / ITEM + friction_at(1_000 / ITEM, ITEMS)))).end(0.1)

script = roll(Script("table-wrap", count=12, wrap=True, **TABLE), 1, -14 * ITEM, 1, hold=0.1)
script.wait(0.01).check(**stands((FIRST + 14) % 12, cells=7)).end(0.1)

# A trackpad's points count as they are; a notch of a mouse wheel goes softly, and notches add up.
script = Script("table-wheel", count=40, **TABLE).say(wheel=[0, 30])
script.check(position=FIRST + 0.5).wait(0.1)
for _ in range(3):
    script.say(wheel=[0, 120]).wait(0.05)
script.wait(2).check(**stands(FIRST + 6.5)).say(wheel=[0, -49]).say(wheel=[0, -1_000])
script.wait(2).check(**stands(FIRST)).end(0.1)

script = Script("table-keys", count=1_000_000, **TABLE).say(focus=True)
script.key("ArrowDown").check(active=3, position=FIRST).key("End").wait(2)
script.check(active=999_999, **stands(999_999 - FIRST)).key("PageUp").wait(1).check(active=999_993)
script.key("Enter").check(value=999_993).key("Home").wait(2).check(active=0, **stands(FIRST)).end(0.1)

script = Script("table-taps", count=30, **TABLE).point("down", orbit(1)).wait(0.05).point("up", orbit(1))
script.check(value=FIRST + 1, position=FIRST).wait(0.3)
# Its words are part of an item; the planet is not.
words = (orbit(-1)[0] + 60, orbit(-1)[1])
script.point("down", words).wait(0.05).point("up", words).check(value=FIRST - 1).wait(0.3)
script.point("down", (60, 180)).wait(0.05).point("up", (60, 180)).check(value=FIRST - 1).end(0.1)

# The item in the middle stays there; the numbers of new items go on from the greatest.
script = Script("table-changes", count=100, **TABLE).call("scroll", to=50, animated=False)
script.check(**stands(50)).call("insert", index=0, count=100_000).check(**stands(100_050, count=100_100))
script.wait(0.1).call("remove", index=100_040, count=5).check(**stands(100_045, count=100_095))
script.wait(0.1).call("move", **{"from": 100_046, "to": 3}).check(**stands(100_046, nextID=100_100))
script.wait(0.1).call("insert", index=100_047).wait(2).check(**stands(100_046, count=100_096, cells=7)).end(0.1)

script = Script("table-scroll", count=10_000_000, **TABLE)
for position, offset in (("middle", 0), ("start", -FIRST), ("end", FIRST), ("nearest", FIRST)):
    script.call("scroll", to=7_000_000, position=position).wait(1)
    script.check(**stands(7_000_000 - offset)).wait(0.1)
script.call("scrollToPosition", position=123.25).wait(1).check(**stands(123.25))
script.call("scrollToPosition", position=-40, animated=False).check(**stands(FIRST)).end(0.1)

# Along the bottom from right to left: dragged to the right, the items that follow come.
settings = {**TABLE, "size": (360, 360)}
script = Script("table-mirrored", count=100, edge="bottom", right_to_left=True, **settings)
script.point("down", (100, 100))
for step in range(1, 31):
    script.wait(0.02).point("move", (100 + (90 + SLOP) * step / 30, 100))
script.wait(0.1).point("up", (200, 100)).check(position=FIRST + 90 / ITEM).end(0.5)

# About the centre by a quarter turn, but for the share of the way that went into the threshold.
script = Script("table-circle", count=100, tracking="circle", **TABLE)
script.call("scroll", to=50, animated=False).point("down", orbit(0))
for step in range(1, 181):
    script.wait(0.01).point("move", orbit(3 * step / 180))
script.wait(0.1).point("up", orbit(3)).wait(0.1).check(position=47 + SLOP / (ORBIT * math.pi / 6), tolerance=0.01)
script.end(0.1)

script = roll(Script("table-cancel", count=100, **TABLE), 300, -ITEM, 0.2, lift=False)
script.say(pointer="cancel", id=1, x=0, y=0).wait(1).check(**stands(FIRST + 1)).end(0.1)

script = roll(Script("table-second-finger", count=100, **TABLE), 300, -ITEM, 0.2, hold=0.1, lift=False)
script.point("down", (300, 100), id=2).point("move", (300, 300), id=2).point("up", (300, 300), id=2)
script.check(position=FIRST + 1, resting=False).point("up", (400, 300 - ITEM - SLOP)).end(0.5)

# Sideways is for the page.
script = Script("table-sideways", count=100, **TABLE).point("down", (300, 100))
for x in range(300, 400, 5):
    script.wait(0.01).point("move", (x, 100))
script.check(**stands(FIRST)).point("up", (400, 100)).end(0.5)

script = Script("table-reduced-motion", count=100, reduced_motion=True, **TABLE)
script.call("scroll", to=60).check(**stands(60)).call("insert", index=10, count=3).check(**stands(63)).end(0.5)

# Four planets; the main one and satellite 2 change places, and each keeps where it was scrolled to.
PLANET = dict(size=(580, 360), control="relationship-planet")
SECOND = (580 - 580 * 0.11, 360 * (0.2 + 0.29))
script = roll(Script("planet-swap", **PLANET), 300, -2.4 * ITEM, 0.5, hold=0.1, x=300)
script.wait(0.1).check(main=0, mainX=0, mainY=180, mainRadius=150, position=FIRST + 2.4, count=15, spread=1)
script.point("down", SECOND).wait(0.05).point("up", SECOND).check(main=2, count=15, mainX=SECOND[0])
# The people fade first; the planets stay for 0.2 s.
script.wait(0.19).check(mainX=SECOND[0], mainY=SECOND[1])
# Half way on the curve, which leaves the straight line by 0.2 of the way, and reaches half of it; there
# a planet is 0.45 smaller.
script.wait(0.41).check(mainX=SECOND[0] / 2 - (SECOND[1] - 180) * 0.2 / 2,
                        mainY=(SECOND[1] + 180) / 2 + SECOND[0] * 0.2 / 2,
                        mainRadius=(150 + 360 * 0.085) / 2 * 0.55, tolerance=1e-6)
script.wait(2).check(main=2, mainX=0, mainY=180, mainRadius=150, count=200, position=FIRST, spread=1)
script.call("swap", to=0).wait(3).check(main=0, count=15, position=FIRST + 2.4).end(0.1)

script = Script("planet-interrupted", **PLANET).key("3").wait(0.4).key("2").wait(0.3).key("1").wait(3)
script.check(main=0, mainX=0, mainY=180, count=15, spread=1, resting=True).end(0.1)

# A throw of 80 degrees is over in 1.2 s, one of 400 in 2.1 s, and the sector is emphasised before: from
# the instant at which it is on the pointer, 0.15 s long. A twelfth of a turn is its width.
for name, degrees, limit in (("throw-short", 80, 1.2), ("throw-long", 400, 2.1)):
    way = math.radians(degrees)
    speed = speed_to_project(way, WHEEL)
    goal = round((0.3 + way) / (math.pi / 6)) * math.pi / 6
    stretch = (goal - 0.3) / way
    early = 0.0
    while 0.3 + friction_at(speed, WHEEL, early / stretch) * stretch < goal - math.pi / 12:
        early += 0.001
    script = Script(name, size=(300, 300), sectors=12).drag(0.5, 0.3, 0.3 / speed)
    script.wait(early + 0.16).check(emphasis=1, resting=False)
    script.wait(limit - early - 0.16).check(rotation=goal, resting=True, radiansPerSecond=0)
    script.end(0.5)

# Ten digits typed in a second are dialled one after the other, in their order: each hole goes to the stop
# at 9 rad/s and back at 5.5.
def dialling(hole):
    return (hole + 2) * slot * (1 / 9 + 1 / 5.5)


script = Script("phone-typing", titles=digits, mode="phone", pointer=45).say(focus=True)
number = "0171234567"
for digit in number:
    script.key(digit).wait(0.1)
done = 0.0
for digit in number:
    hole = digits.index(digit)
    done += dialling(hole)
    script.t = max(script.t, done - 0.05)
    script.check(settledValue=hole, resting=False)
script.t = done
script.wait(0.001).check(settledValue=digits.index(number[-1]), rotation=0, resting=True)
# Escape drops what waits; the digit that is being dialled goes on.
script.key("1").key("2").key("3").wait(0.1).key("Escape").wait(3).check(settledValue=0, resting=True)
# So does a hand on the dial, which it takes no hold of.
script.key("4").key("5").wait(0.1).down(0.0, 0.72).up(0.0, 0.72).wait(4).check(settledValue=3, resting=True)
script.end(0.1)

# Home and End go as far as the other thumb allows alone: never nearer than 5, nor farther than 50.
script = Script("dial-range-keys", control="range-dial", min_distance=5, max_distance=50, low=20, high=60)
script.key("Home").check(low=20, high=25).key("End").check(low=20, high=70)
script.call("choose", thumb=0).key("End").check(low=65, high=70).key("Home").check(low=20, high=70)
# An arrow brings the other one along.
script.key("ArrowLeft").check(low=19, high=69).end(0.1)

# What comes in out of sight is told, and the planet is nudged; only what is out of sight counts.
script = Script("table-news", count=100, added_text="new ones", **TABLE).wait(0.1)
script.call("scroll", to=50, animated=False).check(**stands(50, news=""))
script.call("insert", index=0, count=3).check(**stands(53, news="3 new ones"))
script.wait(0.1).call("insert", index=53).check(**stands(54, news="3 new ones")).wait(1)
script.call("insert", index=104, count=1_000).wait(0.25).check(**stands(54, news="1\u202f000 new ones")).end(1)

# All around, twelve of twelve are there, wherever it stands, and one goes round for ever.
AROUND = dict(TABLE, size=(420, 420))
script = Script("table-around", count=12, edge="full", wrap=True, snap=True, **AROUND)
script.check(position=FIRST, cells=12).call("scroll", to=7).wait(0.2).check(cells=12, resting=False)
script.wait(1).check(position=7, cells=12, resting=True).call("scroll", to=2).wait(1).check(position=2, cells=12)
script.call("press", index=9).check(value=9, cells=12).call("remove", index=4).wait(1).check(cells=11, count=11)
script.end(0.1)

# Whoever fills the cells is asked for titles, from the active item on, and round.
script = Script("table-find", count=30, ask=True, **TABLE).say(focus=True).key("c")
script.call("find", **{"from": 3, "titles": ["Anna", "Ben", "Cleo", "Carl"]}).check(active=5).wait(1.2)
script.key("a").call("find", **{"from": 6, "titles": ["Uma"] * 24 + ["Ada"]}).wait(1.2).check(active=0)
script.key("d").key("o").call("find", **{"from": 0, "titles": ["Dan", "Dora"]}).wait(1).check(active=1).end(0.1)

# Text that grows under a finger lays the control out anew and moves nothing else.
script = Script("text-scale", size=(300, 300), sectors=36, text_scale=2).down(0)
for step, scale in enumerate((0.5, 1, 1.5, 4)):
    script.wait(0.02).point("move", script.place(0.1 * (step + 1)))
    script.say(setting={"text-scale": scale}).check(rotation=0.1 * (step + 1), resting=False)
script.wait(0.5).up(0.4).wait(1).check(value=34, resting=True).end(0.5)
