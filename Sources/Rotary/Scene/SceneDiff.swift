/// The differences between two scenes.
///
/// The cost is proportional to the number of nodes outside unchanged fragments, and nothing is allocated. Siblings are
/// searched only if nodes are inserted, removed or reordered.
public enum SceneDiff {
  /// Emits the changes from one scene to another, in the order in which a host applies them.
  ///
  /// - Parameters:
  ///   - old: The displayed scene.
  ///   - new: The scene to display.
  ///   - emit: A closure that receives a change.
  public static func changes(
    from old: ControlScene,
    to new: ControlScene,
    emit: (SceneChange) -> Void
  ) {
    if old.size != new.size { emit(.resize(new.size)) }
    old.nodes.withUnsafeBufferPointer { old in
      new.nodes.withUnsafeBufferPointer { new in
        let old = Siblings(nodes: old, index: 0, end: old.count)
        let new = Siblings(nodes: new, index: 0, end: new.count)
        // Remove first, so that a node with a new parent is not confused with the old one.
        remove(old, new, emit: emit)
        compare(old, new, parent: nil, emit: emit)
      }
    }
  }

  /// The children of one node: a part of an array, in which each child is followed by its descendants.
  private struct Siblings {
    let nodes: UnsafeBufferPointer<SceneNode>
    var index: Int
    let end: Int

    var isAtEnd: Bool { index >= end }
    var id: NodeID { nodes[index].id }

    /// Returns whether the current siblings of both lists are one node, which cannot change its part.
    func isSame(as other: Siblings) -> Bool {
      id == other.id && nodes[index].part == other.nodes[other.index].part
    }

    mutating func advance() { index += 1 + nodes[index].descendantCount }

    /// Calls `body` with the children of the current sibling, either its own or its fragment's.
    func withChildren(_ body: (Siblings) -> Void) {
      if let fragment = nodes[index].fragment {
        fragment.nodes.withUnsafeBufferPointer {
          body(Siblings(nodes: $0, index: 0, end: $0.count))
        }
      } else if nodes[index].descendantCount > 0 {
        let end = index + 1 + nodes[index].descendantCount
        body(Siblings(nodes: nodes, index: index + 1, end: end))
      } else {
        body(Siblings(nodes: nodes, index: 0, end: 0))
      }
    }

    /// Returns the remaining siblings from another list's current node on; nil if no later sibling is that node.
    func from(_ other: Siblings) -> Siblings? {
      var rest = self
      while !rest.isAtEnd {
        if rest.isSame(as: other) { return rest }
        rest.advance()
      }
      return nil
    }

    /// Whether the current siblings of both lists share the storage of a fragment.
    func sharesFragment(with other: Siblings) -> Bool {
      guard let fragment = nodes[index].fragment, let second = other.nodes[other.index].fragment
      else { return false }
      return fragment.isIdentical(to: second)
    }
  }

  /// Removes nodes that no longer have the same parent.
  private static func remove(
    _ oldSiblings: Siblings,
    _ newSiblings: Siblings,
    emit: (SceneChange) -> Void
  ) {
    var old = oldSiblings
    // While both lists have the same nodes in the same order, no search is needed.
    var new = newSiblings
    while !old.isAtEnd {
      let isNext = !new.isAtEnd && old.isSame(as: new)
      if let match = isNext ? new : newSiblings.from(old) {
        if !old.sharesFragment(with: match) {
          old.withChildren { children in
            match.withChildren { remove(children, $0, emit: emit) }
          }
        }
      } else {
        emit(.remove(old.id))
      }
      if isNext { new.advance() }
      old.advance()
    }
  }

  private static func compare(
    _ oldSiblings: Siblings,
    _ newSiblings: Siblings,
    parent: NodeID?,
    emit: (SceneChange) -> Void
  ) {
    var old = oldSiblings
    var new = newSiblings
    // While both lists have the same nodes in the same order, only values change.
    while !old.isAtEnd, !new.isAtEnd, old.isSame(as: new) {
      compareNode(old, new, emit: emit)
      old.advance()
      new.advance()
    }
    guard !old.isAtEnd || !new.isAtEnd else { return }
    rearrange(old, new, parent: parent, emit: emit)
  }

  /// Changes the rest of a list to the new nodes.
  private static func rearrange(
    _ oldRest: Siblings,
    _ newRest: Siblings,
    parent: NodeID?,
    emit: (SceneChange) -> Void
  ) {
    // All nodes that are done precede the next old node on the screen.
    var old = oldRest
    var new = newRest
    while !new.isAtEnd {
      // Skip removed nodes and nodes that have moved to the front.
      while !old.isAtEnd, new.from(old) == nil { old.advance() }
      let before = old.isAtEnd ? nil : old.id
      if !old.isAtEnd, old.isSame(as: new) {
        compareNode(old, new, emit: emit)
        old.advance()
      } else if let moved = old.from(new) {
        emit(.move(new.id, parent: parent, before: before))
        compareNode(moved, new, emit: emit)
      } else {
        insert(new, parent: parent, before: before, emit: emit)
      }
      new.advance()
    }
  }

  private static func insert(
    _ siblings: Siblings,
    parent: NodeID?,
    before: NodeID?,
    emit: (SceneChange) -> Void
  ) {
    let node = siblings.nodes[siblings.index]
    emit(.insert(node, parent: parent, before: before))
    siblings.withChildren {
      var children = $0
      while !children.isAtEnd {
        insert(children, parent: node.id, before: nil, emit: emit)
        children.advance()
      }
    }
  }

  private static func compareNode(
    _ old: Siblings,
    _ new: Siblings,
    emit: (SceneChange) -> Void
  ) {
    let id = new.id
    let before = old.index
    let after = new.index
    let (was, movement) = (old.nodes[before].movement, new.nodes[after].movement)
    if (was == .none) != (movement == .none) {
      emit(.movement(id, isMoved: movement != .none))
    }
    // The presenter emits the positions of moving nodes; the old scene has them as drawn.
    let isReported = was == movement
    if was == .none ? old.nodes[before].transform != new.nodes[after].transform : !isReported {
      emit(.transform(id, new.nodes[after].transform))
    }
    if was.changesOpacity ? !isReported : old.nodes[before].opacity != new.nodes[after].opacity {
      emit(.opacity(id, new.nodes[after].opacity))
    }
    if old.nodes[before].mask != new.nodes[after].mask {
      emit(.mask(id, new.nodes[after].mask))
    }
    if was.changesLine && !isReported || old.nodes[before].content != new.nodes[after].content {
      emit(.content(id, new.nodes[after].content))
    }
    if old.sharesFragment(with: new) { return }
    old.withChildren { oldChildren in
      new.withChildren { compare(oldChildren, $0, parent: id, emit: emit) }
    }
  }
}
