"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("progress-ring", "battery")
    it.wait(0.4).call("move", to=100, animated=True).wait(1.4).call("move", to=12, animated=True)
    it.wait(1.4).call("move", to=64, animated=True).end(1.4)
