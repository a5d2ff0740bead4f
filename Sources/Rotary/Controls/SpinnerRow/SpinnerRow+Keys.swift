extension SpinnerRow {
  /// How many numbers a Page key moves by, or half the column where that is less.
  private static let pageSteps: Int64 = 10

  /// Takes a key: left and right go to another column, all else to the active one.
  mutating func handle(
    _ key: Key,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    let ring = rings[activeColumn]
    let up: Int64 = ring.range.step < 0 ? -1 : 1
    let page = Swift.max(1, Swift.min(Self.pageSteps, ring.range.count / 2))
    switch key {
    case .left, .right: return goSideways(key == .right)
    case .up: step(activeColumn, by: up, at: time, emit: emit)
    case .down: step(activeColumn, by: -up, at: time, emit: emit)
    case .pageUp: step(activeColumn, by: up * page, at: time, emit: emit)
    case .pageDown: step(activeColumn, by: -up * page, at: time, emit: emit)
    case .home: go(to: up > 0 ? 0 : ring.range.count - 1, at: time, emit: emit)
    case .end: go(to: up > 0 ? ring.range.count - 1 : 0, at: time, emit: emit)
    case .character(let character): return type(character, at: time, emit: emit)
    case .backspace:
      guard typed.takeBack(at: time) else { return .declined }
      goToTyped(at: time, emit: emit)
      return .handled
    case .escape:
      guard let before = typed.cancel(at: time) else { return .declined }
      typed.clear()
      go(to: before, at: time, emit: emit)
      return .handled
    case .enter, .space: return .declined
    }
    typed.clear()
    return .handled
  }

  /// Makes the next column active; beyond the last, the key is for whatever lies around the row.
  private mutating func goSideways(_ isRight: Bool) -> Response {
    let isMirrored = frames.count > 1 && frames[0].ring.minX > frames[1].ring.minX
    let next = activeColumn + (isRight != isMirrored ? 1 : -1)
    guard rings.indices.contains(next) else { return .declined }
    activate(next)
    return .handled
  }

  /// Turns the active column to a number, without carrying.
  private mutating func go(
    to index: Int64,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) {
    let isOther = turn(activeColumn, to: index, at: time)
    begin(at: time)
    if isOther { emit(.valueChanging(value), time) }
    settle(emit: emit)
  }

  /// Adds a character to the number being typed, and goes on to the next column when that is full.
  private mutating func type(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    guard typed.type(character, at: time, from: indices[activeColumn]) else { return .declined }
    goToTyped(at: time, emit: emit)
    // Full when any further figure would lead beyond the greatest number.
    if let number = typed.number, typed.hasAllFigures(of: rings[activeColumn].range, number),
      rings.indices.contains(activeColumn + 1)
    {
      activate(activeColumn + 1)
    }
    return .handled
  }

  private mutating func goToTyped(at time: Double, emit: (SpinnerRowEvent, Double) -> Void) {
    let range = rings[activeColumn].range
    let index = typed.number.flatMap { range.index(nearest: $0) } ?? typed.start
    go(to: index, at: time, emit: emit)
  }
}

extension TypedNumber {
  /// Whether nothing more can be typed: another figure would lead beyond the greatest number, or
  /// there are as many as that has.
  fileprivate func hasAllFigures(of range: SpinnerRange, _ number: Double) -> Bool {
    var power = 1.0
    for _ in 0..<characterCount { power *= 10 }
    let isAsLong = power > range.maximum
    return range.minimum >= 0 && range.decimals == 0 && (isAsLong || number * 10 > range.maximum)
  }
}
