"""WebKitGTK's MiniBrowser on a display of its own, by WebDriver: https://w3c.github.io/webdriver/."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from others.driver import Driver

# How long any answer may take, and the driver to listen.
SECONDS = 60
# Drawn by the processor, and without the sandbox, which needs rights that containers have not; only the
# tests' own pages are opened.
ENVIRONMENT = {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
# What a finger does, told as a browser tells it: to the element on which it was put down.
TOUCH = """async (actions) => {
  const deepest = (x, y) => {
    let root = document, found = null;
    for (let next = root.elementFromPoint(x, y); next && next !== found;) {
      found = next;
      root = found.shadowRoot;
      next = root?.elementFromPoint(x, y);
    }
    return found;
  };
  const finger = window.finger ??= { x: 0, y: 0, target: null };
  const send = (type, buttons) => finger.target?.dispatchEvent(new PointerEvent(type, {
    clientX: finger.x, clientY: finger.y, buttons, button: type === 'pointermove' ? -1 : 0,
    pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, cancelable: true,
  }));
  for (const { type, x, y, duration = 0 } of actions) {
    if (duration > 0) await new Promise((done) => setTimeout(done, duration));
    if (type === 'pointerMove') {
      [finger.x, finger.y] = [x, y];
      send('pointermove', 1);
    } else if (type === 'pointerDown') {
      finger.target = deepest(finger.x, finger.y);
      send('pointerdown', 1);
    } else if (type === 'pointerUp') {
      send('pointerup', 0);
      finger.target = null;
    }
  }
}"""


def browser_path():
    """MiniBrowser, which is in no folder of commands."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    assert found and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"), (
        "WebKitGTK's driver or Xvfb is missing: run script/bootstrap --hosts"
    )
    return str(found[0])


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class WebKit(Driver):
    name = "webkit"

    def __init__(self, width, height):
        path = browser_path()
        self.home = tempfile.mkdtemp(prefix="rotary-webkit-")
        # Xvfb writes the number of its display where it is told to.
        reading, writing = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width + 200}x{height + 200}x24"],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            display = ":" + said.readline().strip()
        port = free_port()
        self.process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={**os.environ, **ENVIRONMENT, "DISPLAY": display, "HOME": self.home},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": path, "args": ["--automation"]}
        session = self.begin({"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self.address += "/" + session
        self.command("POST", "/timeouts", script=1000 * SECONDS)
        self.size(width, height)

    def begin(self, capabilities):
        """The name of a session, once the driver listens."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                return self.command("POST", "", capabilities=capabilities)["sessionId"]
            except urllib.error.URLError:
                assert time.monotonic() < end, "WebKit's driver does not listen"
                time.sleep(0.1)

    def size(self, width, height):
        """Makes the page so large: the window is larger by its bars."""
        self.command("POST", "/window/rect", width=width, height=height)
        inner = self.evaluate("[innerWidth, innerHeight]")
        self.command(
            "POST", "/window/rect", width=2 * width - inner[0], height=2 * height - inner[1]
        )

    def command(self, method, path, **parameters):
        request = urllib.request.Request(
            self.address + path, method=method,
            data=json.dumps(parameters).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from error

    def open(self, address):
        self.command("POST", "/url", url=address)

    def evaluate_text(self, script):
        return self.command("POST", "/execute/sync", script=f"return {script}", args=[])

    def perform(self, *sources):
        for source in sources:
            if source.get("parameters") == {"pointerType": "touch"}:
                self.touch(source["actions"])
            else:
                self.command("POST", "/actions", actions=[source])

    def touch(self, actions):
        """Has the page make the events of a finger: its driver would move the mouse instead."""
        self.evaluate(TOUCH, actions)

    def release(self):
        self.command("DELETE", "/actions")

    def screenshot(self):
        return base64.b64decode(self.command("GET", "/screenshot"))

    def mistakes(self):
        # It tells nobody; the page listens for itself.
        return []

    def close(self):
        try:
            self.command("DELETE", "")
        finally:
            for process in (self.process, self.display):
                process.terminate()
                process.wait(SECONDS)
            shutil.rmtree(self.home, ignore_errors=True)
