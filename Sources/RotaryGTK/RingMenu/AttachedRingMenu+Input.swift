#if GTK
import CGtk
import Rotary

/// The pointer that opens an attached menu; points are on the surface that shows the widget.
enum OpeningPointer {
  case none
  /// The secondary button is down; it went down at a point.
  case button(guint, start: Point2D)
  /// A finger is down and may open the menu, until the timeout at the latest.
  case waiting(OpaquePointer, RingMenuPress, Timeout)
  /// A finger slides over the open menu.
  case finger(OpaquePointer)

  /// The pointer's ID for the menu; pointers on the ring itself have other IDs.
  static let id = -1
}

// Opens the menu, and follows the same press over it: the widget keeps the press until it ends, wherever the pointer
// is.
extension AttachedRingMenu {
  /// Handles an event of the widget before its children do.
  ///
  /// - Returns: whether to stop the event's propagation.
  func process(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return pressed(event)
    case GDK_MOTION_NOTIFY:
      guard case .button = press else { return false }
      return moved(event)
    case GDK_BUTTON_RELEASE: return released(event)
    case GDK_TOUCH_BEGIN: return touched(event)
    case GDK_TOUCH_UPDATE: return fingerMoved(.move, event)
    case GDK_TOUCH_END: return fingerMoved(.up, event)
    case GDK_TOUCH_CANCEL:
      lose(gdk_event_get_event_sequence(event))
      return false
    case GDK_GRAB_BROKEN:
      lose(nil)
      return false
    default: return false
    }
  }

  /// Handles an event anywhere in the window while the menu is open.
  ///
  /// - Returns: whether to stop the event's propagation.
  func processOutside(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    // An open menu blocks scrolling.
    case GDK_SCROLL: return isOpen
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      guard isOpen, !popover.contains(event) else { return false }
      if case .finger = press { return true }
      close()
      // A press that requests another menu opens that one.
      return gdk_event_triggers_context_menu(event) == 0
    default: return false
    }
  }

  /// Handles the keys that open a menu.
  ///
  /// - Returns: whether the key was one of them.
  func processKey(_ value: guint, _ state: GdkModifierType) -> Bool {
    let held = Modifiers(state)
    switch Int32(bitPattern: value) {
    case GDK_KEY_Menu where held.isEmpty: break
    case GDK_KEY_F10 where held == .shift: break
    default: return false
    }
    guard let widget else { return false }
    if isOpen {
      close()
      return true
    }
    let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
    guard !hasInnerMenu(at: focus) else { return false }
    open()
    return popover.isShown
  }

  /// Closes the menu if the widget has become insensitive.
  func widgetStateChanged() {
    guard let widget, popover.isShown, gtk_widget_is_sensitive(widget) == 0 else { return }
    // Not now, because GTK is iterating over the widget's children.
    scheduleDismissal()
  }

  /// The position of an event on the surface that shows the widget; nil if it has none.
  private func place(of event: OpaquePointer) -> Point2D? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    guard popover.contains(event) else { return Point2D(x, y) }
    return Point2D(x + popover.corner.x, y + popover.corner.y)
  }

  /// Whether a press opens this menu: it is on the widget's surface, and no descendant with a ring menu is there.
  private func opensMenu(_ event: OpaquePointer) -> Bool {
    guard let widget, let native = gtk_widget_get_native(widget),
      gtk_native_get_surface(native) == gdk_event_get_surface(event),
      let point = Point2D(of: event, on: widget)
    else { return false }
    let target = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    return !hasInnerMenu(at: target)
  }
}

// A mouse: its secondary button opens the menu immediately. Releasing it over an item chooses that item; releasing it
// before leaves the menu open for clicks.
extension AttachedRingMenu {
  private func pressed(_ event: OpaquePointer) -> Bool {
    // A press whose release was never received is lost.
    if case .button(_, let start) = press { loseButton(at: start) }
    guard case .none = press, gdk_event_triggers_context_menu(event) != 0, opensMenu(event),
      let place = place(of: event), show(around: place)
    else { return false }
    press = .button(gdk_button_event_get_button(event), start: place)
    if menu.options.takesMarks {
      send(.down, at: place, .mouse)
    } else {
      popover.whenPlaced { [self] in open(around: place) }
    }
    return true
  }

  private func moved(_ event: OpaquePointer) -> Bool {
    guard let place = place(of: event) else { return false }
    send(menu.options.takesMarks ? .move : .hover, at: place, .mouse)
    return true
  }

  private func released(_ event: OpaquePointer) -> Bool {
    guard case .button(let button, let start) = press,
      gdk_button_event_get_button(event) == button
    else { return false }
    press = .none
    guard let place = place(of: event) else { return true }
    guard menu.options.takesMarks else {
      popover.whenPlaced { [self] in
        guard menu.core.read({ $0.hasHighlight }) else { return }
        send(.down, at: place, .mouse)
        send(.up, at: place, .mouse)
      }
      return true
    }
    let isStroke = start.distance(to: place) > GestureLimits.tapPoints
    popover.whenPlaced { [self] in
      let wasOpen = isOpen
      send(isStroke || !wasOpen ? .up : .cancel, at: place, .mouse)
      if !isStroke { open(around: start) }
      dismissIfIdle()
    }
    return true
  }
}

// A finger: a long press opens the menu, after the core's own time. Until then the finger scrolls and taps as usual.
extension AttachedRingMenu {
  private func touched(_ event: OpaquePointer) -> Bool {
    guard case .none = press, let widget, gtk_widget_is_sensitive(widget) != 0, opensMenu(event),
      let sequence = gdk_event_get_event_sequence(event), let place = place(of: event),
      let time = menu.host?.now
    else { return false }
    let finger = RingMenuPress(menu.options, at: place, time: time)
    switch finger.response {
    case .declined: return false
    case .undecided:
      let timeout = Timeout(seconds: finger.longPressTime - time) { [weak self] in
        self?.longPressed()
      }
      press = .waiting(sequence, finger, timeout)
      return false
    case .handled:
      guard show(around: place) else { return false }
      press = .finger(sequence)
      claim(sequence, at: place)
      send(.down, at: place, .touch)
      return true
    }
  }

  private func claim(_ sequence: OpaquePointer, at place: Point2D) {
    guard let widget, let point = Point2D(place.x, place.y, on: widget) else { return }
    listeners?.claim(sequence, from: gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT))
  }

  /// Opens the menu for the waiting finger, which has rested long enough.
  private func longPressed() {
    guard case .waiting(let sequence, let finger, _) = press else { return }
    press = .none
    let place = finger.position
    guard show(around: place) else { return }
    press = .finger(sequence)
    claim(sequence, at: place)
    popover.whenPlaced { [self] in
      guard case .finger = press else { return }
      open(around: place, holding: OpeningPointer.id)
    }
  }

  private func fingerMoved(_ phase: PointerEvent.Phase, _ event: OpaquePointer) -> Bool {
    guard let sequence = gdk_event_get_event_sequence(event), let place = place(of: event) else {
      return false
    }
    switch press {
    case .waiting(sequence, var finger, let timeout):
      let time = menu.host?.now ?? 0
      guard phase == .up else {
        finger.move(to: place, at: time)
        press = finger.response == .declined ? .none : .waiting(sequence, finger, timeout)
        if finger.response == .handled { longPressed() }
        return false
      }
      press = .none
      guard finger.lift(at: place, time: time), show(around: place) else { return false }
      claim(sequence, at: place)
      popover.whenPlaced { [self] in open(around: place) }
      return true
    case .finger(sequence):
      if phase == .up { press = .none }
      send(phase, at: place, .touch)
      if phase == .up { popover.whenPlaced { [self] in dismissIfIdle() } }
      return true
    default: return false
    }
  }

  /// Ends a pointer that an ancestor has claimed or GTK has cancelled.
  func lose(_ sequence: OpaquePointer?) {
    switch press {
    case .none: return
    case .button(_, let start):
      guard sequence == nil else { return }
      loseButton(at: start)
    case .waiting(let held, _, _):
      guard held == sequence else { return }
      press = .none
    case .finger(let held):
      guard held == sequence else { return }
      press = .none
      send(.cancel, at: .zero, .touch)
    }
    popover.whenPlaced { [weak self] in self?.dismissIfIdle() }
  }

  private func loseButton(at start: Point2D) {
    press = .none
    if menu.options.takesMarks { send(.cancel, at: start, .mouse) }
  }

  /// Sends an event of the pointer that opened the menu, once the menu is placed.
  private func send(
    _ phase: PointerEvent.Phase,
    at place: Point2D,
    _ kind: PointerEvent.Kind
  ) {
    popover.whenPlaced { [self] in
      guard let host = menu.host, let position = popover.position(of: place) else { return }
      let event = PointerEvent(
        phase,
        id: OpeningPointer.id,
        position: position,
        kind: kind
      )
      host.process(.pointer(event), at: host.now)
    }
  }
}
#endif
