/// The ticks of a scale on a circle, and the labels of the long ones.
struct ScaleTicks {
  /// The circle's centre, and the radius of the control, in points.
  var center: Point2D
  var radius: Double
  /// The ends of long ticks, as shares of the radius; short ticks end half way.
  var start: Double
  var end: Double
  /// The distance from the centre to the middle of a label, as a share of the radius.
  var label: Double

  /// The nodes of the short ticks, of the long ones, and of each label.
  typealias Nodes = (minor: NodeID, major: NodeID, label: (Int) -> NodeID)

  /// Draws ticks at values, and labels for the first of the long ones.
  ///
  /// If labels overlap even at the smallest size, only every second, fourth or eighth is drawn.
  @inline(never)
  func draw(
    _ nodes: Nodes,
    at values: (major: [Double], minor: [Double]),
    _ labels: [String],
    on scale: DialScale,
    _ environment: ControlEnvironment,
    into scene: inout ControlScene
  ) {
    let width = Swift.max(1, radius * 0.012)
    let minorLine = Stroke(paint: .role(.inkSecondary, opacity: 0.45), width: width)
    let majorLine = Stroke(paint: .role(.inkSecondary), width: width * 1.4)
    let half = (start + end) / 2
    scene.addShape(
      nodes.minor,
      .group,
      lines(at: values.minor, to: half, on: scale),
      stroke: minorLine
    )
    scene.addShape(
      nodes.major,
      .group,
      lines(at: values.major, to: end, on: scale),
      stroke: majorLine
    )
    let count = Swift.min(values.major.count, labels.count)
    let (style, step) = fit(labels, at: values.major[..<count], on: scale, environment)
    let size = style.size
    for index in stride(from: 0, to: count, by: step) {
      let place = center.moved(by: radius * label, towards: scale.angle(of: values.major[index]))
      let text = TextContent(
        labels[index],
        style: style,
        paint: .role(.inkSecondary),
        box: Rect2D(place.x - size * 1.6, place.y - size * 0.65, size * 3.2, size * 1.3)
      )
      scene.add(SceneNode(nodes.label(index), .title, content: .text(text)))
    }
  }

  private func lines(at values: [Double], to end: Double, on scale: DialScale) -> VectorPath {
    var path = VectorPath()
    for value in values {
      let angle = scale.angle(of: value)
      path.move(to: center.moved(by: radius * start, towards: angle))
      path.addLine(to: center.moved(by: radius * end, towards: angle))
    }
    return path
  }

  /// Returns a style in which a label overlaps neither the ticks nor a neighbour above or beside it, and the number of
  /// ticks from one label to the next.
  private func fit(
    _ labels: [String],
    at values: ArraySlice<Double>,
    on scale: DialScale,
    _ environment: ControlEnvironment
  ) -> (style: TextStyle, step: Int) {
    var leastAngle = Circular.turn
    for index in values.indices.dropFirst() {
      let angle = scale.rotation(of: values[index]) - scale.rotation(of: values[index - 1])
      leastAngle = Swift.min(leastAngle, angle)
    }
    var apart = radius * label * leastAngle
    var letters = 1
    for word in labels { letters = Swift.max(letters, word.characterCount) }
    let room = Swift.max(TextFit.lineHeight, TextFit.figureWidth * Double(letters))
    var step = 1
    while apart < room * TextFit.smallest, step < labels.count {
      step *= 2
      apart *= 2
    }
    let style = environment.scaled(
      TextStyle(
        size: TextFit.size(upTo: Swift.min(radius * 0.12, 17)),
        weight: .medium,
        hasTabularFigures: true
      ),
      upTo: Swift.min(radius * 0.15, apart * 0.7 / room)
    )
    return (style, step)
  }
}
