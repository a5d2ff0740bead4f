extension DialFace {
  /// Where there would be more ticks of a kind, none is drawn.
  private static let mostTicks = 360

  /// Plate, track, ticks and their words.
  static func ground(
    of dial: borrowing Dial,
    radius: Double,
    parts: DialProportions
  ) -> SceneFragment {
    let center = dial.size.center
    let plate = radius * parts.plate
    let below = Point(center.x, center.y + plate * 0.06)
    let reach = plate * 1.16
    var track = VectorPath()
    let scale = dial.scale
    let sweep = Swift.min(scale.sweep, Circular.turn)
    addArc(&track, center, radius * parts.track, from: scale.startAngle, sweep: sweep)
    let minor = ticks(of: dial, every: dial.style.minorTicks, parts: parts, isMajor: false)
    let major = ticks(of: dial, every: dial.style.majorTicks, parts: parts, isMajor: true)
    let labels = labels(of: dial, radius: radius, parts: parts)
    return SceneFragment { scene in
      scene.addShape(
        ID.track,
        .rim,
        track,
        stroke: Stroke(paint: .role(.hairline, opacity: 0.55), width: radius * parts.trackWidth)
      )
      scene.addCircle(
        ID.shadow,
        .background,
        at: below,
        radius: reach,
        fill: .shadow(
          center: below,
          from: plate * 0.86,
          to: reach,
          opacities: (0.3, 0.08, 0)
        )
      )
      scene.addCircle(
        ID.plate,
        .hub,
        at: center,
        radius: plate,
        fill: .lit(.hubLight, .hubShade, center: center, radius: plate),
        stroke: Stroke(paint: .role(.hairline, opacity: 0.5), width: 1)
      )
      let width = Swift.max(1, radius * 0.012)
      scene.addShape(
        ID.minor,
        .group,
        minor,
        stroke: Stroke(paint: .role(.inkSecondary, opacity: 0.45), width: width)
      )
      scene.addShape(
        ID.major,
        .group,
        major,
        stroke: Stroke(paint: .role(.inkSecondary), width: width * 1.4)
      )
      for label in labels { scene.add(label) }
    }
  }

  /// Moves the pen to a circle, and draws along it.
  static func addArc(
    _ path: inout VectorPath,
    _ center: Point,
    _ radius: Double,
    from startAngle: Double,
    sweep: Double
  ) {
    path.move(to: center.moved(by: radius, towards: startAngle))
    path.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }

  /// How many ticks there are, each once where the ends meet.
  private static func count(of dial: borrowing Dial, every interval: Double) -> Int {
    let span = dial.scale.span
    guard interval > 0, span > 0, interval <= span else { return 0 }
    let turns = Swift.max(1, dial.scale.sweep / Circular.turn)
    let meets = dial.scale.sweep >= Circular.turn
    let steps = (span / turns / interval + 1e-9).rounded(.down)
    let isWhole = (span / turns / interval - steps).magnitude < 1e-6
    guard steps < Double(mostTicks) else { return 0 }
    return Int(steps) + (meets && isWhole ? 0 : 1)
  }

  private static func ticks(
    of dial: borrowing Dial,
    every interval: Double,
    parts: DialProportions,
    isMajor: Bool
  ) -> VectorPath {
    let radius = dial.size.shorterSide / 2
    let end = isMajor ? parts.tickEnd : (parts.tickStart + parts.tickEnd) / 2
    var path = VectorPath()
    for index in 0..<count(of: dial, every: interval) {
      let angle = dial.scale.angle(of: dial.scale.minimum + Double(index) * interval)
      path.move(to: dial.size.center.moved(by: radius * parts.tickStart, towards: angle))
      path.addLine(to: dial.size.center.moved(by: radius * end, towards: angle))
    }
    return path
  }

  /// What is written at the long ticks.
  private static func labels(
    of dial: borrowing Dial,
    radius: Double,
    parts: DialProportions
  ) -> [SceneNode] {
    let interval = dial.style.majorTicks
    let count = Swift.min(count(of: dial, every: interval), dial.style.labels.count)
    let size = textSize(upTo: Swift.min(radius * 0.12, 17))
    let style = TextStyle(size: size, weight: .medium, hasTabularFigures: true)
    var nodes: [SceneNode] = []
    for index in 0..<count {
      let angle = dial.scale.angle(of: dial.scale.minimum + Double(index) * interval)
      let place = dial.size.center.moved(by: radius * parts.label, towards: angle)
      let box = Rect(place.x - size * 1.6, place.y - size * 0.65, size * 3.2, size * 1.3)
      let words = TextContent(
        dial.style.labels[index],
        style: style,
        paint: .role(.inkSecondary),
        box: box
      )
      nodes.append(SceneNode(ID.label(index), .title, content: .text(words)))
    }
    return nodes
  }

  /// A ring's thumb: a disc with an edge in the accent.
  static func thumb(_ index: UInt32, at place: Point, radius: Double) -> SceneFragment {
    SceneFragment {
      $0.addCircle(
        ID.shade(index),
        .background,
        at: place,
        radius: radius * 1.4,
        fill: .shadow(
          center: place,
          from: radius * 0.8,
          to: radius * 1.4,
          opacities: (0.35, 0.1, 0)
        )
      )
      $0.addCircle(
        ID.body(index),
        .pointer,
        at: place,
        radius: radius * 0.86,
        fill: .role(.rimLight),
        stroke: Stroke(paint: .role(.accent), width: radius * 0.28)
      )
    }
  }

  /// A knob's mark: a short line that points at the value.
  static func mark(
    _ index: UInt32,
    at center: Point,
    radius: Double,
    parts: DialProportions
  ) -> SceneFragment {
    let middle = center.x + radius * parts.thumb
    let half = radius * parts.thumbSize / 2
    var path = VectorPath()
    path.move(to: Point(middle - half, center.y))
    path.addLine(to: Point(middle + half, center.y))
    return SceneFragment {
      let width = Swift.max(2, radius * 0.05)
      $0.addShape(
        ID.body(index),
        .pointer,
        path,
        stroke: Stroke(paint: .role(.pointer), width: width)
      )
    }
  }
}
