/// The course of progress from 0 to 1, as CSS timing functions define it.
///
/// Source: CSS Easing Functions Level 2, https://www.w3.org/TR/css-easing-2/.
public enum Easing: Equatable, Sendable {
  /// A curve.
  case curve(CubicBezier)
  /// Steps.
  case steps(StepEasing)

  /// Constant speed.
  public static let linear = Easing.curve(.linear)
  /// A slow start and a slower end.
  public static let ease = Easing.curve(.ease)
  /// A slow start.
  public static let easeIn = Easing.curve(.easeIn)
  /// A slow end.
  public static let easeOut = Easing.curve(.easeOut)
  /// A slow start and a slow end.
  public static let easeInOut = Easing.curve(.easeInOut)

  /// Returns the progress at a share of the time; outside 0…1 it continues as in CSS.
  ///
  /// - Parameters:
  ///   - share: The share of the time, 0 at the start, 1 at the end.
  ///   - isBefore: See ``StepEasing/progress(at:isBefore:)``; curves ignore it.
  /// - Returns: The progress.
  public func progress(at share: Double, isBefore: Bool = false) -> Double {
    switch self {
    case .curve(let curve): return curve.progress(at: share)
    case .steps(let steps): return steps.progress(at: share, isBefore: isBefore)
    }
  }

  /// Returns the rate of progress at a share of the time, in progress per share; 0 for steps.
  public func slope(at share: Double) -> Double {
    switch self {
    case .curve(let curve): return curve.slope(at: share)
    case .steps: return 0
    }
  }
}
