import Rotary

/// The events of the relationship planet.
public enum PlanetEvent: Equatable, Sendable {
  /// An event of the turntable in front.
  case people(TurntableEvent)
  /// A satellite starts to become the main planet.
  case swapped(Int)
  /// The planet has become the main planet, and its people appear.
  case arrived(Int)
}

extension PlanetEvent: DescribedEvent {
  /// The name of the event in recordings.
  public var name: String {
    switch self {
    case .people(let event): return event.name
    case .swapped: return "swapped"
    case .arrived: return "arrived"
    }
  }

  /// Reports the planet, or the fields of the turntable's event.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .people(let event): event.readFields(read)
    case .swapped(let planet), .arrived(let planet): read("planet", .number(Double(planet)))
    }
  }
}
