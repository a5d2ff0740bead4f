import CGtk
import Glibc
import Rotary
import RotaryGTK

// A dial that sets a progress bar.

gtk_init()
RotaryLibrary.begin()

let dial = DialWidget()
dial.scale = try DialScale(from: 5, through: 30, step: 0.5)
dial.value = 18
dial.style.unit = " °C"

let bar: WidgetPointer = gtk_progress_bar_new()
dial.onValueChanged { dial in
  gtk_progress_bar_set_fraction(OpaquePointer(bar), (dial.value - 5) / 25)
  print(dial.value, gtk_progress_bar_get_fraction(OpaquePointer(bar)))
  fflush(nil)
}
dial.onEvent { event in
  guard case .changed(let value) = event else { return }
  print("changed", value)
  fflush(nil)
}

let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
UnsafeMutableRawPointer(box).withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
  gtk_widget_set_vexpand(dial.widget, 1)
  gtk_box_append(box, dial.widget)
  gtk_box_append(box, bar)
}

let loop = g_main_loop_new(nil, 0)
let window: WidgetPointer = gtk_window_new()
UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
  gtk_window_set_child(window, box)
  gtk_window_set_title(window, "Heat")
  gtk_window_set_default_size(window, 320, 360)
  gtk_window_present(window)
}
RotaryLibrary.connect(window, "close-request") { g_main_loop_quit(loop) }
g_main_loop_run(loop)
