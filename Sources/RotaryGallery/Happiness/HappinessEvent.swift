import Rotary

/// What a face tells its app.
public enum HappinessEvent: DescribedEvent {
  /// Somebody is changing it: how happy it is now, 0…100.
  case happinessChanged(Double)
  /// The finger, or the key, is done with it, and it is happier or sadder than before.
  case settled(Double)

  /// `happinessChanged` or `settled`.
  public var name: String {
    switch self {
    case .happinessChanged: return "happinessChanged"
    case .settled: return "settled"
    }
  }

  /// Tells the happiness.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .happinessChanged(let happiness), .settled(let happiness):
      read("happiness", .number(happiness))
    }
  }
}
