/// A number that a user types; each digit turns the spinner.
struct TypedNumber: Equatable, Sendable {
  /// A pause longer than this begins a new number, in seconds, as in the date fields of browsers.
  static let pauseSeconds = 1.0

  private var figures = TypedFigures()
  private var last = -Double.infinity
  /// The index at which the spinner rested or would stop, before the first digit.
  private var before: Int64 = 0

  /// Handles a key that types a character, removes the last one or cancels typing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - time: The time in seconds.
  ///   - index: The index at which the spinner will stop.
  ///   - range: The spinner's numbers.
  ///   - numerals: The numerals of typed figures.
  /// - Returns: The index of the number nearest to the typed one or, if there is none, the index before typing; nil if
  ///   the key changes nothing.
  mutating func receive(
    _ key: Key,
    at time: Double,
    from index: Int64,
    in range: SpinnerRange,
    _ numerals: Numerals
  ) -> Int64? {
    switch key {
    case .character(let character):
      guard type(numerals.latin(character), at: time, from: index) else { return nil }
    case .backspace:
      guard takeBack(at: time) else { return nil }
    case .escape:
      defer { clear() }
      return last.isFinite && time - last <= Self.pauseSeconds ? before : nil
    default: return nil
    }
    return figures.number.flatMap { range.index(nearest: $0) } ?? before
  }

  /// Adds a character; returns whether it can be part of a number.
  private mutating func type(
    _ character: Unicode.Scalar,
    at time: Double,
    from index: Int64
  ) -> Bool {
    let isNew = figures.isEmpty || time - last > Self.pauseSeconds
    var typed = isNew ? TypedFigures() : figures
    guard typed.type(character) else { return false }
    figures = typed
    if isNew { before = index }
    last = time
    return true
  }

  /// Removes the last character; returns whether there was one.
  private mutating func takeBack(at time: Double) -> Bool {
    guard time - last <= Self.pauseSeconds, figures.removeLast() else { return false }
    last = time
    return true
  }

  /// Forgets the typed characters.
  mutating func clear() {
    figures = TypedFigures()
    last = -.infinity
  }

  /// Returns whether no more figures can be typed.
  ///
  /// Another figure would exceed the greatest number of a range, or the typed number has as many figures as that
  /// number.
  func hasAllFigures(of range: SpinnerRange) -> Bool {
    guard let number = figures.number else { return false }
    var power = 1.0
    for _ in 0..<figures.count { power *= 10 }
    let isAsLong = power > range.maximum
    return range.minimum >= 0 && range.decimals == 0 && (isAsLong || number * 10 > range.maximum)
  }
}
