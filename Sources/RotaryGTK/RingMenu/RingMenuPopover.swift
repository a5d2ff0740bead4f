#if GTK
import CGtk
import Rotary

/// A popover without arrow and background that shows a ring, also beyond the window's edge.
///
/// It has no grab, because GTK would end the press that opened it. It is positioned by GDK's layout, because a
/// `GtkPopover` would shrink instead of moving along both sides of the screen.
@MainActor
final class RingMenuPopover {
  /// The popover's class in style sheets.
  private static let cssClass = "rotaryringmenu"
  /// The additional class if transparency is not supported.
  private static let opaqueClass = "opaque"
  /// The maximum number of nested rings for which there is room to open around the finger; deeper ones are moved.
  private static let levelsWithRoom = 3
  /// The extent of the shadow and the focus ring, as a multiple of the open ring's radius.
  private static let margin = 1.15
  /// The time to wait for a layout signal after a change of position, in seconds.
  ///
  /// GTK may not emit one.
  private static let layoutTimeoutSeconds = 0.05

  private let popover: WidgetPointer
  private let menu: RingMenuWidget
  private var layoutSignal: WidgetConnection?
  private var steps: [@MainActor () -> Void] = []
  private var isPlaced = false
  /// The point around which the popover is shown.
  private var place: Point2D?
  /// The popover's corner at the last layout request.
  private var requestedCorner = Point2D.zero
  private var layoutTimeout: Timeout?

  /// Makes the popover of a menu.
  init(of menu: RingMenuWidget) {
    self.menu = menu
    guard let made = gtk_popover_new() else {
      preconditionFailure("GTK could not create the popover.")
    }
    popover = made
    g_object_ref_sink(popover)
    gtk_popover_set_autohide(popover.popover, 0)
    gtk_popover_set_has_arrow(popover.popover, 0)
    gtk_widget_add_css_class(popover, Self.cssClass)
    rotary_access_set_role(popover, GTK_ACCESSIBLE_ROLE_GROUP)
    gtk_popover_set_child(popover.popover, menu.widget)
  }

  isolated deinit {
    hide()
    g_object_unref(popover)
  }

  /// Whether the popover has a parent, visible or not.
  var isShown: Bool { gtk_widget_get_parent(popover) != nil }

  /// Whether a widget is inside the popover.
  func contains(_ widget: WidgetPointer?) -> Bool {
    guard let widget else { return false }
    return gtk_widget_is_ancestor(widget, popover) != 0
  }

  /// Whether an event belongs to the popover.
  func contains(_ event: OpaquePointer) -> Bool {
    surface.map { $0 == gdk_event_get_surface(event) } ?? false
  }

  /// Adds the popover to a widget without showing it, so that the widget's actions can be found.
  func attach(to source: WidgetPointer) {
    gtk_widget_set_parent(popover, source)
    let display = gtk_widget_get_display(source)
    Self.style(display)
    // Without a compositor, transparent pixels are black.
    if gdk_display_is_composited(display) != 0 {
      gtk_widget_remove_css_class(popover, Self.opaqueClass)
    } else {
      gtk_widget_add_css_class(popover, Self.opaqueClass)
    }
  }

  /// Whether an action of the widget or an ancestor exists and is enabled.
  ///
  /// GTK reports this only by the sensitivity of a widget that has the action.
  func allows(_ action: RingMenuAction) -> Bool {
    guard let probe = gtk_button_new() else { return false }
    gtk_widget_set_parent(probe, popover)
    defer { gtk_widget_unparent(probe) }
    gtk_actionable_set_action_target_value(opaque(probe), action.target)
    gtk_actionable_set_action_name(opaque(probe), action.name)
    return gtk_widget_get_sensitive(probe) != 0
  }

  /// Shows the popover around a point of the surface that shows the widget, within the screen.
  func show(around point: Point2D) {
    gtk_popover_popup(popover.popover)
    guard let surface else { return }
    layoutSignal = connect(UnsafeMutableRawPointer(surface), "layout") { [weak self] in
      self?.laidOut()
    }
    place = point
    present(surface, around: point)
  }

  /// Requests a position and size.
  private func present(_ surface: OpaquePointer, around point: Point2D) {
    var anchor = GdkRectangle(
      x: gint(point.x.rounded(.down)),
      y: gint(point.y.rounded(.down)),
      width: 1,
      height: 1
    )
    let layout = gdk_popup_layout_new(&anchor, GDK_GRAVITY_CENTER, GDK_GRAVITY_CENTER)
    gdk_popup_layout_set_anchor_hints(
      layout,
      GdkAnchorHints(rawValue: GDK_ANCHOR_SLIDE.rawValue | GDK_ANCHOR_RESIZE.rawValue)
    )
    let side = gint(side.rounded(.up))
    gdk_popup_present(surface, side, side, layout)
    gdk_popup_layout_unref(layout)
    requestedCorner = corner
  }

  /// Calls a closure once the popover is placed: immediately if it is, and never if it is hidden before.
  func whenPlaced(_ step: @escaping @MainActor () -> Void) {
    guard isShown else { return }
    if isPlaced { step() } else { steps.append(step) }
  }

  /// Converts a point of the surface that shows the widget to the menu's coordinates.
  func position(of point: Point2D) -> Point2D? {
    let corner = corner
    return Point2D(point.x - corner.x, point.y - corner.y, on: menu.widget)
  }

  /// The upper left corner, on the surface that shows the widget.
  var corner: Point2D {
    guard let surface else { return .zero }
    return Point2D(
      Double(gdk_popup_get_position_x(surface)),
      Double(gdk_popup_get_position_y(surface))
    )
  }

  /// Makes pointers pass through the popover.
  func ignorePointers() {
    guard let surface else { return }
    let nothing = cairo_region_create()
    gdk_surface_set_input_region(surface, nothing)
    cairo_region_destroy(nothing)
  }

  /// Removes the popover.
  func hide() {
    steps.removeAll()
    isPlaced = false
    (place, layoutTimeout) = (nil, nil)
    layoutSignal?.disconnect()
    layoutSignal = nil
    guard isShown else { return }
    let window = gtk_widget_get_ancestor(popover, gtk_window_get_type())
    gtk_widget_set_visible(popover, 0)
    // GTK may be about to look for a tooltip in the popover, which has no surface anymore.
    if let window { gtk_widget_trigger_tooltip_query(window) }
    gtk_widget_unparent(popover)
  }

  private var surface: OpaquePointer? {
    isShown ? gtk_native_get_surface(opaque(popover)) : nil
  }

  /// The side of the square popover, in points.
  private var side: Double {
    let style = menu.style
    let isOpaque = gtk_widget_has_css_class(popover, Self.opaqueClass) != 0
    let levels = isOpaque ? 1 : min(max(menu.items.depth, 1), Self.levelsWithRoom)
    let ring = max(style.reach, style.openRadius * Self.margin)
    let reach = ring + Double(levels - 1) * style.outerRadius
    return 2 * reach * (menu.options.scale ?? 1)
  }

  /// Handles that GTK has set the popover's size and position.
  private func laidOut() {
    guard let surface, let place else { return }
    // When a widget such as a button is laid out, GTK moves the popover to a popover's usual position.
    guard corner == requestedCorner else {
      present(surface, around: place)
      layoutTimeout = Timeout(seconds: Self.layoutTimeoutSeconds) { [weak self] in self?.laidOut() }
      return
    }
    guard !isPlaced, gtk_widget_get_width(menu.widget) > 0 else { return }
    isPlaced = true
    let waiting = steps
    steps.removeAll()
    // A step may hide the popover.
    for step in waiting where isPlaced { step() }
  }

  private static func style(_ display: OpaquePointer?) {
    guard let display else { return }
    let sheet = """
      popover.\(cssClass), popover.\(cssClass) > contents {
        background: none; border: none; border-radius: 0; box-shadow: none;
        margin: 0; padding: 0; min-width: 0; min-height: 0;
      }
      popover.\(cssClass).\(opaqueClass) > contents { background-color: @theme_bg_color; }
      """
    addStyleSheet(
      sheet,
      to: display,
      as: "rotary-ring-menu-style",
      priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    )
  }
}
#endif
