@testable import Rotary

/// What a host has of each node once it has applied the changes; their order is `SceneDiffTests`'.
struct Screen {
  private var nodes: [NodeID: SceneNode] = [:]
  private var parents: [NodeID: NodeID] = [:]
  private var size = Size2D.zero

  mutating func apply(_ change: SceneChange) {
    switch change {
    case .resize(let size): self.size = size
    case .insert(let node, let parent, _):
      nodes[node.id] = node
      parents[node.id] = parent
    case .remove(let id): remove(id)
    case .move(let id, let parent, _): parents[id] = parent
    case .transform(let id, let transform): nodes[id]?.transform = transform
    case .place(let id, let placement): nodes[id]?.place(placement)
    case .opacity(let id, let opacity): nodes[id]?.opacity = opacity
    case .mask(let id, let mask): nodes[id]?.mask = mask
    case .content(let id, let content): nodes[id]?.content = content
    }
  }

  private mutating func remove(_ id: NodeID) {
    nodes[id] = nil
    parents[id] = nil
    for (child, parent) in parents where parent == id { remove(child) }
  }

  /// What is not on the screen as it is in a scene.
  func differences(from scene: ControlScene) -> [String] {
    var result: [String] = size == scene.size ? [] : ["\(size)"]
    var count = 0
    func compare(_ expected: [SceneNode]) {
      for node in expected {
        count += 1
        let found = nodes[node.id]
        if found?.transform != node.transform || found?.opacity != node.opacity
          || found?.mask != node.mask || found?.content != node.content
        {
          result.append("\(node.id)")
        }
        if let fragment = node.fragment { compare(fragment.nodes) }
      }
    }
    compare(scene.nodes)
    if count != nodes.count { result.append("\(nodes.count) nodes for \(count)") }
    return result
  }
}
