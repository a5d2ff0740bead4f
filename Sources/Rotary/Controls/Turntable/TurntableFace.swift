/// What a turntable is drawn with that is the same from frame to frame.
struct TurntableFace: Equatable, Sendable {
  /// The names of its nodes.
  enum ID {
    static let root = NodeID(1)
    static let ground = NodeID(2)
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
  private static let leastSweep = Circular.radians(degrees: 8)
  /// Between a picture and its words, in points.
  private static let gap = 10.0

  /// The planet and the circle on which items ride.
  private(set) var ground = SceneFragment()
  /// What is seen: nothing beyond the control.
  private(set) var bounds = SceneMask.none
  private(set) var indicator = SceneFragment()
  private(set) var indicatorSweep = TurntableFace.leastSweep
  /// What stands there when there is no item.
  private(set) var placeholder = SceneFragment()
  /// Rings around an item.
  private(set) var focus = SceneContent.none
  private(set) var chosen = SceneContent.none
  /// Where an item's words stand, from its middle.
  private(set) var titleBox = Rect(0, 0, 0, 0)

  private(set) var pictureBox = Rect(0, 0, 0, 0)
  private(set) var detailBox = Rect(0, 0, 0, 0)
  private(set) var alignment = TextContent.Alignment.start
  private(set) var titleSize = 14.0

  init() {}

  init(of turntable: Turntable) {
    let ring = turntable.ring
    let half = ring.avatar / 2
    pictureBox = Rect(-half, -half, ring.avatar, ring.avatar)
    titleSize = Swift.min(Swift.max(ring.avatar * 0.47, 12), 22)
    bounds = .clip(.rectangle(Rect(origin: .zero, size: turntable.size)))
    ground = Self.ground(ring)
    placeWords(of: turntable)
    func around(_ role: ColorRole, _ width: Double, _ gap: Double) -> SceneContent {
      let stroke = Stroke(paint: .role(role), width: width)
      return .shape(.circle(center: .zero, radius: half + gap), fill: nil, stroke: stroke)
    }
    focus = around(.focus, 2, 7)
    chosen = around(.accent, 3, 3)
    let count = Double(Swift.max(1, turntable.list.count))
    let visible = Double.pi / ring.itemAngle
    indicatorSweep = Swift.max(Self.leastSweep, Self.indicatorTrack * Swift.min(1, visible / count))
    indicator = Self.indicator(ring, sweep: indicatorSweep)
    placeholder = Self.placeholder(of: turntable)
  }

  private mutating func placeWords(of turntable: Turntable) {
    let ring = turntable.ring
    let half = ring.avatar / 2
    let line = titleSize * 1.4
    guard ring.isVertical else {
      // Under the picture, or over it where the arc bulges upward.
      let width = Swift.max(40, 2 * ring.radius * Circular.sine(ring.itemAngle / 2) * 1.1)
      let isOver = turntable.options.edge == .bottom
      let top = isOver ? -half - 4 - line : half + 4
      titleBox = Rect(-width / 2, top, width, line)
      detailBox = Rect(-width / 2, isOver ? top - line : top + line * 0.9, width, line)
      alignment = .center
      return
    }
    let isRight = ring.order > 0
    let room = turntable.size.width - ring.radius - half - 2 * Self.gap
    let width = Swift.max(40, room)
    let left = isRight ? half + Self.gap : -half - Self.gap - width
    titleBox = Rect(left, -line / 2, width, line)
    detailBox = Rect(left, titleSize * 0.65 - line / 2, width, line)
    alignment = isRight == turntable.environment.isRightToLeft ? .end : .start
  }

  private static func ground(_ ring: TurntableRing) -> SceneFragment {
    SceneFragment {
      guard ring.planetRadius > 0 else { return }
      let radius = ring.planetRadius
      let below = Point(ring.center.x, ring.center.y + radius * 0.03)
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

  private static func placeholder(of turntable: Turntable) -> SceneFragment {
    let middle = turntable.ring.center.moved(
      by: turntable.ring.radius,
      towards: turntable.ring.middleAngle
    )
    let half = turntable.ring.avatar / 2
    return SceneFragment {
      $0.addCircle(
        ID.words,
        .tile,
        at: middle,
        radius: half,
        fill: .role(.surface),
        stroke: Stroke(paint: .role(.hairline), width: 1.5)
      )
    }
  }
}
