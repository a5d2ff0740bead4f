import Rotary

extension MotionPlot {
  private enum ID {
    static let root = NodeID(1)
    static let background = NodeID(2)
    static let cursor = NodeID(3)
    static let speed = NodeID(4)
    static let position = NodeID(5)
    static let ball = NodeID(6)
    static let focus = NodeID(7)
    static let title = UInt32(40)
    static let reading = UInt32(41)
  }

  /// The position of the ball on the plot; with reduced motion, the end while it runs.
  private var shownPosition: Double {
    environment.reducesMotion && started != nil ? law.extent : along
  }

  /// The width below which the speed is not shown beside the title, in points.
  private static let narrowWidth = 400.0

  /// The values at the ball.
  var reading: String { reading(isShort: false) }

  private func reading(isShort: Bool) -> String {
    let value = law.value(at: shownPosition)
    let position = environment.text(of: value.position)
    let place = environment.text(of: shownPosition, decimals: law.isTimed ? 2 : 0)
    guard law.isTimed else { return joinedText([position, " of ", place, " pt"]) }
    let speed =
      isShort ? [] : ["   ", environment.text(of: value.speed), " pt/s"]
    return joinedText([place, " s   ", position, " pt"] + speed)
  }

  /// Draws the plot.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    let value = law.value(at: shownPosition)
    let x = artwork.x(at: shownPosition)
    scene.add(SceneNode(ID.root)) {
      $0.add(SceneNode(ID.background, .background, fragment: artwork.background))
      let half = Swift.max(0, size.width / 2 - 24)
      let strong = TextStyle(size: 17, weight: .semibold)
      let title = Rect2D(24, 12, half, 28)
      $0.write(ID.title, law.title, strong, .role(.ink), title, .start, environment)
      let figures = TextStyle(size: 14, hasTabularFigures: true)
      let box = Rect2D(size.width / 2, 12, half, 28)
      let text = reading(isShort: size.width < Self.narrowWidth)
      $0.write(ID.reading, text, figures, .role(.inkSecondary), box, .end, environment)
      put(artwork.cursor, ID.cursor, at: Point2D(x, artwork.frame.minY), into: &$0)
      put(artwork.speedDot, ID.speed, at: Point2D(x, artwork.y(ofSpeed: value.speed)), into: &$0)
      put(
        artwork.positionDot,
        ID.position,
        at: Point2D(x, artwork.y(ofPosition: value.position)),
        into: &$0
      )
      put(
        artwork.ball,
        ID.ball,
        at: Point2D(artwork.ballX(at: value.position), artwork.track.y),
        into: &$0
      )
      if hasFocus { $0.add(SceneNode(ID.focus, .focusRing, fragment: artwork.focus)) }
    }
  }

  private func put(
    _ fragment: SceneFragment,
    _ id: NodeID,
    at place: Point2D,
    into scene: inout ControlScene
  ) {
    scene.add(SceneNode(id, transform: .translation(place.x, place.y), fragment: fragment))
  }
}
