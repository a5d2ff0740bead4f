/// A picture as data: a tree of nodes in one flat array, each followed by its descendants.
///
/// A control fills it anew for each frame into the storage of an earlier one
/// (``clear(size:)`` keeps it), so that filling allocates nothing in steady state. What does not
/// change from frame to frame is a ``SceneFragment``, made once.
public struct Scene: Equatable, Sendable {
  /// The control's size in points; nothing is cut off at it.
  public private(set) var size: Size
  /// All nodes but those inside fragments, in drawing order.
  public private(set) var nodes: [SceneNode]

  /// Makes an empty scene.
  public init(size: Size = .zero) {
    self.size = size
    nodes = []
  }

  /// Takes all nodes away and keeps the storage for the next ones.
  public mutating func clear(size: Size) {
    self.size = size
    nodes.removeAll(keepingCapacity: true)
  }

  /// Draws a node over the ones before it.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public mutating func add(_ node: consuming SceneNode) {
    nodes.append(node)
  }

  /// Draws a node and, over it and inside it, what `children` adds.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public mutating func add(_ node: consuming SceneNode, children: (inout Scene) -> Void) {
    let index = nodes.count
    nodes.append(node)
    children(&self)
    nodes[index].descendantCount = nodes.count - index - 1
  }

  /// Puts nodes elsewhere, all of which are here and come in drawing order.
  mutating func place(_ places: [PlacedNode]) {
    var next = 0
    for index in nodes.indices {
      guard next < places.count else { return }
      guard nodes[index].id == places[next].id else { continue }
      nodes[index].transform = places[next].place.transform
      if let opacity = places[next].place.opacity { nodes[index].opacity = opacity }
      next += 1
    }
  }

  /// Has nodes stand elsewhere, all of which are here and come in drawing order.
  mutating func stand(_ standing: [StandingNode]) {
    var next = 0
    for index in nodes.indices {
      guard next < standing.count else { return }
      guard nodes[index].id == standing[next].id else { continue }
      nodes[index].transform = standing[next].transform
      nodes[index].opacity = standing[next].opacity
      next += 1
    }
  }
}
