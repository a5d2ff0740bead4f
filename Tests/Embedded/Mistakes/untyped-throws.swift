// expected: untyped throws is not available in Embedded Swift
public struct Refused: Error {}

public func halve(_ number: Int) throws -> Int {
  guard number % 2 == 0 else { throw Refused() }
  return number / 2
}
