import Rotary

/// What a face tells its app.
public enum HappinessEvent: DescribedEvent {
  /// Somebody is changing it: how happy it is now, 0…100.
  case changing(Double)
  /// The finger, or the key, is done with it, and it is happier or sadder than before.
  case changed(Double)

  /// `changing` or `changed`.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .changed: return "changed"
    }
  }

  /// Tells the happiness.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .changing(let happiness), .changed(let happiness):
      read("happiness", .number(happiness))
    }
  }
}
