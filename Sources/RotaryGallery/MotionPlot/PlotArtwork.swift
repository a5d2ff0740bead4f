import Rotary

/// The curves of a plot, and their layout.
struct PlotArtwork: Equatable, Sendable {
  /// The number of segments of a curve.
  private static let pieces = 240
  /// The margins around the curves, for numbers at the left and below, and the values above.
  private static let margins = (left: 52.0, top: 76.0, right: 20.0, bottom: 96.0)

  /// The parts that do not move.
  private(set) var background = SceneFragment()
  /// The dot on the position curve, centred at the origin.
  private(set) var positionDot = SceneFragment()
  /// The dot on the speed curve, centred at the origin.
  private(set) var speedDot = SceneFragment()
  /// The line that moves along the curves, at the origin.
  private(set) var cursor = SceneFragment()
  /// The ball, centred at the origin.
  private(set) var ball = SceneFragment()
  /// The focus ring of the plot.
  private(set) var focus = SceneFragment()
  /// The frame of the curves.
  private(set) var frame = Rect2D(0, 0, 0, 0)
  /// The ends of the ball's track, and its y coordinate.
  private(set) var track = (start: 0.0, end: 0.0, y: 0.0)
  private var positions = PlotScale(least: 0, most: 1)
  private var speeds = PlotScale(least: 0, most: 1)
  private var extent = 1.0
  private var environment = ControlEnvironment()

  init() {}

  init(of plot: MotionPlot) {
    let size = plot.size
    environment = plot.environment
    let space = Self.margins
    frame = Rect2D(
      space.left,
      space.top,
      Swift.max(1, size.width - space.left - space.right),
      Swift.max(1, size.height - space.top - space.bottom)
    )
    track = (frame.minX, frame.maxX, size.height - 32)
    extent = plot.law.extent
    var places = (0...Self.pieces).map { extent * Double($0) / Double(Self.pieces) }
    // A jump is vertical: the curve has a point just before it, and one at it.
    for jump in plot.law.jumps { places += [jump.nextDown, jump] }
    places.sort()
    let samples = plot.law.values(at: places)
    (positions, speeds) = PlotScale.pair(samples.map { $0.position }, samples.map { $0.speed })
    let curves = [samples.map { $0.position }, samples.map { $0.speed }]
    background = background(of: plot, places: places, curves: curves)
    positionDot = Self.dot(30, .accent)
    speedDot = Self.dot(31, .inkSecondary)
    let height = frame.size.height
    cursor = SceneFragment {
      var line = VectorPath()
      line.move(to: .zero)
      line.addLine(to: Point2D(0, height))
      $0.draw(32, .pointer, line, stroke: Stroke(paint: .role(.ink, opacity: 0.5), width: 1))
    }
    ball = SceneFragment {
      let shadow = VectorPath.circle(center: Point2D(0, 2), radius: 12)
      $0.draw(33, .background, shadow, fill: .role(.shadow, opacity: 0.2))
      $0.draw(34, .hub, .circle(center: .zero, radius: 12), fill: .role(.accent))
    }
    focus = SceneFragment {
      let rect = Rect2D(1, 1, Swift.max(0, size.width - 2), Swift.max(0, size.height - 2))
      let outline = VectorPath.rectangle(rect, cornerRadius: 24)
      $0.draw(35, .focusRing, outline, stroke: Stroke(paint: .role(.focus), width: 2))
    }
  }

  /// Returns the place along the plot at an x coordinate.
  func along(at x: Double, of law: PlottedLaw) -> Double {
    (x - frame.minX) / frame.size.width * law.extent
  }

  /// Returns the x coordinate of the cursor.
  func x(at along: Double) -> Double { frame.minX + along / extent * frame.size.width }

  /// Returns the y coordinate of a position.
  func y(ofPosition position: Double) -> Double {
    frame.maxY - positions.share(of: position) * frame.size.height
  }

  /// Returns the y coordinate of a speed.
  func y(ofSpeed speed: Double) -> Double {
    frame.maxY - speeds.share(of: speed) * frame.size.height
  }

  /// Returns the x coordinate of the ball on its track.
  func ballX(at position: Double) -> Double {
    track.start + 12 + positions.share(of: position) * (track.end - track.start - 24)
  }

  private static func dot(_ id: UInt32, _ role: ColorRole) -> SceneFragment {
    SceneFragment {
      let line = Stroke(paint: .role(.surface), width: 2)
      $0.draw(id, .pointer, .circle(center: .zero, radius: 6), fill: .role(role), stroke: line)
    }
  }

  private func background(
    of plot: MotionPlot,
    places: [Double],
    curves: [[Double]]
  ) -> SceneFragment {
    SceneFragment {
      let whole = VectorPath.rectangle(Rect2D(origin: .zero, size: plot.size), cornerRadius: 24)
      let edge = Stroke(paint: .role(.hairline), width: 1)
      $0.draw(20, .background, whole, fill: .role(.surface), stroke: edge)
      drawLegend(of: plot.law, into: &$0)
      drawGrid(of: plot.law, into: &$0)
      let thin = Stroke(paint: .role(.inkSecondary), width: 1.5)
      let thick = Stroke(paint: .role(.accent), width: 3)
      $0.draw(21, .group, path(of: curves[1], at: places) { y(ofSpeed: $0) }, stroke: thin)
      $0.draw(22, .group, path(of: curves[0], at: places) { y(ofPosition: $0) }, stroke: thick)
      let length = Swift.max(24, track.end - track.start)
      let rail = VectorPath.rectangle(
        Rect2D(track.start, track.y - 12, length, 24),
        cornerRadius: 12
      )
      $0.draw(23, .rim, rail, fill: .role(.surfaceAlternate))
    }
  }

  private func path(
    of values: [Double],
    at places: [Double],
    y: (Double) -> Double
  ) -> VectorPath {
    var path = VectorPath()
    for (index, value) in values.enumerated() {
      let place = Point2D(x(at: places[index]), y(value))
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  /// Draws the legend of the two curves.
  private func drawLegend(of law: PlottedLaw, into scene: inout ControlScene) {
    let names = law.isTimed ? ["position", "speed"] : ["shown", "slope"]
    for (index, name) in names.enumerated() {
      let x = 24 + 84 * Double(index)
      let role: ColorRole = index == 0 ? .accent : .inkSecondary
      let dot = VectorPath.circle(center: Point2D(x + 4, 50), radius: 4)
      scene.draw(UInt32(25 + index), .icon, dot, fill: .role(role))
      let box = Rect2D(x + 14, 40, 64, 20)
      let style = TextStyle(size: 12)
      scene.write(UInt32(27 + index), name, style, .role(.inkSecondary), box, .start, environment)
    }
  }

  /// Draws grid lines and numbers at round values of position and time.
  private func drawGrid(of law: PlottedLaw, into scene: inout ControlScene) {
    let figures = TextStyle(size: 12, hasTabularFigures: true)
    let paint = Paint.role(.inkSecondary)
    var lines = VectorPath()
    for (index, value) in positions.ticks(atMost: 4).enumerated() {
      let y = y(ofPosition: value)
      lines.move(to: Point2D(frame.minX, y))
      lines.addLine(to: Point2D(frame.maxX, y))
      let box = Rect2D(4, y - 10, frame.minX - 12, 20)
      let text = environment.text(of: value)
      scene.write(UInt32(200 + index), text, figures, paint, box, .end, environment)
    }
    let ticks = PlotScale(least: 0, most: extent).ticks(atMost: frame.size.width < 400 ? 3 : 6)
    for (index, value) in ticks.enumerated() {
      let x = x(at: value)
      let box = Rect2D(x - 30, frame.maxY + 4, 60, 20)
      let decimals = law.isTimed ? 1 : 0
      let text = environment.text(of: value, decimals: decimals)
      scene.write(UInt32(300 + index), text, figures, paint, box, .center, environment)
    }
    scene.draw(24, .group, lines, stroke: Stroke(paint: .role(.hairline), width: 1))
  }
}

extension PlotArtwork {
  /// Whether both look the same.
  static func == (left: PlotArtwork, right: PlotArtwork) -> Bool {
    left.background == right.background && left.frame == right.frame && left.focus == right.focus
  }
}
