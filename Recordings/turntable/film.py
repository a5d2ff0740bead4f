"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("turntable", "people", size=(360, 240))
    it.wait(0.3).line((300, 150), (300, 90), 0.7, hold=0.2).wait(0.5).line((300, 190), (300, 40), 0.2)
    it.end(2.6)
