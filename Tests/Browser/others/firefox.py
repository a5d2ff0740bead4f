"""Firefox, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/."""

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import websocket
from others.driver import Driver, PageLeft

# The longest time for any answer, including the start on a busy machine.
SECONDS = 180
PREFERENCES = {
    # Touches, which are off on a machine without a touch screen.
    "dom.w3c_touch_events.enabled": 1,
    # No connections to the outside.
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#",
    "toolkit.telemetry.enabled": False,
    # A window in the background is drawn like any other.
    "widget.windows.window_occlusion_tracking.enabled": False,
}
# The events that report a loaded page.
LOADED = {"complete": "browsingContext.load", "interactive": "browsingContext.domContentLoaded"}


class Firefox(Driver):
    name = "firefox"

    def __init__(self, width, height, is_still=False):
        super().__init__()
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        assert path, "Firefox is missing: run script/bootstrap --hosts"
        self.folder = Path(tempfile.mkdtemp(prefix="rotary-firefox-"))
        preferences = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in {**PREFERENCES, "ui.prefersReducedMotion": int(is_still)}.items()
        ]
        (self.folder / "user.js").write_text("".join(preferences))
        self.log = self.folder / "log.txt"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [path, "--headless", "--no-remote", "--profile", self.folder,
                 "--remote-debugging-port", "0"],
                stdout=subprocess.DEVNULL, stderr=log,
            )
        self.number = 0
        self.told = []
        self.loaded = set()
        # The context of the window, and the navigation to its page.
        self.context = self.shown = None
        self.socket = websocket.create_connection(
            self.address() + "/session", timeout=SECONDS, suppress_origin=True
        )
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded", *LOADED.values()])
        self.context = self.command("browsingContext.getTree")["contexts"][0]["context"]
        self.size(width, height)

    def size(self, width, height):
        self.command(
            "browsingContext.setViewport",
            context=self.context, viewport={"width": width, "height": height},
        )

    def address(self):
        """The address that the browser prints when it listens."""
        end = time.monotonic() + SECONDS
        while not (said := re.search(r"WebDriver BiDi listening on (\S+)", self.log.read_text())):
            assert self.process.poll() is None, f"Firefox ended: {self.log.read_text()}"
            assert time.monotonic() < end, "Firefox does not listen"
            time.sleep(0.1)
        return said[1]

    def command(self, method, **parameters):
        """Sends a command, and waits for its answer."""
        self.number += 1
        shown = self.shown
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while (said := self.hear()).get("id") != self.number:
            # A script that runs while its page is left never gets an answer.
            if method == "script.evaluate" and self.shown != shown:
                raise PageLeft
        assert said["type"] == "success", f"{method}: {said}"
        return said["result"]

    def hear(self):
        """The next answer; keeps events."""
        said = json.loads(self.socket.recv())
        if said.get("method") == "log.entryAdded":
            self.told.append(said["params"])
        elif said.get("method") in LOADED.values():
            self.loaded.add((said["method"], said["params"]["navigation"]))
            if said["params"]["context"] == self.context:
                self.shown = said["params"]["navigation"]
        return said

    def load(self, address, until):
        # The command itself may take an address change by the previous page for the end of the navigation.
        begun = self.command("browsingContext.navigate", context=self.context, url=address, wait="none")
        while (LOADED[until], begun["navigation"]) not in self.loaded:
            self.hear()

    def go_back(self):
        self.command("browsingContext.traverseHistory", context=self.context, delta=-1)

    def evaluate_text(self, script):
        answer = self.command(
            "script.evaluate",
            expression=script, target={"context": self.context}, awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"]["value"]

    def perform(self, *sources):
        self.command("input.performActions", context=self.context, actions=list(sources))

    def release(self):
        self.command("input.releaseActions", context=self.context)

    def screenshot(self):
        answer = self.command("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(answer["data"])

    def said(self):
        told, self.told = self.told, []
        return [entry["text"] for entry in told if entry["level"] in ("error", "warn")]

    def close(self):
        try:
            self.command("browser.close")
            self.process.wait(SECONDS)
        finally:
            self.process.kill()
            self.socket.close()
            shutil.rmtree(self.folder, ignore_errors=True)
