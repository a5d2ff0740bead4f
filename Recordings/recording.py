"""Code shared by all makers: a recording, line by line, and its fingers."""
import json
import math
import pathlib
import random

FOLDER = pathlib.Path(__file__).parent
SEED = 20261121


def start_noise(number):
    """Starts the noise at a number of its sequence.

    Each maker has a separate start, so that its recordings do not change with those of other makers.
    """
    random.seed(SEED)
    for _ in range(number):
        random.random()


class Script:
    """The lines of one recording, which is a file in the folder of its control."""

    folder = FOLDER

    def __init__(self, name, control, size=(200, 200), **settings):
        self.file = self.folder / control / f"{name}.jsonl"
        self.t = 0.0
        names = {key.replace("_", "-"): value for key, value in settings.items()}
        self.lines = [{"recording": 1, "control": control, "settings": names, "size": list(size)}]
        self.center = (size[0] / 2, size[1] / 2)
        self.reach = min(size) / 2

    def place(self, angle, share=0.7):
        return (self.center[0] + self.reach * share * math.cos(angle),
                self.center[1] + self.reach * share * math.sin(angle))

    def add(self, **members):
        self.lines.append({"t": round(self.t, 6), **members})
        return self

    def wait(self, seconds):
        self.t += seconds
        return self

    def point(self, phase, at, id=1, **more):
        return self.add(pointer=phase, id=id, x=round(at[0], 9), y=round(at[1], 9), **more)

    def down(self, angle, share=0.7, **more):
        return self.point("down", self.place(angle, share), **more)

    def turn(self, start, sweep, seconds, share=0.7, rate=90):
        """Moves along an arc at a constant speed, at uneven times."""
        begin = self.t
        steps = max(3, round(seconds * rate))
        for step in range(1, steps + 1):
            wobble = random.uniform(-0.3, 0.3) if step < steps else 0
            self.t = round(begin + seconds * (step + wobble) / steps, 6)
            way = sweep * (self.t - begin) / seconds
            self.point("move", self.place(start + way, share))
        self.t = begin + seconds
        return self

    def up(self, angle, share=0.7, **more):
        return self.point("up", self.place(angle, share), **more)

    def drag(self, start, sweep, seconds, hold=0.0, share=0.7):
        self.down(start, share).turn(start, sweep, seconds, share).wait(hold)
        return self.up(start + sweep, share)

    def check(self, tolerance=None, **state):
        more = {} if tolerance is None else {"tolerance": tolerance}
        return self.add(check=state, **more)

    def key(self, name):
        return self.add(key=name)

    def call(self, name, **arguments):
        return self.add(call=name, arguments=arguments)

    def end(self, after=4.0):
        self.wait(after).add(end=True)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with open(self.file, "w", encoding="utf-8") as file:
            for line in self.lines:
                file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")
