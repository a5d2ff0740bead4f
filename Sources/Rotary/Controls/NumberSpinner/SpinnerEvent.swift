/// What a number spinner tells the app.
public enum SpinnerEvent: Equatable, Sendable {
  /// Another tile passes the front while the ring turns; drives the tick.
  case valueChanging(Double)
  /// The ring has come to rest on a number other than the one it rested on before.
  case valueChanged(Double)
  /// The front tile was tapped, or Enter pressed, while it showed this number.
  case pressed(Double)
  /// The ring came up against an end.
  case reachedEnd
}

extension SpinnerEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .valueChanging: return "valueChanging"
    case .valueChanged: return "valueChanged"
    case .pressed: return "pressed"
    case .reachedEnd: return "reachedEnd"
    }
  }

  /// The number it is about, if any.
  public var value: Double? {
    switch self {
    case .valueChanging(let value), .valueChanged(let value), .pressed(let value): return value
    case .reachedEnd: return nil
    }
  }

  /// Tells the number.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let value { read("value", .number(value)) }
  }
}
