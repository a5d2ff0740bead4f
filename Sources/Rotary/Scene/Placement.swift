/// The position and appearance of a node that can change without redrawing the node.
///
/// Most frames send a host placements only. A placement keeps the kind of motion, so that a host that can rotate nodes
/// receives an angle instead of a matrix.
public enum Placement: Equatable, Sendable {
  /// Rotated by an angle in radians around a point of the parent. The angle is unwrapped; clockwise is positive.
  case turned(Double, about: Point2D)
  /// Moved by a distance in points.
  case moved(Point2D)
  /// Moved by a distance in points, scaled from the node's origin, with an opacity.
  case shown(at: Point2D, scale: Double, opacity: Double)
  /// An opacity, without a transform.
  case faded(Double)
  /// A line along a part of its outline, between two shares of its length in 0…1, without a transform or opacity.
  ///
  /// Only for a node that is drawn with ``Stroke/Run/part(from:to:)``.
  case traced(from: Double, to: Double)
  /// Scaled from the node's origin, with a line width and an opacity.
  ///
  /// `width` is in the node's coordinates before scaling, as ``Stroke/width`` is. Only for a node with a line.
  case outlined(scale: Double, width: Double, opacity: Double)

  /// The transform from the node's coordinates to its parent's.
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

  /// The node's opacity; nil if the placement does not change it.
  public var opacity: Double? {
    switch self {
    case .turned, .moved, .traced: return nil
    case .shown(_, _, let opacity), .faded(let opacity), .outlined(_, _, let opacity):
      return opacity
    }
  }
}

/// The way in which a node moves from frame to frame.
public enum NodeMovement: UInt8, Equatable, Sendable {
  /// The node stays as drawn.
  case none
  /// The node has a ``Placement`` of the same name, without an opacity.
  case turned, moved, traced
  /// The node has a ``Placement`` of the same name, with an opacity.
  case shown, faded, outlined
  /// The node moves in space, with an opacity.
  case transformed

  /// Whether the movement changes the node's opacity.
  var changesOpacity: Bool { rawValue >= NodeMovement.shown.rawValue }

  /// Whether the movement changes the node's line, which is part of its content.
  var changesLine: Bool { self == .traced || self == .outlined }
}

extension Placement {
  /// The placement's kind of movement.
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
  /// Applies a placement and leaves the rest of the node unchanged.
  public mutating func place(_ placement: Placement) {
    move(to: placement)
    guard case .shape(let path, let fill, var stroke?) = content else { return }
    switch placement {
    case .turned, .moved, .shown, .faded: return
    case .traced(let start, let end):
      // An unchanged line keeps its storage.
      if case .part(start, end) = stroke.run { return }
      stroke.run = .part(from: start, to: end)
    case .outlined(_, let width, _):
      if stroke.width == width { return }
      stroke.width = width
    }
    content = .shape(path, fill: fill, stroke: stroke)
  }

  /// Applies the transform and the opacity of a placement.
  ///
  /// The node's line stays unchanged.
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
  /// Returns the node with an id, if any.
  ///
  /// The search begins at `next`, which is then set to the following index. Searches in the order of a similar list
  /// mostly succeed at the first try.
  func find(_ id: NodeID, next: inout Int) -> Element? {
    if next >= count || self[next].id != id {
      guard let place = firstIndex(where: { $0.id == id }) else { return nil }
      next = place
    }
    next += 1
    return self[next - 1]
  }
}

/// A node that a control places, with its placement.
struct PlacedNode: MovedNode, Equatable, Sendable {
  var id: NodeID
  var placement: Placement
}

/// A node that moves in space, with its transform and opacity.
struct TransformedNode: MovedNode, Equatable, Sendable {
  var id: NodeID
  var transform: Transform3D
  var opacity: Double

  /// Emits the differences to the node's new state.
  func emitChanges(to now: TransformedNode, emit: (SceneChange) -> Void) {
    if now.transform != transform { emit(.transform(id, now.transform)) }
    if now.opacity != opacity { emit(.opacity(id, now.opacity)) }
  }
}
