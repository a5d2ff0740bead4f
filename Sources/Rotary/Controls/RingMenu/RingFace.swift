/// One ring of a menu as it is drawn at one instant.
struct RingFace {
  let ring: Ring
  let menu: RingMenu
  /// Whether it is the ring that can be chosen from.
  let isCurrent: Bool
  /// What a point of the style measures.
  let scale: Double

  init(_ ring: Ring, of menu: RingMenu, isCurrent: Bool) {
    self.ring = ring
    self.menu = menu
    self.isCurrent = isCurrent
    scale = ring.layout.scale
  }

  var style: RingStyle { menu.style }

  /// A part's value now.
  func value(_ kind: RingPart.Kind, _ index: Int = 0) -> Double {
    ring.value(kind, index, at: menu.now)
  }

  /// The wedge that is lit.
  var litSlot: Int? {
    guard isCurrent, case .slot(let slot) = menu.target else { return nil }
    return slot
  }

  /// The names of the ring's nodes: a thousand for each ring.
  enum Part: UInt32 {
    case root, shadow, ground, shortMarks, longMarks, lit, label, focus
    case info, infoSign
    case rings = 100
    case dividers = 200
    case items = 300
  }

  func id(_ part: Part, _ index: Int = 0) -> NodeID {
    NodeID(1_000 * (ring.number + 1) + part.rawValue + UInt32(index))
  }

  /// A circle about the middle.
  func circle(_ radius: Double) -> VectorPath { .circle(center: .zero, radius: radius * scale) }

  func line(_ width: Double, run: Stroke.Run = .whole, cap: Stroke.Cap = .butt) -> Stroke {
    Stroke(paint: .solid(style.line), width: width * scale, cap: cap, run: run)
  }

  /// Draws the ring, unless nothing of it is to be seen.
  func draw(into scene: inout Scene) {
    let presence = value(.presence) * ring.timeline.opacity(at: menu.now)
    guard presence > 0 else { return }
    let center = ring.layout.center
    scene.add(
      SceneNode(
        id(.root),
        .disc,
        transform: .translation(center.x, center.y),
        opacity: menu.options.isEnabled ? presence : presence * 0.4
      )
    ) {
      drawGround(into: &$0)
      drawRings(into: &$0)
      drawScale(into: &$0)
      drawDividers(into: &$0)
      drawLit(into: &$0)
      drawItems(into: &$0)
      drawMiddle(into: &$0)
      drawInfo(into: &$0)
    }
  }

  /// How far the shadow reaches, measured by the outer ring.
  private static let shadowReach = 1.15

  private func drawGround(into scene: inout Scene) {
    let shadow = value(.shadow)
    let rim = value(.rim)
    if shadow > 0 {
      let paint = Paint.radial(
        center: .zero,
        innerRadius: rim * scale,
        outerRadius: rim * Self.shadowReach * scale,
        stops: [GradientStop(0, .role(.shadow)), GradientStop(1, .role(.shadow, opacity: 0))]
      )
      let content = SceneContent.shape(circle(rim * Self.shadowReach), fill: paint, stroke: nil)
      scene.add(SceneNode(id(.shadow), opacity: shadow, content: content))
    }
    scene.addShape(
      id(.ground),
      .background,
      circle(rim),
      fill: .solid(style.ground),
      stroke: line(style.rimWidth)
    )
  }

  private func drawRings(into scene: inout Scene) {
    for index in style.ringRadii.indices {
      let opacity = value(.ringOpacity, index)
      guard opacity > 0 else { continue }
      let content = SceneContent.shape(
        circle(value(.ring, index)),
        fill: nil,
        stroke: line(style.ringWidth)
      )
      scene.add(SceneNode(id(.rings, index), .rim, opacity: opacity, content: content))
    }
  }

  /// How thin a mark of the degree scale is, in points.
  private static let markWidth = 0.75

  /// A short mark each 2° and a long one each 10°, as dashes of two circles.
  private func drawScale(into scene: inout Scene) {
    guard let radius = style.scaleRadius else { return }
    func add(_ part: Part, _ length: Double, degrees: Double) {
      guard length > 0 else { return }
      let step = Circular.radians(degrees: degrees) * radius * scale
      let mark = Swift.min(Self.markWidth * scale, step)
      let run = Stroke.Run.dashes(mark: mark, gap: step - mark, phase: mark / 2)
      scene.addShape(id(part), .group, circle(radius), stroke: line(length, run: run))
    }
    add(.shortMarks, value(.shortMarks), degrees: 2)
    add(.longMarks, value(.longMarks), degrees: 10)
  }

  /// The lines between the wedges, each as long as it is drawn.
  private func drawDividers(into scene: inout Scene) {
    let layout = ring.layout
    guard layout.slotCount > 1 else { return }
    let isWhole = layout.sweep >= Circular.turn
    for side in 0..<(isWhole ? layout.slotCount : layout.slotCount + 1) {
      let share = value(.divider, side % layout.slotCount)
      guard share > 0 else { continue }
      let angle = layout.sideAngle(of: side)
      let reach = style.innerRadius + (style.outerRadius - style.innerRadius) * share
      var path = VectorPath()
      path.move(to: Point.zero.moved(by: style.innerRadius * scale, towards: angle))
      path.addLine(to: Point.zero.moved(by: reach * scale, towards: angle))
      scene.addShape(id(.dividers, side), .group, path, stroke: line(style.ringWidth))
    }
  }

  private func drawLit(into scene: inout Scene) {
    guard let litSlot else { return }
    let outline = ring.layout.outline(of: litSlot)
    scene.addShape(id(.lit), .selectedSector, outline, fill: .solid(style.highlight))
  }
}
