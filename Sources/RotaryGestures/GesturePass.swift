import Rotary

/// An action on some recognisers of a set, which collects the state of each.
struct GesturePass: GestureVisitor {
  /// The action of a pass.
  enum Action {
    /// Collects the states only.
    case look
    /// Handles a change.
    case handle(PointerChange, among: Pointers)
    /// Advances to a time.
    case advance(to: Double)
    /// Cancels the gestures.
    case cancel
    /// Resets the readings.
    case resetReadings
  }

  let action: Action
  /// The recognisers on which the action is performed.
  let affected: RecognizerSet
  /// The state of each recogniser; the first pass adds the entries.
  var claims: [RecognizerState] = []
  /// The earliest deadline of all recognisers.
  private(set) var deadline: Double?
  private var number = 0

  init(_ action: Action, affected: RecognizerSet = .all) {
    self.action = action
    self.affected = affected
  }

  mutating func visit<Recognizer: GestureRecognizer>(_ recognizer: inout Recognizer) {
    if affected.has(number) {
      switch action {
      case .look: break
      case .handle(let change, let pointers): recognizer.handle(change, among: pointers)
      case .advance(let time): recognizer.advance(to: time)
      case .cancel: recognizer.cancel()
      case .resetReadings: recognizer.resetReadings()
      }
    }
    if number == claims.count {
      claims.append(recognizer.state)
    } else {
      claims[number] = recognizer.state
    }
    if let next = recognizer.deadline { deadline = Swift.min(deadline ?? .infinity, next) }
    number += 1
  }
}
