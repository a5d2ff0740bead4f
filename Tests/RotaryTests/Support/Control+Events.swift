import Rotary

extension Control {
  /// Reads all events with their times.
  mutating func takeEvents() -> [(event: Event, time: Double)] {
    var events: [(event: Event, time: Double)] = []
    while let next = nextEvent() { events.append(next) }
    return events
  }
}
