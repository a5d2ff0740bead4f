#if GTK
import Rotary

/// The displayed scene as a tree of nodes, to which changes are applied.
@MainActor
final class NodeTree {
  /// The nodes without a parent.
  private var roots: [DrawnNode] = []
  private var nodes: [NodeID: DrawnNode] = [:]
  /// The number of changes to the drawing.
  private(set) var stamp = 0
  /// The stamp of the last change of style; pictures older than this have another style.
  private(set) var styleStamp = 0
  /// Whether the display has changed; the reader resets it.
  var isChanged = true
  /// Whether `pieces` must be computed again.
  private var needsPieces = true
  private var cachedPieces: [Piece] = []
  private(set) var mustDrawWhole = false
  /// The nodes that widgets replace.
  var embedded: Set<NodeID> = [] {
    didSet {
      guard embedded != oldValue else { return }
      for (id, node) in nodes { node.isEmbedded = embedded.contains(id) }
      needsPieces = true
      isChanged = true
    }
  }

  /// The maximum number of lines that may change in each frame; with more, drawing everything in each frame is faster
  /// than drawing many parts.
  private static let maximumMovingLines = 6
  /// The maximum number of layers; beyond it, a node that changes on its own is drawn with its parent.
  private static let maximumLayers = 256

  isolated deinit { releasePictures() }

  /// Releases all pictures, so that everything is drawn again.
  func releasePictures() {
    for node in roots { node.releasePictures() }
    cachedPieces = []
    needsPieces = true
  }

  /// Makes all pictures outdated, because the colours or the scale have changed.
  func restyle() {
    stamp += 1
    styleStamp = stamp
    isChanged = true
  }

  /// Applies a change to the tree.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - isMoving: whether more frames follow. Then a node that changes becomes a layer, to be drawn separately next
  ///     time.
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

  // MARK: Structure.

  private func put(_ node: DrawnNode, into parent: NodeID?, before: NodeID?) {
    detach(node)
    let holder = parent.flatMap { nodes[$0] }
    node.parent = holder
    let siblings = holder?.children ?? roots
    let index = before.flatMap { id in siblings.firstIndex { $0.node.id == id } } ?? siblings.count
    if let holder { holder.children.insert(node, at: index) } else { roots.insert(node, at: index) }
    childrenChanged(of: holder)
  }

  private func remove(_ node: DrawnNode) {
    let holder = node.parent
    detach(node)
    node.releasePictures()
    forget(node)
    childrenChanged(of: holder)
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

  private func childrenChanged(of holder: DrawnNode?) {
    needsPieces = true
    markChanged(holder)
  }

  // MARK: Changes.

  /// Marks a node and its ancestors as changed.
  private func markChanged(_ node: DrawnNode?) {
    stamp += 1
    var next = node
    while let node = next {
      node.stamp = stamp
      next = node.parent
    }
  }

  /// Makes a layer of a node that changed on its own.
  private func makeLayer(_ node: DrawnNode, _ isMoving: Bool) {
    guard isMoving, !node.isLayer, layerCount < Self.maximumLayers else { return }
    node.isLayer = true
    childrenChanged(of: node.parent)
  }

  private var layerCount: Int { nodes.values.reduce(0) { $0 + ($1.isLayer ? 1 : 0) } }

  private func setMovement(_ node: DrawnNode, _ isMoved: Bool) {
    guard node.isLayer != isMoved else { return }
    node.isLayer = isMoved
    childrenChanged(of: node)
  }

  private func move(
    _ node: DrawnNode,
    to transform: Transform3D,
    _ opacity: Double,
    _ isMoving: Bool
  ) {
    if node.node.transform != transform {
      node.node.transform = transform
      markTravelling(node)
    }
    node.node.opacity = opacity
    makeLayer(node, isMoving)
    if !node.isLayer { markChanged(node) }
  }

  private func markTravelling(_ node: DrawnNode) {
    guard !node.isTravelling else { return }
    node.isTravelling = true
    needsPieces = true
  }

  private func place(_ node: DrawnNode, at placement: Placement, _ isMoving: Bool) {
    switch placement {
    case .turned, .moved, .shown, .faded:
      move(node, to: placement.transform, placement.opacity ?? node.node.opacity, isMoving)
    case .traced, .outlined:
      let before = node.node.transform
      node.node.place(placement)
      if before != node.node.transform { markTravelling(node) }
      if !node.hasMovingLine {
        node.hasMovingLine = true
        needsPieces = true
      }
      markChanged(node)
      node.contentStamp = stamp
    }
  }

  private func setMask(_ node: DrawnNode, _ mask: SceneMask, _ isMoving: Bool) {
    node.node.mask = mask
    needsPieces = true
    makeLayer(node, isMoving)
    markChanged(node)
    node.contentStamp = stamp
  }

  private func setContent(_ node: DrawnNode, _ content: SceneContent, _ isMoving: Bool) {
    let hadContent = node.hasContent
    node.node.content = content
    if node.hasContent != hadContent { needsPieces = true }
    makeLayer(node, isMoving)
    markChanged(node)
    node.contentStamp = stamp
  }
}

// Pieces for the display.
extension NodeTree {
  /// The parts to display, the rearmost first.
  ///
  /// This also sets ``mustDrawWhole``.
  ///
  /// Neighbouring siblings that are no layers form one picture.
  var pieces: [Piece] {
    guard needsPieces else { return cachedPieces }
    needsPieces = false
    var needsWhole = false
    cachedPieces = pieces(of: roots, isTravelling: false, &needsWhole)
    let lines = nodes.values.reduce(0) { $0 + ($1.hasMovingLine ? 1 : 0) }
    mustDrawWhole = needsWhole || lines > Self.maximumMovingLines
    return cachedPieces
  }

  private func pieces(
    of siblings: [DrawnNode],
    isTravelling: Bool,
    _ needsWhole: inout Bool
  ) -> [Piece] {
    var pieces: [Piece] = []
    var run: [DrawnNode] = []
    func endRun() {
      if let first = run.first {
        let picture = ScenePicture.reusing(first.runPicture, for: .run(run))
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
      divide(node, isTravelling: isTravelling, &needsWhole)
      pieces.append(.node(node))
    }
    endRun()
    return pieces
  }

  /// Finds the pieces of a node that is a layer or has one in its subtree.
  private func divide(_ node: DrawnNode, isTravelling: Bool, _ needsWhole: inout Bool) {
    guard !node.isEmbedded else {
      node.releasePictures()
      node.pieces = [.widget(node.node.id)]
      return
    }
    guard node.isDivided else {
      let picture = ScenePicture.reusing(node.ownPicture, for: .inside(node))
      node.releasePictures()
      node.ownPicture = picture
      node.pieces = [.picture(picture)]
      return
    }
    let isTravelling = isTravelling || node.isTravelling
    if case .none = node.node.mask {
    } else if isTravelling || node.clipRect == nil {
      // GTK 4.8 clips only to upright rectangles. GTK 4.14 has `gtk_snapshot_push_fill`.
      needsWhole = true
    }
    node.pieces = []
    if node.hasContent {
      let picture = ScenePicture.reusing(node.ownPicture, for: .content(node))
      node.ownPicture = picture
      node.pieces.append(.picture(picture))
    } else {
      node.ownPicture = nil
    }
    node.pieces += pieces(of: node.children, isTravelling: isTravelling, &needsWhole)
  }
}
#endif
