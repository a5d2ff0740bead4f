#!/usr/bin/env python3
"""Writes the recordings.

Fingers are made, not recorded: they go along an arc at 60 to 120 samples a second, a little
unevenly, from a fixed seed. What a `check` expects follows from the specification by the formulas
beside it, never from what the program printed.

Run it in this folder; it writes the same files every time.
"""
import json
import math
import random

CENTER = 100.0
RADIUS = 100.0
SECTOR = math.pi / 4  # of eight
DECAY = -1000 * math.log(0.998)  # 1/s, the deceleration rate `normal`
SLOWEST = 0.01  # rad/s, at which a landing stops
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
        with open(self.name + ".jsonl", "w", encoding="utf-8") as file:
            for line in self.lines:
                file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")


def rests(steps):
    """The state of a wheel of eight that rests after so many sectors clockwise."""
    return {"rotation": steps * SECTOR, "selection": -steps % 8, "settled": -steps % 8,
            "resting": True, "radiansPerSecond": 0}


def speed_to_project(distance):
    """The speed from which a flick coasts so far."""
    return distance * DECAY


# 1.2 rad are 1.53 sectors: the second is the nearest.
Script("slow-drag").drag(0.3, 1.2, 2.0, hold=0.2).wait(1).check(**rests(2)).end()

# Flicks whose projections end in the middle of a sector, so that no noise can change the sector.
for name, sign in (("flick-clockwise", 1), ("flick-counterclockwise", -1)):
    speed = speed_to_project(7 * SECTOR - 0.8)
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
speed = speed_to_project(7 * SECTOR - 0.8)
decay = (speed - SLOWEST) / (7 * SECTOR - 0.8)
caught = 0.8 + speed * (1 - math.exp(-decay * 0.4)) / decay
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
script.wait(1).check(**rests(-3)).key("Home").wait(1).check(selection=0)
script.key("End").wait(1).check(selection=7)
for letter in "chin":
    script.key(letter).wait(0.1)
script.wait(2).check(selection=1).key("ö").wait(2).check(selection=4).key("Enter").end(0.5)

script = Script("scroll-and-detents")
for _ in range(4):
    script.say(wheel=[0, 10]).wait(0.01)
script.wait(1).check(selection=1).say(detent=-3).wait(1).check(selection=6).end(0.1)

script = Script("calls").call("select", index=3).wait(1).check(**rests(-3))
script.call("select", index=0, animated=False).check(**rests(0))
script.call("rotate", by=1.7).wait(1).check(**rests(2))
# From sector 6 clockwise: two whole turns, and on to sector 5.
script.call("spin", to=5, turns=2, duration=2.5).wait(2.6).check(**rests(2 + 1 + 16))
script.call("spin", to=1, turns=-1, duration=1).wait(0.3).call("select", index=2)
script.wait(1).check(selection=2, resting=True).end(0.1)

script = Script("turning").call("startTurning", radiansPerSecond=3).wait(2)
script.check(rotation=6, radiansPerSecond=3, resting=False).call("stopTurning")
# Coasts on as after a flick.
script.wait(6).check(**rests(round((6 + 3 / DECAY) / SECTOR))).end(0.1)

# Widths of 45, 90, 135 and 90 degrees; the middle of the first stands on the pointer.
script = Script("weighted", sectors=4, weights=[1, 2, 3, 2])
script.drag(0, -math.radians(70), 1, hold=0.2).wait(1)
script.check(rotation=-math.radians(67.5), selection=1, resting=True)
script.drag(0, -math.radians(100), 1, hold=0.2).wait(1)
script.check(rotation=-math.radians(180), selection=2, resting=True).end(0.1)

script = Script("one-way", direction="clockwise").down(0.0).turn(0.0, 0.5, 0.2)
script.turn(0.5, -1.0, 0.3).check(rotation=0.5).turn(-0.5, 0.2, 0.2).wait(0.1)
# 0.7 rad are 0.89 sectors; the next one that way is the first.
script.check(rotation=0.7).up(-0.3).wait(1).check(**rests(1)).end(0.1)

# A pull of 2 rad past the end shows x·c·D/(D + c·x), with c = 0.55 and D = an eighth of a turn.
band = 2 * 0.55 * (math.pi / 4) / (math.pi / 4 + 0.55 * 2)
script = Script("stops", stops=[-90, 90]).down(0.0).turn(0.0, math.pi / 2 + 2, 1.5).wait(0.1)
script.check(rotation=math.pi / 2 + band, selection=6).up(math.pi / 2 + 2)
script.wait(3).check(**rests(2))
script.drag(0.5, -0.8, 0.05).wait(6).check(**rests(-2)).end(0.1)

digits = list("1234567890")
slot = 2 * math.pi / 12
script = Script("phone", titles=digits, mode="phone", pointer=45)
for hole in (0, 4, 9):
    stop = (hole + 2) * slot
    script.drag(math.pi / 4 - stop, stop, 0.5, hold=0.05, share=0.72).wait(0.01)
    script.check(settled=hole, resting=False)
    script.down(0.0, 0.72).up(0.0, 0.72)  # it takes no touch until it has run back
    script.wait(2).check(rotation=0, resting=True)
stop = 5 * slot
script.drag(math.pi / 4 - stop, stop * 0.7, 0.4, hold=0.05, share=0.72).wait(2)
script.check(settled=9, rotation=0)  # not as far as the stop: nothing is dialled
script.down(math.pi / 4 - stop, 0.72).turn(math.pi / 4 - stop, stop, 0.4, 0.72)
script.say(pointer="cancel", id=1).wait(2).check(settled=9, rotation=0)
script.key("7").wait(3).check(settled=6, rotation=0, resting=True).end(0.1)

script = Script("reduced-motion", reduced_motion=True).drag(0.5, 0.8, 0.06).check(resting=True)
script.wait(1).call("select", index=3).check(selection=3, resting=True).wait(0.2)
script.call("spin", to=6, turns=3, duration=4).check(selection=6, resting=True).end(0.5)

script = Script("right-to-left", right_to_left=True).key("ArrowLeft").wait(1)
script.check(selection=1, rotation=SECTOR)
script.drag(0, -SECTOR, 0.6, hold=0.2).wait(1).check(selection=0, rotation=0).end(0.1)

script = Script("resize-during-drag").down(0.0).turn(0.0, 0.4, 0.3).say(size=[400, 300])
script.center, script.reach = (200, 150), 150
# A size turns nothing by itself: the same direction on the new wheel is the same rotation.
script.point("move", script.place(0.4)).check(rotation=0.4)
script.turn(0.4, 0.5, 0.3).check(rotation=0.9).wait(0.2).up(0.9)
script.wait(1).check(**rests(1)).end(0.1)

script = Script("twenty-five-sectors", sectors=25).drag(1, 1.0, 0.8, hold=0.1).wait(1)
# 1 rad are 3.98 sectors.
script.check(selection=21, rotation=4 * 2 * math.pi / 25)
script.drag(1, 0.5, 0.03).wait(8).check(resting=True).end(0.1)

script = Script("one-sector", sectors=1).drag(0, 1.0, 0.8, hold=0.1).wait(1)
script.check(selection=0, rotation=0).key("ArrowRight").wait(1).check(selection=0)
script.drag(0, 4.0, 1.2, hold=0.1).wait(1).check(resting=True, selection=0).end(0.1)

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

# Number spinners. Places are counted in tiles; the front tile's width turns the ring by one of them.
SPINNER = dict(size=(320, 120), control="number-spinner")
EYE = 1.1 * 320
REACH = 0.94 * 320 / 2
MOVE = 0.5  # seconds


def spinner_ring(tiles=16):
    """Radius, tile width and tile angle: the widest ring whose silhouette fits the reach."""
    angle = 2 * math.pi / tiles
    bend = REACH ** 2 / EYE
    widest = bend + math.sqrt(bend ** 2 + REACH ** 2)
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


def stands(value, place=None):
    return {"value": value, "settled": value, "place": value if place is None else place,
            "resting": True, "tilesPerSecond": 0}


TILE = spinner_ring()[1]

# Held still before it is let go: the nearest tile.
script = slide(Script("spinner-drag", **SPINNER), 250, -2.3 * TILE, 1)
script.check(place=2.3, value=2).wait(0.1).point("up", (250 - 2.3 * TILE, 60))
script.wait(1).check(**stands(2)).end(1)

# 160 degrees for 300 points.
script = slide(Script("spinner-fixed-gain", gain="fixed", max=100, **SPINNER), 310, -300, 1)
script.check(place=160 / 360 * 16).wait(0.1).point("up", (10, 60))
script.wait(1).check(**stands(round(160 / 360 * 16))).end(1)

# Speeds that project to the middle of a tile: decay · the way that is left.
for name, sign in (("spinner-flick-up", 1), ("spinner-flick-down", -1)):
    speed = DECAY * 4.5
    script = Script(name, min=0, max=100, value=50, **SPINNER)
    slide(script, 160, -sign * 0.5 * TILE, 0.5 / speed)
    script.point("up", (160 - sign * 0.5 * TILE, 60)).wait(4).check(**stands(50 + sign * 5)).end(1)

# However fast, at most 150 degrees: 6.67 tiles of 16 beyond the release; number 0 is on tile
# 100.
script = Script("spinner-throw", min=-100, max=100, **SPINNER)
slide(script, 160, -TILE, 0.02).point("up", (160 - TILE, 60))
script.wait(4).check(**stands(math.floor(1 + 150 / 360 * 16), 100 + math.floor(1 + 150 / 360 * 16))).end(1)

# In flight the landing law is where it says; the finger stops it there.
speed = DECAY * 4.5
decay = (speed - SLOWEST) / 4.5
caught = 0.5 + speed * (1 - math.exp(-decay * 0.4)) / decay
script = slide(Script("spinner-caught", max=100, **SPINNER), 160, -0.5 * TILE, 0.5 / speed)
script.point("up", (160 - 0.5 * TILE, 60)).wait(0.4).point("down", (160, 60))
script.check(place=caught, tilesPerSecond=0, resting=False, tolerance=1e-6)
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
script.check(place=-0.55 / 1.55, value=0).wait(0.1).point("up", (100 + TILE, 60))
script.wait(2).check(**stands(0)).end(1)

# Past the last comes the first.
script = slide(Script("spinner-wrap", wrap=True, value=9, **SPINNER), 200, -TILE, 0.5)
script.check(value=0, place=10).wait(0.1).point("up", (200 - TILE, 60)).wait(1)
script.check(**stands(0)).key("ArrowDown").wait(1).check(**stands(9)).end(1)

script = slide(Script("spinner-second-finger", **SPINNER), 250, -TILE, 0.5)
slide(script, 60, 100, 0.2, id=2).point("up", (160, 60), id=2).check(place=1)
script.wait(0.1).point("up", (250 - TILE, 60)).wait(1).check(**stands(1)).end(1)

# Taken away at speed: no inertia, the nearest tile.
script = slide(Script("spinner-cancel", **SPINNER), 250, -1.6 * TILE, 0.1)
script.say(pointer="cancel", id=1).wait(1).check(**stands(2)).end(1)

# Falling numbers, in steps with a point; from right to left the ring is mirrored.
script = Script("spinner-mirrored", min=-1, max=1, step=-0.25, value=1, right_to_left=True, **SPINNER)
slide(script.check(value=1), 100, 2 * TILE, 0.5)
script.wait(0.1).point("up", (100 + 2 * TILE, 60)).wait(1)
script.check(value=0.5, place=2, resting=True).key("ArrowUp").wait(1).check(value=0.75).end(1)

# Reduced motion: there at once.
script = Script("spinner-reduced-motion", reduced_motion=True, **SPINNER).key("End")
script.check(**stands(9)).end(1)

# Turntables. Places are counted in items; of twelve per turn on a view of 360, one is 60 points long.
TABLE = dict(size=(580, 360), control="turntable")
ITEM = 60
SLOP = 10  # what goes into the threshold is not scrolled
FIRST = 2  # the first item rests 60° before the middle, two items of 30°
ORBIT = 165


def roll(script, y, way, seconds, hold=0.0, steps=30, x=400, lift=True):
    """Drags along the edge at an even speed, beyond the slop by `way` points."""
    way += math.copysign(SLOP, way)
    script.point("down", (x, y))
    for step in range(1, steps + 1):
        script.wait(seconds / steps).point("move", (x, y + way * step / steps))
    script.wait(hold)
    return script.point("up", (x, y + way)) if lift else script


def stands(place, **more):
    return {"place": place, "centred": math.floor(place + 0.5), "resting": True,
            "itemsPerSecond": 0, "offset": (place - 3) * ITEM, **more}


def orbit(seat):
    """Where an item is seen, so many past the middle."""
    return (ORBIT * math.cos(seat * math.pi / 6), 180 + ORBIT * math.sin(seat * math.pi / 6))


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
script.check(place=FIRST - 2 * 0.55 * 6 / (6 + 0.55 * 2), resting=False)
script.point("up", (400, 60 + 2 * ITEM + SLOP)).wait(2).check(**stands(FIRST, cells=6)).end(0.1)

script = roll(Script("table-bounce", count=20, **TABLE), 60, ITEM, 0.06)
script.wait(3).check(**stands(FIRST)).end(0.1)

script = roll(Script("table-caught", count=100, **TABLE), 340, -290, 0.3)
begin = FIRST + 290 / ITEM
caught = begin + 1_000 / ITEM / DECAY * (1 - math.exp(-DECAY * 0.4))
script.wait(0.4).point("down", (400, 100)).wait(0.3).check(place=caught, resting=False, tolerance=1e-6)
script.point("up", (400, 100)).check(tolerance=1e-6, **stands(caught)).end(0.5)

script = roll(Script("table-snap", count=100, snap=True, **TABLE), 340, -290, 0.3)
script.wait(6).check(**stands(round(FIRST + 290 / ITEM + 1_000 / ITEM / DECAY))).end(0.1)

script = roll(Script("table-wrap", count=12, wrap=True, **TABLE), 1, -14 * ITEM, 1, hold=0.1)
script.wait(0.01).check(**stands((FIRST + 14) % 12, cells=7)).end(0.1)

# A trackpad's points count as they are; a notch of a mouse wheel goes softly, and notches add up.
script = Script("table-wheel", count=40, **TABLE).say(wheel=[0, 30])
script.check(place=FIRST + 0.5).wait(0.1)
for _ in range(3):
    script.say(wheel=[0, 120]).wait(0.05)
script.wait(2).check(**stands(FIRST + 6.5)).say(wheel=[0, -49]).say(wheel=[0, -1_000])
script.wait(2).check(**stands(FIRST)).end(0.1)

script = Script("table-keys", count=1_000_000, **TABLE).say(focus=True)
script.key("ArrowDown").check(active=3, place=FIRST).key("End").wait(2)
script.check(active=999_999, **stands(999_999 - FIRST)).key("PageUp").wait(1).check(active=999_993)
script.key("Enter").check(selection=999_993).key("Home").wait(2).check(active=0, **stands(FIRST)).end(0.1)

script = Script("table-taps", count=30, **TABLE).point("down", orbit(1)).wait(0.05).point("up", orbit(1))
script.check(selection=FIRST + 1, place=FIRST).wait(0.3)
# Its words are part of an item; the planet is not.
words = (orbit(-1)[0] + 60, orbit(-1)[1])
script.point("down", words).wait(0.05).point("up", words).check(selection=FIRST - 1).wait(0.3)
script.point("down", (60, 180)).wait(0.05).point("up", (60, 180)).check(selection=FIRST - 1).end(0.1)

# The item in the middle stays there; the numbers of new items go on from the greatest.
script = Script("table-changes", count=100, **TABLE).call("scroll", to=50, animated=False)
script.check(**stands(50)).call("insert", at=0, count=100_000).check(**stands(100_050, count=100_100))
script.wait(0.1).call("remove", at=100_040, count=5).check(**stands(100_045, count=100_095))
script.wait(0.1).call("move", **{"from": 100_046, "to": 3}).check(**stands(100_046, nextID=100_100))
script.wait(0.1).call("insert", at=100_047).wait(2).check(**stands(100_046, count=100_096, cells=7)).end(0.1)

script = Script("table-scroll", count=10_000_000, **TABLE)
for at, seat in (("middle", 0), ("start", -FIRST), ("end", FIRST), ("nearest", FIRST)):
    script.call("scroll", to=7_000_000, at=at).wait(1).check(**stands(7_000_000 - seat)).wait(0.1)
script.end(0.1)

# Along the bottom from right to left: dragged to the right, the items that follow come.
settings = {**TABLE, "size": (360, 360)}
script = Script("table-mirrored", count=100, edge="bottom", right_to_left=True, **settings)
script.point("down", (100, 100))
for step in range(1, 31):
    script.wait(0.02).point("move", (100 + (90 + SLOP) * step / 30, 100))
script.wait(0.1).point("up", (200, 100)).check(place=FIRST + 90 / ITEM).end(0.5)

# About the centre by a quarter turn, but for the share of the way that went into the threshold.
script = Script("table-circle", count=100, tracking="circle", **TABLE)
script.call("scroll", to=50, animated=False).point("down", orbit(0))
for step in range(1, 181):
    script.wait(0.01).point("move", orbit(3 * step / 180))
script.wait(0.1).point("up", orbit(3)).wait(0.1).check(place=47 + SLOP / (ORBIT * math.pi / 6), tolerance=0.01)
script.end(0.1)

script = roll(Script("table-cancel", count=100, **TABLE), 300, -ITEM, 0.2, lift=False)
script.say(pointer="cancel", id=1, x=0, y=0).wait(1).check(**stands(FIRST + 1)).end(0.1)

script = roll(Script("table-second-finger", count=100, **TABLE), 300, -ITEM, 0.2, hold=0.1, lift=False)
script.point("down", (300, 100), id=2).point("move", (300, 300), id=2).point("up", (300, 300), id=2)
script.check(place=FIRST + 1, resting=False).point("up", (400, 300 - ITEM - SLOP)).end(0.5)

# Sideways is for the page.
script = Script("table-sideways", count=100, **TABLE).point("down", (300, 100))
for x in range(300, 400, 5):
    script.wait(0.01).point("move", (x, 100))
script.check(**stands(FIRST)).point("up", (400, 100)).end(0.5)

script = Script("table-reduced-motion", count=100, reduced_motion=True, **TABLE)
script.call("scroll", to=60).check(**stands(60)).call("insert", at=10, count=3).check(**stands(63)).end(0.5)

# Four planets; the main one and satellite 2 change places, and each keeps where it was scrolled to.
PLANET = dict(size=(580, 360), control="relationship-planet")
SECOND = (580 - 580 * 0.11, 360 * (0.2 + 0.29))
script = roll(Script("planet-swap", **PLANET), 300, -2.4 * ITEM, 0.5, hold=0.1, x=300)
script.wait(0.1).check(main=0, mainX=0, mainY=180, mainRadius=150, place=FIRST + 2.4, count=15, spread=1)
script.point("down", SECOND).wait(0.05).point("up", SECOND).check(main=2, count=15, mainX=SECOND[0])
# Half way on the curve, which leaves the straight line by 0.35 of the way, and reaches half of it.
script.wait(0.5).check(mainX=SECOND[0] / 2 - (SECOND[1] - 180) * 0.35 / 2,
                       mainY=(SECOND[1] + 180) / 2 + SECOND[0] * 0.35 / 2, tolerance=1e-6)
script.wait(2).check(main=2, mainX=0, mainY=180, mainRadius=150, count=200, place=FIRST, spread=1)
script.call("swap", to=0).wait(3).check(main=0, count=15, place=FIRST + 2.4).end(0.1)

script = Script("planet-interrupted", **PLANET).key("3").wait(0.4).key("2").wait(0.3).key("1").wait(3)
script.check(main=0, mainX=0, mainY=180, count=15, spread=1, resting=True).end(0.1)
