import Rotary

// The structure of the turntable in front, drawn around its items.
extension RelationshipPlanet {
  private static let frames = NodeID(2_002)
  private static let status = NodeID(2_003)
  private static func ghost(_ cell: Int) -> NodeID { NodeID(2_100 + 2 * UInt32(cell)) }
  private static func note(_ cell: Int) -> NodeID { NodeID(2_101 + 2 * UInt32(cell)) }

  /// The turntable in front.
  private var table: Turntable { tables[shown] }

  /// Draws the view, the list in it, the circle, and a ghost of each item at its place in the list.
  func drawFrames(into scene: inout ControlScene) {
    let ring = table.ring
    let line = Stroke(paint: .role(.accent, opacity: 0.55), width: 1)
    var frames = VectorPath.rectangle(Rect2D(origin: .zero, size: table.size).inset(by: 1))
    frames.append(.circle(center: ring.center, radius: ring.radius))
    // The part of the list's frame near the view.
    let farthest = Double(2 * ring.side)
    let first = Swift.max(-table.position - 0.5, -farthest)
    let last = Swift.min(Double(table.list.count) - 0.5 - table.position, farthest)
    if last > first {
      let width = ring.avatar * 0.75
      let across = ring.middleAngle
      let begin = listPoint(itemOffset: first)
      let end = listPoint(itemOffset: last)
      frames.move(to: begin.moved(by: width, towards: across))
      frames.addLine(to: end.moved(by: width, towards: across))
      frames.addLine(to: end.moved(by: -width, towards: across))
      frames.addLine(to: begin.moved(by: -width, towards: across))
      frames.close()
    }
    scene.add(SceneNode(Self.frames, .group, content: .shape(frames, fill: nil, stroke: line)))
    let thin = Stroke(paint: .role(.inkSecondary, opacity: 0.35), width: 1)
    table.readCells { item in
      let ghost = listPoint(itemOffset: item.itemOffset)
      var path = VectorPath.circle(center: ghost, radius: ring.avatar / 2)
      path.move(to: ghost)
      path.addLine(to: ring.point(itemOffset: item.itemOffset))
      path.addLine(to: ring.center)
      let content = SceneContent.shape(path, fill: nil, stroke: thin)
      scene.add(SceneNode(Self.ghost(item.cell), .group, content: content))
    }
  }

  /// Returns the point of an item offset in a straight list along the edge.
  private func listPoint(itemOffset: Double) -> Point2D {
    let ring = table.ring
    let middle = ring.center.moved(by: ring.radius, towards: ring.middleAngle)
    // Along the circle's tangent in the middle, in the direction of rising offsets.
    let tangent = ring.middleAngle + ring.order * .pi / 2
    return middle.moved(by: itemOffset * ring.pointsPerItem, towards: tangent)
  }

  /// Draws each cell's number, number of uses and angle, and the offset, progress and speed of the list.
  func drawNotes(into scene: inout ControlScene) {
    let ring = table.ring
    table.readCells { item in
      let middle = ring.point(itemOffset: item.itemOffset)
      let degrees = Circular.degrees(radians: ring.angle(itemOffset: item.itemOffset))
      let text = [
        "#", number(Double(item.cell)), " ×", number(Double(item.uses)), " ", number(degrees), "°",
      ]
      let direction = ring.direction(itemOffset: item.itemOffset)
      let inward = middle.moved(by: -ring.avatar - 24, towards: direction)
      let box = Rect2D(inward.x - 60, inward.y - 8, 120, 16)
      add(text, Self.note(item.cell), box, .center, to: &scene)
    }
    let text = [
      "offset ", number(table.offset, 1), " pt · ", number(table.progress, 3), " turns · ",
      number(table.itemsPerSecond, 2), " items/s",
    ]
    let box = Rect2D(8, table.size.height - 22, Swift.max(0, table.size.width - 16), 16)
    add(text, Self.status, box, .end, to: &scene)
  }

  private func number(_ number: Double, _ decimals: Int = 0) -> String {
    environment.text(of: number, decimals: decimals)
  }

  private func add(
    _ parts: [String],
    _ id: NodeID,
    _ box: Rect2D,
    _ alignment: TextContent.Alignment,
    to scene: inout ControlScene
  ) {
    let style = environment.scaled(
      TextStyle(face: .monospaced, size: 12, hasTabularFigures: true),
      upTo: box.size.height
    )
    let text = TextContent(
      joinedText(parts),
      style: style,
      paint: .role(.accent),
      box: box,
      alignment: alignment
    )
    scene.add(SceneNode(id, .title, content: .text(text)))
  }
}
