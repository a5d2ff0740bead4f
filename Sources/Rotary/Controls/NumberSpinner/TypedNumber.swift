/// A number that is typed digit by digit.
struct TypedNumber: Equatable, Sendable {
  /// A pause longer than this begins a new number, in seconds, as in the date fields of browsers.
  static let pauseSeconds = 1.0
  /// The maximum number of characters: 18 figures with a sign and a decimal separator.
  private static let maximumCount = 20

  private var bytes: [UInt8] = []
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
    return number.flatMap { range.index(nearest: $0) } ?? before
  }

  /// Adds a Latin digit, a minus sign at the beginning, or a point or comma, also the Arabic ones.
  ///
  /// - Returns: Whether the character can be part of a number.
  private mutating func type(
    _ character: Unicode.Scalar,
    at time: Double,
    from index: Int64
  ) -> Bool {
    let isNew = bytes.isEmpty || time - last > Self.pauseSeconds
    let typed = isNew ? 0 : bytes.count
    let byte: UInt8
    switch character {
    case "0"..."9": byte = UInt8(truncatingIfNeeded: character.value)
    case "-" where typed == 0, "\u{2212}" where typed == 0: byte = UInt8(ascii: "-")
    case ".", ",", "\u{66B}":
      if !isNew, bytes.contains(UInt8(ascii: ".")) { return false }
      byte = UInt8(ascii: ".")
    default: return false
    }
    guard typed < Self.maximumCount else { return false }
    if isNew {
      bytes.removeAll(keepingCapacity: true)
      before = index
    }
    bytes.append(byte)
    last = time
    return true
  }

  /// Removes the last character; returns whether there was one.
  private mutating func takeBack(at time: Double) -> Bool {
    guard !bytes.isEmpty, time - last <= Self.pauseSeconds else { return false }
    bytes.removeLast()
    last = time
    return true
  }

  /// Forgets the typed characters.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    last = -.infinity
  }

  /// The number of the typed characters, or nil if they are not a number.
  private var number: Double? {
    bytes.withUnsafeBufferPointer { DecimalNumber.read($0, from: 0)?.value }
  }

  /// Returns whether no more figures can be typed.
  ///
  /// Another figure would exceed the greatest number of a range, or the typed number has as many figures as that
  /// number.
  func hasAllFigures(of range: SpinnerRange) -> Bool {
    guard let number else { return false }
    var power = 1.0
    for _ in bytes { power *= 10 }
    let isAsLong = power > range.maximum
    return range.minimum >= 0 && range.decimals == 0 && (isAsLong || number * 10 > range.maximum)
  }
}
