#if GTK
import CGtk
import Rotary

/// What assistive technologies find of a control: the widget itself, and inside it an element that nobody sees
/// for each of the core's tree.
///
/// A widget of another library than GTK has no number that AT-SPI could read in GTK 4.8, so that of the control
/// itself is in an element, too, a `GtkScale`. The keyboard stays with the widget.
@MainActor
final class AccessElements {
  /// What the actions of an element begin with, as in `rotary.activate`.
  static let prefix = "rotary"
  private unowned let host: WidgetHost
  private var elements: [AccessElement] = []
  private var root: AccessActions?
  private var shown: AccessibilityTree?

  /// Shows nothing yet; what it comes to show goes with the widget.
  init(of host: WidgetHost) {
    self.host = host
    listen(opaque(host.widget), "destroy") { [weak self] in self?.keep(0) }
  }

  /// Has the control be found as it is described now.
  func show(_ tree: AccessibilityTree) {
    guard let root = tree.elements.first, tree != shown else { return }
    showRoot(root, of: tree)
    let needed = tree.elements.indices.filter { $0 > 0 || tree.elements[$0].number != nil }
    let same = zip(elements, needed).prefix { $0.stands(for: tree.elements[$1], at: $1) }.count
    keep(same)
    for index in needed.dropFirst(same) {
      elements.append(AccessElement(of: host, tree.elements[index], at: index))
    }
    let isPlaced = elements.reduce(false) { $1.show(tree.elements[$1.index]) || $0 } || same == 0
    showActive(tree)
    shown = tree
    if isPlaced { gtk_widget_queue_allocate(host.widget) }
  }

  /// Puts each element where it is described to be.
  func allocate() { for element in elements { element.allocate() } }

  /// Does what a reader asks of an element.
  func act(_ action: AccessibilityAction, on element: Int) {
    // The reader's own number is in the element now, whatever the control makes of it.
    shown = nil
    host.take(.accessibility(action, element: element), at: host.now)
  }

  private func keep(_ count: Int) {
    for element in elements.dropFirst(count) { element.remove() }
    elements.removeSubrange(count...)
  }

  private func showRoot(_ element: AccessibilityElement, of tree: AccessibilityTree) {
    let widget: WidgetPointer = host.widget
    if root == nil {
      // GTK takes no other role later: a menu stays the button that opens it.
      rotary_access_set_role(widget, element.role.inGTK)
      root = AccessActions(on: widget, of: host, element: 0)
    }
    root?.show(element.actions)
    if !element.name.isEmpty { rotary_access_set_label(widget, element.name) }
    // Orca reads a description out when it changes on what has the focus; GTK 4.14 has announcements for it.
    rotary_access_set_description(widget, tree.spokenValue ?? "")
    if let number = element.number {
      rotary_access_set_number(
        widget,
        number.current,
        number.minimum,
        number.maximum,
        element.value
      )
    } else {
      rotary_access_reset_number(widget)
    }
    let isMenu = element.role == .menu
    rotary_access_set_popup(
      widget,
      isMenu || element.states.contains(.hasPopup) ? 1 : 0,
      isMenu ? 1 : 0
    )
    rotary_access_set_busy(widget, element.states.contains(.busy) ? 1 : 0)
    rotary_access_set_disabled(widget, element.states.contains(.disabled) ? 1 : 0)
  }

  private func showActive(_ tree: AccessibilityTree) {
    guard let active = tree.activeIndex, let element = elements.first(where: { $0.index == active })
    else { return rotary_access_reset_active(host.widget) }
    rotary_access_set_active(host.widget, element.widget)
  }
}

extension AccessibilityRole {
  /// What GTK calls it.
  var inGTK: GtkAccessibleRole {
    switch self {
    case .listbox: return GTK_ACCESSIBLE_ROLE_LIST_BOX
    // GTK 4.8 says of its own role for options that they are panes.
    case .option: return GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .button: return GTK_ACCESSIBLE_ROLE_BUTTON
    case .slider: return GTK_ACCESSIBLE_ROLE_SLIDER
    case .spinbutton: return GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .menu: return GTK_ACCESSIBLE_ROLE_MENU
    case .menuitem: return GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .group: return GTK_ACCESSIBLE_ROLE_GROUP
    case .progressbar: return GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    }
  }
}
#endif
