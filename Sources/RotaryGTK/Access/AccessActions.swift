#if GTK
import CGtk
import Rotary

/// The actions that assistive technologies can perform on an element: `rotary.activate`, `rotary.increment` and
/// `rotary.decrement`.
@MainActor
final class AccessActions {
  private struct Entry {
    var kind: AccessibilityActions
    var action: OpaquePointer
  }

  private static let all:
    [(name: String, kind: AccessibilityActions, action: AccessibilityAction)] = [
      ("activate", .activate, .activate),
      ("increment", .increment, .increment),
      ("decrement", .decrement, .decrement),
    ]
  private var entries: [Entry] = []

  /// Installs the actions on a widget, which keeps them.
  ///
  /// - Parameters:
  ///   - widget: the widget of the element, or of the control.
  ///   - host: the control's host.
  ///   - element: the element's index in the tree.
  init(on widget: WidgetPointer, of host: WidgetHost, element: Int) {
    guard let group = g_simple_action_group_new() else { return }
    for (name, kind, action) in Self.all {
      guard let entry = rotary_access_add_action(group, name) else { continue }
      listen(entry, "activate") { [weak host] in host?.act(action, on: element) }
      entries.append(Entry(kind: kind, action: entry))
    }
    rotary_access_insert_actions(widget, AccessElements.prefix, group)
    g_object_unref(group)
  }

  /// Enables these actions and disables the others.
  func show(_ actions: AccessibilityActions) {
    for entry in entries {
      g_simple_action_set_enabled(entry.action, actions.contains(entry.kind) ? 1 : 0)
    }
  }
}
#endif
