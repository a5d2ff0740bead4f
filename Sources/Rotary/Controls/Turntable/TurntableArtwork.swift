/// What a cell draws of an item, made once for each.
struct TurntableCellArtwork: Equatable, Sendable {
  var picture = SceneContent.none
  var initials = SceneContent.none
  var title = SceneContent.none
  var detail = SceneContent.none
  /// What the contents were made of; nil for nothing.
  fileprivate var item: TurntableItem?
}

/// What a turntable is drawn with that is the same from frame to frame.
struct TurntableArtwork: Equatable, Sendable {
  /// The names of its nodes.
  enum ID {
    static let root = NodeID(1)
    static let background = NodeID(2)
    static let shadow = NodeID(3)
    static let planet = NodeID(4)
    static let orbit = NodeID(5)
    static let items = NodeID(6)
    static let indicator = NodeID(7)
    static let bar = NodeID(8)
    static let empty = NodeID(9)
    static let words = NodeID(10)
    static let frames = NodeID(11)
    static let notes = NodeID(12)
    static let status = NodeID(13)
    static let chosen = NodeID(14)
    static let focus = NodeID(15)

    /// The parts of a cell.
    static func cell(_ cell: Int) -> NodeID { NodeID(100 + 8 * UInt32(cell)) }
    static func initials(_ cell: Int) -> NodeID { NodeID(101 + 8 * UInt32(cell)) }
    static func title(_ cell: Int) -> NodeID { NodeID(103 + 8 * UInt32(cell)) }
    static func detail(_ cell: Int) -> NodeID { NodeID(104 + 8 * UInt32(cell)) }
    static func ghost(_ cell: Int) -> NodeID { NodeID(105 + 8 * UInt32(cell)) }
    static func note(_ cell: Int) -> NodeID { NodeID(106 + 8 * UInt32(cell)) }
  }

  /// The arc along which the indicator goes, in radians.
  static let indicatorTrack = Circular.radians(degrees: 100)
  /// The indicator is never shorter.
  private static let minimumSweep = Circular.radians(degrees: 8)
  /// Between a picture and its words, in points.
  private static let gap = 10.0
  /// The size of titles, in points, and the smallest of a second line.
  private static let titleSizes = (minimum: 12.0, maximum: 22.0)
  /// How high a title with a second line is, over its size, where items follow each other aslant.
  private static let linesHeight = 3.4

  /// The planet and the circle on which items ride.
  private(set) var background = SceneFragment()
  /// What is seen: nothing beyond the control.
  private(set) var bounds = SceneMask.none
  private(set) var indicator = SceneFragment()
  private(set) var indicatorSweep = TurntableArtwork.minimumSweep
  /// What stands there when there is no item.
  private(set) var placeholder = SceneFragment()
  /// Rings around an item.
  private(set) var focus = SceneContent.none
  private(set) var chosen = SceneContent.none
  /// Where a picture will be that is still asked for, and what stands for one that is not to be had.
  private(set) var awaited = SceneContent.none
  private(set) var missing = SceneContent.none
  private(set) var missingSign = SceneContent.none
  /// Where an item's words stand, from its middle.
  private(set) var titleBox = Rect2D(0, 0, 0, 0)

  private var pictureBox = Rect2D(0, 0, 0, 0)
  private var detailBox = Rect2D(0, 0, 0, 0)
  private var alignment = TextContent.Alignment.start
  private var titleStyle = TextStyle(size: TurntableArtwork.titleSizes.minimum)
  private var titleSize: Double { titleStyle.size }
  private var environment = ControlEnvironment()
  /// A disc in each colour of the palette.
  private var discs: [SceneContent] = []

  init() {}

  init(of turntable: Turntable) {
    let ring = turntable.ring
    let half = ring.avatar / 2
    environment = turntable.environment
    pictureBox = Rect2D(-half, -half, ring.avatar, ring.avatar)
    let usual = Swift.min(
      Swift.max(ring.avatar * 0.47, Self.titleSizes.minimum),
      Self.titleSizes.maximum
    )
    // Two lines of an item have to fit between its neighbours'.
    let room = 2 * ring.radius * Circular.sine(ring.itemAngle / 2) / Self.linesHeight
    titleStyle = turntable.environment.scaled(TextStyle(size: usual), upTo: room)
    bounds = .clip(.rectangle(Rect2D(origin: .zero, size: turntable.size)))
    background = Self.background(ring)
    placeWords(of: turntable)
    func around(_ role: ColorRole, _ width: Double, _ gap: Double) -> SceneContent {
      let stroke = Stroke(paint: .role(role), width: width)
      return .shape(.circle(center: .zero, radius: half + gap), fill: nil, stroke: stroke)
    }
    focus = around(.focus, 2, 7)
    chosen = around(.accent, 3, 3)
    placeholder = Self.placeholder(of: ring)
    awaited = disc(.role(.surface))
    missing = disc(.role(.surfaceAlternate))
    missingSign = initials("?", .inkSecondary)
    discs = (0..<ColorRole.paletteCount).map { disc(.role(.palette($0))) }
    setCount(turntable.list.count, on: ring)
  }

  /// Makes the indicator of a list of so many items.
  mutating func setCount(_ count: Int, on ring: TurntableRing) {
    let visible = Double.pi / ring.itemAngle
    let share = Swift.min(1, visible / Double(Swift.max(1, count)))
    indicatorSweep = Swift.max(Self.minimumSweep, Self.indicatorTrack * share)
    indicator = Self.indicator(ring, sweep: indicatorSweep)
  }

  private mutating func placeWords(of turntable: Turntable) {
    let ring = turntable.ring
    let half = ring.avatar / 2
    let line = titleSize * 1.4
    guard ring.isVertical else {
      // Under the picture, or over it where the arc bulges upward.
      // What has grown fills its room, and must not reach into its neighbours'.
      let share = titleStyle.growth > 1 ? 0.92 : 1.1
      let width = Swift.max(40, 2 * ring.radius * Circular.sine(ring.itemAngle / 2) * share)
      let isOver = turntable.options.edge == .bottom
      let top = isOver ? -half - 4 - line : half + 4
      titleBox = Rect2D(-width / 2, top, width, line)
      detailBox = Rect2D(-width / 2, isOver ? top - line : top + line * 0.9, width, line)
      alignment = .center
      return
    }
    let isRight = ring.order > 0
    let room = turntable.size.width - ring.radius - half - 2 * Self.gap
    let width = Swift.max(40, room)
    let left = isRight ? half + Self.gap : -half - Self.gap - width
    titleBox = Rect2D(left, -line / 2, width, line)
    detailBox = Rect2D(left, titleSize * 0.65 - line / 2, width, line)
    alignment = isRight == turntable.environment.isRightToLeft ? .end : .start
  }

  private static func background(_ ring: TurntableRing) -> SceneFragment {
    SceneFragment {
      guard ring.planetRadius > 0 else { return }
      let radius = ring.planetRadius
      let below = Point2D(ring.center.x, ring.center.y + radius * 0.03)
      $0.addCircle(
        ID.shadow,
        .background,
        at: below,
        radius: radius * 1.08,
        fill: .shadow(
          center: below,
          from: radius * 0.9,
          to: radius * 1.08,
          opacities: (0.22, 0.09, 0)
        )
      )
      $0.addCircle(
        ID.planet,
        .hub,
        at: ring.center,
        radius: radius,
        fill: .lit(.hubLight, .hubShade, center: ring.center, radius: radius),
        stroke: Stroke(paint: .role(.hairline), width: 1)
      )
      $0.addCircle(
        ID.orbit,
        .rim,
        at: ring.center,
        radius: ring.radius,
        stroke: Stroke(paint: .role(.hairline, opacity: 0.7), width: 1)
      )
    }
  }

  private static func indicator(_ ring: TurntableRing, sweep: Double) -> SceneFragment {
    var path = VectorPath()
    let radius = Swift.max(1, ring.planetRadius - 7)
    path.move(to: ring.center.moved(by: radius, towards: -sweep / 2))
    path.addArc(center: ring.center, radius: radius, startAngle: -sweep / 2, sweep: sweep)
    let stroke = Stroke(paint: .role(.accent, opacity: 0.8), width: 4)
    return SceneFragment { $0.addShape(ID.bar, .pointer, path, stroke: stroke) }
  }

  private static func placeholder(of ring: TurntableRing) -> SceneFragment {
    SceneFragment {
      $0.addCircle(
        ID.words,
        .tile,
        at: ring.point(itemOffset: 0),
        radius: ring.avatar / 2,
        fill: .role(.surface),
        stroke: Stroke(paint: .role(.hairline), width: 1.5)
      )
    }
  }
}

// What cells draw.
extension TurntableArtwork {
  /// Makes what a cell draws of an item; what is the same as before is not made again.
  ///
  /// - Parameters:
  ///   - parts: what the cell drew of the item before.
  ///   - item: what the item shows.
  ///   - id: its number, which chooses a colour.
  func rebuild(_ parts: inout TurntableCellArtwork, for item: TurntableItem, id: Int) {
    let before = parts.item
    parts.item = item
    let isTextSame = before.map { item.hasSameTexts(as: $0) } ?? false
    if item.image.utf8.isEmpty {
      let hadDisc = before?.image.utf8.isEmpty ?? false
      if let tint = item.tint {
        if !hadDisc || before?.tint != tint { parts.picture = disc(.solid(tint)) }
      } else {
        parts.picture = discs[id % discs.count]
      }
      if !isTextSame || !hadDisc {
        parts.initials = initials(Self.initials(of: item.title), .ink)
      }
    } else {
      parts.initials = .none
      let radius = pictureBox.size.width / 2
      parts.picture = .image(
        ImageContent(source: item.image, rect: pictureBox, cornerRadius: radius)
      )
    }
    guard !isTextSame else { return }
    let hasDetail = !item.detail.utf8.isEmpty
    var box = titleBox
    if hasDetail, alignment != .center { box.origin.y -= titleSize * 0.6 }
    parts.title = words(item.title, titleSize, .semibold, .ink, box)
    let detailSize = Swift.max(Self.titleSizes.minimum * titleStyle.growth, titleSize * 0.85)
    parts.detail =
      hasDetail ? words(item.detail, detailSize, .regular, .inkSecondary, detailBox) : .none
  }

  private func disc(_ paint: Paint) -> SceneContent {
    let circle = VectorPath.circle(center: .zero, radius: pictureBox.size.width / 2)
    return .shape(
      circle,
      fill: paint,
      stroke: Stroke(paint: .role(.hairline, opacity: 0.6), width: 1)
    )
  }

  private func initials(_ letters: String, _ role: ColorRole) -> SceneContent {
    let width = pictureBox.size.width
    let style = TextStyle(size: width * 0.4, weight: .semibold)
    return .text(
      TextContent(
        letters,
        style: environment.scaled(style, upTo: width * 0.6),
        paint: .role(role),
        box: pictureBox.inset(by: width * 0.08),
        minimumScale: 0.5
      )
    )
  }

  private func words(
    _ text: String,
    _ size: Double,
    _ weight: TextStyle.Weight,
    _ role: ColorRole,
    _ box: Rect2D
  ) -> SceneContent {
    var style = titleStyle
    style.size = size
    style.weight = weight
    return .text(
      TextContent(
        text,
        style: style,
        paint: .role(role),
        box: box,
        alignment: alignment
      )
    )
  }

  /// The first letter, and the first after the last space; a number as it is.
  static func initials(of title: String) -> String {
    var letters: [UInt8] = []
    title.withBytes { bytes in
      guard let first = bytes.first else { return }
      if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
        if bytes.count <= 3 { letters.append(contentsOf: bytes) }
        return
      }
      var last = 0
      for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: " ") {
        last = index + 1
      }
      letters.append(contentsOf: Self.scalar(of: bytes, at: 0))
      if last > 0 { letters.append(contentsOf: Self.scalar(of: bytes, at: last)) }
    }
    return String(validating: letters, as: UTF8.self) ?? ""
  }

  /// The bytes of one character.
  private static func scalar(
    of bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return bytes[start..<end]
  }
}
