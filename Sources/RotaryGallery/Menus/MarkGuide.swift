import Rotary

/// A guide that shows how to draw the requested shape, until the first press.
///
/// It shows eight shapes around a middle, and a stroke from the middle to a shape and on to a colour.
struct MarkGuide {
  /// The duration of a round, in which the stroke is drawn once, and the number of rounds.
  static let roundSeconds = 3.0
  static let roundCount = 8.0
  /// The shares of a round at which the stroke is complete, and begins to fade.
  private static let complete = 0.5
  private static let fade = 0.85
  /// The distance from a shape to its colours, as a share of the distance from the middle to the shape.
  private static let colorReach = 0.62

  let size: Size2D
  let task: MarkTask

  /// The start of the stroke.
  var middle: Point2D { Point2D(size.width / 2, size.height * 0.54) }
  /// The distance from the middle to the shapes.
  var reach: Double { Swift.min(110, size.shorterSide * 0.21) }

  /// Returns the position of a shape; the first is above the middle, the others follow clockwise.
  func place(ofShape shape: Int) -> Point2D {
    let angle = -Double.pi / 2 + Circular.turn * Double(shape) / Double(MarkStamps.shapeCount)
    return middle.moved(by: reach, towards: angle)
  }

  /// Returns the position of a colour beside a shape, as on the menu's second ring.
  func place(ofColor color: Int, beside shape: Int) -> Point2D {
    let first = -Double.pi / 2 - .pi / 8
    let wedge = Circular.turn / Double(MarkStamps.colorCount)
    return place(ofShape: shape).moved(
      by: reach * Self.colorReach,
      towards: first + wedge * (Double(color) + 0.5)
    )
  }

  /// The stroke from the middle to the shape and on to the colour.
  var stroke: VectorPath {
    var path = VectorPath()
    path.move(to: middle)
    path.addLine(to: place(ofShape: task.shape))
    path.addLine(to: place(ofColor: task.color, beside: task.shape))
    return path
  }

  /// Returns the drawn share and the opacity of the stroke after `seconds`.
  static func pose(after seconds: Double) -> (drawn: Double, opacity: Double) {
    guard seconds < roundSeconds * roundCount else { return (1, 1) }
    let share = seconds.truncatingRemainder(dividingBy: roundSeconds) / roundSeconds
    let drawn = Easing.easeInOut.progress(at: Swift.min(1, share / complete))
    return (drawn, share < fade ? 1 : (1 - share) / (1 - fade))
  }
}

/// The dot grid of the paper.
enum MarkPaper {
  /// The distance between dots, and the radius of a dot, in points.
  private static let step = 24.0
  private static let radius = 0.9
  /// The maximum number of dots per side.
  private static let greatestCount = 80.0

  static func dots(on size: Size2D) -> SceneFragment {
    var path = VectorPath()
    let columns = Int(bounded: Swift.min(greatestCount, size.width / step - 0.5))
    let rows = Int(bounded: Swift.min(greatestCount, size.height / step - 0.5))
    for column in 1..<Swift.max(2, columns + 1) {
      for row in 1..<Swift.max(2, rows + 1) {
        let center = Point2D(Double(column) * step, Double(row) * step)
        path.append(.circle(center: center, radius: radius))
      }
    }
    return SceneFragment { $0.draw(600_000, .background, path, fill: .role(.hairline)) }
  }
}
