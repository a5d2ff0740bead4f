import Rotary
import RotaryGestures

/// A face drawn with lines: a head, two eyes, and a mouth whose smile the data source provides.
///
/// Its content mode is redraw: when its size changes, it is drawn again with the same line width. Parts
/// outside the bounds are clipped.
public struct FaceView: Equatable, Sendable {
  /// The line width, in points.
  public static let lineWidth = 5.0
  /// The content mode: the face is drawn again when its bounds change.
  public static let contentMode = ContentGravity.redraw

  /// Radius of the head, as a share of half the shorter side of the bounds, 0.1…3.
  ///
  /// Default 0.9. Values out of range are clamped; NaN is ignored.
  @Within<ScaleLimits> public var scale = 0.9

  /// The limits of ``scale``.
  public enum ScaleLimits: Limits {
    /// A small face to one eye that fills the bounds.
    public static let range = 0.1...3.0
  }

  // Shares of the head's radius, relative to its middle; right and down are positive.
  private static let eye = Point2D(0.35, -0.35)
  private static let eyeRadius = 0.10
  private static let mouth = Point2D(0.45, 0.40)
  private static let curve = 0.25

  /// Makes a face that fills 90 % of its bounds.
  public init() {}

  /// Returns the radius of the head in bounds of a size, in points.
  public func radius(in size: Size2D) -> Double { size.shorterSide / 2 * scale }

  /// Draws the face in the middle of bounds whose origin is zero.
  ///
  /// - Parameters:
  ///   - scene: receives a clipping node with three children, or none if the size is empty.
  ///   - size: of the bounds, in points.
  ///   - source: provides the smile and the colour.
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

  /// Returns the curve from corner to corner; a smile moves its two control points, at the thirds, down.
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
