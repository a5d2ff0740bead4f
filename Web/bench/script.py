"""Measures the script time per frame of a drag, for an element and for handwritten pages."""

import math
import statistics
import time

from costs import Hand
from pages import SIDE

CENTER = SIDE / 2
RADIUS = 180
MOVES = 125
# The drags of each page for compiling and warming up, and those of which the median counts.
WARM_UP_DRAGS, DRAGS = 1, 3
PAGES = ["listener", "baseline", "by-hand", "element"]


def point(step):
    angle = 0.1 + 0.05 * step
    return CENTER + RADIUS * math.cos(angle), CENTER + RADIUS * math.sin(angle)


def script_seconds(session):
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration")


def await_ready(page):
    while not page.evaluate("!!window.ready"):
        time.sleep(0.01)


def open_page(browser, address):
    page = browser.new_context(viewport={"width": 800, "height": 600}).new_page()
    page.goto(address)
    await_ready(page)
    return page


def of_a_drag(page):
    """Returns the microseconds per frame of one drag, from the press to the release."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate("startCounting()")
    before, frames = script_seconds(session), page.evaluate("frames_drawn")
    hand = Hand(session, point)
    hand.press()
    hand.move(MOVES)
    hand.release()
    after, frames = script_seconds(session), page.evaluate("frames_drawn") - frames
    page.evaluate("counting = false")
    return (after - before) * 1e6 / frames


def microseconds_per_frame(browser, address):
    page = open_page(browser, address)
    drags = [of_a_drag(page) for _ in range(WARM_UP_DRAGS + DRAGS)]
    page.context.close()
    return statistics.median(drags[WARM_UP_DRAGS:])
