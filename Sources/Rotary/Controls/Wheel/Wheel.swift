/// A rotating picker: a disc of sectors that the user turns, and a pointer that shows the selected sector.
///
/// The wheel always stops with the middle of a sector exactly at the pointer.
public struct Wheel: Equatable, Sendable {
  /// The sectors, at least one.
  public private(set) var sectors: [Sector]
  /// The wheel's behaviour; a change applies immediately, and keeps the selection and the current drag.
  ///
  /// Disabling the wheel ends a drag like a cancelled touch.
  public var options = WheelOptions() { didSet { if options != oldValue { layOut() } } }
  /// The wheel's look.
  public var style = WheelStyle() { didSet { if style != oldValue { layOut() } } }
  /// The control's size in points; the wheel's diameter is the shorter side.
  ///
  /// Sides are clamped to 1,000,000.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      pointers.carry(from: oldValue, to: size)
      layOut()
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet {
      if isNumbered, environment.numerals != oldValue.numerals {
        environment.numerals.number(&sectors)
      }
      if environment != oldValue { layOut() }
    }
  }

  /// The sector on which the wheel last rested before the user's current action.
  public internal(set) var settledValue = 0
  /// The positions of the sectors.
  public internal(set) var layout: SectorLayout
  /// The latest time that the wheel received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ValueEvent<Int>>()

  /// The rotation in radians, and its motion.
  var motion = DetentMotion()
  /// The part that a finger or the mouse holds, if any.
  var grip: WheelGrip?
  /// The values recently sent to the app.
  var sentValues = SentValues<Int>()
  /// The finger or mouse that holds the wheel.
  var pointers = Pointers()
  /// Measures how far that finger turns the wheel, from the first touch on, because no other gesture competes.
  var turning = RotaryPanRecognizer(ring: .empty, thresholdPoints: 0)
  /// Whether that finger only taps.
  var tap = TapRecognizer()
  /// The sector that is or was last emphasised: the one on which the wheel rests, or will stop for certain.
  var emphasizedValue = 0
  /// 1 if that sector is emphasised, 0 if all sectors look the same.
  var emphasis = MotionTrack<EasedMove>(restingAt: 1)
  /// 1, except for a fade from 0 after a jump that replaced a motion.
  var fadeIn = MotionTrack<EasedMove>(restingAt: 1)
  /// The pointer's bend: ±1 in the direction of the sector that has just passed, decaying to 0.
  var flex = MotionTrack<EasedMove>(restingAt: 0)
  var hasFocus = false
  /// The sector under a mouse whose button is not pressed.
  var hovered: Int?
  var isHubHovered = false
  /// Scrolled points that do not yet make a sector.
  var scrolled = ScrollSteps()
  var typeAhead = TypeAhead()
  /// The last draw that spun the wheel; nil before the first.
  ///
  /// Its index and odds are those of the sectors at that time.
  public internal(set) var lastDraw: WheelDraw?
  /// Whether the sectors' titles are their numbers, written in the user's numerals.
  var isNumbered = false
  /// The parts that are the same in each frame.
  var artwork = WheelArtwork()

  /// Creates a wheel of a number of equally wide sectors without titles.
  ///
  /// - Parameter count: The number of sectors, 1 to 10⁶. For any other number, the initializer returns nil.
  public init?(count: Int) {
    guard count >= 1, count <= Wheel.greatestCount else { return nil }
    self.init(
      validated: [Sector](repeating: Sector(), count: count),
      layout: SectorLayout(count: count)
    )
  }

  /// Creates a wheel with sectors.
  ///
  /// - Throws: An error if there is no sector, or if a sector's weight is not a positive finite number.
  public init(sectors: [Sector]) throws(SectorLayout.WeightError) {
    let layout = try Wheel.layout(of: sectors, isMirrored: false)
    self.init(validated: sectors, layout: layout)
  }

  init(validated sectors: [Sector], layout: SectorLayout) {
    self.sectors = sectors
    self.layout = layout
    layOut()
  }

  /// The maximum number of sectors.
  public static let greatestCount = SectorLayout.greatestCount

  /// Replaces the sectors.
  ///
  /// The selected index stays, or if it no longer exists, the last one. The user's drag continues. Equal sectors change
  /// nothing; after any others, no value that was sent before counts as an echo.
  ///
  /// - Throws: The errors of ``init(sectors:)``; then the wheel is unchanged.
  public mutating func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    guard sectors != self.sectors else { return }
    let shown = value
    let goal = motion.goal.map { layout.index(of: $0.detent) }
    layout = try Wheel.layout(of: sectors, isMirrored: environment.isRightToLeft)
    self.sectors = sectors
    isNumbered = false
    let requested = isResting ? sentValues.requested : nil
    sentValues = SentValues()
    sentValues.requested = requested
    hovered = nil
    settledValue = Swift.min(settledValue, sectors.count - 1)
    emphasizedValue = Swift.min(emphasizedValue, sectors.count - 1)
    let wanted = requested ?? (isGliding ? goal ?? shown : shown)
    adopt(Swift.min(wanted, sectors.count - 1))
    layOut()
  }

  /// The sector that is at the pointer now, at rest or in motion.
  ///
  /// Setting it is meant for bindings, and sends no event:
  /// - A value that the wheel sent in the last 0.25 s counts as an echo and is ignored, as is the value shown or the
  ///   value at which the wheel will stop.
  /// - Any other value is shown immediately. A drag continues from there, and a flick ends there.
  ///
  /// A sector that does not exist yet is selected once it exists, unless another value is set or selected before.
  /// To animate to a sector, call ``select(_:animated:)``.
  public var value: Int {
    get { layout.index(of: motion.detent) }
    set {
      guard newValue >= 0 else { return }
      guard newValue < sectors.count else {
        sentValues.requested = newValue
        return
      }
      let goal = motion.goal.map { layout.index(of: $0.detent) }
      if sentValues.isRequest(newValue, shown: value, goal: goal, at: now) { adopt(newValue) }
    }
  }

  /// The rotation in radians, not wrapped: two turns clockwise are 4π.
  public var rotation: Double { motion.position }

  /// Whether the wheel neither turns nor is held.
  public var isResting: Bool { motion.isResting && !isHeld }

  /// Whether the wheel turns while nothing holds it.
  var isGliding: Bool { motion.isGliding }

  /// Whether a pointer holds the disc or the hub.
  var isHeld: Bool { if case nil = grip { false } else { true } }

  /// The speed of the motion, in radians per second; 0 while the wheel is held.
  public var radiansPerSecond: Double { motion.velocity }

  /// The rotations at which each sector is selected.
  public var ranges: [SectorRange] {
    (0..<sectors.count).map { layout.range(of: $0) }
  }

  /// The odds of each sector in a draw, relative to one another; 0 for disabled sectors.
  public var odds: [Double] {
    var odds: [Double] = []
    for sector in sectors { odds.append(sector.isEnabled ? sector.odds ?? sector.weight : 0) }
    return odds
  }

  private static func layout(
    of sectors: [Sector],
    isMirrored: Bool
  ) throws(SectorLayout.WeightError) -> SectorLayout {
    var weights: [Double] = []
    for index in sectors.indices {
      weights.append(sectors[index].weight)
      try SectorLayout.check(sectors[index].touchWeight ?? 1, at: index)
      // Odds of 0 are valid.
      try SectorLayout.check((sectors[index].odds ?? 1) + .leastNormalMagnitude, at: index)
    }
    return try SectorLayout(weights: weights, isMirrored: isMirrored)
  }

  private mutating func layOut() {
    if !takesInput { loseHold() }
    if !options.isEnabled { hovered = nil }
    if (layout.order < 0) != environment.isRightToLeft,
      let mirrored = try? Wheel.layout(of: sectors, isMirrored: environment.isRightToLeft)
    {
      pointers.removeAll()
      layout = mirrored
      snap(to: settledValue)
    }
    motion.rate = options.decelerationRate
    motion.tolerance = .visible(pointsPerUnit: pointsPerUnit)
    motion.bounds = options.stops
    motion.band = Self.band
    motion.farthest = Self.farthestRotation
    turning.ring = ring
    if isResting { snap(to: settledValue) }
    artwork = drawnArtwork()
  }
}

/// A sector of a wheel.
///
/// A sector's drawn width, touch target and probability are three separate properties. By default, the second and third
/// follow the first.
public struct Sector: Equatable, Sendable {
  /// The icon of a sector.
  public enum Icon: Sendable {
    /// Lines of 2 pt on a grid of 24 × 24 points, (0, 0) to (24, 24).
    case path(VectorPath)
    /// A picture by file path or web address.
    case image(String)
  }

  /// The title, which the wheel shows and screen readers read aloud.
  @ByteText public var title: String
  /// The icon, if any.
  public var icon: Icon?
  /// The width, relative to the other sectors' weights.
  ///
  /// Positive. Default 1.
  ///
  /// The pointer selects the sector at which it visibly points, so the weight also determines the selection.
  public var weight: Double
  /// The touch weight: taps divide the distance between the middles of two neighbours by their touch weights.
  ///
  /// Positive. Default nil: the same as `weight`, so that a tap selects the sector that it hits.
  public var touchWeight: Double?
  /// The probability that a draw selects this sector, relative to the other sectors; see ``WheelDraw``.
  ///
  /// 0 or more. Default nil: the same as `weight`.
  public var odds: Double?
  /// The colour; nil for the wheel's.
  public var tint: Tint?
  /// The colour at the hub, which fades to the sector's colour at the rim; nil for one colour.
  public var innerTint: Tint?
  /// The group of the sector and its neighbours; screen readers read it after the title, and it is not drawn.
  ///
  /// Default empty: no group.
  @ByteText public var group: String
  /// Whether the user can select the sector.
  ///
  /// Default true. A disabled sector is paler and passes the pointer, but the wheel does not stop on it, unless the app
  /// selects it.
  public var isEnabled: Bool

  /// Creates a sector, by default as wide and as probable as every other.
  public init(
    _ title: String = "",
    icon: Icon? = nil,
    weight: Double = 1,
    touchWeight: Double? = nil,
    odds: Double? = nil,
    tint: Tint? = nil,
    innerTint: Tint? = nil,
    group: String = "",
    isEnabled: Bool = true
  ) {
    self.title = title
    self.icon = icon
    self.weight = weight
    self.touchWeight = touchWeight
    self.odds = odds
    self.tint = tint
    self.innerTint = innerTint
    self.group = group
    self.isEnabled = isEnabled
  }
}

extension Sector.Icon: Equatable {
  /// Returns whether both are the same outline, or the same address.
  public static func == (left: Sector.Icon, right: Sector.Icon) -> Bool {
    switch (left, right) {
    case (.path(let a), .path(let b)): return a == b
    case (.image(let a), .image(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}

extension Sector.Icon {
  /// Creates an icon from a text: SVG path data on a grid of 24 × 24, or the address of a picture.
  ///
  /// - Parameter text: A text that begins with M or m and contains only path data is a path. For an empty text, the
  ///   initializer returns nil.
  public init?(text: String) {
    guard !text.utf8.isEmpty else { return nil }
    if let path = try? VectorPath(svgPathData: text) {
      self = .path(path)
    } else {
      self = .image(text)
    }
  }
}
