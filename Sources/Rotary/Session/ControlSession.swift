/// A control as a host displays it: the one thing that a web page, a widget or a view keeps for each.
///
/// The host passes on what the user does and what time it is, then asks what to change on the screen and
/// what to tell a screen reader, and at last delivers the events. Nothing is called back while the control
/// changes, so an app may read and change the control in its own handler:
///
/// ```swift
/// let response = session.handle(.pointer(event), at: time)
/// session.present { view.apply($0) }
/// if session.describe() { view.announce(session.tree) }
/// while let told = session.nextEvent() { app.receive(told.event) }
/// ```
///
/// Its methods are mutating, those too that only ask: so a session that is kept in a class is asked where it
/// stands, and no control is copied.
public struct ControlSession<Subject: Control>: Sendable {
  /// The control as it is now; to change it, see ``change(_:)``.
  public internal(set) var control: Subject
  /// What the control was described as last; see ``describe(announcing:)``.
  public private(set) var tree = AccessibilityTree()
  private var held = HeldPointers()
  private var presenter = ScenePresenter<Subject>()
  /// What was told and not taken yet.
  private var events = EventQueue<Subject>()
  /// Whether the control may be described otherwise than it was.
  private var isTreeStale = true
  /// Up to when what moves by itself is described as it was.
  private var treeTime = -Double.infinity
  /// How often a screen reader is told what a control comes to that moves by itself, such as a countdown.
  private static var treeSeconds: Double { 1 }
  /// Whether the control moves as the app has commanded.
  private var isFollowing = false
  /// How commanded motions ended that ``nextMotionEnd()`` has not returned yet: two bits each, the oldest lowest.
  private var motionEnds = 0

  /// Makes a session of a control that is not on the screen yet.
  public init(_ control: Subject) { self.control = control }

  /// The pointers that hold the control, the first that came down first; those that it is undecided about, too.
  public var holders: [Int] { held.ids }

  /// Whether a pointer holds the control.
  public var isHeld: Bool { !held.ids.isEmpty }

  /// Whether a pointer that the control was undecided about is its own by now; see ``Control/claims(_:)``.
  public mutating func claims(_ pointer: Int) -> Bool { control.claims(pointer) }

  /// Whether something moves, so that the host should ask for frames.
  public var isMoving: Bool { mutating get { control.isMoving } }

  /// When the host should show the next frame, in seconds; see ``Control/nextFrameTime``.
  public var nextFrameTime: Double { mutating get { control.nextFrameTime } }

  /// What the host has on the screen; see ``ScenePresenter/shown``.
  public var shown: ControlScene { presenter.shown }
}

// What happens.
extension ControlSession {
  /// Takes an input that happened at `time`, and keeps its events; see ``Control/handle(_:at:emit:)``.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Response {
    // Up to then the motion is still that of a silent command; what the input tells is the user's.
    if events.isMuted { advance(to: time) }
    var queue = takeQueue()
    let isMuted = queue.isMuted
    queue.isMuted = false
    let response = handle(input, at: time) { queue.append($0, at: $1) }
    queue.isMuted = isMuted && !(response == .handled && input.isAction)
    events = queue
    return response
  }

  /// Advances all motion to `time`, and keeps its events; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double) {
    var queue = takeQueue()
    advance(to: time) { queue.append($0, at: $1) }
    if !control.isMoving { queue.isMuted = false }
    events = queue
  }

  /// Has the app change the control: its settings, its value, its size.
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

  /// Has the app command the control, and keeps what that tells.
  ///
  /// ```swift
  /// session.command { $0.move(to: 21.5, at: time, emit: $1) }
  /// ```
  @discardableResult
  public mutating func command<Result, Failure: Error>(
    _ body: (inout Subject, (Subject.Event, Double) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var queue = takeQueue()
    defer { events = queue }
    return try change { control throws(Failure) in
      try body(&control) { queue.append($0, at: $1) }
    }
  }

  /// Has the app command the control, and keeps nothing of what that tells, nor of what the motion tells that
  /// it sets off, until that is at rest or the user has taken it over.
  ///
  /// For hosts whose platform sends no events for what a program does, as UIKit and GTK.
  ///
  /// ```swift
  /// session.commandSilently(at: time) { $0.move(to: 21.5, animated: true, at: time) }
  /// ```
  @discardableResult
  public mutating func commandSilently<Result, Failure: Error>(
    at time: Double,
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    advance(to: time)
    defer { events.isMuted = control.isMoving }
    return try change(body)
  }

  /// Asks the control something, where it stands.
  public mutating func read<Result>(_ body: (borrowing Subject) -> Result) -> Result {
    body(control)
  }

  /// Takes the oldest event that was not taken yet; nil when there is none.
  ///
  /// It is out of the session before the app has it, so the app may do with the session what it likes; what
  /// that tells comes after all that was told before.
  public mutating func nextEvent() -> (event: Subject.Event, time: Double)? { events.next() }

  /// Takes the queue out of the session while that changes; an empty one has no storage.
  private mutating func takeQueue() -> EventQueue<Subject> {
    defer { events = EventQueue() }
    return events
  }
}

// The same for a host that keeps the events itself, such as one that writes them into a message.
extension ControlSession {
  /// Takes an input that happened at `time`; see ``Control/handle(_:at:emit:)``.
  ///
  /// - Parameters:
  ///   - input: what happened.
  ///   - time: when, in seconds.
  ///   - emit: keeps an event and its time for later; the session changes meanwhile and cannot be used.
  /// - Returns: whether the input was meant for the control.
  @discardableResult
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (Subject.Event, Double) -> Void
  ) -> Response {
    // What ends up to then has not been interrupted by the input.
    if isFollowing { advance(to: time, emit: emit) }
    let before = course
    let response = control.handle(input, at: time, emit: emit)
    interrupt(unless: before)
    if held.follow(input, response) { isTreeStale = true }
    return response
  }

  /// Advances all motion to `time`; `emit` as for ``handle(_:at:emit:)``.
  public mutating func advance(to time: Double, emit: (Subject.Event, Double) -> Void) {
    let wasMoving = control.isMoving
    control.advance(to: time, emit: emit)
    if isFollowing, course == nil { endMotion(.finished) }
    guard wasMoving, !control.isMoving || time >= treeTime else { return }
    isTreeStale = true
    treeTime = time + Self.treeSeconds
  }
}

// What is to be shown and read out.
extension ControlSession {
  /// Emits what to change on the screen, if anything; see ``ScenePresenter/update(with:emit:)``.
  ///
  /// - Returns: whether the control was drawn anew; only then may its touch areas be others.
  @discardableResult
  public mutating func present(_ emit: (SceneChange) -> Void) -> Bool {
    presenter.update(with: control, emit: emit)
  }

  /// Describes the control for screen readers into ``tree``, if it may be described otherwise than before.
  ///
  /// A control that moves by itself may be described otherwise once a second, and when it has come to rest.
  /// While a pointer holds the control that waits until it lets go, unless an event that was told asks to
  /// have the value read out at once; see ``Feedback/announcesValue``.
  ///
  /// - Parameter announcing: whether there was such an event, for a host that keeps the events itself.
  /// - Returns: whether the control was described anew.
  public mutating func describe(announcing: Bool = false) -> Bool {
    guard announcing || events.announces || isTreeStale && !isHeld else { return false }
    events.announces = false
    isTreeStale = false
    tree.clear()
    control.describe(into: &tree)
    return true
  }

  /// Whether a touch at a point may be meant for the control: a host's hit test.
  public mutating func isTouchable(at point: Point2D) -> Bool {
    control.touchArea(at: point) != nil
  }
}

/// How a motion ended that the app has commanded, such as a spin.
public enum MotionEnd: Int, Equatable, Sendable {
  /// The control came to rest where the command led.
  case finished = 1
  /// The user took hold of the control, or the app moved it elsewhere.
  case interrupted
}

// Motions that the app commands, from the command to their end.
extension ControlSession {
  /// Follows the motion that the app has just commanded up to its end; see ``nextMotionEnd()``.
  ///
  /// Advance the session to the time of the command before it, and call this when the control has obeyed:
  ///
  /// ```swift
  /// session.advance(to: time)
  /// if session.change({ $0.move(to: 21.5, at: time) }) { session.followMotion() }
  /// ```
  ///
  /// The motion that was followed before is interrupted. A motion that takes no time has finished already.
  public mutating func followMotion() {
    interruptMotion()
    isFollowing = true
    if course == nil { endMotion(.finished) }
  }

  /// Ends the motion that is followed, as interrupted, where nobody will see how it goes on.
  public mutating func interruptMotion() { if isFollowing { endMotion(.interrupted) } }

  /// Returns how the oldest motion ended whose end was not returned yet; nil when there is none.
  ///
  /// Each call of ``followMotion()`` has one end, in the order of the calls.
  public mutating func nextMotionEnd() -> MotionEnd? {
    defer { motionEnds >>= 2 }
    return MotionEnd(rawValue: motionEnds & 3)
  }

  /// Where the motion that is followed leads, as one number; nil at rest, and while none is followed.
  private var course: UInt64? {
    guard isFollowing else { return nil }
    var course: UInt64?
    // Source: Fowler, Noll, Vo, FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
    control.readDestinations {
      course = ((course ?? 0xCBF2_9CE4_8422_2325) ^ $0.bitPattern) &* 0x100_0000_01B3
    }
    return course
  }

  /// Ends the motion that is followed if it does not lead where it led before an input or a change.
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
