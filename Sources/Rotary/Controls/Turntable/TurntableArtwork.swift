/// The drawn content of a turntable that is the same in each frame.
struct TurntableArtwork: Equatable, Sendable {
  /// The length of the arc along which the indicator moves, in radians.
  static let indicatorTrack = Circular.radians(degrees: 100)
  /// The least length of the indicator, in radians.
  private static let minimumSweep = Circular.radians(degrees: 8)
  /// The gap between a picture and its words, in points: beside it, and on a full circle.
  private static let gap = 10.0
  private static let gapAround = 9.0
  /// The corner radius of a card, as a share of its width.
  private static let cardCorner = 0.06
  /// The least radius of a planet with an indicator on its rim, in points.
  static let leastIndicatorRadius = 20.0
  /// The height of a title with a second line, as a multiple of the font size, for items that follow each other at an
  /// angle.
  private static let linesHeight = 3.4

  /// The planet and the circle of the items.
  private(set) var background = SceneFragment()
  /// The clip at the control's bounds.
  private(set) var bounds = SceneMask.none
  private(set) var indicator = SceneFragment()
  private(set) var indicatorSweep = TurntableArtwork.minimumSweep
  /// The content of an empty list.
  private(set) var placeholder = SceneFragment()
  /// The rings around an item.
  private(set) var focus = SceneContent.none
  private(set) var chosen = SceneContent.none
  /// The highlights of an item under a mouse, and of a pressed item.
  private(set) var hover = SceneContent.none
  private(set) var press = SceneContent.none
  /// An item whose content is still loading, and one whose content is not available.
  private(set) var awaited = TurntableCellArtwork()
  private(set) var missing = TurntableCellArtwork()
  /// The positions of an item's parts.
  private(set) var format = TurntableCellFormat()
  /// The format of the selected item in the middle of a full circle, and the middle of its picture.
  private(set) var largeFormat = TurntableCellFormat()
  private(set) var largeMiddle = Point2D.zero
  /// The least distance from the middle of an item's picture to its words.
  private(set) var wordsGap = 0.0

  init() {}

  init(of turntable: borrowing Turntable) {
    let (ring, environment) = (turntable.ring, turntable.environment)
    let half = ring.avatar / 2
    // The two lines of an item must fit between those of its neighbours.
    let room = 2 * ring.radius * Circular.sine(ring.itemAngle / 2) / Self.linesHeight
    let usual = ring.avatar * (ring.hasCards ? 0.1 : 0.47)
    format = TurntableCellFormat(
      half: half,
      corner: ring.hasCards ? ring.avatar * Self.cardCorner : half,
      titleSize: usual,
      upTo: ring.hasCards ? usual : room,
      environment
    )
    wordsGap = half + Self.gapAround
    bounds = .clip(.rectangle(Rect2D(origin: .zero, size: turntable.size)))
    background = Self.background(ring)
    placeWords(of: turntable)
    if ring.isFull { placeLarge(in: ring, environment) }
    focus = .focusRing(format.outline(outset: 7))
    chosen = .line(format.outline(outset: 3), .role(.accent), width: 3)
    let whole = format.outline()
    hover = .area(whole, .role(.ink, opacity: 0.12))
    press = .area(whole, .role(.ink, opacity: 0.3))
    placeholder = placeholder(of: turntable)
    awaited.picture = format.disc(.role(.surface))
    missing.picture = format.disc(.role(.surfaceAlternate))
    missing.initials = format.initials("?", .inkSecondary)
    format.discs = (0..<ColorRole.paletteCount).map { format.disc(.role(.palette($0))) }
    setCount(turntable.list.count, on: ring)
  }

  /// Updates the indicator for a list of `count` items.
  mutating func setCount(_ count: Int, on ring: TurntableRing) {
    let visible = Double.pi / ring.itemAngle
    let share = Swift.min(1, visible / Double(Swift.max(1, count)))
    indicatorSweep = Swift.max(Self.minimumSweep, Self.indicatorTrack * share)
    indicator = Self.indicator(ring, sweep: indicatorSweep)
  }

  private mutating func placeWords(of turntable: Turntable) {
    let ring = turntable.ring
    let half = ring.avatar / 2
    let (titleSize, line) = (format.titleSize, format.line)
    format.raisesTitle = ring.isFull || ring.isVertical
    if ring.isFull {
      // The space beside the circle is widest; the boxes move around their items with the words.
      let width = Swift.max(40, turntable.size.width / 2 - ring.radius - wordsGap)
      let tops = (-line / 2, titleSize * 0.6 - line / 2)
      format.placeWords(left: -width / 2, width: width, tops: tops)
    } else if ring.isVertical {
      let isRight = ring.order > 0
      let width = Swift.max(40, turntable.size.width - ring.radius - half - 2 * Self.gap)
      let left = isRight ? half + Self.gap : -half - Self.gap - width
      let tops = (-line / 2, titleSize * 0.65 - line / 2)
      format.placeWords(left: left, width: width, tops: tops)
      format.alignment = isRight == turntable.environment.isRightToLeft ? .end : .start
    } else {
      // Under the picture, or above it if the arc bulges upward.
      // Enlarged text fills its space, and must not overlap that of the neighbours.
      let share = format.titleStyle.growth > 1 ? 0.92 : 1.1
      let between = 2 * ring.radius * Circular.sine(ring.itemAngle / 2) * share
      let width = Swift.max(40, ring.hasCards ? ring.avatar * 1.2 : between)
      let isOver = !ring.hasCards && turntable.options.edge == .bottom
      let gap = ring.hasCards ? Self.gap : 4
      let top = isOver ? -half - gap - line : half + gap
      let tops = (top, isOver ? top - line : top + line * 0.9)
      format.placeWords(left: -width / 2, width: width, tops: tops)
    }
  }

  /// Places the selected item inside a full circle.
  private mutating func placeLarge(in ring: TurntableRing, _ environment: ControlEnvironment) {
    let room = Swift.max(0, ring.radius - wordsGap)
    let half = room * 0.42
    largeFormat = TurntableCellFormat(
      half: half,
      titleSize: room * 0.18,
      in: 12...28,
      upTo: room * 0.3,
      environment
    )
    largeMiddle = Point2D(ring.center.x, ring.center.y - room * 0.2)
    let line = largeFormat.line
    let top = half + room * 0.06
    largeFormat.titleBox = Rect2D(-room * 0.8, top, room * 1.6, line)
    largeFormat.detailBox = Rect2D(-room * 0.65, top + line * 0.85, room * 1.3, line)
  }

  private static func background(_ ring: TurntableRing) -> SceneFragment {
    SceneFragment {
      guard ring.planetRadius > 0 else { return }
      $0.addRaisedDisc(
        (shadow: TurntableNode.shadow.id, face: TurntableNode.planet.id),
        .hub,
        at: ring.center,
        radius: ring.planetRadius,
        DiscShadow(drop: 0.03, inner: 0.9, outer: 1.08, opacities: (0.22, 0.09, 0)),
        (.hubLight, .hubShade),
        stroke: Stroke(paint: .role(.hairline), width: 1)
      )
      $0.addCircle(
        TurntableNode.orbit.id,
        .rim,
        at: ring.center,
        radius: ring.radius,
        stroke: Stroke(paint: .role(.hairline, opacity: 0.7), width: 1)
      )
    }
  }

  private static func indicator(_ ring: TurntableRing, sweep: Double) -> SceneFragment {
    let radius = Swift.max(0, ring.planetRadius - 7)
    let path = VectorPath.arc(
      center: ring.center,
      radius: radius,
      startAngle: -sweep / 2,
      sweep: sweep
    )
    let stroke = Stroke(paint: .role(.accent, opacity: 0.8), width: 4)
    return SceneFragment { $0.addShape(TurntableNode.bar.id, .pointer, path, stroke: stroke) }
  }

  /// Returns an empty place with the style's text: beside it, or in the middle of a full circle.
  private func placeholder(of turntable: Turntable) -> SceneFragment {
    let ring = turntable.ring
    let middle = ring.hasCards ? ring.center : ring.point(itemOffset: 0)
    let width = Swift.max(40, 2 * (ring.radius - wordsGap) * 0.8)
    var box = format.titleBox
    if ring.isFull { (box.origin.x, box.size.width) = (-width / 2, width) }
    box.origin = box.origin + ((ring.isFull ? ring.center : middle) - .zero)
    let text = turntable.style.emptyText
    let words = format.words(text, format.titleSize, .regular, .inkSecondary, box)
    return SceneFragment {
      $0.addShape(
        TurntableNode.place.id,
        .tile,
        format.outline(),
        fill: .role(.surface),
        stroke: Stroke(paint: .role(.hairline), width: 1.5),
        place: .translation(middle.x, middle.y)
      )
      if !text.utf8.isEmpty { $0.add(SceneNode(TurntableNode.words.id, .title, content: words)) }
    }
  }
}

/// The positions of an item's parts, relative to the middle of its picture.
struct TurntableCellFormat: Equatable, Sendable {
  /// The range of a title's font size, in points; the minimum applies to a second line too.
  private static let titleSizes = 12.0...22.0

  let pictureBox: Rect2D
  /// The corner radius of a picture, in points; half of its width for a disc.
  private let corner: Double
  let titleStyle: TextStyle
  var titleBox = Rect2D(0, 0, 0, 0)
  var detailBox = Rect2D(0, 0, 0, 0)
  var alignment = TextContent.Alignment.center
  /// Whether a title moves up to make room for a second line.
  var raisesTitle = false
  /// A disc in each colour of the palette, built in advance; empty for none.
  var discs: [SceneContent] = []
  /// The user's system settings, for the text size.
  private let environment: ControlEnvironment

  /// Creates the positions of a picture; words need theirs.
  ///
  /// - Parameters:
  ///   - half: Half of the picture's width, in points.
  ///   - corner: The corner radius of the picture, in points; by default it is a disc.
  ///   - titleSize: The usual font size of a title, in points.
  ///   - sizes: The range of that size. Default 12 to 22 points.
  ///   - room: The largest size that fits, in points.
  ///   - environment: The user's system settings.
  init(
    half: Double = 0,
    corner: Double? = nil,
    titleSize: Double = 0,
    in sizes: ClosedRange<Double> = titleSizes,
    upTo room: Double = 0,
    _ environment: ControlEnvironment = ControlEnvironment()
  ) {
    pictureBox = Rect2D(-half, -half, 2 * half, 2 * half)
    self.corner = corner ?? half
    let style = TextStyle(size: titleSize.clamped(to: sizes))
    titleStyle = environment.scaled(style, upTo: room)
    self.environment = environment
  }

  var titleSize: Double { titleStyle.size }
  /// The height of a line, in points.
  var line: Double { titleSize * 1.4 }

  /// Places the words, in lines of equal width.
  mutating func placeWords(left: Double, width: Double, tops: (title: Double, detail: Double)) {
    titleBox = Rect2D(left, tops.title, width, line)
    detailBox = Rect2D(left, tops.detail, width, line)
  }
}

/// The drawn content of an item, built once for each.
struct TurntableCellArtwork: Equatable, Sendable {
  /// The item's ID, if the content is not a cell's.
  var id: Int?
  var picture = SceneContent.none
  var initials = SceneContent.none
  var title = SceneContent.none
  var detail = SceneContent.none
  /// The item whose content this is; nil for none.
  fileprivate(set) var item: TurntableItem?
  /// Half of the approximate size of the item's words.
  var wordsReach = Vector2D(0, 0)
}

// The content of items.
extension TurntableCellFormat {
  /// Updates the drawn content of an item; unchanged parts are kept.
  ///
  /// - Parameters:
  ///   - parts: The content that the cell has shown for the item so far.
  ///   - item: The item.
  ///   - id: The item's ID, which determines its colour.
  func rebuild(_ parts: inout TurntableCellArtwork, for item: TurntableItem, id: Int) {
    let before = parts.item
    parts.item = item
    let isTextSame = before.map { item.hasSameTexts(as: $0) } ?? false
    if item.image.utf8.isEmpty {
      let hadDisc = before?.image.utf8.isEmpty ?? false
      if let tint = item.tint {
        if !hadDisc || before?.tint != tint { parts.picture = disc(.solid(tint)) }
      } else {
        let color = id % ColorRole.paletteCount
        let isMade = discs.indices.contains(color)
        parts.picture = isMade ? discs[color] : disc(.role(.palette(color)))
      }
      if !isTextSame || !hadDisc {
        parts.initials = initials(item.title.initials, .ink)
      }
    } else {
      parts.initials = .none
      parts.picture = .image(
        ImageContent(source: item.image, rect: pictureBox, cornerRadius: corner)
      )
    }
    guard !isTextSame else { return }
    let hasDetail = !item.detail.utf8.isEmpty
    var box = titleBox
    if hasDetail, raisesTitle { box.origin.y -= titleSize * 0.6 }
    parts.title = words(item.title, titleSize, .semibold, .ink, box)
    let least = Self.titleSizes.lowerBound * titleStyle.growth
    let detailSize = Swift.max(least, titleSize * 0.85)
    parts.detail =
      hasDetail ? words(item.detail, detailSize, .regular, .inkSecondary, detailBox) : .none
    let count = Swift.max(item.title.characterCount, item.detail.characterCount)
    let width = Double(count) * titleSize * TextFit.letterWidth
    parts.wordsReach = Vector2D(
      Swift.min(titleBox.size.width, width) / 2,
      titleSize * (hasDetail ? 1.25 : 0.65)
    )
  }

  func disc(_ paint: Paint) -> SceneContent {
    let stroke = Stroke(paint: .role(.hairline, opacity: 0.6), width: 1)
    return .shape(outline(), fill: paint, stroke: stroke)
  }

  /// Returns the outline of a picture, or one at a distance around it.
  func outline(outset: Double = 0) -> VectorPath {
    let half = pictureBox.size.width / 2
    guard corner < half else { return .circle(center: .zero, radius: half + outset) }
    return .rectangle(pictureBox.inset(by: -outset), cornerRadius: corner + outset)
  }

  func initials(_ letters: String, _ role: ColorRole) -> SceneContent {
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

  func words(
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
      TextContent(text, style: style, paint: .role(role), box: box, alignment: alignment)
    )
  }
}
