/// A queue of a control's events that wait until the current input or command has been handled.
///
/// Most inputs cause one or two events, which the queue stores without an allocation.
///
/// The queue is not part of a control's value, so any two queues are equal.
public struct PendingEvents<Event: Equatable & Sendable>: Equatable, Sendable {
  @usableFromInline typealias Entry = (event: Event, time: Double)

  @usableFromInline var first: Entry?
  @usableFromInline var second: Entry?
  /// The events after the second; its storage is reused.
  @usableFromInline var others: [Entry] = []

  /// Creates an empty queue.
  public init() {}

  /// Whether no event waits.
  public var isEmpty: Bool { if case nil = first { true } else { false } }

  /// Appends an event with its time, in seconds.
  @inlinable
  public mutating func append(_ event: Event, at time: Double) {
    if case nil = first {
      first = (event, time)
    } else if case nil = second {
      second = (event, time)
    } else {
      others.append((event, time))
    }
  }

  /// Removes all events, and passes each of them with its time to a closure, the oldest first.
  @inlinable
  public mutating func drain(into emit: (Event, Double) -> Void) {
    guard let first else { return }
    self.first = nil
    emit(first.event, first.time)
    guard let second else { return }
    self.second = nil
    emit(second.event, second.time)
    guard !others.isEmpty else { return }
    for entry in others { emit(entry.event, entry.time) }
    others.removeAll(keepingCapacity: true)
  }

  /// Returns true, because the events are not part of a control's value.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { true }
}
