"""Writes the recordings of rows of spinners.

A value is a number whose base is the count of each column.
"""
import datetime
import math

from laws import widest_ring
from recording import Script

ROW_TILES = 10
ROW_SIZE = (320, 180)
ROW_MIDDLE = ROW_SIZE[1] / 2


def row_rings(shares, separators=()):
    """Returns each column's middle, and the height of the front tiles, which is the same for all."""
    width, height = ROW_SIZE
    total = sum(shares) + 0.25 * len(separators)
    longest = widest_ring(0.94 * height / 2, 2 * height, ROW_TILES) * 2 * math.tan(math.pi / ROW_TILES)
    high = min(longest, 0.94 * height, *(1.45 * 0.94 * share * width / total for share in shares))
    x, rings = 0.0, []
    for column, share in enumerate(shares):
        wide = share * width / total
        rings.append((x + wide / 2, high))
        x += wide + (0.25 * width / total if column in separators else 0)
    return rings


def turn_column(script, ring, tiles, seconds=0.5, steps=12, id=1, hold=0.1):
    """Drags a column by a number of steps. Larger numbers come from below."""
    x, tile = ring
    script.point("down", (x, ROW_MIDDLE), id=id)
    for step in range(1, steps + 1):
        script.wait(seconds / steps)
        script.point("move", (x, ROW_MIDDLE - tiles * tile * step / steps), id=id)
    return script.wait(hold).point("up", (x, ROW_MIDDLE - tiles * tile), id=id)


def tap_column(script, ring, y, kind="touch"):
    """Taps a column at a distance from its upper edge, and waits until it rests."""
    for phase in ("down", "up"):
        script.point(phase, (ring[0], y), kind=kind).wait(0.05 if phase == "down" else 1)
    return script


def days_since_1970(year, month, day):
    return (datetime.date(year, month, day) - datetime.date(1970, 1, 1)).days


def reads(text, value):
    return {"text": text, "value": value, "resting": True}


ROW = dict(control="spinner-row", size=ROW_SIZE)
DIGITS = row_rings([1, 1, 1])

# 9 to 0 turns the next column, and back; without carry it does not.
for name, carry, up in (("carry", True, 200), ("alone", False, 190)):
    script = Script(name, value="199", carry=carry, **ROW)
    turn_column(script, DIGITS[2], 1).wait(1).check(**reads(str(up), up))
    turn_column(script, DIGITS[2], -1).wait(1).check(**reads("199", 199)).end(1)

# Through several carries at once, forward and back, and around the whole row.
script = Script("all-round", value="998", carry=True, **ROW)
turn_column(script, DIGITS[2], 3).wait(1).check(**reads("001", 1))
turn_column(script, DIGITS[0], -2).wait(1).check(**reads("801", 801)).end(1)

# Two fingers, two columns.
script = Script("two-fingers", second_finger=True, **ROW)
for column, id in ((0, 1), (2, 2)):
    script.point("down", (DIGITS[column][0], ROW_MIDDLE), id=id)
for step in range(1, 13):
    script.wait(0.04)
    for column, id, tiles in ((0, 1, 2), (2, 2, 3)):
        x, tile = DIGITS[column]
        script.point("move", (x, ROW_MIDDLE - tiles * tile * step / 12), id=id)
script.check(text="203").wait(0.1)
for column, id, tiles in ((0, 1, 2), (2, 2, 3)):
    script.point("up", (DIGITS[column][0], ROW_MIDDLE - tiles * DIGITS[column][1]), id=id)
script.wait(1).check(**reads("203", 203)).end(1)

script = Script("lock", code="427", **ROW).check(open=False)
for column, tiles in ((0, 4), (1, 2), (2, 7)):
    turn_column(script.check(open=False), DIGITS[column], tiles).wait(1)
script.check(open=True, **reads("427", 427)).key("ArrowDown").check(open=False).end(1)

# A day that February does not have becomes its last day; 2028 is a leap year.
script = Script("date", kind="date", value="2028-01-31", **ROW)
DATE = row_rings([1.75, 1, 1], [0, 1])
turn_column(script, DATE[1], 1).wait(1).check(text="2028-02-29")
script.key("ArrowLeft").key("ArrowUp").wait(1).check(text="2029-02-28").end(1)

# A date set by taps alone: above and below the front, on the outer 44 points for a finger, 24 for a mouse.
script = Script("taps", kind="date", value="2028-01-31", **ROW)
HIGH = ROW_SIZE[1]
for column, y, kind, text in ((0, HIGH - 1, "touch", "2029-01-31"), (1, HIGH - 43, "touch", "2029-02-28"),
                              (2, 43, "touch", "2029-02-27"), (2, 1, "mouse", "2029-02-26"),
                              (1, 23, "mouse", "2029-01-26"), (0, ROW_MIDDLE, "touch", "2029-01-26")):
    tap_column(script, DATE[column], y, kind).check(text=text)
script.end(1)

# In a low row a finger still has its 44 points, and the front tile has the rest.
script = Script("taps-low", value="555", control="spinner-row", size=(320, 112))
for y, kind, text in ((43, "touch", "545"), (69, "touch", "555"), (45, "touch", "555"), (67, "touch", "555")):
    tap_column(script, DIGITS[1], y, kind).check(text=text)
script.end(1)

# Months and days of the week by name. The value for apps keeps its standard format.
script = Script("names", kind="date", look="date", value="2028-01-31",
                months=["janvier", "février", "mars"], weekdays=["lundi", "mardi"], **ROW)
script.check(text="2028-01-31").key("ArrowRight").key("ArrowUp").wait(1).check(text="2028-02-29").end(1)

# A sideways scroll is for the page.
script = Script("scroll", **ROW).add(wheel=[80, 0]).check(text="000").add(wheel=[0, -40])
script.check(text="100").wait(1).check(**reads("100", 100)).end(1)

# The requested day returns, if the date reaches a month that has it before the row rests. A value counts the days since
# 1970.
script = Script("date-back", kind="date", value="2026-01-31", **ROW).key("ArrowRight")
script.key("ArrowUp").check(text="2026-02-28").wait(0.1).key("ArrowUp").check(text="2026-03-31")
script.wait(1).check(**reads("2026-03-31", days_since_1970(2026, 3, 31))).key("ArrowUp").wait(1)
script.check(**reads("2026-04-30", days_since_1970(2026, 4, 30))).key("ArrowUp").wait(1)
script.check(**reads("2026-05-30", days_since_1970(2026, 5, 30))).end(1)

script = Script("typing", kind="time", carry=True, **ROW)
for digit in "2359":
    script.wait(0.1).key(digit)
script.check(text="23:59", value=23 * 60 + 59).wait(1.5).key("ArrowUp").check(text="00:00")
script.key("ArrowDown").wait(1).check(**reads("23:59", 23 * 60 + 59)).end(1)

# A number that runs.
script = Script("odometer", digits=6, **ROW)
for number in range(0, 2000, 37):
    script.call("move", to=number).check(value=number).wait(0.05)
script.wait(1).check(**reads(f"{number:06}", number)).end(1)

script = Script("reduced-motion", carry=True, value="099", reduced_motion=True, **ROW)
script.key("ArrowRight").key("ArrowRight").key("ArrowUp").check(**reads("100", 100)).end(1)

# Times with AM and PM in steps of 15 minutes. A row turned beyond a limit has the limit's value, and turns back to it.
APPOINTMENT = row_rings([1, 1, 0.73 * (0.62 + 0.95)], [0, 1])
script = Script("appointment", kind="time", hour_cycle="h12", interval=15, min="08:30", max="17:30", value="10:15", **ROW)
turn_column(script, APPOINTMENT[0], 3).wait(1).check(**reads("13:15", 13 * 60 + 15))
turn_column(script, APPOINTMENT[0], 2).wait(1).check(**reads("15:15", 15 * 60 + 15))
turn_column(script, APPOINTMENT[0], 3).check(text="17:30").wait(2).check(**reads("17:30", 17 * 60 + 30))
# Only 12:00 to 17:30 are reachable after noon, and only 30 of the minutes before 9.
script.key("ArrowRight").key("ArrowUp").check(text="17:00").key("Home").check(text="17:00").key("End").check(text="17:30")
script.wait(1).key("ArrowRight").key("ArrowDown").wait(1).check(**reads("08:30", 8 * 60 + 30))
script.key("ArrowDown").wait(1).check(**reads("08:30", 8 * 60 + 30)).end(1)

# Hours turn AM and PM, around noon and midnight. With carry, minutes and seconds turn them too.
script = Script("twelve-hours", kind="time", hour_cycle="h12", seconds=True, carry=True, value="11:59:59", **ROW)
for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
    script.key(key)
script.wait(1).check(**reads("12:00:00", 12 * 3600)).key("ArrowDown").wait(1).check(**reads("11:59:59", 12 * 3600 - 1))
script.key("ArrowLeft").key("ArrowLeft").call("move", to=23 * 3600).wait(1).key("ArrowUp").wait(1)
script.check(**reads("00:00:00", 0)).end(1)

# The first column is the day. The text keeps its standard format.
script = Script("day-first", kind="date", order="day-month-year", value="2028-01-30", **ROW)
script.key("ArrowUp").check(text="2028-01-31").key("ArrowRight").key("ArrowUp").wait(1).check(text="2028-02-29")
turn_column(script, row_rings([1, 1, 1.75], [0, 1])[2], 1).wait(1)
script.check(**reads("2029-02-28", days_since_1970(2029, 2, 28))).end(1)

# Words and numbers. A value counts the positions of all columns.
script = Script("own-columns", kind="columns", columns=["S M L XL", "00..55/5"], separators=[" "], value="L 10", **ROW)
turn_column(script, row_rings([1, 1], [0])[0], 1).wait(1).check(**reads("XL 10", 3 * 12 + 2))
script.key("ArrowUp").wait(1).check(**reads("S 10", 2)).key("ArrowRight").key("5").key("5").wait(1)
script.check(**reads("S 55", 11)).end(1)
