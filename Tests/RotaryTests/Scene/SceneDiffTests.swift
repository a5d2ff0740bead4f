import Rotary
import RotaryTestRandom
import Testing

@Suite struct SceneDiffTests {
  func changes(_ old: ControlScene, _ new: ControlScene) -> [SceneChange] {
    var result: [SceneChange] = []
    SceneDiff.changes(from: old, to: new) { result.append($0) }
    return result
  }

  @Test func `equal scenes have no differences`() {
    var random = SeededGenerator(seed: 1)
    let tree = RandomTree(using: &random)
    #expect(changes(tree.scene, tree.scene).isEmpty)
  }

  @Test func `applying the changes to one scene results in the other`() {
    var random = SeededGenerator(seed: 2)
    for round in rounds(500) {
      let old = RandomTree(using: &random)
      let new = RandomTree(using: &random)
      var shown = ShownTree()
      for change in changes(ControlScene(), old.scene) { shown.apply(change) }
      #expect(shown.text == ShownTree(old).text, "round \(round)")
      for change in changes(old.scene, new.scene) { shown.apply(change) }
      #expect(shown.text == ShownTree(new).text, "round \(round)")
      #expect(shown.mistakes.isEmpty, "round \(round)")
    }
  }

  @Test func `a value that changed is one change`() {
    func scene(_ x: Double, _ opacity: Double) -> ControlScene {
      var scene = ControlScene(size: Size2D(10, 10))
      scene.add(SceneNode(NodeID(1))) {
        $0.add(SceneNode(NodeID(2), transform: .translation(x, 0), opacity: opacity))
        $0.add(SceneNode(NodeID(3)))
      }
      return scene
    }
    #expect(
      changes(scene(0, 1), scene(5, 1)) == [.transform(NodeID(2), .translation(5, 0))]
    )
    #expect(changes(scene(0, 1), scene(0, 0.5)) == [.opacity(NodeID(2), 0.5)])
    #expect(changes(scene(0, 1), ControlScene(size: Size2D(10, 10))) == [.remove(NodeID(1))])
  }

  @Test func `a node that becomes another part is replaced with its descendants`() {
    func scene(_ parts: [ScenePart]) -> ControlScene {
      var scene = ControlScene()
      for (index, part) in parts.enumerated() {
        let id = UInt32(index) * 10
        scene.add(SceneNode(NodeID(id), part)) { $0.add(SceneNode(NodeID(id + 1), .title)) }
      }
      return scene
    }
    let scenes: [[ScenePart]] = [
      [.tile, .tile, .tile], [.frontTile, .tile, .tile], [.tile, .frontTile], [.tile, .tile, .rim],
    ]
    for old in scenes {
      for new in scenes {
        var screen = Screen()
        for change in changes(ControlScene(), scene(old)) { screen.apply(change) }
        for change in changes(scene(old), scene(new)) { screen.apply(change) }
        #expect(screen.differences(from: scene(new)) == [])
      }
    }
    let changed = changes(scene([.tile, .tile]), scene([.tile, .frontTile]))
    #expect(changed.first == .remove(NodeID(10)) && changed.count == 3)
  }

  @Test func `an identical fragment is skipped, an equal one changes nothing`() {
    func fragment() -> SceneFragment {
      SceneFragment { for id in UInt32(10)..<20 { $0.add(SceneNode(NodeID(id))) } }
    }
    func scene(_ fragment: SceneFragment) -> ControlScene {
      var scene = ControlScene()
      scene.add(SceneNode(NodeID(1), fragment: fragment))
      return scene
    }
    let one = fragment()
    #expect(changes(scene(one), scene(one)).isEmpty)
    #expect(changes(scene(one), scene(fragment())).isEmpty)
  }
}

/// A small tree of random shape, partly in fragments, whose ids may move, also to other parents.
private struct RandomTree {
  var scene = ControlScene(size: Size2D(5, 5))
  var parents: [(id: UInt32, parent: UInt32?)] = []

  init(using random: inout SeededGenerator) {
    var ids = Array(UInt32(1)...12).shuffled(using: &random).prefix(
      Int.random(in: 0...9, using: &random)
    )
    while let root = ids.popFirst() {
      let children = ids.prefix(Int.random(in: 0...3, using: &random))
      ids = ids.dropFirst(children.count)
      let leaves = children.map { id in
        SceneNode(
          NodeID(id),
          opacity: Double(Int.random(in: 0...2, using: &random)) / 2
        )
      }
      parents.append((root, nil))
      for leaf in leaves { parents.append((leaf.id.rawValue, root)) }
      if Bool.random(using: &random) {
        let fragment = SceneFragment { for leaf in leaves { $0.add(leaf) } }
        scene.add(SceneNode(NodeID(root), fragment: fragment))
      } else {
        scene.add(SceneNode(NodeID(root))) { for leaf in leaves { $0.add(leaf) } }
      }
    }
  }
}

/// The nodes of a host after applying the changes.
private struct ShownTree {
  private struct Item {
    var id: NodeID
    var opacity: Double
    var children: [Item] = []
  }

  private var root = Item(id: NodeID(0), opacity: 1)
  /// Changes that name a missing node, or insert an existing one.
  private(set) var mistakes: [String] = []

  init() {}

  init(_ tree: RandomTree) {
    // The tree's own order, without a diff.
    var opacities: [UInt32: Double] = [:]
    func note(_ nodes: [SceneNode]) {
      for node in nodes {
        opacities[node.id.rawValue] = node.opacity
        if let fragment = node.fragment { note(fragment.nodes) }
      }
    }
    note(tree.scene.nodes)
    for (id, parent) in tree.parents {
      let item = Item(id: NodeID(id), opacity: opacities[id] ?? -1)
      if let parent {
        guard let index = root.children.firstIndex(where: { $0.id.rawValue == parent }) else {
          continue
        }
        root.children[index].children.append(item)
      } else {
        root.children.append(item)
      }
    }
  }

  var text: String { Self.text(root) }

  private static func text(_ item: Item) -> String {
    "\(item.id.rawValue)/\(item.opacity)(" + item.children.map(text).joined(separator: " ") + ")"
  }

  mutating func apply(_ change: SceneChange) {
    switch change {
    case .resize, .movement, .transform, .place, .mask, .content: break
    case .insert(let node, let parent, let before):
      if take(node.id) != nil { mistakes.append("\(node.id) is there already") }
      insert(Item(id: node.id, opacity: node.opacity), parent, before)
    case .remove(let id):
      if take(id) == nil { mistakes.append("\(id) is not there to be removed") }
    case .move(let id, let parent, let before):
      guard let item = take(id) else { return mistakes.append("\(id) is not there to be moved") }
      insert(item, parent, before)
    case .opacity(let id, let opacity): Self.edit(id, in: &root) { $0.opacity = opacity }
    }
  }

  private mutating func take(_ id: NodeID) -> Item? { Self.take(id, from: &root) }

  private mutating func insert(_ item: Item, _ parent: NodeID?, _ before: NodeID?) {
    Self.edit(parent ?? NodeID(0), in: &root) { owner in
      let index = before.flatMap { id in owner.children.firstIndex { $0.id == id } }
      owner.children.insert(item, at: index ?? owner.children.count)
    }
  }

  private static func take(_ id: NodeID, from item: inout Item) -> Item? {
    if let index = item.children.firstIndex(where: { $0.id == id }) {
      return item.children.remove(at: index)
    }
    for index in item.children.indices {
      if let taken = take(id, from: &item.children[index]) { return taken }
    }
    return nil
  }

  private static func edit(_ id: NodeID, in item: inout Item, _ body: (inout Item) -> Void) {
    if item.id == id { return body(&item) }
    for index in item.children.indices { edit(id, in: &item.children[index], body) }
  }
}
