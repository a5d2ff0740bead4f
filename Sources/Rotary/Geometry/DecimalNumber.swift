import RealModule

/// Reads numbers from bytes, because Embedded Swift lacks the standard library's parser.
enum DecimalNumber {
  /// The number of digits after which further ones do not change a `Double`.
  private static let mostDigits = 17
  /// The exponent beyond which powers of ten are 0 or infinite.
  private static let mostExponent = 400

  /// Reads a decimal number with an optional sign, point and exponent.
  ///
  /// - Returns: The number, exact to within a unit in its last place, and the offset after it; nil if there is no
  ///   number, or if it is not finite.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> (value: Double, end: Int)? {
    var offset = start
    let isNegative = takeSign(bytes, &offset)
    var mantissa = 0.0
    var exponent = 0
    var digits = 0
    var isAfterPoint = false
    var significant = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "."), !isAfterPoint {
        isAfterPoint = true
      } else if byte >= 48, byte <= 57 {
        digits += 1
        if significant < mostDigits {
          mantissa = mantissa * 10 + Double(byte - 48)
          if mantissa != 0 { significant += 1 }
          if isAfterPoint { exponent -= 1 }
        } else if !isAfterPoint {
          exponent += 1
        }
      } else {
        break
      }
      offset += 1
    }
    guard digits > 0 else { return nil }
    exponent += takeExponent(bytes, &offset)
    let bounded = Swift.min(Swift.max(exponent, -mostExponent), mostExponent)
    let power = powerOfTen(bounded.magnitude)
    let value = bounded < 0 ? mantissa / power : mantissa * power
    return value.isFinite ? (isNegative ? -value : value, offset) : nil
  }

  /// Reads `e` and an integer, if both are present.
  private static func takeExponent(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int
  ) -> Int {
    guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var next = offset + 1
    let isNegative = takeSign(bytes, &next)
    var value = 0
    let first = next
    while next < bytes.count, bytes[next] >= 48, bytes[next] <= 57 {
      value = Swift.min(value * 10 + Int(bytes[next] - 48), 10_000)
      next += 1
    }
    guard next > first else { return 0 }
    offset = next
    return isNegative ? -value : value
  }

  private static func takeSign(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int
  ) -> Bool {
    guard offset < bytes.count else { return false }
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    return isNegative
  }

  /// Returns a power of ten by squaring, exact up to 10²², the last one that is exact in a `Double`.
  static func powerOfTen(_ exponent: UInt) -> Double {
    var result = 1.0
    var square = 10.0
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
