"""A user's hands: fingers, a mouse and a trackpad by the X server's driver `inputtest`, keys by xdotool."""

import json
import socket
import struct
import subprocess
import time

BEGIN, UPDATE, END = 18, 19, 20
SCREEN = (1280, 900)
# Only what hangs is waited for so long, in seconds.
PATIENCE = 60
# How long a finger of a test takes from one place to the next.
FRAME = 1 / 60


class Device:
    """A device of the driver `inputtest`, which takes one client in the server's life."""

    SYNC, MOTION, BUTTON, TOUCH = 1, 2, 4, 6

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(str(path))
        self.socket.sendall(struct.pack("<IIHH", 12, 0, 1, 0))  # the protocol's version, 1.0
        self.socket.recv(64)

    def post(self, kind, head, axes):
        """Sends an event: what belongs to its kind, and numbers by axis.

        Waits until the server has passed it on, so that what another device, or xdotool, does next comes after it.
        """
        values = [axes.get(axis, 0.0) for axis in range(64)]
        mask = sum(1 << axis for axis in axes)
        head += bytes(-len(head) % 8)
        body = head + struct.pack("<IQ", 0, mask) + bytes(4) + struct.pack("<64d", *values) + bytes(512)
        self.socket.sendall(struct.pack("<II", 8 + len(body), kind) + body)
        self.socket.sendall(struct.pack("<II", 8, self.SYNC))
        self.socket.recv(64)

    @staticmethod
    def place(x, y):
        """A pixel of the screen on the axes, which have 65,535 steps."""
        return {0: x / SCREEN[0] * 65535, 1: y / SCREEN[1] * 65535}


class Mouse(Device):
    """A mouse with a wheel that turns smoothly, or a trackpad; x and y are pixels of the screen."""

    HORIZONTAL, VERTICAL = 2, 3
    # What the driver counts as a notch.
    NOTCH = 120

    def move(self, x, y):
        self.post(self.MOTION, struct.pack("<I", 1), self.place(x, y))

    def press(self, button=1):
        self.post(self.BUTTON, struct.pack("<III", 0, button, 1), {})

    def release(self, button=1):
        self.post(self.BUTTON, struct.pack("<III", 0, button, 0), {})

    def scroll(self, right, down):
        """Scrolls by notches; by none, it is at an end, as drivers say it of a trackpad's fingers."""
        axes = {self.HORIZONTAL: right * self.NOTCH} if right else {}
        if down or not right:
            axes[self.VERTICAL] = down * self.NOTCH
        self.post(self.MOTION, struct.pack("<I", 0), axes)

    def begin_to_scroll(self):
        """Says where the wheel stands: GTK has forgotten that when the mouse came into the window."""
        self.post(self.MOTION, struct.pack("<I", 0), {self.HORIZONTAL: 0, self.VERTICAL: 0})


class Fingers(Device):
    """Fingers on the screen; x and y are its pixels."""

    def __init__(self, path):
        super().__init__(path)
        self.places = {}

    def send(self, finger, phase, x, y):
        self.post(self.TOUCH, struct.pack("<II", finger, phase), self.place(x, y))
        self.places[finger] = (x, y)
        if phase == END:
            del self.places[finger]

    def down(self, finger, x, y):
        self.send(finger, BEGIN, x, y)

    def move(self, finger, x, y):
        self.send(finger, UPDATE, x, y)

    def up(self, finger, *place):
        """Lifts a finger where it is, or somewhere else."""
        self.send(finger, END, *(place or self.places[finger]))

    def lift_all(self):
        for finger in list(self.places):
            self.up(finger)

    def drag(self, finger, start, end, steps=12):
        """Puts a finger down and moves it, a step a frame; it stays down."""
        self.down(finger, *start)
        self.go(finger, start, end, steps)

    def go(self, finger, start, end, steps=12):
        for step in range(1, steps + 1):
            # A step a frame is how a finger comes: faster, it would throw.
            time.sleep(FRAME)
            share = step / steps
            self.move(finger, *(a + (b - a) * share for a, b in zip(start, end)))


class Modifiers:
    """The keys that are held down while something else is done, by the core's names."""

    KEYS = {"shift": "shift", "control": "ctrl", "option": "alt", "command": "super"}

    def __init__(self):
        self.held = []

    def hold(self, names):
        """Holds these down, and no others."""
        for name in [name for name in self.held if name not in names]:
            xdotool("keyup", self.KEYS[name])
        for name in [name for name in names if name not in self.held]:
            xdotool("keydown", self.KEYS[name])
        self.held = list(names)


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=PATIENCE)


def read_recording(path):
    """A recording's first line, and those after it."""
    head, *lines = [json.loads(line) for line in path.read_text().splitlines() if line.strip()]
    return head, lines
