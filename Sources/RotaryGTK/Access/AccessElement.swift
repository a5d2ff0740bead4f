#if GTK
import CGtk
import Rotary

/// An accessible element of a control: a child of the control's widget that is not drawn and receives no pointer.
///
/// An element with a number is a `GtkScale`, whose value a screen reader can read and set. Other elements only have
/// a role, a name and states.
@MainActor
final class AccessElement {
  /// The element's index in the core's accessibility tree.
  let index: Int
  /// The child widget that represents the element.
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
      ? rotary_access_new_number(role.gtkRole) : rotary_access_new_element(role.gtkRole)
    gtk_widget_set_parent(widget, host.widget)
    actions = AccessActions(on: widget, of: host, element: index)
    if index == 0 { rotary_access_set_labelled_by(widget, host.widget) }
    guard hasNumber else { return }
    listen(opaque(widget), "value-changed") { [weak self, weak host] in
      guard let self, !isShowing else { return }
      host?.act(.setValue(rotary_access_get_number(widget)), on: index)
    }
  }

  /// Whether this object can show an element; the role and the kind of widget cannot change.
  func canShow(_ element: AccessibilityElement, at index: Int) -> Bool {
    self.index == index && role == element.role && hasNumber == (element.number != nil)
  }

  /// Updates the widget's accessible properties.
  ///
  /// - Returns: whether the element's frame has changed.
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

  /// Moves the widget to the element's frame.
  func allocate() {
    let width = side(GTK_ORIENTATION_HORIZONTAL, atLeast: frame.size.width)
    let height = side(GTK_ORIENTATION_VERTICAL, atLeast: frame.size.height)
    allocate(width: width, height: height, padding: 0)
    // The frame is for the widget's content: the widget grows by the theme's padding.
    let padding = (width - gtk_widget_get_width(widget)) / 2
    if padding > 0 {
      allocate(width: width + 2 * padding, height: height + 2 * padding, padding: padding)
    }
  }

  private func allocate(width: gint, height: gint, padding: gint) {
    var place = graphene_point_t(
      x: Float(frame.minX - Double(padding)),
      y: Float(frame.minY - Double(padding))
    )
    gtk_widget_allocate(widget, width, height, -1, gsk_transform_translate(nil, &place))
  }

  /// Removes the widget from the control's widget.
  func remove() { gtk_widget_unparent(widget) }

  /// The length of a side in points, at least the widget's minimum size, which GTK requires.
  private func side(_ orientation: GtkOrientation, atLeast described: Double) -> gint {
    var least: gint = 0
    gtk_widget_measure(widget, orientation, -1, &least, nil, nil, nil)
    return max(least, gint(described.rounded(.up)))
  }
}
#endif
