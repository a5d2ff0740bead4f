import Rotary

extension MarkSheet {
  /// The names of its nodes; the menu's are below.
  private enum ID {
    static let ground = NodeID(500_000)
    static let task = NodeID(500_001)
    static let times = NodeID(500_002)
    static let stamps = UInt32(500_100)
  }

  /// How large a shape is drawn, measured by its grid.
  private static let stampScale = 2.0

  /// Draws the sheet, what is asked for, what was drawn, and the menu over it.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    let frame = VectorPath.rectangle(Rect2D(origin: .zero, size: size), cornerRadius: 24)
    let ground = SceneContent.shape(
      frame,
      fill: .role(.surface),
      stroke: Stroke(paint: .role(.hairline), width: 1)
    )
    scene.add(SceneNode(ID.ground, .background, content: ground))
    let width = Swift.max(0, size.width - 48)
    let strong = environment.scaled(TextStyle(size: 17, weight: .semibold))
    let quiet = environment.scaled(TextStyle(size: 14, hasTabularFigures: true))
    let task = Rect2D(24, 16, width, 28 * strong.growth)
    let times = Rect2D(24, task.maxY + 2, width, 22 * quiet.growth)
    write(taskText, ID.task, strong, .ink, task, into: &scene)
    write(timesText, ID.times, quiet, .inkSecondary, times, into: &scene)
    for index in stamps.indices { draw(stamps[index], index, into: &scene) }
    menu.draw(into: &scene)
  }

  private func draw(_ stamp: MarkStamp, _ index: Int, into scene: inout ControlScene) {
    let transform = Transform2D.translation(-12, -12)
      .then(.scale(Self.stampScale, Self.stampScale))
      .then(.translation(stamp.position.x, stamp.position.y))
    let content = SceneContent.shape(
      MarkStamps.outline(stamp.shape),
      fill: .role(.palette(stamp.color)),
      stroke: Stroke(paint: .role(.ink, opacity: 0.6), width: 0.75)
    )
    let id = NodeID(ID.stamps + UInt32(index))
    scene.add(SceneNode(id, transform: Transform3D(transform), content: content))
  }

  private func write(
    _ text: String,
    _ id: NodeID,
    _ style: TextStyle,
    _ role: ColorRole,
    _ box: Rect2D,
    into scene: inout ControlScene
  ) {
    let content = TextContent(text, style: style, paint: .role(role), box: box, alignment: .start)
    scene.add(SceneNode(id, .title, content: .text(content)))
  }

  /// What is asked for: "Draw a blue star".
  var taskText: String {
    let color = TokenList(MarkStamps.colorNames).all[task.color]
    let shape = TokenList(MarkStamps.shapeNames).all[task.shape]
    let isVowel = color.utf8.first == UInt8(ascii: "a")
    return Self.joined([isVowel ? "Draw an " : "Draw a ", color, " ", shape])
  }

  /// How long it took so far.
  var timesText: String {
    guard byMenu.count + byStroke.count > 0 else {
      return size.width / Swift.max(1, environment.textScale) < 480
        ? "Hold for the menu, or draw the way."
        : "Hold for the menu; or draw the way at once: first to the shape, then to the colour."
    }
    func text(_ times: MarkTimes) -> String {
      guard let mean = times.mean else { return "–" }
      let count = NumberText.text(Double(times.count))
      return Self.joined([NumberText.text(mean, decimals: 2), " s (", count, ")"])
    }
    return Self.joined(["By the menu ", text(byMenu), "   by a stroke ", text(byStroke)])
  }

  private static func joined(_ parts: [String]) -> String {
    var bytes: [UInt8] = []
    for part in parts { bytes.append(contentsOf: part.utf8) }
    return String(validating: bytes, as: UTF8.self) ?? ""
  }
}
