"""A user's hands: fingers by the X server's driver `inputtest`, a mouse and keys by xdotool."""

import json
import socket
import struct
import subprocess
import time

BEGIN, UPDATE, END = 18, 19, 20
SCREEN = (1280, 900)
# How long a finger of a test takes from one place to the next.
FRAME = 1 / 60


class Fingers:
    """Fingers on the screen; x and y are its pixels. The driver takes one client in the server's life."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(path)
        self.socket.sendall(struct.pack("<IIHH", 12, 0, 1, 0))  # the protocol's version, 1.0
        self.socket.recv(64)
        self.places = {}

    def send(self, finger, phase, x, y):
        mask = bytes([3]) + bytes(7)
        values = [x / SCREEN[0] * 65535, y / SCREEN[1] * 65535] + [0.0] * 62
        body = (struct.pack("<III", finger, phase, 0) + mask + bytes(4)
                + struct.pack("<64d", *values) + bytes(512))
        self.socket.sendall(struct.pack("<II", 8 + len(body), 6) + body)
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
            time.sleep(FRAME)
            share = step / steps
            self.move(finger, *(a + (b - a) * share for a, b in zip(start, end)))

    def play(self, lines, origin):
        """Plays a recording's pointers at their times, the control being at `origin`."""
        begin = time.monotonic()
        for line in lines:
            time.sleep(max(0, begin + line["t"] - time.monotonic()))
            phase = line.get("pointer")
            if phase is None:
                continue
            finger = line.get("id", 1)
            act = {"down": self.down, "move": self.move, "up": self.up}[phase]
            act(finger, origin[0] + line["x"], origin[1] + line["y"])


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)


def read_recording(path):
    """A recording's first line, and those after it."""
    head, *lines = [json.loads(line) for line in path.read_text().splitlines() if line.strip()]
    return head, lines
