#if GTK
import CGtk
import Rotary
import RotaryGTK

gtk_init()
let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_default_size(window, 320, 320)
let dial = DialWidget()
dial.onValueChanged { print("value", dial.value) }
gtk_window_set_child(window, dial.widget)
gtk_window_present(window)
while gtk_window_get_child(window) != nil { g_main_context_iteration(nil, 1) }
#else
print("rotary-gallery was built without GTK: build it with swift build --traits GTK")
#endif
