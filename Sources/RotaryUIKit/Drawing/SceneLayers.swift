#if canImport(UIKit)
import Rotary
import UIKit

/// What a scene is drawn with: a change of it draws all contents anew.
struct SceneStyle: Equatable {
  /// A colour for each role.
  var theme: Theme
  /// How many pixels a point has.
  var scale: CGFloat
  /// Whether lines of text begin at the right of their boxes.
  var isRightToLeft = false
  /// Where pictures come from, by their names.
  var pictures: [String: RotaryPicture] = [:]
  /// What decides between the variants of a picture.
  var traits: UITraitCollection?

  /// The colour of a tint.
  func color(_ tint: Tint) -> CGColor { UIColor(theme.color(of: tint)).cgColor }

  /// What a picture's layer shows.
  func request(for content: ImageContent) -> PictureRequest {
    let size = content.rect.size
    let picture = pictures[content.source] ?? .file(content.source)
    return PictureRequest(
      picture: picture,
      traits: picture.hasVariants ? traits : nil,
      side: (CGFloat(max(size.width, size.height)) * scale).rounded(.up)
    )
  }
}

/// A scene as layers: one for each node, made once and then changed.
///
/// All that a frame changes is one transaction, in which nothing is animated by Core Animation: the core
/// has said where everything is at that time.
@MainActor
final class SceneLayers {
  /// What is drawn with; at first, the light theme on a plain screen.
  var style = SceneStyle(theme: .light, scale: 1) {
    didSet { if style != oldValue { redraw() } }
  }
  private let surface: UIView
  private let needsView: (NodeID) -> Bool
  private var nodes: [NodeID: NodeLayer] = [:]

  /// Shows nothing yet.
  ///
  /// - Parameters:
  ///   - surface: the view in which the layers are.
  ///   - needsView: whether the layer of a node has to be a view's; then those around it are, too.
  init(on surface: UIView, needsView: @escaping (NodeID) -> Bool) {
    self.surface = surface
    self.needsView = needsView
  }

  /// Applies changes in one transaction.
  ///
  /// - Parameter changes: is called with what takes each change, in order.
  func update(_ changes: ((SceneChange) -> Void) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes { apply($0) }
    CATransaction.commit()
  }

  private func apply(_ change: SceneChange) {
    switch change {
    case .resize, .movement: break
    case .insert(let node, let parent, let before):
      let made = NodeLayer(node, style, in: needsView(node.id) ? NodeView(frame: .zero) : nil)
      nodes[node.id] = made
      put(made, into: parent, before: before)
    case .remove(let id): nodes[id].map(remove)
    case .move(let id, let parent, let before):
      if let node = nodes[id] { put(node, into: parent, before: before) }
    case .transform(let id, let transform): nodes[id]?.transform = transform
    case .place(let id, let placement): nodes[id]?.place(placement, style)
    case .opacity(let id, let opacity): nodes[id]?.opacity = opacity
    case .mask(let id, let mask): nodes[id]?.setMask(mask, style)
    case .content(let id, let content): nodes[id]?.setContent(content, style)
    }
  }

  /// Has a node stand inside another, or in the scene, under a sibling or over all of them.
  private func put(_ node: NodeLayer, into parent: NodeID?, before: NodeID?) {
    node.parent?.children.removeAll { $0 === node }
    node.parent = parent.flatMap { nodes[$0] }
    node.parent?.children.append(node)
    node.layer.isHidden = node.parent?.showsContent == false
    let holder = node.parent?.layer ?? surface.layer
    // A view is told where it is by its superview; which layers are below is said after that.
    if let view = node.view { (node.parent?.view ?? surface).addSubview(view) }
    if let sibling = before.flatMap({ nodes[$0] }) {
      holder.insertSublayer(node.layer, below: sibling.layer)
    } else {
      holder.addSublayer(node.layer)
    }
  }

  /// Takes a node away with all inside it.
  private func remove(_ node: NodeLayer) {
    node.view?.removeFromSuperview()
    node.layer.removeFromSuperlayer()
    node.parent?.children.removeAll { $0 === node }
    forget(node)
  }

  private func forget(_ node: NodeLayer) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }

  /// Shows a view of the app's in the place of what a node draws; nil for what the node draws.
  ///
  /// - Parameters:
  ///   - content: the view, with its middle in the node's origin.
  ///   - id: the node, which has to be a view; one that is not there changes nothing.
  ///   - side: the width and the height of the view, in points.
  func show(_ content: UIView?, in id: NodeID, side: Double) {
    guard let node = nodes[id], let holder = node.view else { return }
    if node.showsContent == (content != nil) {
      node.showsContent = content == nil
      node.redraw(style)
    }
    guard let content else { return }
    if content.superview !== holder { holder.addSubview(content) }
    if Size2D(content.bounds.size) != Size2D(side, side) {
      content.bounds = CGRect(Rect2D(0, 0, side, side))
    }
    if Point2D(content.center) != .zero { content.center = .zero }
  }

  /// Whether there are texts, and each is drawn larger than usual by a factor.
  func hasOnlyTexts(grownBy scale: Double) -> Bool {
    let growths = nodes.values.compactMap(\.textGrowth)
    // Sizes are products of fractions.
    return !growths.isEmpty && growths.allSatisfy { $0 >= scale * 0.999 }
  }

  /// Draws all contents in another style.
  private func redraw() {
    update { _ in
      for node in nodes.values { node.redraw(style) }
    }
  }
}
#endif
