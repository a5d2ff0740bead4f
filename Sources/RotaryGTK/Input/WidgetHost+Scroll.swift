#if GTK
import CGtk
import Rotary

// Mouse wheels and trackpads; what the control declines scrolls what lies around.
extension WidgetHost {
  /// Begins to follow what is scrolled over the widget.
  func listenToScrolling() {
    let flags =
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
      | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    guard
      let scroll = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))
    else { return }
    // `scroll` names the controller, which is alive while it calls.
    listen(scroll, "scroll-begin") { [weak self] in self?.beginScroll(by: ScrollDevice(of: scroll))
    }
    askScroll(scroll, "scroll") { [weak self] x, y in
      self?.scroll(x, y, by: ScrollDevice(of: scroll)) ?? false
    }
    listen(scroll, "scroll-end") { [weak self] in self?.endScroll() }
    listenScroll(scroll, "decelerate") { [weak self] x, y in
      self?.coast(x, y, by: ScrollDevice(of: scroll))
    }
    gtk_widget_add_controller(widget, scroll)
  }

  /// Fingers begin to scroll; a wheel, which may begin for GTK and never end, does not.
  func beginScroll(by device: ScrollDevice) {
    endMomentum()
    guard device.hasFingers else { return }
    isScrolling = true
    take(.scroll(x: 0, y: 0, phase: .began), at: now)
  }

  /// Scrolls by what a device says; whether that was meant for the control.
  func scroll(_ x: Double, _ y: Double, by device: ScrollDevice) -> Bool {
    endMomentum()
    let input = Input.scroll(
      x: device.scale * x,
      y: device.scale * y,
      unit: device.unit,
      phase: isScrolling && device.hasFingers ? .changed : .unknown
    )
    let response = take(input, at: now)
    mayCoast = response == .handled
    return response == .handled
  }

  /// Fingers are lifted.
  func endScroll() {
    guard isScrolling else { return }
    isScrolling = false
    take(.scroll(x: 0, y: 0, phase: .ended), at: now)
  }

  /// Lets what was scrolled run out, as GTK's lists do, if the control took it; only fingers that are lifted come here.
  ///
  /// - Parameters:
  ///   - x: how fast it was to the right, in a device's units in a millisecond.
  ///   - y: and down.
  ///   - device: the device.
  func coast(_ x: Double, _ y: Double, by device: ScrollDevice) {
    guard mayCoast, gtk_widget_get_mapped(widget) != 0 else { return }
    let speed = 1_000 * device.scale
    momentum = ScrollMomentum(Vector2D(speed * x, speed * y), on: widget) { [weak self] way in
      guard let self else { return false }
      let input = Input.scroll(x: way.x, y: way.y, phase: .momentum)
      return take(input, at: now) == .handled
    }
  }

  /// Ends what runs out: something else happens.
  func endMomentum() {
    mayCoast = false
    guard momentum != nil else { return }
    momentum = nil
    take(.scroll(x: 0, y: 0, phase: .momentumEnded), at: now)
  }
}

/// What scrolls: how it counts, and whether fingers do it.
struct ScrollDevice: Equatable {
  /// A mouse wheel.
  static let wheel = ScrollDevice(unit: .notches, hasFingers: false)
  /// A trackpad that counts in GTK's units.
  static let trackpad = ScrollDevice(unit: .points, hasFingers: true)

  /// What the control is told in.
  var unit: ScrollUnit
  /// Whether fingers begin and end it.
  var hasFingers: Bool

  /// How many points one of a trackpad's units scrolls.
  ///
  /// 2.5, as `GtkScrolledWindow` has it, so that a control moves as the list around it does.
  private static let pointsPerUnit = 2.5

  /// What one of GTK's units is in the control's.
  var scale: Double { unit == .notches ? 1 : Self.pointsPerUnit }
}

extension ScrollDevice {
  /// The device of the event that a controller has just got.
  ///
  /// X11 counts all scrolling in notches, of which GTK does not say what turned them: a wheel that turns smoothly begins
  /// for it and never ends. Only what counts in units of its own has fingers for sure.
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
