/// A turning ring of number tiles, in perspective; the number of the tile that faces the user is
/// the value.
///
/// It always comes to rest with one tile exactly at the front.
public struct NumberSpinner: Equatable, Sendable {
  /// The numbers it offers; a change keeps the value where it can, else takes the nearest.
  ///
  /// What the user does goes on, and nothing is told. The same range changes nothing.
  public var range = SpinnerRange.digits {
    didSet {
      askedStep = range.step
      guard range != oldValue else { return }
      renumber(from: oldValue)
      layOut()
      guard motion.isResting, let requested = told.requested else { return }
      if let index = range.index(nearest: requested) { snap(to: index) }
    }
  }
  /// The step that was set last; that of the range is larger while the ends are too far apart for it.
  var askedStep = 1.0
  /// How it behaves; a change applies at once, and what the user does goes on.
  ///
  /// Taking no input ends a drag as a cancelled touch does.
  public var options = SpinnerOptions() {
    didSet {
      guard options != oldValue else { return }
      if !takesInput { cancelGesture() }
      if options.wraps != oldValue.wraps { dropTurns(isRound: oldValue.wraps) }
      layOut()
    }
  }
  /// What it looks like.
  public var style = SpinnerStyle() { didSet { if style != oldValue { layOut() } } }
  /// Its size in points; the ring is as large as fits.
  ///
  /// Each side is 0 to 10⁶, and one that is no number counts as 0.
  public var size = Size2D(320, 120) {
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
    }
  }

  /// Which of the numbers it rested on last, from 0, when what the user does began.
  public internal(set) var settledIndex: Int64 = 0
  /// Where its tiles stand.
  public internal(set) var ring = SpinnerRing(size: .zero, tileCount: 1, perspective: nil)
  /// The latest time it was told, in seconds.
  public internal(set) var now = -Double.infinity

  /// The position at the front, in tiles, and what moves it.
  var motion = DetentMotion()
  /// Numbers that are left out on the way.
  var skip: SpinnerSkip?
  /// Values that the app was told in the last moments.
  var told = ToldValues<Double>()
  /// The pointer that holds it.
  var pointers = Pointers()
  /// Whether that pointer is the ring's, and what lies around cannot have it any more.
  var isClaimed = false
  /// How far that pointer moves; from the first touch on, as nothing else waits for it.
  var pan = PanRecognizer(fingers: 1...1)
  /// Whether that pointer only taps.
  var tap = TapRecognizer()
  /// 1 but for the moments after a jump that replaced a motion.
  var fadeIn = MotionTrack<EasedMove>(restingAt: 1)
  var hasFocus = false
  /// The tile under a mouse that is not pressed.
  var hovered: Int64?
  /// Scrolled points that were not yet a number.
  var scrolled = ScrollSteps()
  var typed = TypedNumber()
  /// What a row asks of its ring; nil outside of one.
  var row: SpinnerRowPart?
  /// In a row: how far the ring that is shown lags behind what was carried to it, in tiles.
  var lag = MotionTrack<SpringMotion>(restingAt: 0)
  /// The colours of its tiles, which a row chooses.
  var tones = SpinnerTones()
  /// What every tile is drawn with.
  var artwork = SpinnerArtwork()
  /// What is written on the tiles, by their slots on the ring.
  var titles: [SpinnerTitle] = []

  /// Makes a spinner of the digits 0 to 9.
  public init() {
    pan.thresholdPoints = 0
    layOut()
  }

  /// Makes a spinner of these numbers, which stands on the first.
  public init(range: SpinnerRange) {
    self.init()
    self.range = range
    // An initializer calls no observer.
    askedStep = range.step
    layOut()
    snap(to: 0)
  }

  /// The number at the front, at rest or not.
  ///
  /// Setting it is what a binding does, and tells nothing:
  /// - a number that was told in the last 0.25 s is taken for an echo, and what is shown or is being
  ///   gone to is nothing;
  /// - any other is there at once; a drag goes on from there, a throw lands there.
  ///
  /// Between two numbers it is the nearest; beyond the ends it is the end, until the range has it or another is set or
  /// chosen; NaN is ignored. To turn there,
  /// see ``move(to:animated:at:emit:)``.
  public var value: Double {
    get { range[index(of: motion.detent)] }
    set {
      guard let index = range.index(nearest: newValue) else { return }
      let goal = motion.goal.map { range[self.index(of: $0.detent)] }
      let isWish = told.isWish(range[index], shown: value, goal: goal, at: now)
      // An echo of what was told asks for nothing.
      if isWish || range[index] == value {
        told.requested = range[index] == newValue ? nil : newValue
      }
      if isWish { adopt(index) }
    }
  }

  /// The number it rested on last, when what the user does began.
  public var settledValue: Double { range[settledIndex] }

  /// The position at the front, counted in tiles from the first number; whole at rest.
  public var position: Double { motion.position }

  /// How far the ring is turned, in radians; the way of rising numbers is positive.
  public var rotation: Double { position * ring.tileAngle }

  /// How fast the ring turns by itself, in tiles per second; 0 while it is held.
  public var tilesPerSecond: Double { motion.velocity }

  /// Whether nothing turns or holds it.
  public var isResting: Bool { motion.isResting }

  /// What is written on the tile of a number.
  ///
  /// - Parameter index: which of the numbers, from 0.
  /// - Returns: its word, or the number in figures.
  public func title(of index: Int64) -> String {
    style.title(of: index, in: range, environment.numerals)
  }

  /// The position at the front of what is shown.
  @inline(__always)
  var shownPosition: Double {
    // Only in a row does it ever lag.
    lag.startTime == -.infinity ? position : position + lag.position(at: now)
  }

  /// +1 when the next number stands to the right or below, −1 when to the left.
  var order: Double { environment.isRightToLeft && ring.axis == .vertical ? -1 : 1 }

  /// +1 when the next number is the greater one.
  var upward: Int { range.step < 0 ? -1 : 1 }

  /// Which number a tile has, counted on through the turns.
  func number(of tile: Int64) -> Int64 { skip?.number(of: tile) ?? tile }

  /// The number that it rests on, or is on the way to, counted on through the turns.
  var goalNumber: Int64 { number(of: motion.goal?.detent ?? motion.detent) }

  /// Which number a tile has, from 0.
  func index(of tile: Int64) -> Int64 {
    let number = number(of: tile)
    return options.wraps ? Self.remainder(number, range.count) : number
  }

  /// Whether a tile has a number.
  func hasNumber(_ tile: Int64) -> Bool {
    if options.wraps { return true }
    let number = number(of: tile)
    return number >= 0 && number < range.count
  }

  /// What is left of a number without whole counts, from 0.
  static func remainder(_ number: Int64, _ count: Int64) -> Int64 {
    let rest = number % count
    return rest < 0 ? rest + count : rest
  }

  /// The same number of tiles or, the other way round the ring, fewer.
  static func shorterWay(_ delta: Int64, round count: Int64) -> Int64 {
    if delta > count / 2 { return delta - count }
    return delta < -(count - 1) / 2 ? delta + count : delta
  }

  mutating func layOut() {
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

/// Numbers that are left out on a long way: from a tile on, the ring is lettered further on.
///
/// The tile is behind when the move begins, and behind when it ends.
struct SpinnerSkip: Equatable, Sendable {
  /// The last tile that has its old number.
  var tile: Int64
  /// How many numbers are left out; its sign says on which side of the tile.
  var offset: Int64

  func number(of tile: Int64) -> Int64 {
    let isPast = offset > 0 ? tile > self.tile : tile < self.tile
    return isPast ? tile + offset : tile
  }
}
