/// A curve of progress over time from (0, 0) to (1, 1) with two control points.
///
/// Progress may leave 0…1 between the ends, because y1 and y2 are not limited to 0…1.
/// Source: CSS Easing Functions Level 2, section 2.2, https://www.w3.org/TR/css-easing-2/.
/// Checked by: `EasingTests`, the vectors, and the curves of a browser.
public struct CubicBezier: Equatable, Sendable {
  /// The first control point's share of the time, 0…1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's share of the time, 0…1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Creates a curve; nil if x1 or x2 is outside 0…1, or if y1 or y2 is NaN or beyond ±10¹⁰⁰.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2),
      y1.magnitude <= MotionLimits.farthest, y2.magnitude <= MotionLimits.farthest
    else { return nil }
    self.init(x1, y1, x2, y2)
  }

  /// Creates a curve from valid numbers.
  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Constant speed.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// A slow start and a slower end.
  public static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
  /// A slow start.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// A slow start and a slow end.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// A fast start and a long, slow end, as of a heavy wheel that is thrown.
  public static let spinDown = CubicBezier(0.12, 0.72, 0.18, 1)

  /// Returns the progress at a share of the time, with an error of at most 1e-9.
  ///
  /// - Outside 0…1 the curve continues along the tangents at its ends, as in CSS.
  /// - At a vertical tangent, the progress changes within the last digit of a share: the result is the progress at a
  ///   share that differs by a rounding error.
  public func progress(at share: Double) -> Double {
    guard share > 0 else { return share * startSlope }
    // From the nearer end, where small shares keep their digits.
    guard share <= 0.5 else { return 1 - reversed.earlyProgress(at: 1 - share) }
    return earlyProgress(at: share)
  }

  /// Returns the rate of progress at a share of the time, in progress per share.
  ///
  /// - Outside 0…1 it is the slope of the tangent at the end.
  /// - At a vertical tangent it is 0, as in CSS for the ends.
  public func slope(at share: Double) -> Double {
    guard share > 0 else { return startSlope }
    guard share < 1 else { return reversed.startSlope }
    guard share <= 0.5 else { return reversed.slope(at: 1 - share) }
    let t = Self.parameter(x1, x2, share)
    let dx = Self.derivative(x1, x2, at: t)
    return dx > Self.upright ? Self.derivative(y1, y2, at: t) / dx : 0
  }

  /// The curve rotated by half a turn around its middle: 1 − progress over 1 − share.
  var reversed: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// Returns the progress in the first half, or before the start.
  private func earlyProgress(at share: Double) -> Double {
    guard share > 0 else { return share * startSlope }
    if x1 == y1, x2 == y2 { return share }
    return Self.coordinate(y1, y2, at: Self.parameter(x1, x2, share))
  }

  /// The slope at the start; if the first control point does not define it, the second does.
  private var startSlope: Double {
    if x1 > Self.upright { return y1 / x1 }
    if y1 == 0, x2 > Self.upright { return y2 / x2 }
    if y1 == 0, y2 == 0 { return 1 }
    return 0
  }

  /// The derivative of x up to which a tangent counts as vertical.
  private static let upright = 1e-12

  /// Returns a coordinate of the curve, whose ends are 0 and 1.
  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// Returns the curve's parameter at which x is `share`, by Newton's steps kept inside a bracket that is halved.
  ///
  /// The search ends when the parameter no longer changes. A small difference in x is not enough: where the curve
  /// starts flat, the parameter is still far off.
  private static func parameter(_ x1: Double, _ x2: Double, _ share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = share
    for _ in 0..<100 {
      let error = coordinate(x1, x2, at: t) - share
      guard error != 0 else { return t }
      if error > 0 { high = t } else { low = t }
      let step = t - error / derivative(x1, x2, at: t)
      let next = step > low && step < high ? step : (low + high) / 2
      if (next - t).magnitude <= 1e-12 * t { return next }
      t = next
    }
    return t
  }
}
