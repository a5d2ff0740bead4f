import Rotary
import RotaryTestRandom

/// Decisions and numbers that are read from bytes, so that a fuzzer or a random generator makes them.
///
/// After the last byte, each byte is 0.
struct FuzzBytes {
  private let bytes: [UInt8]
  private var place = 0

  /// Reads from the first byte.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes are read.
  var isAtEnd: Bool { place >= bytes.count }

  /// Returns the next byte.
  mutating func next() -> UInt8 {
    guard !isAtEnd else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// Returns a number below a count, which is at most 256.
  mutating func index(below count: Int) -> Int { Int(next()) % count }

  /// Returns true or false.
  mutating func flag() -> Bool { next() & 1 == 1 }

  /// Returns an element of a list; nil for an empty list.
  mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[(Int(next()) << 8 | Int(next())) % list.count]
  }

  /// Returns a number of a range, or one time in eleven a number at which arithmetic fails.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let first = Int(next())
    let ordinary = 256 - Corners.doubles.count
    guard first < ordinary else { return Corners.doubles[first - ordinary] }
    let share = Double(first << 8 | Int(next())) / Double(ordinary << 8 - 1)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// Returns a number around the usual one, an end of the range, or a corner.
  mutating func number(near usual: Double, from least: Double, to most: Double) -> Double {
    switch index(below: 8) {
    case 0: return least
    case 1: return most
    case 2: return number(in: -100...100)
    default: return usual + number(in: -2...2) * Swift.max(0.5, usual.magnitude)
    }
  }

  /// Returns a whole number of a range, or sometimes an end of `Int` or a number around 0.
  mutating func integer(in range: ClosedRange<Int>) -> Int {
    let first = Int(next())
    let ordinary = 256 - Corners.integers.count
    guard first < ordinary else { return Corners.integers[first - ordinary] }
    return range.lowerBound + first % range.count
  }

  /// Returns a list of at most five elements.
  mutating func list<Element>(_ element: (inout Self) -> Element) -> [Element] {
    var list: [Element] = []
    for _ in 0..<index(below: 6) { list.append(element(&self)) }
    return list
  }

  /// Returns a short text; bytes that are not UTF-8 become the replacement character.
  mutating func text() -> String {
    var bytes: [UInt8] = []
    for _ in 0..<index(below: 12) { bytes.append(next()) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns all bytes that are left, as a text.
  mutating func rest() -> String {
    defer { place = bytes.count }
    return String(decoding: bytes[place...], as: UTF8.self)
  }
}
