import Rotary

// The agreement between recognisers: each claims a state, and its agreed state follows the claim as far as the other
// recognisers allow.
extension GestureArbiter {
  /// Resets completed recognisers at the first finger.
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

  /// Updates the agreed states from the claims, until nothing changes any more.
  ///
  /// - Parameters:
  ///   - moved: Whether a pointer has moved, so that a recogniser in the state `changed` has changed again.
  ///   - time: The present time, in seconds.
  mutating func settle(
    moved: Bool = false,
    at time: Double
  ) {
    if moved {
      for number in agreed.indices where agreed[number] == .changed && claims[number] == .changed {
        report(number, .changed, at: time)
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

  /// Updates one recogniser's agreed state from its claim, as far as the others allow.
  ///
  /// - Returns: Whether the state changed.
  private mutating func judge(
    _ number: Int,
    at time: Double
  ) -> Bool {
    let claim = claims[number]
    let state = agreed[number]
    if state == claim { return false }
    if state.isActive {
      agreed[number] = claim
      report(number, claim == .possible ? .cancelled : claim, at: time)
      return true
    }
    switch claim {
    case .possible:
      open(number)
    case .failed, .cancelled:
      guard state == .possible else { return false }
      fail(number, at: time)
    case .recognized, .ended:
      // A completed recogniser stays so: it has lost, or its change has been reported.
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
    report(number, .failed, at: time)
  }

  /// Begins a recogniser, unless it must wait or has lost.
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
      // An incomplete gesture keeps handling events while it waits.
      if claim.isActive { heldBack.insert(mask) }
      if claim.isOver, waiting.insert(mask).inserted { completed[number] = round }
      return false
    }
    if heldBack.remove(mask) != nil { run(GesturePass(.resetReadings, affected: mask)) }
    let losers = rivals(of: number)
    waiting.remove(mask)
    agreed[number] = claim
    if claim != .recognized { report(number, .began, at: time) }
    if claim.isOver { report(number, claim, at: time) }
    guard !losers.isEmpty else { return true }
    run(GesturePass(.cancel, affected: losers))
    for other in agreed.indices where losers.has(other) && waiting.has(other) {
      fail(other, at: time)
    }
    return true
  }

  /// Returns the recognisers that lose when one begins: those that have not begun, are not its companions, and react to
  /// the same fingers.
  ///
  /// A waiting tap and a pan of the next touch do not compete; a triple tap, which has been possible since the first
  /// touch, competes with the single tap.
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
