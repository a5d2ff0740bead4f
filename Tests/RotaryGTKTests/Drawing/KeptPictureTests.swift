#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

/// The lifetime of pictures, and of the textures that GTK has uploaded for them.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct KeptPictureTests {
  init() { Desk.prepare() }

  /// A tree of neighbouring nodes with IDs from 1.
  private func tree(of count: UInt32, moving: Set<UInt32> = []) -> NodeTree {
    let tree = NodeTree()
    for number in 1...count { add(number, to: tree) }
    for number in moving { tree.apply(.movement(NodeID(number), isMoved: true), isMoving: true) }
    return tree
  }

  private func add(_ number: UInt32, to tree: NodeTree, before: UInt32? = nil) {
    let box = Rect2D(10 * Double(number), 0, 8, 8)
    let content = SceneContent.shape(.rectangle(box), fill: .role(.accent), stroke: nil)
    let node = SceneNode(NodeID(number), content: content)
    tree.apply(.insert(node, parent: nil, before: before.map { NodeID($0) }), isMoving: true)
  }

  /// The node and the picture of the piece at an index.
  private func piece(_ index: Int, of tree: NodeTree) -> (DrawnNode?, ScenePicture?) {
    switch tree.pieces[index] {
    case .node(let node):
      guard case .picture(let picture) = node.pieces.first else { return (node, nil) }
      return (node, picture)
    case .picture(let picture): return (nil, picture)
    case .widget: return (nil, nil)
    }
  }

  @Test func `a control that goes takes its nodes and pictures along`() throws {
    let renderer = try #require(PictureRenderer(isCairo: false))
    weak var node: DrawnNode?
    weak var picture: ScenePicture?
    do {
      var wheel = try Wheel.make([:])
      wheel.size = wheel.preferredSize.preferred
      let drawn = DrawnControl(wheel)
      drawn.drag(isStraight: false, isThrown: true)
      for _ in 0..<3 {
        drawn.advance(frames: 2)
        _ = drawn.picture(by: renderer)
      }
      for index in drawn.drawing.tree.pieces.indices {
        let found = piece(index, of: drawn.drawing.tree)
        (node, picture) = (node ?? found.0, picture ?? found.1)
      }
      #expect(node != nil && picture != nil)
    }
    #expect(Desk.turn { node == nil && picture == nil })
  }

  @Test func `a node that is removed takes its pictures along`() {
    let tree = tree(of: 3, moving: [2])
    weak let node = piece(1, of: tree).0
    weak let picture = piece(1, of: tree).1
    #expect(node != nil && picture != nil)
    tree.apply(.remove(NodeID(2)), isMoving: true)
    #expect(tree.pieces.count == 1)
    #expect(node == nil && picture == nil)
  }

  @Test func `a node that has come into a run keeps no picture of its own`() {
    let tree = tree(of: 3, moving: [2])
    weak let own = piece(1, of: tree).1
    weak let run = piece(2, of: tree).1
    #expect(own != nil && run != nil)
    tree.apply(.movement(NodeID(2), isMoved: false), isMoving: true)
    #expect(tree.pieces.count == 1)
    #expect(own == nil && run == nil)
  }

  @Test func `a run that begins with another node has one picture`() {
    let tree = tree(of: 2)
    weak let picture = piece(0, of: tree).1
    #expect(picture != nil)
    add(3, to: tree, before: 1)
    #expect(tree.pieces.count == 1)
    #expect(picture == nil)
  }

  @Test func `a widget keeps no pictures while it is hidden, and is drawn anew`() throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    defer { window.close() }
    let drawing = try #require(dial.host).drawing
    #expect(Desk.turn { drawing.restNode != nil })
    weak let picture = piece(0, of: drawing.tree).1
    #expect(picture != nil)
    gtk_widget_set_visible(dial.widget, 0)
    #expect(drawing.restNode == nil && picture == nil)
    gtk_widget_set_visible(dial.widget, 1)
    #expect(Desk.turn { drawing.restNode != nil })
  }
}
#endif
