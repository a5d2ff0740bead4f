import Rotary

extension MarkSheet {
  /// Whether the guide is visible: before the first press, if there is room.
  var showsGuide: Bool {
    game.phase == .ready && menu.openness == 0 && size.shorterSide > 160
  }

  /// Whether the guide's stroke is animated: before the first press, for a few rounds.
  var playsGuide: Bool {
    guard game.phase == .ready, !environment.reducesMotion, let guideStart else { return false }
    return now - guideStart < MarkGuide.roundSeconds * MarkGuide.roundCount
  }

  /// The drawn share and the opacity of the guide's stroke.
  private var guidePose: (drawn: Double, opacity: Double) {
    guard playsGuide, let guideStart else { return (1, 1) }
    return MarkGuide.pose(after: now - guideStart)
  }

  /// Reports the placement of the guide's stroke.
  func placeGuide(_ put: (NodeID, Placement) -> Void) {
    guard showsGuide else { return }
    let pose = guidePose
    put(ID.guide, .faded(pose.opacity))
    put(ID.stroke, .traced(from: 0, to: pose.drawn))
  }

  /// Draws the shapes, the colours, and the stroke to the requested shape.
  func drawGuide(into scene: inout ControlScene) {
    let guide = MarkGuide(size: size, task: task)
    for shape in 0..<MarkStamps.shapeCount {
      let id = NodeID(ID.guideShapes + UInt32(shape))
      let isWanted = shape == task.shape
      let transform = Transform2D.translation(-12, -12)
        .then(.translation(guide.place(ofShape: shape).x, guide.place(ofShape: shape).y))
      let line = Stroke(paint: .role(isWanted ? .ink : .inkSecondary), width: 1.5)
      let content = SceneContent.shape(
        MarkStamps.outline(shape),
        fill: .role(.surface),
        stroke: line
      )
      let place = Transform3D(transform)
      scene.add(
        SceneNode(id, .icon, transform: place, opacity: isWanted ? 1 : 0.5, content: content)
      )
    }
    for color in 0..<MarkStamps.colorCount {
      let place = guide.place(ofColor: color, beside: task.shape)
      let isWanted = color == task.color
      let dot = VectorPath.circle(center: place, radius: isWanted ? 9 : 5)
      let tint = Paint.role(.palette(color))
      scene.draw(ID.guideColors + UInt32(color), .icon, dot, fill: tint)
    }
    let start = VectorPath.circle(center: guide.middle, radius: 8)
    scene.draw(ID.guideStart, .pointer, start, fill: .role(.accent))
    let pose = guidePose
    scene.add(SceneNode(ID.guide), at: .faded(pose.opacity)) {
      let run = Stroke.Run.part(from: 0, to: pose.drawn)
      let paint = Paint.role(.accent, opacity: 0.55)
      let line = Stroke(paint: paint, width: 5, run: run)
      let content = SceneContent.shape(guide.stroke, fill: nil, stroke: line)
      $0.add(SceneNode(ID.stroke, .pointer, content: content), at: .traced(from: 0, to: pose.drawn))
    }
  }
}
