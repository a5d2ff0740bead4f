/// How happy somebody is: the model of the example, which knows of no picture and no finger.
public struct HappinessModel: Equatable, Sendable {
  /// All that happiness can be: 0 is sad, 100 very happy.
  public static let range = 0.0...100

  /// How happy; what lies outside ``range`` becomes its nearer end, and what is no number changes
  /// nothing.
  public var happiness: Double {
    get { value }
    set {
      guard !newValue.isNaN else { return }
      value = Swift.min(Swift.max(newValue, Self.range.lowerBound), Self.range.upperBound)
    }
  }
  private var value = 75.0

  /// Makes somebody who is rather happy: 75.
  public init() {}
}
