#if GTK
import Rotary

/// The scene on the screen as a tree of nodes, each made once and then changed.
@MainActor
final class NodeTree {
  /// The nodes that stand in the scene itself.
  private var roots: [DrawnNode] = []
  private var nodes: [NodeID: DrawnNode] = [:]
  /// How many changes there were of what is drawn.
  private(set) var stamp = 0
  /// Before which change all pictures are of another style.
  private(set) var styleStamp = 0
  /// Whether something is on the screen otherwise than before; for the reader to set back.
  var isChanged = true
  /// Whether the pieces are to be found anew.
  private var hasOtherPieces = true
  private var foundPieces: [Piece] = []
  private(set) var isWhole = false
  /// The nodes in the place of which widgets are shown.
  var embedded: Set<NodeID> = [] {
    didSet {
      guard embedded != oldValue else { return }
      for (id, node) in nodes { node.isEmbedded = embedded.contains(id) }
      hasOtherPieces = true
      isChanged = true
    }
  }

  /// With more lines than these that are others in each frame, all is drawn in each frame: one drawing of all
  /// costs less than many of parts.
  private static let mostMovingLines = 6
  /// Beyond these, nodes that change by themselves stay part of what they stand in.
  private static let mostLayers = 256

  isolated deinit { releasePictures() }

  /// Lets go of all pictures: whatever is shown next is drawn anew.
  func releasePictures() {
    for node in roots { node.releasePictures() }
    foundPieces = []
    hasOtherPieces = true
  }

  /// Has all pictures be drawn anew, as the colours or the pixels of a point are others.
  func restyle() {
    stamp += 1
    styleStamp = stamp
    isChanged = true
  }

  /// Applies one change.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - isMoving: whether more frames are to come: then a node that changes becomes a layer, so that it is drawn
  ///     by itself the next time.
  func apply(_ change: SceneChange, isMoving: Bool) {
    isChanged = true
    switch change {
    case .resize: break
    case .insert(let node, let parent, let before):
      stamp += 1
      let made = DrawnNode(node, stamp: stamp)
      made.isEmbedded = embedded.contains(node.id)
      nodes[node.id] = made
      put(made, into: parent, before: before)
    case .remove(let id): nodes[id].map(remove)
    case .move(let id, let parent, let before):
      if let node = nodes[id] { put(node, into: parent, before: before) }
    case .movement(let id, let isMoved): nodes[id].map { setMovement($0, isMoved) }
    case .transform(let id, let transform):
      nodes[id].map { move($0, to: transform, $0.node.opacity, isMoving) }
    case .opacity(let id, let opacity):
      nodes[id].map { move($0, to: $0.node.transform, opacity, isMoving) }
    case .place(let id, let placement): nodes[id].map { place($0, at: placement, isMoving) }
    case .mask(let id, let mask): nodes[id].map { setMask($0, mask, isMoving) }
    case .content(let id, let content): nodes[id].map { setContent($0, content, isMoving) }
    }
  }

  // MARK: What stands where.

  private func put(_ node: DrawnNode, into parent: NodeID?, before: NodeID?) {
    detach(node)
    let holder = parent.flatMap { nodes[$0] }
    node.parent = holder
    let siblings = holder?.children ?? roots
    let index = before.flatMap { id in siblings.firstIndex { $0.node.id == id } } ?? siblings.count
    if let holder { holder.children.insert(node, at: index) } else { roots.insert(node, at: index) }
    rearranged(in: holder)
  }

  private func remove(_ node: DrawnNode) {
    let holder = node.parent
    detach(node)
    node.releasePictures()
    forget(node)
    rearranged(in: holder)
  }

  private func detach(_ node: DrawnNode) {
    if let holder = node.parent {
      holder.children.removeAll { $0 === node }
    } else {
      roots.removeAll { $0 === node }
    }
    node.parent = nil
  }

  private func forget(_ node: DrawnNode) {
    nodes[node.node.id] = nil
    for child in node.children { forget(child) }
  }

  private func rearranged(in holder: DrawnNode?) {
    hasOtherPieces = true
    touch(holder)
  }

  // MARK: What changes.

  /// What is inside a node has changed.
  private func touch(_ node: DrawnNode?) {
    stamp += 1
    var next = node
    while let node = next {
      node.stamp = stamp
      next = node.parent
    }
  }

  /// Has a node be a layer from now on, as it changed by itself.
  private func separate(_ node: DrawnNode, _ isMoving: Bool) {
    guard isMoving, !node.isLayer, layerCount < Self.mostLayers else { return }
    node.isLayer = true
    rearranged(in: node.parent)
  }

  private var layerCount: Int { nodes.values.reduce(0) { $0 + ($1.isLayer ? 1 : 0) } }

  private func setMovement(_ node: DrawnNode, _ isMoved: Bool) {
    guard node.isLayer != isMoved else { return }
    node.isLayer = isMoved
    rearranged(in: node)
  }

  private func move(
    _ node: DrawnNode,
    to transform: Transform3D,
    _ opacity: Double,
    _ isMoving: Bool
  ) {
    if node.node.transform != transform {
      node.node.transform = transform
      travel(node)
    }
    node.node.opacity = opacity
    separate(node, isMoving)
    if !node.isLayer { touch(node) }
  }

  private func travel(_ node: DrawnNode) {
    guard !node.isTravelling else { return }
    node.isTravelling = true
    hasOtherPieces = true
  }

  private func place(_ node: DrawnNode, at placement: Placement, _ isMoving: Bool) {
    switch placement {
    case .turned, .moved, .shown, .faded:
      move(node, to: placement.transform, placement.opacity ?? node.node.opacity, isMoving)
    case .traced, .outlined:
      let before = node.node.transform
      node.node.place(placement)
      if before != node.node.transform { travel(node) }
      if !node.hasMovingLine {
        node.hasMovingLine = true
        hasOtherPieces = true
      }
      touch(node)
      node.contentStamp = stamp
    }
  }

  private func setMask(_ node: DrawnNode, _ mask: SceneMask, _ isMoving: Bool) {
    node.node.mask = mask
    hasOtherPieces = true
    separate(node, isMoving)
    touch(node)
    node.contentStamp = stamp
  }

  private func setContent(_ node: DrawnNode, _ content: SceneContent, _ isMoving: Bool) {
    let hadContent = node.hasContent
    node.node.content = content
    if node.hasContent != hadContent { hasOtherPieces = true }
    separate(node, isMoving)
    touch(node)
    node.contentStamp = stamp
  }
}

// What is put on the screen.
extension NodeTree {
  /// What the scene consists of, the lowest first; ``isWhole`` belongs to it.
  ///
  /// Nodes that stand side by side and do not move are one picture.
  var pieces: [Piece] {
    guard hasOtherPieces else { return foundPieces }
    hasOtherPieces = false
    var isCutOff = false
    foundPieces = pieces(of: roots, isTravelling: false, &isCutOff)
    let lines = nodes.values.reduce(0) { $0 + ($1.hasMovingLine ? 1 : 0) }
    isWhole = isCutOff || lines > Self.mostMovingLines
    return foundPieces
  }

  private func pieces(
    of siblings: [DrawnNode],
    isTravelling: Bool,
    _ isCutOff: inout Bool
  ) -> [Piece] {
    var pieces: [Piece] = []
    var run: [DrawnNode] = []
    func endRun() {
      if let first = run.first {
        let picture = ScenePicture.kept(first.runPicture, for: .run(run))
        for node in run { node.releasePictures() }
        first.runPicture = picture
        pieces.append(.picture(picture))
      }
      run.removeAll()
    }
    for node in siblings {
      guard node.holdsLayer else {
        run.append(node)
        continue
      }
      endRun()
      node.runPicture = nil
      divide(node, isTravelling: isTravelling, &isCutOff)
      pieces.append(.node(node))
    }
    endRun()
    return pieces
  }

  /// Finds the pieces of a node that is moved, or in which something is.
  private func divide(_ node: DrawnNode, isTravelling: Bool, _ isCutOff: inout Bool) {
    guard !node.isEmbedded else {
      node.releasePictures()
      node.pieces = [.widget(node.node.id)]
      return
    }
    guard node.isDivided else {
      let picture = ScenePicture.kept(node.ownPicture, for: .inside(node))
      node.releasePictures()
      node.ownPicture = picture
      node.pieces = [.picture(picture)]
      return
    }
    let isTravelling = isTravelling || node.isTravelling
    if case .none = node.node.mask {
    } else if isTravelling || node.clipRect == nil {
      // GTK 4.8 cuts off at upright rectangles only; from 4.14 on there is `gtk_snapshot_push_fill`.
      isCutOff = true
    }
    node.pieces = []
    if node.hasContent {
      let picture = ScenePicture.kept(node.ownPicture, for: .content(node))
      node.ownPicture = picture
      node.pieces.append(.picture(picture))
    } else {
      node.ownPicture = nil
    }
    node.pieces += pieces(of: node.children, isTravelling: isTravelling, &isCutOff)
  }
}
#endif
