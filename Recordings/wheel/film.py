"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    film("wheel", "icon-wheel", size=(280, 280), scale=1.1).wait(0.3).drag(0.5, 0.8, 0.9, hold=0.2).wait(0.9) \
        .drag(-0.6, 1.5, 0.16).end(2.8)
