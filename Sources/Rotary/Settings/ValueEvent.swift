/// An event of a control with a value, such as a wheel, a number spinner or a dial.
///
/// | | Value | Events besides `changing` and `changed` |
/// |---|---|---|
/// | ``Wheel`` | the index of the sector at the pointer | `skipped`, `pressed`, `metEnd` |
/// | ``NumberSpinner`` | the number at the front | `skipped`, `pressed`, `metEnd` |
/// | ``SpinnerRow`` | the number of all columns; `SpinnerDate(daysSince1970:)` makes a date of it | `skipped`, `opened` |
/// | ``Dial`` | the number | `crossed`, `metEnd` |
/// | ``RangeDial`` | both numbers | `crossed`, `metEnd` |
/// | ``GaugeDial`` | the number | `crossed`, `metEnd` |
/// | ``ClockFace`` | the minutes since midnight | `metEnd` |
/// | ``ColorWheel`` | the colour | `metEnd` |
public enum ValueEvent<Value: EventValue>: Equatable, Sendable {
  /// The value has changed, and may continue to change: another sector or tile passes, or a thumb moves.
  case changing(Value)
  /// Several sectors or tiles passed at the same time without an event for each; this is the value now.
  ///
  /// This happens with thousands of sectors, after a long time without frames, and if a finger moves very fast.
  case skipped(count: Int, to: Value)
  /// The control has stopped on a value other than the one at which it rested before.
  case changed(Value)
  /// A wheel's hub or a spinner's front tile was tapped, or Enter was pressed, while this was the value.
  case pressed(Value)
  /// A dial's value has passed a detent, or reached a step if steps tick.
  case crossed(Double)
  /// The control has reached an end: of a wheel's stops, of a spinner's range, of a dial's scale, or of a clock's limits.
  ///
  /// The strength of the collision is from 0 to 1: the speed of the edge as a share of
  /// ``GestureLimits/hardestPointsPerSecond``, at most 1. It is 0 for a key, a step or a clock, which have no speed.
  case metEnd(strength: Double)
  /// A spinner row has stopped on its code.
  case opened

  /// The event's value, if any; nil for a detent.
  public var value: Value? {
    switch self {
    case .changing(let value), .skipped(_, let value), .changed(let value), .pressed(let value):
      return value
    case .crossed, .metEnd, .opened: return nil
    }
  }
}

extension ValueEvent: DescribedEvent {
  /// The event's name, as in recordings.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .skipped: return "skipped"
    case .changed: return "changed"
    case .pressed: return "pressed"
    case .crossed: return "crossed"
    case .metEnd: return "metEnd"
    case .opened: return "opened"
    }
  }

  /// Reports the value or the detent, and the number of sectors or tiles that passed.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .changing(let value), .changed(let value), .pressed(let value):
      value.readEventFields(read)
    case .skipped(let count, let value):
      value.readEventFields(read)
      read("count", .number(Double(count)))
    case .crossed(let detent): detent.readEventFields(read)
    case .metEnd(let strength): read("strength", .number(strength))
    case .opened: break
    }
  }
}

/// The type of the value in a ``ValueEvent``.
public protocol EventValue: Equatable, Sendable {
  /// Reports the value as fields of an event; see ``DescribedEvent/readFields(_:)``.
  func readEventFields(_ read: (String, SettingValue) -> Void)
}

extension Double: EventValue {
  /// Reports the number as `value`.
  public func readEventFields(_ read: (String, SettingValue) -> Void) {
    read("value", .number(self))
  }
}

extension Int: EventValue {
  /// Reports the number as `index`.
  public func readEventFields(_ read: (String, SettingValue) -> Void) {
    read("index", .number(Double(self)))
  }
}

/// A control whose events are ``ValueEvent``s, so that hosts treat all such controls alike.
public protocol ValueControl: Control where Event == ValueEvent<Value> {
  /// The type of the value.
  associatedtype Value: EventValue

  /// The value shown, at rest or in motion.
  var value: Value { get }

  /// Whether each new value ticks; false for a dial, which ticks at its detents.
  ///
  /// Default true.
  static var ticksWithValues: Bool { get }
}

extension ValueControl {
  /// Each new value ticks.
  public static var ticksWithValues: Bool { true }

  /// Returns the feedback for an event: ticks, ends, and an announcement when the control rests.
  public func feedback(for event: ValueEvent<Value>) -> Feedback {
    switch event {
    case .changing, .skipped: return Feedback(cue: Self.ticksWithValues ? .tick : nil)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .pressed: return Feedback()
    case .crossed: return Feedback(cue: .tick)
    case .metEnd(let strength): return .collision(strength: strength)
    case .opened: return Feedback(cue: .open)
    }
  }
}
