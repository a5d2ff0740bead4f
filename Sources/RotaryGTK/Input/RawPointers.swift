#if GTK
import CGtk
import Rotary

/// Makes pointers of GDK's events: fingers by their sequences, and one mouse or pen.
///
/// GDK's stamps count milliseconds, mostly of the clock that frames have. Where a display has another clock, a pointer's
/// first event says how far apart the two are.
struct RawPointers {
  /// Something that a pointer did.
  struct Sample {
    /// What, in the core's words.
    var event: PointerEvent
    /// When, in seconds, by the clock of frames.
    var time: Double
    /// The finger's sequence; the mouse has none.
    var sequence: OpaquePointer?
    /// When, in GDK's milliseconds.
    var stamp: guint32 = 0
  }

  /// A pointer that the control has not let go of.
  private struct Held {
    var event: PointerEvent
    var sequence: OpaquePointer?
    var isClaimed = false
    /// Whether what lies around waits for the control to decide.
    var isAwaited = false
    /// The stamp of its last event: one may be read on its way down to the widget, and again at the widget.
    var stamp: guint32
  }

  /// The number of the mouse, or of the pen that moves it.
  private static let mouse = 0
  /// The button that presses; others mean nothing to any control.
  private static let primaryButton: guint = 1
  /// A stamp that is further off is not of the clock of frames: no program is busy for a minute.
  private static let latestMilliseconds: guint32 = 60_000
  /// By so much stamps of another clock may come late, in seconds, before it is taken for a third.
  private static let latestSeconds = 1.0

  /// Where the mouse is as the control knows.
  private enum Hovering {
    case elsewhere, over
    /// It has left the control, which it still holds.
    case leftHolding
  }

  private var hovering = Hovering.elsewhere
  private var numbers: [OpaquePointer: Int] = [:]
  private var held: [Int: Held] = [:]
  private var lastNumber = 0
  /// How far the clock of frames is ahead of another clock's stamps, in seconds.
  private var offset: Double?

  /// Whether the mouse, or the pen that moves it, holds the control.
  private var holdsMouse: Bool { held[Self.mouse] != nil }

  /// What a GDK event says of a pointer, the oldest first; nothing for one that is of something else.
  ///
  /// - Parameters:
  ///   - event: a `GdkEvent`.
  ///   - widget: in whose coordinates.
  /// - Returns: the samples, in order.
  @MainActor
  mutating func read(_ event: OpaquePointer, on widget: WidgetPointer) -> [Sample] {
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: return finger(.down, event, on: widget)
    case GDK_TOUCH_UPDATE: return finger(.move, event, on: widget)
    case GDK_TOUCH_END: return finger(.up, event, on: widget)
    case GDK_TOUCH_CANCEL:
      return lose(gdk_event_get_event_sequence(event), on: widget, at: time(of: event))
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      guard gdk_button_event_get_button(event) == Self.primaryButton else { return [] }
      return button(event, on: widget)
    case GDK_MOTION_NOTIFY: return motion(event, on: widget)
    case GDK_GRAB_BROKEN: return lose(nil, at: time(of: event))
    default: return []
    }
  }

  /// Takes the pointers that the control has come to claim by time alone; see `Control.claims(_:)`.
  ///
  /// - Parameter claims: whether the control claims a pointer.
  /// - Returns: the sequences to be claimed now; the mouse has none.
  mutating func claimByTime(_ claims: (Int) -> Bool) -> [OpaquePointer?] {
    var sequences: [OpaquePointer?] = []
    for id in held.keys where held[id]?.isClaimed == false && claims(id) {
      held[id]?.isClaimed = true
      held[id]?.isAwaited = false
      sequences.append(held[id]?.sequence)
    }
    return sequences
  }

  /// Whether any finger is awaited; see ``isAwaited(_:)``.
  var awaitsFingers: Bool { held.values.contains { $0.isAwaited } }

  /// Whether what lies around waits for the control to decide whose a finger is.
  func isAwaited(_ sequence: OpaquePointer) -> Bool {
    numbers[sequence].flatMap { held[$0] }?.isAwaited == true
  }

  /// Follows what the control answered.
  ///
  /// - Parameters:
  ///   - sample: what the control was told.
  ///   - response: what it answered.
  ///   - use: what a finger that came down may do there.
  /// - Returns: whether the pointer is to be claimed now; it was not before.
  mutating func follow(_ sample: Sample, _ response: Response, use: TouchArea.Use?) -> Bool {
    let id = sample.event.id
    switch sample.event.phase {
    case .down, .move:
      guard response != .declined else {
        held[id] = nil
        return false
      }
      let wasClaimed = sample.event.phase == .move && held[id]?.isClaimed == true
      let isClaimed = wasClaimed || response == .handled
      // Where it is pressed, or pressed long, a finger that moves belongs to what lies around.
      let mayTakeMoves = use != .press && use != .longPress
      let mayScroll =
        sample.event.phase == .down ? sample.sequence != nil && mayTakeMoves : held[id]?.isAwaited
      held[id] = Held(
        event: sample.event,
        sequence: sample.sequence,
        isClaimed: isClaimed,
        isAwaited: response == .undecided && mayScroll == true,
        stamp: sample.stamp
      )
      return isClaimed && !wasClaimed
    case .up: return response == .handled && held.removeValue(forKey: id)?.isClaimed != true
    case .cancel, .lost: held[id] = nil
    case .hover: hovering = .over
    case .leave: break
    }
    return false
  }

  /// The mouse is over something else.
  ///
  /// - Returns: what tells the control; nil where it knows, or where the mouse holds it.
  mutating func leave() -> PointerEvent? {
    guard hovering == .over else { return nil }
    hovering = holdsMouse ? .leftHolding : .elsewhere
    return holdsMouse ? nil : Self.left
  }

  /// The same as soon as the mouse has let go.
  mutating func leaveAfterRelease() -> PointerEvent? {
    guard hovering == .leftHolding, !holdsMouse else { return nil }
    hovering = .elsewhere
    return Self.left
  }

  private static var left: PointerEvent {
    PointerEvent(.leave, id: mouse, position: .zero, kind: .mouse)
  }

  /// What tells the control that a pointer is lost to it: nothing if it had none.
  ///
  /// - Parameters:
  ///   - sequence: the finger's; nil for the mouse.
  ///   - widget: where a finger is taken for something else, so that what it did is undone; nil for the mouse. What was
  ///     done to a widget that takes no input any more, or is not shown, stays.
  ///   - time: when, in seconds.
  /// - Returns: the cancel or the loss, if any.
  mutating func lose(
    _ sequence: OpaquePointer?,
    on widget: WidgetPointer? = nil,
    at time: Double
  ) -> [Sample] {
    guard let id = sequence.map({ numbers.removeValue(forKey: $0) }) ?? Self.mouse,
      let lost = held[id]
    else { return [] }
    let gone = lost.event.gone(widget.map(Self.isInUse) == true ? .cancel : .lost)
    return [Sample(event: gone, time: time, sequence: sequence)]
  }

  /// Whether a widget is shown and takes input, as far as GTK has been told: it takes the fingers of one that does so no
  /// longer before it is in that state.
  private static func isInUse(_ widget: WidgetPointer) -> Bool {
    var part: WidgetPointer? = widget
    while let here = part {
      guard gtk_widget_get_sensitive(here) != 0 else { return false }
      part = gtk_widget_get_parent(here)
    }
    return gtk_widget_get_mapped(widget) != 0
  }

  /// Forgets all pointers, and gives what tells the control that they are lost.
  mutating func removeAll() -> [PointerEvent] {
    let lost = held.values.sorted { $0.event.id < $1.event.id }
    held.removeAll()
    numbers.removeAll()
    return lost.map { $0.event.gone(.lost) }
  }
}

// Each kind of device.
extension RawPointers {
  @MainActor
  private mutating func finger(
    _ phase: PointerEvent.Phase,
    _ event: OpaquePointer,
    on widget: WidgetPointer
  ) -> [Sample] {
    guard let sequence = gdk_event_get_event_sequence(event) else { return [] }
    if phase == .down {
      lastNumber += 1
      numbers[sequence] = lastNumber
    }
    guard let id = numbers[sequence], phase == .down || held[id] != nil,
      let position = Point2D(of: event, on: widget)
    else { return [] }
    if phase == .move, let last = held[id], last.stamp == gdk_event_get_time(event),
      last.event.position == position
    {
      return []
    }
    if phase == .up { numbers[sequence] = nil }
    return [sample(phase, id: id, position, .touch, event)]
  }

  @MainActor
  private mutating func button(_ event: OpaquePointer, on widget: WidgetPointer) -> [Sample] {
    guard let position = Point2D(of: event, on: widget) else { return [] }
    let kind = PointerEvent.Kind(of: event)
    guard gdk_event_get_event_type(event) == GDK_BUTTON_PRESS else {
      return holdsMouse ? [sample(.up, id: Self.mouse, position, kind, event)] : []
    }
    // A press that nobody released is lost.
    let lost = lose(nil, at: time(of: event))
    return lost + [sample(.down, id: Self.mouse, position, kind, event)]
  }

  @MainActor
  private mutating func motion(_ event: OpaquePointer, on widget: WidgetPointer) -> [Sample] {
    guard let position = Point2D(of: event, on: widget) else { return [] }
    let kind = PointerEvent.Kind(of: event)
    guard holdsMouse else {
      // X has its pointer follow the first finger.
      return numbers.isEmpty ? [sample(.hover, id: Self.mouse, position, kind, event)] : []
    }
    // Released where nobody was told, such as under a window that took all input.
    guard gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0 else {
      return lose(nil, at: time(of: event)) + [
        sample(.hover, id: Self.mouse, position, kind, event)
      ]
    }
    return history(of: event, kind, on: widget)
      + [sample(.move, id: Self.mouse, position, kind, event)]
  }

  /// Where a pointer was between the last event and this one, which GDK has made of several.
  @MainActor
  private mutating func history(
    of event: OpaquePointer,
    _ kind: PointerEvent.Kind,
    on widget: WidgetPointer
  ) -> [Sample] {
    var count: guint = 0
    guard let places = gdk_event_get_history(event, &count) else { return [] }
    defer { g_free(places) }
    let both = GDK_AXIS_FLAG_X.rawValue | GDK_AXIS_FLAG_Y.rawValue
    let modifiers = Modifiers(gdk_event_get_modifier_state(event))
    return (0..<Int(count)).compactMap { index in
      let place = places[index]
      guard place.flags.rawValue & both == both,
        let position = Point2D(place.axes.1, place.axes.2, on: widget)
      else { return nil }
      let pointer = PointerEvent(
        .move,
        id: Self.mouse,
        position: position,
        kind: kind,
        modifiers: modifiers
      )
      return Sample(event: pointer, time: time(place.time), sequence: nil)
    }
  }

  private mutating func sample(
    _ phase: PointerEvent.Phase,
    id: Int,
    _ position: Point2D,
    _ kind: PointerEvent.Kind,
    _ event: OpaquePointer
  ) -> Sample {
    let pointer = PointerEvent(
      phase,
      id: id,
      position: position,
      kind: kind,
      modifiers: Modifiers(gdk_event_get_modifier_state(event))
    )
    let sequence = kind == .touch ? gdk_event_get_event_sequence(event) : nil
    return Sample(
      event: pointer,
      time: time(of: event),
      sequence: sequence,
      stamp: gdk_event_get_time(event)
    )
  }
}

// When.
extension RawPointers {
  private mutating func time(of event: OpaquePointer) -> Double { time(gdk_event_get_time(event)) }

  private mutating func time(_ stamp: guint32) -> Double {
    time(stamp, now: Int64(g_get_monotonic_time()))
  }

  /// When an event of a stamp happened, by the clock of frames.
  ///
  /// - Parameters:
  ///   - stamp: the event's, in milliseconds, of 32 bits.
  ///   - now: in microseconds, by the clock of frames.
  /// - Returns: the time in seconds.
  mutating func time(_ stamp: guint32, now: Int64) -> Double {
    let milliseconds = now / 1_000
    // How late an event is read, if its clock is that of frames: Xorg's and most compositors' are.
    let late = guint32(truncatingIfNeeded: milliseconds) &- stamp
    if late < Self.latestMilliseconds { return Double(milliseconds - Int64(late)) / 1e3 }
    let apart = Double(now) / 1e6 - Double(stamp) / 1e3
    // A clock that ran over, or is another one, begins anew.
    if let offset, (0...Self.latestSeconds).contains(apart - offset) {
      return Double(stamp) / 1e3 + offset
    }
    offset = apart
    return Double(now) / 1e6
  }
}

extension PointerEvent {
  /// The same pointer, gone where it was.
  fileprivate func gone(_ phase: Phase) -> PointerEvent {
    PointerEvent(phase, id: id, position: position, kind: kind)
  }
}
#endif
