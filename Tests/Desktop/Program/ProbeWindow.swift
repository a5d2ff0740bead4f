#if GTK && DEBUG
import CGtk
import Foundation
import Rotary
@testable import RotaryGTK

/// Casts a widget to a box.
func boxPointer(_ widget: WidgetPointer?) -> UnsafeMutablePointer<GtkBox>? {
  UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkBox.self)
}

/// Unwraps a new widget, which GTK never fails to create.
private func made(_ widget: WidgetPointer?) -> WidgetPointer {
  guard let widget else { preconditionFailure("GTK made no widget") }
  return widget
}

/// A window with a control between two buttons, alone or in scrolling lists.
@MainActor
final class ProbeWindow {
  /// The size of the window, and of the lists' viewports.
  private static let size: (gint, gint) = (700, 700)
  private static let room: gint = 600
  /// The length of an inner list, which is smaller than the window.
  private static let innerLength: gint = 500

  let window: WidgetPointer
  private let box: WidgetPointer
  /// The lists, the innermost first, and whether each scrolls vertically.
  private var lists: [(list: WidgetPointer, isDown: Bool)] = []
  /// The directions of the lists for each option, the innermost first.
  private static let nestings = [
    "vertical": [true], "nested": [true, false], "crossed": [false, true], "twice": [true, true],
  ]

  init(of host: WidgetHost, size: Size2D, options: [String]) {
    window = made(gtk_window_new())
    box = made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 10))
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    let scrolls = Self.nestings.keys.contains { options.contains($0) }
    if scrolls { addSpace() }
    gtk_box_append(boxPointer(box), gtk_button_new_with_label("before"))
    gtk_widget_set_size_request(host.widget, gint(size.width), gint(size.height))
    gtk_widget_set_halign(host.widget, GTK_ALIGN_CENTER)
    gtk_box_append(boxPointer(box), host.widget)
    gtk_box_append(boxPointer(box), gtk_button_new_with_label("after"))
    if scrolls { addSpace() }
    show(options)
    sayKeys()
  }

  /// Prints `pressed` and each key before any widget handles it.
  private func sayKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connectKey(keys, "key-pressed") { value, _ in
      say("pressed", gdk_keyval_name(value).map { String(cString: $0) } ?? "nothing")
      return false
    }
    gtk_widget_add_controller(window, keys)
  }

  /// Whether the program must end.
  var isClosed = false

  /// The lists' scroll offsets, the innermost first.
  var scrolled: [Double] {
    lists.map { gtk_adjustment_get_value(Self.adjustment($0.list, $0.isDown)) }
  }

  private static func adjustment(
    _ list: WidgetPointer,
    _ isDown: Bool
  ) -> UnsafeMutablePointer<GtkAdjustment>? {
    let list = OpaquePointer(list)
    return isDown
      ? gtk_scrolled_window_get_vadjustment(list) : gtk_scrolled_window_get_hadjustment(list)
  }

  /// Scrolls the lists to their centre, so that a finger can scroll in both directions.
  func center() {
    for (list, isDown) in lists {
      let adjustment = Self.adjustment(list, isDown)
      let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      gtk_adjustment_set_value(adjustment, (end / 2).rounded())
    }
  }

  private func show(_ options: [String]) {
    var content = box
    let ways = options.compactMap { Self.nestings[$0] }.first ?? []
    for (index, isDown) in ways.enumerated() {
      if index > 0 {
        gtk_widget_set_size_request(content, Self.innerLength, Self.innerLength)
      }
      // The innermost list's content already has vertical space around it.
      if index > 0 || !isDown { content = surrounded(content, isDown) }
      content = list(of: content, isDown)
    }
    let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(top, 0)
    gtk_window_set_title(top, "probe")
    gtk_window_set_default_size(top, Self.size.0, Self.size.1)
    gtk_window_set_child(top, content)
    gtk_window_present(top)
  }

  /// Adds spaces above and below the content, or on its sides.
  private func surrounded(_ content: WidgetPointer, _ isDown: Bool) -> WidgetPointer {
    let row = made(
      gtk_box_new(isDown ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0)
    )
    let spaces = [made(gtk_label_new("before it")), made(gtk_label_new("after it"))]
    for space in spaces {
      gtk_widget_set_size_request(space, isDown ? 1 : Self.room, isDown ? Self.room : 1)
    }
    for child in [spaces[0], content, spaces[1]] { gtk_box_append(boxPointer(row), child) }
    return row
  }

  private func list(of content: WidgetPointer, _ isDown: Bool) -> WidgetPointer {
    let list = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(
      OpaquePointer(list),
      isDown ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
      isDown ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
    )
    gtk_scrolled_window_set_child(OpaquePointer(list), content)
    lists.append((list, isDown))
    return list
  }

  private func addSpace() {
    let space = gtk_label_new("space")
    gtk_widget_set_size_request(space, 1, Self.room)
    gtk_box_append(boxPointer(box), space)
  }
}
#endif
