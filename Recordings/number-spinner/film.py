"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("number-spinner", "digit", size=(320, 130))
    it.wait(0.3).line((210, 65), (110, 65), 0.7, hold=0.2).wait(0.7).line((270, 65), (60, 65), 0.14)
    it.end(2.4)
