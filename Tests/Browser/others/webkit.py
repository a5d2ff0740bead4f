"""WebKitGTK's MiniBrowser on a separate display, by WebDriver: https://w3c.github.io/webdriver/."""

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

# The longest time for any answer, including the start on a busy machine.
SECONDS = 180
# As large as any page of a test, with the window's bars.
SCREEN = "1400x1200x24"
# Rendered by the processor, and without the sandbox, which needs permissions that containers lack; only pages of the
# tests are opened. WebAssembly is interpreted: with compiled code, WebKitGTK 2.50 ends or reports "Out of bounds memory
# access", one time in some thousands, at an instruction of the interpreter. The cause is unknown; interpreted code
# has not shown the error.
ENVIRONMENT = {
    "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "JSC_useBBQJIT": "0", "JSC_useOMGJIT": "0",
}
# Events of a finger, sent like a browser's: to the element on which it was pressed.
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


# The size of the window's page, once it is the requested one or has changed. A lost request changes nothing.
SIZED = """([width, height]) => new Promise((done) => {
  const answer = () => done([innerWidth, innerHeight]);
  if (innerWidth === width && innerHeight === height) answer();
  addEventListener('resize', answer, { once: true });
  setTimeout(answer, 1000);
})"""


def browser_path():
    """The path of MiniBrowser, which is in no folder of commands."""
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

    def __init__(self, width, height, is_still=False):
        super().__init__()
        path = browser_path()
        self.home = tempfile.mkdtemp(prefix="rotary-webkit-")
        settings = Path(self.home, ".config", "gtk-3.0", "settings.ini")
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(not is_still)}\n")
        # Xvfb writes the number of its display to the given descriptor.
        reading, writing = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            display = ":" + said.readline().strip()
        port = free_port()
        self.process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={
                **os.environ, **ENVIRONMENT, "DISPLAY": display, "HOME": self.home,
                "XDG_CONFIG_HOME": str(settings.parent.parent),
            },
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": path, "args": ["--automation"]}
        self.capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.width, self.height = width, height
        self.begin()

    def begin(self):
        """Begins a session, once the driver listens."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                session = self.command("POST", "", capabilities=self.capabilities)["sessionId"]
                break
            except urllib.error.URLError:
                assert time.monotonic() < end, "WebKit's driver does not listen"
                time.sleep(0.1)
        self.address += "/" + session
        self.command("POST", "/timeouts", script=1000 * SECONDS)
        self.size(self.width, self.height)

    def size(self, width, height):
        """Sets the size of the page, and clears it.

        The window is larger by its bars. A size requested while the window changes to another may be lost.
        """
        self.open("about:blank")
        outer = [width, height]
        end = time.monotonic() + SECONDS
        while True:
            self.command("POST", "/window/rect", width=outer[0], height=outer[1])
            inner = self.evaluate(SIZED, [width, height])
            if inner == [width, height]:
                return
            assert time.monotonic() < end, f"the page is as large as {inner}, not {[width, height]}"
            rect = self.command("GET", "/window/rect")
            outer = [rect["width"] + width - inner[0], rect["height"] + height - inner[1]]

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

    def load(self, address, until):
        # An address change by the previous page may be taken for the end of the navigation.
        self.evaluate("void (window.isLeft = true)")
        self.command("POST", "/url", url=address)
        states = ["complete"] if until == "complete" else ["interactive", "complete"]
        end = time.monotonic() + SECONDS
        while not self.evaluate(f"!window.isLeft && {json.dumps(states)}.includes(document.readyState)"):
            assert time.monotonic() < end, f"{address} does not load"

    def go_back(self):
        self.command("POST", "/back")

    def evaluate_text(self, script):
        return self.command("POST", "/execute/sync", script=f"return {script}", args=[])

    def perform(self, *sources):
        for source in sources:
            if source.get("parameters") == {"pointerType": "touch"}:
                self.touch(source["actions"])
            else:
                self.command("POST", "/actions", actions=[source])

    def touch(self, actions):
        """Simulates a finger by events in the page: the driver would move the mouse instead."""
        self.evaluate(TOUCH, actions)

    def release(self):
        self.command("DELETE", "/actions")

    def screenshot(self):
        return base64.b64decode(self.command("GET", "/screenshot"))

    def said(self):
        # The driver does not report the console, so only errors that pages record are known.
        return []

    def close(self):
        try:
            self.command("DELETE", "")
        finally:
            for process in (self.process, self.display):
                process.terminate()
                process.wait(SECONDS)
            shutil.rmtree(self.home, ignore_errors=True)
