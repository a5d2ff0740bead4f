#if canImport(UIKit)
import Rotary
import UIKit

/// The layer of one node of a scene, at its parent's origin, with the node's content below its children.
@MainActor
final class NodeLayer {
  let id: NodeID
  let layer: CALayer
  /// The view that owns the layer, for a node that hosts views; nil for a plain layer.
  let view: UIView?
  weak var parent: NodeLayer?
  var children: [NodeLayer] = []
  /// Whether the node's content and its children are visible, rather than an app's view.
  var showsContent = true {
    didSet { for child in children { child.layer.isHidden = !showsContent } }
  }
  private var node: SceneNode
  private var drawing = ContentLayers()

  /// Creates the layer of a node, without children.
  init(_ node: SceneNode, _ style: SceneStyle, in view: UIView?) {
    id = node.id
    layer = view?.layer ?? CALayer()
    self.view = view
    self.node = node
    // For view debuggers.
    layer.name = "\(node.part) \(node.id.rawValue)"
    layer.anchorPoint = .zero
    layer.transform = CATransform3D(node.transform)
    layer.opacity = Float(node.opacity)
    redraw(style)
  }

  /// The transform from the node's coordinates to its parent's.
  var transform: Transform3D {
    get { node.transform }
    set {
      node.transform = newValue
      layer.transform = CATransform3D(newValue)
    }
  }

  /// The opacity of the node and its children, 0…1.
  var opacity: Double {
    get { node.opacity }
    set {
      node.opacity = newValue
      layer.opacity = Float(newValue)
    }
  }

  /// Returns the factor by which the node's text is larger than at the usual text size; nil for a node without text.
  func textGrowth(_ style: SceneStyle) -> Double? {
    guard case .text(let text) = node.content, text.box.size.width > 0 else { return nil }
    return text.style.growth * TextDrawing.fit(of: text, style)
  }

  /// Moves the node, or changes the range or width of its line.
  func place(_ placement: Placement, _ style: SceneStyle) {
    node.place(placement)
    layer.transform = CATransform3D(node.transform)
    layer.opacity = Float(node.opacity)
    guard case .shape(_, _, let stroke?) = node.content else { return }
    switch placement {
    case .traced: drawing.trace(stroke)
    case .outlined where drawing.isLinePlain: drawing.widen(stroke)
    // The gradient behind the line has to grow with it.
    case .outlined: drawContent(style)
    case .turned, .moved, .shown, .faded: break
    }
  }

  /// Sets the part of the node that is visible.
  func setMask(_ mask: SceneMask, _ style: SceneStyle) {
    node.mask = mask
    switch mask {
    case .none: layer.mask = nil
    case .clip(let path):
      layer.mask = ContentLayers.shape(path, fill: UIColor.black.cgColor, style)
    case .fade(let path, let paint):
      layer.mask = ContentLayers.area(path, covered: paint, style)
    }
  }

  /// Replaces the node's content.
  func setContent(_ content: SceneContent, _ style: SceneStyle) {
    node.content = content
    drawContent(style)
  }

  /// Redraws the node's content and mask in a style.
  func redraw(_ style: SceneStyle) {
    setMask(node.mask, style)
    drawContent(style)
  }

  private func drawContent(_ style: SceneStyle) {
    for old in drawing.layers { old.removeFromSuperlayer() }
    drawing =
      showsContent ? ContentLayers(node.content, style, after: drawing) : ContentLayers()
    for (index, new) in drawing.layers.enumerated() {
      // Pictures and areas extend to their layers' edges, which would be jagged when rotated in 3D.
      new.allowsEdgeAntialiasing = true
      layer.insertSublayer(new, at: UInt32(index))
    }
  }
}

/// A node's view, which hosts the app's views and receives no touches itself.
final class NodeView: UIView {
  /// Returns the app's view that uses a touch at a point: a control, or a view with a gesture recognizer.
  ///
  /// All other touches are for the surface below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for content in subviews.reversed() {
      let hit = content.hitTest(content.convert(point, from: self), with: event)
      if let hit, usesTouches(hit) { return hit }
    }
    return nil
  }

  private func usesTouches(_ hit: UIView) -> Bool {
    var next: UIView? = hit
    while let view = next, view !== self {
      if view is UIControl || view.gestureRecognizers?.isEmpty == false { return true }
      next = view.superview
    }
    return false
  }
}
#endif
