#if GTK
import CGtk
import Rotary

/// A popover without arrow and background that shows a ring over everything else, beyond the window's edge, too.
///
/// It never grabs: GTK would break off the press that has opened it. Its place is asked for with GDK's own words,
/// as `GtkPopover` would rather shrink than move along both sides of the screen.
@MainActor
final class RingMenuPopover {
  /// What style sheets know it by, besides `popover`.
  private static let cssClass = "rotaryringmenu"
  /// The same where what lies below cannot be seen through it.
  private static let opaqueClass = "opaque"
  /// Of how many rings, one under the other, each opens where the finger is; deeper ones are moved inside.
  private static let roomyLevels = 3
  /// How far the shadow and the ring of the keyboard's focus reach, measured by the open ring.
  private static let margin = 1.15
  /// How long is waited for GTK to tell of a change of place alone, which it need not.
  private static let lateSeconds = 0.05

  private let popover: WidgetPointer
  private let menu: RingMenuWidget
  private var layoutSignal: WidgetConnection?
  private var steps: [@MainActor () -> Void] = []
  private var isPlaced = false
  /// What it was shown around.
  private var place: Point2D?
  /// Where it was when its place was asked for last.
  private var askedCorner = Point2D.zero
  private var late: Timeout?

  /// Takes a menu in.
  init(of menu: RingMenuWidget) {
    self.menu = menu
    guard let made = gtk_popover_new() else { preconditionFailure("GTK makes no popover") }
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

  /// Whether it is there, seen or not.
  var isShown: Bool { gtk_widget_get_parent(popover) != nil }

  /// Whether a widget is inside it.
  func contains(_ widget: WidgetPointer?) -> Bool {
    guard let widget else { return false }
    return gtk_widget_is_ancestor(widget, popover) != 0
  }

  /// Whether an event has happened on it.
  func contains(_ event: OpaquePointer) -> Bool {
    surface.map { $0 == gdk_event_get_surface(event) } ?? false
  }

  /// Comes to belong to a widget, so that the widget's actions are found; shows nothing yet.
  func join(_ source: WidgetPointer) {
    gtk_widget_set_parent(popover, source)
    let display = gtk_widget_get_display(source)
    Self.style(display)
    // Without a compositor what is not drawn is black.
    if gdk_display_is_composited(display) != 0 {
      gtk_widget_remove_css_class(popover, Self.opaqueClass)
    } else {
      gtk_widget_add_css_class(popover, Self.opaqueClass)
    }
  }

  /// Whether an action of the widget, or of what lies around it, can be activated now; not one that there is not.
  ///
  /// GTK tells that only by a widget that has the action.
  func allows(_ action: RingMenuAction) -> Bool {
    guard let probe = gtk_button_new() else { return false }
    gtk_widget_set_parent(probe, popover)
    defer { gtk_widget_unparent(probe) }
    gtk_actionable_set_action_target_value(opaque(probe), action.target)
    gtk_actionable_set_action_name(opaque(probe), action.name)
    return gtk_widget_get_sensitive(probe) != 0
  }

  /// Shows itself, around a point of the surface that the widget is on, as far as the screen goes.
  func show(around point: Point2D) {
    gtk_popover_popup(popover.popover)
    guard let surface else { return }
    layoutSignal = connect(UnsafeMutableRawPointer(surface), "layout") { [weak self] in
      self?.laidOut()
    }
    place = point
    present(surface, around: point)
  }

  /// Asks for the place and the size.
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
    askedCorner = corner
  }

  /// Does something as soon as its place and its size are known; at once where they are, and never where it is not
  /// shown, or goes before.
  func whenPlaced(_ step: @escaping @MainActor () -> Void) {
    guard isShown else { return }
    if isPlaced { step() } else { steps.append(step) }
  }

  /// A point of the surface that the widget is on, in the menu's coordinates.
  func position(of point: Point2D) -> Point2D? {
    let corner = corner
    return Point2D(point.x - corner.x, point.y - corner.y, on: menu.widget)
  }

  /// Its upper left corner, on the surface that the widget is on.
  var corner: Point2D {
    guard let surface else { return .zero }
    return Point2D(
      Double(gdk_popup_get_position_x(surface)),
      Double(gdk_popup_get_position_y(surface))
    )
  }

  /// Lets fingers and mice through to what lies below.
  func letThrough() {
    guard let surface else { return }
    let nothing = cairo_region_create()
    gdk_surface_set_input_region(surface, nothing)
    cairo_region_destroy(nothing)
  }

  /// Goes.
  func hide() {
    steps.removeAll()
    isPlaced = false
    (place, late) = (nil, nil)
    layoutSignal?.disconnect()
    layoutSignal = nil
    guard isShown else { return }
    gtk_widget_set_visible(popover, 0)
    gtk_widget_unparent(popover)
  }

  private var surface: OpaquePointer? {
    isShown ? gtk_native_get_surface(opaque(popover)) : nil
  }

  /// How wide and high it is to be, in points.
  private var side: Double {
    let style = menu.style
    let isOpaque = gtk_widget_has_css_class(popover, Self.opaqueClass) != 0
    let levels = isOpaque ? 1 : min(max(menu.items.depth, 1), Self.roomyLevels)
    let ring = max(style.reach, style.openRadius * Self.margin)
    let reach = ring + Double(levels - 1) * style.outerRadius
    return 2 * reach * (menu.options.scale ?? 1)
  }

  /// GTK has given the popover its size.
  private func laidOut() {
    guard let surface, let place else { return }
    // Along with a widget that is laid out anew, such as a button, GTK places it where popovers are otherwise.
    guard corner == askedCorner else {
      present(surface, around: place)
      late = Timeout(seconds: Self.lateSeconds) { [weak self] in self?.laidOut() }
      return
    }
    guard !isPlaced, gtk_widget_get_width(menu.widget) > 0 else { return }
    isPlaced = true
    let waiting = steps
    steps.removeAll()
    // One of them may hide it.
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
