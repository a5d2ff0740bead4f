/// Any number of items around a planet of which one half is hidden.
///
/// Items ride on a circle about the edge of the view; dragging along the edge turns it as a list is
/// scrolled. Only the few that are in view have a cell, and nothing is asked of the others: ten
/// million cost what fifteen do.
public struct Turntable: Equatable, Sendable {
  /// Which items there are.
  public internal(set) var list = TurntableList()
  /// How it behaves; a change takes effect at once, and ends what moves.
  public var options = TurntableOptions() {
    didSet {
      guard options != oldValue else { return }
      stop()
      layOut()
      if options.asksForItems != oldValue.asksForItems { forgetItems() }
    }
  }
  /// What it looks like.
  public var style = TurntableStyle() { didSet { if style != oldValue { layOut() } } }
  /// Its size in points.
  public var size = Size(580, 360) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = Environment() {
    didSet { if environment != oldValue { layOut() } }
  }

  /// The place in the middle of the arc, counted in items from the first; at rest it need not be
  /// whole.
  public internal(set) var place = 0.0
  /// The number of the chosen item, if any.
  public internal(set) var selection: Int?
  /// The number of the item that keys act on, if any.
  public internal(set) var active: Int?
  /// Where its items stand.
  public internal(set) var ring: TurntableRing

  /// The latest time it was told.
  var now = -Double.infinity
  /// The whole place nearest to the middle: the window of cells lies about it.
  var base = 0
  /// What it does by itself, if anything.
  var motion: TurntableMotion?
  /// Who holds it, if anyone.
  var hold: TurntableHold?
  /// The pointer that holds it.
  var pointers = Pointers()
  /// How far that pointer goes along the edge.
  var pan = PanRecognizer(axis: .vertical, fingers: 1...1)
  /// How far it goes about the centre.
  var turning = RotaryPanRecognizer(ring: .empty)
  /// Whether it only taps.
  var tap = TapRecognizer()
  /// Those in which items are shown.
  var cells: [TurntableCell] = []
  /// The cell that was freed last, to be handed on first: its node stays where it is.
  var freed = 0
  /// Until when cells move by themselves.
  var stillness = -Double.infinity
  /// 1 but for the moments after a jump that replaced a motion.
  var presence = MotionTrack<EasedMove>(restingAt: 1)
  var hasFocus = false
  /// The cell under a mouse that is not pressed.
  var hovered: Int?
  /// Scrolled points that were not yet an item.
  var scrolled = ScrollSteps()
  /// When it was last scrolled by a wheel that it took.
  var scrollTime = -Double.infinity
  var typeAhead = TypeAhead()
  /// What is drawn the same from frame to frame.
  var face = TurntableFace()
  /// Rises whenever it has to be drawn anew.
  var revision = 0

  /// How many items a turntable has of which nothing is said.
  static let usualCount = 15

  /// Makes a turntable of fifteen items.
  public init() {
    ring = TurntableRing(
      size: size,
      options: options,
      style: style,
      isMirrored: false
    )
    list = (try? TurntableList(count: Self.usualCount)) ?? TurntableList()
    place = ends.lowerBound
    layOut()
  }

  /// Makes a turntable of so many items, numbered from 0.
  ///
  /// - Throws: `TurntableProblem.badCount` when there cannot be so many.
  public init(count: Int) throws(TurntableProblem) {
    self.init()
    setList(try TurntableList(count: count))
  }

  /// Whether nothing turns or holds it.
  public var isResting: Bool { !isGliding && !isHeld }

  /// Whether it turns by itself.
  var isGliding: Bool { if case nil = motion { false } else { true } }

  /// Whether a pointer holds it.
  var isHeld: Bool { if case nil = hold { false } else { true } }

  /// How fast it turns, in items per second; 0 while it is held.
  public var itemsPerSecond: Double {
    guard let motion else { return 0 }
    return motion.velocity(at: now)
  }

  /// How far the list is scrolled, in points; 0 with the first item a quarter turn before the
  /// middle.
  public var offset: Double { (place - quarter) * ring.pointsPerItem }

  /// How many points the whole list is long.
  public var contentLength: Double { Double(list.count) * ring.pointsPerItem }

  /// How many turns the list is scrolled: one for each two lengths of the planet's view.
  public var progress: Double { ring.view > 0 ? offset / (2 * ring.view) : 0 }

  /// The index of the item nearest to the middle of the arc; nil without items.
  public var centredIndex: Int? { index(at: withinList(base)) }

  /// How many cells show an item.
  public var liveCellCount: Int {
    var count = 0
    for cell in cells where !cell.isFree { count += 1 }
    return count
  }

  /// How many items a quarter turn has.
  private var quarter: Double { .pi / 2 / ring.itemAngle }

  /// How many items the last one rests past the middle, and the first before it.
  var reach: Double {
    Swift.min(Swift.max(options.endAngle, 0), .pi / 2) / ring.itemAngle
  }

  /// Whether the first item follows the last, and none is seen twice for it.
  var isEndless: Bool { options.wraps && list.count > 2 * ring.side }

  /// Between which places it rests; one that is endless has none.
  public var ends: ClosedRange<Double> {
    guard list.count > 0 else { return 0...0 }
    let last = Double(list.count - 1)
    let low = reach
    let high = last - reach
    return low <= high ? low...high : last / 2...last / 2
  }

  /// The nearest place that it can rest at, whatever the band shows.
  func withinEnds(_ place: Double) -> Double {
    if isEndless { return place }
    let ends = ends
    return Swift.min(Swift.max(place, ends.lowerBound), ends.upperBound)
  }

  /// The nearest place that has an item.
  func withinList(_ position: Int) -> Int {
    if isEndless { return position }
    return Swift.min(Swift.max(position, 0), Swift.max(0, list.count - 1))
  }

  /// Which item is at a whole place; nil beyond the ends.
  func index(at position: Int) -> Int? {
    guard list.count > 0 else { return nil }
    guard isEndless else { return position >= 0 && position < list.count ? position : nil }
    let remainder = position % list.count
    return remainder < 0 ? remainder + list.count : remainder
  }

  /// Replaces the list and stands at its beginning; tells nothing.
  mutating func setList(_ list: TurntableList) {
    self.list = list
    motion = nil
    hold = nil
    selection = nil
    active = nil
    place = isEndless ? 0 : ends.lowerBound
    face = TurntableFace(of: self)
    emptyCells()
  }

  /// Ends what moves, where it is.
  private mutating func stop() {
    motion = nil
    hold = nil
  }

  private mutating func layOut() {
    let before = ring
    ring = TurntableRing(
      size: size,
      options: options,
      style: style,
      isMirrored: environment.isRightToLeft
    )
    pan.axis = ring.isVertical ? .vertical : .horizontal
    turning.ring = Annulus(
      center: ring.center,
      innerRadius: ring.radius * 0.2,
      outerRadius: Swift.max(size.width, size.height) * 2
    )
    if isResting { place = resting(near: place) }
    face = TurntableFace(of: self)
    if ring.cellCount != before.cellCount || ring.side != before.side || cells.isEmpty {
      cells = [TurntableCell](repeating: TurntableCell(), count: ring.cellCount)
      emptyCells()
    } else {
      showWindow(at: now) { _, _ in }
    }
    for cell in cells.indices { dress(cell) }
    revision += 1
  }
}
