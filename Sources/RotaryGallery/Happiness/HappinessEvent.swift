import Rotary

/// The events of a face.
public enum HappinessEvent: DescribedEvent {
  /// The user is changing the happiness, 0…100.
  case changing(Double)
  /// The gesture or key has ended, with another happiness than before.
  case changed(Double)

  /// `changing` or `changed`.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .changed: return "changed"
    }
  }

  /// Reports the happiness.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .changing(let happiness), .changed(let happiness):
      read("happiness", .number(happiness))
    }
  }
}
