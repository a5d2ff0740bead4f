"""The moving picture of the documentation; see script/films.py."""
import math


def draw(film):
    it = film("range-dial", "sleep", theme="dark")
    it.wait(0.3).drag(math.radians(15), 0.7, 1.0, hold=0.3, share=0.8).wait(0.5)
    it.drag(-1.0, 0.8, 1.0, hold=0.3, share=0.8).end(0.8)
