/// The decimal number that a double most likely represents.
///
/// Few decimal fractions are doubles: the double 0.1 is slightly more than a tenth, and 0.1 + 0.2 slightly more than
/// the double 0.3. Adding such numbers adds their errors, so steps are counted in decimals instead.
struct InferredDecimal {
  /// The number's digits: a whole number if `decimals` is known, otherwise the double itself.
  let numerator: Double
  /// The power of ten by which the numerator is divided.
  let places: Int
  /// The number of decimal places; nil for a number that is no short decimal, like a third.
  let decimals: Int?

  /// The most decimal places, because 10²² is the largest power of ten that is a double.
  static let mostPlaces = 22
  /// Doubles distinguish all decimals with this many digits.
  private static let exactDigits = 1e15
  /// A double near a decimal represents that decimal only if it has at most this many digits.
  private static let roundDigits = 1e9
  /// The relative error below half of the 15th digit, if the first digit is a 1.
  private static let tolerance = 5e-15
  /// Doubles with at most this many decimal places represent themselves.
  private static let mostWholePlaces = 6

  /// The double nearest to the decimal.
  var value: Double { numerator / Self.power(places) }

  /// Infers the decimal that a number of at most ±10¹⁵ represents.
  ///
  /// - A number with at most 6 decimal places represents itself.
  /// - The nearest double to a decimal of at most 15 digits and 22 places represents that decimal.
  /// - A number that differs from a decimal of at most 9 digits by less than its 15th digit shows, like sums of
  ///   decimals, represents that decimal.
  /// - All other numbers, and those beyond ±10¹⁵, represent themselves.
  init(_ number: Double) {
    if let places = Self.wholePlaces(of: number) {
      self.init(number, 0, decimals: places)
    } else if let (digits, places) = Self.shortest(number) {
      self.init(digits, places, decimals: places)
    } else {
      self.init(number, 0, decimals: nil)
    }
  }

  private init(_ numerator: Double, _ places: Int, decimals: Int?) {
    self.numerator = numerator
    self.places = places
    self.decimals = decimals
  }

  /// Whether the decimal is certain.
  ///
  /// More digits make it uncertain: one of sixteen random quotients is the nearest double to a decimal of 15 digits.
  var isRound: Bool {
    decimals != nil && (places == 0 || numerator.magnitude < Self.roundDigits)
  }

  /// The number in units of a number of decimal places.
  func units(places: Int) -> DoubleDouble {
    DoubleDouble(product: numerator, Self.power(places - self.places))
  }

  /// A power of ten, 0 to 22; exact.
  static func power(_ places: Int) -> Double { DecimalNumber.powerOfTen(places.magnitude) }

  /// The decimal places of a number in full; nil for more than 6.
  private static func wholePlaces(of number: Double) -> Int? {
    guard number.magnitude <= exactDigits else { return nil }
    for places in 0...mostWholePlaces {
      let scaled = DoubleDouble(product: number, power(places))
      if scaled.low == 0, scaled.high == scaled.high.rounded() { return places }
    }
    return nil
  }

  /// The digits and places of the nearest decimal of at most 15 digits, if the number represents it.
  private static func shortest(_ number: Double) -> (digits: Double, places: Int)? {
    guard number.magnitude <= exactDigits else { return nil }
    var places = 0
    while places < mostPlaces, number.magnitude * power(places) < exactDigits / 10 { places += 1 }
    var digits = Int64(bounded: (number * power(places)).rounded())
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    let whole = Double(digits)
    let difference = (whole / power(places) - number).magnitude
    let isNear = difference <= tolerance * number.magnitude && whole.magnitude < roundDigits
    return difference == 0 || isNear ? (whole, places) : nil
  }
}
