#if GTK
import CGtk
import Rotary

/// One element of a control as assistive technologies find it: a child of the control's widget that is neither
/// drawn nor pointed at.
///
/// An element with a number is a `GtkScale`, which a reader can read and set; any other has nothing but its
/// role, its name and its states.
@MainActor
final class AccessElement {
  /// Its index in the core's tree.
  let index: Int
  /// What GTK knows it by.
  let widget: WidgetPointer
  private let role: AccessibilityRole
  private let hasNumber: Bool
  private let actions: AccessActions
  private var frame = Rect2D(origin: .zero, size: .zero)
  private var isShowing = false

  /// Adds an element to a control's widget.
  init(of host: WidgetHost, _ element: AccessibilityElement, at index: Int) {
    self.index = index
    role = element.role
    hasNumber = element.number != nil
    widget =
      hasNumber
      ? rotary_access_new_number(role.inGTK) : rotary_access_new_element(role.inGTK)
    gtk_widget_set_parent(widget, host.widget)
    actions = AccessActions(on: widget, of: host, element: index)
    if index == 0 { rotary_access_set_labelled_by(widget, host.widget) }
    guard hasNumber else { return }
    listen(opaque(widget), "value-changed") { [weak self, weak host] in
      guard let self, !isShowing else { return }
      host?.act(.setValue(rotary_access_get_number(widget)), on: index)
    }
  }

  /// Whether it can show what is described so; a role stays what it was made with.
  func stands(for element: AccessibilityElement, at index: Int) -> Bool {
    self.index == index && role == element.role && hasNumber == (element.number != nil)
  }

  /// Has the element be found as it is described now.
  ///
  /// - Returns: whether it is elsewhere than before.
  func show(_ element: AccessibilityElement) -> Bool {
    isShowing = true
    defer { isShowing = false }
    if index > 0 { rotary_access_set_label(widget, element.name) }
    if let number = element.number {
      rotary_access_set_range(widget, number.current, number.minimum, number.maximum)
      rotary_access_set_number(
        widget,
        number.current,
        number.minimum,
        number.maximum,
        element.value
      )
    } else {
      rotary_access_set_description(widget, element.value)
    }
    if role == .option {
      rotary_access_set_selected(widget, element.states.contains(.selected) ? 1 : 0)
    }
    gtk_widget_set_sensitive(widget, element.states.contains(.disabled) ? 0 : 1)
    actions.show(element.actions)
    defer { frame = element.frame }
    return frame != element.frame
  }

  /// Puts the element where it is described to be.
  func allocate() {
    let width = side(GTK_ORIENTATION_HORIZONTAL, atLeast: frame.size.width)
    let height = side(GTK_ORIENTATION_VERTICAL, atLeast: frame.size.height)
    allocate(width: width, height: height, reach: 0)
    // A theme's padding does not count: GTK says where the inside of an element is.
    let reach = (width - gtk_widget_get_width(widget)) / 2
    if reach > 0 { allocate(width: width + 2 * reach, height: height + 2 * reach, reach: reach) }
  }

  private func allocate(width: gint, height: gint, reach: gint) {
    var place = graphene_point_t(
      x: Float(frame.minX - Double(reach)),
      y: Float(frame.minY - Double(reach))
    )
    gtk_widget_allocate(widget, width, height, -1, gsk_transform_translate(nil, &place))
  }

  /// Takes the element away.
  func remove() { gtk_widget_unparent(widget) }

  /// A side in points; GTK demands that no widget is smaller than it can be.
  private func side(_ orientation: GtkOrientation, atLeast described: Double) -> gint {
    var least: gint = 0
    gtk_widget_measure(widget, orientation, -1, &least, nil, nil, nil)
    return max(least, gint(described.rounded(.up)))
  }
}
#endif
