/// What a row of spinners tells the app.
public enum SpinnerRowEvent: Equatable, Sendable {
  /// Another tile of a ring passes the front, and with it whatever it carries.
  case valueChanging(Double)
  /// The row has come to rest on numbers other than those it rested on before.
  case valueChanged(Double)
  /// The row has come to rest on its code.
  case opened
}

extension SpinnerRowEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .valueChanging: return "valueChanging"
    case .valueChanged: return "valueChanged"
    case .opened: return "opened"
    }
  }

  /// The row's value, if it is about that.
  public var value: Double? {
    switch self {
    case .valueChanging(let value), .valueChanged(let value): return value
    case .opened: return nil
    }
  }

  /// Tells the value.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let value { read("value", .number(value)) }
  }
}
