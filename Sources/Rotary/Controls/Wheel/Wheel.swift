/// A rotating picker of sectors: a disc that turns under the finger, and a pointer that shows
/// which sector is selected.
///
/// It always comes to rest with a sector's middle exactly on the pointer.
public struct Wheel: Equatable, Sendable {
  /// What it offers, at least one.
  public private(set) var sectors: [Sector]
  /// How it behaves; a change takes effect at once and keeps the selection.
  public var options = WheelOptions() { didSet { layOut() } }
  /// What it looks like.
  public var style = WheelStyle() { didSet { layOut() } }
  /// Its size in points; the wheel is as large as the shorter side.
  public var size = Size(200, 200) {
    didSet {
      guard size != oldValue else { return }
      carryPointers(from: oldValue)
      layOut()
    }
  }
  /// What the user's machine asks for.
  public var environment = Environment() { didSet { layOut() } }

  /// How far it is turned, in radians, unwrapped: two turns clockwise are 4π.
  public internal(set) var rotation = 0.0
  /// The sector on which it rested last.
  public internal(set) var settled = 0
  /// Where each sector is.
  public internal(set) var layout: SectorLayout

  /// The latest time it was told.
  var now = -Double.infinity
  /// What it does by itself, if anything.
  var motion: WheelMotion?
  /// Who holds it, if anyone.
  var hold: WheelHold?
  /// The detent on the pointer.
  var detent: Int64 = 0
  /// The pointer that holds it.
  var pointers = Pointers()
  /// How far that pointer turns it; from the first touch on, as nothing else waits for it.
  var turning = RotaryPanRecognizer(ring: .empty, thresholdPoints: 0)
  /// Whether that pointer only taps.
  var tap = TapRecognizer()
  /// 1 when the selected sector is emphasised, 0 when all are equal.
  var emphasis = MotionTrack<EasedMove>(restingAt: 1)
  /// 1 but for the moments after a jump that replaced a motion.
  var presence = MotionTrack<EasedMove>(restingAt: 1)
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
  /// What is drawn the same from frame to frame.
  var face = WheelFace()

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
  public static let greatestCount = 1_000_000

  /// Replaces the sectors; the selection stays where its index still exists, else goes to the last.
  ///
  /// What moves or holds the wheel ends.
  ///
  /// - Throws: as ``init(sectors:)``; the wheel is as it was.
  public mutating func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    layout = try Wheel.layout(of: sectors, isMirrored: environment.isRightToLeft)
    self.sectors = sectors
    motion = nil
    hold = nil
    hovered = nil
    settled = Swift.min(settled, sectors.count - 1)
    layOut()
  }

  /// The sector that is on the pointer now, at rest or not; a phone's last dialled hole.
  public var selection: Int {
    switch options.mode {
    case .picker: return layout.index(of: detent)
    case .phone: return settled
    }
  }

  /// Whether nothing turns or holds it.
  public var isResting: Bool { !isGliding && !isHeld }

  /// Whether it turns by itself.
  ///
  /// Asked without `==`, which would compare all that a motion is made of.
  var isGliding: Bool { if case nil = motion { false } else { true } }

  /// Whether a pointer holds it or its hub.
  var isHeld: Bool { if case nil = hold { false } else { true } }

  /// How fast it turns, in radians per second; 0 while it is held.
  public var radiansPerSecond: Double {
    guard let motion else { return 0 }
    return motion.velocity(at: now)
  }

  /// For each sector, the rotations at which it is selected.
  public var ranges: [SectorRange] {
    (0..<sectors.count).map { layout.range(of: $0) }
  }

  /// The sector that a draw by the sectors' odds ends on.
  ///
  /// - Parameter draw: a number from 0 to 1, 1 excluded, from a random source of the app's.
  /// - Returns: nil when all odds are 0, or the draw is not in range.
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
    Swift.max(0, sectors[index].odds ?? sectors[index].weight)
  }

  private static func layout(
    of sectors: [Sector],
    isMirrored: Bool
  ) throws(SectorLayout.WeightError) -> SectorLayout {
    var weights: [Double] = []
    for index in sectors.indices {
      let sector = sectors[index]
      weights.append(sector.weight)
      try SectorLayout.check(sector.touchWeight ?? 1, at: index)
      // No odds at all are odds, too.
      try SectorLayout.check((sector.odds ?? 1) + .leastNormalMagnitude, at: index)
    }
    return try SectorLayout(weights: weights, isMirrored: isMirrored)
  }

  private mutating func layOut() {
    if (layout.order < 0) != environment.isRightToLeft,
      let mirrored = try? Wheel.layout(of: sectors, isMirrored: environment.isRightToLeft)
    {
      layout = mirrored
      motion = nil
      hold = nil
    }
    turning.ring = ring
    if isResting { stand(on: settled) }
    face = drawnFace()
  }
}
