"""Writes the recordings of activity rings."""
import functools

import recording

Script = functools.partial(recording.Script, control="activity-rings")
GLIDE = 1.5  # seconds within which the rings have come to new values
DAY = {"goals": [600, 30, 12], "values": [300, 15, 9]}


def shows(*shares, **more):
    return {"shares": list(shares), "shown": list(shares), "resting": True, **more}


# Values that are set are shown at once. Values that are moved to are shown after an animation.
script = Script("values", **DAY).check(**shows(0.5, 0.5, 0.75, texts=["50%", "50%", "75%"], complete=False))
script.call("move", to=[450, 30, 12]).check(shares=[0.75, 1, 1], resting=False)
script.wait(0.1).call("move", to=[600, 30, 3]).check(shares=[1, 1, 0.25], resting=False)
script.wait(GLIDE).check(**shows(1, 1, 0.25))
script.add(setting={"values": [600, 60, 12]}).check(**shows(1, 2, 1, complete=True))
script.call("move", to=[150, 15, 6], animated=False).check(**shows(0.25, 0.5, 0.5, complete=False)).end(0.5)

# A goal is reached once, by a move over it, in the order of the rings; a hundred rounds are shown at most.
script = Script("goals", **DAY).call("move", to=[900, 29, 12]).wait(GLIDE)
script.check(**shows(1.5, 29 / 30, 1, texts=["150%", "96%", "100%"]))
script.call("move", to=[1200, 30, 12]).wait(GLIDE).check(**shows(2, 1, 1, complete=True))
script.call("move", to=[1e15, 0, 0]).wait(GLIDE).check(**shows(100, 0, 0)).end(0.5)

# New rings grow from nothing, and the last goal is also theirs.
script = Script("more-rings", goals=[10], values=[5]).call("move", to=[5, 20]).check(shares=[0.5, 2], resting=False)
script.wait(GLIDE).check(**shows(0.5, 2)).call("move", to=[10]).wait(GLIDE).check(**shows(1, complete=True))
script.call("move", to=[]).check(shares=[], complete=False, resting=True).end(0.5)

# The surroundings receive every pointer, key and scroll.
script = Script("untouched", **DAY).point("down", (100, 20)).wait(0.05).point("move", (160, 60)).wait(0.05)
script.point("up", (160, 60)).key("ArrowRight").add(wheel=[0, 40]).add(detent=2).wait(1).check(**shows(0.5, 0.5, 0.75)).end(0.1)

script = Script("reduced-motion", **DAY, reduced_motion=True).call("move", to=[600, 30, 12])
script.check(**shows(1, 1, 1)).end(0.1)
