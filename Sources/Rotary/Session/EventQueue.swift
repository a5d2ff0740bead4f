/// A queue of a control's events that the host has not received yet.
///
/// The storage is reused when the queue is empty, so a drag, whose events are delivered after each move, allocates
/// nothing.
struct EventQueue<Subject: Control>: Sendable {
  private(set) var waiting: [(event: Subject.Event, time: Double)] = []
  /// The number of events in `waiting` that the host has received.
  private var takenCount = 0
  /// Whether an event since the last reset requests an announcement of the value.
  var announces = false
  /// Whether new events are dropped.
  var isMuted = false

  /// Appends an event with its time, unless the queue is muted.
  mutating func append(_ event: Subject.Event, at time: Double) {
    guard !isMuted else { return }
    if Subject.feedback(for: event).announcesValue { announces = true }
    waiting.append((event, time))
  }

  /// Removes and returns the oldest event; nil if there is none.
  mutating func next() -> (event: Subject.Event, time: Double)? {
    guard takenCount < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      takenCount = 0
      return nil
    }
    defer { takenCount += 1 }
    return waiting[takenCount]
  }
}
