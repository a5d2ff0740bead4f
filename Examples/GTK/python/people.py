"""A turntable of ten thousand people, with a button for each visible one. Takes the path of libRotaryGTKDynamic.so."""
import ctypes
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, GObject, Gtk

ctypes.CDLL(sys.argv[1]).rotary_init()

people = Gtk.StringList.new([f"Person {number}" for number in range(1, 10_001)])
turntable = GObject.new(GObject.type_from_name("RotaryTurntable"))


def create_cell(turntable):
    button = Gtk.Button(halign=Gtk.Align.START)
    button.connect("clicked", lambda button: print("called", button.get_label(), flush=True))
    return button


turntable.connect("create-cell", create_cell)
turntable.connect("bind-cell", lambda turntable, cell, item, position: cell.set_label(item.get_string()))
turntable.set_property("model", people)
window = Gtk.Window(title="People", child=turntable, default_width=580, default_height=360)
loop = GLib.MainLoop()
window.connect("close-request", lambda _: loop.quit())
window.present()
loop.run()
