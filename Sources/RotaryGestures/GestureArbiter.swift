import Rotary

/// Decides which of several recognisers on one stream of pointers may recognise their gestures.
///
/// - **Exclusive**, the default: the first recogniser to begin wins, and all that have not begun fail.
/// - **Simultaneous**, by ``allow(_:with:)``: both may continue.
/// - **Required failure**, by ``require(_:toFailBefore:)``: a recogniser begins only after another recogniser has
///   failed; for example, a single tap waits for the double tap. A delayed movement starts at its present position, so
///   that nothing jumps.
///
/// ``next()`` returns the states after this decision: a waiting recogniser is still `RecognizerState.possible`.
/// Events allocate nothing, for any number of recognisers.
public struct GestureArbiter<Gestures: GestureSet>: Equatable, Sendable {
  /// The recognisers, whose readings can be read and set, such as a translation to zero.
  public var gestures: Gestures
  /// The pointers that are down.
  public private(set) var pointers = Pointers()

  /// The time at which a state changes without further events, in seconds; nil for never.
  ///
  /// A host calls ``advance(to:)`` at this time.
  public private(set) var deadline: Double?

  /// The state that each recogniser claims.
  var claims: [RecognizerState] = []
  /// The agreed state of each recogniser.
  var agreed: [RecognizerState]
  /// The recognisers that may continue at the same time, for each recogniser.
  var companions: [RecognizerSet]
  /// The recognisers that must fail first, for each recogniser.
  var obstacles: [RecognizerSet]
  /// The recognisers whose gestures are complete, but wait for another's failure.
  var waiting: RecognizerSet = []
  /// The recognisers that have begun, but wait for another's failure.
  var heldBack: RecognizerSet = []
  /// The number of times that a first finger touched down.
  var round: UInt32 = 0
  /// The round in which each recogniser was reset.
  var opened: [UInt32]
  /// The round in which each waiting recogniser was complete.
  var completed: [UInt32]
  /// The changes that have not been returned.
  @usableFromInline var changes = GestureChanges()
  private var now = 0.0

  /// Creates an arbiter in which all recognisers exclude each other.
  public init(_ gestures: Gestures) {
    var gestures = gestures
    var pass = GesturePass(.look)
    gestures.visit(&pass)
    self.gestures = gestures
    claims = pass.claims
    deadline = pass.deadline
    agreed = claims
    companions = claims.map { _ in [] }
    obstacles = companions
    opened = claims.map { _ in 0 }
    completed = opened
  }

  /// The number of recognisers.
  public var count: Int { agreed.count }

  /// Returns the agreed state of a recogniser; nil for an invalid number.
  public func state(of number: Int) -> RecognizerState? {
    agreed.indices.contains(number) ? agreed[number] : nil
  }

  /// Allows two recognisers to continue at the same time; invalid numbers are ignored.
  public mutating func allow(_ one: Int, with other: Int) {
    guard agreed.indices.contains(one), agreed.indices.contains(other) else { return }
    companions[one].insert(RecognizerSet(other))
    companions[other].insert(RecognizerSet(one))
  }

  /// Makes a recogniser wait until another has failed.
  ///
  /// Two that wait for each other never begin. Invalid numbers, or the same number twice, are ignored.
  public mutating func require(_ other: Int, toFailBefore one: Int) {
    guard one != other, agreed.indices.contains(one), agreed.indices.contains(other) else { return }
    obstacles[one].insert(RecognizerSet(other))
  }

  /// Handles an event of a pointer; call ``next()`` afterwards.
  ///
  /// - Parameters:
  ///   - event: The event; invalid events are ignored, see `Pointers.take(_:at:)`.
  ///   - time: The event's time, in seconds.
  public mutating func handle(_ event: PointerEvent, at time: Double) {
    guard time.isFinite, time >= now else { return }
    advance(to: time)
    guard let change = pointers.take(event, at: time) else { return }
    if change.replacesLost {
      run(GesturePass(.cancel, affected: RecognizerSet.all.subtracting(waiting)))
      settle(at: time)
    }
    let waitedBefore = waiting
    let seen = GesturePass.Action.handle(change, among: pointers)
    run(GesturePass(seen, affected: RecognizerSet.all.subtracting(waiting)))
    if change.phase == .down, pointers.count == 1 { beginAnew() }
    settle(moved: change.phase == .move, at: time)
    // Recognisers that the event freed handle it now.
    let freed = waitedBefore.subtracting(waiting)
    guard !freed.isEmpty else { return }
    run(GesturePass(seen, affected: freed))
    settle(at: time)
  }

  /// Advances to a time and applies every deadline up to it, in order; call ``next()`` afterwards.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= now else { return }
    while let due = deadline, due <= time {
      now = Swift.max(now, due)
      run(GesturePass(.advance(to: now)))
      settle(at: now)
      // A recogniser that ignores its deadline does not block the others.
      if let next = deadline, next <= due { break }
    }
    now = time
  }

  /// Cancels all pointers and their gestures; call ``next()`` afterwards.
  public mutating func cancel(at time: Double) {
    guard time.isFinite, time >= now else { return }
    // Without pointers or waiting gestures there is nothing to cancel.
    guard !pointers.isEmpty || !waiting.isEmpty || deadline != nil else { return }
    pointers.removeAll()
    run(GesturePass(.cancel))
    for number in agreed.indices where waiting.has(number) { fail(number, at: time) }
    settle(at: time)
  }

  /// Returns the next change of a state, in the order in which they happened; nil after the last one.
  ///
  /// ```swift
  /// arbiter.handle(event, at: time)
  /// while let change = arbiter.next() { follow(change) }
  /// ```
  ///
  /// Changes are kept until they are returned, at most the latest ``capacity``.
  ///
  /// Inlinable, so that the caller does not look up the arbiter's generic type for each change.
  @inlinable
  public mutating func next() -> GestureChange? { changes.next() }

  /// The maximum number of kept changes; the oldest ones are dropped.
  public static var capacity: Int { GestureChanges.capacity }

  /// Adds a change for ``next()``.
  mutating func report(_ number: Int, _ state: RecognizerState, at time: Double) {
    changes.append(GestureChange(number: number, state: state, time: time))
  }

  mutating func run(_ pass: GesturePass) {
    var pass = pass
    // Swapped instead of copied: two owners of the array would make writing to it allocate.
    swap(&pass.claims, &claims)
    gestures.visit(&pass)
    swap(&pass.claims, &claims)
    deadline = pass.deadline
  }
}
