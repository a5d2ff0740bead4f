"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("activity-rings", "activity")
    it.wait(0.3).call("move", to=[500, 38, 12]).wait(1.1).call("move", to=[680, 44, 12]).wait(1.4)
    it.call("move", to=[420, 34, 9]).end(1.2)
