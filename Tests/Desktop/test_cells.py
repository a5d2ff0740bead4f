"""A turntable with an app's widgets in its cells: presses, drags and keys on them.

The program is in Python, so this also tests the signals and the property in language bindings.
"""

import json
import pathlib
import subprocess

import conftest
import pytest
from conftest import PROGRAM, Probe, alike
from hands import xdotool
from test_access import Reader, role

HERE = pathlib.Path(__file__).parent
LIBRARY = PROGRAM.parent / "libRotaryGTKDynamic.so"


class Cells(Probe):
    def cells(self):
        return json.loads(self.ask("cells"))

    def still(self):
        """Waits until the cells no longer move, and returns their bounds."""
        return self.poll(lambda: json.loads(self.ask("rest")), "the cells are at rest")

    def middle(self, name):
        x, y, width, height = self.still()[name]
        return int(x + width / 2), int(y + height / 2)

    def told(self, word):
        return [line[len(word) + 1:] for line in list(self.lines) if line.split(" ")[0] == word]


@pytest.fixture
def open(monkeypatch):
    monkeypatch.setattr(conftest, "PROGRAM", HERE / "cells.py")
    opened = []

    def open(**options):
        xdotool("mousemove", 1279, 899)
        probe = Cells({"library": str(LIBRARY), **options})
        opened.append(probe)
        probe.find()
        probe.still() if options.get("cell") != "none" else None
        return probe

    yield open
    xdotool("mouseup", 1)
    for probe in opened:
        probe.close()


def turned(before, after):
    """Whether the turntable has turned. Cells at rest are at whole points, which differ by at most half a point."""
    return not alike(before, after, tolerance=1)


EDGES = [{"edge": "left"}, {"edge": "full"}, {"edge": "top"}]


def drag(start, *ways):
    xdotool("mousemove", *start, "mousedown", 1)
    x, y = start
    for across, down in ways:
        x, y = x + across, y + down
        xdotool("mousemove", x, y)
    xdotool("mouseup", 1)


@pytest.mark.parametrize("settings", EDGES, ids=lambda settings: settings["edge"])
def test_a_button_in_a_cell_is_pressed_and_the_item_is_not(open, settings):
    probe = open(settings=settings)
    xdotool("mousemove", *probe.middle("item 1"), "click", 1)
    probe.wait(lambda: probe.told("clicked") == ["item 1"], "the button is clicked")
    assert probe.ask("focus") == "item 1"
    xdotool("mousemove", *probe.middle("item 2"), "click", 1)
    probe.wait(lambda: probe.told("clicked") == ["item 1", "item 2"], "and the next one")
    assert not probe.told("activated") and not probe.told("chosen")


@pytest.mark.parametrize("settings", EDGES, ids=lambda settings: settings["edge"])
def test_a_drag_that_begins_on_a_button_turns_the_turntable(open, settings):
    probe = open(settings=settings)
    before = probe.still()
    start = probe.middle("item 2")
    way = {"left": (0, -12), "top": (-12, 0), "full": (-12, 0)}[settings["edge"]]
    drag(start, *[way] * 8)
    probe.poll(lambda: turned(before, probe.still()), "it has turned")
    assert not probe.told("clicked") and not probe.told("activated")
    name = list(probe.still())[1]
    xdotool("mousemove", *probe.middle(name), "click", 1)
    probe.wait(lambda: probe.told("clicked") == [name], "buttons are pressed as before")


@pytest.fixture(scope="session")
def late_query(tmp_path_factory):
    """A library with which a program asks for the state of the mouse late."""
    library = tmp_path_factory.mktemp("late") / "late_query.so"
    subprocess.run(["clang", "-shared", "-fPIC", "-o", library, HERE / "Server" / "late_query.c"], check=True)
    return library


@pytest.mark.parametrize("way", [-32, 0])
def test_a_mouse_that_is_released_before_its_events_are_read_has_dragged(open, late_query, monkeypatch, way):
    """After a layout, GDK generates a motion from the present state of the mouse."""
    monkeypatch.setenv("LD_PRELOAD", str(late_query))
    probe = open(settings={"edge": "left"}, resizes=True)
    x, y = probe.middle("item 2")

    def queries():
        return probe.errors.count("query\n")

    xdotool("mousemove", x, y)
    before = probe.still()
    # The program answers `still` only after its queries.
    count = queries()
    xdotool("mousedown", 1)
    probe.poll(lambda: queries() > count, "the program asks for the state")
    xdotool(*[word for step in range(1, 4) for word in ("mousemove", x, y + way * step)], "mouseup", 1)
    if way == 0:
        # Nothing has been dragged; GTK itself no longer sees a click here.
        probe.still()
        assert not probe.told("activated") and not turned(before, probe.still())
    else:
        probe.poll(lambda: turned(before, probe.still()), "it has turned")
        assert not probe.told("clicked") and not probe.told("activated")


def test_another_button_of_the_mouse_ends_no_press(open):
    probe = open(settings={"edge": "left"})
    before = probe.still()
    x, y = probe.middle("item 2")
    xdotool("mousemove", x, y, "mousedown", 1, "click", 3)
    for step in range(1, 9):
        xdotool("mousemove", x, y - 12 * step)
    xdotool("mouseup", 1)
    probe.poll(lambda: turned(before, probe.still()), "the drag turns it")
    assert not probe.told("clicked") and not probe.told("activated")


def test_a_click_on_what_cannot_be_pressed_presses_the_item(open):
    probe = open(cell="label")
    xdotool("mousemove", *probe.middle("item 1"), "click", 1)
    probe.wait(lambda: probe.told("chosen"), "the item is chosen")
    assert probe.told("activated")


def test_items_without_widgets_are_drawn_and_pressed(open):
    # The item's picture is drawn where a label would be.
    labels = open(cell="label", settings={"edge": "left"})
    place = labels.middle("item 1")
    labels.close()
    probe = open(cell="none", settings={"edge": "left"})
    assert not probe.cells()
    xdotool("mousemove", *place, "click", 1)
    probe.wait(lambda: probe.told("chosen"), "the item is chosen")
    assert probe.told("activated")


def test_a_slider_in_a_cell_is_dragged_across_and_nothing_turns(open):
    probe = open(cell="scale", settings={"edge": "left"})
    before = probe.still()
    x, y, width, height = before["item 1"]
    drag((int(x + 14), int(y + height / 2)), *[(10, 0)] * 7)
    probe.wait(lambda: probe.told("scaled"), "the slider moves")
    assert not turned(before, probe.still())


def test_a_finger_presses_a_button_and_drags_the_turntable(open, fingers):
    probe = open()
    place = probe.middle("item 1")
    fingers.down(1, *place)
    fingers.up(1)
    probe.wait(lambda: probe.told("clicked") == ["item 1"], "the button is clicked")
    before = probe.still()
    fingers.drag(2, place, (place[0], place[1] - 120))
    fingers.up(2)
    probe.poll(lambda: turned(before, probe.still()), "it has turned")
    assert probe.told("clicked") == ["item 1"] and not probe.told("activated")


def test_a_press_stops_a_turntable_that_turns_and_nothing_else(open, fingers):
    probe = open(count=1000)
    place = probe.middle("item 2")

    def throw():
        fingers.drag(1, place, (place[0], place[1] - 150), steps=6)
        fingers.up(1)

    def gone(before, after):
        """The distance that the cells have moved up; a large number if all cells are new."""
        return max((before[name][1] - after[name][1] for name in before.keys() & after.keys()), default=1e9)

    throw()
    free = gone(json.loads(probe.told("down")[0]), probe.still()) - 150
    assert free > 100, "the turntable keeps moving"
    # It must still turn when a busy machine gets to the next press.
    probe.ask("set deceleration 0.9995")
    throw()
    fingers.down(2, *place)
    stopped = probe.still()
    pressed = json.loads(probe.told("down")[-1])
    # The cells are at their positions before the press, which may be a while ago on a busy machine.
    assert abs(gone(pressed, stopped)) < free / 2
    fingers.up(2)
    probe.still()
    assert not probe.told("clicked") and not probe.told("activated")


@pytest.mark.parametrize("doing", ["remove", "shrink", "unparent"])
def test_a_button_may_change_everything_when_it_is_clicked(open, doing):
    probe = open()
    probe.ask(doing)
    before = probe.still()
    xdotool("mousemove", *probe.middle("item 0"), "click", 1)
    probe.wait(lambda: probe.told("clicked"), "the button is clicked")
    if doing == "remove":
        probe.poll(lambda: probe.ask("place") == "nowhere", "the turntable is removed")
    else:
        probe.poll(lambda: "item 0" not in probe.still(), "the button is removed")
        assert len(before) - 1 <= len(probe.still())


def test_items_come_and_go(open):
    probe = open()
    before = probe.still()
    probe.ask("splice 1 1 2")
    probe.poll(lambda: {"new 0", "new 1"} <= set(probe.still()), "the new items are shown")
    assert "item 1" in before and "item 1" not in probe.still()
    assert probe.told("unbound")[0] in before
    order = [name for name in probe.still()]
    assert order.index("item 0") < order.index("new 0") < order.index("new 1") < order.index("item 2")


def test_tab_goes_into_the_cells_and_keys_they_leave_turn(open):
    probe = open(settings={"edge": "left"})
    xdotool("search", "--onlyvisible", "--name", "^cells$", "windowfocus", "--sync")
    probe.poll(lambda: xdotool("key", "Tab") or probe.ask("focus") == "RotaryTurntable", "Tab leads to the turntable")
    xdotool("key", "Tab")
    probe.poll(lambda: probe.ask("focus") == "item 0", "and to its first button")
    xdotool("key", "space")
    probe.wait(lambda: probe.told("clicked") == ["item 0"], "the button handles the space bar")
    before = probe.still()
    for _ in range(4):
        xdotool("key", "Page_Down")
    probe.poll(lambda: turned(before, probe.still()), "keys that the cell ignores turn the turntable")
    probe.poll(lambda: "item 0" not in probe.still(), "item 0 goes out of sight")
    assert probe.ask("focus") == "RotaryTurntable", "the focus returns with it"


def test_letters_are_an_entrys(open):
    probe = open(cell="entry", settings={"edge": "left"})
    xdotool("search", "--onlyvisible", "--name", "^cells$", "windowfocus", "--sync")
    xdotool("mousemove", *probe.middle("item 1"), "click", 1)
    probe.poll(lambda: probe.ask("focus") == "item 1", "a click gives it the keyboard")
    before = probe.still()
    xdotool("key", "i", "space", "Left", "Home", "j")
    probe.wait(lambda: probe.told("typed") and probe.told("typed")[-1] == "ji ", "the entry has all characters")
    assert not turned(before, probe.still()) and not probe.told("activated")


def test_a_reader_finds_the_buttons_and_the_items(open):
    probe = open()
    reader = Reader(probe, "turntable")

    def found():
        return [(role(each), each.get_name()) for each in reader.below(reader.program)]

    probe.poll(lambda: ("push button", "item 1") in found(), "the button is read")
    assert ("list item", "item 1") in found()
