"""The accessible elements of a control and their actions, by AT-SPI."""

import gi
import pytest

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from controls import CONTROLS  # noqa: E402

INSIDE = {"slider", "spin button", "progress bar", "level bar", "list item", "menu item"}


class Reader:
    """A screen reader for one program. It caches nothing."""

    def __init__(self, probe, control):
        self.probe = probe
        self.role = CONTROLS[control].role

    @property
    def program(self):
        """The probe's program. Other programs start and end meanwhile and change its index, so this retries."""
        return self.probe.poll(self.find_program, "the reader finds the program")

    def find_program(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            try:
                if program is not None and program.get_process_id() == self.probe.process.pid:
                    program.clear_cache()
                    return program
            except GLib.GError:
                pass  # A program on another screen has just ended.
        return None

    def below(self, element):
        for child in children(element):
            yield child
            yield from self.below(child)

    @property
    def root(self):
        """The control's widget, which is between the two buttons."""
        return self.probe.poll(self.find_root, "the reader finds the control")

    def find_root(self):
        for element in self.below(self.program):
            names = [child.get_name() for child in children(element)]
            if "before" in names and "after" in names:
                return children(element)[1]
        return None

    @property
    def elements(self):
        return [child for child in children(self.root) if role(child) in INSIDE]

    def states(self, element):
        element.clear_cache()
        return {state.value_nick for state in element.get_state_set().get_states()}


def children(element):
    """The elements below an element; none if it was removed while it was read, such as a menu that closes."""
    try:
        element.clear_cache()
        found = [element.get_child_at_index(index) for index in range(element.get_child_count())]
        found = [child for child in found if child is not None]
        for child in found:
            child.clear_cache()
        return found
    except GLib.GError:
        return []


def role(element):
    """The role of an element; none if it was removed while it was read."""
    try:
        return element.get_role_name()
    except GLib.GError:
        return None


def act(element, name):
    action = element.get_action_iface()
    names = [action.get_action_name(index) for index in range(action.get_n_actions())]
    assert f"rotary.{name}" in names, names
    return action.do_action(names.index(f"rotary.{name}"))


@pytest.fixture
def read(show):
    def read(control, **details):
        probe = show(control, settings=CONTROLS[control].settings, **details)
        return probe, Reader(probe, control)

    return read


@pytest.mark.parametrize("control", CONTROLS)
def test_each_control_has_its_role_and_its_elements(control, read):
    probe, reader = read(control)
    expected = CONTROLS[control]
    assert role(reader.root) == expected.role
    roles = [role(element) for element in reader.elements]
    assert set(roles) == set(expected.inside) and len(roles) >= len(expected.inside)
    states = reader.states(reader.root)
    assert {"sensitive", "visible"} <= states and "busy" not in states


@pytest.mark.parametrize("control", [name for name, shown in CONTROLS.items() if shown.number])
def test_a_number_is_read_with_its_ends(control, read):
    now, minimum, maximum = CONTROLS[control].number
    probe, reader = read(control)
    [element] = reader.elements
    value = element.get_value_iface()
    assert value.get_current_value() == pytest.approx(now)
    assert value.get_minimum_value() == minimum and value.get_maximum_value() == maximum
    assert reader.root.get_description()


def test_a_reader_sets_a_number_and_reads_what_the_control_makes_of_it(read):
    probe, reader = read("dial")
    reader.elements[0].get_value_iface().set_current_value(63.4)
    probe.wait(lambda: probe.named("changed"), "the app receives the event")
    assert probe.state["value"] == 63
    probe.poll(lambda: reader.elements[0].get_value_iface().get_current_value() == 63, "the reader reads 63")
    probe.poll(lambda: reader.root.get_description() == "63", "and the words")
    reader.elements[0].get_value_iface().set_current_value(63.3)
    probe.poll(lambda: reader.elements[0].get_value_iface().get_current_value() == 63, "it stays at 63")


def test_each_thumb_of_a_range_has_its_own_name_number_and_place(read):
    probe, reader = read("range-dial")
    low, high = reader.elements
    assert [low.get_name(), high.get_name()] == ["Minimum", "Maximum"]
    assert [thumb.get_value_iface().get_current_value() for thumb in (low, high)] == [20, 60]
    places = [thumb.get_component_iface().get_extents(Atspi.CoordType.WINDOW) for thumb in (low, high)]
    assert places[0].x < places[1].x and min(place.width for place in places) >= 44
    high.get_value_iface().set_current_value(80)
    probe.poll(lambda: probe.state["high"] == 80, "the reader sets the upper one")
    assert probe.state["low"] == 20


def test_the_selected_element_follows_the_wheel(read):
    probe, reader = read("wheel")
    options = reader.elements
    selected = [("selected" in reader.states(option)) for option in options]
    assert len(options) == 4 and selected.count(True) == 1
    other = (selected.index(True) + 2) % 4
    assert act(options[other], "activate")
    probe.wait(lambda: probe.named("changed"), "the wheel turns there")
    probe.poll(
        lambda: ["selected" in reader.states(option) for option in reader.elements]
        == [index == other for index in range(4)],
        "the reader finds the other one selected",
    )
    assert reader.root.get_description() == reader.elements[other].get_name()


def test_elements_are_where_they_are_drawn(read):
    probe, reader = read("wheel")
    root = reader.root.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    assert (root.width, root.height) == (200, 200)
    for option in reader.elements:
        place = option.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        assert root.x - 1 <= place.x and place.x + place.width <= root.x + root.width + 1
        assert 0 < place.width < 200 and 0 < place.height <= 200


def test_a_step_is_an_action(read):
    probe, reader = read("dial")
    assert act(reader.root, "increment")
    probe.poll(lambda: probe.state["value"] == 41, "the dial is one step on")
    assert act(reader.root, "decrement")
    probe.poll(lambda: probe.state["value"] == 40, "and back")


def test_a_menu_opens_shows_its_items_and_chooses_one(read):
    probe, reader = read("ring-menu", size=(400, 400))
    assert act(reader.root, "activate")
    names = probe.poll(
        lambda: [element.get_name() for element in reader.elements], "the menu's items are found"
    )
    assert len(names) > 2 and all(names)
    assert "expanded" in reader.states(reader.root)
    assert act(reader.elements[1], "activate")
    probe.wait(lambda: probe.named("chosen"), "an item is chosen")
    probe.poll(lambda: not reader.elements, "the menu is closed")
    assert "expanded" not in reader.states(reader.root)


def test_what_cannot_be_used_is_not_sensitive(read):
    probe, reader = read("dial")
    probe.ask("insensitive")
    probe.poll(lambda: "sensitive" not in reader.states(reader.root), "the reader finds the new state")
    reader.elements[0].get_value_iface().set_current_value(80)
    assert probe.state["value"] == 40 and not probe.events


def test_the_focus_stays_with_the_control(read):
    probe, reader = read("range-dial")
    for element in reader.elements:
        assert "focusable" not in reader.states(element)
    assert "focusable" in reader.states(reader.root)


def test_a_drag_by_a_finger_is_read_out(read, fingers):
    probe, reader = read("dial")
    fingers.drag(1, probe.at(38, 76), probe.at(60, 42))
    fingers.up(1)
    probe.wait(lambda: probe.named("changed"), "the dial is turned")
    text = probe.rest()["text"]
    assert text != "40"
    probe.poll(lambda: reader.root.get_description() == text, "the reader reads the new value")
