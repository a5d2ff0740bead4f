"""A dial that sets a progress bar. Takes the path of libRotaryGTKDynamic.so."""
import ctypes
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, GObject, Gtk

# The library registers its types, so that Python can find them by name.
ctypes.CDLL(sys.argv[1]).rotary_init()

dial = GObject.new(GObject.type_from_name("RotaryDial"))
for name, value in [("min", 5), ("max", 30), ("step", "0.5"), ("value", 18), ("unit", " °C")]:
    dial.set_property(name, value)
bar = Gtk.ProgressBar()


def on_value_changed(dial):
    value = dial.get_property("value")
    bar.set_fraction((value - 5) / 25)
    print(f"{value:g} {bar.get_fraction():.3f}", flush=True)


def on_changed(dial, name, fields):
    print(name, fields, flush=True)


dial.connect("value-changed", on_value_changed)
dial.connect("event::changed", on_changed)
dial.set_vexpand(True)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
box.append(dial)
box.append(bar)
window = Gtk.Window(title="Heat", child=box, default_width=320, default_height=360)
loop = GLib.MainLoop()
window.connect("close-request", lambda _: loop.quit())
window.present()
loop.run()
