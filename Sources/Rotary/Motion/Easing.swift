import RealModule

/// How progress runs from 0 to 1: the timing functions of CSS.
public enum Easing: Equatable, Sendable {
  /// A curve from (0, 0) to (1, 1) with two control points; x1 and x2 in 0…1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The same speed all the way.
  public static let linear = cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Begins softly and ends more softly.
  public static let ease = cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// Begins softly.
  public static let easeIn = cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends softly.
  public static let easeOut = cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Begins and ends softly.
  public static let easeInOut = cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// A fast start and a long, slow end, as of a heavy wheel that was thrown.
  public static let spinDown = cubicBezier(x1: 0.12, y1: 0.72, x2: 0.18, y2: 1)

  /// The progress at a share of the time, to 1e-9.
  ///
  /// Outside 0…1 the curve goes on along its end tangents.
  /// Source: CSS Easing Functions Level 2, section 2.2, https://www.w3.org/TR/css-easing-2/.
  public func progress(at share: Double) -> Double {
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      guard share >= 0 else { return share * Self.endSlope(x1, y1, x2, y2) }
      guard share <= 1 else {
        return 1 + (share - 1) * Self.endSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1)
      }
      return Self.bernstein(y1, y2, at: Self.parameter(x1, x2, share))
    }
  }

  /// How fast progress runs at a share of the time, in progress per share.
  public func slope(at share: Double) -> Double {
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let t = Self.parameter(x1, x2, Swift.min(1, Swift.max(0, share)))
      let dx = Self.derivative(x1, x2, at: t)
      guard dx > 1e-12 else { return Self.endSlope(x1, y1, x2, y2) }
      return Self.derivative(y1, y2, at: t) / dx
    }
  }

  /// The slope at the curve's beginning; where the first control point tells none, the second.
  private static func endSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    if y1 == 0, y2 == 0 { return 1 }
    return 0
  }

  /// A coordinate of the curve, whose ends are 0 and 1.
  private static func bernstein(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// The curve's parameter at which x is `share`: Newton's steps kept inside a halved bracket.
  private static func parameter(_ x1: Double, _ x2: Double, _ share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = share
    for _ in 0..<64 {
      let error = bernstein(x1, x2, at: t) - share
      if error.magnitude < 1e-15 { return t }
      if error > 0 { high = t } else { low = t }
      let step = t - error / derivative(x1, x2, at: t)
      t = step > low && step < high ? step : (low + high) / 2
      if high - low < 1e-16 { return t }
    }
    return t
  }
}
