"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    film("dial", "thermostat").wait(0.3).drag(-2.1, 1.9, 1.4, hold=0.3, share=0.8).wait(0.5) \
        .drag(-0.2, -0.9, 0.8, hold=0.3, share=0.8).end(0.8)
