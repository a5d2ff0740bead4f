/// The figures of a colour that a user types.
struct TypedColor: Equatable, Sendable {
  private var figures = HexFigures()
  /// Whether the number sign is typed.
  private var hasSign = false

  /// Whether nothing is typed.
  var isEmpty: Bool { !hasSign }

  /// The typed colour, if it is complete: three, four, six or eight figures.
  var color: RGBA? { figures.color }

  /// The number sign and the figures.
  var text: String { figures.text }

  /// Adds a hexadecimal figure; a number sign begins a new colour.
  ///
  /// Figures beyond the eighth are dropped.
  ///
  /// - Returns: Whether the character can be part of a colour. Otherwise nothing changes.
  mutating func type(_ character: Unicode.Scalar) -> Bool {
    if character == "#" {
      self = TypedColor()
    } else {
      guard let byte = UInt8(exactly: character.value), figures.add(byte) else { return false }
    }
    hasSign = true
    return true
  }

  /// Removes the last figure, and at last the number sign; returns whether there was one.
  mutating func removeLast() -> Bool {
    guard hasSign else { return false }
    if !figures.removeLast() { hasSign = false }
    return true
  }
}
