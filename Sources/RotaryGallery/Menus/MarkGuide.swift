import Rotary

/// Shows how to draw what is asked for, until the first press.
///
/// Eight shapes stand about a middle, and a stroke goes to one of them and from there to a colour.
struct MarkGuide {
  /// The stroke draws itself once in so many seconds, and so often.
  static let roundSeconds = 3.0
  static let roundCount = 8.0
  /// Of a round, when the stroke is complete, and when it begins to fade.
  private static let complete = 0.5
  private static let fade = 0.85
  /// Of the way to a shape, how far from it its colours stand.
  private static let colorReach = 0.62

  let size: Size2D
  let task: MarkTask

  /// Where the stroke begins.
  var middle: Point2D { Point2D(size.width / 2, size.height * 0.54) }
  /// How far it is to a shape.
  var reach: Double { Swift.min(110, size.shorterSide * 0.21) }

  /// Where a shape stands: the first above the middle, then clockwise.
  func place(ofShape shape: Int) -> Point2D {
    let angle = -Double.pi / 2 + Circular.turn * Double(shape) / Double(MarkStamps.shapeCount)
    return middle.moved(by: reach, towards: angle)
  }

  /// Where a colour stands beside a shape, as on the menu's second ring.
  func place(ofColor color: Int, beside shape: Int) -> Point2D {
    let first = -Double.pi / 2 - .pi / 8
    let wedge = Circular.turn / Double(MarkStamps.colorCount)
    return place(ofShape: shape).moved(
      by: reach * Self.colorReach,
      towards: first + wedge * (Double(color) + 0.5)
    )
  }

  /// From the middle to the shape, and on to the colour.
  var stroke: VectorPath {
    var path = VectorPath()
    path.move(to: middle)
    path.addLine(to: place(ofShape: task.shape))
    path.addLine(to: place(ofColor: task.color, beside: task.shape))
    return path
  }

  /// How much of the stroke is drawn after so many seconds, and how opaque it is.
  static func pose(after seconds: Double) -> (drawn: Double, opacity: Double) {
    guard seconds < roundSeconds * roundCount else { return (1, 1) }
    let share = seconds.truncatingRemainder(dividingBy: roundSeconds) / roundSeconds
    let drawn = Easing.easeInOut.progress(at: Swift.min(1, share / complete))
    return (drawn, share < fade ? 1 : (1 - share) / (1 - fade))
  }
}

/// The dots on the paper.
enum MarkPaper {
  /// From one dot to the next, and how large they are, in points.
  private static let step = 24.0
  private static let radius = 0.9
  /// Beyond so many dots a side there are no more.
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
