/// A list of any length on a circle around a planet at the edge of the view; only half of the circle is visible.
///
/// Users drag along the edge, as in a scroll view, and the circle turns. Only the visible items have cells, and the
/// turntable requests content for these alone, so ten million items cost no more than fifteen.
public struct Turntable: Equatable, Sendable {
  /// The items.
  public internal(set) var list = TurntableList()
  /// The behaviour; a change applies immediately, and the user's drag or motion continues.
  ///
  /// If the edge or tracking changes under the finger, or the turntable stops accepting input, a drag ends like a
  /// cancelled touch. The resulting events are sent with the next time.
  public var options = TurntableOptions() {
    didSet {
      guard options != oldValue else { return }
      applySettings(forgetsItems: options.asksForItems != oldValue.asksForItems)
    }
  }
  /// The appearance.
  public var style = TurntableStyle() {
    didSet {
      guard style != oldValue else { return }
      applySettings(forgetsItems: !style.hasSameTexts(as: oldValue))
    }
  }
  /// The control's size in points; each side is 0 to 10⁶, and NaN counts as 0.
  public var size = Size2D(580, 360) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      let before = ring
      layOut()
      let share = ring.view / before.view
      pointers.carry(from: before.center, to: ring.center, scaledBy: share)
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      let isRenumbered = environment.numerals != oldValue.numerals
      applySettings(forgetsItems: isRenumbered && !options.asksForItems)
    }
  }

  /// The ID of the selected item, if any; the item stays selected when its index changes.
  public internal(set) var chosenID: Int?
  /// The ID of the active item, on which keys act, if any.
  public internal(set) var activeID: Int?
  /// The geometry of the circle.
  public internal(set) var ring: TurntableRing
  /// The latest time the turntable has received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<TurntableEvent>()

  /// The position in the middle of the arc, in items, and its motion.
  var motion = DetentMotion()
  /// The position at which the list begins.
  private var beginning = 0.0
  /// The selected indices that the app received in the last moments.
  var sentValues = SentValues<Int?>()
  /// The pointer that holds the turntable.
  var pointers = Pointers()
  /// The movement of that pointer along the edge.
  var pan = PanRecognizer(axis: .vertical, fingers: 1...1)
  /// The rotation of that pointer around the centre.
  var turning = RotaryPanRecognizer(ring: .empty)
  /// Whether that pointer only taps.
  var tap = TapRecognizer()
  /// The cells that show items.
  var cells: [TurntableCell] = []
  /// The cells in drawing order.
  var order: [Int] = []
  /// The cell that was freed last.
  ///
  /// It is reused first, so that its node stays where it is.
  var freed = 0
  /// The time until which cells move by themselves after a change of the list.
  var changeEndTime = -Double.infinity
  /// The opacity, which rises to 1 after a jump that replaced a motion.
  var fadeIn = MotionTrack<EasedMove>(restingAt: 1)
  var hasFocus = false { didSet { if hasFocus != oldValue { revision += 1 } } }
  /// The cell under a mouse whose button is not down.
  var hovered: Int? { didSet { if hovered != oldValue { revision += 1 } } }
  /// The cell under the finger, if lifting the finger would press it.
  var pressed: Int? { didSet { if pressed != oldValue { revision += 1 } } }
  /// Scrolled points that do not yet make up an item.
  var scrolled = ScrollSteps()
  var typeAhead = TypeAhead()
  /// The poses of cards.
  var cards = TurntableCards(TurntableStyle(), itemsPerTurn: 12, isMirrored: false)
  /// The drawn content that is the same in each frame.
  var artwork = TurntableArtwork()
  /// The selected item in the middle of a full circle.
  var large = TurntableCellArtwork()
  /// A counter that rises whenever the turntable must be redrawn.
  var revision = 0

  /// The number of items if the app sets none.
  static let defaultCount = 15
  /// The greatest distance of a position from the first item in an endless list: twice the maximum length of a list.
  static let farthest = 2e9
  /// The tolerance for whole numbers of items, which the division of an angle can round off.
  private static let itemSlack = 1e-9

  /// Creates a turntable of fifteen items.
  public init() {
    ring = TurntableRing(size: size, options: options, style: style, isMirrored: false)
    list = (try? TurntableList(count: Self.defaultCount)) ?? TurntableList()
    layOut()
  }

  /// Creates a turntable of `count` items, with IDs from 0.
  ///
  /// - Throws: `TurntableProblem.badCount` for a number below 0 or above 10⁹.
  public init(count: Int) throws(TurntableProblem) {
    self.init()
    begin(with: try TurntableList(count: count))
  }

  /// The index of the selected item, if any.
  ///
  /// A tap or Enter changes it. Setting it is meant for bindings; it does not scroll and sends no event:
  /// - An index that the turntable sent in the last 0.25 s counts as an echo and is ignored.
  /// - An index without an item is ignored.
  ///
  /// To bring an item into view, call ``scroll(to:position:animated:)``.
  public var value: Int? {
    get { chosenID.flatMap { list.index(of: $0) } }
    set {
      if let newValue, newValue < 0 || newValue >= list.count { return }
      guard sentValues.isRequest(newValue, shown: value, goal: nil, at: now) else { return }
      chosenID = newValue.map { list[$0] }
      showChosen()
      revision += 1
    }
  }

  /// The index of the active item, if any.
  var activeIndex: Int? { activeID.flatMap { list.index(of: $0) } }

  /// The position in the middle of the arc, counted in items from the first.
  ///
  /// At rest it can be between items, unless ``TurntableOptions/snaps`` is true.
  public var position: Double { motion.position }

  /// Whether the turntable does not turn and no pointer holds it.
  public var isResting: Bool { motion.isResting }

  /// Whether a pointer holds the turntable.
  var isHeld: Bool { motion.isHeld }

  /// The speed of rotation, in items per second; 0 while a pointer holds the turntable.
  public var itemsPerSecond: Double { motion.velocity }

  /// The scroll offset of the list, in points; 0 with the first item a quarter turn before the middle.
  public var offset: Double { (position - quarter) * ring.pointsPerItem }

  /// The scroll speed of the list, in points per second; during a drag, the finger's speed.
  public var speed: Double {
    let isDragged = isHeld && gesture.isActive
    let speed = isDragged ? motion.velocity(under: fingerVelocity) : itemsPerSecond
    return speed * ring.pointsPerItem
  }

  /// The length of the whole list, in points.
  public var contentLength: Double { Double(list.count) * ring.pointsPerItem }

  /// The scroll offset of the list, in turns; one turn equals two lengths of the planet's view.
  public var progress: Double { (position - quarter) / Double(options.itemsPerTurn) }

  /// The index of the item nearest to the middle of the arc; nil without items.
  public var centeredIndex: Int? { index(at: withinList(base)) }

  /// The number of cells that show an item.
  public var liveCellCount: Int {
    cells.count { !$0.isFree }
  }

  /// The number of items in a quarter turn; with cards, 0.
  private var quarter: Double { ring.hasCards ? 0 : .pi / 2 / ring.itemAngle }

  /// The distance from the middle at which the first and the last item rest, in items.
  var reach: Double { ring.hasCards ? 0 : options.endAngle / ring.itemAngle }

  /// Whether the turntable rests only with an item in the middle.
  var snaps: Bool { options.snaps || ring.hasCards }

  /// Whether the first item follows the last; false if an item would then be visible twice.
  var isEndless: Bool { options.wraps && list.count >= ring.windowCount }

  /// Whether all items are visible at once, on a full circle.
  var showsAll: Bool { ring.isFull && list.count <= ring.windowCount }

  /// The whole position nearest to the middle, around which the window of cells extends.
  var base: Int { Int(clamping: motion.detent) }

  /// The range of positions at rest; an endless list has no ends.
  ///
  /// A list that is too short for both ends rests only in its middle. If ``TurntableOptions/snaps`` is true, both ends
  /// are whole: the first and the last item on which it can rest.
  public var ends: ClosedRange<Double> {
    guard list.count > 0 else { return 0...0 }
    let last = Double(list.count - 1)
    var low = reach
    var high = last - reach
    if snaps {
      // A rounding error of the angle must not end at the neighbouring item.
      low = (low - Self.itemSlack).rounded(.up)
      high = (high + Self.itemSlack).rounded(.down)
    }
    guard low > high else { return low...high }
    let middle = snaps ? (last / 2).rounded(.down) : last / 2
    return middle...middle
  }

  /// Returns the nearest position between the ends, without the stretch of the rubber band.
  func withinEnds(_ position: Double) -> Double {
    position.clamped(to: landing.bounds)
  }

  /// Returns the position of an item that is nearest to another position.
  func nearestPosition(of index: Int, to other: Double) -> Double {
    let (item, count) = (Double(index), Double(list.count))
    return isEndless ? item + ((other - item) / count).rounded() * count : item
  }

  /// Returns the nearest whole position that has an item.
  func withinList(_ position: Int) -> Int {
    if isEndless { return position }
    return Swift.min(Swift.max(position, 0), Swift.max(0, list.count - 1))
  }

  /// Returns the index of the item at a whole position; nil beyond the ends.
  func index(at position: Int) -> Int? {
    guard list.count > 0 else { return nil }
    guard isEndless else { return position >= 0 && position < list.count ? position : nil }
    let remainder = position % list.count
    return remainder < 0 ? remainder + list.count : remainder
  }

  /// Replaces the list and shows its beginning, without events.
  ///
  /// Any motion or drag ends.
  mutating func begin(with list: TurntableList) {
    let wasResting = isResting
    forgetPointers()
    self.list = list
    chosenID = nil
    activeID = nil
    setBounds()
    motion.snap(to: goal(near: beginning))
    artwork.setCount(list.count, on: ring)
    layOutCells(count: cells.count)
    if !wasResting { send(.cameToRest) }
  }

  /// Updates the bounds of the motion; a list that is no longer endless drops its full turns.
  mutating func setBounds() {
    if motion.bounds == nil, !isEndless { dropTurns() }
    beginning = isEndless ? 0 : ends.lowerBound
    motion.bounds = isEndless ? nil : ends
    motion.band = RubberBand(limit: bandLimit)
    motion.rate = decelerationRate
    motion.tolerance = .visible(pointsPerUnit: pointsPerUnit)
    motion.farthest = Self.farthest
    motion.crossesBeyondBounds = true
  }

  /// The limit of the rubber band, in items: the length of the view.
  private var bandLimit: Double {
    ring.pointsPerItem > 0 ? ring.view / ring.pointsPerItem : .pi / ring.itemAngle
  }

  /// The deceleration of a flick; friction applies only to lists that snap.
  var decelerationRate: Deceleration.Rate {
    if case .friction = options.decelerationRate, !snaps { return .normal }
    return options.decelerationRate
  }

  /// Renumbers the positions without full turns, so that they do not grow without limit.
  mutating func dropTurns() {
    guard list.count > 0 else { return }
    let remainder = base % list.count
    let turns = base - (remainder < 0 ? remainder + list.count : remainder)
    guard turns != 0 else { return }
    motion.renumber(by: -Double(turns), detents: -Int64(turns))
    for cell in cells.indices { cells[cell].position -= Double(turns) }
  }

  /// Applies changed settings.
  ///
  /// - Parameter forgetsItems: Whether items may have other content.
  private mutating func applySettings(forgetsItems: Bool) {
    if !takesInput { cancelGesture() }
    layOut()
    if forgetsItems { forgetItems() }
  }

  private mutating func layOut() {
    let before = ring
    let isAtBeginning = isResting && position == beginning
    ring = TurntableRing(
      size: size,
      options: options,
      style: style,
      isMirrored: environment.isRightToLeft
    )
    cards = TurntableCards(
      style,
      itemsPerTurn: options.itemsPerTurn,
      isMirrored: environment.isRightToLeft
    )
    if case .along(let isVertical, _) = ring.tracking {
      pan.axis = isVertical ? .vertical : .horizontal
    }
    turning.ring = ring.grip
    setBounds()
    if isAtBeginning { motion.snap(to: goal(near: beginning)) } else { resume() }
    artwork = TurntableArtwork(of: self)
    let isOther = ring.cellCount != before.cellCount || ring.windowCount != before.windowCount
    layOutCells(count: isOther || cells.isEmpty ? ring.cellCount : nil)
    if ring.tracking != before.tracking { cancelGesture() }
    large = TurntableCellArtwork()
    for cell in cells.indices {
      cells[cell].artwork = TurntableCellArtwork()
      rebuild(cell)
    }
    showChosen()
    revision += 1
  }
}
