/// A queue of events: of a control, until the current input or command has been handled, and of a session, until the
/// host has received them.
///
/// The storage is reused when the queue is empty, so a drag, whose events are delivered after each move, allocates
/// nothing.
///
/// The queue is not part of a control's value, so any two queues are equal.
public struct PendingEvents<Event: Equatable & Sendable>: Equatable, Sendable {
  /// The events that wait, from index ``takenCount`` up to ``count``; the other ones only keep the storage.
  @usableFromInline var entries: [(event: Event, time: Double)] = []
  @usableFromInline var count = 0
  /// The number of entries that ``next()`` has removed.
  @usableFromInline var takenCount = 0
  /// The number of entries that ``nextUnread()`` has returned.
  @usableFromInline var readCount = 0
  /// Whether new events are dropped.
  @usableFromInline var isMuted = false

  /// Creates an empty queue.
  @inlinable public init() {}

  /// Whether no event waits.
  @inlinable public var isEmpty: Bool { takenCount == count }

  /// Appends an event with its time, in seconds.
  @inlinable
  @inline(never)
  public mutating func append(_ event: Event, at time: Double) {
    guard !isMuted else { return }
    if count < entries.count {
      entries[count] = (event, time)
    } else {
      entries.append((event, time))
    }
    count += 1
  }

  /// Removes all events, and passes each of them with its time to a closure, the oldest first.
  @inlinable
  @inline(never)
  public mutating func drain(into emit: (Event, Double) -> Void) {
    guard !isEmpty else { return }
    for index in takenCount..<count { emit(entries[index].event, entries[index].time) }
    (count, takenCount, readCount) = (0, 0, 0)
  }

  /// Removes and returns the oldest event; nil if there is none.
  @inlinable
  mutating func next() -> (event: Event, time: Double)? {
    guard takenCount < count else {
      (count, takenCount, readCount) = (0, 0, 0)
      return nil
    }
    defer { takenCount += 1 }
    return entries[takenCount]
  }

  /// Returns the oldest event that this method has not returned yet, and keeps it in the queue; nil if there is none.
  mutating func nextUnread() -> Event? {
    guard readCount < count else { return nil }
    defer { readCount += 1 }
    return entries[readCount].event
  }

  /// Returns true, because the events are not part of a control's value.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { true }
}
