import CGtk
import Glibc
import Rotary
import RotaryGTK

// A turntable of ten million people, with a button for each visible one.

gtk_init()
RotaryLibrary.begin()

func button(_ widget: WidgetPointer) -> UnsafeMutablePointer<GtkButton> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
}

let people = ItemList(count: 10_000_000) { TurntableItem("Person \($0 + 1)") }
let turntable = TurntableWidget()
turntable.setCells(
  make: {
    let cell: WidgetPointer = gtk_button_new()
    gtk_widget_set_halign(cell, GTK_ALIGN_START)
    RotaryLibrary.connect(cell, "clicked") {
      print("called", String(cString: gtk_button_get_label(button(cell))))
      fflush(nil)
    }
    return cell
  },
  bind: { cell, _, index in gtk_button_set_label(button(cell), "Person \(index + 1)") }
)
turntable.setModel(people.model)

let loop = g_main_loop_new(nil, 0)
let window: WidgetPointer = gtk_window_new()
UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
  gtk_window_set_child(window, turntable.widget)
  gtk_window_set_title(window, "People")
  gtk_window_set_default_size(window, 580, 360)
  gtk_window_present(window)
}
RotaryLibrary.connect(window, "close-request") { g_main_loop_quit(loop) }
g_main_loop_run(loop)
