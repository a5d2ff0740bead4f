/// A list of a few fixed words, each identified by its position.
///
/// The words are in one constant, separated by spaces, because one string per word would be larger on the web than the
/// whole lookup.
public struct TokenList: Equatable, Sendable {
  /// The words, separated by spaces.
  public let text: StaticString

  /// Creates a list from words separated by spaces.
  public init(_ text: StaticString) { self.text = text }

  /// Returns the position of a word, from 0, or nil if the word is not in the list.
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

  /// The words, in order.
  public var all: [String] {
    var words: [String] = []
    forEach { words.append(String(validBytes: $0)) }
    return words
  }

  /// Returns whether both lists have the same words in the same order.
  public static func == (left: TokenList, right: TokenList) -> Bool {
    left.text.bytes.hasSameBytes(as: right.text.bytes)
  }

  private func forEach(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    text.bytes.forEachWord(read)
  }
}
