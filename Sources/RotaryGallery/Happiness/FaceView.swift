import Rotary

/// A face of lines: a head, two eyes, and a mouth that smiles as much as its source says.
///
/// Its content mode is redraw: at another size it is drawn anew, with lines as wide as before. What is
/// larger than its bounds is cut off at them.
public struct FaceView: Equatable, Sendable {
  /// How wide its lines are, in points.
  public static let lineWidth = 5.0
  /// What it does when its bounds change: it is drawn anew.
  public static let contentMode = ContentGravity.redraw

  /// Of half the shorter side of its bounds, how much its head takes, 0.1…3.
  ///
  /// Default 0.9. What lies outside becomes the nearer end; what is no number changes nothing.
  public var scale: Double {
    get { share }
    set {
      guard !newValue.isNaN else { return }
      share = Swift.min(Swift.max(newValue, Self.scales.lowerBound), Self.scales.upperBound)
    }
  }
  private var share = 0.9

  /// The least and the largest ``scale``: small enough to see all of it, large enough for one eye.
  public static let scales = 0.1...3.0

  // Shares of the head's radius, from its middle; right and down are positive.
  private static let eye = Point2D(0.35, -0.35)
  private static let eyeRadius = 0.10
  private static let mouth = Point2D(0.45, 0.40)
  private static let curve = 0.25

  /// Makes a face that fills nine tenths of its bounds.
  public init() {}

  /// The head's radius in bounds of some size, in points.
  public func radius(in size: Size2D) -> Double { size.shorterSide / 2 * share }

  /// Draws the face in the middle of bounds at the origin.
  ///
  /// - Parameters:
  ///   - scene: takes a node that cuts off, with three in it, or none when the size is nothing.
  ///   - size: of the bounds, in points.
  ///   - source: is asked how much to smile, and in which colour.
  public func draw(into scene: inout ControlScene, size: Size2D, of source: some FaceDataSource) {
    let radius = radius(in: size)
    guard radius > 0 else { return }
    let line = Stroke(paint: .solid(source.faceTint), width: Self.lineWidth)
    let middle = size.center
    let parts: [(ScenePart, VectorPath)] = [
      (.disc, .circle(center: middle, radius: radius)),
      (.icon, eyes(about: middle, radius: radius)),
      (.pointer, mouth(about: middle, radius: radius, smile: source.smile)),
    ]
    let bounds = VectorPath.rectangle(Rect2D(origin: .zero, size: size))
    scene.add(SceneNode(NodeID(1_000), mask: .clip(bounds))) {
      for (index, (part, path)) in parts.enumerated() {
        let content = SceneContent.shape(path, fill: nil, stroke: line)
        $0.add(SceneNode(NodeID(1_001 + UInt32(index)), part, content: content))
      }
    }
  }

  private func eyes(about middle: Point2D, radius: Double) -> VectorPath {
    var path = VectorPath()
    for side in [-1.0, 1] {
      let center = middle + Vector2D(side * Self.eye.x * radius, Self.eye.y * radius)
      path.append(.circle(center: center, radius: Self.eyeRadius * radius))
    }
    return path
  }

  /// From corner to corner, by two control points at thirds that a smile pushes down.
  private func mouth(about middle: Point2D, radius: Double, smile: Double) -> VectorPath {
    let limited = smile.isNaN ? 0 : Swift.min(Swift.max(smile, -1), 1)
    let half = Self.mouth.x * radius
    let height = middle.y + Self.mouth.y * radius
    let pushed = height + Self.curve * radius * limited
    var path = VectorPath()
    path.move(to: Point2D(middle.x - half, height))
    path.addCubic(
      control1: Point2D(middle.x - half / 3, pushed),
      control2: Point2D(middle.x + half / 3, pushed),
      to: Point2D(middle.x + half, height)
    )
    return path
  }
}
