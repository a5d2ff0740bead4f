"""The moving picture of the documentation; see script/films.py."""
import math

# Half a side of the square, as a share of the radius.
HALF = 0.745 * math.sqrt(0.5)


def draw(film):
    it = film("color-wheel", "paint")
    # The demo's colour, #4f46e5, has the hue 243.4 degrees, 69 % of saturation and 90 % of brightness.
    hue = 243.4

    def place(saturation, brightness):
        half = it.reach * HALF
        return (it.center[0] + (2 * saturation - 1) * half, it.center[1] - (2 * brightness - 1) * half)

    it.wait(0.5).drag(math.radians(hue - 90), math.radians(-215), 1.6, hold=0.3, share=0.885)
    it.wait(0.4).line(place(0.694, 0.898), place(0.9, 0.6), 0.6, hold=0.1)
    it.wait(0.1).line(place(0.9, 0.6), place(0.55, 0.95), 0.7, hold=0.3)
    it.wait(0.4).drag(math.radians(hue - 215 - 90), math.radians(150), 1.2, hold=0.3, share=0.885).end(0.8)
