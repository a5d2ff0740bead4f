/// Brings several recognisers on one stream of pointers to agree on whose gesture it is.
///
/// - **Exclusive**, the rule where none is given: the first to begin wins, and all that had not yet
///   begun fail.
/// - **Simultaneous**, by ``allow(_:with:)``: both may go on.
/// - **Required failure**, by ``require(_:toFailBefore:)``: one begins only when the other has failed; a
///   single tap waits for the double tap. What moves begins from where it is then: nothing jumps.
///
/// What the arbiter tells, by ``next()``, is the state after agreement: a recogniser that waits is still
/// ``RecognizerState/possible``. An event costs no allocation, however many recognisers there are.
public struct GestureArbiter<Gestures: GestureSet>: Equatable, Sendable {
  /// The recognisers, to be read, and to be set (a translation back to zero).
  public var gestures: Gestures
  /// What is down.
  public private(set) var pointers = Pointers()

  /// When a state changes by itself if nothing else happens, in seconds; nil for never.
  ///
  /// A host asks for time to pass by then, with ``advance(to:)``.
  public private(set) var deadline: Double?

  /// What each says of itself.
  var claims: [RecognizerState] = []
  /// The state of each as all have agreed on it.
  var agreed: [RecognizerState]
  /// For each, with which others it may go on.
  var companions: [RecognizerSet]
  /// For each, which others have to fail first.
  var obstacles: [RecognizerSet]
  /// Those whose gesture is complete but waits for another's failure.
  var waiting: RecognizerSet = []
  /// Those that have begun by themselves but wait for another's failure.
  var heldBack: RecognizerSet = []
  /// How many times a first finger has come down.
  var round: UInt32 = 0
  /// For each, in which round it was opened.
  var opened: [UInt32]
  /// For each that waits, in which round it was complete.
  var completed: [UInt32]
  /// What has not been taken, after the first `taken`.
  private var changes: [GestureChange] = []
  private var taken = 0
  private var now = -Double.infinity

  /// Makes an arbiter in which every recogniser excludes every other.
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
    changes.reserveCapacity(Self.capacity)
  }

  /// How many recognisers there are.
  public var count: Int { agreed.count }

  /// The state of a recogniser as all have agreed on it; nil for a number that none has.
  public func state(of number: Int) -> RecognizerState? {
    agreed.indices.contains(number) ? agreed[number] : nil
  }

  /// Lets two recognisers go on at the same time; a number that none has changes nothing.
  public mutating func allow(_ one: Int, with other: Int) {
    guard agreed.indices.contains(one), agreed.indices.contains(other) else { return }
    companions[one].insert(RecognizerSet(other))
    companions[other].insert(RecognizerSet(one))
  }

  /// Lets a recogniser begin only when another has failed.
  ///
  /// Two that wait for each other never begin; a number that none has, or the same twice, changes
  /// nothing.
  public mutating func require(_ other: Int, toFailBefore one: Int) {
    guard one != other, agreed.indices.contains(one), agreed.indices.contains(other) else { return }
    obstacles[one].insert(RecognizerSet(other))
  }

  /// Takes what happened to a pointer; then ask for ``next()``.
  ///
  /// - Parameters:
  ///   - event: what happened; what cannot be is ignored, see ``Pointers/take(_:at:)``.
  ///   - time: when, in seconds.
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
    // Those that the event has freed see it now.
    let freed = waitedBefore.subtracting(waiting)
    guard !freed.isEmpty else { return }
    run(GesturePass(seen, affected: freed))
    settle(at: time)
  }

  /// Lets time pass: every deadline up to `time` has its effect, in order; then ask for ``next()``.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= now else { return }
    while let due = deadline, due <= time {
      now = Swift.max(now, due)
      run(GesturePass(.advance(to: now)))
      settle(at: now)
      // One that does not keep its own deadline is not waited for.
      if let next = deadline, next <= due { break }
    }
    now = time
  }

  /// Takes every pointer away: nothing that they were about happens; then ask for ``next()``.
  public mutating func cancel(at time: Double) {
    guard time.isFinite, time >= now else { return }
    // With nothing going on there is nothing to take away.
    guard !pointers.isEmpty || !waiting.isEmpty || deadline != nil else { return }
    pointers.removeAll()
    run(GesturePass(.cancel))
    for number in agreed.indices where waiting.has(number) { fail(number, at: time) }
    settle(at: time)
  }

  /// The next change of a state, in the order in which they happened; nil when all have been taken.
  ///
  /// ```swift
  /// arbiter.handle(event, at: time)
  /// while let change = arbiter.next() { follow(change) }
  /// ```
  ///
  /// They wait until they are taken, the last ``capacity`` of them.
  public mutating func next() -> GestureChange? {
    guard taken < changes.count else {
      changes.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    defer { taken += 1 }
    return changes[taken]
  }

  /// How many changes wait at most; when there are more, the oldest are gone.
  public static var capacity: Int { 128 }

  /// Notes a change, to be taken.
  mutating func tell(_ number: Int, _ state: RecognizerState, at time: Double) {
    if changes.count == Self.capacity {
      changes.removeFirst(Swift.max(1, taken))
      taken = 0
    }
    changes.append(GestureChange(number: number, state: state, time: time))
  }

  mutating func run(_ pass: GesturePass) {
    var pass = pass
    // Moved, not copied: both would then hold the array, and writing to it would allocate.
    swap(&pass.claims, &claims)
    gestures.visit(&pass)
    swap(&pass.claims, &claims)
    deadline = pass.deadline
  }
}
