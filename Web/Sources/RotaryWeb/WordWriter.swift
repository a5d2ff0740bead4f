import Rotary

/// A message to the page: 64-bit words, each a number.
///
/// A text is its length in bytes, then its UTF-8 padded to whole words. With one type of word, the reader in JavaScript needs only one typed array.
struct WordWriter {
  /// The words, with spare capacity; nil before the first is written.
  private(set) var words = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
  private(set) var count = 0

  /// Begins the next message in the same memory.
  mutating func clear() { count = 0 }

  @inline(never)
  mutating func write(_ number: Double) {
    reserve(1)
    words[count] = number
    count += 1
  }

  @inline(never)
  mutating func write(_ number: Int) { write(Double(number)) }

  @inline(never)
  mutating func write(_ flag: Bool) { write(flag ? 1.0 : 0) }

  @inline(never)
  mutating func write(_ point: Point2D) {
    write(point.x)
    write(point.y)
  }

  @inline(never)
  mutating func write(_ rect: Rect2D) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  @inline(never)
  mutating func write(_ text: String) {
    // Strings here are always native Swift strings, whose bytes are accessible.
    _ = text.utf8.withContiguousStorageIfAvailable { write($0) }
  }

  @inline(never)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(bytes.count)
    let wordCount = (bytes.count + 7) / 8
    reserve(wordCount)
    if let start = words.baseAddress, let source = bytes.baseAddress, wordCount > 0 {
      // The padding of the last word is always the same, so that equal texts are equal words.
      start[count + wordCount - 1] = 0
      UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
    }
    count += wordCount
  }

  /// Replaces a word that was written before.
  mutating func replace(at index: Int, with number: Double) {
    words[index] = number
  }

  /// Removes the words since `place` if they equal those written before; otherwise remembers them.
  @inline(never)
  mutating func takeBack(from place: Int, ifSameAs known: inout [Double]) {
    // Compared by bits, because the words of a text may be NaN.
    let isSame =
      known.count == count - place
      && known.indices.allSatisfy { known[$0].bitPattern == words[place + $0].bitPattern }
    if isSame {
      count = place
    } else {
      known = Array(words[place..<count])
    }
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > words.count else { return }
    let capacity = Swift.max(Swift.max(words.count * 2, count + more), Self.leastCapacity)
    let larger = UnsafeMutableBufferPointer<Double>.allocate(capacity: capacity)
    UnsafeMutableRawBufferPointer(larger).copyMemory(from: UnsafeRawBufferPointer(words))
    words.deallocate()
    words = larger
  }

  /// The initial capacity, enough for a wheel of a dozen sectors.
  private static let leastCapacity = 4_000
}
