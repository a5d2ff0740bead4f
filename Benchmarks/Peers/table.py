"""The statistics of script/bench-peers, and the text that it writes into a page."""

import statistics

from gesture import MOVES

BEGIN, END = "<!-- script/bench-peers writes the text up to the next comment. -->", "<!-- End of that text. -->"
HEAD = [
    "subject", "gesture", "µs per move", "of these, main thread", "frames", "frames at rest", "KB", "usable after, ms"]


def rounded(number):
    """Returns a number with three digits, or more before the point."""
    if number == 0:
        return "0"
    digits = next((digits for digits in (0, 1, 2) if abs(number) >= 10 ** (2 - digits)), 3)
    return f"{number:,.{digits}f}"


def spread(numbers):
    """Returns the median, the minimum and the maximum."""
    low, middle, high = map(rounded, (min(numbers), statistics.median(numbers), max(numbers)))
    return middle if low == high else f"{middle} ({low}–{high})"


def per_move(results, clock):
    """Returns the microseconds of each move, one for each round."""
    return [result[clock] * 1e6 / result["moves"] for result in results]


def row(name, gesture, results):
    """Returns the cells of a subject and a gesture. Some subjects load nothing."""
    def shown(key, unit=1):
        return spread([result[key] / unit for result in results]) if key in results[0] else "–"

    # Short gestures are repeated.
    frames = spread([result["frames"] * MOVES / result["moves"] for result in results])
    return [name, gesture, spread(per_move(results, "all")), spread(per_move(results, "main")), frames,
            shown("rest_frames"), shown("bytes", 1000), shown("usable")]


def table(results):
    """Returns the table of results: names and gestures, each with one result for each round."""
    rows = [HEAD, ["---"] * len(HEAD)] + [row(*subject, rounds) for subject, rounds in results.items()]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in rows)


def ratios(ours, theirs, key):
    """Returns our cost as a multiple of another one, in each round."""
    cost = per_move if key == "all" else lambda results, key: [result[key] for result in results]
    return [a / b for a, b in zip(cost(ours, key), cost(theirs, key))]


def comparisons(results, pairs):
    """Returns lists of the pairs, each of our name and another name, in which RotaryKit is slower, or is not."""
    lists = {"Slower here": [], "Faster here": [], "Slower in some rounds, faster in others": []}
    slower, faster, varied = lists.values()

    def add(name, key, ours, theirs, text):
        found = ratios(ours, theirs, key)
        chosen = slower if min(found) > 1 else faster if max(found) < 1 else varied
        chosen.append(f"- {name}: {spread(found)} times {text}")

    for ours, theirs in pairs:
        shared = [gesture for name, gesture in results if name == ours and (theirs, gesture) in results]
        for gesture in shared:
            add(f"{ours}, {gesture}", "all", results[ours, gesture], results[theirs, gesture], theirs)
        for gesture in shared[:1]:
            if "usable" in results[ours, gesture][0]:
                add(f"{ours}, usable", "usable", results[ours, gesture], results[theirs, gesture], theirs)
    return "\n\n".join(f"**{title}:**\n\n" + "\n".join(lines) for title, lines in lists.items() if lines)


def replaced(page, text):
    """Returns a page with another text between the two comments."""
    if page.count(BEGIN) != 1 or page.count(END) != 1 or page.index(BEGIN) > page.index(END):
        raise SystemExit(f"The page needs the comments {BEGIN} and {END}, once each, in this order.")
    return f"{page[:page.index(BEGIN)]}{BEGIN}\n\n{text}\n\n{page[page.index(END):]}"
