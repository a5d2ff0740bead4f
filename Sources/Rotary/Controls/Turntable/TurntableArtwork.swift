/// The nodes of a turntable.
enum TurntableNode: UInt32, NodeNames {
  case root = 1
  case background, shadow, planet, orbit, items, indicator, bar, empty, place
  case chosen = 14
  case focus, touched, large, largeInitials, largeTitle, largeDetail, words
}

/// The nodes of a turntable's cells.
enum TurntableCellNode: UInt32, NodeNames {
  /// The cell itself, with the picture; its parts have the next numbers.
  case cell = 100
  case initials
  case title = 103
  case detail

  static var stride: UInt32 { 8 }

  /// Returns whether a node is a cell, and not a part of one.
  static func isCell(_ node: NodeID) -> Bool {
    node.rawValue >= cell.rawValue && (node.rawValue - cell.rawValue) % stride == 0
  }
}

/// The drawn content of a turntable that is the same in each frame.
struct TurntableArtwork: Equatable, Sendable {
  /// The length of the arc along which the indicator moves, in radians.
  static let indicatorTrack = Circular.radians(degrees: 100)
  /// The least length of the indicator, in radians.
  private static let minimumSweep = Circular.radians(degrees: 8)
  /// The gap between a picture and its words, in points: beside it, and on a full circle.
  private static let gap = 10.0
  private static let gapAround = 9.0
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
  /// The place of a picture that is still loading, and the sign for one that is not available.
  private(set) var awaited = SceneContent.none
  private(set) var missing = SceneContent.none
  private(set) var missingSign = SceneContent.none
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
    format = TurntableCellFormat(
      half: half,
      titleSize: ring.avatar * 0.47,
      upTo: room,
      environment
    )
    wordsGap = half + Self.gapAround
    bounds = .clip(.rectangle(Rect2D(origin: .zero, size: turntable.size)))
    background = Self.background(ring)
    placeWords(of: turntable)
    if ring.isFull { placeLarge(in: ring, environment) }
    focus = .focusRing(.circle(center: .zero, radius: half + 7))
    chosen = .line(.circle(center: .zero, radius: half + 3), .role(.accent), width: 3)
    let whole = VectorPath.circle(center: .zero, radius: half)
    hover = .area(whole, .role(.ink, opacity: 0.12))
    press = .area(whole, .role(.ink, opacity: 0.3))
    placeholder = placeholder(of: turntable)
    awaited = format.disc(.role(.surface))
    missing = format.disc(.role(.surfaceAlternate))
    missingSign = format.initials("?", .inkSecondary)
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
      let width = Swift.max(40, 2 * ring.radius * Circular.sine(ring.itemAngle / 2) * share)
      let isOver = turntable.options.edge == .bottom
      let top = isOver ? -half - 4 - line : half + 4
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
    var path = VectorPath()
    let radius = Swift.max(0, ring.planetRadius - 7)
    path.move(to: ring.center.moved(by: radius, towards: -sweep / 2))
    path.addArc(center: ring.center, radius: radius, startAngle: -sweep / 2, sweep: sweep)
    let stroke = Stroke(paint: .role(.accent, opacity: 0.8), width: 4)
    return SceneFragment { $0.addShape(TurntableNode.bar.id, .pointer, path, stroke: stroke) }
  }

  /// Returns an empty place with the style's text: beside it, or in the middle of a full circle.
  private func placeholder(of turntable: Turntable) -> SceneFragment {
    let ring = turntable.ring
    let middle = ring.point(itemOffset: 0)
    var box = format.titleBox
    let origin = ring.isFull ? ring.center : middle
    if ring.isFull {
      let width = Swift.max(40, 2 * (ring.radius - wordsGap) * 0.8)
      box = Rect2D(-width / 2, box.origin.y, width, box.size.height)
    }
    box.origin = Point2D(box.origin.x + origin.x, box.origin.y + origin.y)
    let text = turntable.style.emptyText
    let words = format.words(text, format.titleSize, .regular, .inkSecondary, box)
    return SceneFragment {
      $0.addCircle(
        TurntableNode.place.id,
        .tile,
        at: middle,
        radius: ring.avatar / 2,
        fill: .role(.surface),
        stroke: Stroke(paint: .role(.hairline), width: 1.5)
      )
      if !text.utf8.isEmpty { $0.add(SceneNode(TurntableNode.words.id, .title, content: words)) }
    }
  }
}
