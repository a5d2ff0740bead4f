#if GTK
import CGtk
import Rotary

/// Makes pointers of GDK's events: fingers by their sequences, and one mouse or pen.
///
/// GDK's stamps are of a clock of their own, and count milliseconds: a pointer's first event says how far
/// that is from the clock of frames.
struct RawPointers {
  private struct Held {
    var id: Int
    var position: Point2D
    var kind: PointerEvent.Kind
  }

  /// The number of the mouse.
  private static let mouse = 0
  /// The fingers that are down, by their sequences.
  private var fingers: [OpaquePointer: Int] = [:]
  private var held: [Int: Held] = [:]
  private var lastNumber = 0
  private var offset: Double?

  /// What a GDK event says of a pointer; nil for one that is of something else.
  ///
  /// - Parameters:
  ///   - event: a `GdkEvent`.
  ///   - widget: in whose coordinates.
  @MainActor
  mutating func read(
    _ event: OpaquePointer,
    on widget: WidgetPointer
  ) -> (event: PointerEvent, time: Double)? {
    let type = gdk_event_get_event_type(event)
    guard let phase = phase(of: type), let position = Self.position(of: event, on: widget) else {
      return nil
    }
    let id: Int
    let kind: PointerEvent.Kind
    switch type {
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      guard let sequence = gdk_event_get_event_sequence(event) else { return nil }
      kind = .touch
      if phase == .down {
        lastNumber += 1
        fingers[sequence] = lastNumber
      }
      guard let number = fingers[sequence] else { return nil }
      if phase == .up || phase == .cancel { fingers[sequence] = nil }
      id = number
    default:
      if type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE {
        guard gdk_button_event_get_button(event) == 1 else { return nil }
      }
      kind = gdk_event_get_device_tool(event) == nil ? .mouse : .pen
      id = Self.mouse
    }
    let isHeld = held[id] != nil
    let meant = phase == .hover && isHeld ? .move : phase
    if meant == .up || meant == .move, !isHeld { return nil }
    let pointer = PointerEvent(
      meant,
      id: id,
      position: position,
      kind: kind,
      modifiers: Modifiers(gdk_event_get_modifier_state(event))
    )
    return (pointer, time(of: event))
  }

  /// Follows what the control answered.
  mutating func follow(_ event: PointerEvent, _ response: Response) {
    switch event.phase {
    case .down, .move:
      held[event.id] =
        response == .declined
        ? nil : Held(id: event.id, position: event.position, kind: event.kind)
    case .up, .cancel: held[event.id] = nil
    case .hover, .leave: break
    }
  }

  /// Forgets all pointers, and gives what tells the control that they are lost.
  mutating func removeAll() -> [PointerEvent] {
    let lost = held.values.sorted { $0.id < $1.id }
    held.removeAll()
    fingers.removeAll()
    return lost.map { PointerEvent(.cancel, id: $0.id, position: $0.position, kind: $0.kind) }
  }

  private func phase(of type: GdkEventType) -> PointerEvent.Phase? {
    switch type {
    case GDK_TOUCH_BEGIN, GDK_BUTTON_PRESS: return .down
    case GDK_TOUCH_UPDATE: return .move
    case GDK_MOTION_NOTIFY: return .hover
    case GDK_TOUCH_END, GDK_BUTTON_RELEASE: return .up
    case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: return .cancel
    case GDK_LEAVE_NOTIFY: return .leave
    default: return nil
    }
  }

  private mutating func time(of event: OpaquePointer) -> Double {
    let stamp = Double(gdk_event_get_time(event)) / 1_000
    let now = Double(g_get_monotonic_time()) / 1e6
    // A clock that ran over, or is another one, begins anew.
    if let offset, (0...1).contains(now - (stamp + offset)) { return stamp + offset }
    offset = now - stamp
    return now
  }

  /// Where an event happened, in a widget's coordinates.
  @MainActor
  private static func position(of event: OpaquePointer, on widget: WidgetPointer) -> Point2D? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return .zero }
    guard let native = gtk_widget_get_native(widget) else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (inX, inY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(root, widget, x - left, y - top, &inX, &inY) != 0 else {
      return nil
    }
    return Point2D(inX, inY)
  }
}

extension Modifiers {
  /// The keys that are held down along with an event.
  init(_ state: GdkModifierType) {
    self = []
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if state.rawValue & GDK_SUPER_MASK.rawValue != 0 { insert(.command) }
  }
}
#endif
