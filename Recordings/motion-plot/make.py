"""Writes the recording of the motion plot."""
import math

from laws import DECAY
from recording import Script

# Half a second of coasting: v0/k·(1 − e^(−k/2)), and the remaining speed.
script = Script("coast", size=(720, 420), control="motion-plot", law="deceleration", velocity=1000)
script.call("go", to=0.5).check(
    position=1000 / DECAY * (1 - math.exp(-DECAY / 2)), speed=1000 * math.exp(-DECAY / 2))
script.key("Enter").check(playing=True).wait(6).check(playing=False).end(1)
