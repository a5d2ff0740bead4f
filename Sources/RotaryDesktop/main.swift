#if GTK
import CGtk
import Glibc
import RotaryGTK

// The gallery in a window: every demo of the controls, in a list. A demo's id as the first argument opens that one.

guard gtk_init_check() != 0 else {
  print("rotary-gallery finds no display to open a window on.")
  exit(1)
}
RotaryLibrary.begin()
let gallery = GalleryWindow(showing: CommandLine.arguments.dropFirst().first)
while gallery.isOpen { g_main_context_iteration(nil, 1) }
#else
import Glibc

print("rotary-gallery was built without GTK: build it with swift build --traits GTK.")
exit(1)
#endif
