import CGtk
import Glibc
import Rotary
import RotaryGTK

// A text view with a ring menu, whose items are the view's standard actions.

gtk_init()
RotaryLibrary.begin()

let entries = [
  ("Cut", "clipboard.cut", "M4,4L20,17M4,17L20,4M4,20a3,3,0,1,0,0-6M20,20a3,3,0,1,1,0-6"),
  ("Copy", "clipboard.copy", "M8,8h12v12h-12zM4,16v-12h12"),
  ("Paste", "clipboard.paste", "M5,5h14v16h-14zM9,5v-2h6v2"),
  ("Select all", "selection.select-all", "M4,6h16M4,12h16M4,18h16"),
]
let menu = g_menu_new()
for (label, action, icon) in entries {
  let item = g_menu_item_new(label, action)
  g_menu_item_set_attribute_value(item, "rotary-icon", g_variant_new_string(icon))
  g_menu_append_item(menu, item)
}

let text: WidgetPointer = gtk_text_view_new()
let content = "Select a word, then press the right button, or hold a finger, and slide to an item."
UnsafeMutableRawPointer(text).withMemoryRebound(to: GtkTextView.self, capacity: 1) { view in
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD)
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), content, -1)
}
UnsafeMutableRawPointer(menu)?.withMemoryRebound(to: GMenuModel.self, capacity: 1) { model in
  let controller = RingMenuController(on: text, model: model)
  // The first item at the top.
  controller.menu.options.startAngle = -.pi * 3 / 4
  controller.menu.onActivate { ring in
    let index = ring.selectedIndex ?? 0
    print("chosen", ring.items.all[index].title)
    fflush(nil)
  }
}

let loop = g_main_loop_new(nil, 0)
let window: WidgetPointer = gtk_window_new()
UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
  gtk_window_set_child(window, text)
  gtk_window_set_title(window, "TextMenu")
  gtk_window_set_default_size(window, 360, 240)
  gtk_window_present(window)
}
RotaryLibrary.connect(window, "close-request") { g_main_loop_quit(loop) }
g_main_loop_run(loop)
