/// The parts of a dial's picture that stay the same while its value changes.
struct DialFace: Equatable, Sendable {
  /// The names of its nodes.
  enum ID {
    static let root = NodeID(1)
    static let ground = NodeID(2)
    static let shadow = NodeID(3)
    static let plate = NodeID(4)
    static let track = NodeID(5)
    static let minor = NodeID(6)
    static let major = NodeID(7)
    static let turns = NodeID(8)
    static let progress = NodeID(9)
    static let value = NodeID(10)
    static let title = NodeID(11)
    static let focus = NodeID(12)

    /// The parts of a thumb, 0 for the lower one.
    static func thumb(_ index: UInt32) -> NodeID { NodeID(20 + 8 * index) }
    static func halo(_ index: UInt32) -> NodeID { NodeID(21 + 8 * index) }
    static func body(_ index: UInt32) -> NodeID { NodeID(22 + 8 * index) }
    static func shade(_ index: UInt32) -> NodeID { NodeID(23 + 8 * index) }
    static func edge(_ index: UInt32) -> NodeID { NodeID(24 + 8 * index) }
    static func ring(_ index: UInt32) -> NodeID { NodeID(25 + 8 * index) }
    /// What is written at a long tick.
    static func label(_ index: Int) -> NodeID { NodeID(100 + UInt32(index)) }
  }

  /// What lies under the value: plate, track, ticks and their words.
  private(set) var ground = SceneFragment()
  /// The thumbs as they stand at angle 0, the lower one first.
  private(set) var thumbs: [SceneFragment] = []
  /// From the centre to the middle of the track.
  private(set) var trackRadius = 0.0
  private(set) var trackWidth = 0.0
  /// From the centre to a thumb's middle, and how large it is.
  private(set) var thumbRadius = 0.0
  private(set) var thumbSize = 0.0
  /// Where the value and the title are written.
  private(set) var valueBox = Rect(0, 0, 0, 0)
  private(set) var titleBox = Rect(0, 0, 0, 0)
  private(set) var valueStyle = TextStyle(size: 12)
  private(set) var titleStyle = TextStyle(size: 12)

  /// The sizes of text; see the scale of ``TextStyle/size``, continued.
  private static let textSizes = [72.0, 56, 40, 28, 22, 17, 14, 12]
  /// A figure is so many times as wide as its size, in the faces of all platforms at most.
  private static let figureWidth = 0.62

  init() {}

  init(of dial: borrowing Dial) {
    let radius = dial.size.shorterSide / 2
    let isRing = dial.style.face == .ring
    let hasLabels = !dial.style.labels.isEmpty
    let parts = isRing ? DialProportions.ring : hasLabels ? .labelledKnob : .knob
    trackRadius = radius * parts.track
    trackWidth = radius * parts.trackWidth
    thumbRadius = radius * parts.thumb
    thumbSize = radius * parts.thumbSize
    fit(dial, radius: radius, parts: parts)
    ground = Self.ground(of: dial, radius: radius, parts: parts)
    for index in 0..<2 {
      thumbs.append(
        isRing
          ? Self.thumb(UInt32(index), at: thumbPlace(dial.size.center), radius: thumbSize)
          : Self.mark(UInt32(index), at: dial.size.center, radius: radius, parts: parts)
      )
    }
  }

  /// Where a thumb stands at angle 0.
  func thumbPlace(_ center: Point) -> Point { Point(center.x + thumbRadius, center.y) }

  /// Finds places and sizes for value and title.
  private mutating func fit(_ dial: borrowing Dial, radius: Double, parts: DialProportions) {
    let center = dial.size.center
    let isRing = dial.style.face == .ring
    let width = 2 * radius * parts.textWidth(hasTicks: dial.style.majorTicks > 0)
    let widest = width / (Self.figureWidth * Double(Swift.max(1, dial.longestCaption)))
    let size = Self.textSize(upTo: Swift.min(radius * parts.textSize, widest))
    valueStyle = TextStyle(size: size, weight: .semibold, hasTabularFigures: true)
    titleStyle = TextStyle(size: Self.textSize(upTo: Swift.min(radius * 0.15, 17)), weight: .medium)
    let height = size * 1.3
    let isShared = isRing && !dial.style.title.isEmpty && dial.style.showsValue
    let lower = isShared ? titleStyle.size * 0.6 : 0
    valueBox = Rect(center.x - width / 2, center.y - height / 2 + lower, width, height)
    let titleHeight = titleStyle.size * 1.3
    let titleMiddle =
      isRing
      ? (isShared ? valueBox.minY - titleHeight * 0.4 : center.y)
      : center.y + radius * parts.title
    titleBox = Rect(
      center.x - radius * parts.titleHalfWidth,
      titleMiddle - titleHeight / 2,
      radius * parts.titleHalfWidth * 2,
      titleHeight
    )
  }

  /// The largest size of the scale that is no larger; the smallest where none is.
  static func textSize(upTo limit: Double) -> Double {
    for size in textSizes where size <= limit { return size }
    return 12
  }
}

/// Lengths of a dial's parts, as shares of its radius.
struct DialProportions: Sendable {
  var plate: Double
  var track: Double
  var trackWidth: Double
  var thumb: Double
  var thumbSize: Double
  /// From where to where ticks go; short ones end half way.
  var tickStart: Double
  var tickEnd: Double
  var label: Double
  var textSize: Double
  var text: Double
  var title: Double
  var titleHalfWidth: Double

  static let ring = DialProportions(
    plate: 0.73,
    track: 0.84,
    trackWidth: 0.13,
    thumb: 0.84,
    thumbSize: 0.1,
    tickStart: 0.68,
    tickEnd: 0.61,
    label: 0.51,
    textSize: 0.42,
    text: 0.62,
    title: 0,
    titleHalfWidth: 0.5
  )

  static let knob = DialProportions(
    plate: 0.62,
    track: 0.78,
    trackWidth: 0.08,
    thumb: 0.53,
    thumbSize: 0.07,
    tickStart: 0.87,
    tickEnd: 0.96,
    label: 1,
    textSize: 0.26,
    text: 0.43,
    title: 0.86,
    titleHalfWidth: 0.5
  )

  static let labelledKnob = DialProportions(
    plate: 0.54,
    track: 0.66,
    trackWidth: 0.065,
    thumb: 0.46,
    thumbSize: 0.06,
    tickStart: 0.74,
    tickEnd: 0.8,
    label: 0.91,
    textSize: 0.22,
    text: 0.37,
    title: 0.8,
    titleHalfWidth: 0.4
  )

  /// How far to each side of the centre the value may reach.
  func textWidth(hasTicks: Bool) -> Double {
    hasTicks && label < text ? label - 0.06 : text
  }
}
