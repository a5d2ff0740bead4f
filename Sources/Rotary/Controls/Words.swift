/// A few fixed words, to be told apart by their places.
///
/// All stand in one constant, with a space between them: a string for each would weigh more on the
/// web than the whole lookup.
public struct Words: Sendable {
  private let text: StaticString

  /// Makes a lookup of words in one text, a space between them.
  public init(_ text: StaticString) { self.text = text }

  /// The place of a word, from 0, or nil when it is none of them.
  @inline(never)
  public func place(of word: String) -> Int? {
    word.withBytes { bytes in
      var place = 0
      var start = 0
      for end in 0...text.utf8CodeUnitCount
      where end == text.utf8CodeUnitCount || text.utf8Start[end] == UInt8(ascii: " ") {
        let isSame =
          end - start == bytes.count
          && bytes.indices.allSatisfy { bytes[$0] == text.utf8Start[start + $0] }
        if isSame { return place }
        start = end + 1
        place += 1
      }
      return nil
    }
  }

  /// All of them, in order.
  public var all: [String] {
    var words: [String] = []
    var start = 0
    for end in 0...text.utf8CodeUnitCount
    where end == text.utf8CodeUnitCount || text.utf8Start[end] == UInt8(ascii: " ") {
      let bytes = UnsafeBufferPointer(start: text.utf8Start + start, count: end - start)
      words.append(String(validating: bytes, as: UTF8.self) ?? "")
      start = end + 1
    }
    return words
  }
}
