import Rotary
import RotaryGestures

extension LayoutBox {
  private enum ID {
    static let ground = UInt32(2)
    static let child = NodeID(3)
    static let picture = NodeID(4)
    static let edge = UInt32(5)
    static let paper = UInt32(6)
    static let handle = UInt32(7)
    static let measures = UInt32(9)
    static let chip = UInt32(11)
    static let arrow = UInt32(12)
    static let legend = UInt32(40)
    static let focus = UInt32(10)
    static let struts = UInt32(20)
    static let activePart = UInt32(30)
  }

  /// The face of the picture.
  private struct Smiling: FaceDataSource {
    var smile: Double { 1 }
  }

  /// Draws the box, the child, the picture, and the struts and springs.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    drawLegend(into: &scene)
    scene.add(SceneNode(NodeID(1), transform: .translation(frame.minX, frame.minY))) {
      let bounds = Rect2D(origin: .zero, size: box)
      let line = Stroke(paint: .role(.inkSecondary), width: 1)
      let outline = VectorPath.rectangle(bounds, cornerRadius: 16)
      $0.draw(ID.ground, .background, outline, fill: .role(.surface), stroke: line)
      drawStruts(into: &$0)
      drawChild(into: &$0)
      drawHandle(into: &$0)
      guard hasFocus else { return }
      let ring = VectorPath.rectangle(bounds.inset(by: -4), cornerRadius: 20)
      $0.draw(ID.focus, .focusRing, ring, stroke: Stroke(paint: .role(.focus), width: 2))
    }
  }

  /// Draws the child, which clips the picture; the picture is drawn at the child's initial size.
  private func drawChild(into scene: inout ControlScene) {
    let child = child
    let inside = Rect2D(origin: .zero, size: child.size)
    let outline = VectorPath.rectangle(inside, cornerRadius: 8)
    let place = Transform3D.translation(child.minX, child.minY)
    scene.add(SceneNode(ID.child, transform: place, mask: .clip(outline))) {
      $0.draw(ID.paper, .disc, outline, fill: .role(.ground))
      let content = mode == .redraw ? child.size : startChild.size
      let map = Transform3D(mode.transform(of: content, in: inside))
      $0.add(SceneNode(ID.picture, transform: map)) {
        let sheet = Rect2D(origin: .zero, size: content)
        $0.draw(
          ID.edge,
          .background,
          .rectangle(sheet),
          fill: .role(.accent, opacity: 0.16)
        )
        FaceView().draw(into: &$0, size: content, of: Smiling())
      }
    }
    let line = Stroke(paint: .role(.accent), width: 2)
    let frame = VectorPath.rectangle(child, cornerRadius: 8)
    scene.draw(ID.edge + 100, .rim, frame, stroke: line)
  }

  /// Draws the six parts: a straight line for a rigid one, a spring for a flexible one.
  private func drawStruts(into scene: inout ControlScene) {
    for part in parts {
      let isFlexible = mask.contains(part.mask)
      let path =
        isFlexible
        ? Self.spring(from: part.start, to: part.end) : Self.strut(part.start, part.end)
      let paint = Paint.role(isFlexible ? .accent : .inkSecondary)
      let line = Stroke(paint: paint, width: 2.5)
      scene.draw(ID.struts + UInt32(part.index), .pointer, path, stroke: line)
      guard hasFocus, part.index == activePart else { continue }
      let ring = VectorPath.rectangle(part.target, cornerRadius: 8)
      let focus = Stroke(paint: .role(.focus), width: 2)
      scene.draw(ID.activePart, .focusRing, ring, stroke: focus)
    }
  }

  /// Returns a line with a crossbar at each end.
  private static func strut(_ start: Point2D, _ end: Point2D) -> VectorPath {
    let side = across(start, end)
    var path = VectorPath()
    for (one, other) in [(start, end), (start - side, start + side), (end - side, end + side)] {
      path.move(to: one)
      path.addLine(to: other)
    }
    return path
  }

  /// Returns a zigzag between two short straight segments.
  private static func spring(from start: Point2D, to end: Point2D) -> VectorPath {
    let side = across(start, end)
    // An even number, so that both ends are on the line; the density is that of a spring.
    let coils = 2 * Int(bounded: Swift.max(4, start.distance(to: end) / 24))
    func place(_ share: Double, _ swing: Double) -> Point2D {
      let way = end - start
      return Point2D(
        start.x + way.x * share + side.x * swing,
        start.y + way.y * share + side.y * swing
      )
    }
    var path = VectorPath()
    path.move(to: start)
    path.addLine(to: place(0.1, 0))
    for coil in 0..<coils {
      let share = 0.1 + 0.8 * (Double(coil) + 0.5) / Double(coils)
      path.addLine(to: place(share, coil % 2 == 0 ? 1 : -1))
    }
    path.addLine(to: place(0.9, 0))
    path.addLine(to: end)
    return path
  }

  /// Returns a vector of five points, perpendicular to the line between two points.
  private static func across(_ start: Point2D, _ end: Point2D) -> Vector2D {
    let isLevel = (end.x - start.x).magnitude >= (end.y - start.y).magnitude
    return isLevel ? Vector2D(0, 5) : Vector2D(5, 0)
  }

  /// Draws the handle at the corner, 44 points wide, and the size, which is larger during a drag.
  private func drawHandle(into scene: inout ControlScene) {
    let corner = Point2D(box.width, box.height)
    let halo = VectorPath.circle(center: corner, radius: Self.handleRadius)
    scene.draw(ID.handle, .hub, halo, fill: .role(.accent, opacity: isDragged ? 0.35 : 0.18))
    let knob = VectorPath.circle(center: corner, radius: Self.handleRadius - 7)
    let line = Stroke(paint: .role(.ground), width: 2)
    scene.draw(ID.handle + 1, .hub, knob, fill: .role(.accent), stroke: line)
    var arrow = VectorPath()
    for side in [-1.0, 1] {
      let tip = corner + Vector2D(6 * side, 6 * side)
      arrow.move(to: tip - Vector2D(6 * side, 0))
      arrow.addLine(to: tip)
      arrow.addLine(to: tip - Vector2D(0, 6 * side))
    }
    arrow.move(to: corner - Vector2D(6, 6))
    arrow.addLine(to: corner + Vector2D(6, 6))
    scene.draw(ID.arrow, .icon, arrow, stroke: Stroke(paint: .role(.onAccent), width: 2))
    drawMeasures(into: &scene)
  }

  private func drawMeasures(into scene: inout ControlScene) {
    let scale = Swift.max(1, environment.textScale)
    let chip = Rect2D(box.width / 2 - 52 * scale, -15 * scale, 104 * scale, 30 * scale)
    let outline = VectorPath.rectangle(chip, cornerRadius: 15 * scale)
    let line = Stroke(paint: .role(isDragged ? .accent : .hairline), width: 1)
    let fill = Paint.role(isDragged ? .accent : .ground)
    scene.draw(ID.chip, .background, outline, fill: fill, stroke: line)
    let style = TextStyle(size: 14, weight: .semibold, hasTabularFigures: true)
    let ink = Paint.role(isDragged ? .onAccent : .ink)
    scene.write(ID.measures, measures, style, ink, chip, .center, environment)
  }

  /// Draws the legend below the box.
  private func drawLegend(into scene: inout ControlScene) {
    let scale = Swift.max(1, environment.textScale)
    let isNarrow = size.width < 520 * scale
    let words =
      isNarrow
      ? ["Strut: fixed", "Spring: flexible"]
      : ["A strut keeps its length", "A spring is flexible; tap to change"]
    let middle = size.height - 20
    for (index, word) in words.enumerated() {
      let start = Point2D(size.width * (index == 0 ? 0.06 : isNarrow ? 0.46 : 0.48), middle)
      let end = Point2D(start.x + 36, middle)
      let isSpring = index == 1
      let path = isSpring ? Self.spring(from: start, to: end) : Self.strut(start, end)
      let line = Stroke(paint: .role(isSpring ? .accent : .inkSecondary), width: 2)
      scene.draw(ID.legend + 2 * UInt32(index), .icon, path, stroke: line)
      let width = Swift.max(0, size.width * (index == 0 && isNarrow ? 0.44 : 0.5) - 60)
      let box = Rect2D(end.x + 10, middle - 12 * scale, width, 24 * scale)
      let style = TextStyle(size: isNarrow ? 12 : 14)
      let ink = Paint.role(.inkSecondary)
      scene.write(ID.legend + 2 * UInt32(index) + 1, word, style, ink, box, .start, environment)
    }
  }

  /// Half the size of a touch target.
  private static let handleRadius = 22.0
}
