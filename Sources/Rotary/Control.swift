/// A control: a value that takes input and time, tells events, and draws itself.
///
/// It has no clock, no platform and no references. Whoever drives it says what happened and
/// when; the same inputs give the same events, states and scenes everywhere.
///
/// Times are seconds on any clock that does not run backward. An input with an earlier time than
/// the last, or one that is not finite, changes nothing.
public protocol Control: Equatable, Sendable {
  /// What it tells the app.
  associatedtype Event: Equatable, Sendable
  /// What tells whether it has to be drawn anew; by default all of it.
  associatedtype Look: Sendable = Self

  /// Its size in points; a change lays it out anew and keeps its state.
  var size: Size { get set }

  /// What it has to know of the user's machine; a change takes effect at once.
  var environment: Environment { get set }

  /// Whether something moves, so that the host should ask for frames.
  var isMoving: Bool { get }

  /// Takes an input that happened at `time`, after everything that moves has come up to it.
  ///
  /// - Returns: whether the input was meant for this control; a pointer that it declines is
  ///   free for whatever lies around it.
  mutating func handle(_ input: Input, at time: Double, emit: (Event, Double) -> Void) -> Response

  /// Lets everything that moves come up to `time`.
  ///
  /// - Parameters:
  ///   - time: seconds; what happened on the way is emitted with the instant at which it did,
  ///     so that neither events nor the end depend on how often this is called.
  ///   - emit: takes an event and its time.
  mutating func advance(to time: Double, emit: (Event, Double) -> Void)

  /// Everything that its picture depends on, its size and what ``place(_:)`` and ``stand(_:)`` say
  /// left out.
  ///
  /// Two states of a control that look the same are drawn with the same nodes, which differ in
  /// nothing but where those stand that are placed. So a frame in which it only moves costs
  /// nothing but the new places. Looks may differ where the pictures do not: that only takes longer.
  var look: Look { get }

  /// Whether it looks now as it did then; asked for in every frame, so it is to be cheap.
  func looks(like look: Look) -> Bool

  /// Draws it as it is now, with everything in its place.
  func draw(into scene: inout Scene)

  /// Says where what moves stands now: the nodes of the scene itself, not of its fragments.
  ///
  /// - Parameter put: takes a node's name and place, in drawing order; as long as the look is the
  ///   same, the same names in the same order.
  func place(_ put: (NodeID, Placement) -> Void)

  /// Whether anything of it moves in space, so that ``stand(_:)`` is to be asked.
  ///
  /// By default false.
  static var hasDepth: Bool { get }

  /// Says how what moves in space stands now, which a ``Placement`` does not tell.
  ///
  /// - Parameter put: takes a node's name, its transform and its opacity, as in ``place(_:)``.
  func stand(_ put: (NodeID, Transform3D, Double) -> Void)

  /// Says what it is to those who do not see it.
  func describe(into tree: inout AccessibilityTree)

  /// What is to be felt, heard or announced along with an event.
  static func feedback(for event: Event) -> Feedback
}

extension Control {
  /// Nothing moves in space.
  public static var hasDepth: Bool { false }

  /// Nothing does.
  public func stand(_ put: (NodeID, Transform3D, Double) -> Void) {}
}

extension Control where Look == Self {
  /// All of it: whatever changes, it is drawn anew.
  public var look: Self { self }

  /// Whether nothing has changed.
  public func looks(like look: Self) -> Bool { self == look }

  /// Nothing moves without being drawn anew.
  public func place(_ put: (NodeID, Placement) -> Void) {}
}

/// What became of an input.
public enum Response: UInt8, Equatable, Sendable {
  /// The control used it; nobody else should.
  case handled
  /// It is not for this control.
  case declined
}

/// What the user's machine asks of every control.
public struct Environment: Equatable, Sendable {
  /// Turning is replaced by a short cross-fade.
  ///
  /// Default false.
  public var reducesMotion: Bool
  /// Order, keys and sideways drags are mirrored.
  ///
  /// Default false.
  public var isRightToLeft: Bool

  /// Makes an environment; left out, nothing special is asked for.
  public init(reducesMotion: Bool = false, isRightToLeft: Bool = false) {
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
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
