#if canImport(UIKit)
import Rotary
import UIKit

/// The style for drawing a scene; a change redraws all contents.
struct SceneStyle: Equatable {
  /// The colours by role.
  var theme: Theme
  /// The number of pixels per point.
  var scale: CGFloat
  /// Whether text starts at the right edge of its box.
  var isRightToLeft = false
  /// The sources of pictures, by their names.
  var pictures: [String: RotaryPicture] = [:]
  /// The traits that select a variant of a picture.
  var traits: UITraitCollection?
  /// The app's font; nil for the system font.
  var font: UIFont?
  /// Whether the user has enabled Bold Text, which changes the system fonts.
  var hasBoldText = false

  /// Returns the colour of a tint.
  func color(_ tint: Tint) -> CGColor { UIColor(theme.color(of: tint)).cgColor }

  /// Returns the picture request of an image content.
  func request(for content: ImageContent) -> PictureRequest {
    let size = content.rect.size
    let picture = pictures[content.source] ?? RotaryPicture(named: content.source)
    return PictureRequest(
      picture: picture,
      traits: picture.hasVariants ? traits : nil,
      side: (CGFloat(max(size.width, size.height)) * scale).rounded(.up)
    )
  }
}

/// A scene as layers, one for each node.
///
/// Layers are created once and then changed. All changes of a frame are one transaction without implicit animations:
/// the core has computed each position at that time.
@MainActor
final class SceneLayers {
  /// The drawing style, initially the light theme at scale 1.
  var style = SceneStyle(theme: .light, scale: 1) {
    didSet { if style != oldValue { redraw() } }
  }
  private let surface: UIView
  private let needsView: (NodeID) -> Bool
  private var nodes: [NodeID: NodeLayer] = [:]

  /// Creates an empty scene.
  ///
  /// - Parameters:
  ///   - surface: The view that contains the layers.
  ///   - needsView: Whether a node needs a view. If it does, its ancestors need one too.
  init(on surface: UIView, needsView: @escaping (NodeID) -> Bool) {
    self.surface = surface
    self.needsView = needsView
  }

  /// Applies changes in one transaction.
  ///
  /// - Parameter changes: Receives a closure, and calls it with each change in order.
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

  /// Adds a node to a parent or to the scene, below a sibling or above all siblings.
  private func put(_ node: NodeLayer, into parent: NodeID?, before: NodeID?) {
    node.parent?.children.removeAll { $0 === node }
    node.parent = parent.flatMap { nodes[$0] }
    node.parent?.children.append(node)
    node.layer.isHidden = node.parent?.showsContent == false
    let holder = node.parent?.layer ?? surface.layer
    // Adding the subview gives the view its superview. The order of the layers is set after that.
    if let view = node.view { (node.parent?.view ?? surface).addSubview(view) }
    if let sibling = before.flatMap({ nodes[$0] }) {
      holder.insertSublayer(node.layer, below: sibling.layer)
    } else {
      holder.addSublayer(node.layer)
    }
  }

  /// Removes a node and all its descendants.
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

  /// Shows an app's view instead of a node's content.
  ///
  /// With nil, shows the node's content.
  ///
  /// - Parameters:
  ///   - content: The view. Its centre is at the node's origin.
  ///   - id: The node, which must have a view. An unknown node is ignored.
  ///   - size: The size of the view, in points.
  func show(_ content: UIView?, in id: NodeID, size: Size2D) {
    guard let node = nodes[id], let holder = node.view else { return }
    if node.showsContent == (content != nil) {
      node.showsContent = content == nil
      node.redraw(style)
    }
    guard let content else { return }
    if content.superview !== holder { holder.addSubview(content) }
    if Size2D(content.bounds.size) != size {
      content.bounds = CGRect(Rect2D(origin: .zero, size: size))
    }
    if Point2D(content.center) != .zero { content.center = .zero }
  }

  /// Whether there are texts, and each is enlarged by a factor.
  func hasOnlyTexts(grownBy scale: Double) -> Bool {
    let growths = nodes.values.compactMap { $0.textGrowth(style) }
    // Tolerance for rounding: sizes are products of fractions.
    return !growths.isEmpty && growths.allSatisfy { $0 >= scale * 0.999 }
  }

  /// Redraws all contents in the current style.
  private func redraw() {
    update { _ in
      for node in nodes.values { node.redraw(style) }
    }
  }
}
#endif
