/// One thing done with some of the recognisers of a set, and what each says of itself then.
struct GesturePass: GestureVisitor {
  /// What is done.
  enum Action {
    /// They only say how they are.
    case look
    /// They see a change.
    case handle(PointerChange, among: Pointers)
    /// Time passes for them.
    case advance(to: Double)
    /// They give up.
    case cancel
    /// What they read begins anew.
    case resetReadings
  }

  let action: Action
  /// With whom.
  let affected: RecognizerSet
  /// What each says; it gets an entry at the first pass.
  var claims: [RecognizerState] = []
  /// The earliest deadline of all.
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
