/// A picture as data: a tree of nodes in one flat array, each followed by its descendants.
///
/// A control fills it in each frame. ``clear(size:)`` keeps the storage, so that filling allocates nothing in steady
/// state. Parts that do not change from frame to frame are a ``SceneFragment``, which is made once.
public struct ControlScene: Equatable, Sendable {
  /// The control's size in points.
  ///
  /// It clips nothing.
  public private(set) var size: Size2D
  /// All nodes except those inside fragments, in drawing order.
  public private(set) var nodes: [SceneNode]

  /// Whether lines stay as drawn, without their placements.
  ///
  /// A ``ScenePresenter`` sends the host their placements instead.
  var leavesLines = false

  /// Creates an empty scene.
  public init(size: Size2D = .zero) {
    self.size = size
    nodes = []
  }

  /// Removes all nodes and keeps the storage.
  public mutating func clear(size: Size2D) {
    self.size = size
    nodes.removeAll(keepingCapacity: true)
  }

  /// Adds a node in front of the ones before.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public mutating func add(_ node: consuming SceneNode) {
    nodes.append(node)
  }

  /// Adds a node with the children that `children` adds.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public mutating func add(_ node: consuming SceneNode, children: (inout ControlScene) -> Void) {
    let index = nodes.count
    nodes.append(node)
    children(&self)
    nodes[index].descendantCount = nodes.count - index - 1
  }

  /// Adds a node at a placement, with the children that `children` adds.
  ///
  /// For nodes that ``Control/readPlacements(_:)`` reports. A growing line is then not rebuilt when another part is
  /// redrawn.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public mutating func add(
    _ node: consuming SceneNode,
    at placement: Placement,
    children: (inout ControlScene) -> Void = { _ in }
  ) {
    if leavesLines { node.move(to: placement) } else { node.place(placement) }
    add(node, children: children)
  }

  /// Applies placements to nodes.
  ///
  /// All of the nodes are in the scene, in its order.
  ///
  /// Lines change only if ``leavesLines`` is false.
  mutating func place(_ places: [PlacedNode]) {
    var next = 0
    for index in nodes.indices {
      guard next < places.count else { return }
      guard nodes[index].id == places[next].id else { continue }
      if leavesLines {
        nodes[index].move(to: places[next].placement)
      } else {
        nodes[index].place(places[next].placement)
      }
      next += 1
    }
  }

  /// Marks how each node moves.
  ///
  /// All of the nodes are in the scene, in its order.
  mutating func markMoved(_ places: [PlacedNode], _ transformed: [TransformedNode]) {
    var (place, transform) = (0, 0)
    for index in nodes.indices {
      let id = nodes[index].id
      nodes[index].movement = .none
      if place < places.count, places[place].id == id {
        nodes[index].movement = places[place].placement.movement
        place += 1
      }
      if transform < transformed.count, transformed[transform].id == id {
        nodes[index].movement = .transformed
        transform += 1
      }
    }
  }

  /// Applies transforms and opacities to nodes.
  ///
  /// All of the nodes are in the scene, in its order.
  mutating func transform(_ transformed: [TransformedNode]) {
    var next = 0
    for index in nodes.indices {
      guard next < transformed.count else { return }
      guard nodes[index].id == transformed[next].id else { continue }
      nodes[index].transform = transformed[next].transform
      nodes[index].opacity = transformed[next].opacity
      next += 1
    }
  }
}
