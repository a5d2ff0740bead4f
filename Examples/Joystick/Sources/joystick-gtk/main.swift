import CGtk
import Glibc
import Joystick
import Rotary
import RotaryGTK

extension Joystick: WidgetControl {
  /// The name of the widget's GType.
  public static var typeName: String { "Joystick" }
}

gtk_init()
RotaryLibrary.begin()

let stick = ControlHostWidget(Joystick())
stick.onEvent {
  print($0)
  fflush(nil)
}

let loop = g_main_loop_new(nil, 0)
let window: WidgetPointer = gtk_window_new()
UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
  gtk_window_set_child(window, stick.widget)
  gtk_window_set_title(window, "Joystick")
  gtk_window_present(window)
}
RotaryLibrary.connect(window, "close-request") { g_main_loop_quit(loop) }
g_main_loop_run(loop)
