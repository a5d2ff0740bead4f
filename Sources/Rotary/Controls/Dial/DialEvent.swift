/// What a dial is set to.
public enum DialValue: Equatable, Sendable {
  /// One value.
  case single(Double)
  /// The lower and the upper value of a range; where the scale goes round, the upper one may be the
  /// lesser number.
  case range(low: Double, high: Double)

  /// Tells the value, or both, by name.
  func read(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .single(let value): read("value", .number(value))
    case .range(let low, let high):
      read("low", .number(low))
      read("high", .number(high))
    }
  }
}

/// What a dial tells the app.
public enum DialEvent: Equatable, Sendable {
  /// The value is another one; it may still change.
  case valueChanging(DialValue)
  /// The value is other than it was at rest before, and at rest again.
  case valueChanged(DialValue)
  /// A detent was passed, or a step was gone to where steps are what is felt; drives the tick.
  case crossed(Double)
  /// The value came up against an end.
  case reachedEnd
}

extension DialEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .valueChanging: return "valueChanging"
    case .valueChanged: return "valueChanged"
    case .crossed: return "crossed"
    case .reachedEnd: return "reachedEnd"
    }
  }

  /// Tells the value it is about.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .valueChanging(let value), .valueChanged(let value): value.read(read)
    case .crossed(let detent): read("value", .number(detent))
    case .reachedEnd: break
    }
  }
}
