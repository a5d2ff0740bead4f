"""A ring menu on a widget, opened with a mouse, a finger and keys."""

import math
import signal
import time

import pytest

from hands import xdotool
from test_access import Reader, act, children, role

ITEMS = ["Cut", "Copy", "Paste", "Delete"]
# The distance of a wedge's middle from the centre of a plain ring, in points.
RADIUS = 80


@pytest.fixture
def attach(show):
    """Shows a widget with a ring menu of four items, the first at the lower right."""
    def attach(*options, settings=None, size=(200, 200)):
        probe = show("ring-menu", "attached", *options, size=size, settings={"titles": ITEMS, **(settings or {})})
        xdotool("search", "--onlyvisible", "--name", "^probe$", "windowfocus", "--sync")
        if "vertical" in options:
            probe.ask("center")
            probe.poll(lambda: abs(probe.find().y + probe.height / 2 - 350) < 60, "it is in the middle of the window")
        return probe

    return attach


def middle(probe):
    return probe.at(probe.width / 2, probe.height / 2)


def center(probe):
    """The centre of the open ring on the screen, once it has not moved for some frames."""
    seen = []

    def placed():
        corner, state = probe.ask("corner"), probe.state
        seen.append((corner, state["centerX"], state["centerY"]))
        return corner != "nowhere" and len(seen) > 3 and len(set(seen[-4:])) == 1

    probe.poll(placed, "the ring is placed")
    corner, x, y = seen[-1]
    left, top = map(float, corner.split())
    return left + x, top + y


def item(probe, index, radius=RADIUS):
    x, y = center(probe)
    angle = math.radians(90 * index + 45)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def mouse(*words):
    xdotool(*[int(word) if isinstance(word, float) else word for word in words])


def opened(probe):
    probe.wait(lambda: probe.named("opened"), "the menu opens")
    return probe


def closed(probe):
    probe.poll(lambda: probe.ask("corner") == "nowhere", "the menu is closed")


def chosen(probe):
    return [event["index"] for event in probe.named("chosen")]


# A mouse.

def test_the_secondary_button_opens_it_around_the_pointer(attach):
    probe = attach("label")
    mouse("mousemove", *middle(probe), "mousedown", "3")
    opened(probe)
    assert all(abs(a - b) <= 1 for a, b in zip(center(probe), middle(probe)))
    mouse("mouseup", "3")
    assert probe.state["open"]


def test_press_drag_release_chooses_in_one_movement(attach):
    probe = attach("label")
    mouse("mousemove", *middle(probe), "mousedown", "3")
    opened(probe)
    mouse("mousemove", *item(probe, 1))
    probe.poll(lambda: probe.state["highlighted"] == 1, "the item is highlighted")
    mouse("mouseup", "3")
    probe.wait(lambda: probe.named("closing"), "it closes")
    assert chosen(probe) == [1]
    closed(probe)


def test_clicks_choose_one_item_after_the_other(attach):
    probe = attach("label", settings={"titles": ["Edit", ">Cut", ">Copy", ">Paste", ">Delete", "View", "Go", "Help"]})
    mouse("mousemove", *middle(probe), "click", "3")
    opened(probe)
    mouse("mousemove", *item(probe, 0))
    probe.poll(lambda: probe.state["highlighted"] == 0, "the item is highlighted")
    mouse("click", "1")
    probe.wait(lambda: probe.named("entered"), "its ring opens")
    mouse("mousemove", *item(probe, 2))
    probe.poll(lambda: probe.state["highlighted"] == 3, "the item below is highlighted")
    mouse("click", "1")
    probe.wait(lambda: chosen(probe) == [3], "the item is chosen")
    closed(probe)


def test_a_click_elsewhere_closes_it_and_presses_nothing(attach):
    probe = attach("button", size=(600, 80))
    before = probe.ask("focus")
    mouse("mousemove", *probe.at(300, 40), "click", "3")
    opened(probe)
    assert probe.ask("focus") == "RotaryRingMenu"
    mouse("mousemove", *probe.at(10, 40), "click", "1")
    closed(probe)
    assert not chosen(probe) and "clicked" not in probe.lines
    assert probe.ask("focus") == before
    # A small movement, as a hand makes. After each layout, GTK 4.8 creates a motion event with the buttons that are
    # pressed on the server at that time (gdk_surface_ensure_motion). If the program has not read the event of a
    # released button yet, this cancels the press (gtk_gesture_single_handle_event). A plain GtkButton that is laid
    # out in each frame loses ten of ten such clicks, so the popover is not the cause. With a real motion, GTK creates
    # none.
    mouse("mousemove", *probe.at(12, 40), "click", "1")
    probe.wait(lambda: "clicked" in probe.lines, "the button handles the next click")


def test_a_second_secondary_press_opens_it_elsewhere(attach):
    probe = attach("label", size=(600, 200))
    mouse("mousemove", *probe.at(60, 100), "click", "3")
    opened(probe)
    mouse("mousemove", *probe.at(500, 100), "click", "3")
    probe.wait(lambda: len(probe.named("opened")) == 2, "it opens again")
    assert abs(center(probe)[0] - probe.at(500, 100)[0]) <= 1


@pytest.mark.parametrize("x,y", [(0, 0), (1279, 0), (0, 899), (1279, 899)])
def test_the_ring_stays_on_the_screen(x, y, attach):
    probe = attach("label", size=(690, 640))
    # Without a window manager, the window is in a corner of the screen.
    xdotool("search", "--onlyvisible", "--name", "^probe$", "windowmove", "--sync", 580 if x else 0, 200 if y else 0)
    left, top = (580 if x else 0), (200 if y else 0)
    mouse("mousemove", min(max(x, left + 20), left + 680), min(max(y, top + 60), top + 660), "click", "3")
    opened(probe)
    found = xdotool_popup()
    assert 0 <= found[0] and found[0] + found[2] <= 1280 and 0 <= found[1] and found[1] + found[3] <= 900
    width, height = map(int, probe.ask("size").split())
    assert (width, height) == (found[2], found[3]) and width == height and width > 234
    state = probe.state
    assert 117 <= state["centerX"] <= width - 117 and 117 <= state["centerY"] <= height - 117


def xdotool_popup():
    """The bounds of the smallest window on the screen: x, y, width, height."""
    import subprocess
    ids = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", ".*"], stdout=subprocess.PIPE, text=True
    ).stdout.split()
    found = []
    for number in ids:
        text = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", number], stdout=subprocess.PIPE, text=True
        ).stdout
        values = dict(line.split("=") for line in text.split())
        found.append(tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))
    return min((place for place in found if place[2] > 100), key=lambda place: place[2] * place[3])


# Keys.

@pytest.mark.parametrize("key", ["Menu", "shift+F10"])
def test_keys_open_it_in_the_middle_and_choose(key, attach):
    probe = attach("button")
    for _ in range(3):
        if probe.ask("focused") == "no":
            xdotool("key", "Tab")
    probe.poll(lambda: probe.ask("focused") == "yes", "the button has the keyboard")
    xdotool("key", key)
    opened(probe)
    assert center(probe) == pytest.approx(middle(probe), abs=1)
    assert probe.ask("focus") == "RotaryRingMenu" and probe.state["highlighted"] == 0
    xdotool("key", "Down")
    probe.poll(lambda: probe.state["highlighted"] == 1, "the highlight moves on")
    xdotool("key", "Return")
    probe.wait(lambda: chosen(probe) == [1], "Return chooses")
    closed(probe)
    assert probe.ask("focused") == "yes" and "clicked" not in probe.lines


def test_escape_closes_it_and_gives_the_keyboard_back(attach):
    probe = attach("entry", size=(300, 40))
    mouse("mousemove", *middle(probe), "click", "1")
    xdotool("type", "ab")
    probe.poll(lambda: probe.ask("content") == "ab", "the entry has the text")
    xdotool("key", "Menu")
    opened(probe)
    assert probe.ask("focus") == "RotaryRingMenu"
    xdotool("key", "Escape")
    closed(probe)
    assert not chosen(probe) and probe.ask("focus") == "GtkText"
    xdotool("key", "End")
    xdotool("type", "c")
    probe.poll(lambda: probe.ask("content") == "abc", "and again")


# Fingers.

def test_a_finger_that_rests_opens_it_slides_and_lets_go(attach, fingers):
    probe = attach("label")
    fingers.down(1, *middle(probe))
    opened(probe)
    fingers.go(1, middle(probe), item(probe, 2))
    probe.poll(lambda: probe.state["highlighted"] == 2, "the item is highlighted")
    fingers.up(1)
    probe.wait(lambda: chosen(probe) == [2], "it is chosen")
    closed(probe)


def test_a_tap_is_the_widgets_own(attach, fingers):
    probe = attach("button")
    fingers.down(1, *middle(probe))
    fingers.up(1)
    probe.wait(lambda: "clicked" in probe.lines, "the button is pressed")
    assert not probe.events


def test_a_finger_that_rests_on_a_button_does_not_press_it(attach, fingers):
    probe = attach("button")
    fingers.down(1, *middle(probe))
    opened(probe)
    fingers.up(1)
    closed(probe)
    assert "clicked" not in probe.lines and not chosen(probe)


def test_a_finger_taps_items_of_an_open_ring(attach, fingers):
    probe = attach("label")
    mouse("mousemove", *middle(probe), "click", "3")
    opened(probe)
    # Not a double click.
    probe.rest()
    place = item(probe, 3)
    fingers.down(1, *place)
    probe.poll(lambda: probe.state["highlighted"] == 3, "the item is highlighted")
    fingers.up(1)
    probe.wait(lambda: chosen(probe) == [3], "it is chosen")


def test_a_finger_elsewhere_closes_it(attach, fingers):
    probe = attach("label", size=(690, 300))
    mouse("mousemove", *probe.at(500, 150), "click", "3")
    opened(probe)
    fingers.down(1, *probe.at(30, 150))
    probe.wait(lambda: probe.named("closing"), "it closes")
    fingers.up(1)
    closed(probe)
    assert not chosen(probe)


def test_a_finger_that_moves_scrolls_the_list_and_opens_nothing(attach, fingers):
    probe = attach("label", "vertical")
    before = float(probe.ask("scrolled"))
    start = middle(probe)
    fingers.drag(1, start, (start[0], start[1] - 80), steps=20)
    probe.poll(lambda: float(probe.ask("scrolled")) > before + 24, "the list scrolls")
    fingers.up(1)
    assert not probe.events
    probe.find()
    fingers.down(1, *middle(probe))
    opened(probe)
    fingers.go(1, middle(probe), item(probe, 2))
    fingers.up(1)
    probe.wait(lambda: chosen(probe) == [2], "the next long press opens it and chooses")


def test_a_finger_that_has_opened_it_scrolls_nothing(attach, fingers):
    probe = attach("label", "vertical")
    before = probe.ask("scrolled")
    fingers.down(1, *middle(probe))
    opened(probe)
    target = item(probe, 3)
    fingers.go(1, middle(probe), target, steps=20)
    probe.poll(lambda: probe.state["highlighted"] == 3, "the item is highlighted")
    assert probe.ask("scrolled") == before
    fingers.up(1)
    probe.wait(lambda: chosen(probe) == [3], "it is chosen")
    assert probe.ask("scrolled") == before


def test_nothing_scrolls_under_an_open_menu(attach):
    probe = attach("label", "vertical")
    before = probe.ask("scrolled")
    mouse("mousemove", *middle(probe), "click", "3")
    opened(probe)
    mouse("mousemove", *item(probe, 0), "click", "5")
    mouse("mousemove", *probe.at(-150, 10), "click", "5")
    assert probe.state["open"]
    xdotool("key", "Escape")
    closed(probe)
    # The key comes after the wheel.
    assert probe.ask("scrolled") == before
    mouse("click", "5")
    probe.poll(lambda: probe.ask("scrolled") != before, "then it scrolls again")


def test_a_finger_that_rests_on_a_text_opens_it(attach, fingers):
    probe = attach("text", size=(300, 200))
    fingers.down(1, *middle(probe))
    opened(probe)
    fingers.go(1, middle(probe), item(probe, 0))
    fingers.up(1)
    probe.wait(lambda: chosen(probe) == [0], "an item is chosen")


# Strokes.

def test_a_stroke_chooses_without_the_menu(attach, fingers):
    probe = attach("label", settings={"marks": True})
    start = middle(probe)
    fingers.drag(1, start, (start[0] - 100, start[1] + 100))
    fingers.up(1)
    probe.wait(lambda: chosen(probe) == [1], "the stroke chooses")
    assert not probe.named("opened")
    closed(probe)


def test_a_stroke_of_the_mouse_chooses_and_a_click_opens(attach):
    # Even on a slow machine, the stroke begins before the menu opens, and no pause in it opens a ring.
    probe = attach("label", settings={"marks": True, "hold": 10, "pause": 10})
    start = middle(probe)
    mouse("mousemove", *start, "mousedown", "3")
    probe.poll(lambda: probe.ask("corner") != "nowhere", "strokes can be drawn")
    for step in range(1, 11):
        mouse("mousemove", start[0] - 10 * step, start[1] - 10 * step)
    mouse("mouseup", "3")
    probe.wait(lambda: chosen(probe) == [2], "the stroke chooses")
    closed(probe)
    mouse("mousemove", *start, "click", "3")
    opened(probe)


# Lifetime.

@pytest.mark.parametrize("change", ["hide", "insensitive", "remove", "destroy", "detach"])
def test_a_widget_that_goes_takes_its_open_menu_along(change, attach):
    probe = attach("label")
    mouse("mousemove", *middle(probe), "click", "3")
    opened(probe)
    probe.ask(change)
    closed(probe)
    assert not chosen(probe) and not probe.state["open"]


@pytest.mark.parametrize("is_late", [False, True], ids=["at once", "late"])
@pytest.mark.parametrize("change", ["hide", "remove"])
def test_a_finger_that_holds_a_menu_may_lose_its_widget(change, is_late, attach, fingers):
    probe = attach("label")
    fingers.down(1, *middle(probe))
    opened(probe)
    place = probe.ask("before")
    way = middle(probe), item(probe, 2)
    if is_late:
        probe.process.send_signal(signal.SIGSTOP)
    fingers.go(1, *way)
    probe.send(change)
    fingers.up(1)
    if is_late:
        # GTK's delay before it looks for a tooltip passes, so that it looks without the widget.
        time.sleep(0.5)
        probe.process.send_signal(signal.SIGCONT)
    # A later tap on the button above, which has moved.
    place = probe.poll(lambda: (now := probe.ask("before")) != place and now, "the button above has moved")
    x, y, width, height = map(float, place.split())
    fingers.down(2, x + width / 2, y + height / 2)
    fingers.up(2)
    probe.wait(lambda: "tapped before" in probe.lines, "the button above is pressed")
    assert probe.ask("corner") == "nowhere" and not chosen(probe)


def test_an_app_may_take_the_widget_away_when_an_item_is_chosen(attach):
    probe = attach("label", "removes")
    mouse("mousemove", *middle(probe), "mousedown", "3")
    opened(probe)
    mouse("mousemove", *item(probe, 1))
    probe.poll(lambda: probe.state["highlighted"] == 1, "the item is highlighted")
    mouse("mouseup", "3")
    probe.wait(lambda: "removed" in probe.lines, "the app removes the widget")
    assert probe.ask("corner") == "nowhere" and chosen(probe) == [1]


# Actions, and menus in menus.

def test_items_of_a_model_activate_their_actions(attach):
    probe = attach("label", "model")
    mouse("mousemove", *middle(probe), "mousedown", "3")
    opened(probe)
    x, y = center(probe)
    # Three wedges of 120 degrees; the second is Copy.
    mouse("mousemove", x - RADIUS, y)
    probe.poll(lambda: probe.state["highlighted"] == 1, "the item is highlighted")
    mouse("mouseup", "3")
    probe.wait(lambda: "action copy" in probe.lines, "its action is activated")
    closed(probe)


def test_an_item_whose_action_is_disabled_cannot_be_chosen(attach):
    probe = attach("label", "model")
    mouse("mousemove", *middle(probe), "click", "3")
    opened(probe)
    x, y = center(probe)
    mouse("mousemove", x + RADIUS / 2, y - RADIUS * math.sqrt(3) / 2)
    mouse("click", "1")
    closed(probe)
    assert not chosen(probe) and not [line for line in probe.lines if line.startswith("action")]


def test_the_innermost_widget_with_a_menu_has_it(attach):
    probe = attach("label", "inner")
    mouse("mousemove", *middle(probe), "click", "3")
    opened(probe)
    xdotool("key", "Home")
    xdotool("key", "Return")
    probe.wait(lambda: chosen(probe) == [0], "the widget's own menu has opened")
    closed(probe)
    assert not [line for line in probe.lines if line.startswith("outer")]


# Assistive technologies.

def test_a_reader_opens_the_menu_and_finds_its_items(attach):
    probe = attach("label", "model")
    reader = Reader(probe, "ring-menu")
    assert role(reader.root) == "label" and not menus(reader)
    action = reader.root.get_action_iface()
    names = [action.get_action_name(index) for index in range(action.get_n_actions())]
    assert action.do_action(names.index("ring-menu.popup"))
    opened(probe)
    probe.poll(lambda: menus(reader), "the reader finds the menu")
    items = probe.poll(lambda: (found := items_of(reader)) and len(found) == 3 and found, "and its items")
    assert [item.get_role_name() for item in items] == ["menu item"] * 3
    assert [item.get_name() for item in items] == ["Cut", "C_opy", "Paste"]
    assert ["sensitive" in reader.states(item) for item in items] == [True, True, False]
    probe.poll(
        lambda: any("focused" in reader.states(menu) for menu in menus(reader)), "the keyboard is in the menu")
    assert act(items[1], "activate")
    probe.wait(lambda: "action copy" in probe.lines, "the reader chooses")
    probe.poll(lambda: not menus(reader), "the menu is closed")


def items_of(reader):
    return [item for menu in menus(reader) for item in children(menu)]


def menus(reader):
    return [element for element in reader.below(reader.program) if role(element) == "menu"]
