/// How far something gives when it is pulled past its end.
///
/// shown = x·c·D/(D + c·x) for a requested excess of x: it follows at first and never passes D.
/// Source: as ``Deceleration``; c = 0.55 is the number seen in `UIScrollView`.
public struct RubberBand: Equatable, Sendable {
  /// How willingly it follows at first, 0…1; more or less counts as 1 or 0, and NaN as 0.
  ///
  /// Default 0.55. With 0 it shows nothing.
  public var coefficient: Double
  /// What the shown excess never passes, in the motion's unit.
  ///
  /// - 0, less, or NaN: there is no room, and nothing is shown.
  /// - Infinite: it follows for ever, as willingly as at first.
  public var limit: Double

  /// Makes a band with a limit.
  public init(limit: Double, coefficient: Double = 0.55) {
    self.limit = limit
    self.coefficient = coefficient
  }

  /// The excess to show for one that is requested; odd in its argument.
  ///
  /// - Parameter requested: how far past the end the finger asks for; an infinite one shows the limit, NaN nothing.
  /// - Returns: never NaN, and finite for a finite argument.
  public func shown(forRequested requested: Double) -> Double {
    let followed = willingness * requested.magnitude
    guard followed > 0, limit > 0 else { return 0 }
    guard followed < .infinity else { return requested < 0 ? -limit : limit }
    // Of the two forms, the one whose quotient does not overflow.
    let shown =
      followed < limit ? followed / (1 + followed / limit) : limit / (1 + limit / followed)
    return requested < 0 ? -shown : shown
  }

  /// The requested excess that shows as this one: the inverse, to catch a band in mid-air.
  ///
  /// - Parameter shown: its size is below `limit`; more counts as just below, and NaN as none.
  /// - Returns: how far past the end is asked for; always finite.
  public func requested(forShown shown: Double) -> Double {
    guard limit > 0, willingness > 0, !shown.isNaN else { return 0 }
    let size = Swift.min(shown.magnitude, limit * Self.reached, .greatestFiniteMagnitude)
    let requested = size / (willingness * (1 - size / limit))
    let bounded = Swift.min(requested, .greatestFiniteMagnitude)
    return shown < 0 ? -bounded : bounded
  }

  /// How far the shown excess goes on for a little more requested: the curve's slope, 0…1.
  ///
  /// c·(D/(D + c·x))², the derivative of ``shown(forRequested:)``; 0 where nothing is shown.
  public func slope(forRequested requested: Double) -> Double {
    guard limit > 0 else { return 0 }
    let followed = willingness * requested.magnitude
    guard followed < .infinity else { return 0 }
    let share = 1 / (1 + followed / limit)
    return willingness * share * share
  }

  /// As much of the limit as any request counts to show.
  private static let reached = 0.999_999

  /// The coefficient, within what it means.
  private var willingness: Double { coefficient > 0 ? Swift.min(coefficient, 1) : 0 }
}
