/// A few fixed words, to be told apart by their places.
///
/// All stand in one constant, with a space between them: a string for each would weigh more on the
/// web than the whole lookup.
public struct TokenList: Equatable, Sendable {
  /// The text that it was made of.
  public let text: StaticString

  /// Makes a lookup of words in one text, a space between them.
  public init(_ text: StaticString) { self.text = text }

  /// The place of a word, from 0, or nil when it is none of them.
  @inline(never)
  public func index(of word: String) -> Int? {
    var found: Int?
    word.withBytes { bytes in
      var place = 0
      forEach { candidate in
        if candidate.hasSameBytes(as: bytes) { found = place }
        place += 1
      }
    }
    return found
  }

  /// All of them, in order.
  public var all: [String] {
    var words: [String] = []
    forEach { words.append(String(validBytes: $0)) }
    return words
  }

  /// Whether both have the same words in the same order.
  public static func == (left: TokenList, right: TokenList) -> Bool {
    left.text.bytes.hasSameBytes(as: right.text.bytes)
  }

  private func forEach(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = 0
    for end in 0...text.utf8CodeUnitCount
    where end == text.utf8CodeUnitCount || text.utf8Start[end] == UInt8(ascii: " ") {
      read(UnsafeBufferPointer(start: text.utf8Start + start, count: end - start))
      start = end + 1
    }
  }
}
