import Rotary

/// What the relationship planet tells the app.
public enum PlanetEvent: Equatable, Sendable {
  /// Something happened among the people in front.
  case people(TurntableEvent)
  /// A satellite sets out to be the main planet.
  case swapped(Int)
  /// It has come there, and its people come out.
  case arrived(Int)
}

extension PlanetEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .people(let event): return event.name
    case .swapped: return "swapped"
    case .arrived: return "arrived"
    }
  }

  /// Tells whom it is about.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .people(let event): event.readFields(read)
    case .swapped(let planet), .arrived(let planet): read("planet", .number(Double(planet)))
    }
  }
}
