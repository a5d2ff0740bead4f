/// A rotating picker of sectors: a disc that turns under the finger, and a pointer that shows
/// which sector is selected.
///
/// It always comes to rest with a sector's middle exactly on the pointer.
public struct Wheel: Equatable, Sendable {
  /// What it offers, at least one.
  public private(set) var sectors: [Sector]
  /// How it behaves; a change takes effect at once, and keeps the selection and what the user does.
  ///
  /// Another mode, or taking no input, ends a drag as a cancelled touch does.
  public var options = WheelOptions() {
    didSet {
      guard options != oldValue else { return }
      let isOver = options.mode != oldValue.mode || !takesInput
      if isOver { cancelGesture() }
      if !options.isEnabled { hovered = nil }
      if options.mode != oldValue.mode { snap(to: settledValue) }
      layOut()
    }
  }
  /// What it looks like.
  public var style = WheelStyle() { didSet { if style != oldValue { layOut() } } }
  /// Its size in points; the wheel is as large as the shorter side.
  ///
  /// A side of more than 1,000,000 counts as that.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      carryPointers(from: oldValue)
      layOut()
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      if !takesInput { cancelGesture() }
      if isNumbered, environment.numerals != oldValue.numerals {
        environment.numerals.number(&sectors)
      }
      layOut()
    }
  }

  /// The sector on which it rested last, when what the user does began.
  public internal(set) var settledValue = 0
  /// Where each sector is.
  public internal(set) var layout: SectorLayout
  /// The latest time it was told, in seconds.
  public internal(set) var now = -Double.infinity

  /// Its rotation, in radians, and what moves it.
  var motion = DetentMotion()
  /// What the pointer that is down holds, if anything.
  var grip: WheelGrip?
  /// The hole of a phone that turns to the stop by itself.
  var dialling: Int?
  /// The holes that were typed while a phone's dial turned by itself, the next one first.
  var waiting: [Int] = []
  /// Values that the app was told in the last moments.
  var told = ToldValues<Int>()
  /// The pointer that holds it.
  var pointers = Pointers()
  /// How far that pointer turns it; from the first touch on, as nothing else waits for it.
  var turning = RotaryPanRecognizer(ring: .empty, thresholdPoints: 0)
  /// Whether that pointer only taps.
  var tap = TapRecognizer()
  /// The sector that is emphasised, or was last: the one it rests on, or will for sure.
  var emphasizedValue = 0
  /// 1 when that sector is emphasised, 0 when all are equal.
  var emphasis = MotionTrack<EasedMove>(restingAt: 1)
  /// 1 but for the moments after a jump that replaced a motion.
  var fadeIn = MotionTrack<EasedMove>(restingAt: 1)
  /// 1 when the pointer has just been let go by a sector, with its direction, towards 0.
  var flex = MotionTrack<EasedMove>(restingAt: 0)
  var hasFocus = false
  /// The sector under a mouse that is not pressed.
  var hovered: Int?
  var isHubHovered = false
  /// The hole that a phone's keyboard acts on.
  var activeHole = 0
  /// Scrolled points that were not yet a sector.
  var scrolled = ScrollSteps()
  var typeAhead = TypeAhead()
  /// Whether the sectors' titles are their numbers, written in the user's numerals.
  var isNumbered = false
  /// What is drawn the same from frame to frame.
  var artwork = WheelArtwork()

  /// Makes a wheel of so many sectors without titles, all equally wide.
  ///
  /// - Parameter count: 1 to 10⁶; nil comes back for anything else.
  public init?(count: Int) {
    guard count >= 1, count <= Wheel.greatestCount else { return nil }
    self.init(
      validated: [Sector](repeating: Sector(), count: count),
      layout: SectorLayout(count: count)
    )
  }

  /// Makes a wheel of these sectors.
  ///
  /// - Throws: when there is no sector, or one whose weight is not a positive number.
  public init(sectors: [Sector]) throws(SectorLayout.WeightError) {
    let layout = try Wheel.layout(of: sectors, isMirrored: false)
    self.init(validated: sectors, layout: layout)
  }

  init(validated sectors: [Sector], layout: SectorLayout) {
    self.sectors = sectors
    self.layout = layout
    layOut()
  }

  /// The most sectors a wheel can have.
  public static let greatestCount = SectorLayout.greatestCount

  /// Replaces the sectors; the selection stays where its index still exists, else goes to the last.
  ///
  /// What the user does goes on. The same sectors change nothing; after any others, no value that was
  /// told before counts as an echo.
  ///
  /// - Throws: as ``init(sectors:)``; the wheel is as it was.
  public mutating func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    guard sectors != self.sectors else { return }
    let shown = value
    let goal = motion.goal.map { layout.index(of: $0.detent) }
    layout = try Wheel.layout(of: sectors, isMirrored: environment.isRightToLeft)
    self.sectors = sectors
    isNumbered = false
    let requested = isResting ? told.requested : nil
    told = ToldValues()
    told.requested = requested
    hovered = nil
    activeHole = Swift.min(activeHole, sectors.count - 1)
    settledValue = Swift.min(settledValue, sectors.count - 1)
    emphasizedValue = Swift.min(emphasizedValue, sectors.count - 1)
    switch options.mode {
    case .picker:
      let wanted = requested ?? (isGliding ? goal ?? shown : shown)
      adopt(Swift.min(wanted, sectors.count - 1))
    case .phone: cancelGesture()
    }
    layOut()
  }

  /// The sector that is on the pointer now, at rest or not; a phone's last dialled hole.
  ///
  /// Setting it is what a binding does, and tells nothing:
  /// - what was told in the last 0.25 s is taken for an echo, and what is shown or is being gone to is
  ///   nothing;
  /// - any other is there at once; a drag goes on from there, a throw lands there.
  ///
  /// A sector that does not exist waits until it does, or another is set or chosen; a phone ignores it. To turn there, see
  /// ``select(_:animated:at:emit:)``.
  public var value: Int {
    get {
      switch options.mode {
      case .picker: return layout.index(of: motion.detent)
      case .phone: return settledValue
      }
    }
    set {
      guard options.mode == .picker, newValue >= 0 else { return }
      guard newValue < sectors.count else {
        told.requested = newValue
        return
      }
      let goal = motion.goal.map { layout.index(of: $0.detent) }
      let isWish = told.isWish(newValue, shown: value, goal: goal, at: now)
      if isWish || newValue == value { told.requested = nil }
      if isWish { adopt(newValue) }
    }
  }

  /// How far it is turned, in radians, unwrapped: two turns clockwise are 4π.
  public var rotation: Double { motion.position }

  /// Whether nothing turns or holds it.
  public var isResting: Bool { motion.isResting && !isHeld }

  /// Whether it turns by itself.
  var isGliding: Bool { motion.isGliding }

  /// Whether a pointer holds it or its hub.
  var isHeld: Bool { if case nil = grip { false } else { true } }

  /// How fast it turns by itself, in radians per second; 0 while it is held.
  public var radiansPerSecond: Double { motion.velocity }

  /// For each sector, the rotations at which it is selected.
  public var ranges: [SectorRange] {
    (0..<sectors.count).map { layout.range(of: $0) }
  }

  /// The sector that a draw by the sectors' odds ends on.
  ///
  /// - Parameter draw: a number from 0 to 1, 1 excluded, from a random source of the app's.
  /// - Returns: nil when all odds are 0, or the draw is not in range; never a sector that is disabled.
  public func sector(forDraw draw: Double) -> Int? {
    guard draw >= 0, draw < 1 else { return nil }
    var largest = 0.0
    for index in sectors.indices { largest = Swift.max(largest, odds(of: index)) }
    guard largest > 0, largest.isFinite else { return nil }
    var left = 0.0
    for index in sectors.indices { left += odds(of: index) / largest }
    left *= draw
    var last: Int?
    for index in sectors.indices where odds(of: index) > 0 {
      last = index
      left -= odds(of: index) / largest
      if left < 0 { return index }
    }
    return last
  }

  private func odds(of index: Int) -> Double {
    let sector = sectors[index]
    return sector.isEnabled ? Swift.max(0, sector.odds ?? sector.weight) : 0
  }

  private static func layout(
    of sectors: [Sector],
    isMirrored: Bool
  ) throws(SectorLayout.WeightError) -> SectorLayout {
    var weights: [Double] = []
    for index in sectors.indices {
      weights.append(sectors[index].weight)
      try SectorLayout.check(sectors[index].touchWeight ?? 1, at: index)
      // No odds at all are odds, too.
      try SectorLayout.check((sectors[index].odds ?? 1) + .leastNormalMagnitude, at: index)
    }
    return try SectorLayout(weights: weights, isMirrored: isMirrored)
  }

  private mutating func layOut() {
    if (layout.order < 0) != environment.isRightToLeft,
      let mirrored = try? Wheel.layout(of: sectors, isMirrored: environment.isRightToLeft)
    {
      cancelGesture()
      layout = mirrored
      snap(to: settledValue)
    }
    motion.rate = options.decelerationRate
    motion.tolerance = .visible(pointsPerUnit: radius)
    if options.mode == .picker {
      motion.bounds = options.stops
      motion.band = Self.band
      motion.farthest = Self.farthestRotation
    }
    turning.ring = ring
    if isResting { snap(to: settledValue) }
    artwork = drawnArtwork()
  }
}

/// One of the things a wheel offers.
///
/// How wide a sector is drawn, how large a target it is, and how likely a draw is to end on it
/// are three separate things; left alone, the second and third follow the first.
public struct Sector: Sendable {
  /// A sign on a sector.
  public enum Icon: Sendable {
    /// Lines of 2 pt on a grid of 24 × 24 points, (0, 0) to (24, 24).
    case path(VectorPath)
    /// A picture by file path or web address.
    case image(String)
  }

  /// What it is called, on the wheel and by screen readers.
  public var title: String
  /// Its sign, if any.
  public var icon: Icon?
  /// How wide it is, measured against the others' weights.
  ///
  /// Positive. Default 1.
  ///
  /// The pointer selects what it is seen to point at, so this decides the selection too.
  public var weight: Double
  /// How much of the way to its neighbours' middles a tap may be off and still mean this one.
  ///
  /// Positive; nil, the default, stands for `weight`: a tap means the sector it hits.
  public var touchWeight: Double?
  /// How likely ``Wheel/sector(forDraw:)`` is to choose it, measured against the others.
  ///
  /// 0 or more; nil, the default, stands for `weight`.
  public var odds: Double?
  /// Its own colour; nil for the wheel's.
  public var tint: Tint?
  /// What it belongs to, together with its neighbours; read out after its title, and not drawn.
  ///
  /// Default empty: nothing.
  public var group: String
  /// Whether the user can choose it.
  ///
  /// Default true. One that cannot be chosen is drawn paler and passes the pointer, but the wheel does
  /// not come to rest on it, unless the app sets it.
  public var isEnabled: Bool

  /// Makes a sector; left out, it is as wide and as likely as every other.
  public init(
    _ title: String = "",
    icon: Icon? = nil,
    weight: Double = 1,
    touchWeight: Double? = nil,
    odds: Double? = nil,
    tint: Tint? = nil,
    group: String = "",
    isEnabled: Bool = true
  ) {
    self.title = title
    self.icon = icon
    self.weight = weight
    self.touchWeight = touchWeight
    self.odds = odds
    self.tint = tint
    self.group = group
    self.isEnabled = isEnabled
  }
}

extension Sector: Equatable {
  /// Whether both look and behave alike; texts byte by byte.
  public static func == (left: Sector, right: Sector) -> Bool {
    left.title.hasSameBytes(as: right.title) && left.icon == right.icon
      && left.weight == right.weight && left.touchWeight == right.touchWeight
      && left.odds == right.odds && left.tint == right.tint
      && left.group.hasSameBytes(as: right.group) && left.isEnabled == right.isEnabled
  }
}

extension Sector.Icon: Equatable {
  /// Whether it is the same outline, or the same address.
  public static func == (left: Sector.Icon, right: Sector.Icon) -> Bool {
    switch (left, right) {
    case (.path(let a), .path(let b)): return a == b
    case (.image(let a), .image(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}

extension Sector.Icon {
  /// A sign as text: path data of SVG on a grid of 24 × 24, or the address of a picture.
  ///
  /// - Parameter text: what begins with M or m and has only path data is a path; nil comes back for
  ///   an empty text.
  public init?(text: String) {
    guard !text.utf8.isEmpty else { return nil }
    if let path = try? VectorPath(svgPathData: text) {
      self = .path(path)
    } else {
      self = .image(text)
    }
  }
}
