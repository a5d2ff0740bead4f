import Rotary

/// The model of the example: a happiness, without a view or gestures.
public struct HappinessModel: Equatable, Sendable {
  /// The limits of ``happiness``.
  public enum HappinessLimits: Limits {
    /// 0 is very sad, 100 very happy.
    public static let range = 0.0...100.0
  }

  /// The happiness; values out of range are clamped, and NaN is ignored.
  @Within<HappinessLimits> public var happiness = 75.0

  /// Makes a model with a happiness of 75.
  public init() {}
}
