extension NumberSpinner {
  /// +1 when the next number is the greater one.
  var upward: Double { range.step < 0 ? -1 : 1 }

  /// Takes a key.
  ///
  /// Arrows go on from where the ring is going, not from where it is, so that a key pressed three
  /// times in a hurry goes on by three.
  mutating func handle(
    _ key: Key,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    if case .character(let character) = key {
      return type(character, at: time, emit: emit)
    }
    let up = range.step < 0 ? -1 : 1
    let right = environment.isRightToLeft ? -1 : 1
    let page = Swift.max(1, options.pageSteps)
    switch key {
    case .up: step(by: up, at: time, emit: emit)
    case .down: step(by: -up, at: time, emit: emit)
    case .right: step(by: right, at: time, emit: emit)
    case .left: step(by: -right, at: time, emit: emit)
    case .pageUp: step(by: up * page, at: time, emit: emit)
    case .pageDown: step(by: -up * page, at: time, emit: emit)
    case .home: move(to: range.minimum, at: time, emit: emit)
    case .end: move(to: range.maximum, at: time, emit: emit)
    case .enter: emit(.pressed(value), time)
    case .backspace: return takeBack(at: time, emit: emit)
    case .escape:
      guard let before = typed.cancel(at: time) else { return .declined }
      typed.clear()
      turn(to: before, at: time, emit: emit)
      return .handled
    case .space, .character: return .declined
    }
    typed.clear()
    return .handled
  }

  /// Adds a character to the number being typed, and moves to what it makes.
  private mutating func type(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard !isHeld else { return .declined }
    unsplice()
    guard typed.type(character, at: time, from: index(of: motion?.goal ?? detent)) else {
      return .declined
    }
    goToTyped(at: time, emit: emit)
    return .handled
  }

  private mutating func takeBack(
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard typed.takeBack(at: time) else { return .declined }
    goToTyped(at: time, emit: emit)
    return .handled
  }

  /// Moves to what is typed, and without a number in it, back to where it was.
  private mutating func goToTyped(at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    let index = typed.number.flatMap { range.index(nearest: $0) } ?? typed.start
    turn(to: index, at: time, emit: emit)
  }

  /// Adds up scrolled points, and moves by one number for each so many of them.
  mutating func scroll(
    by points: Double,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    let steps = scrolled.take(points, perStep: options.scrollPointsPerStep, most: Self.farthestLeap)
    step(by: Int(steps), at: time, emit: emit)
  }
}
