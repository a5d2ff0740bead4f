"""Uses the elements for long in Chromium, and checks that what they occupy stays flat. See script/soak."""

import argparse
import functools
import http.server
import pathlib
import re
import shutil
import sys
import threading
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
TAGS = re.findall(r"^(rotary-\S+) +\S+ +\S+ +\w", (ROOT / "Web" / "catalogue").read_text(), re.M)
BROWSERS = ["chromium-headless-shell", "chromium", "google-chrome"]
# The share of the events after which the first figures are taken: by then, caches are full.
WARM = 0.2
# The allowed growth by number, and as a share of the first figure; the greater counts. The heap has the browser's
# compiled code as well. WebAssembly memory grows by pages of 64 KB, and is never returned, so gaps between objects of
# different sizes count. The number of nodes depends on the values that are shown.
LIMITS = {"heap": (400_000, 0), "nodes": (20, 0.01), "listeners": (0, 0), "memory": (131_072, 0.05), "controls": (0, 0)}


class Files(http.server.SimpleHTTPRequestHandler):
    """The elements, and this folder's page."""

    def translate_path(self, path):
        name = path.split("?")[0].lstrip("/")
        return str(HERE / name if name.startswith("soak.") else ROOT / "Web" / "dist" / name)

    def log_message(self, *_):
        pass


def serve():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def figures(page, session):
    """What the page occupies, after a garbage collection."""
    page.evaluate("soak.rest()")
    # An element that was removed is freed a second later, and collected objects are finalized after that.
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
        page.evaluate("soak.frames(2)")
    session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {
        "heap": int(metrics["JSHeapUsedSize"]), "nodes": int(metrics["Nodes"]),
        "listeners": int(metrics["JSEventListeners"]), "memory": page.evaluate("soak.memory()"),
        "controls": page.evaluate("soak.controls()"),
    }


def grown(before, after):
    """The figures that have grown by more than is allowed."""
    return [
        name for name, (number, share) in LIMITS.items()
        if after[name] - before[name] > max(number, share * before[name])
    ]


def run(page, session, name, total, step):
    """Runs `step` for numbers of rounds up to `total`; prints the figures, and returns whether they are flat."""
    start = time.monotonic()
    warm = max(1, int(total * WARM))
    step(warm)
    before = figures(page, session)
    step(total - warm)
    after = figures(page, session)
    bad = grown(before, after)
    columns = "  ".join(f"{key} {before[key]:,} → {after[key]:,}" for key in before)
    print(f"{name}: {total:,} in {time.monotonic() - start:.0f} s  {columns}{'  GROWN: ' + ', '.join(bad) if bad else ''}",
          flush=True)
    return not bad


def main():
    parser = argparse.ArgumentParser(prog="script/soak", description=__doc__)
    parser.add_argument("elements", nargs="*", metavar="ELEMENT", help="such as rotary-dial; default: all")
    parser.add_argument("--events", type=int, default=1_000_000, help="events for each element; default 1,000,000")
    parser.add_argument("--added", type=int, default=10_000, help="elements to add and remove; default 10,000")
    parser.add_argument("--frames", type=int, default=7_200, help="frames of 200 turning; default 7,200, two minutes")
    parser.add_argument("--seed", type=int, default=1, help="of the random gestures; default 1")
    chosen = parser.parse_args()
    unknown = set(chosen.elements) - {*TAGS}
    if unknown:
        parser.error(f"unknown element {', '.join(sorted(unknown))}; expected one of {', '.join(TAGS)}")
    base = serve()
    flat = True
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--js-flags=--expose-gc"])

        def opened(tags):
            page = browser.new_context(viewport={"width": 1200, "height": 900}).new_page()
            errors = []
            page.on("pageerror", lambda error: errors.append(error))
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable")
            page.goto(f"{base}/soak.html?{','.join(tags)}")
            page.evaluate("soak.ready")
            return page, session, errors

        for tag in chosen.elements or TAGS:
            page, session, errors = opened([tag])
            page.evaluate("seed => soak.begin(seed)", chosen.seed)
            step = functools.partial(page.evaluate, "count => soak.events(count)")
            flat &= run(page, session, tag, chosen.events, step) and not errors
            if page.evaluate("soak.takesInput() && soak.heard() === 0"):
                print(f"{tag}: the gestures did nothing")
                flat = False
            for error in errors[:3]:
                print(f"{tag}: {error}")
            page.context.close()
        if not chosen.elements:
            page, session, errors = opened(TAGS)
            step = functools.partial(page.evaluate, "count => soak.added(count)")
            flat &= run(page, session, "added and removed", chosen.added, step) and not errors
            page.context.close()
            page, session, errors = opened(TAGS)
            page.evaluate("soak.fill(200)")
            step = functools.partial(page.evaluate, "frames => soak.turning(frames)")
            flat &= run(page, session, "200 turning, in frames", chosen.frames, step) and not errors
            page.context.close()
        browser.close()
    sys.exit(0 if flat else 1)


if __name__ == "__main__":
    main()
