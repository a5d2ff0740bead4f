"""The moving picture of the documentation; see script/films.py."""
import math

# The centre and the radius of the face in a control of this size, and the place of the written hour.
SIZE = (220, 296)
CENTER, RADIUS = (110, 185.4), 110
HOUR = (38, 30)


def draw(film):
    it = film("clock-face", "alarm", size=SIZE)
    it.center, it.reach = CENTER, RADIUS
    top = -math.pi / 2

    def turn(start, end):
        """Drags the hand from one share of a turn to another."""
        turns = 2 * math.pi
        it.wait(0.6).drag(top + start * turns, (end - start) * turns, 1.0, hold=0.2, share=0.8)

    turn(7 / 12, 10 / 12)
    turn(0.5, 0.25)
    it.wait(0.6).tap(HOUR)
    turn(10 / 12, 7 / 12)
    turn(0.25, 0.5)
    it.wait(0.6).tap(HOUR).end(0.8)
