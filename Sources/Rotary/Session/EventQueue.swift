/// A queue of a control's events that the host has not received yet.
///
/// The storage is reused when the queue is empty, so a drag, whose events are delivered after each move, allocates
/// nothing.
struct EventQueue<Event: Sendable>: Sendable {
  private(set) var waiting: [(event: Event, time: Double)] = []
  /// The number of events in `waiting` that the host has received.
  private var takenCount = 0
  /// The number of events in `waiting` that ``nextUnread()`` has returned.
  private var readCount = 0
  /// Whether new events are dropped.
  var isMuted = false

  /// Appends an event with its time, unless the queue is muted.
  mutating func append(_ event: Event, at time: Double) {
    guard !isMuted else { return }
    waiting.append((event, time))
  }

  /// Returns the oldest event that this method has not returned yet, and keeps it in the queue; nil if there is none.
  mutating func nextUnread() -> Event? {
    guard readCount < waiting.count else { return nil }
    defer { readCount += 1 }
    return waiting[readCount].event
  }

  /// Removes and returns the oldest event; nil if there is none.
  mutating func next() -> (event: Event, time: Double)? {
    guard takenCount < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      takenCount = 0
      readCount = 0
      return nil
    }
    defer { takenCount += 1 }
    return waiting[takenCount]
  }
}
