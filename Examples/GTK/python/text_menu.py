"""A text view with a ring menu. Takes the path of libRotaryGTKDynamic.so."""
import ctypes
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gio, GLib, GObject, Gtk

# The library registers its types, so that Python can find them by name.
ctypes.CDLL(sys.argv[1]).rotary_init()

menu = Gio.Menu()
for label, action in [
    ("Cut", "clipboard.cut"), ("Copy", "clipboard.copy"), ("Paste", "clipboard.paste"),
    ("Select all", "selection.select-all"),
]:
    menu.append(label, action)

text = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD)
text.get_buffer().set_text("Press the right button, and slide to an item.")
controller = GObject.new(GObject.type_from_name("RotaryRingMenuController"), widget=text, menu_model=menu)
ring = controller.get_property("menu")
ring.set_property("start-angle", -135)
ring.connect("event::chosen", lambda ring, name, fields: print(name, fields, flush=True))

window = Gtk.Window(title="TextMenu", child=text, default_width=360, default_height=240)
loop = GLib.MainLoop()
window.connect("close-request", lambda _: loop.quit())
window.present()
loop.run()
