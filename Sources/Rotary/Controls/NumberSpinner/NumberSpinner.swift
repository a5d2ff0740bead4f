/// A rotating ring of number tiles, in perspective; the value is the number on the front tile.
///
/// The ring always stops with one tile exactly at the front.
public struct NumberSpinner: Equatable, Sendable {
  /// The numbers; a change keeps the value if the range has it, otherwise uses the nearest number.
  ///
  /// A drag continues, and no event is sent. Setting the same range changes nothing.
  public var range = SpinnerRange.digits {
    didSet {
      askedStep = range.step
      guard range != oldValue else { return }
      // A row numbers the tiles of its rings.
      if row == nil { renumber(from: oldValue, wrapped: options.wraps) }
      layOut()
      guard motion.isResting, let requested = sentValues.requested else { return }
      if let index = range.index(nearest: requested) { snap(to: index) }
    }
  }
  /// The step that was set last; the range's step is larger if the ends are too far apart for it.
  var askedStep = 1.0
  /// The spinner's behaviour; a change applies immediately, and a drag continues.
  ///
  /// Disabling the spinner ends a drag like a cancelled touch.
  public var options = SpinnerOptions() {
    didSet {
      if options.wraps != oldValue.wraps { renumber(from: range, wrapped: oldValue.wraps) }
      if options != oldValue { layOut() }
    }
  }
  /// The spinner's look.
  public var style = SpinnerStyle() { didSet { if style != oldValue { layOut() } } }
  /// The control's size in points; the ring is as large as fits.
  ///
  /// Sides are clamped to 0 to 10⁶, and NaN counts as 0.
  public var size = Size2D(320, 120) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { resize() }
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet { if environment != oldValue { layOut() } }
  }

  /// The index of the number at which the ring last rested before the user's current action, from 0.
  public internal(set) var settledIndex: Int64 = 0
  /// The positions of the tiles.
  public internal(set) var ring = SpinnerRing(size: .zero, tileCount: 1, perspective: nil)
  /// The latest time that the spinner received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ValueEvent<Double>>()

  /// The position at the front, in tiles, and its motion.
  var motion = DetentMotion()
  /// Numbers that the current move skips.
  var skip: SpinnerSkip?
  /// The values recently sent to the app.
  var sentValues = SentValues<Double>()
  /// The pointer that holds the ring.
  var pointers = Pointers()
  /// Whether that pointer is claimed, so that no view around the spinner can use it.
  var isClaimed = false
  /// Measures how far that pointer moves, from the first touch on, because no other gesture competes.
  var pan = PanRecognizer(fingers: 1...1)
  /// Whether that pointer only taps.
  var tap = TapRecognizer()
  /// 1, except for a fade from 0 after a jump that replaced a motion.
  var fadeIn = MotionTrack<EasedMove>(restingAt: 1)
  var hasFocus = false
  /// The tile under a mouse whose button is not pressed.
  var hovered: Int64?
  /// Scrolled points that do not yet make a step.
  var scrolled = ScrollSteps()
  var typed = TypedNumber()
  /// The state of a ring in a row; nil outside a row.
  var row: SpinnerRowPart?
  /// In a row, the distance of the shown ring behind the ring's position, in tiles.
  var lag = MotionTrack<SpringMotion>(restingAt: 0)
  /// The colours of the tiles, which a row sets.
  var tones = SpinnerTones()
  /// The parts with which every tile is drawn.
  var artwork = SpinnerArtwork()
  /// The texts of the tiles, by their slots on the ring.
  var titles: [SpinnerTitle] = []

  /// Creates a spinner for the digits 0 to 9.
  public init() {
    pan.thresholdPoints = 0
    layOut()
  }

  /// Creates a spinner for a range, at its first number.
  public init(range: SpinnerRange) {
    self.init()
    self.range = range
    // Initializers call no observers.
    askedStep = range.step
    layOut()
    snap(to: 0)
  }

  /// The number at the front, at rest or in motion.
  ///
  /// Setting it is meant for bindings, and sends no event:
  /// - A number that the spinner sent in the last 0.25 s counts as an echo and is ignored, as is the number shown or
  ///   the number at which the ring will stop.
  /// - Any other number is shown immediately. A drag continues from there, and a flick ends there.
  ///
  /// A value between two numbers becomes the nearest one. A value beyond an end becomes the end, until the range
  /// includes it or another value is set or selected. NaN is ignored. To animate, call ``move(to:animated:)``.
  public var value: Double {
    get { range[index(of: motion.detent)] }
    set {
      guard let index = range.index(nearest: newValue) else { return }
      var goal: Double?
      if let tile = motion.goal?.detent { goal = range[self.index(of: tile)] }
      let (number, shown) = (range[index], value)
      if sentValues.isRequest(number, asked: newValue, shown: shown, goal: goal, at: now) {
        adopt(index)
      }
    }
  }

  /// The number at which the ring last rested before the user's current action.
  public var settledValue: Double { range[settledIndex] }

  /// The position at the front, in tiles from the first number; a whole number at rest.
  public var position: Double { motion.position }

  /// The ring's rotation, in radians; positive for rising numbers.
  public var rotation: Double { position * ring.tileAngle }

  /// The speed of the motion, in tiles per second; 0 while the ring is held.
  public var tilesPerSecond: Double { motion.velocity }

  /// Whether the ring neither turns nor is held.
  public var isResting: Bool { motion.isResting }

  /// Whether a pointer holds the ring.
  var isHeld: Bool { motion.isHeld }

  /// Returns the text on the tile of a number.
  ///
  /// - Parameter index: The index of the number, from 0.
  /// - Returns: The number's title, or the number in figures.
  public func title(of index: Int64) -> String {
    style.title(of: index, in: range, environment.numerals)
  }

  /// The position at the front of the shown ring.
  @inline(__always)
  var shownPosition: Double {
    // Only rings in a row lag.
    lag.startTime == -.infinity ? position : position + lag.position(at: now)
  }

  /// +1 if the next number is to the right or below, −1 if it is to the left.
  var order: Double { environment.isRightToLeft && ring.axis == .vertical ? -1 : 1 }

  /// +1 if the next number is greater, −1 if it is less.
  var upward: Int { range.step < 0 ? -1 : 1 }

  /// Returns the number of a tile, continuing across turns.
  func number(of tile: Int64) -> Int64 { skip?.number(of: tile) ?? tile }

  /// The number at which the ring rests or will stop, continuing across turns.
  var goalNumber: Int64 { number(of: motion.goal?.detent ?? motion.detent) }

  /// Returns the index of a tile's number, from 0.
  func index(of tile: Int64) -> Int64 {
    let number = number(of: tile)
    return options.wraps ? number.remainder(by: range.count) : number
  }

  /// Returns whether a tile has a number.
  func hasNumber(_ tile: Int64) -> Bool {
    if options.wraps { return true }
    let number = number(of: tile)
    return number >= 0 && number < range.count
  }

  /// Returns a number of tiles or, if it is less, the number in the other direction around the ring.
  static func shorterWay(_ delta: Int64, round count: Int64) -> Int64 {
    if delta > count / 2 { return delta - count }
    return delta < -(count - 1) / 2 ? delta + count : delta
  }

  /// Updates the layout after a change of the room for the ring, and keeps the tile under the pointer.
  mutating func resize() {
    let before = ring
    layOut()
    let share = ring.tileLength / before.tileLength
    pointers.carry(from: before.center, to: ring.center, scaledBy: share)
  }

  mutating func layOut() {
    if !takesInput { cancelGesture() }
    ring = SpinnerRing(
      size: size,
      tileCount: options.tileCount,
      perspective: style.perspective,
      axis: options.axis,
      maximumHeight: row?.maximumHeight ?? .infinity
    )
    motion.rate = options.decelerationRate.counted(in: 1 / ring.tileAngle)
    motion.tolerance = .visible(pointsPerUnit: ring.tile.width)
    setBounds()
    artwork = SpinnerArtwork(of: self)
    titles = [SpinnerTitle](repeating: SpinnerTitle(), count: ring.slotCount)
    writeTitles()
  }
}

/// Numbers that a long move skips: after a tile, the ring is labelled with later numbers.
///
/// The tile is behind the ring when the move begins, and when it ends.
struct SpinnerSkip: Equatable, Sendable {
  /// The last tile with its original number.
  var tile: Int64
  /// The number of skipped numbers; the sign is the side of the tile.
  var offset: Int64

  func number(of tile: Int64) -> Int64 {
    let isPast = offset > 0 ? tile > self.tile : tile < self.tile
    return isPast ? tile + offset : tile
  }
}
