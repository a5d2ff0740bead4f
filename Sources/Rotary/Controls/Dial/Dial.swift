/// A knob for a number: a value on an arc, a full circle or several turns.
///
/// ```swift
/// var heat = Dial(scale: try DialScale(from: 5, through: 30, step: 0.5))
/// heat.value = 21.5
/// heat.handle(.key(.right), at: now)
/// print(heat.value)
/// ```
public typealias Dial = DialControl<Double>

/// A knob with two thumbs: a lower and an upper value on an arc, a full circle or several turns.
///
/// ```swift
/// var sleep = RangeDial(scale: try DialScale(from: 0, through: 1_440, step: 5))
/// sleep.value = DialRange(low: 540, high: 1_020)
/// print(sleep.value.low, sleep.value.high)
/// ```
public typealias RangeDial = DialControl<DialRange>

/// Two values of a range dial.
public struct DialRange: Equatable, Sendable {
  /// The lower value.
  public var low: Double
  /// The upper value; where the scale goes round, it may be the lesser number: a night from 23 to 7.
  public var high: Double

  /// Makes a range from a lower and an upper value.
  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

/// What a dial reads: a number, or a range of two.
///
/// `Double` and ``DialRange`` are such; a type of one's own has no dial.
public protocol DialReading: Equatable, Sendable {
  /// Whether it takes two thumbs to read it.
  static var isDialRange: Bool { get }

  /// What is read where the thumbs stand at these values; one thumb stands at the upper one.
  static func dialReading(of range: DialRange) -> Self

  /// Where the thumbs stand when this is read.
  static func dialRange(of reading: Self) -> DialRange
}

extension Double: DialReading {
  /// One thumb is enough.
  public static var isDialRange: Bool { false }

  /// The value of the only thumb.
  public static func dialReading(of range: DialRange) -> Double { range.high }

  /// The only thumb stands at the number.
  public static func dialRange(of reading: Double) -> DialRange {
    DialRange(low: reading, high: reading)
  }
}

extension DialRange: DialReading {
  /// It takes two thumbs.
  public static var isDialRange: Bool { true }

  /// The range itself.
  public static func dialReading(of range: DialRange) -> DialRange { range }

  /// The range itself.
  public static func dialRange(of reading: DialRange) -> DialRange { reading }
}

/// What a dial tells the app.
public enum DialEvent<Value: DialReading>: Equatable, Sendable {
  /// The value is another one; it may still change.
  case changing(Value)
  /// The value is other than it was at rest before, and at rest again.
  case changed(Value)
  /// A detent was passed, or a step was gone to where steps are what is felt; drives the tick.
  case crossed(Double)
  /// The value came up against an end.
  case metEnd

  /// The tick, the end, and what is announced once at rest.
  var feedback: Feedback {
    switch self {
    case .changing: return Feedback()
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .crossed: return Feedback(cue: .tick)
    case .metEnd: return Feedback(cue: .boundary)
    }
  }
}

extension DialEvent<DialRange> {
  /// The same, told by a dial that reads something else.
  func reading<Other: DialReading>(_: Other.Type) -> DialEvent<Other> {
    switch self {
    case .changing(let range): return .changing(Other.dialReading(of: range))
    case .changed(let range): return .changed(Other.dialReading(of: range))
    case .crossed(let detent): return .crossed(detent)
    case .metEnd: return .metEnd
    }
  }
}

extension DialEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .changed: return "changed"
    case .crossed: return "crossed"
    case .metEnd: return "metEnd"
    }
  }

  /// Tells the value it is about: `value`, or `low` and `high`.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .changing(let value), .changed(let value):
      let range = Value.dialRange(of: value)
      if Value.isDialRange { read("low", .number(range.low)) }
      read(Value.isDialRange ? "high" : "value", .number(range.high))
    case .crossed(let detent): read("value", .number(detent))
    case .metEnd: break
    }
  }
}

/// A dial; ``Dial`` is the one that reads a number, ``RangeDial`` the one that reads a range.
///
/// The value is always within its ends. What the finger asks for and what it gets are two accounts:
/// beyond an end, or held by a detent, the value waits until the finger has come back.
public struct DialControl<Value: DialReading>: Equatable, Sendable {
  /// All of it but for the type of its value, so that both kinds are one piece of code.
  var mechanism = DialMechanism(isRange: Value.isDialRange)

  /// Makes a dial of 0 to 100, which stands at 0.
  public init() {}

  /// Makes a dial of a scale, which stands at the least value.
  public init(scale: DialScale) {
    self.scale = scale
    value = Value.dialReading(of: DialRange(low: scale.minimum, high: scale.minimum))
  }

  /// Its values and where they stand.
  ///
  /// A change keeps the value where it can, else takes the nearest, and tells nothing. A drag goes on.
  public var scale: DialScale {
    get { mechanism.scale }
    set { mechanism.scale = newValue }
  }

  /// How it behaves; a change applies immediately.
  ///
  /// A drag goes on, unless the dial takes no input any more: then it ends as a cancelled touch does.
  public var options: DialOptions {
    get { mechanism.options }
    set { mechanism.options = newValue }
  }

  /// What it looks like.
  public var style: DialStyle {
    get { mechanism.style }
    set { mechanism.style = newValue }
  }

  /// Its size in points; the dial is as large as the shorter side.
  ///
  /// Each side is 0 to 1,000,000; one that is more counts as that, and NaN as 0. A drag ends as a
  /// cancelled touch does where the dial becomes smaller than a point.
  public var size: Size2D {
    get { mechanism.size }
    set { mechanism.size = newValue }
  }

  /// The user's system settings; a dial is not mirrored, as no clock is.
  public var environment: ControlEnvironment {
    get { mechanism.environment }
    set { mechanism.environment = newValue }
  }

  /// The value shown.
  ///
  /// Setting it is what a binding does, and tells nothing:
  /// - what was told in the last 0.25 s is taken for an echo, and what is shown is nothing;
  /// - any other is there at once, and a drag goes on from there;
  /// - beyond an end it is the end, until the scale has it or another is set or chosen; between two steps it is the
  ///   nearer; NaN changes nothing;
  /// - both values of a range are set together; where they are too close or too far apart, or in the
  ///   wrong order on a scale with ends, the upper one gives way.
  ///
  /// To go there as a user does, see ``move(to:animated:at:emit:)``.
  public var value: Value {
    get { Value.dialReading(of: mechanism.value) }
    set { mechanism.bind(Value.dialRange(of: newValue)) }
  }

  /// The value at rest: during an action of the user that with which it began.
  public var settledValue: Value { Value.dialReading(of: mechanism.settledValue) }

  /// Whether no finger holds it.
  public var isResting: Bool { mechanism.isResting }

  /// How far its thumb, or the upper one, is shown from the least value, in radians, counted on through
  /// the turns.
  public var rotation: Double { mechanism.rotation }

  /// Where a finger can take hold; its hole is where it turns nothing.
  public var ring: Annulus { mechanism.ring }

  /// Moves to a value, and tells what it passes and that it rests again.
  ///
  /// - Parameters:
  ///   - value: where to; as for ``value``.
  ///   - animated: whether it is seen to go there, in 0.2 s. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time. Default nobody.
  /// - Returns: whether the value is finite, no finger holds the dial, and time did not run backward;
  ///   otherwise nothing is done.
  @discardableResult
  public mutating func move(
    to value: Value,
    animated: Bool = true,
    at time: Double,
    emit: (DialEvent<Value>, Double) -> Void = { _, _ in }
  ) -> Bool {
    let range = Value.dialRange(of: value)
    return mechanism.move(to: range, animated: animated, at: time) {
      emit($0.reading(Value.self), $1)
    }
  }

  /// What is written and read out for a value: a number with its unit, or a time.
  ///
  /// - Parameter value: any value; one without steps is written to three figures.
  /// - Returns: its text as ``style`` has it, whatever ``writeValue(by:)`` was given.
  public func text(of value: Double) -> String { mechanism.text(of: value) }

  /// Has the app write the value shown in its own way.
  ///
  /// A dial keeps no closure. A host with a formatter of the app's calls this whenever the value may
  /// have changed: after an input, a command or a setting. A value that came since is written as
  /// ``style`` has it, so that no value is ever shown with the text of another.
  ///
  /// ```swift
  /// dial.writeValue { celsius in "\(Int(celsius * 1.8 + 32)) °F" }
  /// ```
  ///
  /// - Parameter text: makes the text of a value; it is called once for each value shown, the lower one
  ///   first, and not kept.
  public mutating func writeValue(by text: (Double) -> String) { mechanism.writeValue(by: text) }
}

extension DialControl where Value == Double {
  /// Goes back to the default.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time. Default nobody.
  public mutating func reset(
    at time: Double,
    emit: (DialEvent<Double>, Double) -> Void = { _, _ in }
  ) {
    mechanism.reset(at: time) { emit($0.reading(Double.self), $1) }
  }
}

extension DialControl where Value == DialRange {
  /// How its two thumbs behave to each other; where they are too close or too far apart for a change,
  /// the upper one gives way.
  public var thumbs: RangeDialThumbs {
    get { mechanism.thumbs }
    set { mechanism.thumbs = newValue }
  }
}

extension DialControl: Control {
  /// Whether it moves, or has something to tell with the next frame.
  public var isMoving: Bool { mechanism.isMoving }

  /// Reports where it comes to rest; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) { mechanism.readDestinations(read) }

  /// Whether the value is the least or the greatest; of a range, one of its values.
  public var isAtEnd: Bool { mechanism.isAtEnd }

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  #if compiler(>=6.3) && !hasFeature(Embedded)
  // Without these, code of another module asks the runtime for the type of each event.
  @specialized(where Value == Double)
  @specialized(where Value == DialRange)
  #endif
  @discardableResult
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (DialEvent<Value>, Double) -> Void
  ) -> Response {
    mechanism.handle(input, at: time) { emit($0.reading(Value.self), $1) }
  }

  /// Advances what is shown to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (DialEvent<Value>, Double) -> Void) {
    mechanism.advance(to: time) { emit($0.reading(Value.self), $1) }
  }

  /// The part of the state that the picture depends on; the angles of thumbs and arc are not.
  public var renderKey: DialRenderKey { mechanism.renderKey }

  /// Whether the picture is the same but for the angles of thumbs and arc.
  public func matches(_ key: DialRenderKey) -> Bool { mechanism.matches(key) }

  /// Reports where the thumbs stand and how far the arc goes.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) { mechanism.readPlacements(put) }

  /// Draws the dial as it is now.
  public func draw(into scene: inout ControlScene) { mechanism.draw(into: &scene) }

  /// A slider; of a range, a group of two.
  public func describe(into tree: inout AccessibilityTree) { mechanism.describe(into: &tree) }

  /// A finger turns it anywhere; what lies around scrolls with what the dial declines.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.turn, center: ring.center, radius: ring.outerRadius)
    area.usesSecondFinger = options.usesSecondFinger
    read(area)
  }

  /// 200 points square; with less than 88, a thumb is too near to the centre.
  public var preferredSize: PreferredSize { mechanism.preferredSize }

  /// The ticks, the ends, and what is announced once at rest.
  public static func feedback(for event: DialEvent<Value>) -> Feedback { event.feedback }
}
