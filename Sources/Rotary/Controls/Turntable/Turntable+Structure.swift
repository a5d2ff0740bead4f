// What a turntable is made of, drawn over it for those who build with it.
extension Turntable {
  /// The view, the list in it, the circle, and a ghost where each item is in the list.
  func drawFrames(into scene: inout Scene) {
    let line = Stroke(paint: .role(.accent, opacity: 0.55), width: 1)
    var frames = VectorPath.rectangle(Rect(origin: .zero, size: size).inset(by: 1))
    frames.append(.circle(center: ring.center, radius: ring.radius))
    // As much of the list's frame as lies near the view.
    let most = Double(2 * ring.side)
    let first = Swift.max(-place - 0.5, -most)
    let last = Swift.min(Double(list.count) - 0.5 - place, most)
    if last > first {
      let width = ring.avatar * 0.75
      let across = ring.middleAngle
      let begin = ring.listPoint(ofSeat: first)
      let end = ring.listPoint(ofSeat: last)
      frames.move(to: begin.moved(by: width, towards: across))
      frames.addLine(to: end.moved(by: width, towards: across))
      frames.addLine(to: end.moved(by: -width, towards: across))
      frames.addLine(to: begin.moved(by: -width, towards: across))
      frames.close()
    }
    scene.addShape(TurntableFace.ID.frames, .group, frames, stroke: line)
    for cell in cells.indices where !cells[cell].isFree {
      let seat = seat(of: cell, at: now)
      let ghost = ring.listPoint(ofSeat: seat)
      var path = VectorPath.circle(center: ghost, radius: ring.avatar / 2)
      path.move(to: ghost)
      path.addLine(to: point(ofSeat: seat))
      path.addLine(to: ring.center)
      scene.addShape(
        TurntableFace.ID.ghost(cell),
        .group,
        path,
        stroke: Stroke(paint: .role(.inkSecondary, opacity: 0.35), width: 1)
      )
    }
  }

  /// Each cell's number, how often it was handed on and its angle; offset, progress and speed of
  /// all.
  func drawNotes(into scene: inout Scene) {
    for cell in cells.indices where !cells[cell].isFree {
      let seat = seat(of: cell, at: now)
      let place = point(ofSeat: seat)
      var note = StructureNote()
      note.add("#", Double(cell), 0)
      note.add(" ×", Double(cells[cell].uses), 0)
      note.add(" ", Circular.degrees(radians: ring.angle(ofSeat: seat)), 0)
      note.add("°")
      let inward = place.moved(by: -ring.avatar - 24, towards: ring.direction(ofSeat: seat))
      let box = Rect(inward.x - 60, inward.y - 8, 120, 16)
      add(note, TurntableFace.ID.note(cell), box, .center, to: &scene)
    }
    var note = StructureNote()
    note.add("offset ", offset, 1)
    note.add(" pt · ", progress, 3)
    note.add(" turns · ", itemsPerSecond, 2)
    note.add(" items/s")
    let box = Rect(8, size.height - 22, Swift.max(0, size.width - 16), 16)
    add(note, TurntableFace.ID.status, box, .end, to: &scene)
  }

  private func add(
    _ note: StructureNote,
    _ id: NodeID,
    _ box: Rect,
    _ alignment: TextContent.Alignment,
    to scene: inout Scene
  ) {
    let style = TextStyle(face: .monospaced, size: 12, hasTabularFigures: true)
    let text = TextContent(
      note.text,
      style: style,
      paint: .role(.accent),
      box: box,
      alignment: alignment
    )
    scene.add(SceneNode(id, .title, content: .text(text)))
  }
}

/// A text of words and figures, put together without Unicode's tables.
private struct StructureNote {
  private var bytes: [UInt8] = []

  mutating func add(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ words: StaticString, _ number: Double, _ decimals: Int) {
    add(words)
    Figures.text(number, decimals: decimals).withBytes { bytes.append(contentsOf: $0) }
  }

  var text: String { String(validating: bytes, as: UTF8.self) ?? "" }
}
