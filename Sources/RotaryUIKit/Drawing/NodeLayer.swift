#if canImport(UIKit)
import Rotary
import UIKit

/// One node of a scene: a layer that stands at its parent's origin, with what the node shows at the bottom
/// and its children over that.
@MainActor
final class NodeLayer {
  let id: NodeID
  let layer: CALayer
  /// The view whose layer it is, for a node with views inside; nil for a layer by itself.
  let view: UIView?
  weak var parent: NodeLayer?
  var children: [NodeLayer] = []
  /// Whether what the node and its children draw is seen, and no view in the place of it.
  var showsContent = true {
    didSet { for child in children { child.layer.isHidden = !showsContent } }
  }
  private var node: SceneNode
  private var drawing = ContentLayers()

  /// Makes the layer of a node, without children.
  init(_ node: SceneNode, _ style: SceneStyle, in view: UIView?) {
    id = node.id
    layer = view?.layer ?? CALayer()
    self.view = view
    self.node = node
    // A view debugger shows it.
    layer.name = "\(node.part) \(node.id.rawValue)"
    layer.anchorPoint = .zero
    layer.transform = CATransform3D(node.transform)
    layer.opacity = Float(node.opacity)
    redraw(style)
  }

  /// From the node's own coordinates to its parent's.
  var transform: Transform3D {
    get { node.transform }
    set {
      node.transform = newValue
      layer.transform = CATransform3D(newValue)
    }
  }

  /// How opaque the node is with its children, 0…1.
  var opacity: Double {
    get { node.opacity }
    set {
      node.opacity = newValue
      layer.opacity = Float(newValue)
    }
  }

  /// How much larger than usual the node's text is drawn; nil for a node that shows no text.
  var textGrowth: Double? {
    guard case .text(let text) = node.content, text.box.size.width > 0 else { return nil }
    return text.style.growth * TextDrawing.fit(of: text)
  }

  /// Moves the node, and has its line run or grow.
  func place(_ placement: Placement, _ style: SceneStyle) {
    node.place(placement)
    layer.transform = CATransform3D(node.transform)
    layer.opacity = Float(node.opacity)
    guard case .shape(_, _, let stroke?) = node.content else { return }
    switch placement {
    case .traced: drawing.trace(stroke)
    case .outlined where drawing.isLinePlain: drawing.widen(stroke)
    // What covers a line of many colours is as large as the line.
    case .outlined: drawContent(style)
    case .turned, .moved, .shown, .faded: break
    }
  }

  /// Has another part of the node be seen.
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

  /// Has the node show something else.
  func setContent(_ content: SceneContent, _ style: SceneStyle) {
    node.content = content
    drawContent(style)
  }

  /// Draws what the node shows in another style.
  func redraw(_ style: SceneStyle) {
    setMask(node.mask, style)
    drawContent(style)
  }

  private func drawContent(_ style: SceneStyle) {
    for old in drawing.layers { old.removeFromSuperlayer() }
    drawing =
      showsContent ? ContentLayers(node.content, style, after: drawing) : ContentLayers()
    for (index, new) in drawing.layers.enumerated() {
      // Edges turned in space would be jagged: pictures and areas reach to the edges of their layers.
      new.allowsEdgeAntialiasing = true
      layer.insertSublayer(new, at: UInt32(index))
    }
  }
}

/// A node that has views of the app's inside; touches are the control's.
final class NodeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }
}
#endif
