#if GTK
import CGtk
import Rotary

// Mouse wheels and trackpads. Scrolling that the control declines goes to the ancestors.
extension WidgetHost {
  /// Begins to handle scrolling over the widget.
  func listenToScrolling() {
    let flags =
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
      | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    guard
      let scroll = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))
    else { return }
    // The closures need no strong reference to `scroll`: it exists while it calls them.
    listen(scroll, "scroll-begin") { [weak self] in self?.beginScroll(by: ScrollDevice(of: scroll))
    }
    connectScroll(scroll, "scroll") { [weak self] x, y in
      self?.scroll(x, y, by: ScrollDevice(of: scroll)) ?? false
    }
    listen(scroll, "scroll-end") { [weak self] in self?.endScroll() }
    connectVelocity(scroll, "decelerate") { [weak self] x, y in
      self?.coast(x, y, by: ScrollDevice(of: scroll))
    }
    gtk_widget_add_controller(widget, scroll)
  }

  /// Handles the start of scrolling with fingers; a mouse wheel is ignored: in GTK it may begin and never end.
  func beginScroll(by device: ScrollDevice) {
    endMomentum()
    guard device.hasFingers else { return }
    isScrolling = true
    process(.scroll(x: 0, y: 0, phase: .began), at: now)
  }

  /// Scrolls by a distance in the device's units; returns whether the control handled it.
  func scroll(_ x: Double, _ y: Double, by device: ScrollDevice) -> Bool {
    endMomentum()
    let input = Input.scroll(
      x: device.scale * x,
      y: device.scale * y,
      unit: device.unit,
      phase: isScrolling && device.hasFingers ? .changed : .unknown
    )
    let response = process(input, at: now)
    mayCoast = response == .handled
    return response == .handled
  }

  /// Handles the end of scrolling with fingers.
  func endScroll() {
    guard isScrolling else { return }
    isScrolling = false
    process(.scroll(x: 0, y: 0, phase: .ended), at: now)
  }

  /// Starts the momentum, as in GTK's lists, if the control handled the scrolling, after the fingers are lifted.
  ///
  /// - Parameters:
  ///   - x: the horizontal velocity, in the device's units per millisecond.
  ///   - y: the vertical velocity.
  ///   - device: the device.
  func coast(_ x: Double, _ y: Double, by device: ScrollDevice) {
    guard mayCoast, gtk_widget_get_mapped(widget) != 0 else { return }
    let speed = 1_000 * device.scale
    momentum = ScrollMomentum(Vector2D(speed * x, speed * y), on: widget) { [weak self] distance in
      guard let self else { return false }
      let input = Input.scroll(x: distance.x, y: distance.y, phase: .momentum)
      return process(input, at: now) == .handled
    }
  }

  /// Ends the momentum, because of other input.
  func endMomentum() {
    mayCoast = false
    guard momentum != nil else { return }
    momentum = nil
    process(.scroll(x: 0, y: 0, phase: .momentumEnded), at: now)
  }
}

/// A kind of scrolling device.
struct ScrollDevice: Equatable {
  /// A mouse wheel.
  static let wheel = ScrollDevice(unit: .notches, hasFingers: false)
  /// A trackpad with distances in GTK's units.
  static let trackpad = ScrollDevice(unit: .points, hasFingers: true)

  /// The unit of the control's input.
  var unit: ScrollUnit
  /// Whether fingers begin and end the scrolling.
  var hasFingers: Bool

  /// The number of points per unit of a trackpad.
  ///
  /// 2.5, as in `GtkScrolledWindow`, so that a control scrolls as fast as a list around it.
  private static let pointsPerUnit = 2.5

  /// The factor from GTK's unit to the control's.
  var scale: Double { unit == .notches ? 1 : Self.pointsPerUnit }
}

extension ScrollDevice {
  /// The device of a controller's present event.
  ///
  /// On X11, all scrolling is in notches, and GTK does not report the device; a smooth wheel begins and never ends.
  /// So only scrolling in surface units counts as fingers.
  @MainActor
  init(of controller: OpaquePointer) {
    self = .wheel
    guard let event = gtk_event_controller_get_current_event(controller) else { return }
    if gdk_event_get_event_type(event) != GDK_SCROLL
      || gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    {
      self = .trackpad
    }
  }
}
#endif
