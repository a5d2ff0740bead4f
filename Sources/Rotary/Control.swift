/// A control: a value that takes input and time, tells events, and draws itself.
///
/// It has no clock, no platform and no references. A host, the code that displays it, says what happened
/// and when; the same inputs give the same events, states and scenes everywhere.
///
/// Times are seconds on any clock that does not run backward. An input with an earlier time than
/// the last, or one that is not finite, changes nothing.
public protocol Control: Equatable, Sendable {
  /// What it tells the app.
  associatedtype Event: Equatable, Sendable
  /// The part of the state that the picture depends on; by default the whole control.
  associatedtype RenderKey: Sendable = Self

  /// Its size in points; a change lays it out anew and keeps its state.
  var size: Size2D { get set }

  /// The user's system settings, such as reduced motion. A change applies immediately.
  var environment: ControlEnvironment { get set }

  /// Whether something moves, so that the host should ask for frames.
  var isMoving: Bool { get }

  /// When the next frame is needed, in seconds, while something moves: a frame before shows nothing new.
  ///
  /// By default −∞: every frame of the display shows something new.
  var nextFrameTime: Double { get }

  /// Reports where each part that moves by itself comes to rest, in the control's own unit.
  ///
  /// Nothing is reported for a part that is at rest, held by a finger, or only fades; infinity for one that
  /// turns until it is stopped. While the control moves to the same place, the numbers are the same; see
  /// ``ControlSession/followMotion()``. By default nothing.
  func readDestinations(_ read: (Double) -> Void)

  /// Whether it is at an end, beyond which it does not go: the first or the last of what can be chosen.
  ///
  /// What goes round has no ends. By default false.
  var isAtEnd: Bool { get }

  /// Takes an input that happened at `time`, after advancing all motion to that time.
  ///
  /// - Returns: whether the input was meant for this control; a pointer that it declines is
  ///   free for whatever lies around it.
  @discardableResult
  mutating func handle(_ input: Input, at time: Double, emit: (Event, Double) -> Void) -> Response

  /// Whether a pointer that the control was undecided about is its own by now, by time alone: a press has
  /// become long, say.
  ///
  /// Hosts ask after each frame in which a pointer is down that is not decided, and claim it then. By
  /// default false: most controls decide when a pointer moves.
  func claims(_ pointer: Int) -> Bool

  /// Advances all motion to `time`.
  ///
  /// - Parameters:
  ///   - time: seconds; what happened on the way is emitted with the instant at which it did,
  ///     so that neither events nor the end depend on how often this is called.
  ///   - emit: takes an event and its time.
  mutating func advance(to time: Double, emit: (Event, Double) -> Void)

  /// The part of the state that the picture depends on, without the size and without the numbers that
  /// ``readPlacements(_:)`` and ``readTransforms(_:)`` report.
  ///
  /// While two keys are equal, the scenes have the same nodes, and a frame costs only their new
  /// placements. Keys may differ while the pictures are the same: drawing then takes longer, no more.
  var renderKey: RenderKey { get }

  /// Whether the render key is this one now; called in every frame, so it has to be cheap.
  func matches(_ key: RenderKey) -> Bool

  /// Draws the control as it is now.
  func draw(into scene: inout ControlScene)

  /// Reports the placement of each node of the scene that moves; nodes inside fragments do not move.
  ///
  /// - Parameter put: takes a node's name and its placement, in drawing order: while the render key is the
  ///   same, the same names in the same order.
  func readPlacements(_ put: (NodeID, Placement) -> Void)

  /// Whether nodes move in space, so that ``readTransforms(_:)`` is to be called.
  ///
  /// By default false.
  static var hasDepth: Bool { get }

  /// Reports the 3D transform and opacity of each node that moves in space.
  ///
  /// - Parameter put: takes a node's name, its transform and its opacity, as in ``readPlacements(_:)``.
  func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void)

  /// Describes the control for screen readers.
  func describe(into tree: inout AccessibilityTree)

  /// What is to be felt, heard or announced along with an event.
  static func feedback(for event: Event) -> Feedback

  /// Whether it only shows something, as a progress bar does: it takes no input, so that it is given no keyboard.
  ///
  /// By default false.
  static var isOutput: Bool { get }

  /// Tells where a touch may be meant for it, what lies above last.
  ///
  /// While the render key is the same, the areas are. By default all of its bounds, to ``TouchArea/Use/hold``.
  func readTouchAreas(_ read: (TouchArea) -> Void)

  /// How large it is best shown, for the user's text size; it draws itself in any other.
  ///
  /// By default 200 by 200 points, and at least 44 by 44.
  var preferredSize: PreferredSize { get }
}

extension Control {
  /// It takes input.
  public static var isOutput: Bool { false }

  /// Takes an input and drops its events; see ``handle(_:at:emit:)``.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Response {
    handle(input, at: time) { _, _ in }
  }

  /// Advances all motion and drops the events; see ``advance(to:emit:)``.
  public mutating func advance(to time: Double) {
    advance(to: time) { _, _ in }
  }

  /// Every frame shows something new.
  public var nextFrameTime: Double { -.infinity }

  /// Nothing moves by itself.
  public func readDestinations(_ read: (Double) -> Void) {}

  /// It decides when a pointer moves.
  public func claims(_ pointer: Int) -> Bool { false }

  /// All of its bounds, to hold.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, frame: Rect2D(origin: .zero, size: size)))
  }

  /// The area that a touch at a point is meant for, if any: the uppermost one there.
  public func touchArea(at point: Point2D) -> TouchArea? {
    var found: TouchArea?
    readTouchAreas { if $0.contains(point) { found = $0 } }
    return found
  }

  /// 200 by 200 points, at least 44 by 44.
  public var preferredSize: PreferredSize { PreferredSize(Size2D(200, 200)) }

  /// No node moves in space.
  public static var hasDepth: Bool { false }

  /// It has no ends.
  public var isAtEnd: Bool { false }

  /// No node moves in space.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {}
}

extension Control where RenderKey == Self {
  /// The whole control: whatever changes, it is drawn anew.
  public var renderKey: Self { self }

  /// Whether nothing has changed.
  public func matches(_ key: Self) -> Bool { self == key }

  /// No node moves without being drawn anew.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {}
}

/// What became of an input.
///
/// Of a pointer, each answer tells the host what to do with all of it, from its down to its up:
///
/// | | down | move | up, cancel |
/// |---|---|---|---|
/// | ``handled`` | The control has it: claim it, nothing around scrolls. | Claim it, if it is not claimed yet. | It was the control's. |
/// | ``undecided`` | The control follows it: tell it all that the pointer does, and let what lies around take the pointer if it wants to; then tell the control a cancel. After each frame, ask ``Control/claims(_:)``. | As before. | never |
/// | ``declined`` | It is free. | The control has let go: from now on it is free. | It was not the control's. |
///
/// A finger on a ``TouchArea`` to hold is handled when it comes down. On one that is pressed it stays
/// undecided until it is lifted. On any other it is undecided while it may become a tap, which is for
/// ``GestureLimits/panPoints``; the move beyond that is handled when it goes the control's way and declined
/// when it does not, as each ``TouchArea/Use`` says. Where a press has to become long it stays undecided until
/// it is; no event comes then, so ``Control/claims(_:)`` says so, and the pointer is claimed as if handled. A control never goes back from handled to undecided.
/// A mouse scrolls nothing when it is dragged: a control that would take its drags either way handles its
/// down at once.
public enum Response: UInt8, Equatable, Sendable {
  /// The control used it; nobody else should.
  case handled
  /// It is not for this control.
  case declined
  /// The control has seen it, and does not claim it yet: what lies around may still take it.
  ///
  /// Of a pointer as above; of a scroll one that has phases and has not moved yet.
  case undecided
}

/// How large a control is best shown, in points.
public struct PreferredSize: Equatable, Sendable {
  /// The least size at which it can be used by a finger.
  public var minimum: Size2D
  /// The size that it is shown in when nobody says otherwise; no side is less than the ``minimum``.
  public var preferred: Size2D

  /// The least side of what a finger can hit, in points.
  ///
  /// Source: WCAG 2.2, success criterion 2.5.5, https://www.w3.org/TR/WCAG22/#target-size-enhanced.
  public static let leastSide = 44.0

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - preferred: the usual size; a side that is less than the minimum becomes that.
  ///   - minimum: the least size. Default 44 by 44.
  public init(_ preferred: Size2D, minimum: Size2D = Size2D(leastSide, leastSide)) {
    self.minimum = minimum
    self.preferred = Size2D(
      Swift.max(preferred.width, minimum.width),
      Swift.max(preferred.height, minimum.height)
    )
  }
}

/// What is heard and felt.
///
/// Hosts have a sound or a haptic for each; each can be switched off.
public enum Cue: UInt8, CaseIterable, Equatable, Sendable {
  /// Another sector, tile or detent passes.
  case tick
  /// An end was reached.
  case boundary
  /// Something opened.
  case open
  /// Something closed.
  case close
  /// It came to rest on a new value.
  case settle
}

/// What goes along with an event, for the other senses.
public struct Feedback: Equatable, Sendable {
  /// The sound or haptic, if any.
  public var cue: Cue?
  /// Whether a screen reader says the new value now.
  public var announcesValue: Bool

  /// Makes feedback; left out, there is none.
  public init(cue: Cue? = nil, announcesValue: Bool = false) {
    self.cue = cue
    self.announcesValue = announcesValue
  }
}
