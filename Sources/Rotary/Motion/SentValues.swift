/// The values that a control recently reported, to recognise an app that sets them back.
///
/// Apps bind values: they set a reported value immediately, a task later or a frame late, when the control already
/// shows another value. Such an echo must not move the control. A value that was not reported is a request.
struct SentValues<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The time for which a value is remembered, in seconds: longer than a slow app's frame.
  static var memorySeconds: Double { 0.25 }
  /// The maximum number of remembered values: as many as ``DetentMotion`` reports one by one.
  static var capacity: Int { DetentMotion.maximumCrossings }

  /// The last value that the app set beyond the ends; nil once the app sets, or the control reports, another value.
  ///
  /// When the ends change, the control moves to this value, so that an app can set value and ends in any order.
  var requested: Value?

  private struct Entry: Equatable, Sendable {
    var value: Value
    var time: Double
  }

  /// The oldest first; those before `first` are removed.
  private var entries: [Entry] = []
  private var first = 0

  init() {}

  /// Compares only the remembered values, because the unused part of the storage depends on the system.
  static func == (left: SentValues, right: SentValues) -> Bool {
    left.entries[left.first...] == right.entries[right.first...]
      && left.requested == right.requested
  }

  /// Remembers a reported value.
  mutating func record(_ value: Value, at time: Double) {
    requested = nil
    forget(before: time - Self.memorySeconds)
    if first == entries.count {
      entries.removeAll(keepingCapacity: true)
      first = 0
    } else if entries.count == Self.capacity || first > 0 && entries.count == entries.capacity {
      // Forgotten entries make room before more storage is allocated. If there are none, the oldest entry is removed.
      entries.removeSubrange(0..<Swift.max(1, first))
      first = 0
    }
    entries.append(Entry(value: value, time: time))
  }

  /// Returns whether a value that an app sets is a request and not an echo.
  ///
  /// A request forgets all reported values. A value that the app set beyond the ends is remembered as
  /// ``requested``, unless the app echoes another value.
  ///
  /// An echo removes the oldest equal value and all values before it. A value that is already shown, or will be
  /// reached, is not a request either.
  ///
  /// - Parameters:
  ///   - value: The value that the app sets, within the ends.
  ///   - asked: The value as the app set it, if it may be beyond the ends. Default nil: the same.
  ///   - shown: The value that the control shows.
  ///   - goal: The value at which the control will stop; nil if it does not move.
  ///   - time: The control's latest time, in seconds.
  /// - Returns: Whether the control changes to the value.
  mutating func isRequest(
    _ value: Value,
    asked: Value? = nil,
    shown: Value,
    goal: Value?,
    at time: Double
  ) -> Bool {
    let isRequest = !isEcho(value, at: time) && value != shown && value != goal
    if isRequest || value == shown { requested = asked == value ? nil : asked }
    guard isRequest else { return false }
    entries.removeAll(keepingCapacity: true)
    first = 0
    return true
  }

  /// Returns whether a value is remembered, and forgets it and all values before it.
  private mutating func isEcho(_ value: Value, at time: Double) -> Bool {
    forget(before: time - Self.memorySeconds)
    for index in first..<entries.count where entries[index].value == value {
      first = index + 1
      return true
    }
    return false
  }

  private mutating func forget(before time: Double) {
    while first < entries.count, entries[first].time < time { first += 1 }
  }
}
