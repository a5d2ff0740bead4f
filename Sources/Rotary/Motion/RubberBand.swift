/// The displayed distance of a value that is pulled past its end.
///
/// shown = x·c·D/(D + c·x) for a requested excess of x: at first it follows, and it never exceeds D.
/// Source: as ``Deceleration``; c = 0.55 is the number observed in `UIScrollView`.
public struct RubberBand: Equatable, Sendable {
  /// The displayed share of the first movement, clamped to 0…1; NaN counts as 0.
  ///
  /// Default 0.55. With 0 no excess is displayed.
  public var coefficient: Double
  /// The limit of the displayed excess, in the motion's unit.
  ///
  /// - 0, negative or NaN: no excess is displayed.
  /// - Infinite: the displayed share of the movement stays the same.
  public var limit: Double

  /// Creates a rubber band with a limit.
  public init(limit: Double, coefficient: Double = 0.55) {
    self.limit = limit
    self.coefficient = coefficient
  }

  /// Returns the displayed excess for a requested one; an odd function.
  ///
  /// - Parameter requested: The distance past the end that the finger requests; infinity returns the limit, NaN 0.
  /// - Returns: Never NaN, and finite for a finite argument.
  public func shown(forRequested requested: Double) -> Double {
    let followed = boundedCoefficient * requested.magnitude
    guard followed > 0, limit > 0 else { return 0 }
    guard followed < .infinity else { return requested < 0 ? -limit : limit }
    // The form whose quotient does not overflow.
    let shown =
      followed < limit ? followed / (1 + followed / limit) : limit / (1 + limit / followed)
    return requested < 0 ? -shown : shown
  }

  /// Returns the requested excess for a displayed one: the inverse, for a finger that grabs a stretched band.
  ///
  /// - Parameter shown: The displayed excess. Its size is less than `limit`; more counts as just below, NaN as 0.
  /// - Returns: The requested distance past the end; always finite.
  public func requested(forShown shown: Double) -> Double {
    guard limit > 0, boundedCoefficient > 0, !shown.isNaN else { return 0 }
    let size = Swift.min(shown.magnitude, limit * Self.reached, .greatestFiniteMagnitude)
    let requested = size / (boundedCoefficient * (1 - size / limit))
    let bounded = Swift.min(requested, .greatestFiniteMagnitude)
    return shown < 0 ? -bounded : bounded
  }

  /// Returns the slope of the displayed excess over the requested one, 0…1.
  ///
  /// c·(D/(D + c·x))², the derivative of ``shown(forRequested:)``; 0 if no excess is displayed.
  public func slope(forRequested requested: Double) -> Double {
    guard limit > 0 else { return 0 }
    let followed = boundedCoefficient * requested.magnitude
    guard followed < .infinity else { return 0 }
    let share = 1 / (1 + followed / limit)
    return boundedCoefficient * share * share
  }

  /// The maximum displayed share of the limit in the inverse.
  private static let reached = 0.999_999

  /// The coefficient, clamped to 0…1.
  private var boundedCoefficient: Double { coefficient > 0 ? Swift.min(coefficient, 1) : 0 }
}
