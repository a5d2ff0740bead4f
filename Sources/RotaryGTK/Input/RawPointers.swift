#if GTK
import CGtk
import Rotary

/// Converts GDK's events to pointers: each finger by its sequence, and one mouse or pen.
///
/// GDK's time stamps are in milliseconds, usually of the frame clock. If a display uses another clock, the first event
/// of a pointer determines the offset between the two.
struct RawPointers {
  /// An event of a pointer.
  struct Sample {
    /// The core's event.
    var event: PointerEvent
    /// The time in seconds, by the frame clock.
    var time: Double
    /// The finger's sequence; nil for the mouse.
    var sequence: OpaquePointer?
    /// GDK's time stamp, in milliseconds.
    var stamp: guint32 = 0
  }

  /// A pointer that holds the control.
  private struct Held {
    var event: PointerEvent
    var sequence: OpaquePointer?
    var isClaimed = false
    /// Whether the ancestors' handling waits for the control's decision.
    var isAwaited = false
    /// The time stamp of its last event, because an event may be read twice: in the capture phase and at the widget.
    var stamp: guint32
  }

  /// The ID of the mouse, or of a pen.
  private static let mouse = 0
  /// The button that controls use; they ignore the others.
  private static let primaryButton: guint = 1

  /// Whether the control knows that the mouse hovers over it.
  private enum Hovering {
    case elsewhere, over
    /// The mouse has left the control but still holds it.
    case leftHolding
  }

  private var hovering = Hovering.elsewhere
  /// Whether the mouse's button seems to be released: GDK generated a motion without it.
  ///
  /// Such a motion has the display server's present state, which may be ahead of events that have not been read yet, such
  /// as the end of a quick drag. So the mouse is released only if none of them follows.
  private(set) var seemsReleased = false
  private var numbers: [OpaquePointer: Int] = [:]
  private var held: [Int: Held] = [:]
  private var lastNumber = 0
  /// The offset from another clock's stamps to the frame clock, in seconds.
  var offset: Double?

  /// Whether the mouse or a pen holds the control.
  private var holdsMouse: Bool { held[Self.mouse] != nil }

  /// Reads the pointer's events from a GDK event, the oldest first.
  ///
  /// - Parameters:
  ///   - event: a `GdkEvent`.
  ///   - widget: the widget whose coordinates to use.
  /// - Returns: the samples in order; none for an event that is not a pointer's.
  @MainActor
  mutating func read(_ event: OpaquePointer, on widget: WidgetPointer) -> [Sample] {
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: return finger(.down, event, on: widget)
    case GDK_TOUCH_UPDATE: return finger(.move, event, on: widget)
    case GDK_TOUCH_END: return finger(.up, event, on: widget)
    case GDK_TOUCH_CANCEL:
      return lose(gdk_event_get_event_sequence(event), on: widget, at: time(of: event))
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      seemsReleased = false
      guard gdk_button_event_get_button(event) == Self.primaryButton else { return [] }
      return button(event, on: widget)
    case GDK_MOTION_NOTIFY: return motion(event, on: widget)
    case GDK_GRAB_BROKEN: return lose(nil, at: time(of: event))
    default: return []
    }
  }

  /// Marks pointers as claimed that the control claims after some time, without an event; see `Control.claims(_:)`.
  ///
  /// - Parameter claims: returns whether the control claims a pointer.
  /// - Returns: the sequences to claim now; nil for the mouse.
  mutating func claimByTime(_ claims: (Int) -> Bool) -> [OpaquePointer?] {
    var sequences: [OpaquePointer?] = []
    for id in held.keys where held[id]?.isClaimed == false && claims(id) {
      held[id]?.isClaimed = true
      held[id]?.isAwaited = false
      sequences.append(held[id]?.sequence)
    }
    return sequences
  }

  /// Whether the control is undecided about any finger; see ``isAwaited(_:)``.
  var awaitsFingers: Bool { held.values.contains { $0.isAwaited } }

  /// Whether the ancestors' handling of a finger waits for the control's decision.
  func isAwaited(_ sequence: OpaquePointer) -> Bool {
    numbers[sequence].flatMap { held[$0] }?.isAwaited == true
  }

  /// Records the control's response to a sample.
  ///
  /// - Parameters:
  ///   - sample: the sample.
  ///   - response: the control's response.
  ///   - use: the use of the touch area in which a finger went down.
  /// - Returns: whether to claim the pointer now, because it was not claimed before.
  mutating func record(_ sample: Sample, _ response: Response, use: TouchArea.Use?) -> Bool {
    let id = sample.event.id
    switch sample.event.phase {
    case .down, .move:
      guard response != .declined else {
        held[id] = nil
        return false
      }
      let wasClaimed = sample.event.phase == .move && held[id]?.isClaimed == true
      let isClaimed = wasClaimed || response == .handled
      // In an area for presses or long presses, a moving finger belongs to the ancestors.
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

  /// Records that the mouse has left the control.
  ///
  /// - Returns: the event for the control; nil if the control knows, or while the mouse holds it.
  mutating func leave() -> PointerEvent? {
    guard hovering == .over else { return nil }
    hovering = holdsMouse ? .leftHolding : .elsewhere
    return holdsMouse ? nil : Self.leaveEvent
  }

  /// Returns the event for a mouse that left while it held the control, once it is released.
  mutating func leaveAfterRelease() -> PointerEvent? {
    guard hovering == .leftHolding, !holdsMouse else { return nil }
    hovering = .elsewhere
    return Self.leaveEvent
  }

  private static var leaveEvent: PointerEvent {
    PointerEvent(.leave, id: mouse, position: .zero, kind: .mouse)
  }

  /// Ends a pointer that the control has lost.
  ///
  /// - Parameters:
  ///   - sequence: the finger's sequence; nil for the mouse.
  ///   - widget: the widget, if a finger may be cancelled, which undoes its effect; nil for the mouse. If the widget is
  ///     hidden or insensitive, the effect stays.
  ///   - time: the time in seconds.
  /// - Returns: a cancel or lost event; none if the control does not have the pointer.
  mutating func lose(
    _ sequence: OpaquePointer?,
    on widget: WidgetPointer? = nil,
    at time: Double
  ) -> [Sample] {
    if sequence == nil { seemsReleased = false }
    guard let id = sequence.map({ numbers.removeValue(forKey: $0) }) ?? Self.mouse,
      let lost = held[id]
    else { return [] }
    let ended = lost.event.ended(widget.map(Self.isActive) == true ? .cancel : .lost)
    return [Sample(event: ended, time: time, sequence: sequence)]
  }

  /// Whether a widget is visible and sensitive.
  ///
  /// GTK cancels the fingers of a widget before it updates the widget's own effective state.
  private static func isActive(_ widget: WidgetPointer) -> Bool {
    var part: WidgetPointer? = widget
    while let here = part {
      guard gtk_widget_get_sensitive(here) != 0 else { return false }
      part = gtk_widget_get_parent(here)
    }
    return gtk_widget_get_mapped(widget) != 0
  }

  /// Removes all pointers, and returns their lost events.
  mutating func removeAll() -> [PointerEvent] {
    let lost = held.values.sorted { $0.event.id < $1.event.id }
    held.removeAll()
    numbers.removeAll()
    return lost.map { $0.event.ended(.lost) }
  }
}

// The kinds of devices.
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
    // A press without a release is lost.
    let lost = lose(nil, at: time(of: event))
    return lost + [sample(.down, id: Self.mouse, position, kind, event)]
  }

  @MainActor
  private mutating func motion(_ event: OpaquePointer, on widget: WidgetPointer) -> [Sample] {
    guard let position = Point2D(of: event, on: widget) else { return [] }
    let kind = PointerEvent.Kind(of: event)
    guard holdsMouse else {
      // On X11, the mouse pointer follows the first finger.
      return numbers.isEmpty ? [sample(.hover, id: Self.mouse, position, kind, event)] : []
    }
    let isGenerated = gdk_event_get_time(event) == guint32(GDK_CURRENT_TIME)
    let hasButton =
      gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
    seemsReleased = isGenerated && !hasButton
    guard !isGenerated else { return [] }
    // The button was released without an event, for example under a window with a grab.
    guard hasButton else {
      return lose(nil, at: time(of: event)) + [
        sample(.hover, id: Self.mouse, position, kind, event)
      ]
    }
    return history(of: event, kind, on: widget)
      + [sample(.move, id: Self.mouse, position, kind, event)]
  }

  /// The positions between the previous event and this one, which GDK has combined.
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

extension PointerEvent {
  /// An event of this pointer at the same position.
  fileprivate func ended(_ phase: Phase) -> PointerEvent {
    PointerEvent(phase, id: id, position: position, kind: kind)
  }
}
#endif
