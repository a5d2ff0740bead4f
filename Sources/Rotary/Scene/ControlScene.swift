/// A picture as data: a tree of nodes in one flat array, each followed by its descendants.
///
/// A control fills it anew for each frame into the storage of an earlier one
/// (``clear(size:)`` keeps it), so that filling allocates nothing in steady state. What does not
/// change from frame to frame is a ``SceneFragment``, made once.
public struct ControlScene: Equatable, Sendable {
  /// The control's size in points; nothing is cut off at it.
  public private(set) var size: Size2D
  /// All nodes but those inside fragments, in drawing order.
  public private(set) var nodes: [SceneNode]

  /// Whether lines stay as they were drawn, whatever their placements: a ``ScenePresenter`` tells the host
  /// of them by the placements alone.
  var leavesLines = false

  /// Makes an empty scene.
  public init(size: Size2D = .zero) {
    self.size = size
    nodes = []
  }

  /// Takes all nodes away and keeps the storage for the next ones.
  public mutating func clear(size: Size2D) {
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
  public mutating func add(_ node: consuming SceneNode, children: (inout ControlScene) -> Void) {
    let index = nodes.count
    nodes.append(node)
    children(&self)
    nodes[index].descendantCount = nodes.count - index - 1
  }

  /// Draws a node where a placement has it and, over it and inside it, what `children` adds.
  ///
  /// For nodes that ``Control/readPlacements(_:)`` reports: a line that grows is not made anew then in
  /// each frame in which something else is drawn anew.
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

  /// Gives nodes their placements; all of them are in the scene, and in its order.
  ///
  /// Lines change only without ``leavesLines``.
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

  /// Says of each node how it is moved: those are in the scene, and in its order.
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

  /// Gives nodes their transforms and opacities; all of them are in the scene, and in its order.
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
