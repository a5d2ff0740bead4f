#if GTK
import CGtk
import Rotary

/// Makes a control accessible: sets the accessible properties of its widget, and adds an invisible child widget for
/// each element of the core's accessibility tree.
///
/// In GTK 4.8, AT-SPI cannot read the number of a widget that is not GTK's own. If the control has a number, a child
/// `GtkScale` has it, too. The keyboard focus stays on the control's widget.
@MainActor
final class AccessElements {
  /// The prefix of the actions' names, as in `rotary.activate`.
  static let prefix = "rotary"
  private unowned let host: WidgetHost
  private var elements: [AccessElement] = []
  private var root: AccessActions?
  private var shown: AccessibilityTree?
  /// Whether the widget has been visible; from then on, GTK cannot change its role.
  var hasAppeared = false

  /// Prepares a widget's accessibility; the elements are removed with the widget.
  init(of host: WidgetHost) {
    self.host = host
    listen(opaque(host.widget), "destroy") { [weak self] in self?.trim(to: 0) }
  }

  /// Updates the widget and its elements.
  func show(_ tree: AccessibilityTree) {
    guard let root = tree.elements.first, tree != shown else { return }
    showRoot(root, of: tree)
    let needed = tree.elements.indices.filter { $0 > 0 || tree.elements[$0].number != nil }
    let same = zip(elements, needed).prefix { $0.canShow(tree.elements[$1], at: $1) }.count
    trim(to: same)
    for index in needed.dropFirst(same) {
      elements.append(AccessElement(of: host, tree.elements[index], at: index))
    }
    let needsAllocation =
      elements.reduce(false) { $1.show(tree.elements[$1.index]) || $0 } || same == 0
    showActive(tree)
    shown = tree
    if needsAllocation { gtk_widget_queue_allocate(host.widget) }
  }

  /// Moves each element to its frame.
  func allocate() { for element in elements { element.allocate() } }

  /// Performs an action that an assistive technology requested on an element.
  func act(_ action: AccessibilityAction, on element: Int) {
    // The element already has the reader's number, which the control may change or reject: show it again.
    shown = nil
    host.process(.accessibility(action, element: element), at: host.now)
  }

  private func trim(to count: Int) {
    for element in elements.dropFirst(count) { element.remove() }
    elements.removeSubrange(count...)
  }

  private func showRoot(_ element: AccessibilityElement, of tree: AccessibilityTree) {
    let widget: WidgetPointer = host.widget
    // A menu keeps the role of the button that opens it.
    if root == nil || !hasAppeared && element.role != .menu {
      rotary_access_set_role(widget, element.role.gtkRole)
    }
    if root == nil { root = AccessActions(on: widget, of: host, element: 0) }
    root?.show(element.actions)
    if !element.name.isEmpty { rotary_access_set_label(widget, element.name) }
    // Orca reads a changed description of the focused widget aloud. GTK 4.14 has announcements for that.
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
  /// The role in GTK.
  var gtkRole: GtkAccessibleRole {
    switch self {
    case .listbox: return GTK_ACCESSIBLE_ROLE_LIST_BOX
    // GTK 4.8 exposes `GTK_ACCESSIBLE_ROLE_OPTION` as a pane.
    case .option: return GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .button: return GTK_ACCESSIBLE_ROLE_BUTTON
    case .slider: return GTK_ACCESSIBLE_ROLE_SLIDER
    case .spinbutton: return GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .menu: return GTK_ACCESSIBLE_ROLE_MENU
    case .menuitem: return GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .group: return GTK_ACCESSIBLE_ROLE_GROUP
    case .progressbar: return GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .meter: return GTK_ACCESSIBLE_ROLE_METER
    }
  }
}
#endif
