/// Brings several recognisers on one stream of pointers to agree on whose gesture it is.
///
/// - **Exclusive**, the rule where none is given: the first to begin wins, and all that had not yet
///   begun fail.
/// - **Simultaneous**, by ``allow(_:with:)``: both may go on.
/// - **Required failure**, by ``require(_:toFailBefore:)``: one begins only when the other has failed; a
///   single tap waits for the double tap. Its readings go on meanwhile.
///
/// What the arbiter tells is the state after agreement: a recogniser that waits is still
/// ``RecognizerState/possible``. An event costs no allocation, however many recognisers there are.
public struct GestureArbiter<Gestures: GestureSet>: Equatable, Sendable {
  /// The recognisers, to be read, and to be set (a translation back to zero).
  public var gestures: Gestures
  /// What is down.
  public private(set) var pointers = Pointers()

  /// When a state changes by itself if nothing else happens, in seconds; nil for never.
  ///
  /// A host asks for time to pass by then, with ``advance(to:emit:)``.
  public private(set) var deadline: Double?

  /// What each says of itself.
  var claims: [RecognizerState] = []
  /// The state of each as all have agreed on it.
  var agreed: [RecognizerState]
  /// For each, with which others it may go on.
  var companions: [GestureMask]
  /// For each, which others have to fail first.
  var obstacles: [GestureMask]
  /// Those whose gesture is complete but waits for another's failure.
  var waiting: GestureMask = []
  /// How many times a first finger has come down.
  var round: UInt32 = 0
  /// For each, in which round it was opened.
  var opened: [UInt32]
  /// For each that waits, in which round it was complete.
  var completed: [UInt32]
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
    companions[one].insert(GestureMask(other))
    companions[other].insert(GestureMask(one))
  }

  /// Lets a recogniser begin only when another has failed.
  ///
  /// Two that wait for each other never begin; a number that none has, or the same twice, changes
  /// nothing.
  public mutating func require(_ other: Int, toFailBefore one: Int) {
    guard one != other, agreed.indices.contains(one), agreed.indices.contains(other) else { return }
    obstacles[one].insert(GestureMask(other))
  }

  /// Takes what happened to a pointer.
  ///
  /// - Parameters:
  ///   - event: what happened; what cannot be is ignored, see ``Pointers/take(_:at:)``.
  ///   - time: when, in seconds.
  ///   - emit: takes the number of a recogniser, its new state, and when: each change of state in
  ///     order, and ``RecognizerState/changed`` for every move while it is active.
  public mutating func handle(
    _ event: PointerEvent,
    at time: Double,
    emit: (Int, RecognizerState, Double) -> Void
  ) {
    guard time.isFinite, time >= now else { return }
    advance(to: time, emit: emit)
    guard let change = pointers.take(event, at: time) else { return }
    if change.replacesLost {
      run(GesturePass(.cancel, affected: GestureMask.all.subtracting(waiting)))
      settle(at: time, emit: emit)
    }
    let waitedBefore = waiting
    let seen = GesturePass.Action.handle(change, among: pointers)
    run(GesturePass(seen, affected: GestureMask.all.subtracting(waiting)))
    if change.phase == .down, pointers.count == 1 { beginAnew() }
    settle(moved: change.phase == .move, at: time, emit: emit)
    // Those that the event has freed see it now.
    let freed = waitedBefore.subtracting(waiting)
    guard !freed.isEmpty else { return }
    run(GesturePass(seen, affected: freed))
    settle(at: time, emit: emit)
  }

  /// Lets time pass: every deadline up to `time` has its effect, in order.
  public mutating func advance(
    to time: Double,
    emit: (Int, RecognizerState, Double) -> Void
  ) {
    guard time.isFinite, time >= now else { return }
    while let due = deadline, due <= time {
      now = Swift.max(now, due)
      run(GesturePass(.advance(to: now)))
      settle(at: now, emit: emit)
      // One that does not keep its own deadline is not waited for.
      if let next = deadline, next <= due { break }
    }
    now = time
  }

  /// Takes every pointer away: nothing that they were about happens.
  public mutating func cancel(
    at time: Double,
    emit: (Int, RecognizerState, Double) -> Void
  ) {
    guard time.isFinite, time >= now else { return }
    pointers.removeAll()
    run(GesturePass(.cancel))
    for number in agreed.indices where waiting.has(number) { fail(number, at: time, emit: emit) }
    settle(at: time, emit: emit)
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
