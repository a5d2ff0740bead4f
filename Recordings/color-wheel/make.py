"""Writes the recordings of colour wheels.

A control of 200 by 200 points has a wheel with a radius of 100. Lengths are shares of the radius.
"""
import colorsys
import functools
import math

import recording

Script = functools.partial(recording.Script, control="color-wheel")
SLIDE = 1.5  # seconds within which a thumb has come to a new place
TOUCH = 9.5  # points around a thumb in which a pointer holds it: half of the ring's width
RING, INNER = 0.885, 0.68  # the middles of the ring of hues and of the ring of the opacity
# The opacity is on three quarters of a circle, from the lower left to the lower right.
START, SWEEP = math.radians(135), math.radians(270)
# Half a side of the square: usually, and inside the ring of the opacity.
USUAL, SMALL = (100 * share * math.sqrt(0.5) for share in (0.745, 0.575))


def angle(hue):
    """Returns the angle of a hue in degrees, which is 0 at the top."""
    return math.radians(hue - 90)


def arc(opacity):
    """Returns the angle of an opacity."""
    return START + opacity * SWEEP


def square(saturation, brightness, half=USUAL):
    """Returns the point of a saturation and a brightness; shares outside 0…1 are beyond the edges."""
    return (100 + (2 * saturation - 1) * half, 100 - (2 * brightness - 1) * half)


def text(parts, opacity=None):
    """Returns the notation of a colour, each part rounded to 8 bits, and checks that none is nearly between two."""
    parts = [*parts] if opacity is None else [*parts, opacity]
    parts = [255 * part for part in parts]
    assert all(abs(part % 1 - 0.5) > 1e-3 for part in parts), parts
    bytes = [round(part) for part in parts]
    if len(bytes) == 4 and bytes[3] == 255:
        bytes.pop()
    return "#" + "".join(f"{byte:02x}" for byte in bytes)


def hsb(hue, saturation, brightness, opacity=None):
    return text(colorsys.hsv_to_rgb(hue / 360, saturation, brightness), opacity)


# OKLab: Björn Ottosson, "A perceptual color space for image processing", 2020, and sRGB's transfer function.
def light(lightness, chroma, hue):
    """Returns the amounts of light of a colour in OKLCH."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)


def perceived(color):
    """Returns lightness, chroma and hue of a colour as #rrggbb."""
    parts = [int(color[place:place + 2], 16) / 255 for place in (1, 3, 5)]
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    l = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    m = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    s = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    return lightness, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def strongest(hue):
    """Returns the greatest ratio of chroma and lightness at which no part of a colour's light is negative."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if min(light(1, middle, hue)) >= 0 else (low, middle)
    return low


def greatest_lightness(ratio, hue):
    """Returns the lightness at which the first part of the light is 1, for a ratio of chroma and lightness."""
    return math.cbrt(1 / max(light(1, ratio, hue)))


def oklch(hue, saturation, brightness):
    ratio = saturation * strongest(hue)
    lightness = brightness * greatest_lightness(ratio, hue)
    parts = light(lightness, lightness * ratio, hue)
    return text(12.92 * max(0, part) if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in parts)


def coordinates(color):
    """Returns hue, saturation and brightness of a colour in OKLCH."""
    lightness, chroma, hue = perceived(color)
    ratio = chroma / lightness
    # The matrices have ten figures, so that the colours of the greatest ratio can be slightly beyond it.
    return hue, min(1, ratio / strongest(hue)), lightness / greatest_lightness(ratio, hue)


# The thumb keeps its distance from the finger, also past 0 and 360 degrees.
script = Script("hue", value="#ff0000").down(angle(2), RING).check(value="#ff0000", hue=0, activePart="hue")
at = 2
for way in (88, 260, 20, -40, -400):
    script.turn(angle(at), math.radians(way), 0.5, RING)
    at += way
    hue = (at - 2) % 360
    script.check(value=hsb(hue, 1, 1), hue=hue, saturation=1, brightness=1, resting=False)
# A finger can leave the ring, towards the middle and beyond the edge.
for share in (0.3, 1.5):
    script.wait(0.1).point("move", script.place(angle(122), share)).check(value=hsb(120, 1, 1), hue=120)
script.up(angle(122), 1.5).check(value=hsb(120, 1, 1), resting=True).end(0.5)

# In the middle, saturation increases to the right and brightness upward. Beyond the edges they keep their ends.
script = Script("square", value="#00ff00").point("down", square(0.95, 0.98))
script.check(value="#00ff00", activePart="saturation")
for saturation, brightness in ((0.4, 0.6), (-0.3, 0.6), (1.8, -0.2), (0.7, -3), (0.2, 1.9), (1.05, 1.02), (0.75, 0.6)):
    script.wait(0.1).point("move", square(saturation - 0.05, brightness - 0.02))
    saturation, brightness = (min(max(share, 0), 1) for share in (saturation, brightness))
    script.check(
        value=hsb(120, saturation, brightness), hue=120, saturation=saturation, brightness=brightness, resting=False)
script.point("up", square(0.7, 0.58)).check(value=hsb(120, 0.75, 0.6), resting=True).end(0.5)

# Between the ends of the opacity's ring, a finger stays at the end from which it came.
script = Script("opacity", alpha=True, value="#0000ff80").down(arc(128 / 255), INNER)
script.check(value="#0000ff80", opacity=128 / 255, activePart="opacity")
at = arc(128 / 255)
for goal, opacity in (
    (arc(0.25), 0.25), (arc(1), 1), (arc(1) + 1.4, 1), (arc(0.88), 0.88), (arc(0.12), 0.12), (START - 1.4, 0),
):
    script.turn(at, goal - at, 0.5, INNER).check(value=hsb(240, 1, 1, opacity), opacity=opacity, resting=False)
    at = goal
script.turn(at, arc(0.6) - at, 0.5, INNER).check(value=hsb(240, 1, 1, 0.6), opacity=0.6)
script.up(arc(0.6), INNER).check(resting=True).end(0.5)

# A press beside a thumb selects a colour immediately, and the thumb follows.
script = Script("press", alpha=True, value="#ff0000")


def press(place, **state):
    script.point("down", place).check(resting=False, **state)
    script.wait(0.05).point("up", place).check(resting=False, **state).wait(SLIDE).check(resting=True, **state)


press(script.place(angle(240), RING), value=hsb(240, 1, 1), hue=240, activePart="hue")
press(square(0.3, 0.8, SMALL), value=hsb(240, 0.3, 0.8), saturation=0.3, brightness=0.8, activePart="saturation")
press(script.place(arc(0.75), INNER), value=hsb(240, 0.3, 0.8, 0.75), opacity=0.75, activePart="opacity")
press(script.place(angle(300), RING), value=hsb(300, 0.3, 0.8, 0.75), hue=300, activePart="hue")
# Outside the circle there is no wheel.
script.point("down", (3, 3)).wait(0.1).point("up", (3, 3)).wait(0.1).check(hue=300, resting=True, activePart="hue")
# A thumb that is still on its way continues with the finger.
script.down(angle(60), RING).wait(0.05).turn(angle(60), math.radians(30), 0.1, RING)
script.check(hue=90, value=hsb(90, 0.3, 0.8, 0.75), resting=False).up(angle(90), RING).wait(SLIDE)
script.check(hue=90, resting=True).end(0.1)

# A press at the other end of the opacity's ring selects the opacity there.
script = Script("opacity-ends", alpha=True, value="#ff0000")
for opacity in (0.05, 0.95, 0.2):
    script.down(arc(opacity), INNER).check(opacity=opacity, value=hsb(0, 1, 1, opacity)).wait(0.1)
    script.up(arc(opacity), INNER).wait(SLIDE).check(opacity=opacity, resting=True)
script.end(0.1)

# A step is a degree of the hue or a hundredth, and a Page key makes ten. In the middle, arrow keys have two directions.
script = Script("keys", alpha=True, value="#ff0000")
at = {"hue": 0, "saturation": 1, "brightness": 1, "opacity": 1}
for key, part, number in (
    ("ArrowUp", "hue", 1), ("PageUp", "hue", 11), ("ArrowRight", "hue", 12), ("End", "hue", 359),
    ("ArrowRight", "hue", 0), ("ArrowDown", "hue", 359), ("Home", "hue", 0), ("ArrowLeft", "hue", 359),
    ("PageDown", "hue", 349), ("Enter", "saturation", 1), ("ArrowRight", "saturation", 1),
    ("ArrowLeft", "saturation", 0.99), ("ArrowDown", "brightness", 0.99), ("PageDown", "brightness", 0.89),
    ("ArrowDown", "brightness", 0.88), ("ArrowLeft", "saturation", 0.98), ("Home", "saturation", 0),
    ("ArrowLeft", "saturation", 0), ("End", "saturation", 1), ("PageUp", "brightness", 0.98),
    ("PageUp", "brightness", 1), ("Home", "brightness", 0), (" ", "opacity", 1), ("ArrowLeft", "opacity", 0.99),
    ("PageDown", "opacity", 0.89), ("ArrowDown", "opacity", 0.88), ("ArrowUp", "opacity", 0.89),
    ("Home", "opacity", 0), ("End", "opacity", 1), ("Enter", "hue", 349), (" ", "saturation", 1),
    ("Enter", "brightness", 0),
):
    at[part] = number
    script.key(key).check(activePart=part, value=hsb(*at.values()), **at).wait(SLIDE).check(resting=True)
script.end(0.1)

# A colour has three or six figures. Without its ring, the opacity is no part, and typed colours are opaque.
script = Script("typed", value="#ff0000")
for keys, value in (
    ("#00f", "#ff0000"), ("\n", "#0000ff"), ("4f46e5\n", "#4f46e5"),
    # An incomplete colour is left out, also by a step, and Backspace takes back a figure or the sign.
    ("#12\n", "#4f46e5"), ("#abc\x1b\n", "#4f46e5"), ("#0d94880\b\n", "#0d9488"), ("#\b", "#0d9488"),
    # A sign begins again. Figures beyond the eighth are dropped.
    ("#11#222\n", "#222222"), ("#e11d48809\n", "#e11d48"), ("xyz", "#e11d48"),
):
    names = {"\n": "Enter", "\x1b": "Escape", "\b": "Backspace"}
    for key in keys:
        script.key(names.get(key, key))
    script.wait(SLIDE).check(value=value, resting=True)
script.key("#").key("f").key("f").key("f").add(focus=False).wait(SLIDE).check(value="#ffffff").end(0.1)

# With the opacity, the typed colour has it.
script = Script("typed-opacity", alpha=True, value="#ff000080")
for keys, value in (("#0f08", "#00ff0088"), ("0000ff40", "#0000ff40"), ("#fff", "#ffffff")):
    for key in [*keys, "Enter"]:
        script.key(key)
    script.wait(SLIDE).check(value=value, resting=True)
script.end(0.1)

# A mouse or a trackpad scrolls what is under it: 8 points are a step, and a notch is five.
script = Script("scroll", alpha=True, value="#ff0000")
at = {"hue": 0, "saturation": 1, "brightness": 1, "opacity": 1}
places = {"hue": script.place(angle(180), RING), "middle": (100, 100), "opacity": script.place(arc(0.5), INNER)}
for area, wheel, part, number in (
    ("hue", [0, -88], "hue", 11), ("hue", [16, 0], "hue", 13), ("hue", [0, 160], "hue", 353),
    ("middle", [0, 96], "brightness", 0.88), ("middle", [-160, 0], "saturation", 0.8),
    ("middle", [0, -400], "brightness", 1), ("opacity", [0, 320], "opacity", 0.6),
    ("opacity", [-8, 0], "opacity", 0.59),
):
    at[part] = number
    script.wait(0.5).point("hover", places[area], kind="mouse").add(wheel=wheel)
    script.check(activePart=part, value=hsb(*at.values()), **at)
script.wait(0.5).check(**at, resting=True).end(0.1)

script = Script("notches", value="#ff0000").point("hover", script.place(angle(90), RING), kind="mouse")
script.add(wheel=[0, -1], unit="notches").check(hue=5, value=hsb(5, 1, 1))
script.add(wheel=[0, 2], unit="notches").check(hue=355, value=hsb(355, 1, 1)).wait(0.1)
script.point("hover", (100, 100), kind="mouse").add(wheel=[0, 3], unit="notches").check(brightness=0.85)
script.add(wheel=[-1, 0], unit="notches").check(saturation=0.95, value=hsb(355, 0.95, 0.85)).end(SLIDE)

# In OKLCH, the same places have other colours. Saturation is the ratio of chroma and lightness and brightness the
# lightness, each as a share of the greatest.
hue, saturation, brightness = coordinates("#0d9488")
script = Script("oklch", space="oklch", value="#0d9488")
script.check(value="#0d9488", hue=hue, saturation=saturation, brightness=brightness)
for hue in (30, 145, 264):
    script.down(angle(hue), RING).check(value=oklch(hue, saturation, brightness), hue=hue).wait(0.05)
    script.up(angle(hue), RING).wait(SLIDE)
for place in ((0.5, 0.9), (0.9, 0.4), (0.05, 0.7)):
    script.point("down", square(*place))
    script.check(value=oklch(264, *place), hue=264, saturation=place[0], brightness=place[1])
    script.wait(0.05).point("up", square(*place)).wait(SLIDE)
# Another space keeps the colour.
script.call("move", to="#4f46e5").wait(SLIDE)
names = ("hue", "saturation", "brightness")
script.check(value="#4f46e5", **dict(zip(names, coordinates("#4f46e5")))).add(setting={"space": "hsb"})
hue, *others = colorsys.rgb_to_hsv(0x4f / 255, 0x46 / 255, 0xe5 / 255)
script.check(value="#4f46e5", **dict(zip(names, (360 * hue, *others)))).end(0.1)

# A grey has no hue and black no saturation, so that those of the colour before stay.
script = Script("grey", value="#0000ff").add(setting={"value": "#808080"}).check(value="#808080", hue=240, saturation=0)
script.point("down", square(0.6, 1)).check(value="#6666ff", hue=240).wait(0.05).point("up", square(0.6, 1)).wait(SLIDE)
script.call("move", to="#000000").check(value="#000000", hue=240, saturation=0.6, brightness=0).wait(SLIDE)
script.key("Enter").key("ArrowUp").check(value=hsb(240, 0.6, 0.01), saturation=0.6).wait(SLIDE)
# The hue of a grey can change, although its colour does not.
script.add(setting={"value": "#cccccc"}).down(angle(90), RING).check(value="#cccccc", hue=90).up(angle(90), RING)
script.wait(SLIDE).check(hue=90, saturation=0).call("activate", part="saturation").key("End")
script.check(value=hsb(90, 1, 0.8)).wait(SLIDE).add(setting={"space": "oklch"}).add(setting={"value": "#ff0000"})
hue = coordinates("#ff0000")[0]
script.check(hue=hue).add(setting={"value": "#777777"}).check(value="#777777", hue=hue, saturation=0)
script.add(setting={"value": "#000000"}).check(hue=hue, saturation=0, brightness=0).end(0.1)

# The system cancels a drag, which undoes its changes. A lost finger undoes nothing.
script = Script("cancel", value="#ff0000").down(angle(0), RING).turn(angle(0), 1.5, 0.3, RING)
script.add(pointer="cancel", id=1).check(value="#ff0000", hue=0).wait(SLIDE).check(resting=True)
script.point("down", square(0.5, 0.5)).wait(0.1).point("move", square(0.2, 0.6)).check(value=hsb(0, 0.2, 0.6))
script.add(pointer="cancel", id=1).check(value="#ff0000", saturation=1, brightness=1).wait(SLIDE)
script.down(angle(0), RING).turn(angle(0), math.radians(40), 0.3, RING).add(pointer="lost", id=1)
script.check(value=hsb(40, 1, 1), hue=40, resting=True).end(0.1)

# A second finger moves nothing.
script = Script("second-finger", value="#ff0000").down(angle(0), RING).wait(0.1)
script.point("down", square(0.5, 0.5), id=2).wait(0.1).point("move", square(0.2, 0.2), id=2)
script.check(value="#ff0000", activePart="hue").turn(angle(0), math.radians(60), 0.2, RING)
script.point("up", square(0.2, 0.2), id=2).check(value=hsb(60, 1, 1), resting=False)
script.up(angle(60), RING).check(resting=True).end(0.1)

# A control that is resized during a drag keeps the held part under the finger: 5 points beside the middle of a thumb.
script = Script("resize", value="#ff0000").point("down", square(1, 1)).wait(0.1).point("move", square(0.6, 0.5))
script.point("up", square(0.6, 0.5)).wait(0.1).check(saturation=0.6, brightness=0.5)
finger = tuple(place + 5 for place in square(0.6, 0.5))
script.point("down", finger).check(saturation=0.6, brightness=0.5).add(size=[400, 400]).wait(0.1)
script.point("move", tuple(2 * place for place in finger)).check(saturation=0.6, brightness=0.5).wait(0.1)
script.point("up", tuple(2 * place for place in finger)).check(saturation=0.6, brightness=0.5, resting=True).end(0.1)

# A disabled wheel takes no input, but its app moves it.
script = Script("disabled", value="#ff0000", disabled=True).down(angle(120), RING).wait(0.1).up(angle(120), RING)
script.key("ArrowUp").key("#").key("f").key("f").key("f").key("Enter")
script.point("hover", (100, 100), kind="mouse").add(wheel=[0, 80])
script.check(value="#ff0000", hue=0, brightness=1, resting=True)
script.call("move", to="#00ff00").check(value="#00ff00", hue=120).wait(SLIDE).add(setting={"disabled": False})
# A wheel that is disabled during a drag keeps the colour.
script.down(angle(120), RING).turn(angle(120), math.radians(45), 0.2, RING).add(setting={"disabled": True})
script.check(value=hsb(165, 1, 1), resting=True).point("move", script.place(angle(300), RING)).check(hue=165)
script.up(angle(300), RING).end(0.1)

# Methods of the app. While a finger holds the wheel, it does not move.
script = Script("calls", alpha=True, value="#ff0000").call("move", to="#0000ff").check(value="#0000ff", resting=False)
script.wait(SLIDE).check(resting=True).call("move", to="#00ff0080", animated=False)
script.check(value="#00ff0080", opacity=128 / 255, resting=True)
for part in ("opacity", "brightness", "saturation", "hue"):
    script.call("activate", part=part).check(activePart=part).wait(0.1)
script.key("ArrowRight").check(hue=121).wait(SLIDE).add(setting={"alpha": False})
script.check(value=hsb(121, 1, 1), opacity=1).call("activate", part="opacity").check(activePart="hue")
# The opacity is kept.
script.add(setting={"alpha": True}).check(value=hsb(121, 1, 1, 128 / 255)).end(0.1)

# With reduced motion, thumbs jump.
script = Script("reduced-motion", alpha=True, value="#ff0000", reduced_motion=True)
script.call("move", to="#0000ff80").check(value="#0000ff80", resting=True)
script.down(angle(90), RING).up(angle(90), RING).check(hue=90, resting=True).key("ArrowUp").check(hue=91, resting=True)
script.end(0.1)

# A screen reader sets degrees or hundredths of the part of an element, which keys change from then on.
script = Script("accessibility", alpha=True, value="#ff0000").add(accessibility="increment", element=1)
script.check(hue=1, activePart="hue").add(accessibility="decrement", element=2)
script.check(saturation=0.99, activePart="saturation")
script.add(accessibility="decrement", element=3).check(brightness=0.99, activePart="brightness")
script.add(accessibility="activate", element=4).check(activePart="opacity").wait(SLIDE)
script.add(accessibility="setValue", element=4, value=40).check(opacity=0.4, value=hsb(1, 0.99, 0.99, 0.4))
script.add(accessibility="setValue", element=1, value=200).check(hue=200)
script.add(accessibility="setValue", element=1, value=1_000).check(hue=359)
script.add(accessibility="setValue", element=3, value=-5).check(brightness=0, activePart="brightness").wait(SLIDE)
script.add(accessibility="increment", element=5).check(hue=359, brightness=0, opacity=0.4, resting=True).end(0.1)
