import Rotary

/// A message to the page: 64-bit words, each a number; a text is its length in bytes, then its
/// UTF-8 filled up to whole words.
///
/// One kind of word keeps the reader in JavaScript to a single typed array.
struct WordWriter {
  private(set) var words: UnsafeMutablePointer<Double>
  private(set) var count = 0
  private var capacity: Int

  /// Makes room for so many words; more is made when it is needed.
  init(capacity: Int) {
    self.capacity = capacity
    words = .allocate(capacity: capacity)
  }

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
  mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  @inline(never)
  mutating func write(_ rect: Rect) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  @inline(never)
  mutating func write(_ text: String) {
    // There is no other language here that a string could come from: its bytes are at hand.
    _ = text.utf8.withContiguousStorageIfAvailable { write($0) }
  }

  @inline(never)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(bytes.count)
    let wordCount = (bytes.count + 7) / 8
    reserve(wordCount)
    let target = UnsafeMutableRawPointer(words + count)
    for (offset, byte) in bytes.enumerated() {
      target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
    count += wordCount
  }

  /// Changes a word that was written before.
  mutating func replace(at index: Int, with number: Double) {
    words[index] = number
  }

  /// Takes back what was written since a place when it was written before; else notes it.
  @inline(never)
  mutating func takeBack(from place: Int, ifSameAs known: inout [Double]) {
    // By their bits: those of a text may be no number.
    let isSame =
      known.count == count - place
      && known.indices.allSatisfy { known[$0].bitPattern == words[place + $0].bitPattern }
    if isSame {
      count = place
    } else {
      known = Array(UnsafeBufferPointer(start: words + place, count: count - place))
    }
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let larger = Swift.max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<Double>.allocate(capacity: larger)
    moved.update(from: words, count: count)
    words.deallocate()
    words = moved
    capacity = larger
  }
}
