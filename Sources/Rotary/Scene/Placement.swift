/// Where a node stands that moves without being drawn anew.
///
/// In most frames this is all that crosses to a host, so it says how the node got there: a host
/// that can turn things is given an angle, not a matrix.
public enum Placement: Equatable, Sendable {
  /// Turned by an angle in radians, unwrapped, clockwise positive, about a point of its parent.
  case turned(Double, about: Point)
  /// Moved by so many points.
  case moved(Point)
  /// Moved by so many points, grown from its origin, and more or less opaque.
  case shown(at: Point, scale: Double, opacity: Double)
  /// More or less opaque, without a transform.
  case faded(Double)

  /// From the node's own coordinates to its parent's.
  public var transform: Transform3D {
    switch self {
    case .turned(let angle, let center):
      return Transform3D(.rotation(Circular.wrapped(angle), about: center))
    case .moved(let way):
      return .translation(way.x, way.y)
    case .shown(let way, let scale, _):
      return Transform3D(Transform2D(scale, 0, 0, scale, way.x, way.y))
    case .faded:
      return .identity
    }
  }

  /// How opaque the node is, where its place says so.
  public var opacity: Double? {
    switch self {
    case .turned, .moved: return nil
    case .shown(_, _, let opacity), .faded(let opacity): return opacity
    }
  }
}

/// A node of a scene that moves, and where it stands.
struct PlacedNode: Equatable, Sendable {
  var id: NodeID
  var place: Placement
}

/// A node of a scene that stands in space, and how.
struct StandingNode: Equatable, Sendable {
  var id: NodeID
  var transform: Transform3D
  var opacity: Double
}
