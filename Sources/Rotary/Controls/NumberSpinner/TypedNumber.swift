/// A number being typed, digit by digit.
struct TypedNumber: Equatable, Sendable {
  /// A pause of so many seconds begins a new number, as in the date fields of browsers.
  static let pauseSeconds = 1.0
  /// As many as a number of 18 figures has with its sign and its point.
  private static let maximumCount = 20

  private var bytes: [UInt8] = []
  private var last = -Double.infinity
  /// What the spinner stood at, or was going to, before the first digit.
  private var before: Int64 = 0

  /// Takes a character.
  ///
  /// - Parameters:
  ///   - character: a Latin digit, a minus sign at the beginning, or a point or comma, also that of Arabic.
  ///   - time: when.
  ///   - index: where the spinner is going.
  /// - Returns: whether it can be part of a number.
  mutating func type(_ character: Unicode.Scalar, at time: Double, from index: Int64) -> Bool {
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

  /// Takes the last character back; answers whether there was one.
  mutating func takeBack(at time: Double) -> Bool {
    guard !bytes.isEmpty, time - last <= Self.pauseSeconds else { return false }
    bytes.removeLast()
    last = time
    return true
  }

  /// Gives up typing; answers where the spinner was, if anything was typed within the pause.
  mutating func cancel(at time: Double) -> Int64? {
    defer { bytes.removeAll(keepingCapacity: true) }
    return last.isFinite && time - last <= Self.pauseSeconds ? before : nil
  }

  /// Nothing is being typed any longer.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    last = -.infinity
  }

  /// The number that the characters make, or nil while they make none.
  private var number: Double? {
    bytes.withUnsafeBufferPointer { DecimalNumber.read($0, from: 0)?.value }
  }

  /// Where to go: to the number nearest to what is typed, and without one, back to where it was.
  func index(in range: SpinnerRange) -> Int64 {
    number.flatMap { range.index(nearest: $0) } ?? before
  }

  /// Whether nothing more can be typed: another figure would lead beyond the greatest number of a
  /// range, or there are as many as that has.
  func hasAllFigures(of range: SpinnerRange) -> Bool {
    guard let number else { return false }
    var power = 1.0
    for _ in bytes { power *= 10 }
    let isAsLong = power > range.maximum
    return range.minimum >= 0 && range.decimals == 0 && (isAsLong || number * 10 > range.maximum)
  }
}
