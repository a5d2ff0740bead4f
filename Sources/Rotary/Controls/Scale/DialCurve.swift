import RealModule

/// The distribution of a dial's values along its arc.
///
/// ```swift
/// let frequencies = try DialScale(from: 20, through: 20_000, curve: .logarithmic)
/// ```
public struct DialCurve: Equatable, Sendable {
  /// The kinds of curves.
  public enum Kind: UInt8, SettingChoice, Equatable, Sendable {
    /// Equal angles are equal differences.
    case linear
    /// Equal angles are equal ratios, as for frequencies.
    ///
    /// A scale whose minimum is 0 or less is linear instead.
    case logarithmic
    /// The share of the range is a power of the share of the arc.
    case power

    /// The names of the cases in settings.
    public static var names: TokenList { TokenList("linear log power") }
  }

  /// The kind of the curve.
  public var kind: Kind
  /// The exponent of a power: above 1, small values get more of the arc; below 1, large values do.
  ///
  /// Range 0.1 to 10; other numbers are clamped, and NaN is ignored. Default 2.
  @Within<ExponentLimits> public var exponent = 2.0

  /// Creates a curve; the exponent applies only to a power.
  public init(_ kind: Kind, exponent: Double = 2) {
    self.kind = kind
    self.exponent = exponent
  }

  /// Equal angles are equal differences.
  public static var linear: DialCurve { DialCurve(.linear) }
  /// Equal angles are equal ratios.
  public static var logarithmic: DialCurve { DialCurve(.logarithmic) }
  /// The share of the range is this power of the share of the arc.
  public static func power(_ exponent: Double) -> DialCurve {
    DialCurve(.power, exponent: exponent)
  }

  /// The limits of ``exponent``.
  public enum ExponentLimits: Limits {
    /// A tenth to ten.
    public static let range = 0.1...10.0
  }

  /// The least logarithm of the ratio of two ends; between closer ends, a logarithm is a straight line.
  private static let leastBend = 1e-6

  /// Returns the kind that applies between two ends, and the exponent or the logarithm of the ratio of the ends.
  func applied(from minimum: Double, through maximum: Double) -> (kind: Kind, bend: Double) {
    switch kind {
    case .linear: return (.linear, 1)
    case .power: return (minimum < maximum ? .power : .linear, exponent)
    case .logarithmic:
      let bend = minimum > 0 ? Double.log(maximum) - Double.log(minimum) : 0
      return (bend >= Self.leastBend ? .logarithmic : .linear, bend)
    }
  }
}

// Positions along the arc. Beyond the ends, each curve continues as a straight line.
extension DialScale {
  /// Whether equal angles are equal differences of values.
  @inline(__always)
  var isLinear: Bool { appliedCurve == .linear }

  /// Returns the share of the arc from the minimum to a position.
  func share(of position: Double) -> Double {
    let share = (position - minimum) / span
    guard !isLinear, share > 0, share < 1 else { return share }
    return appliedCurve == .power
      ? Double.exp(Double.log(share) / bend)
      : (Double.log(position) - Double.log(minimum)) / bend
  }

  /// Returns the position at a share of the arc.
  func position(atShare share: Double) -> Double {
    guard !isLinear, share > 0, share < 1 else { return minimum + share * span }
    let position =
      appliedCurve == .power
      ? minimum + span * Double.exp(Double.log(share) * bend)
      : minimum * Double.exp(share * bend)
    return Swift.min(Swift.max(position, minimum), maximum)
  }

  /// Returns the position after a movement along the arc.
  ///
  /// - Parameters:
  ///   - position: The position before it.
  ///   - amount: The length of the movement, as the difference of values that it has on a linear scale.
  /// - Returns: The position, which is beyond an end if the movement is.
  func moved(_ position: Double, by amount: Double) -> Double {
    if isLinear || span == 0 { return position + amount }
    return self.position(atShare: share(of: position) + amount / span)
  }

  /// Returns the position whose distance from another, along the arc, is that between two positions.
  func position(asFarFrom position: Double, as high: Double, from low: Double) -> Double {
    if isLinear { return position + (high - low) }
    return self.position(atShare: share(of: position) + (share(of: high) - share(of: low)))
  }
}

// Ticks.
extension DialScale {
  /// The maximum number of ticks of a kind, one per degree.
  ///
  /// If there would be more, there are none.
  private static let maximumTicks = 360.0
  /// The tolerance for whole numbers of ticks, and for ticks at the ends.
  ///
  /// Quotients and powers of decimal numbers may differ from whole numbers in their last digits.
  private static let tickSlack = 1e-9

  /// Returns the values of long and short ticks; see ``DialStyle/majorTicks`` and ``DialStyle/minorTicks``.
  func ticks(major: Double, minor: Double) -> (major: [Double], minor: [Double]) {
    guard appliedCurve == .logarithmic else {
      return (multiples(of: major), multiples(of: minor))
    }
    return (powers(of: major), multiples(of: minor, betweenPowersOf: major))
  }

  /// Returns values from the minimum at equal distances, on the first turn; a tick at which the ends meet counts once.
  private func multiples(of interval: Double) -> [Double] {
    guard interval > 0, span > 0, interval <= span else { return [] }
    let meets = sweep >= Circular.turn
    let turns = isLinear ? Swift.max(1, sweep / Circular.turn) : 1
    let steps = (span / turns / interval + Self.tickSlack).rounded(.down)
    let isWhole = (span / turns / interval - steps).magnitude < 1e-6
    guard steps < Self.maximumTicks else { return [] }
    var values: [Double] = []
    for index in 0..<Int(bounded: steps) + (isLinear && meets && isWhole ? 0 : 1) {
      let value = minimum + Double(index) * interval
      // The values of a power are not evenly distributed over the turns.
      if !isLinear, meets, rotation(of: value) > Circular.turn - Self.tickSlack { break }
      values.append(value)
    }
    return values
  }

  /// Returns the powers of a base between the ends.
  private func powers(of base: Double) -> [Double] { multiples(of: base, betweenPowersOf: base) }

  /// Returns the multiples of an interval between each power of a base and the next one, which is included if it is a
  /// multiple.
  private func multiples(of interval: Double, betweenPowersOf base: Double) -> [Double] {
    guard base > 1, interval > 0 else { return [] }
    let factor = Double.log(base)
    let first = (Double.log(minimum) / factor).rounded(.down) - 1
    let last = (Double.log(maximum) / factor + Self.tickSlack).rounded(.down)
    let count = (base / interval + Self.tickSlack).rounded(.down)
    guard count >= 1, (last - first + 1) * count < Self.maximumTicks else { return [] }
    var values: [Double] = []
    for index in 0...Int(bounded: last - first) {
      let power = Double.exp((first + Double(index)) * factor)
      for multiple in 1...Int(bounded: count) where Double(multiple) * interval > 1 {
        let value = power * interval * Double(multiple)
        let isInside =
          value >= minimum * (1 - Self.tickSlack) && value <= maximum * (1 + Self.tickSlack)
        if isInside { values.append(value) }
      }
    }
    return values
  }
}
