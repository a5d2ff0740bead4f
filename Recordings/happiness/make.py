"""Writes the recordings of the happy face."""
from fingers import pair, pan
from laws import PAN, PINCH
from recording import Script

# The face has happiness 75 at first, and loses half a point per point of a downward move.
FACE = {"size": (320, 320), "control": "happiness"}


def happy(value):
    return {"happiness": value, "smile": (value - 50) / 50}


script = pan(Script("pan", **FACE), (160, 100), 70)
script.check(**happy(75 - (70 - PAN) / 2)).wait(0.1).point("up", (160, 170))
# Far past both ends. The clamped part is not restored on the way back.
pan(script, (160, 300), -400).check(**happy(100))
script.wait(0.02).point("move", (160, -80)).check(**happy(100 - 20 / 2)).point("up", (160, -80))
pan(script.wait(1), (160, 20), 500).check(**happy(0)).point("up", (160, 520))
# A sideways move is not a pan.
script.wait(1).point("down", (100, 160))
for x in range(105, 205, 5):
    script.wait(0.02).point("move", (x, 160))
script.point("up", (200, 160)).check(**happy(0)).end(0.5)

script = pair(Script("pinch", **FACE), ((130, 160), (100, 160)), ((190, 160), (220, 160)))
script.check(scale=0.9 * 120 / (60 + PINCH), **happy(75)).point("up", (100, 160), id=1)
script.wait(0.02).point("up", (220, 160), id=2).wait(1)
# And together again, to a third of the span at the threshold.
pair(script, ((40, 160), (120, 160)), ((280, 160), (200, 160)))
script.check(scale=0.9 * 120 / (60 + PINCH) * 80 / (240 - PINCH), **happy(75))
script.add(pointer="cancel", id=1).add(pointer="cancel", id=2).end(0.5)

script = Script("keys", happiness=50, **FACE)
at = 50
for key, step in (("ArrowUp", 1), ("ArrowRight", 1), ("ArrowLeft", -1), ("ArrowDown", -1),
                  ("PageUp", 10), ("PageDown", -10), ("End", 100), ("ArrowUp", 1), ("Home", -100),
                  ("PageDown", -10)):
    at = min(100, max(0, at + step))
    script.key(key).wait(0.1).check(**happy(at))
script.add(setting={"right-to-left": True}).key("ArrowLeft").check(**happy(1))
script.key("+").key("+").check(scale=0.9 * 1.1 * 1.1).key("-").key("-").check(scale=0.9)
# A tap above the middle, and one below it.
script.point("down", (160, 60)).wait(0.05).point("up", (160, 60)).check(**happy(11)).wait(1)
script.point("down", (160, 260)).wait(0.05).point("up", (160, 260)).check(**happy(1)).end(0.5)

# A tall screen is rotated during a pan. The pan continues with the finger's movement on the rotated screen.
script = pan(Script("turn", size=(240, 400), control="happiness"), (120, 100), 50)
script.check(width=240, height=400, **happy(75 - (50 - PAN) / 2))
script.add(orientation="landscapeRight").check(width=400, height=240, fingers=1)
script.wait(0.02).point("move", (120, 190)).check(**happy(75 - (50 - PAN) / 2 - 40 / 2))
script.point("up", (120, 190)).check(fingers=0)
script.add(orientation="portraitUpsideDown").check(width=240, height=400).end(0.5)
