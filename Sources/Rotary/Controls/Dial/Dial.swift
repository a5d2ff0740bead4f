/// A knob for a number, on an arc, a full circle or several turns.
///
/// ```swift
/// var heat = Dial(scale: try DialScale(from: 5, through: 30, step: 0.5))
/// heat.value = 21.5
/// heat.handle(.key(.right), at: now)
/// print(heat.value)
/// ```
public typealias Dial = DialControl<Double>

/// A knob for a range, with a thumb for the lower and one for the upper value, on an arc, a full circle or several
/// turns.
///
/// ```swift
/// var sleep = RangeDial(scale: try DialScale(from: 0, through: 1_440, step: 5))
/// sleep.value = DialRange(low: 540, high: 1_020)
/// print(sleep.value.low, sleep.value.high)
/// ```
public typealias RangeDial = DialControl<DialRange>

/// The two values of a range dial.
public struct DialRange: Equatable, Sendable {
  /// The lower value.
  public var low: Double
  /// The upper value.
  ///
  /// On a scale that wraps it may be the smaller number, for a night from 23 to 7.
  public var high: Double

  /// Creates a range from a lower and an upper value.
  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

/// The value type of a dial: a number, or a range.
///
/// Only `Double` and ``DialRange`` are supported; your own types have no dial.
public protocol DialReading: EventValue {
  /// Whether the dial has two thumbs.
  static var isDialRange: Bool { get }

  /// Returns the value for the positions of the thumbs; a single thumb is at the upper value.
  static func dialReading(of range: DialRange) -> Self

  /// Returns the positions of the thumbs for a value.
  static func dialRange(of reading: Self) -> DialRange
}

extension Double: DialReading {
  /// A number has one thumb.
  public static var isDialRange: Bool { false }

  /// Returns the value of the single thumb.
  public static func dialReading(of range: DialRange) -> Double { range.high }

  /// Returns the number for the single thumb.
  public static func dialRange(of reading: Double) -> DialRange {
    DialRange(low: reading, high: reading)
  }
}

extension DialRange: DialReading {
  /// A range has two thumbs.
  public static var isDialRange: Bool { true }

  /// Returns the range itself.
  public static func dialReading(of range: DialRange) -> DialRange { range }

  /// Returns the range itself.
  public static func dialRange(of reading: DialRange) -> DialRange { reading }

  /// Reports both values, as `low` and `high`.
  public func readEventFields(_ read: (String, SettingValue) -> Void) {
    read("low", .number(low))
    read("high", .number(high))
  }
}

extension ValueEvent<DialRange> {
  /// Returns the event for a dial with another type of value.
  func reading<Other: DialReading>(_: Other.Type) -> ValueEvent<Other> {
    switch self {
    case .changing(let range): return .changing(Other.dialReading(of: range))
    case .skipped(let count, let range):
      return .skipped(count: count, to: Other.dialReading(of: range))
    case .changed(let range): return .changed(Other.dialReading(of: range))
    case .pressed(let range): return .pressed(Other.dialReading(of: range))
    case .crossed(let detent): return .crossed(detent)
    case .metEnd(let strength): return .metEnd(strength: strength)
    case .opened: return .opened
    }
  }
}

/// A dial for a number (``Dial``) or a range (``RangeDial``).
///
/// The value is always within the ends. The dial also keeps the position that the finger requests: if it is beyond an
/// end, or a detent holds the value, the value waits until the finger has come back.
public struct DialControl<Value: DialReading>: Equatable, Sendable {
  /// The whole dial except the type of its value, so that both kinds share their code.
  var mechanism = DialMechanism(isRange: Value.isDialRange)
  /// The latest time that the dial received, in seconds.
  ///
  /// Stored here too, because a computed property would copy the dial for each input.
  public internal(set) var now = 0.0
  /// The events that have not been read yet; see ``Control/nextEvent()``.
  public var pendingEvents = PendingEvents<ValueEvent<Value>>()

  /// Creates a dial from 0 to 100, with the value 0.
  public init() {}

  /// Creates a dial with a scale; the value is the minimum.
  public init(scale: DialScale) {
    self.scale = scale
    value = Value.dialReading(of: DialRange(low: scale.minimum, high: scale.minimum))
  }

  /// The values and their angles.
  ///
  /// A change keeps the value if the scale has it, otherwise uses the nearest value, and sends no event. A drag
  /// continues.
  public var scale: DialScale {
    get { mechanism.scale }
    set { mechanism.scale = newValue }
  }

  /// The dial's behaviour; a change applies immediately.
  ///
  /// A drag continues, unless the dial becomes disabled: then the drag ends like a cancelled touch.
  public var options: DialOptions {
    get { mechanism.options }
    set { mechanism.options = newValue }
  }

  /// The dial's look.
  public var style: DialStyle {
    get { mechanism.style }
    set { mechanism.style = newValue }
  }

  /// The control's size in points; the dial's diameter is the shorter side.
  ///
  /// Sides are clamped to 0 to 1,000,000, and NaN counts as 0. If the dial becomes smaller than a point, a drag ends
  /// like a cancelled touch.
  public var size: Size2D {
    get { mechanism.size }
    set { mechanism.size = newValue }
  }

  /// The user's system settings.
  ///
  /// A dial is not mirrored in right-to-left languages, because clocks are not.
  public var environment: ControlEnvironment {
    get { mechanism.environment }
    set { mechanism.environment = newValue }
  }

  /// The value shown.
  ///
  /// Setting it is meant for bindings, and sends no event:
  /// - A value that the dial sent in the last 0.25 s counts as an echo and is ignored, as is the value shown.
  /// - Any other value is shown immediately, and a drag continues from there.
  /// - A value beyond an end becomes the end, until the scale includes it or another value is set or selected. A value
  ///   between two steps becomes the nearer step. NaN is ignored.
  /// - Both values of a range are set together. If they are too close or too far apart, or in the wrong order on a
  ///   scale that does not wrap, the upper value is adjusted.
  ///
  /// To change the value with an animation and events, call ``move(to:animated:)``.
  public var value: Value {
    get { Value.dialReading(of: mechanism.value) }
    set { mechanism.bind(Value.dialRange(of: newValue)) }
  }

  /// The value at rest; during an action of the user, the value before it.
  public var settledValue: Value { Value.dialReading(of: mechanism.settledValue) }

  /// Whether no finger holds the dial.
  public var isResting: Bool { mechanism.isResting }

  /// The angle at which the thumb, or the upper thumb, is shown, in radians from the minimum.
  ///
  /// It is not wrapped: after one turn it continues beyond 2π.
  public var rotation: Double { mechanism.rotation }

  /// The ring in which a drag can begin; drags in its hole do not turn the dial.
  public var ring: Annulus { mechanism.ring }

  /// Moves to a value, and sends events for the detents on the way and for the stop.
  ///
  /// - Parameters:
  ///   - value: The new value; invalid values are handled as for ``value``.
  ///   - animated: Whether the dial moves there in 0.2 s or jumps. Default true.
  /// - Returns: Whether the value is finite and no finger holds the dial. Otherwise nothing changes.
  @discardableResult
  public mutating func move(to value: Value, animated: Bool = true) -> Bool {
    defer { takeEvents() }
    return mechanism.move(to: Value.dialRange(of: value), animated: animated)
  }

  /// Returns the text of a value: a number with its unit, or a time.
  ///
  /// - Parameter value: Any value. Without steps, it is rounded to three figures.
  /// - Returns: The text as ``style`` formats it, without the texts of ``writeValue(by:)``.
  public func text(of value: Double) -> String { mechanism.text(of: value) }

  /// Sets the app's text for the value shown.
  ///
  /// A dial stores no closure. If your app has its own formatter, call this method whenever the value may have changed:
  /// after an input, a command or a setting. A value that has changed since is written as ``style`` says, so that a
  /// value never has the text of another.
  ///
  /// ```swift
  /// dial.writeValue { celsius in "\(Int(celsius * 1.8 + 32)) °F" }
  /// ```
  ///
  /// - Parameter text: Returns the text of a value. It is called once for each value shown, the lower one first, and is
  ///   not stored.
  public mutating func writeValue(by text: (Double) -> String) { mechanism.writeValue(by: text) }
}

extension DialControl where Value == Double {
  /// Resets the value to the default.
  public mutating func reset() {
    mechanism.reset()
    takeEvents()
  }
}

extension DialControl where Value == DialRange {
  /// The distance, meeting and labels of the two thumbs.
  ///
  /// If a change puts the values too close or too far apart, the upper value is adjusted.
  public var thumbs: RangeDialThumbs {
    get { mechanism.thumbs }
    set { mechanism.thumbs = newValue }
  }
}

extension DialControl: ValueControl {
  /// A dial ticks at its detents.
  public static var ticksWithValues: Bool { DialMechanism.ticksWithValues }

  /// Whether the dial moves, or has an event to send in the next frame.
  public var isMoving: Bool { mechanism.isMoving }

  /// Reports the value at which the dial will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) { mechanism.readDestinations(read) }

  /// Whether the value, or one value of a range, is the minimum or the maximum.
  public var isAtEnd: Bool { mechanism.isAtEnd }

  /// Advances what is shown to a time.
  #if compiler(>=6.3) && !hasFeature(Embedded)
  // Without these specializations, code in other modules looks up the type of each event at run time.
  @specialized(where Value == Double)
  @specialized(where Value == DialRange)
  #endif
  public mutating func receive(time: Double) {
    now = time
    mechanism.receive(time: time)
    takeEvents()
  }

  /// Handles an input; see ``Control/handle(_:at:)``.
  #if compiler(>=6.3) && !hasFeature(Embedded)
  @specialized(where Value == Double)
  @specialized(where Value == DialRange)
  #endif
  public mutating func receive(_ input: Input) -> Response {
    defer { takeEvents() }
    return mechanism.receive(input)
  }

  /// Takes the mechanism's events, with values of this dial's type.
  mutating func takeEvents() {
    pendingEvents.take(from: &mechanism.pendingEvents) { $0.reading(Value.self) }
  }

  /// The state that determines the picture, without the angles of thumbs and arc.
  public var renderKey: DialRenderKey { mechanism.renderKey }

  /// Returns whether the picture is the same except for the angles of thumbs and arc.
  public func matches(_ key: DialRenderKey) -> Bool { mechanism.matches(key) }

  /// Reports the positions of the thumbs and the length of the arc.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) { mechanism.readPlacements(put) }

  /// Draws the dial.
  public func draw(into scene: inout ControlScene) { mechanism.draw(into: &scene) }

  /// Describes the dial as a slider, or a range dial as a group of two sliders.
  public func describe(into tree: inout AccessibilityTree) { mechanism.describe(into: &tree) }

  /// The whole dial turns; a view around it scrolls with the drags that the dial declines.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.turn, center: ring.center, radius: ring.outerRadius)
    area.usesSecondFinger = options.usesSecondFinger
    read(area)
  }

  /// The preferred size: 200 points square.
  ///
  /// Minimum 88 points square: on a smaller dial, a thumb is too near the centre.
  public var preferredSize: PreferredSize { mechanism.preferredSize }
}
