/// Finds the item whose title begins with what was typed.
struct TypeAhead: Equatable, Sendable {
  /// A pause of so many seconds begins a new word, as in the lists of desktop systems.
  static let pauseSeconds = 1.0

  /// The characters of the word so far, as Unicode numbers them.
  private var typed: [Int] = []
  private var last = -Double.infinity

  /// Takes a character and finds an item.
  ///
  /// A single letter typed again goes on to the next item that begins with it.
  ///
  /// - Parameters:
  ///   - character: what was typed.
  ///   - time: when.
  ///   - current: the item to begin after (a first letter) or at (the word goes on).
  ///   - count: how many items there are.
  ///   - title: the title of an item.
  /// - Returns: the item, or nil when none begins so.
  mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    from current: Int,
    count: Int,
    title: (Int) -> String
  ) -> Int? {
    let begin = type(character, at: time, from: current)
    for step in 0..<count {
      let index = (begin + step) % count
      if matches(title(index)) { return index }
    }
    return nil
  }

  /// Takes a character.
  ///
  /// - Returns: the item to look at first: `current`, or the one after it for a first letter.
  mutating func type(_ character: Unicode.Scalar, at time: Double, from current: Int) -> Int {
    if time - last > Self.pauseSeconds { typed.removeAll() }
    last = time
    let folded = Self.fold(Int(character.value))
    let repeatsLetter = typed == [folded]
    if !repeatsLetter { typed.append(folded) }
    return typed.count == 1 ? current + 1 : current
  }

  /// Whether a title begins with what was typed; none does while that is nothing.
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

  /// Small letters for capitals: Latin, Greek and Cyrillic ones by their places in Unicode, whose
  /// own tables weigh more than the core.
  private static func fold(_ scalar: Int) -> Int {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F:
      return scalar + 32
    case 0x400...0x40F: return scalar + 80
    default: return scalar
    }
  }
}
