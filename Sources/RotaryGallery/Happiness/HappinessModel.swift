/// The model of the example: a happiness, without a view or gestures.
public struct HappinessModel: Equatable, Sendable {
  /// The range: 0 is very sad, 100 very happy.
  public static let range = 0.0...100

  /// The happiness; values out of ``range`` are clamped, and NaN is ignored.
  public var happiness: Double {
    get { value }
    set {
      guard !newValue.isNaN else { return }
      value = Swift.min(Swift.max(newValue, Self.range.lowerBound), Self.range.upperBound)
    }
  }
  private var value = 75.0

  /// Makes a model with a happiness of 75.
  public init() {}
}
