/// A control with everything that a host needs to display it.
///
/// A web page, a widget or a view keeps one per control.
///
/// The host passes on input and time, then displays the changes, updates the screen reader, and finally delivers the
/// events. The session calls no handler while the control changes, so an app can read and change the control in its
/// event handlers:
///
/// ```swift
/// let response = session.handle(.pointer(event), at: time)
/// session.present { view.apply($0) }
/// if session.describe() { view.announce(session.tree) }
/// while let next = session.nextEvent() { app.receive(next.event) }
/// ```
///
/// Methods that only read are mutating too. Swift then reads a session in a class in place, without a copy of the
/// control.
public struct ControlSession<Subject: Control>: Sendable {
  /// The control.
  ///
  /// To change it, see ``change(_:)``.
  public internal(set) var control: Subject
  /// The latest description for screen readers; see ``describe()``.
  public private(set) var tree = AccessibilityTree()
  private var held = HeldPointers()
  private var presenter = ScenePresenter<Subject>()
  /// Whether the events of the current motion are dropped, because the app commanded it.
  private var isSilent = false
  /// Whether an event since the last description requests an announcement of the value.
  private var announces = false
  /// Whether the description may have changed.
  private var isTreeStale = true
  /// The time until which a moving control keeps its description.
  private var treeTime = -Double.infinity
  /// The interval at which the description of a moving control, such as a countdown, is updated.
  private static var treeSeconds: Double { 1 }
  /// Whether the control follows a command of the app.
  private var isFollowing = false
  /// The ends of commanded motions that ``nextMotionEnd()`` has not returned yet: two bits each, the oldest lowest.
  private var motionEnds = 0

  /// Creates a session for a control that is not displayed yet.
  public init(_ control: Subject) { self.control = control }

  /// The pointers that hold the control, including undecided ones, in the order in which they came down.
  public var holders: [Int] { held.ids }

  /// Whether a pointer holds the control.
  public var isHeld: Bool { !held.ids.isEmpty }

  /// Whether the control now claims a pointer that it was undecided about; see ``Control/claims(_:)``.
  public mutating func claims(_ pointer: Int) -> Bool { control.claims(pointer) }

  /// Whether something moves, so that the host should request frames.
  public var isMoving: Bool { mutating get { control.isMoving } }

  /// The time of the next frame that the host should display, in seconds; see ``Control/nextFrameTime``.
  public var nextFrameTime: Double { mutating get { control.nextFrameTime } }

  /// The scene that the host displays; see ``ScenePresenter/shown``.
  public var shown: ControlScene { presenter.shown }
}

// Input, time and commands.
extension ControlSession {
  /// Handles an input that happened at `time`, and keeps its events; see ``Control/handle(_:at:)``.
  ///
  /// - Returns: Whether the input was for the control.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Response {
    // Until the input, a motion belongs to its command: its events may be silent, and its end does not interrupt it.
    if isSilent || isFollowing { advance(to: time) }
    let before = course
    let response = control.catchUp(to: time) ? control.receive(input) : .declined
    collectEvents()
    if response == .handled, input.isAction { isSilent = false }
    interrupt(unless: before)
    if held.follow(input, response) { isTreeStale = true }
    return response
  }

  /// Advances all motion to `time`, and keeps its events; see ``Control/advance(to:)``.
  public mutating func advance(to time: Double) {
    let wasMoving = control.isMoving
    control.catchUp(to: time)
    if isFollowing, course == nil { endMotion(.finished) }
    collectEvents(drop: isSilent)
    let isMoving = control.isMoving
    if !isMoving { isSilent = false }
    guard wasMoving, !isMoving || time >= treeTime else { return }
    isTreeStale = true
    treeTime = time + Self.treeSeconds
  }

  /// Changes the control for the app: its settings, its value, its size.
  ///
  /// ```swift
  /// session.change { $0.value = 21.5 }
  /// ```
  @discardableResult
  public mutating func change<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isTreeStale = true
    let before = course
    defer { interrupt(unless: before) }
    return try body(&control)
  }

  /// Performs an app's command at a time, and keeps its events.
  ///
  /// ```swift
  /// session.command(at: time) { $0.move(to: 21.5) }
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time in seconds. An earlier time than the control's counts as the control's.
  ///   - pointer: The ID of a pointer that holds the control after the command, if the control claims it; see
  ///     ``Control/claims(_:)``. Default nil.
  ///   - body: A closure that performs the command.
  /// - Returns: The command's result.
  /// - Throws: The command's error.
  @discardableResult
  public mutating func command<Result, Failure: Error>(
    at time: Double,
    holding pointer: Int? = nil,
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    advance(to: time)
    defer {
      collectEvents()
      if let pointer, control.claims(pointer) { held.add(pointer) }
    }
    return try change(body)
  }

  /// Performs an app's command, and drops its events and those of its motion until the control is at rest or the user
  /// takes over.
  ///
  /// For hosts on platforms that send no events for changes by the program, such as UIKit and GTK.
  ///
  /// ```swift
  /// session.commandSilently(at: time) { $0.move(to: 21.5) }
  /// ```
  @discardableResult
  public mutating func commandSilently<Result, Failure: Error>(
    at time: Double,
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    advance(to: time)
    defer {
      collectEvents(drop: true)
      isSilent = control.isMoving
    }
    return try change(body)
  }

  /// Reads a part of the control, without copying it.
  public mutating func read<Result>(_ body: (borrowing Subject) -> Result) -> Result {
    body(control)
  }

  /// Removes and returns the oldest waiting event; nil if there is none.
  ///
  /// The event has left the session before the app receives it, so the app can use the session. Events that this causes
  /// follow all waiting events.
  public mutating func nextEvent() -> (event: Subject.Event, time: Double)? {
    control.pendingEvents.nextOld()
  }

  /// Collects the control's new events, or drops them.
  ///
  /// Events of a change that the app makes are new until the next time, input or command.
  private mutating func collectEvents(drop: Bool = false) {
    if drop { return control.pendingEvents.dropNew() }
    while let event = control.pendingEvents.nextNew() {
      if control.feedback(for: event).announcesValue { announces = true }
    }
  }
}

// Display and screen readers.
extension ControlSession {
  /// Emits the changes to display, if any; see ``ScenePresenter/update(with:emit:)``.
  ///
  /// - Returns: Whether the control was redrawn. Touch areas change only then.
  @discardableResult
  public mutating func present(_ emit: (SceneChange) -> Void) -> Bool {
    presenter.update(with: control, emit: emit)
  }

  /// Presents the changes to a host that compares scenes by itself; see ``ScenePresenter/update(with:redraw:emit:)``.
  ///
  /// - Returns: Whether the control was redrawn. Touch areas change only then.
  @discardableResult
  public mutating func present(
    redraw: (_ shown: ControlScene, _ next: ControlScene) -> Void,
    emit: (SceneChange) -> Void
  ) -> Bool {
    presenter.update(with: control, redraw: redraw, emit: emit)
  }

  /// Updates ``tree``, the description for screen readers, if it may have changed.
  ///
  /// The description of a moving control is updated once a second and when the control stops. While a pointer holds the
  /// control, the update waits, unless an event requests an announcement; see ``Feedback/announcesValue``.
  ///
  /// - Returns: Whether the description was updated.
  public mutating func describe() -> Bool {
    guard announces || isTreeStale && !isHeld else { return false }
    announces = false
    isTreeStale = false
    tree.clear()
    control.describe(into: &tree)
    return true
  }

  /// Whether a touch at a point may be for the control: a host's hit test.
  public mutating func isTouchable(at point: Point2D) -> Bool {
    control.touchArea(at: point) != nil
  }
}

/// The result of a motion that the app commanded, such as a spin.
public enum MotionEnd: Int, Equatable, Sendable {
  /// The control reached its destination.
  case finished = 1
  /// The user took hold of the control, or the app moved it elsewhere.
  case interrupted
}

// Motions that the app commands, from the command to their end.
extension ControlSession {
  /// Follows the motion that the app has just commanded until it ends; see ``nextMotionEnd()``.
  ///
  /// ```swift
  /// if session.command(at: time, { $0.move(to: 21.5) }) { session.followMotion() }
  /// ```
  ///
  /// A motion that was followed before is interrupted. A motion that takes no time finishes immediately.
  public mutating func followMotion() {
    interruptMotion()
    isFollowing = true
    if course == nil { endMotion(.finished) }
  }

  /// Ends the followed motion as interrupted, for example because the control is no longer displayed.
  public mutating func interruptMotion() { if isFollowing { endMotion(.interrupted) } }

  /// Removes and returns the oldest end of a motion; nil if there is none.
  ///
  /// Each call of ``followMotion()`` has one end, in the order of the calls.
  public mutating func nextMotionEnd() -> MotionEnd? {
    defer { motionEnds >>= 2 }
    return MotionEnd(rawValue: motionEnds & 3)
  }

  /// A hash of the destinations of the followed motion; nil at rest, and while no motion is followed.
  private var course: UInt64? {
    guard isFollowing else { return nil }
    var course: UInt64?
    // Source: Fowler, Noll, Vo, FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
    control.readDestinations {
      course = ((course ?? 0xCBF2_9CE4_8422_2325) ^ $0.bitPattern) &* 0x100_0000_01B3
    }
    return course
  }

  /// Ends the followed motion if its destinations differ from those before an input or a change.
  private mutating func interrupt(unless before: UInt64?) {
    if isFollowing, course != before { endMotion(.interrupted) }
  }

  @inline(never)
  private mutating func endMotion(_ end: MotionEnd) {
    isFollowing = false
    var place = 0
    while motionEnds >> place != 0 { place += 2 }
    motionEnds |= end.rawValue << place
  }
}
