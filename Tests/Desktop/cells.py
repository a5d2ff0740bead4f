#!/usr/bin/python3
"""A turntable with an app's widgets in its cells, for tests that drive it as a user does.

The first argument is a JSON object: `library`, the path of libRotaryGTKDynamic.so; the turntable's `settings`; `size`,
`count`, `cell`: `button`, `label`, `scale`, `entry` or `none`; and `resizes`, to lay out again when the mouse is
pressed. The program prints events, one per line, and answers the commands on standard input:

| command | answer |
|---|---|
| `cells` | the widgets in the turntable, by their texts: x, y, width, height in the window |
| `rest` | the same, once they have not moved for three frames |
| `focus` | the text of the cell with the focus, or the type of the focused widget |
| `splice P R A` | replaces R items at P by A new ones |
| `set S T` | sets a setting of the turntable to a text |
| `remove` | the next click on a button removes its turntable |
| `shrink` | the next click on a button removes the first item |
| `unparent` | the next click on a button removes it from its cell |
| `place`, `quit` | the turntable's bounds; ends the program |

When a finger goes down, the program prints `down` and the cells, as for `cells`.
"""
import ctypes
import json
import os
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, GObject, Gtk  # noqa: E402

OPTIONS = json.loads(sys.argv[1])
ctypes.CDLL(OPTIONS["library"]).rotary_init()
LOOP = GLib.MainLoop()
NEXT = []


def say(*words):
    print(*words, flush=True)


def text(cell):
    return getattr(cell, "text", None)


def clicked(button):
    say("clicked", text(button))
    for doing in NEXT:
        if doing == "remove":
            BOX.remove(TABLE)
        elif doing == "shrink":
            ITEMS.remove(0)
        elif doing == "unparent":
            button.unparent()
    NEXT.clear()


def create(table):
    kind = OPTIONS.get("cell", "button")
    if kind == "none":
        return None
    if kind == "label":
        return Gtk.Label()
    if kind == "entry":
        entry = Gtk.Entry(width_chars=6)
        entry.connect("changed", lambda entry: say("typed", entry.get_text()))
        return entry
    if kind == "scale":
        scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
        scale.set_size_request(120, -1)
        scale.connect("value-changed", lambda scale: say("scaled", text(scale), scale.get_value()))
        return scale
    button = Gtk.Button()
    button.connect("clicked", clicked)
    return button


def bind(table, cell, item, position):
    cell.text = item.get_string()
    if hasattr(cell, "set_label"):
        cell.set_label(cell.text)


def unbind(table, cell, item):
    say("unbound", item.get_string())


def cells():
    found = {}
    child = TABLE.get_first_child()
    while child is not None:
        if text(child) is not None and child.get_mapped():
            x, y = child.translate_coordinates(WINDOW, 0, 0)
            found[child.text] = [x, y, child.get_width(), child.get_height()]
        child = child.get_next_sibling()
    return found


def rest():
    """Answers after three frames without motion."""
    seen = []

    def tick(table, clock):
        seen.append(cells())
        if len(seen) > 3 and all(place == seen[-1] for place in seen[-4:]):
            say("rest", json.dumps(seen[-1]))
            return False
        table.queue_draw()
        return True

    TABLE.add_tick_callback(tick)


def focus():
    widget = WINDOW.get_focus()
    while widget is not None and widget is not TABLE and text(widget) is None:
        widget = widget.get_parent()
    return "nothing" if widget is None else text(widget) or GObject.type_name(widget)


def press_reporter():
    """Prints the cells' bounds when a finger goes down, before any widget handles it."""
    gesture = Gtk.GestureClick(touch_only=True, propagation_phase=Gtk.PropagationPhase.CAPTURE)
    gesture.connect("pressed", lambda gesture, count, x, y: say("down", json.dumps(cells())))
    return gesture


def resizer():
    """Lays the window out when the mouse is pressed."""
    gesture = Gtk.GestureClick(propagation_phase=Gtk.PropagationPhase.CAPTURE)
    gesture.connect("pressed", lambda *_: TABLE.queue_resize())
    return gesture


def place():
    if not TABLE.get_mapped() or not TABLE.get_width():
        return "nowhere"
    x, y = TABLE.translate_coordinates(WINDOW, 0, 0)
    return f"{x} {y} {TABLE.get_width()} {TABLE.get_height()}"


def answer(command):
    word, *rest = command.split()
    if word == "cells":
        return json.dumps(cells())
    if word == "focus":
        return focus()
    if word == "place":
        return place()
    if word == "splice":
        position, removed, added = map(int, rest)
        ITEMS.splice(position, removed, [f"new {number}" for number in range(added)])
    elif word == "set":
        TABLE.set_property(*rest)
    elif word == "quit":
        WINDOW.destroy()
        LOOP.quit()
    else:
        NEXT.append(word)
    return "done"


def read(channel, condition):
    line = sys.stdin.readline()
    if not line:
        LOOP.quit()
        return False
    if line.strip() == "rest":
        rest()
    else:
        say(line.strip(), answer(line.strip()))
    return True


ITEMS = Gtk.StringList.new([f"item {number}" for number in range(OPTIONS.get("count", 100))])
TABLE = GObject.new(GObject.type_from_name("RotaryTurntable"))
for name, value in OPTIONS.get("settings", {}).items():
    TABLE.set_property(name, value)
TABLE.connect("create-cell", create)
TABLE.connect("bind-cell", bind)
TABLE.connect("unbind-cell", unbind)
TABLE.connect("activate", lambda table: say("activated"))
TABLE.connect("value-changed", lambda table: say("chosen"))
TABLE.set_property("model", ITEMS)
TABLE.set_size_request(*OPTIONS.get("size", [500, 400]))
TABLE.set_halign(Gtk.Align.CENTER)
BOX = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=10, valign=Gtk.Align.CENTER)
BOX.append(Gtk.Button(label="before"))
BOX.append(TABLE)
BOX.append(Gtk.Button(label="after"))
WINDOW = Gtk.Window(title="cells", decorated=False, default_width=700, default_height=600, child=BOX)
WINDOW.add_controller(press_reporter())
if OPTIONS.get("resizes"):
    WINDOW.add_controller(resizer())
WINDOW.present()
os.set_blocking(0, True)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, read)
LOOP.run()
