"""A separate X server without hardware, whose touch screen and mouse a test controls."""

import os
import pathlib
import shutil
import subprocess
import tempfile


class Screen:
    """A running X server, on which the programs of this process open their windows."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        config = self.folder / "xorg.conf"
        template = pathlib.Path(__file__).parent / "Server" / "xorg.conf.in"
        config.write_text(template.read_text().replace("SOCKETS", str(self.folder)))
        reading, writing = os.pipe()
        # The server chooses a free number, and prints it when it is ready.
        self.server = subprocess.Popen(
            ["Xorg", "-displayfd", str(writing), "-config", config, "-logfile", self.folder / "xorg.log",
             "-noreset", "-nolisten", "tcp"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=(self.folder / "errors").open("w"),
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError((self.folder / "errors").read_text())
        os.environ["DISPLAY"] = f":{number}"
        # This layout has letters beyond ASCII. xdotool maps a missing one to a key for a moment only, and a busy
        # program looks it up too late.
        subprocess.run(["setxkbmap", "de"], check=True)
        self.sockets = {name: self.folder / f"{name}.sock" for name in ("touch", "mouse")}

    def close(self):
        self.server.terminate()
        self.server.wait(10)
        shutil.rmtree(self.folder)
