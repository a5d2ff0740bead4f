"""Measures when a wheel is usable on a slow phone: see README.md."""

import functools
import http.server
import random
import statistics
import subprocess
import threading
import urllib.parse

from pages import HERE, TWELVE

# Fast 3G, as Chromium's developer tools have it, and a phone's processor.
LATENCY_MILLISECONDS = 562.5
BYTES_PER_SECOND = 1.44e6 * 0.9 / 8
CPU_SLOWDOWN = 4
WIDTH, HEIGHT = 800, 600
# The frame after the one in which the wheel is there is the first that shows it and takes input.
USABLE = """(async () => {
  const isThere = () => document.querySelector('#wheel')
    ?? document.querySelector('rotary-wheel')?.shadowRoot?.querySelector('[part=rim]');
  while (!isThere()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  window.usable = performance.now();
})()"""
HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Loading</title>'


def page_of(head, body=TWELVE):
    return f"{HEAD}{head}<script>{USABLE}</script><body>{body}"


PAGES = {
    "plain wheel": page_of('<script type="module" src="/baseline.js"></script>', ""),
    "one file": page_of(
        '<link rel="stylesheet" href="/dist/rotary.css"><script type="module" src="/dist/rotary-wheel.js"></script>'),
    "one file, without the style sheet": page_of('<script type="module" src="/dist/rotary-wheel.js"></script>'),
    "two files and preload": page_of(
        '<link rel="preload" href="/dist/apart/rotary-wheel.wasm" as="fetch" crossorigin>'
        '<link rel="stylesheet" href="/dist/rotary.css"><script type="module" src="/dist/apart/rotary-wheel.js"></script>'),
    "two files": page_of(
        '<link rel="stylesheet" href="/dist/rotary.css"><script type="module" src="/dist/apart/rotary-wheel.js"></script>'),
}
KINDS = {".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm"}


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers each request with brotli, as the server of a site does."""

    def do_GET(self):
        found = response_to(urllib.parse.unquote(self.path[1:]))
        self.send_response(200 if found else 404)
        kind, body = found or ("text/plain", compressed(b""))
        for name, value in (("Content-Type", kind), ("Content-Encoding", "br"), ("Content-Length", len(body))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@functools.cache
def response_to(name):
    """The type and the compressed body of a path; None for an unknown one."""
    if name in PAGES:
        return "text/html", compressed(PAGES[name].encode())
    file = HERE.parent / name if name.startswith("dist/") else HERE / name
    if not file.is_file() or file.suffix not in KINDS:
        return None
    packed = file.with_name(file.name + ".br")
    return KINDS[file.suffix], packed.read_bytes() if packed.exists() else compressed(file.read_bytes())


def compressed(body):
    return subprocess.run(["brotli", "-q", "11", "-c"], input=body, capture_output=True, check=True).stdout


def milliseconds(browser, address):
    """Returns when a wheel is usable in a new browser context, from the start of the navigation."""
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": LATENCY_MILLISECONDS,
        "downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND})
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.goto(address, wait_until="commit")
    usable = page.wait_for_function("window.usable", timeout=120_000).json_value()
    context.close()
    return usable


def measure(browser, rounds):
    """Returns the milliseconds of each page in each round, in a random order."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # Compresses everything before the first measurement.
    for name in (*PAGES, "baseline.js", "dist/rotary-wheel.js"):
        response_to(name)
    base = f"http://127.0.0.1:{server.server_port}/"
    results = {name: [] for name in PAGES}
    for _ in range(rounds):
        for name in random.sample(list(PAGES), len(PAGES)):
            results[name].append(milliseconds(browser, base + urllib.parse.quote(name)))
    server.shutdown()
    return results


def print_loading(results):
    """Prints the medians, and returns the ratio of the one file to the plain wheel."""
    plain = results["plain wheel"]
    ratios = {name: statistics.median(a / b for a, b in zip(times, plain)) for name, times in results.items()}
    print("\nusable after, on Fast 3G with a processor 4 times slower, cold, by brotli:")
    for name, times in results.items():
        print(f"{name:36}{statistics.median(times):7.0f} ms ({min(times):.0f} to {max(times):.0f}),"
              f" {ratios[name]:.2f} × the plain wheel")
    return ratios["one file"]
