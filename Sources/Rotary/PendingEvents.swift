/// A queue of events that have not been read yet.
///
/// The storage is reused when the queue is empty, so a drag, whose events are read after each move, allocates nothing.
///
/// The queue is not part of a control's value, so any two queues are equal.
public struct PendingEvents<Event: Equatable & Sendable>: Equatable, Sendable {
  /// The events that wait, from index ``takenCount`` up to ``count``; the other ones only keep the storage.
  @usableFromInline var entries: [(event: Event, time: Double)] = []
  @usableFromInline var count = 0
  /// The number of entries that were read or dropped.
  @usableFromInline var takenCount = 0
  /// The number of entries that are not new: a session has collected them, or a call of ``dropUnread()`` has found them.
  @usableFromInline var oldCount = 0

  /// Creates an empty queue.
  @inlinable public init() {}

  /// Whether no new event waits.
  @inlinable public var isEmpty: Bool { Swift.max(takenCount, oldCount) == count }

  /// Appends an event with its time, in seconds.
  @inlinable
  @inline(never)
  public mutating func append(_ event: Event, at time: Double) {
    if count < entries.count {
      entries[count] = (event, time)
    } else {
      entries.append((event, time))
    }
    count += 1
  }

  /// Appends all events of another queue, each converted by a closure, and empties that queue.
  @inlinable
  public mutating func take<Other>(
    from other: inout PendingEvents<Other>,
    _ convert: (Other) -> Event
  ) {
    while let next = other.next() { append(convert(next.event), at: next.time) }
  }

  /// Removes and returns the oldest event; nil if there is none.
  @inlinable
  public mutating func next() -> (event: Event, time: Double)? {
    guard takenCount < count else {
      (count, takenCount, oldCount) = (0, 0, 0)
      return nil
    }
    defer { takenCount += 1 }
    return entries[takenCount]
  }

  /// Removes and returns the oldest event that is not new; nil if there is none.
  mutating func nextOld() -> (event: Event, time: Double)? {
    takenCount < oldCount || count == oldCount ? next() : nil
  }

  /// Returns the oldest new event, which is then not new any more; nil if there is none.
  mutating func nextNew() -> Event? {
    guard oldCount < count else { return nil }
    defer { oldCount += 1 }
    return entries[oldCount].event
  }

  /// Drops the new events.
  mutating func dropNew() { count = Swift.max(takenCount, oldCount) }

  /// Drops the events that waited at the previous call too, because the app does not read them.
  @inlinable
  mutating func dropUnread() {
    guard count > 0 else { return }
    let droppedCount = Swift.max(takenCount, oldCount)
    for index in droppedCount..<count { entries[index - droppedCount] = entries[index] }
    (count, takenCount) = (count - droppedCount, 0)
    oldCount = count
  }

  /// Returns true, because the events are not part of a control's value.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { true }
}
