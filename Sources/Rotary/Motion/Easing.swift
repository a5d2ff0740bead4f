/// How progress runs from 0 to 1: the timing functions of CSS.
///
/// Source: CSS Easing Functions Level 2, https://www.w3.org/TR/css-easing-2/.
public enum Easing: Equatable, Sendable {
  /// Along a curve.
  case curve(CubicBezier)
  /// In jumps.
  case steps(StepEasing)

  /// The same speed all the way.
  public static let linear = Easing.curve(.linear)
  /// Begins softly and ends more softly.
  public static let ease = Easing.curve(.ease)
  /// Begins softly.
  public static let easeIn = Easing.curve(.easeIn)
  /// Ends softly.
  public static let easeOut = Easing.curve(.easeOut)
  /// Begins and ends softly.
  public static let easeInOut = Easing.curve(.easeInOut)

  /// The progress at a share of the time; outside 0…1 it goes on as CSS has it.
  ///
  /// - Parameters:
  ///   - share: 0 at the beginning, 1 at the end.
  ///   - isBefore: see ``StepEasing/progress(at:isBefore:)``; curves have no use for it.
  /// - Returns: the progress.
  public func progress(at share: Double, isBefore: Bool = false) -> Double {
    switch self {
    case .curve(let curve): return curve.progress(at: share)
    case .steps(let steps): return steps.progress(at: share, isBefore: isBefore)
    }
  }

  /// How fast progress runs at a share of the time, in progress per share; 0 between jumps.
  public func slope(at share: Double) -> Double {
    switch self {
    case .curve(let curve): return curve.slope(at: share)
    case .steps: return 0
    }
  }
}
