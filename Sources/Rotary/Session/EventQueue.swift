/// What a control told and nobody has taken yet, in order.
///
/// Its storage is used again once all is taken, so that a drag, which is told and delivered move by move,
/// allocates nothing.
struct EventQueue<Subject: Control>: Sendable {
  private(set) var waiting: [(event: Subject.Event, time: Double)] = []
  /// How many of those are taken.
  private var takenCount = 0
  /// Whether an event that came since this was set to false has the value read out.
  var announces = false
  /// Whether events that come now are dropped.
  var isMuted = false

  /// Keeps an event with its time, unless events are dropped now.
  mutating func append(_ event: Subject.Event, at time: Double) {
    guard !isMuted else { return }
    if Subject.feedback(for: event).announcesValue { announces = true }
    waiting.append((event, time))
  }

  /// Takes the oldest event; nil when there is none.
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
