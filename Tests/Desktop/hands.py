"""A user's hands: fingers, a mouse and a trackpad by the X server's driver `inputtest`, keys by xdotool."""

import json
import socket
import struct
import subprocess
import time

BEGIN, UPDATE, END = 18, 19, 20
SCREEN = (1280, 900)
# The maximum time to wait, in seconds, which is long enough for any busy machine.
PATIENCE = 60
# The time of a finger's step, in seconds.
FRAME = 1 / 60


class Device:
    """A device of the driver `inputtest`, which accepts only one client while the server runs."""

    SYNC, MOTION, BUTTON, TOUCH = 1, 2, 4, 6

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(str(path))
        self.socket.sendall(struct.pack("<IIHH", 12, 0, 1, 0))  # the protocol's version, 1.0
        self.socket.recv(64)

    def post(self, kind, head, axes):
        """Sends an event with the data of its kind, and values by axis.

        Waits until the server has forwarded it, so that later events of another device or of xdotool come after it.
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
        """Converts a pixel of the screen to the axes' range of 65,535 steps."""
        return {0: x / SCREEN[0] * 65535, 1: y / SCREEN[1] * 65535}


class Mouse(Device):
    """A mouse with a smooth wheel, or a trackpad; x and y are in pixels of the screen."""

    HORIZONTAL, VERTICAL = 2, 3
    # The driver's value of one notch.
    NOTCH = 120

    def move(self, x, y):
        self.post(self.MOTION, struct.pack("<I", 1), self.place(x, y))

    def press(self, button=1):
        self.post(self.BUTTON, struct.pack("<III", 0, button, 1), {})

    def release(self, button=1):
        self.post(self.BUTTON, struct.pack("<III", 0, button, 0), {})

    def scroll(self, right, down):
        """Scrolls by notches; zero ends the scrolling, as a driver reports when the fingers leave a trackpad."""
        axes = {self.HORIZONTAL: right * self.NOTCH} if right else {}
        if down or not right:
            axes[self.VERTICAL] = down * self.NOTCH
        self.post(self.MOTION, struct.pack("<I", 0), axes)

    def begin_to_scroll(self):
        """Sends the wheel's position, which GTK forgets when the mouse enters the window."""
        self.post(self.MOTION, struct.pack("<I", 0), {self.HORIZONTAL: 0, self.VERTICAL: 0})


class Fingers(Device):
    """Fingers on the screen; x and y are in its pixels."""

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
        """Lifts a finger at its position, or at another one."""
        self.send(finger, END, *(place or self.places[finger]))

    def lift_all(self):
        for finger in list(self.places):
            self.up(finger)

    def drag(self, finger, start, end, steps=12):
        """Puts a finger down and moves it, one step per frame; it stays down."""
        self.down(finger, *start)
        self.go(finger, start, end, steps)

    def go(self, finger, start, end, steps=12):
        for step in range(1, steps + 1):
            # One step per frame, as a real finger; a faster finger would throw.
            time.sleep(FRAME)
            share = step / steps
            self.move(finger, *(a + (b - a) * share for a, b in zip(start, end)))


class Modifiers:
    """Modifier keys that are held during other input, by the core's names."""

    KEYS = {"shift": "shift", "control": "ctrl", "option": "alt", "command": "super"}

    def __init__(self):
        self.held = []

    def hold(self, names):
        """Holds exactly these keys."""
        for name in [name for name in self.held if name not in names]:
            xdotool("keyup", self.KEYS[name])
        for name in [name for name in names if name not in self.held]:
            xdotool("keydown", self.KEYS[name])
        self.held = list(names)


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=PATIENCE)


def read_recording(path):
    """A recording's first line, and the other lines."""
    head, *lines = [json.loads(line) for line in path.read_text().splitlines() if line.strip()]
    return head, lines
