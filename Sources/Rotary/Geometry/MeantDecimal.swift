/// The decimal number that somebody means who gives a double.
///
/// Hardly any decimal fraction is a double: 0.1 is a hair more than a tenth, and 0.1 + 0.2 a hair
/// more than the double of 0.3. Counted on in such numbers the hairs add up, so they are counted on
/// in the decimals that are meant.
struct MeantDecimal {
  /// The number's digits: a whole number where `decimals` are known, else the double itself.
  let numerator: Double
  /// What the numerator is divided by, as a power of ten.
  let places: Int
  /// How many places after the point it is written with; nil for a number that no short decimal
  /// stands for, like a third.
  let decimals: Int?

  /// No number has more places: the last power of ten that is a double is 10²².
  static let mostPlaces = 22
  /// Every decimal of so many digits can be told from its neighbours in a double.
  private static let exactDigits = 1e15
  /// A decimal of at most so many digits is meant by a double that is not quite it.
  private static let roundDigits = 1e9
  /// What the 15th digit can't show: half of it, where the first digit is a 1.
  private static let hair = 5e-15
  /// Doubles that are written in full with no more places are meant as they are.
  private static let mostWholePlaces = 6

  /// The double nearest to it.
  var value: Double { numerator / Self.power(places) }

  /// Finds the decimal that a number of at most ±10¹⁵ means.
  ///
  /// - A number that has at most 6 places after the point in full is that.
  /// - One that is the nearest double to a decimal of at most 15 digits and 22 places is that
  ///   decimal.
  /// - One that is off from a decimal of at most 9 digits by what the 15th digit can't show, as
  ///   sums of decimals are, is that decimal.
  /// - Any other, and any beyond ±10¹⁵, is taken as it is.
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

  /// Whether it is surely a decimal that was meant: of any sixteen quotients, too, one happens to be
  /// the nearest double to a decimal of 15 digits.
  var isRound: Bool {
    decimals != nil && (places == 0 || numerator.magnitude < Self.roundDigits)
  }

  /// How many units of so many places it is.
  func units(places: Int) -> DoubleDouble {
    DoubleDouble(product: numerator, Self.power(places - self.places))
  }

  /// A power of ten, 0 to 22; exact.
  static func power(_ places: Int) -> Double { DecimalNumber.powerOfTen(places.magnitude) }

  /// The places after the point with which a number is written in full; nil for more than 6.
  private static func wholePlaces(of number: Double) -> Int? {
    guard number.magnitude <= exactDigits else { return nil }
    for places in 0...mostWholePlaces {
      let scaled = DoubleDouble(product: number, power(places))
      if scaled.low == 0, scaled.high == scaled.high.rounded() { return places }
    }
    return nil
  }

  /// The digits and places of the decimal of at most 15 digits that a number is nearest to, if that
  /// is what is meant.
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
    let isHair = difference <= hair * number.magnitude && whole.magnitude < roundDigits
    return difference == 0 || isHair ? (whole, places) : nil
  }
}
