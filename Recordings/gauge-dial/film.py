"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("gauge-dial", "speed")
    it.wait(0.4).call("move", to=196, animated=True).wait(1.4).call("move", to=30, animated=True)
    it.wait(1.4).call("move", to=87, animated=True).end(1.4)
