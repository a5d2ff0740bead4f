"""Measures the cost of the elements on a page; see README.md."""

import random
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

import costs
import glides
import loading
import script
from pages import SUBJECTS, serve

AIM_RATIO = 1.6
# The measured ratio and some room for other load on the machine; see README.md.
LIMIT_RATIO = 2.2
LIMIT_SECONDS = 0.2
# The maximum cost of the wheel's frames, as a multiple of the yardstick's: the aim, and some room.
AIM_RATIOS = {"all": 1.2, "main": 1.1}
LIMIT_RATIOS = {"all": 1.5, "main": 1.4}
# The time until a wheel is usable, as a multiple of the plain wheel's.
LIMIT_LOADING = 1.35
# The milliseconds of the page's thread in a second of a spin.
LIMIT_SPIN = 8


def measure_script(browser, base, rounds):
    """Returns the microseconds of script per frame, for each page in each round."""
    results = {name: [] for name in script.PAGES}
    for _ in range(rounds):
        # A new page each time, in a random order, because the memory layout and earlier work make more difference than
        # the page's own work.
        for name in random.sample(list(results), len(results)):
            results[name].append(script.microseconds_per_frame(browser, f"{base}/{name}.html"))
    return results


def print_script(results):
    """Prints the medians and returns the element's ratio to the baseline."""
    # The ratios within each round, so that other load on the machine affects all pages.
    ratios = {
        name: statistics.median(a / b for a, b in zip(values, results["baseline"]))
        for name, values in results.items()
    }
    for name, values in results.items():
        print(f"{name}: {statistics.median(values):.0f} µs of script per frame of a drag"
              f" ({min(values):.0f} to {max(values):.0f}), {ratios[name]:.2f} × the baseline")
    print(f"element to baseline: {ratios['element']:.2f} (aim {AIM_RATIO}, limit {LIMIT_RATIO})")
    return ratios["element"]


def measure_opening(browser, base):
    """Returns the seconds until a wheel is visible with a warm cache, and its frame requests in a second at rest."""
    page = script.open_page(browser, f"{base}/element.html")
    page.goto(f"{base}/element.html")
    script.await_ready(page)
    seconds, asked = page.evaluate("[seenAfter, frames_asked]")
    time.sleep(1)
    asked = page.evaluate("frames_asked") - asked
    page.context.close()
    print(f"visible {seconds:.3f} s after a warm navigation (limit {LIMIT_SECONDS})")
    print(f"frames requested in a second at rest: {asked} (limit 0)")
    return seconds, asked


def measure_frames(browser, base, rounds):
    """Returns the cost of a frame, for each subject in each round, with counts in the first round."""
    results = {name: [] for name in SUBJECTS}
    for number in range(rounds):
        for name in random.sample(list(results), len(results)):
            address = f"{base}/{name}.html"
            results[name].append(costs.measure(browser, address, SUBJECTS[name], number == 0))
    return results


def print_frames(results):
    """Prints a table and returns the ratios to the yardsticks that exceed their limits."""
    beyond = []
    print(f"\n{'per frame':20}{'passes':>7}{'quads':>7}{'tiles':>7}"
          f"{'all ms':>8}{'×':>6}{'main ms':>9}{'×':>6}{'script ms':>11}")
    for name, rounds in results.items():
        line = f"{name:20}" + "".join(f"{rounds[0][kind]:7.2f}" for kind in costs.COUNTED)
        yardstick = results.get(SUBJECTS[name].yardstick)
        for clock, width in (("all", 8), ("main", 9), ("script", 11)):
            if clock not in rounds[0]:
                continue
            line += f"{statistics.median(each[clock] for each in rounds):{width}.2f}"
            if clock == "script":
                continue
            ratio = yardstick and statistics.median(
                each[clock] / other[clock] for each, other in zip(rounds, yardstick))
            line += f"{ratio:6.2f}" if ratio else " " * 6
            if ratio and ratio > LIMIT_RATIOS[clock]:
                beyond.append(f"{name}: {clock} is {ratio:.2f} × the {SUBJECTS[name].yardstick}")
        print(line)
    print(f"a wheel to its yardstick: aims {AIM_RATIOS}, limits {LIMIT_RATIOS}")
    return beyond


def main():
    rounds = next((int(argument) for argument in sys.argv[1:] if argument.isdigit()), 6)
    base = serve()
    with sync_playwright() as playwright:
        browser = costs.launch(playwright.chromium)
        ratio = print_script(measure_script(browser, base, rounds))
        seconds, asked = measure_opening(browser, base)
        spin = statistics.median(
            glides.milliseconds_per_second(browser, f"{base}/wheel.html") for _ in range(rounds))
        in_frames = glides.milliseconds_per_second(browser, f"{base}/wheel.html", has_frames=True)
        print(f"a second of a spin: {spin:.1f} ms of the page's thread (limit {LIMIT_SPIN}), by frames {in_frames:.1f}")
        usable = loading.print_loading(loading.measure(browser, rounds))
        print(f"one file to the plain wheel: {usable:.2f} (limit {LIMIT_LOADING})")
        beyond = print_frames(measure_frames(browser, base, rounds))
        browser.close()
    if "--check" in sys.argv:
        for complaint in beyond:
            print(complaint, file=sys.stderr)
        is_late = seconds > LIMIT_SECONDS or usable > LIMIT_LOADING
        sys.exit(ratio > LIMIT_RATIO or is_late or spin > LIMIT_SPIN or asked > 0 or beyond != [])


if __name__ == "__main__":
    main()
