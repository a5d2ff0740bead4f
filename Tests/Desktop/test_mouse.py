"""Mouse and keyboard."""

import signal
import time

from conftest import alike, replay
from hands import xdotool


def move(probe, x, y):
    xdotool("mousemove", *map(int, probe.at(x, y)))


def focuses(probe):
    """The focus inputs of the control."""
    return [line["focus"] for line in probe.inputs if "focus" in line]


def focus(probe):
    """Focuses the window, as a window manager would."""
    xdotool("search", "--onlyvisible", "--name", "^probe$", "windowfocus", "--sync")
    return probe


def test_a_click_turns_a_wheel_to_the_sector_under_it(show):
    probe = show("wheel")
    move(probe, 114, 31)
    probe.wait(lambda: "hover" in probe.phases(), "the mouse is over it")
    xdotool("click", 1)
    probe.wait(lambda: probe.named("tapped", "selected", "changed"), "the wheel reports the click")
    assert "mouse" in {line.get("kind") for line in probe.inputs}


def test_a_drag_beyond_the_control_tells_what_the_core_tells(show):
    probe = show("dial", settings={"value": 50})
    move(probe, 100, 30)
    xdotool("mousedown", 1)
    for x, y in [(120, 34), (140, 42), (170, 60), (230, 90), (260, 120)]:
        move(probe, x, y)
    xdotool("mouseup", 1)
    probe.wait(lambda: probe.phases()[-1:] == ["leave"], "the button is released beside the dial")
    state = probe.rest()
    assert probe.phases().count("up") == 1 and state["value"] > 60
    events, expected = replay(probe.head, probe.inputs)
    assert alike(probe.events, events) and alike(state, expected)


def test_a_drag_that_a_busy_program_reads_at_once_keeps_its_times(show):
    probe = show("wheel")
    # Before the program reads its first event, which must not determine the clock's offset wrongly.
    probe.process.send_signal(signal.SIGSTOP)
    move(probe, 100, 30)
    xdotool("mousedown", 1)
    move(probe, 104, 30)
    begin = time.monotonic()
    for x, y in [(108, 30), (112, 31), (116, 32), (120, 34), (124, 35), (128, 37)]:
        move(probe, x, y)
    end = time.monotonic()
    move(probe, 132, 39)
    xdotool("mouseup", 1)
    probe.process.send_signal(signal.SIGCONT)
    probe.wait(lambda: "up" in probe.phases(), "the button is released")
    moves = [line["t"] for line in probe.inputs if line.get("pointer") == "move"]
    # Time stamps are in milliseconds.
    assert moves[-1] - moves[0] > end - begin - 0.002
    probe.wait(lambda: probe.named("changing"), "it is thrown on")


def test_another_button_means_nothing_during_a_drag(show):
    probe = show("dial", settings={"value": 50})
    move(probe, 100, 30)
    xdotool("mousedown", 1)
    move(probe, 140, 42)
    xdotool("click", 3)
    probe.wait(lambda: "move" in probe.phases(), "the dial is dragged")
    value = probe.state["value"]
    move(probe, 165, 75)
    probe.poll(lambda: probe.state["value"] > value, "it is dragged on")
    xdotool("mouseup", 1)
    probe.wait(lambda: "up" in probe.phases(), "the button is released")
    assert probe.phases().count("down") == 1 and not {"cancel", "lost"} & set(probe.phases())


def test_the_mouse_over_the_control_comes_and_goes(show):
    probe = show("wheel")
    move(probe, 100, 60)
    probe.wait(lambda: probe.phases()[-1:] == ["hover"], "it comes")
    move(probe, 100, -30)
    probe.wait(lambda: probe.phases()[-1:] == ["leave"], "it goes")
    move(probe, 100, 60)
    probe.wait(lambda: probe.phases()[-1:] == ["hover"], "it comes again")
    # Beside a round control, the mouse is over another widget.
    move(probe, 2, 2)
    probe.wait(lambda: probe.phases()[-1:] == ["leave"], "it goes into a corner")


def test_a_notch_of_the_mouse_wheel_is_one_step(show):
    probe = show("dial", settings={"value": 50})
    move(probe, 100, 100)
    xdotool("click", 4)
    probe.wait(lambda: any("wheel" in line for line in probe.inputs), "the control receives the wheel")
    [notch] = [line for line in probe.inputs if "wheel" in line]
    assert (notch["wheel"], notch["unit"], notch["phase"]) == ([0, -1], "notches", "unknown")
    probe.poll(lambda: probe.state["value"] == 51, "the dial moves by one step")


def test_keys_go_where_tab_leads_and_the_focus_is_shown_for_keys_only(show):
    probe = focus(show("dial", settings={"value": 50}))
    xdotool("key", "Tab")
    if probe.ask("focused") == "no":
        xdotool("key", "Tab")
    probe.poll(lambda: probe.ask("focused") == "yes", "Tab leads to the dial")
    probe.wait(lambda: focuses(probe) == [True], "the dial shows it")
    xdotool("key", "Up")
    probe.wait(lambda: probe.events, "the dial turns")
    assert probe.state["value"] == 51
    xdotool("key", "ctrl+Home")
    xdotool("key", "Page_Up")
    probe.poll(lambda: probe.state["value"] == 61, "the dial ignores keys with Control")
    xdotool("key", "Home")
    probe.poll(lambda: probe.state["value"] == 0, "Home turns it to its start")
    xdotool("key", "Tab")
    probe.poll(lambda: probe.ask("focused") == "no", "Tab leads on")
    probe.wait(lambda: focuses(probe) == [True, False], "the dial no longer shows it")
    xdotool("key", "shift+Tab")
    probe.poll(lambda: probe.ask("focused") == "yes", "and back")


def test_a_click_gives_the_keyboard(show):
    probe = focus(show("dial", settings={"value": 50}))
    move(probe, 100, 30)
    xdotool("click", 1)
    probe.poll(lambda: probe.ask("focused") == "yes", "the dial has the keyboard")
    assert not focuses(probe), "a click does not show the focus"
    xdotool("key", "Up")
    probe.wait(lambda: any(line.get("key") == "ArrowUp" for line in probe.inputs), "the dial handles keys")
