"""Measures what a spinning wheel costs the page's thread; see README.md."""

import time

# As fast as a spin by default, but longer; its middle is measured, from a moment on.
SPIN = "void document.querySelector('rotary-wheel').spin(3, { turns: 10, duration: 10 })"
START_SECONDS, SECONDS = 1, 6


# Without a timeline, an element draws frames.
FRAMES = "Object.defineProperty(document, 'timeline', { value: { currentTime: null } })"


def milliseconds_per_second(browser, address, has_frames=False):
    """Returns the processor time of the page's thread for each second of a spin, by animations or by frames."""
    page = browser.new_context(viewport={"width": 800, "height": 600}).new_page()
    page.goto(address)
    page.wait_for_function("document.querySelector('rotary-wheel').shadowRoot?.querySelector('[part=rim]')")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy():
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    if has_frames:
        page.evaluate(FRAMES)
    page.evaluate(SPIN)
    time.sleep(START_SECONDS)
    before, start = busy(), time.perf_counter()
    time.sleep(SECONDS)
    after, end = busy(), time.perf_counter()
    page.context.close()
    return (after - before) * 1000 / (end - start)
