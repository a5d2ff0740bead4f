/// Finds the item whose title begins with the typed characters.
struct TypeAhead: Equatable, Sendable {
  /// A pause longer than this begins a new word, in seconds, as in the lists of desktop systems.
  static let pauseSeconds = 1.0

  /// The typed characters of the current word, as Unicode scalars.
  private var typed: [Int] = []
  private var last = -Double.infinity

  /// Adds a character and finds an item.
  ///
  /// Typing a single letter again moves to the next item that begins with it.
  ///
  /// - Parameters:
  ///   - character: The typed character.
  ///   - time: The time in seconds.
  ///   - current: The current item. The search begins after it for a first letter, and at it for more letters.
  ///   - count: The number of items.
  ///   - title: Returns the title of an item.
  /// - Returns: The item, or nil if no title begins with the typed characters.
  mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    from current: Int,
    count: Int,
    title: (Int) -> String
  ) -> Int? {
    let begin = type(character, at: time, from: current)
    return index(from: begin, among: count, of: count, title: title)
  }

  /// Returns the first item, at or after an index and wrapping around, whose title begins with the typed characters.
  ///
  /// - Parameters:
  ///   - begin: The index of the first item to check.
  ///   - searchedCount: The number of items to check.
  ///   - count: The number of all items.
  ///   - title: Returns the title of an item.
  /// - Returns: The item, or nil if no title begins with the typed characters.
  func index(
    from begin: Int,
    among searchedCount: Int,
    of count: Int,
    title: (Int) -> String
  ) -> Int? {
    for step in 0..<searchedCount {
      let index = (begin + step) % count
      if matches(title(index)) { return index }
    }
    return nil
  }

  /// Adds a character.
  ///
  /// - Returns: The first item to check: `current`, or the one after it for a first letter.
  mutating func type(_ character: Unicode.Scalar, at time: Double, from current: Int) -> Int {
    if time - last > Self.pauseSeconds { typed.removeAll() }
    last = time
    let folded = Self.fold(Int(character.value))
    let repeatsLetter = typed == [folded]
    if !repeatsLetter { typed.append(folded) }
    return typed.count == 1 ? current + 1 : current
  }

  /// Returns whether a title begins with the typed characters; false if nothing is typed.
  func matches(_ title: String) -> Bool {
    guard !typed.isEmpty else { return false }
    var matches = false
    title.withBytes { bytes in
      var offset = 0
      matches = typed.allSatisfy { wanted in
        guard let scalar = bytes.scalar(at: &offset) else { return false }
        return Self.fold(scalar) == wanted
      }
    }
    return matches
  }

  /// Returns the small letter for a capital one.
  ///
  /// Latin, Greek and Cyrillic letters only, by their Unicode numbers: Unicode's tables are larger than the whole core.
  private static func fold(_ scalar: Int) -> Int {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F:
      return scalar + 32
    case 0x400...0x40F: return scalar + 80
    default: return scalar
    }
  }
}
