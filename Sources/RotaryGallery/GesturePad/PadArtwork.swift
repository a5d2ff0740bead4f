import Rotary

/// The parts of a pad's scene that are the same in each frame.
struct PadArtwork: Equatable, Sendable {
  /// The field, with the track of the ring.
  private(set) var background = SceneFragment()
  /// The knob of the ring, at the top.
  private(set) var knob = SceneFragment()
  /// The card, centred at the origin.
  private(set) var card = SceneFragment()
  /// A finger, centred at the origin.
  private(set) var finger = SceneContent.none
  /// The ring that shrinks around a resting finger, centred at the origin.
  private(set) var wait = SceneFragment()
  /// The marks, centred at the origin.
  private(set) var single = SceneFragment()
  private(set) var double = SceneFragment()
  private(set) var held = SceneFragment()
  /// An arrow to the right, centred at the origin.
  private(set) var arrow = SceneFragment()
  /// The focus ring of a line, at the origin.
  private(set) var focus = SceneFragment()
  /// The lines of the list.
  private(set) var lines: [SceneFragment] = []
  private var shown: [PadLine] = []

  init() {}

  init(of pad: GesturePad) {
    let field = pad.field
    let ring = pad.ring
    let radius = (ring.innerRadius + ring.outerRadius) / 2
    let track = (ring.outerRadius - ring.innerRadius) * 0.3
    let groove = Annulus(
      center: field.center,
      innerRadius: radius - track / 2,
      outerRadius: radius + track / 2
    )
    background = SceneFragment {
      let edge = Stroke(paint: .role(.hairline), width: 1)
      let outline = VectorPath.rectangle(field, cornerRadius: 24)
      $0.draw(20, .background, outline, fill: .role(.surface), stroke: edge)
      $0.draw(21, .rim, .ring(groove), fill: .role(.surfaceAlternate))
    }
    let top = Point2D(field.center.x, field.center.y - radius)
    knob = SceneFragment {
      $0.draw(22, .hub, .circle(center: top, radius: track), fill: .role(.accent))
      $0.draw(23, .icon, .circle(center: top, radius: track * 0.35), fill: .role(.onAccent))
    }
    card = Self.card(radius: radius)
    finger = .shape(
      .circle(center: .zero, radius: 26),
      fill: .role(.ground, opacity: 0.35),
      stroke: Stroke(paint: .role(.ink), width: 2)
    )
    wait = Self.circle(26, radius: 34, width: 3, opacity: 0.5)
    single = Self.circle(27, radius: 34, width: 3, opacity: 1)
    double = SceneFragment {
      for (id, reach) in [(28, 34.0), (29, 46)] {
        let line = Stroke(paint: .role(.ink), width: 3)
        $0.draw(UInt32(id), .group, .circle(center: .zero, radius: reach), stroke: line)
      }
    }
    held = SceneFragment {
      $0.draw(30, .group, .circle(center: .zero, radius: 40), fill: .role(.ink, opacity: 0.3))
    }
    arrow = Self.arrow(reach: radius * 0.3)
    let line = pad.frame(of: .tap).size
    focus = SceneFragment {
      let rect = Rect2D(1, 1, line.width - 2, line.height - 2)
      let outline = VectorPath.rectangle(rect, cornerRadius: 12)
      $0.draw(32, .focusRing, outline, stroke: Stroke(paint: .role(.focus), width: 2))
    }
    read(pad)
  }

  /// Updates the lines of the recognizers whose reading has changed.
  mutating func read(_ pad: GesturePad) {
    let size = pad.frame(of: .tap).size
    let now = PadGesture.allCases.map { PadLine(of: $0, on: pad, size: size) }
    guard now != shown else { return }
    for (index, line) in now.enumerated() {
      if index == lines.count { lines.append(line.fragment) }
      if index >= shown.count || shown[index] != line { lines[index] = line.fragment }
    }
    shown = now
  }

  private static func card(radius: Double) -> SceneFragment {
    let side = radius * 0.62
    let rect = Rect2D(-side / 2, -side / 2, side, side)
    return SceneFragment {
      let below = Rect2D(-side / 2, -side / 2 + side * 0.05, side, side)
      let shadow = VectorPath.rectangle(below, cornerRadius: side * 0.2)
      $0.draw(40, .background, shadow, fill: .role(.shadow, opacity: 0.18))
      let artwork = VectorPath.rectangle(rect, cornerRadius: side * 0.2)
      $0.draw(41, .disc, artwork, fill: .role(.accent))
      // A mark at the top shows the card's rotation.
      var mark = VectorPath()
      mark.move(to: Point2D(-side * 0.14, -side * 0.14))
      mark.addLine(to: Point2D(0, -side * 0.28))
      mark.addLine(to: Point2D(side * 0.14, -side * 0.14))
      let line = Stroke(paint: .role(.onAccent), width: Swift.max(2, side * 0.045))
      $0.draw(42, .icon, mark, stroke: line)
    }
  }

  private static func arrow(reach: Double) -> SceneFragment {
    SceneFragment {
      var path = VectorPath()
      path.move(to: Point2D(-reach, 0))
      path.addLine(to: Point2D(reach, 0))
      path.move(to: Point2D(reach * 0.5, -reach * 0.5))
      path.addLine(to: Point2D(reach, 0))
      path.addLine(to: Point2D(reach * 0.5, reach * 0.5))
      $0.draw(31, .icon, path, stroke: Stroke(paint: .role(.ink), width: 4))
    }
  }

  private static func circle(
    _ id: UInt32,
    radius: Double,
    width: Double,
    opacity: Double
  ) -> SceneFragment {
    SceneFragment {
      let line = Stroke(paint: .role(.ink, opacity: opacity), width: width)
      $0.draw(id, .group, .circle(center: .zero, radius: radius), stroke: line)
    }
  }
}

extension ControlScene {
  /// Draws a shape.
  mutating func draw(
    _ id: UInt32,
    _ part: ScenePart,
    _ path: VectorPath,
    fill: Paint? = nil,
    stroke: Stroke? = nil
  ) {
    add(SceneNode(NodeID(id), part, content: .shape(path, fill: fill, stroke: stroke)))
  }
}
