"""Windows with one control each, driven by real input; `DesktopProbe` prints the control's inputs and events.

Nothing waits for a fixed time: `wait` returns as soon as its condition holds, and fails after a minute, which is long
enough for any busy machine.
"""

import inspect
import json
import os
import pathlib
import subprocess
import tempfile
import threading
import time

import pytest

from hands import PATIENCE, Fingers, Mouse, xdotool
from screen import Screen

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("ROTARY_PROBE", ROOT / ".build-all" / "debug" / "DesktopProbe"))


class Probe:
    """A running `DesktopProbe`."""

    def __init__(self, head, *options, environment=None):
        environment = {
            **os.environ, "GDK_BACKEND": "x11", "GSK_RENDERER": os.environ.get("GSK_RENDERER", "cairo"),
            "G_DEBUG": "fatal-criticals", "LC_ALL": "C.UTF-8", **(environment or {}),
        }
        self.head = head
        self.lines = []
        self.changed = threading.Condition()
        self.process = subprocess.Popen(
            [PROGRAM, json.dumps(head), *options], env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        self.errors = []
        self.readers = [
            threading.Thread(target=self.read, daemon=True),
            threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True),
        ]
        for reader in self.readers:
            reader.start()

    def read(self):
        for line in self.process.stdout:
            with self.changed:
                self.lines.append(line.rstrip("\n"))
                self.changed.notify_all()
        with self.changed:
            self.changed.notify_all()

    def send(self, command):
        """Sends a command to the program."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def ask(self, command):
        """Sends a command to the program and returns the answer."""
        with self.changed:
            count = len(self.lines)
            self.send(command)
            found = []

            def answered():
                found[:] = [line for line in self.lines[count:] if line.split(" ")[0] == command.split(" ")[0]]
                return found or self.process.poll() is not None

            assert self.changed.wait_for(answered, PATIENCE) and found, f"no answer to {command}"
            return found[0][len(command) + 1:]

    def wait(self, condition, what):
        """Waits until the program's output meets a condition."""
        with self.changed:
            self.changed.wait_for(lambda: condition() or self.process.poll() is not None, PATIENCE)
            if not condition():
                self.fail(what)

    def fail(self, what):
        """Fails a test because a condition was not met in time."""
        reason = f"not within {PATIENCE} s" if self.process.poll() is None else "the program has ended"
        pytest.fail(f"{what}: {reason}; last lines:\n" + "\n".join(self.lines[-12:]))

    def poll(self, condition, what):
        """Waits until a condition holds that must be polled, such as a list's scroll offset."""
        end = time.monotonic() + PATIENCE
        while True:
            if result := condition():
                return result
            if time.monotonic() > end:
                self.fail(what)
            # There is no notification of a change, so poll a hundred times a second.
            time.sleep(0.01)

    def said(self, word):
        return [json.loads(line[len(word) + 1:]) for line in list(self.lines) if line.startswith(word + " ")]

    @property
    def inputs(self):
        return self.said("input")

    @property
    def events(self):
        return [event for event in self.said("event")]

    def phases(self, finger=None):
        return [
            line["pointer"] for line in self.inputs
            if "pointer" in line and finger in (None, line["id"])
        ]

    def named(self, *names):
        return [event for event in self.events if event["event"] in names]

    @property
    def state(self):
        return json.loads(self.ask("state"))

    @property
    def scrolled(self):
        return [float(number) for number in self.ask("scrolled").split()]

    def find(self):
        """The control's bounds on the screen, once they no longer change."""
        def placed():
            place = self.ask("place")
            return place != "nowhere" and place == self.ask("place") and place
        self.x, self.y, self.width, self.height = map(float, self.poll(placed, "the control is shown").split())
        return self

    def at(self, x, y):
        """Converts a point of the control to the screen."""
        return self.x + x, self.y + y

    def rest(self):
        """Waits until nothing moves, and returns the state."""
        # The animation may continue after the state is at rest.
        return self.poll(
            lambda: self.ask("moving") == "no" and (state := self.state).get("resting", True) and state,
            "the control rests",
        )

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.write("quit\n")
            self.process.stdin.flush()
        status = self.process.wait(PATIENCE)
        for reader in self.readers:
            reader.join(PATIENCE)
        # GTK 4.8 logs this for its own buttons, too, when a widget held by a finger is hidden.
        bad = [
            line for line in self.errors
            if ("CRITICAL" in line or "WARNING" in line) and "Broken accounting of active state" not in line
        ]
        assert status == 0 and not bad, f"it ended with {status}:\n" + "".join(self.errors)


def pytest_addoption(parser):
    parser.addoption(
        "--control", action="append", default=[], metavar="NAME",
        help="run only the tests that name this control, such as range-dial, in a parameter, a file's name or a source")


def pytest_collection_modifyitems(config, items):
    names = config.getoption("control")
    if not names:
        return
    kept, left = [], []
    for item in items:
        text = item.nodeid.replace("_", "-") + inspect.getsource(item.function)
        (kept if any(name in text for name in names) else left).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def pytest_configure(config):
    """Starts a separate screen for each process that runs tests, before an import needs one."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.screen = Screen()


def pytest_unconfigure(config):
    if hasattr(config, "screen"):
        config.screen.close()


@pytest.fixture(scope="session")
def driver(pytestconfig):
    return Fingers(pytestconfig.screen.sockets["touch"])


@pytest.fixture(scope="session")
def mouse(pytestconfig):
    return Mouse(pytestconfig.screen.sockets["mouse"])


@pytest.fixture
def fingers(driver):
    yield driver
    driver.lift_all()


@pytest.fixture
def show():
    """Shows a control, with the mouse outside it."""
    probes = []

    def show(control, *options, size=(200, 200), settings=None, environment=None):
        xdotool("mousemove", 1279, 899)
        head = {"recording": 1, "control": control, "settings": settings or {}, "size": list(size)}
        probe = Probe(head, *options, environment=environment)
        probes.append(probe)
        return probe.find()

    yield show
    # A failed test may have left the button pressed.
    xdotool("mouseup", 1)
    for probe in probes:
        probe.close()


def replay(head, lines):
    """The core's events for a recording without a window, and its state at rest."""
    lines = [*lines, {"t": lines[-1]["t"] + 20, "end": True}]
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write("\n".join(json.dumps(line) for line in [head, *lines]))
        file.flush()
        output = subprocess.run(
            [PROGRAM, "--replay", file.name], check=True, text=True, stdout=subprocess.PIPE, timeout=60
        ).stdout.splitlines()
    events = [json.loads(line[6:]) for line in output if line.startswith("event ")]
    [state] = [json.loads(line[6:]) for line in output if line.startswith("state ")]
    return events, state


def alike(one, other, tolerance=1e-6):
    """Whether two JSON values are equal except for the last digits of their numbers."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key], tolerance) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(alike(*pair, tolerance) for pair in zip(one, other))
    numbers = (int, float)
    if isinstance(one, numbers) and isinstance(other, numbers) and not isinstance(one, bool):
        return abs(one - other) <= tolerance
    return one == other
