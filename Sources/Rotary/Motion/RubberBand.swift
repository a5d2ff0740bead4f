/// How far something gives when it is pulled past its end.
///
/// shown = x·c·D/(D + c·x) for a pull of x: it follows at first and never passes D.
/// Source: as ``Deceleration``; c = 0.55 is the number seen in `UIScrollView`.
public struct RubberBand: Equatable, Sendable {
  /// How willingly it follows at first, 0…1.
  ///
  /// Default 0.55.
  public var coefficient: Double
  /// What the shown excess never reaches, in the motion's unit.
  public var limit: Double

  /// Makes a band with a limit.
  public init(limit: Double, coefficient: Double = 0.55) {
    self.limit = limit
    self.coefficient = coefficient
  }

  /// The excess to show for a pull past the end; odd in its argument.
  public func shown(forPull pull: Double) -> Double {
    pull * coefficient * limit / (limit + coefficient * pull.magnitude)
  }

  /// The pull that shows an excess: the inverse, to catch a band in mid-air.
  ///
  /// - Parameter shown: its size is below `limit`; more counts as just below.
  /// - Returns: how far to pull.
  public func pull(forShown shown: Double) -> Double {
    let size = Swift.min(shown.magnitude, limit * 0.999_999)
    let pull = size * limit / (coefficient * (limit - size))
    return shown < 0 ? -pull : pull
  }
}
