#if GTK && DEBUG
import CGtk
import Foundation
import Rotary
@testable import RotaryGTK

/// A box as GTK's functions take it.
func boxPointer(_ widget: WidgetPointer?) -> UnsafeMutablePointer<GtkBox>? {
  UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkBox.self)
}

/// A widget that GTK has made, which it always does.
private func made(_ widget: WidgetPointer?) -> WidgetPointer {
  guard let widget else { preconditionFailure("GTK made no widget") }
  return widget
}

/// A window with a control between two buttons, bare or in lists that scroll.
@MainActor
final class ProbeWindow {
  /// The window's size, and the size of what is scrolled in it.
  private static let size: (gint, gint) = (700, 700)
  private static let room: gint = 600
  /// The inner list is narrower than what its control needs beside it.
  private static let innerWidth: gint = 500

  let window: WidgetPointer
  private let box: WidgetPointer
  /// The list that scrolls up and down, and the one around it that scrolls sideways.
  private var lists: [WidgetPointer] = []

  init(of host: WidgetHost, size: Size2D, options: [String]) {
    window = made(gtk_window_new())
    box = made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 10))
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    let scrolls = options.contains("vertical") || options.contains("nested")
    if scrolls { addSpace() }
    gtk_box_append(boxPointer(box), gtk_button_new_with_label("before"))
    gtk_widget_set_size_request(host.widget, gint(size.width), gint(size.height))
    gtk_widget_set_halign(host.widget, GTK_ALIGN_CENTER)
    gtk_box_append(boxPointer(box), host.widget)
    gtk_box_append(boxPointer(box), gtk_button_new_with_label("after"))
    if scrolls { addSpace() }
    show(options)
  }

  /// Whether the program is to end.
  var isClosed = false

  /// How far the lists are scrolled: down, and to the right.
  var scrolled: [Double] {
    lists.enumerated().map { index, list in
      let list = OpaquePointer(list)
      return gtk_adjustment_get_value(
        index == 0
          ? gtk_scrolled_window_get_vadjustment(list) : gtk_scrolled_window_get_hadjustment(list)
      )
    }
  }

  /// Scrolls the lists to their middle, where a finger can scroll them either way.
  func center() {
    for (index, list) in lists.enumerated() {
      let list = OpaquePointer(list)
      let adjustment =
        index == 0
        ? gtk_scrolled_window_get_vadjustment(list) : gtk_scrolled_window_get_hadjustment(list)
      let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      gtk_adjustment_set_value(adjustment, (end / 2).rounded())
    }
  }

  private func show(_ options: [String]) {
    var content = box
    if options.contains("vertical") || options.contains("nested") {
      content = list(of: content, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }
    if options.contains("nested") {
      let row = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      let spaces = [made(gtk_label_new("left")), made(gtk_label_new("right"))]
      for space in spaces { gtk_widget_set_size_request(space, Self.room, 1) }
      gtk_widget_set_size_request(content, Self.innerWidth, -1)
      for child in [spaces[0], content, spaces[1]] { gtk_box_append(boxPointer(row), child) }
      content = list(of: row, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    }
    let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(top, 0)
    gtk_window_set_title(top, "probe")
    gtk_window_set_default_size(top, Self.size.0, Self.size.1)
    gtk_window_set_child(top, content)
    gtk_window_present(top)
  }

  private func list(
    of content: WidgetPointer,
    _ across: GtkPolicyType,
    _ along: GtkPolicyType
  ) -> WidgetPointer {
    let list = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(OpaquePointer(list), across, along)
    gtk_scrolled_window_set_child(OpaquePointer(list), content)
    lists.append(list)
    return list
  }

  private func addSpace() {
    let space = gtk_label_new("space")
    gtk_widget_set_size_request(space, 1, Self.room)
    gtk_box_append(boxPointer(box), space)
  }
}
#endif
