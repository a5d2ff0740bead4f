/// A turning ring of number tiles, in perspective; the number of the tile that faces the user is
/// the value.
///
/// It always comes to rest with one tile exactly at the front.
public struct NumberSpinner: Equatable, Sendable {
  /// The numbers it offers; a change keeps the value where it can, else takes the nearest.
  ///
  /// What moves or holds the ring ends, and nothing is told.
  public var range = SpinnerRange.digits {
    didSet {
      guard range != oldValue else { return }
      stand(on: range.index(nearest: oldValue[settled]) ?? 0)
      layOut()
    }
  }
  /// How it behaves; a change takes effect at once, and one of `wraps` ends what moves.
  public var options = SpinnerOptions() {
    didSet {
      if options.wraps != oldValue.wraps { stand(on: settled) }
      layOut()
    }
  }
  /// What it looks like.
  public var style = SpinnerStyle() { didSet { layOut() } }
  /// Its size in points; the ring is as large as fits.
  public var size = Size(320, 120) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = Environment() { didSet { layOut() } }

  /// The place at the front, counted in tiles from the first number; whole at rest.
  public internal(set) var place = 0.0
  /// Which of the numbers it rested on last, from 0.
  public internal(set) var settled: Int64 = 0
  /// Where its tiles stand.
  public internal(set) var ring = SpinnerRing(size: .zero, tileCount: 1, perspective: nil)

  /// The latest time it was told.
  var now = -Double.infinity
  /// The tile at the front.
  var detent: Int64 = 0
  /// What it does by itself, if anything.
  var motion: SpinnerMotion?
  /// Numbers that are left out on the way.
  var splice: SpinnerSplice?
  /// Who holds it, if anyone.
  var hold: SpinnerHold?
  /// The pointer that holds it.
  var pointers = Pointers()
  /// How far that pointer moves; from the first touch on, as nothing else waits for it.
  var pan = PanRecognizer(axis: .horizontal, fingers: 1...1)
  /// Whether that pointer only taps.
  var tap = TapRecognizer()
  /// 1 but for the moments after a jump that replaced a motion.
  var presence = MotionTrack<EasedMove>(restingAt: 1)
  var hasFocus = false
  /// The tile under a mouse that is not pressed.
  var hovered: Int64?
  /// Scrolled points that were not yet a number.
  var scrolled = ScrollSteps()
  var typed = TypedNumber()
  /// In a row: how high the tiles of all are at most, in points.
  var mostHeight = Double.infinity { didSet { if mostHeight != oldValue { layOut() } } }
  /// In a row: from how far beside it it can be taken hold of, in points.
  var touchMargin = 0.0
  /// In a row: how far the ring is lettered on by what was carried to it; 0 at rest.
  var lettering: Int64 = 0
  /// In a row: how far what is shown lags behind what was carried to it, in tiles.
  var lag = MotionTrack<Spring>(restingAt: 0)
  /// In a row: the tiles that passed the front and are not counted yet; nil outside of one.
  var passed: [SpinnerStep]?
  /// What every tile is drawn with.
  var face = SpinnerFace()

  /// Makes a spinner of the digits 0 to 9.
  public init() {
    pan.thresholdPoints = 0
    layOut()
  }

  /// Makes a spinner of these numbers, which stands on the first.
  public init(range: SpinnerRange) {
    self.init()
    self.range = range
    stand(on: 0)
    layOut()
  }

  /// The number at the front, at rest or not.
  public var value: Double { range[index(of: withinEnds(detent))] }

  /// What is written on the tile of a number.
  ///
  /// - Parameter index: which of the numbers, from 0.
  /// - Returns: its word, or the number in figures.
  public func title(of index: Int64) -> String {
    if index >= 0, index < Int64(style.titles.count) { return style.titles[Int(index)] }
    return Figures.text(
      range[index],
      decimals: range.decimals,
      groups: style.groups,
      leastDigits: style.leastDigits
    )
  }

  /// How far the ring is turned, in radians; the way of rising numbers is positive.
  public var rotation: Double { place * ring.tileAngle }

  /// The place at the front of what is shown.
  var shownPlace: Double { place + lag.position(at: now) }

  /// How fast the ring turns, in tiles per second; 0 while it is held.
  public var tilesPerSecond: Double {
    guard let motion else { return 0 }
    return motion.velocity(at: now)
  }

  /// Whether nothing turns or holds it.
  public var isResting: Bool { !isGliding && !isHeld }

  /// Whether it turns by itself.
  var isGliding: Bool { if case nil = motion { false } else { true } }

  /// Whether a pointer holds it.
  var isHeld: Bool { if case nil = hold { false } else { true } }

  /// +1 when the next number stands to the right, −1 when to the left.
  var order: Double { environment.isRightToLeft ? -1 : 1 }

  /// Which number a tile has, counted on through the turns.
  func number(of detent: Int64) -> Int64 { splice?.number(of: detent) ?? detent }

  /// Which number a tile has, from 0.
  func index(of detent: Int64) -> Int64 {
    let number = number(of: detent)
    guard options.wraps else { return number }
    let remainder = (number + lettering) % range.count
    return remainder < 0 ? remainder + range.count : remainder
  }

  /// The nearest tile that has a number.
  func withinEnds(_ detent: Int64) -> Int64 {
    guard !options.wraps else { return detent }
    let number = number(of: detent)
    return detent + Swift.min(Swift.max(number, 0), range.count - 1) - number
  }

  /// Stands on a number, at rest and at once; tells nothing.
  mutating func stand(on index: Int64) {
    motion = nil
    hold = nil
    splice = nil
    lettering = 0
    lag = MotionTrack(restingAt: 0)
    typed.clear()
    settled = Swift.min(Swift.max(index, 0), range.count - 1)
    detent = settled
    place = Double(settled)
  }

  private mutating func layOut() {
    ring = SpinnerRing(
      size: size,
      tileCount: Swift.min(Swift.max(1, options.tileCount), NumberSpinner.greatestTileCount),
      perspective: style.perspective,
      mostHeight: mostHeight
    )
    face = SpinnerFace(of: self)
  }

  /// The most tiles a ring has room for.
  public static let greatestTileCount = 360
}
