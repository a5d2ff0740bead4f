// expected: untyped throws is not available in Embedded Swift
/// The error for an odd number.
public struct Refused: Error {}

/// Halves an even number.
public func halve(_ number: Int) throws -> Int {
  guard number % 2 == 0 else { throw Refused() }
  return number / 2
}
