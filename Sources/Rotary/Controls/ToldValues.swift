/// The values that a control told in the last moments, by which an app that echoes them is known.
///
/// Apps bind values: what they are told they set, at once, a task later or a frame late, when the
/// control is already elsewhere. Such an echo is no wish. A value that was not told is one.
struct ToldValues<Value: Equatable & Sendable>: Equatable, Sendable {
  /// How long a value is remembered, in seconds: a slow app's frame, and some.
  static var memorySeconds: Double { 0.25 }
  /// How many are remembered at most: what ``DetentMotion/maximumCrossings`` tells, once.
  static var capacity: Int { DetentMotion.maximumCrossings }

  /// What the app set last where that was beyond the ends; nil once it sets, or the control tells, another value.
  ///
  /// A control whose ends change goes by it, so that an app may set value and ends in any order.
  var requested: Value?

  private struct Entry: Equatable, Sendable {
    var value: Value
    var time: Double
  }

  /// The oldest first; those before `first` are struck out.
  private var entries: [Entry] = []
  private var first = 0

  init() {}

  /// By what is remembered: how much of the storage is struck out depends on how much the system gave.
  static func == (left: ToldValues, right: ToldValues) -> Bool {
    left.entries[left.first...] == right.entries[right.first...]
      && left.requested == right.requested
  }

  /// Remembers a value that was told.
  mutating func tell(_ value: Value, at time: Double) {
    requested = nil
    forget(before: time - Self.memorySeconds)
    if first == entries.count {
      entries.removeAll(keepingCapacity: true)
      first = 0
    } else if entries.count == Self.capacity || first > 0 && entries.count == entries.capacity {
      // Room is made of what was forgotten before more is asked for; when nothing was, the oldest goes.
      entries.removeSubrange(0..<Swift.max(1, first))
      first = 0
    }
    entries.append(Entry(value: value, time: time))
  }

  /// Whether a value that an app sets is a wish of its own; then everything told before is forgotten.
  ///
  /// An echo is none: the oldest equal value, and all before it, are struck out. What is shown already,
  /// or is to be reached, is none either.
  ///
  /// - Parameters:
  ///   - value: what the app sets.
  ///   - shown: what the control shows.
  ///   - goal: what it will rest on; nil when it is not going anywhere.
  ///   - time: the latest time the control knows of, in seconds.
  /// - Returns: whether the control is to do as the app says.
  mutating func isWish(_ value: Value, shown: Value, goal: Value?, at time: Double) -> Bool {
    forget(before: time - Self.memorySeconds)
    for index in first..<entries.count where entries[index].value == value {
      first = index + 1
      return false
    }
    guard value != shown, value != goal else { return false }
    entries.removeAll(keepingCapacity: true)
    first = 0
    return true
  }

  private mutating func forget(before time: Double) {
    while first < entries.count, entries[first].time < time { first += 1 }
  }
}
