"""The moving picture of the documentation; see script/films.py."""


def draw(film):
    it = film("ring-menu", size=(340, 340), theme="dark")
    it.wait(0.2).point("down", it.center).wait(1.4)
    rim = [it.place(-2.2 + 0.06 * step, 0.54) for step in range(26)]
    it.move_along([it.place(-2.2, 0.54 * (step + 1) / 8) for step in range(8)], 0.3)
    it.move_along(rim, 1.3).wait(0.3).point("up", rim[-1]).end(1.6)
