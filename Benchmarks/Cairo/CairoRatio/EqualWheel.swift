import BareWheel
import Rotary

/// The scene of the wheel that `BareWheel` draws with direct calls.
struct EqualWheel {
  private static let center = Point2D(400, 300)
  private static let ring = Annulus(center: center, innerRadius: 110, outerRadius: 280)
  private static let step = Circular.turn / 12
  private static let hub = VectorPath.circle(center: center, radius: 100)
  private static let white = Paint.solid(.fixed(RGBA(hex: 0xFFFFFF)))
  /// 14 pt at Pango's 96 dpi.
  private static let style = TextStyle(size: 14 * 96 / 72, weight: .bold)

  /// The colour under the wheel.
  static let ground = Tint.fixed(RGBA(red: 0.95, green: 0.95, blue: 0.97))

  private let labels = (0..<12).map { String(cString: bareWheelLabel($0)) }
  private let disc: SceneFragment

  init() {
    disc = SceneFragment { scene in
      for index in 0..<12 {
        scene.add(
          SceneNode(NodeID(UInt32(100 + index)), .sector, content: Self.sector(index))
        )
      }
    }
  }

  /// Fills a scene like a control does in each frame: the disc turns, and the labels are placed again.
  func draw(rotation: Double, turnsLabels: Bool, into scene: inout ControlScene) {
    scene.clear(size: Size2D(800, 600))
    let turn = Transform3D(.rotation(rotation, about: Self.center))
    scene.add(SceneNode(NodeID(1), .disc, transform: turn, fragment: disc))
    scene.add(
      SceneNode(NodeID(2), .hub, content: .shape(Self.hub, fill: Self.white, stroke: nil))
    )
    for (index, label) in labels.enumerated() {
      let middle = rotation + (Double(index) + 0.5) * Self.step
      let place = Self.center.moved(by: 195, towards: middle)
      let turned = Transform2D.rotation(turnsLabels ? middle + .pi / 2 : 0)
      let text = TextContent(
        label,
        style: Self.style,
        paint: Self.white,
        box: Rect2D(-80, -20, 160, 40)
      )
      scene.add(
        SceneNode(
          NodeID(UInt32(200 + index)),
          .title,
          transform: Transform3D(turned.then(.translation(place.x, place.y))),
          content: .text(text)
        )
      )
    }
  }

  private static func sector(_ index: Int) -> SceneContent {
    let startAngle = Double(index) * step
    let middle = startAngle + step / 2
    let share = Double(index)
    let near = RGBA(red: 0.2 + 0.05 * share, green: 0.5, blue: 0.9 - 0.05 * share)
    let far = RGBA(red: 0.1 + 0.05 * share, green: 0.3, blue: 0.6 - 0.03 * share)
    let gradient = Paint.linear(
      start: center.moved(by: ring.innerRadius, towards: middle),
      end: center.moved(by: ring.outerRadius, towards: middle),
      stops: [GradientStop(0, .fixed(near)), GradientStop(1, .fixed(far))]
    )
    let path = VectorPath.sector(of: ring, startAngle: startAngle, sweep: step)
    return .shape(path, fill: gradient, stroke: nil)
  }
}
