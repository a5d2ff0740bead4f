"""The kinds of input in a recording, and a small selection of recordings with all kinds."""

from math import dist

# A pointer that stays within `TAP_POINTS` for at most this time taps; for a longer time it holds.
TAP_SECONDS, TAP_POINTS = 0.35, 8
# A pointer with at least this speed when it is lifted throws. The speed is measured over its last moments.
THROW_POINTS_PER_SECOND, LAST_SECONDS = 150, 0.03
# A pointer that goes down within this time after another was lifted may find the control moving, or be a double tap.
SOON_SECONDS = 1.2
# The system settings of a recording that a desktop has, too.
MACHINE = ("right-to-left", "reduced-motion")


def kinds(head, lines):
    """The kinds of input in a recording, such as `touch throw`, `mouse shift` or `key arrow`."""
    found = {f"machine {name}" for name in MACHINE if head["settings"].get(name)}
    for line in lines:
        if "key" in line:
            found |= {f"key {name}" for name in [key_class(line["key"]), *line.get("modifiers", [])]}
        if "wheel" in line:
            found |= {f"wheel {way}" for way, by in zip(("across", "along"), line["wheel"]) if by}
        if "focus" in line:
            found.add("focus")
    return found | pointer_kinds(lines)


def key_class(key):
    """The class of a key, as the web calls it."""
    for start in ("Arrow", "Page"):
        if key.startswith(start):
            return start.lower()
    if key in ("Home", "End"):
        return "end"
    if len(key) > 1 or key == " ":
        return key.strip().lower() or "space"
    if not key.isascii():
        return "letter beyond ASCII"
    return "digit" if key.isdigit() else "letter"


def pointer_kinds(lines):
    found, down, ended = set(), {}, float("-inf")
    for line in (line for line in lines if "pointer" in line):
        phase, pointer = line["pointer"], line["id"]
        # A pointer's kind is only in its first event.
        kind = down[pointer][0].get("kind", "touch") if pointer in down else line.get("kind", "touch")
        words = {phase, *line.get("modifiers", [])}
        if phase == "down":
            down[pointer] = []
            words |= {"together"} if len(down) > 1 else set()
            words |= {"soon again"} if line["t"] - ended < SOON_SECONDS else set()
        if pointer in down:
            down[pointer].append(line)
        if phase == "up":
            words.add(gesture(down.pop(pointer)))
            ended = line["t"]
        found |= {f"{kind} {word}" for word in words}
    return found


def gesture(points):
    """The kind of a pointer's gesture: `tap`, `hold`, `drag` or `throw`."""
    place = [(point["x"], point["y"]) for point in points]
    end = points[-1]["t"]
    if max(dist(place[0], other) for other in place) < TAP_POINTS:
        return "tap" if end - points[0]["t"] < TAP_SECONDS else "hold"
    before = max((index for index, point in enumerate(points) if point["t"] < end - LAST_SECONDS), default=0)
    speed = dist(place[before], place[-1]) / max(end - points[before]["t"], LAST_SECONDS)
    return "throw" if speed > THROW_POINTS_PER_SECOND else "drag"


def cover(recordings):
    """Selects few and short recordings that have all kinds together.

    - Parameter recordings: by name, the kinds and the seconds of each.
    """
    chosen = []
    left = set().union(*(kinds for kinds, _ in recordings.values()))
    while left:
        def worth(name):
            kinds, seconds = recordings[name]
            return len(kinds & left) / (1 + seconds)

        chosen.append(max(recordings, key=worth))
        left -= recordings[chosen[-1]][0]
    return chosen
