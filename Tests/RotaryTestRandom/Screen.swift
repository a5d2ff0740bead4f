import Rotary

/// The state of each node after a host has applied the changes; `SceneDiffTests` checks their order.
public struct Screen {
  private var nodes: [NodeID: SceneNode] = [:]
  private var parents: [NodeID: NodeID] = [:]
  private var size = Size2D.zero
  /// The nodes that the host was notified to move from frame to frame.
  public private(set) var moved: Set<NodeID> = []
  /// The nodes that were placed without a notification.
  private var unannounced: [String] = []

  /// Makes an empty screen.
  public init() {}

  /// Applies a change.
  public mutating func apply(_ change: SceneChange) {
    switch change {
    case .resize(let size): self.size = size
    case .insert(let node, let parent, _):
      nodes[node.id] = node
      if node.isMoved { moved.insert(node.id) }
      parents[node.id] = parent
    case .movement(let id, let isMoved):
      if isMoved { moved.insert(id) } else { moved.remove(id) }
    case .remove(let id): remove(id)
    case .move(let id, let parent, _): parents[id] = parent
    case .transform(let id, let transform): nodes[id]?.transform = transform
    case .place(let id, let placement):
      if !moved.contains(id) { unannounced.append("\(id) moves unannounced") }
      nodes[id]?.place(placement)
    case .opacity(let id, let opacity): nodes[id]?.opacity = opacity
    case .mask(let id, let mask): nodes[id]?.mask = mask
    case .content(let id, let content): nodes[id]?.content = content
    }
  }

  private mutating func remove(_ id: NodeID) {
    nodes[id] = nil
    moved.remove(id)
    parents[id] = nil
    for (child, parent) in parents where parent == id { remove(child) }
  }

  /// Returns the differences between the screen and a scene.
  public func differences(from scene: ControlScene) -> [String] {
    var result = unannounced + (size == scene.size ? [] : ["\(size)"])
    var count = 0
    func compare(_ expected: [SceneNode]) {
      for node in expected {
        count += 1
        if let found = nodes[node.id] {
          result += Self.differences(found, node)
        } else {
          result.append("no node \(node.id.rawValue)")
        }
        if let fragment = node.fragment { compare(fragment.nodes) }
      }
    }
    compare(scene.nodes)
    if count != nodes.count { result.append("\(nodes.count) nodes for \(count)") }
    return result
  }

  private static func differences(_ shown: SceneNode, _ drawn: SceneNode) -> [String] {
    var result: [String] = []
    func compare<Value: Equatable>(_ shown: Value, _ expected: Value) {
      if shown != expected { result.append("\(drawn.id.rawValue): \(shown) for \(expected)") }
    }
    compare(shown.part, drawn.part)
    compare(shown.transform, drawn.transform)
    compare(shown.opacity, drawn.opacity)
    compare(shown.mask, drawn.mask)
    compare(shown.content, drawn.content)
    return result
  }
}
