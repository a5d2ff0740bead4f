/// What changed from one scene to the next.
///
/// Its cost is the number of nodes outside unchanged fragments, and it allocates nothing. Only where nodes
/// come, go or change their order are siblings searched for one another.
public enum SceneDiff {
  /// Calls `emit` for each change, in the order in which they are to be applied.
  ///
  /// - Parameters:
  ///   - old: what is on the screen.
  ///   - new: what is to be there.
  ///   - emit: takes one change.
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
        // First, so that a node which goes to another parent is not taken for the one that it was.
        remove(old, new, emit: emit)
        compare(old, new, parent: nil, emit: emit)
      }
    }
  }

  /// Children of one node: part of an array, each child followed by its own.
  private struct Siblings {
    let nodes: UnsafeBufferPointer<SceneNode>
    var index: Int
    let end: Int

    var isAtEnd: Bool { index >= end }
    var id: NodeID { nodes[index].id }

    mutating func advance() { index += 1 + nodes[index].descendantCount }

    /// Calls `body` with the children of the sibling at the index, its own or its fragment's.
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

    /// The siblings from one with an id on, if it is still to come.
    func from(_ id: NodeID) -> Siblings? {
      var rest = self
      while !rest.isAtEnd {
        if rest.id == id { return rest }
        rest.advance()
      }
      return nil
    }

    /// Whether the siblings at both indices have one and the same fragment.
    func sharesFragment(with other: Siblings) -> Bool {
      guard let fragment = nodes[index].fragment, let second = other.nodes[other.index].fragment
      else { return false }
      return fragment.isIdentical(to: second)
    }
  }

  /// Removes what is not under the same parent any more.
  private static func remove(
    _ oldSiblings: Siblings,
    _ newSiblings: Siblings,
    emit: (SceneChange) -> Void
  ) {
    var old = oldSiblings
    // As long as both have the same nodes in the same order, nothing is looked for.
    var new = newSiblings
    while !old.isAtEnd {
      let isNext = !new.isAtEnd && old.id == new.id
      if let match = isNext ? new : newSiblings.from(old.id) {
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
    // Values change where they are as long as both have the same nodes in the same order.
    while !old.isAtEnd, !new.isAtEnd, old.id == new.id {
      compareNode(old, new, emit: emit)
      old.advance()
      new.advance()
    }
    guard !old.isAtEnd || !new.isAtEnd else { return }
    rearrange(old, new, parent: parent, emit: emit)
  }

  /// Brings the rest of two lists that differ to the new nodes.
  private static func rearrange(
    _ oldRest: Siblings,
    _ newRest: Siblings,
    parent: NodeID?,
    emit: (SceneChange) -> Void
  ) {
    // On the screen all that is done stands before the old node that is next.
    var old = oldRest
    var new = newRest
    while !new.isAtEnd {
      // What is gone was removed before; what was moved to the front is done.
      while !old.isAtEnd, new.from(old.id) == nil { old.advance() }
      let before = old.isAtEnd ? nil : old.id
      if before == new.id {
        compareNode(old, new, emit: emit)
        old.advance()
      } else if let moved = old.from(new.id) {
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
    // Where a node is that moves is known to who moves it; the old scene has it where it was drawn.
    let isTold = was == movement
    if was == .none ? old.nodes[before].transform != new.nodes[after].transform : !isTold {
      emit(.transform(id, new.nodes[after].transform))
    }
    if was.changesOpacity ? !isTold : old.nodes[before].opacity != new.nodes[after].opacity {
      emit(.opacity(id, new.nodes[after].opacity))
    }
    if old.nodes[before].mask != new.nodes[after].mask {
      emit(.mask(id, new.nodes[after].mask))
    }
    if was.changesLine && !isTold || old.nodes[before].content != new.nodes[after].content {
      emit(.content(id, new.nodes[after].content))
    }
    if old.sharesFragment(with: new) { return }
    old.withChildren { oldChildren in
      new.withChildren { compare(oldChildren, $0, parent: id, emit: emit) }
    }
  }
}
