/// The numbers of a node that may change without the node being drawn anew.
///
/// In most frames these are all that crosses to a host, so a placement says how the node got there: a
/// host that can turn things is given an angle, not a matrix.
public enum Placement: Equatable, Sendable {
  /// Turned by an angle in radians, unwrapped, clockwise positive, about a point of its parent.
  case turned(Double, about: Point2D)
  /// Moved by so many points.
  case moved(Point2D)
  /// Moved by so many points, grown from its origin, and more or less opaque.
  case shown(at: Point2D, scale: Double, opacity: Double)
  /// More or less opaque, without a transform.
  case faded(Double)
  /// A line that runs from one share of its outline's length to another, 0…1, without a transform and
  /// as opaque as it was drawn.
  ///
  /// Only for a node that is drawn with a ``Stroke/Run/part(from:to:)``, whatever its shares.
  case traced(from: Double, to: Double)
  /// Grown from its origin, with another width of its line, and more or less opaque.
  ///
  /// `width` is in the node's own coordinates, before it is grown, as ``Stroke/width`` is. Only for a
  /// node that is drawn with a line.
  case outlined(scale: Double, width: Double, opacity: Double)

  /// From the node's own coordinates to its parent's.
  public var transform: Transform3D {
    switch self {
    case .turned(let angle, let center):
      return Transform3D(.rotation(Circular.wrapped(angle), about: center))
    case .moved(let delta):
      return .translation(delta.x, delta.y)
    case .shown(let delta, let scale, _):
      return Transform3D(Transform2D(scale, 0, 0, scale, delta.x, delta.y))
    case .outlined(let scale, _, _):
      return Transform3D(Transform2D(scale, 0, 0, scale, 0, 0))
    case .faded, .traced:
      return .identity
    }
  }

  /// How opaque the node is; nil where the placement does not change that.
  public var opacity: Double? {
    switch self {
    case .turned, .moved, .traced: return nil
    case .shown(_, _, let opacity), .faded(let opacity), .outlined(_, _, let opacity):
      return opacity
    }
  }
}

/// How a node moves from frame to frame.
enum NodeMovement: UInt8, Equatable, Sendable {
  /// It stays as it is drawn.
  case none
  /// It is placed, in the way of the ``Placement`` of that name.
  case turned, moved, shown, faded, traced, outlined
  /// It moves in space.
  case transformed

  /// Whether it changes how opaque the node is.
  var changesOpacity: Bool {
    switch self {
    case .none, .turned, .moved, .traced: return false
    case .shown, .faded, .outlined, .transformed: return true
    }
  }

  /// Whether it changes what the node's line looks like, which is part of its content.
  var changesLine: Bool { self == .traced || self == .outlined }
}

extension Placement {
  /// The way in which the node is placed.
  var movement: NodeMovement {
    switch self {
    case .turned: return .turned
    case .moved: return .moved
    case .shown: return .shown
    case .faded: return .faded
    case .traced: return .traced
    case .outlined: return .outlined
    }
  }
}

extension SceneNode {
  /// Takes over the numbers of a placement, and leaves the rest of the node as it is.
  public mutating func place(_ placement: Placement) {
    move(to: placement)
    guard case .shape(let path, let fill, var stroke?) = content else { return }
    switch placement {
    case .turned, .moved, .shown, .faded: return
    case .traced(let start, let end):
      // A line that is so already keeps its storage.
      if case .part(start, end) = stroke.run { return }
      stroke.run = .part(from: start, to: end)
    case .outlined(_, let width, _):
      if stroke.width == width { return }
      stroke.width = width
    }
    content = .shape(path, fill: fill, stroke: stroke)
  }

  /// Takes over the transform and the opacity of a placement; the node's line stays as it is.
  mutating func move(to placement: Placement) {
    transform = placement.transform
    if let opacity = placement.opacity { self.opacity = opacity }
  }
}

/// A node of a scene that moves.
protocol MovedNode {
  var id: NodeID { get }
}

extension Array where Element: MovedNode {
  /// The node of that name, if it is there.
  ///
  /// It is looked for first at `next`, which then is after it: asked in the order of another list, it is mostly there.
  func find(_ id: NodeID, next: inout Int) -> Element? {
    if next >= count || self[next].id != id {
      guard let place = firstIndex(where: { $0.id == id }) else { return nil }
      next = place
    }
    next += 1
    return self[next - 1]
  }
}

/// A node of a scene that a control places, and its placement.
struct PlacedNode: MovedNode, Equatable, Sendable {
  var id: NodeID
  var placement: Placement
}

/// A node of a scene that moves in space, with its transform and its opacity.
struct TransformedNode: MovedNode, Equatable, Sendable {
  var id: NodeID
  var transform: Transform3D
  var opacity: Double

  /// Emits what is other of the same node now.
  func tell(_ now: TransformedNode, emit: (SceneChange) -> Void) {
    if now.transform != transform { emit(.transform(id, now.transform)) }
    if now.opacity != opacity { emit(.opacity(id, now.opacity)) }
  }
}
