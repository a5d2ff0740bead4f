/// A control: a value that receives input and time, emits events, and draws itself.
///
/// A control has no clock, no platform code and no references. A host, the code that displays it, passes on what
/// happened and when. The same inputs produce the same events, states and scenes on every platform.
///
/// Times are seconds on any clock that starts at 0 or later and does not run backward. An input whose time is not
/// finite, or earlier than the time before, changes nothing.
///
/// Events wait in the control until they are read with ``nextEvent()``. Read them after each input, frame or command:
///
/// ```swift
/// dial.handle(.key(.right), at: time)
/// while let next = dial.nextEvent() { print(next.event, next.time) }
/// ```
public protocol Control: Equatable, Sendable {
  /// An event that the control sends to the app.
  associatedtype Event: Equatable, Sendable
  /// The part of the state that the picture depends on; by default the whole control.
  associatedtype RenderKey: Sendable = Self

  /// The size in points. A change updates the layout and keeps the state.
  var size: Size2D { get set }

  /// The user's system settings, such as reduced motion. A change applies immediately.
  var environment: ControlEnvironment { get set }

  /// Whether something moves, so that the host should request frames.
  var isMoving: Bool { get }

  /// The time of the next frame that shows a change, in seconds, while something moves.
  ///
  /// Default −∞: every frame of the display shows a change.
  var nextFrameTime: Double { get }

  /// Reports where each moving part will stop, in the control's unit.
  ///
  /// A part that is at rest, held by a finger, or only fading is not reported. A part that turns until it is stopped
  /// reports infinity. While the control moves to the same place, the numbers stay the same; see
  /// ``ControlSession/followMotion()``. By default nothing is reported.
  func readDestinations(_ read: (Double) -> Void)

  /// Whether the control is at its first or last value and cannot move beyond it.
  ///
  /// A control that wraps around has no ends. Default false.
  var isAtEnd: Bool { get }

  /// The latest time that the control received, in seconds; at first 0.
  var now: Double { get }

  /// The events that have not been read yet; see ``nextEvent()``.
  ///
  /// Changes of properties can add events too. ``isMoving`` is then true, so that the host requests a frame.
  var pendingEvents: PendingEvents<Event> { get set }

  /// Advances all motion to a time that is not before ``now``, and sets ``now`` to it.
  mutating func receive(time: Double)

  /// Handles an input that happened ``now``; see ``handle(_:at:)``.
  mutating func receive(_ input: Input) -> Response

  /// Whether the control now claims a pointer that it was undecided about, without further input: for example because
  /// a press has become a long press.
  ///
  /// Hosts call this after each frame while an undecided pointer is down, and claim the pointer if it returns true.
  /// Default false: most controls decide when a pointer moves.
  func claims(_ pointer: Int) -> Bool

  /// The part of the state that the picture depends on, without the size and the values that ``readPlacements(_:)`` and
  /// ``readTransforms(_:)`` report.
  ///
  /// While two keys are equal, the scenes have the same nodes, and a frame costs only the new placements. Keys may
  /// differ for equal pictures; drawing then takes longer but is correct.
  var renderKey: RenderKey { get }

  /// Whether the current render key equals `key`. Called in every frame, so it must be cheap.
  func matches(_ key: RenderKey) -> Bool

  /// Draws the control's current state.
  func draw(into scene: inout ControlScene)

  /// Reports the placement of each node of the scene that moves; nodes inside fragments do not move.
  ///
  /// - Parameter put: A closure that receives a node's name and placement, in drawing order. While the render key is
  ///   the same, the names and their order are the same.
  func readPlacements(_ put: (NodeID, Placement) -> Void)

  /// Whether nodes move in space, so that hosts call ``readTransforms(_:)``.
  ///
  /// Default false.
  static var hasDepth: Bool { get }

  /// Reports the 3D transform and opacity of each node that moves in space.
  ///
  /// - Parameter put: A closure that receives a node's name, transform and opacity, as in ``readPlacements(_:)``.
  func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void)

  /// Describes the control for screen readers.
  func describe(into tree: inout AccessibilityTree)

  /// The sound, haptic and announcement that accompany an event.
  ///
  /// Hosts call this method after the input or command that caused the event.
  func feedback(for event: Event) -> Feedback

  /// Whether the control only displays something, as a progress bar does. It receives no input and no keyboard focus.
  ///
  /// Default false.
  var isOutput: Bool { get }

  /// Reports the areas in which a touch may be for the control, from back to front.
  ///
  /// While the render key is the same, the areas are the same. By default the whole bounds, with
  /// ``TouchArea/Use/hold``.
  func readTouchAreas(_ read: (TouchArea) -> Void)

  /// The preferred size, for the user's text size. The control can be drawn at any other size.
  ///
  /// Default 200 by 200 points, with a minimum of 44 by 44.
  var preferredSize: PreferredSize { get }
}

extension Control {
  /// The control receives input.
  public var isOutput: Bool { false }

  /// Handles an input that happened at a time, after advancing all motion to that time.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time in seconds. If it is not finite or before ``now``, nothing changes.
  /// - Returns: Whether the input was for this control. The views around the control may use a pointer that it
  ///   declines.
  @inlinable
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Response {
    pendingEvents.dropUnread()
    return catchUp(to: time) ? receive(input) : .declined
  }

  /// Advances all motion to a time.
  ///
  /// Each event until then has the instant at which it happened, so that events and the result do not depend on how
  /// often this method is called.
  ///
  /// - Parameter time: The time in seconds. If it is not finite or before ``now``, nothing changes.
  @inlinable
  public mutating func advance(to time: Double) {
    pendingEvents.dropUnread()
    catchUp(to: time)
  }

  /// Advances all motion to a time, and keeps all events.
  ///
  /// - Returns: Whether the time is valid: finite and not before ``now``.
  @inlinable
  @discardableResult
  mutating func catchUp(to time: Double) -> Bool {
    guard time.isFinite, time >= now else { return false }
    // The first time may be 0.
    if time > now || time == 0 { receive(time: time) }
    return true
  }

  /// Removes and returns the oldest event, with the time at which it happened; nil if there is none.
  ///
  /// Events that are not read are dropped by the second call of ``handle(_:at:)`` or ``advance(to:)`` after them.
  @inlinable
  public mutating func nextEvent() -> (event: Event, time: Double)? { pendingEvents.next() }

  /// Sends an event that happens now.
  @inlinable
  public mutating func send(_ event: Event) { pendingEvents.append(event, at: now) }

  /// Sends an event that happened at a time.
  @inlinable
  public mutating func send(_ event: Event, at time: Double) {
    pendingEvents.append(event, at: time)
  }

  /// Every frame of the display is needed.
  public var nextFrameTime: Double { -.infinity }

  /// No part is reported.
  public func readDestinations(_ read: (Double) -> Void) {}

  /// The control decides only when a pointer moves.
  public func claims(_ pointer: Int) -> Bool { false }

  /// The whole bounds can be held.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, frame: Rect2D(origin: .zero, size: size)))
  }

  /// The frontmost touch area at a point, if any.
  public func touchArea(at point: Point2D) -> TouchArea? {
    var found: TouchArea?
    readTouchAreas { if $0.contains(point) { found = $0 } }
    return found
  }

  /// 200 by 200 points, at least 44 by 44.
  public var preferredSize: PreferredSize { PreferredSize(Size2D(200, 200)) }

  /// No node moves in space.
  public static var hasDepth: Bool { false }

  /// The control has no ends.
  public var isAtEnd: Bool { false }

  /// No node moves in space.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {}
}

extension Control where RenderKey == Self {
  /// The whole control: any change redraws it.
  public var renderKey: Self { self }

  /// Whether nothing has changed.
  public func matches(_ key: Self) -> Bool { self == key }

  /// No node moves without redrawing.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {}
}

/// A control's answer to an input.
///
/// For a pointer, the answer says what the host does with the pointer, from down to up:
///
/// | | down | move | up, cancel |
/// |---|---|---|---|
/// | ``handled`` | Claim the pointer for the control, so that no view around it scrolls. | Claim it, if it is not claimed yet. | The pointer was the control's. |
/// | ``undecided`` | Send all input of the pointer to the control. A view around it may take the pointer; then send the control a cancel. After each frame, call ``Control/claims(_:)``. | As for down. | never |
/// | ``declined`` | The pointer is free. | The control has released the pointer, which is now free. | The pointer was not the control's. |
///
/// A finger that touches a ``TouchArea`` with the use `hold` is handled immediately. In an area with the use `press` it
/// stays undecided until it is lifted. In other areas it is undecided until it has moved ``GestureLimits/panPoints``,
/// because it may become a tap. A move beyond that is handled in the direction of the control and declined in the
/// other, as ``TouchArea/Use`` describes. A long press is undecided until its time is over; ``Control/claims(_:)`` then
/// returns true, and the host claims the pointer. A control never changes from handled to undecided.
///
/// Dragging a mouse scrolls nothing, so a control that uses drags in either direction handles a mouse immediately.
public enum Response: UInt8, Equatable, Sendable {
  /// The control used the input; nothing else should.
  case handled
  /// The input is not for this control.
  case declined
  /// The control has received the input but does not claim it yet; a view around the control may take it.
  ///
  /// For a pointer as above; for a scroll, if it has phases and has not moved yet.
  case undecided
}

/// A control's preferred and minimum size, in points.
public struct PreferredSize: Equatable, Sendable {
  /// The smallest size at which a finger can use the control.
  public var minimum: Size2D
  /// The size without other constraints; no side is less than the ``minimum``.
  public var preferred: Size2D

  /// The minimum side of a touch target, in points.
  ///
  /// Source: WCAG 2.2, success criterion 2.5.5, https://www.w3.org/TR/WCAG22/#target-size-enhanced.
  public static let leastSide = 44.0

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - preferred: The preferred size. A side that is less than the minimum is raised to it.
  ///   - minimum: The minimum size. Default 44 by 44.
  public init(_ preferred: Size2D, minimum: Size2D = Size2D(leastSide, leastSide)) {
    self.minimum = minimum
    self.preferred = Size2D(
      Swift.max(preferred.width, minimum.width),
      Swift.max(preferred.height, minimum.height)
    )
  }
}

/// A sound or haptic that accompanies an event.
///
/// Hosts have a sound or a haptic for each cue, which an app can switch off.
public enum Cue: UInt8, CaseIterable, Equatable, Sendable {
  /// A sector, tile or detent has passed.
  case tick
  /// The control reached an end.
  case boundary
  /// Something opened.
  case open
  /// Something closed.
  case close
  /// The control stopped at a new value.
  case settle
}

/// The sound, haptic and announcement for an event.
public struct Feedback: Equatable, Sendable {
  /// The sound or haptic, if any.
  public var cue: Cue?
  /// The volume of the sound, or the intensity of the haptic, as a share of the usual one.
  ///
  /// From 0 to 1. Default 1.
  public var level: Double
  /// Whether a screen reader announces the new value now.
  public var announcesValue: Bool

  /// Creates feedback.
  ///
  /// By default there is none.
  public init(cue: Cue? = nil, level: Double = 1, announcesValue: Bool = false) {
    self.cue = cue
    self.level = level
    self.announcesValue = announcesValue
  }

  /// Returns the feedback for a collision with an end.
  ///
  /// - Parameter strength: The strength from 0 to 1; see ``ValueEvent/metEnd(strength:)``.
  /// - Returns: A boundary cue, with half the usual level for a collision without speed.
  public static func collision(strength: Double) -> Feedback {
    Feedback(cue: .boundary, level: (1 + strength) / 2)
  }
}
