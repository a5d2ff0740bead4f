#if Pictures
import Rotary

/// A little of everything that a scene can hold, as a control would put it.
func showpiece() -> ControlScene {
  var scene = ControlScene(size: Size2D(320, 220))
  let center = Point2D(110, 110)
  addWheel(to: &scene, center: center)
  // Cards around an axis, seen in perspective.
  let eye = Transform3D.translation(-250, -70).then(.perspective(300))
    .then(.translation(250, 70))
  for (index, name) in ["Mars", "Venus", "Pluto"].enumerated() {
    let angle = Double(index - 1) * 0.8
    let place = Transform3D.translation(0, 0, 60)
      .then(.rotation(angle, axisX: 0, axisY: 1, axisZ: 0)).then(.translation(265, 70, -60))
    addCard(to: &scene, id: UInt32(300 + index * 10), name, place.then(eye))
  }
  addFadedList(to: &scene)
  return scene
}

private func addWheel(to scene: inout ControlScene, center: Point2D) {
  let ring = Annulus(center: center, innerRadius: 34, outerRadius: 92)
  let step = Circular.turn / 6
  let rim = Paint.linear(
    start: Point2D(center.x, 10),
    end: Point2D(center.x, 210),
    stops: [GradientStop(0, .role(.rimLight)), GradientStop(1, .role(.rimShade))]
  )
  scene.add(
    SceneNode(
      NodeID(1),
      .rim,
      content: .shape(.circle(center: center, radius: 100), fill: rim, stroke: nil)
    )
  )
  let turn = Transform3D(.rotation(0.2, about: center))
  scene.add(SceneNode(NodeID(2), .disc, transform: turn)) { disc in
    for index in 0..<6 {
      let role: ColorRole =
        index == 4 ? .accent : index.isMultiple(of: 2) ? .surface : .surfaceAlternate
      let path = VectorPath.sector(of: ring, startAngle: Double(index) * step, sweep: step)
      let hairline = Stroke(paint: .role(.hairline), width: 1, cap: .butt)
      disc.add(
        SceneNode(
          NodeID(UInt32(10 + index)),
          .sector,
          content: .shape(path, fill: .role(role), stroke: hairline)
        )
      )
      let middle = (Double(index) + 0.5) * step
      let place = center.moved(by: 64, towards: middle)
      let turned = Transform2D.rotation(middle + .pi / 2).then(.translation(place.x, place.y))
      let text = TextContent(
        ["Home", "Search", "Mail", "Photos", "Music", "Everything"][index],
        style: TextStyle(size: 14, weight: .semibold),
        paint: .role(index == 4 ? .onAccent : .ink),
        box: Rect2D(-28, -12, 56, 24)
      )
      disc.add(
        SceneNode(
          NodeID(UInt32(20 + index)),
          .title,
          transform: Transform3D(turned),
          content: .text(text)
        )
      )
    }
  }
  let hub = Paint.radial(
    center: Point2D(center.x, center.y - 8),
    innerRadius: 0,
    outerRadius: 34,
    stops: [GradientStop(0, .role(.hubLight)), GradientStop(1, .role(.hubShade))]
  )
  scene.add(
    SceneNode(
      NodeID(3),
      .hub,
      content: .shape(.circle(center: center, radius: 26), fill: hub, stroke: nil)
    )
  )
  let pointer = VectorPath([
    .move(Point2D(110, 34)), .line(Point2D(100, 6)), .line(Point2D(120, 6)), .close,
  ])
  scene.add(
    SceneNode(NodeID(4), .pointer, content: .shape(pointer, fill: .role(.pointer), stroke: nil))
  )
}

private func addCard(to scene: inout ControlScene, id: UInt32, _ name: String, _ place: Transform3D)
{
  let card = Rect2D(-28, -40, 56, 80)
  let edge = Stroke(paint: .role(.accent), width: 2)
  scene.add(
    SceneNode(
      NodeID(id),
      transform: place,
      content: .shape(.rectangle(card, cornerRadius: 8), fill: .role(.surface), stroke: edge)
    )
  ) { inner in
    let text = TextContent(
      name,
      style: TextStyle(size: 17),
      paint: .role(.ink),
      box: card.inset(by: 4)
    )
    inner.add(SceneNode(NodeID(id + 1), .title, content: .text(text)))
  }
}

/// Figures that fade out upward and downward, as a number spinner shows them.
private func addFadedList(to scene: inout ControlScene) {
  let window = Rect2D(220, 130, 90, 84)
  let clear = Tint.fixed(RGBA(hex: 0, opacity: 0))
  let opaque = Tint.fixed(RGBA(hex: 0))
  let fade = Paint.linear(
    start: Point2D(0, window.minY),
    end: Point2D(0, window.maxY),
    stops: [
      GradientStop(0, clear), GradientStop(0.4, opaque), GradientStop(0.6, opaque),
      GradientStop(1, clear),
    ]
  )
  scene.add(SceneNode(NodeID(400), mask: .fade(.rectangle(window), fade))) { list in
    for index in 0..<4 {
      let style = TextStyle(face: .monospaced, size: 22, hasTabularFigures: true)
      let row = Rect2D(window.minX, window.minY - 14 + Double(index) * 28, 90, 28)
      let text = TextContent("\(1997 + index)", style: style, paint: .role(.ink), box: row)
      list.add(SceneNode(NodeID(UInt32(401 + index)), content: .text(text)))
    }
  }
}
#endif
