"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("spinner-row", "odometer", size=(320, 140), theme="dark")
    it.wait(0.3).line((285, 100), (285, 50), 0.6, hold=0.2).wait(0.5).line((285, 110), (285, 20), 0.1)
    it.end(3)
