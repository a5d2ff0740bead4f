/// Rings around one another, each of which shows a value's share of its goal, as for activity in a day.
///
/// A value beyond its goal begins another round: the end of the ring lies over its beginning, with a shadow. Rings take
/// no input: every pointer and key is free for the views around them.
///
/// ```swift
/// var day = ActivityRings([
///   ActivityRing(420, of: 600, name: "Move", unit: " kcal"),
///   ActivityRing(34, of: 30, name: "Exercise", unit: " min"),
///   ActivityRing(9, of: 12, name: "Stand", unit: " h"),
/// ])
/// day.advance(to: now)
/// day.move(to: [610, 34, 10])
/// day.advance(to: now + 1)
/// while let (event, time) = day.nextEvent() { print(event, time) }
/// ```
public struct ActivityRings: Equatable, Sendable {
  /// The rings' look.
  public var style = ActivityRingsStyle() { didSet { if style != oldValue { layOut() } } }

  /// The control's size in points; the outer ring's diameter is the shorter side.
  ///
  /// Sides are clamped to 0 to 1,000,000, and NaN counts as 0.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }

  /// The user's system settings.
  ///
  /// Rings are not mirrored in right-to-left languages, because clocks are not. With reduced motion, new values are
  /// shown without an animation.
  public var environment = ControlEnvironment() {
    didSet {
      if environment.reducesMotion { settle() }
      if environment != oldValue { layOut() }
    }
  }

  /// The values, the outermost ring's first; their number is the number of rings.
  ///
  /// Values are clamped to 0 to 10¹⁵. NaN counts as 0, and values beyond the first ``maximumCount`` are dropped. Default
  /// empty, which is drawn as an empty ring. Setting them has no animation and sends no event. To animate, call
  /// ``move(to:animated:)-([Double],_)``.
  public var values: [Double] {
    get { accepted }
    set {
      let before = accepted.count
      accepted = []
      for value in newValue where accepted.count < Self.maximumCount {
        accepted.append(value.bounded(to: Self.amounts, else: 0))
      }
      settle()
      if accepted.count != before { layOut() }
    }
  }

  /// The maximum number of rings: 8.
  public static let maximumCount = 8

  /// The range of values.
  static let amounts = 0...SpinnerRange.farthest

  /// The latest time that the rings received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ActivityRingsEvent>()
  /// The data of each ring besides its value, for any number of values.
  var labels = ActivityRingLabels() {
    didSet {
      guard labels != oldValue else { return }
      if labels.goals != oldValue.goals { settle() }
      layOut()
    }
  }
  private var accepted: [Double] = []
  /// The distances between the shown and the actual shares of the goals.
  ///
  /// They decay to 0.
  private var lags: [MotionTrack<SpringMotion>] = []
  /// The parts of the picture that are the same in each frame.
  private(set) var artwork = ActivityRingsArtwork()

  /// Creates no rings.
  public init() { layOut() }

  /// Creates rings, the outermost first.
  public init(_ rings: [ActivityRing]) {
    self.init()
    self.rings = rings
  }

  /// Returns the share of a ring's goal, up to ``largestShare``.
  func share(of index: Int) -> Double {
    Swift.min(accepted[index] / labels.goal(of: index), Self.largestShare)
  }

  /// The largest share that is shown: a hundred rounds.
  static let largestShare = 100.0

  /// Returns the share of a ring's goal that is shown; during an animation, one between the old and the new share.
  func shownShare(of index: Int) -> Double {
    Swift.max(0, share(of: index) + lags[index].position(at: now))
  }

  /// Whether there are rings, and each value has reached its goal.
  public var isComplete: Bool {
    for index in accepted.indices where share(of: index) < 1 { return false }
    return !accepted.isEmpty
  }

  /// Ends all animations.
  private mutating func settle() {
    lags = Array(repeating: MotionTrack(restingAt: 0), count: accepted.count)
  }

  private mutating func layOut() { artwork = ActivityRingsArtwork(of: self) }
}

/// One of ``ActivityRings``.
public struct ActivityRing: Equatable, Sendable {
  /// The value.
  ///
  /// Clamped to 0 to 10¹⁵; NaN counts as 0.
  public var value: Double
  /// The value at which the ring is full.
  ///
  /// Clamped to 10⁻⁹ to 10¹⁵; NaN counts as 1. Default 1.
  public var goal: Double
  /// A word for the value, which is shown and which screen readers read.
  ///
  /// Default empty: the ring's number for screen readers.
  @ByteText public var name: String
  /// The unit after the value, with a leading space if there is to be one.
  ///
  /// Default empty. A percentage has no unit.
  @ByteText public var unit: String
  /// The ring's colour.
  ///
  /// Default the accent colour.
  public var tint: Tint
  /// The text that is shown and read instead of the value.
  ///
  /// Default empty: the text as ``ActivityRingsStyle/format`` says.
  @ByteText public var text: String

  /// Creates a ring; all parameters are those of the properties.
  public init(
    _ value: Double,
    of goal: Double = 1,
    name: String = "",
    unit: String = "",
    tint: Tint = .role(.accent),
    text: String = ""
  ) {
    self.value = value
    self.goal = goal
    self.name = name
    self.unit = unit
    self.tint = tint
    self.text = text
  }
}

/// The data of each ring besides its value; a missing entry is the default.
struct ActivityRingLabels: Equatable, Sendable {
  /// The values at which rings are full; the last one is also that of the rings after it.
  var goals: [Double] = []
  @ByteTexts var names: [String] = []
  @ByteTexts var units: [String] = []
  @ByteTexts var texts: [String] = []
  /// The colours; a missing one is the accent colour.
  var tints: [Tint] = []

  /// The range of goals.
  static let goalRange = 1e-9...SpinnerRange.farthest

  func goal(of index: Int) -> Double { index < goals.count ? goals[index] : goals.last ?? 1 }
  func tint(of index: Int) -> Tint { index < tints.count ? tints[index] : .role(.accent) }
  func name(of index: Int) -> String { index < names.count ? names[index] : "" }
  func unit(of index: Int) -> String { index < units.count ? units[index] : "" }
  func text(of index: Int) -> String { index < texts.count ? texts[index] : "" }
}

// Rings as values of Swift.
extension ActivityRings {
  /// The rings, the outermost first; at most ``maximumCount``.
  ///
  /// Default empty. Setting them has no animation and sends no event.
  public var rings: [ActivityRing] {
    get {
      values.indices.map {
        ActivityRing(
          values[$0],
          of: labels.goal(of: $0),
          name: labels.name(of: $0),
          unit: labels.unit(of: $0),
          tint: labels.tint(of: $0),
          text: labels.text(of: $0)
        )
      }
    }
    set {
      label(newValue)
      values = newValue.map { $0.value }
    }
  }

  /// Moves to the values of rings with an animation, and sets everything else about them immediately.
  ///
  /// - Parameters:
  ///   - rings: The new rings, the outermost first.
  ///   - animated: Whether the rings move to the values or jump. Default true.
  /// - Returns: Whether each value is a number; otherwise nothing changes. See also ``move(to:animated:)``.
  @discardableResult
  public mutating func move(to rings: [ActivityRing], animated: Bool = true) -> Bool {
    let values = rings.map { $0.value }
    return move(to: values, animated: animated) { $0.label(rings) }
  }

  private mutating func label(_ rings: [ActivityRing]) {
    let rings = rings.prefix(Self.maximumCount)
    var labels = ActivityRingLabels()
    if rings.contains(where: { $0.goal != 1 }) {
      labels.goals = rings.map { $0.goal.bounded(to: ActivityRingLabels.goalRange, else: 1) }
    }
    if rings.contains(where: { $0.tint != .role(.accent) }) { labels.tints = rings.map { $0.tint } }
    labels.names = Self.texts(rings.map { $0.name })
    labels.units = Self.texts(rings.map { $0.unit })
    labels.texts = Self.texts(rings.map { $0.text })
    self.labels = labels
  }

  /// Returns texts, or none if all are empty.
  private static func texts(_ texts: [String]) -> [String] {
    texts.allSatisfy { $0.utf8.isEmpty } ? [] : texts
  }
}

// Animations to other values.
extension ActivityRings {
  /// Moves to values with an animation, and sends an event for each goal that is reached.
  ///
  /// Each ring continues from its current length and speed, so that values can follow each other at any rate. A ring
  /// that is new grows from nothing. With reduced motion the new values are shown immediately.
  ///
  /// - Parameters:
  ///   - values: The new values; they are handled as for ``values``.
  ///   - animated: Whether the rings move to the values or jump. Default true.
  /// - Returns: Whether each value is a number; otherwise nothing changes.
  @discardableResult
  public mutating func move(to values: [Double], animated: Bool = true) -> Bool {
    move(to: values, animated: animated) { _ in }
  }

  private mutating func move(
    to values: [Double],
    animated: Bool,
    after change: (inout ActivityRings) -> Void
  ) -> Bool {
    for value in values where value.isNaN { return false }
    var (shares, lags) = ([Double](), lags)
    for index in accepted.indices { shares.append(share(of: index)) }
    change(&self)
    self.values = values
    for index in accepted.indices {
      if index == shares.count {
        shares.append(0)
        lags.append(MotionTrack(restingAt: 0))
      }
      let share = share(of: index)
      if animated, !environment.reducesMotion {
        self.lags[index] = lags[index]
        self.lags[index].shift(
          by: shares[index] - share,
          at: now,
          .arc,
          tolerance: .visible(pointsPerUnit: artwork.radius(of: index) * Circular.turn)
        )
      }
      if shares[index] < 1, share >= 1 { send(.reached(index)) }
    }
    return true
  }
}

/// The events of activity rings.
public enum ActivityRingsEvent: Equatable, Sendable {
  /// The value of a ring reached its goal by a move; the outermost ring is 0.
  case reached(Int)
}

extension ActivityRingsEvent: DescribedEvent {
  /// The event's name, as in recordings.
  public var name: String { "reached" }

  /// Reports the ring: `index`.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if case .reached(let index) = self { read("index", .number(Double(index))) }
  }
}

extension ActivityRings: Control {
  /// Whether a ring moves.
  public var isMoving: Bool {
    for index in lags.indices where lags[index].isMoving(at: now) { return true }
    return false
  }

  /// Reports the shares of the goals at which rings will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    for index in lags.indices where lags[index].isMoving(at: now) { read(share(of: index)) }
  }

  /// Whether each value has reached its goal.
  public var isAtEnd: Bool { isComplete }

  /// Declines all input.
  public mutating func receive(_ input: Input) -> Response { .declined }

  /// Rings only show values.
  public var isOutput: Bool { true }

  /// No area: every touch is for the views around the rings.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {}

  /// Advances the rings to a time.
  public mutating func receive(time: Double) { now = time }

  /// Returns the feedback for an event: a goal that is reached is announced.
  public func feedback(for event: ActivityRingsEvent) -> Feedback {
    Feedback(cue: .settle, announcesValue: true)
  }
}
