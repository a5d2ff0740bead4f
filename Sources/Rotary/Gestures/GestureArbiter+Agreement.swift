// How recognisers come to agree: each claims a state, and what all know of it follows the claim as
// far as the others let it.
extension GestureArbiter {
  /// With the first finger, what is over is open again.
  mutating func beginAnew() {
    round &+= 1
    for number in agreed.indices where agreed[number].isOver && !waiting.has(number) {
      open(number)
    }
  }

  private mutating func open(_ number: Int) {
    agreed[number] = .possible
    opened[number] = round
    heldBack.remove(RecognizerSet(number))
  }

  /// Turns what each claims into what all agree on, until nothing changes any more.
  ///
  /// - Parameters:
  ///   - moved: whether a pointer has moved, so that what was changed has changed again.
  ///   - time: when, in seconds.
  mutating func settle(
    moved: Bool = false,
    at time: Double
  ) {
    if moved {
      for number in agreed.indices where agreed[number] == .changed && claims[number] == .changed {
        tell(number, .changed, at: time)
      }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for number in agreed.indices where judge(number, at: time) {
        hasChanged = true
      }
    }
  }

  /// Brings one recogniser's state up to what it claims, as far as the others let it.
  ///
  /// - Returns: whether that changed anything.
  private mutating func judge(
    _ number: Int,
    at time: Double
  ) -> Bool {
    let claim = claims[number]
    let state = agreed[number]
    if state == claim { return false }
    if state.isActive {
      agreed[number] = claim
      tell(number, claim == .possible ? .cancelled : claim, at: time)
      return true
    }
    switch claim {
    case .possible:
      open(number)
    case .failed, .cancelled:
      guard state == .possible else { return false }
      fail(number, at: time)
    case .recognized, .ended:
      // What is over stays so: it has lost, or was told already.
      return state == .possible && begin(number, at: time)
    case .began, .changed:
      return begin(number, at: time)
    }
    return true
  }

  mutating func fail(
    _ number: Int,
    at time: Double
  ) {
    waiting.remove(RecognizerSet(number))
    heldBack.remove(RecognizerSet(number))
    agreed[number] = .failed
    tell(number, .failed, at: time)
  }

  /// Lets a recogniser begin, unless it has to wait or has lost.
  private mutating func begin(
    _ number: Int,
    at time: Double
  ) -> Bool {
    let claim = claims[number]
    let mask = RecognizerSet(number)
    var isFree = true
    for other in agreed.indices where obstacles[number].has(other) {
      if agreed[other].isSuccess {
        fail(number, at: time)
        run(GesturePass(.cancel, affected: mask))
        return true
      }
      if !agreed[other].isOver { isFree = false }
    }
    guard isFree else {
      // One that is not complete goes on to see what happens.
      if claim.isActive { heldBack.insert(mask) }
      if claim.isOver, waiting.insert(mask).inserted { completed[number] = round }
      return false
    }
    if heldBack.remove(mask) != nil { run(GesturePass(.resetReadings, affected: mask)) }
    let losers = rivals(of: number)
    waiting.remove(mask)
    agreed[number] = claim
    if claim != .recognized { tell(number, .began, at: time) }
    if claim.isOver { tell(number, claim, at: time) }
    guard !losers.isEmpty else { return true }
    run(GesturePass(.cancel, affected: losers))
    for other in agreed.indices where losers.has(other) && waiting.has(other) {
      fail(other, at: time)
    }
    return true
  }

  /// Those that lose when one begins: not yet begun, not its companions, and about the same
  /// fingers.
  ///
  /// A tap that waits, and a pan of the next touch, take nothing from each other; a triple tap,
  /// which has been open since the first touch, takes it from the single tap.
  private func rivals(of number: Int) -> RecognizerSet {
    var losers: RecognizerSet = []
    let isWaiting = waiting.has(number)
    for other in agreed.indices
    where other != number && agreed[other] == .possible && !companions[number].has(other) {
      if isWaiting, opened[other] > completed[number] { continue }
      if waiting.has(other), opened[number] > completed[other] { continue }
      losers.insert(RecognizerSet(other))
    }
    return losers
  }
}
