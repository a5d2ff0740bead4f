/// Selects one of N equal sectors by integers of more than 300 bits.
///
/// A `Double` is an integer times a power of two; 1/2π is known here to 256 bits. So the product is accurate
/// to 10⁻⁶⁰, and no rotation is that near to a boundary.
enum ExactSelection {
  /// ⌊2²⁵⁶/2π⌋, 32 bits at a time, the highest first.
  ///
  /// Computed with mpmath.
  private static let inverseTurn: [UInt32] = [
    0x28BE_60DB, 0x9391_054A, 0x7F09_D5F4, 0x7D4D_3770,
    0x36D8_A566, 0x4F10_E410, 0x7F94_58EA, 0xF7AE_F158,
  ]

  /// Returns the sector selected at a rotation of up to 2⁶² rad.
  static func index(rotation: Double, count: Int) -> Int {
    guard rotation != 0 else { return 0 }
    // |rotation| = mantissa·2^exponent.
    let mantissa = rotation.significandBitPattern | (1 << 52)
    let exponent = Int(rotation.exponent) - 52
    // Lowest limb first: mantissa·count·⌊2²⁵⁶/2π⌋.
    var limbs = Array(inverseTurn.reversed())
    multiply(&limbs, by: UInt64(count))
    multiply(&limbs, by: mantissa & 0xFFFF_FFFF, plus: mantissa >> 32)
    // The binary point is 256 − exponent bits from the lowest bit.
    let point = 256 - exponent
    let doubled = bits(of: limbs, from: point - 1)
    // Round half up in magnitude: (2x + 1)/2. An exact half never occurs.
    let steps = (doubled + 1) >> 1
    let index = Int(steps % UInt64(count))
    // Sector i rests at −i·w.
    return rotation > 0 ? (count - index) % count : index
  }

  private static func multiply(_ limbs: inout [UInt32], by low: UInt64, plus high: UInt64) {
    var upper = limbs
    multiply(&limbs, by: low)
    multiply(&upper, by: high)
    upper.insert(0, at: 0)
    var carry: UInt64 = 0
    for index in 0..<max(limbs.count, upper.count) {
      if index == limbs.count { limbs.append(0) }
      let sum = UInt64(limbs[index]) + (index < upper.count ? UInt64(upper[index]) : 0) + carry
      limbs[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  private static func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Returns the integer that begins at a bit.
  private static func bits(of limbs: [UInt32], from bit: Int) -> UInt64 {
    var result: UInt64 = 0
    for position in 0..<64 {
      let place = bit + position
      guard place >= 0, place / 32 < limbs.count else { continue }
      result |= UInt64(limbs[place / 32] >> UInt32(place % 32) & 1) << UInt64(position)
    }
    return result
  }
}
