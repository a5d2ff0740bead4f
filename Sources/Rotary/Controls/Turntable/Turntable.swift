/// Any number of items around a planet of which one half is hidden.
///
/// Items ride on a circle about the edge of the view; dragging along the edge turns it as a list is
/// scrolled. Only the few that are in view have a cell, and nothing is asked of the others: ten
/// million cost what fifteen do.
public struct Turntable: Equatable, Sendable {
  /// Which items there are.
  public internal(set) var list = TurntableList()
  /// How it behaves; a change applies at once, and what the user does goes on.
  ///
  /// Another edge or tracking under the finger, or taking no input, ends a drag as a cancelled touch
  /// does. What comes of it is told with the next time.
  public var options = TurntableOptions() {
    didSet {
      guard options != oldValue else { return }
      if !takesInput { cancelGesture() }
      layOut()
      if options.asksForItems != oldValue.asksForItems { forgetItems() }
    }
  }
  /// What it looks like.
  public var style = TurntableStyle() {
    didSet {
      guard style != oldValue else { return }
      layOut()
      if !style.hasSameTexts(as: oldValue) { forgetItems() }
    }
  }
  /// Its size in points; each side is 0 to 10⁶, and one that is no number counts as 0.
  public var size = Size2D(580, 360) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }
  /// The user's system settings; a change applies at once.
  public var environment = ControlEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      if !takesInput { cancelGesture() }
      layOut()
      if environment.numerals != oldValue.numerals, !options.asksForItems { forgetItems() }
    }
  }

  /// The number of the chosen item, if any; it stays chosen when its index changes.
  public internal(set) var chosenID: Int?
  /// The number of the item that keys act on, if any.
  public internal(set) var activeID: Int?
  /// Where its items stand.
  public internal(set) var ring: TurntableRing
  /// The latest time it was told, in seconds.
  public internal(set) var now = -Double.infinity

  /// The position in the middle of the arc, in items, and what moves it.
  var motion = DetentMotion()
  /// The indices that the app was told of as chosen in the last moments.
  var told = ToldValues<Int?>()
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
  /// Until when cells move by themselves after a change of the list.
  var changeEndTime = -Double.infinity
  /// 1 but for the moments after a jump that replaced a motion.
  var fadeIn = MotionTrack<EasedMove>(restingAt: 1)
  var hasFocus = false
  /// The cell under a mouse that is not pressed.
  var hovered: Int? { didSet { if hovered != oldValue { revision += 1 } } }
  /// The cell under a finger that presses it when it is lifted now.
  var pressed: Int? { didSet { if pressed != oldValue { revision += 1 } } }
  /// What came in out of sight.
  var news = TurntableNews()
  /// Scrolled points that were not yet an item.
  var scrolled = ScrollSteps()
  var typeAhead = TypeAhead()
  /// What is drawn the same from frame to frame.
  var artwork = TurntableArtwork()
  /// The chosen item as it is drawn in the middle of a full circle, and its number.
  var large = TurntableCellArtwork()
  var largeID: Int?
  /// Rises whenever it has to be drawn anew.
  var revision = 0
  /// What a setting made of the cells; told with the next time.
  var untold: [TurntableEvent] = []

  /// How many items a turntable has of which nothing is said.
  static let defaultCount = 15
  /// No position of an endless list is farther from the first item: twice as far as a list is long.
  static let farthest = 2e9
  /// What the division of an angle may round off a whole number of items.
  private static let itemSlack = 1e-9

  /// Makes a turntable of fifteen items.
  public init() {
    ring = TurntableRing(size: size, options: options, style: style, isMirrored: false)
    list = (try? TurntableList(count: Self.defaultCount)) ?? TurntableList()
    motion.snap(to: goal(near: ends.lowerBound))
    layOut()
  }

  /// Makes a turntable of so many items, numbered from 0.
  ///
  /// - Throws: `TurntableProblem.badCount` when there cannot be so many.
  public init(count: Int) throws(TurntableProblem) {
    self.init()
    begin(with: try TurntableList(count: count))
  }

  /// The index of the chosen item, if any.
  ///
  /// It is the value of the turntable: what a tap or Enter changes. Setting it is what a binding
  /// does; it scrolls nothing and tells nothing. An index that was told in the last 0.25 s is taken
  /// for an echo, and one without an item is ignored. To bring an item into view, see
  /// ``scroll(to:position:animated:at:emit:)``.
  public var value: Int? {
    get { chosenID.flatMap { list.index(of: $0) } }
    set {
      if let newValue, newValue < 0 || newValue >= list.count { return }
      guard told.isWish(newValue, shown: value, goal: nil, at: now) else { return }
      chosenID = newValue.map { list[$0] }
      showChosen()
      revision += 1
    }
  }

  /// The position in the middle of the arc, counted in items from the first.
  ///
  /// At rest it need not be whole, unless ``TurntableOptions/snaps`` says so.
  public var position: Double { motion.position }

  /// Whether nothing turns or holds it.
  public var isResting: Bool { motion.isResting }

  /// Whether it turns by itself.
  var isGliding: Bool { motion.isGliding }

  /// Whether a pointer holds it.
  var isHeld: Bool { motion.isHeld }

  /// How fast it turns, in items per second; 0 while it is held.
  public var itemsPerSecond: Double { motion.velocity }

  /// How far the list is scrolled, in points; 0 with the first item a quarter turn before the
  /// middle.
  public var offset: Double { (position - quarter) * ring.pointsPerItem }

  /// How fast the list is scrolled, in points per second; while it is held, by the finger.
  public var speed: Double {
    (isHeld ? heldItemsPerSecond : itemsPerSecond) * ring.pointsPerItem
  }

  /// How many points the whole list is long.
  public var contentLength: Double { Double(list.count) * ring.pointsPerItem }

  /// How many turns the list is scrolled: one for each two lengths of the planet's view.
  public var progress: Double { (position - quarter) / Double(options.itemsPerTurn) }

  /// The index of the item nearest to the middle of the arc; nil without items.
  public var centeredIndex: Int? { index(at: withinList(base)) }

  /// How many cells show an item.
  public var liveCellCount: Int {
    var count = 0
    for cell in cells where !cell.isFree { count += 1 }
    return count
  }

  /// How many items a quarter turn has.
  private var quarter: Double { .pi / 2 / ring.itemAngle }

  /// How many items the last one rests past the middle, and the first before it.
  var reach: Double { options.endAngle / ring.itemAngle }

  /// Whether the first item follows the last, and none is seen twice for it.
  var isEndless: Bool { options.wraps && list.count >= ring.windowCount }

  /// Whether all items are there at once, all around.
  var showsAll: Bool { ring.isFull && list.count <= ring.windowCount }

  /// The whole position nearest to the middle: the window of cells lies about it.
  var base: Int { Int(clamping: motion.detent) }

  /// Between which positions it rests; one that is endless has none.
  ///
  /// A list that is too short for both ends rests in its middle only. With
  /// ``TurntableOptions/snaps``, both are items: the first and the last on which it can rest.
  public var ends: ClosedRange<Double> {
    guard list.count > 0 else { return 0...0 }
    let last = Double(list.count - 1)
    var low = reach
    var high = last - reach
    if options.snaps {
      // What an angle rounds off an item is not the next item.
      low = (low - Self.itemSlack).rounded(.up)
      high = (high + Self.itemSlack).rounded(.down)
    }
    guard low > high else { return low...high }
    let middle = options.snaps ? (last / 2).rounded(.down) : last / 2
    return middle...middle
  }

  /// The nearest position between the ends, whatever the band shows.
  func withinEnds(_ position: Double) -> Double {
    let range = isEndless ? -Self.farthest...Self.farthest : ends
    return position.clamped(to: range)
  }

  /// The nearest whole position that has an item.
  func withinList(_ position: Int) -> Int {
    if isEndless { return position }
    return Swift.min(Swift.max(position, 0), Swift.max(0, list.count - 1))
  }

  /// Which item is at a whole position; nil beyond the ends.
  func index(at position: Int) -> Int? {
    guard list.count > 0 else { return nil }
    guard isEndless else { return position >= 0 && position < list.count ? position : nil }
    let remainder = position % list.count
    return remainder < 0 ? remainder + list.count : remainder
  }

  /// Replaces the list and stands at its beginning; tells nothing.
  ///
  /// What moved or held it has nothing to move any more: it comes to rest.
  mutating func begin(with list: TurntableList) {
    cancelGesture()
    let wasResting = isResting
    self.list = list
    chosenID = nil
    activeID = nil
    setBounds()
    let start = goal(near: isEndless ? 0 : ends.lowerBound)
    motion.snap(to: start)
    if !wasResting { motion.glide(AnyMotion(restingAt: start.position), to: start, at: now) }
    artwork.setCount(list.count, on: ring)
    layOutCells(count: cells.count)
  }

  /// Tells the motion where the list ends; one that is endless no longer counts its turns no longer.
  mutating func setBounds() {
    if motion.bounds == nil, !isEndless { dropTurns() }
    motion.bounds = isEndless ? nil : ends
    motion.band = RubberBand(limit: .pi / ring.itemAngle)
    motion.rate = decelerationRate
    motion.tolerance = .visible(pointsPerUnit: ring.itemAngle * ring.radius)
    motion.farthest = Self.farthest
    motion.crossesBeyondBounds = true
  }

  /// How quickly a flick slows down: friction is for lists that snap.
  var decelerationRate: Deceleration.Rate {
    if case .friction = options.decelerationRate, !options.snaps { return .normal }
    return options.decelerationRate
  }

  /// Counts positions from the turn that it is in, so that they do not grow for ever.
  mutating func dropTurns() {
    guard list.count > 0 else { return }
    let remainder = base % list.count
    let turns = base - (remainder < 0 ? remainder + list.count : remainder)
    guard turns != 0 else { return }
    motion.renumber(by: -Double(turns), detents: -Int64(turns))
    for cell in cells.indices { cells[cell].position -= Double(turns) }
  }

  private mutating func layOut() {
    let before = ring
    ring = TurntableRing(
      size: size,
      options: options,
      style: style,
      isMirrored: environment.isRightToLeft
    )
    if ring.tracking != before.tracking { cancelGesture() }
    if case .along(let isVertical, _) = ring.tracking {
      pan.axis = isVertical ? .vertical : .horizontal
    }
    turning.ring = ring.grip
    setBounds()
    resume()
    artwork = TurntableArtwork(of: self)
    let isOther = ring.cellCount != before.cellCount || ring.windowCount != before.windowCount
    layOutCells(count: isOther || cells.isEmpty ? ring.cellCount : nil)
    for cell in cells.indices {
      cells[cell].artwork = TurntableCellArtwork()
      rebuild(cell)
    }
    large = TurntableCellArtwork()
    showChosen()
    revision += 1
  }
}
