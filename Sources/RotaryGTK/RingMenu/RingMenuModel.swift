#if GTK
import CGtk
import Rotary

/// The action that an item of a `GMenuModel` activates.
@MainActor
final class RingMenuAction {
  /// The action with its prefix, such as `win.copy`.
  let name: String
  /// The parameter of the action, if any.
  nonisolated(unsafe) let target: OpaquePointer?

  /// Takes ownership of a reference to the target.
  init(name: String, target: OpaquePointer?) {
    self.name = name
    self.target = target
  }

  deinit { if let target { g_variant_unref(target) } }
}

/// The ring's items from a `GMenuModel`, with the present states of the actions.
///
/// Sections are joined to one ring; a submenu becomes the separate ring of an item. A hidden item has no wedge; a
/// disabled one does.
@MainActor
struct RingMenuModel {
  /// The attribute of a menu item for its icon: SVG path data on a grid of 24 × 24.
  static let iconAttribute = "rotary-icon"

  /// The items.
  private(set) var items = RingItems.none
  /// The actions by the items' indices.
  private(set) var actions: [RingMenuAction?] = []
  private var found: [RingItem] = []

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - model: the model. Items beyond a ring's maximum are left out, with a warning.
  ///   - popover: the popover whose widget has the actions.
  init(_ model: UnsafeMutablePointer<GMenuModel>, in popover: RingMenuPopover) {
    _ = read(model, under: nil, count: 0, in: popover)
    items = (try? RingItems(found)) ?? .none
  }

  /// Reads the items of a menu or section; returns the number of items on the ring so far.
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
        logWarning(
          "RotaryRingMenu: a ring has at most \(RingItems.greatestCount) items; “\(item.item.title)” is left out"
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

  /// Reads an item; nil if it is hidden.
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

  /// Removes the underscore that marks a mnemonic from a label; two underscores become one.
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
