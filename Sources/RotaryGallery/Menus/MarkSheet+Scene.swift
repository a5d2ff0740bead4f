import Rotary

extension MarkSheet {
  /// The IDs of the sheet's nodes; the menu's are smaller.
  enum ID {
    static let ground = NodeID(500_000)
    static let paper = NodeID(500_001)
    static let task = UInt32(500_002)
    static let verdict = UInt32(500_003)
    static let score = UInt32(500_004)
    static let best = UInt32(500_005)
    static let track = UInt32(500_006)
    static let bar = NodeID(500_007)
    static let wanted = NodeID(500_008)
    static let stroke = NodeID(500_009)
    static let guide = NodeID(500_010)
    static let guideStart = UInt32(500_011)
    static let guideShapes = UInt32(500_020)
    static let guideColors = UInt32(500_040)
    static let times = UInt32(500_060)
    static let stamps = UInt32(500_100)
    static let judgements = UInt32(500_200)
  }

  /// The margin around texts, in points.
  private static let margin = 24.0
  /// The scale of a drawn shape, relative to its grid.
  private static let stampScale = 2.0
  /// The thickness of the time bar.
  private static let barWidth = 6.0

  /// Draws the sheet, the task, the shapes, and the menu on top.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    let frame = VectorPath.rectangle(Rect2D(origin: .zero, size: size), cornerRadius: 24)
    let line = Stroke(paint: .role(.hairline), width: 1)
    let ground = SceneContent.shape(frame, fill: .role(.surface), stroke: line)
    scene.add(SceneNode(ID.ground, .background, content: ground))
    scene.add(SceneNode(ID.paper, mask: .clip(frame), fragment: paper))
    if showsGuide { drawGuide(into: &scene) }
    for index in stamps.indices { draw(stamps[index], index, into: &scene) }
    drawHeader(into: &scene)
    drawTimes(into: &scene)
    menu.draw(into: &scene)
  }

  // MARK: - Task

  /// Draws the task with its shape, the score, the best score, the time bar, and the result of the last
  /// shape.
  private func drawHeader(into scene: inout ControlScene) {
    let title = environment.scaled(TextStyle(size: 22, weight: .semibold))
    let small = environment.scaled(TextStyle(size: 14, hasTabularFigures: true))
    let (left, top) = (Self.margin, Self.margin - 4)
    let height = 30 * title.growth
    let scoreWidth = 72 * Swift.max(1, environment.textScale)
    let width = Swift.max(0, size.width - 2 * left - scoreWidth - 8)
    if !isOver {
      let place = Point2D(left + 16, top + height / 2)
      scene.add(Self.shape(task.shape, task.color, ID.wanted, at: place, scale: 32 / 24))
    }
    let inset = isOver ? 0.0 : 44
    let words = Rect2D(left + inset, top, Swift.max(0, width - inset), height)
    write(taskText, ID.task, title, .ink, words, .start, into: &scene)
    let right = Rect2D(size.width - left - scoreWidth, top, scoreWidth, height)
    let figures = environment.scaled(TextStyle(size: 26, weight: .bold, hasTabularFigures: true))
    let score = environment.text(of: Double(game.score))
    write(score, ID.score, figures, .ink, right, .end, into: &scene)
    let bar = top + height + 14
    drawBar(from: left, to: size.width - left, y: bar, into: &scene)
    let below = Rect2D(
      left,
      bar + 10,
      game.best > 0 ? width : width + scoreWidth,
      22 * small.growth
    )
    let spoken = environment.scaled(TextStyle(size: 17, weight: .medium, hasTabularFigures: true))
    let style = verdict == nil || isOver ? small : spoken
    write(verdictText, ID.verdict, style, verdictRole, below, .start, into: &scene)
    guard game.best > 0 else { return }
    let best = Rect2D(right.minX, below.minY, scoreWidth, below.size.height)
    let text = joinedText(["Best ", environment.text(of: Double(game.best))])
    write(text, ID.best, small, .inkSecondary, best, .end, into: &scene)
  }

  private func drawBar(
    from left: Double,
    to right: Double,
    y: Double,
    into scene: inout ControlScene
  ) {
    var path = VectorPath()
    path.move(to: Point2D(left, y))
    path.addLine(to: Point2D(Swift.max(left, right), y))
    let track = Stroke(paint: .role(.hairline), width: Self.barWidth)
    scene.draw(ID.track, .rim, path, stroke: track)
    let run = Stroke.Run.part(from: 0, to: game.left(at: now))
    let bar = Stroke(paint: .role(.accent), width: Self.barWidth, run: run)
    let content = SceneContent.shape(path, fill: nil, stroke: bar)
    scene.add(SceneNode(ID.bar, .rim, content: content), at: barPlacement)
  }

  /// The placement of the time bar.
  var barPlacement: Placement { .traced(from: 0, to: game.left(at: now)) }

  var isOver: Bool { if case .over = game.phase { true } else { false } }

  /// The task: "Draw a blue star".
  var taskText: String {
    guard isOver else { return joinedText(["Draw ", MarkStamps.text(for: task.item)]) }
    let score = environment.text(of: Double(game.score))
    return joinedText(["Time is up: ", score, " right"])
  }

  /// The result of the last shape, or instructions.
  var verdictText: String {
    let isNarrow = size.width / Swift.max(1, environment.textScale) < 560
    guard let verdict else {
      return isNarrow
        ? "Hold for the menu, or draw the stroke"
        : "Hold for the menu, or draw the stroke at once. You have 20 seconds from the first touch."
    }
    if isOver { return "Press to play again" }
    let words = MarkStamps.text(for: verdict.item)
    guard verdict.isRight else { return joinedText(["That was ", words]) }
    return joinedText([
      "Yes, that was ", words, ": ", environment.text(of: verdict.seconds, decimals: 1),
      verdict.byStroke ? " s by stroke" : " s by menu",
    ])
  }

  private var verdictRole: ColorRole {
    guard let verdict, !isOver else { return .inkSecondary }
    return verdict.isRight ? .positive : .critical
  }

  // MARK: - Selection times

  /// Draws two bars at the bottom: the mean time of selections from the menu, and by strokes.
  private func drawTimes(into scene: inout ControlScene) {
    guard game.phase != .ready else { return }
    let longest = Swift.max(1, Swift.max(game.byMenu.mean ?? 0, game.byStroke.mean ?? 0))
    let height = 24 * Swift.max(1, environment.textScale)
    let rows: [(String, MarkTimes, ColorRole)] = [
      ("Menu", game.byMenu, .inkSecondary), ("Stroke", game.byStroke, .accent),
    ]
    for (index, row) in rows.enumerated() {
      let y = size.height - Self.margin + 6 - height * Double(rows.count - index)
      drawTime(row.0, row.1, row.2, longest, y: y, height: height, 4 * UInt32(index), into: &scene)
    }
  }

  private func drawTime(
    _ title: String,
    _ times: MarkTimes,
    _ role: ColorRole,
    _ longest: Double,
    y: Double,
    height: Double,
    _ id: UInt32,
    into scene: inout ControlScene
  ) {
    let style = environment.scaled(TextStyle(size: 14, weight: .medium, hasTabularFigures: true))
    let column = 58 * style.growth
    let name = Rect2D(Self.margin, y, column, height)
    write(title, ID.times + id, style, .ink, name, .start, into: &scene)
    let most = Swift.max(0, Swift.min(280, size.width - 2 * Self.margin - column - 80))
    let length = (times.mean ?? 0) / longest * most
    if length > 0 {
      var path = VectorPath()
      path.move(to: Point2D(name.maxX + 4, y + height / 2))
      path.addLine(to: Point2D(name.maxX + 4 + length, y + height / 2))
      let line = Stroke(paint: .role(role), width: 8)
      scene.draw(ID.times + id + 1, .rim, path, stroke: line)
    }
    let figure = Rect2D(name.maxX + length + 16, y, 76 * style.growth, height)
    let text =
      times.mean.map { joinedText([environment.text(of: $0, decimals: 2), " s"]) } ?? "–"
    write(text, ID.times + id + 2, style, .inkSecondary, figure, .start, into: &scene)
  }

  // MARK: - Shapes

  private func draw(_ stamp: MarkStamp, _ index: Int, into scene: inout ControlScene) {
    let id = UInt32(index)
    let place = stamp.position
    let node = NodeID(ID.stamps + id)
    scene.add(Self.shape(stamp.shape, stamp.color, node, at: place, scale: Self.stampScale))
    // The last shape is marked as right or wrong.
    guard index == stamps.count - 1, verdict != nil else { return }
    let ring = VectorPath.circle(center: place, radius: 24 * Self.stampScale * 0.72)
    let line = Stroke(paint: .role(stamp.isRight ? .positive : .critical), width: 2)
    scene.draw(ID.judgements, .rim, ring, stroke: line)
  }

  static func shape(
    _ shape: Int,
    _ color: Int,
    _ id: NodeID,
    at place: Point2D,
    scale: Double
  ) -> SceneNode {
    let transform = Transform2D.translation(-12, -12)
      .then(.scale(scale, scale))
      .then(.translation(place.x, place.y))
    let content = SceneContent.shape(
      MarkStamps.outline(shape),
      fill: .role(.palette(color)),
      stroke: Stroke(paint: .role(.ink, opacity: 0.6), width: 0.75)
    )
    return SceneNode(id, .icon, transform: Transform3D(transform), content: content)
  }

  private func write(
    _ text: String,
    _ id: UInt32,
    _ style: TextStyle,
    _ role: ColorRole,
    _ box: Rect2D,
    _ alignment: TextContent.Alignment,
    into scene: inout ControlScene
  ) {
    let content = TextContent(
      text,
      style: style,
      paint: .role(role),
      box: box,
      alignment: alignment
    )
    scene.add(SceneNode(NodeID(id), .title, content: .text(content)))
  }
}
