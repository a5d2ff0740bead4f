#if GTK
import CGtk
import Rotary

/// What choosing an item of a `GMenuModel` activates.
@MainActor
final class RingMenuAction {
  /// The action with its prefix, such as `win.copy`.
  let name: String
  /// What it is activated with, if anything.
  nonisolated(unsafe) let target: OpaquePointer?

  /// Takes a reference to the target over.
  init(name: String, target: OpaquePointer?) {
    self.name = name
    self.target = target
  }

  deinit { if let target { g_variant_unref(target) } }
}

/// The items of a ring that a `GMenuModel` describes, as its actions are now.
///
/// Sections follow each other on one ring; a submenu is an item's own ring. What is hidden has no wedge, what is
/// disabled keeps it.
@MainActor
struct RingMenuModel {
  /// The attribute of a menu's item that has its icon: SVG path data on a grid of 24 × 24.
  static let iconAttribute = "rotary-icon"

  /// The items.
  private(set) var items = RingItems.none
  /// What each of them activates, by its index.
  private(set) var actions: [RingMenuAction?] = []
  private var found: [RingItem] = []

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - model: the model; what a ring has no room for is left out, and GLib warns of it.
  ///   - popover: belongs to the widget whose actions are meant.
  init(_ model: UnsafeMutablePointer<GMenuModel>, in popover: RingMenuPopover) {
    _ = read(model, under: nil, count: 0, in: popover)
    items = (try? RingItems(found)) ?? .none
  }

  /// Reads the items of a menu or of a section; how many the ring has by then.
  private mutating func read(
    _ model: UnsafeMutablePointer<GMenuModel>,
    under parent: Int?,
    count: Int,
    in popover: RingMenuPopover
  ) -> Int {
    var count = count
    for index in 0..<g_menu_model_get_n_items(model) {
      if let section = g_menu_model_get_item_link(model, index, G_MENU_LINK_SECTION) {
        count = read(section, under: parent, count: count, in: popover)
        g_object_unref(section)
        continue
      }
      guard let item = item(at: index, of: model, under: parent, in: popover) else { continue }
      guard count < RingItems.greatestCount else {
        refuse(
          "RotaryRingMenu: a ring has room for \(RingItems.greatestCount) items; \(item.item.title) is left out"
        )
        continue
      }
      count += 1
      found.append(item.item)
      actions.append(item.action)
      guard let submenu = g_menu_model_get_item_link(model, index, G_MENU_LINK_SUBMENU) else {
        continue
      }
      _ = read(submenu, under: found.count - 1, count: 0, in: popover)
      g_object_unref(submenu)
    }
    return count
  }

  /// One item; nil for one that is hidden.
  private func item(
    at index: gint,
    of model: UnsafeMutablePointer<GMenuModel>,
    under parent: Int?,
    in popover: RingMenuPopover
  ) -> (item: RingItem, action: RingMenuAction?)? {
    func text(_ attribute: String) -> String? {
      guard let value = g_menu_model_get_item_attribute_value(model, index, attribute, nil) else {
        return nil
      }
      defer { g_variant_unref(value) }
      guard case .text(let text) = SettingValue(value) else { return nil }
      return text
    }
    let action = text(G_MENU_ATTRIBUTE_ACTION).map { name in
      RingMenuAction(
        name: name,
        target: g_menu_model_get_item_attribute_value(model, index, G_MENU_ATTRIBUTE_TARGET, nil)
      )
    }
    let isEnabled = action.map { popover.allows($0) } ?? true
    if !isEnabled, text("hidden-when") == "action-disabled" { return nil }
    let icon = text(Self.iconAttribute).flatMap { try? VectorPath(svgPathData: $0) }
    let item = RingItem(
      Self.withoutMnemonic(text(G_MENU_ATTRIBUTE_LABEL) ?? ""),
      icon: icon,
      parent: parent,
      isEnabled: isEnabled
    )
    return (item, action)
  }

  /// A label without the underline that marks the letter of a key; two of them are one.
  static func withoutMnemonic(_ label: String) -> String {
    var result = ""
    var isMark = false
    for letter in label {
      if letter == "_", !isMark {
        isMark = true
        continue
      }
      result.append(letter)
      isMark = false
    }
    return result
  }
}
#endif
