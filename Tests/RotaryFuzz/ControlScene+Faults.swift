import Rotary

// The laws that hold for each scene.
extension ControlScene {
  /// The most nodes that a control shows: as many as the most sectors, tiles or ticks, with their parts.
  private static let mostNodes = 20_000

  /// The first fault of the scene: an ID that two nodes have, a number that is not finite, an opacity outside 0…1, or
  /// too many nodes; nil for none.
  var fault: String? {
    var seen: Set<NodeID> = []
    return Self.fault(in: nodes, &seen)
  }

  private static func fault(in nodes: [SceneNode], _ seen: inout Set<NodeID>) -> String? {
    for node in nodes {
      guard seen.insert(node.id).inserted else { return "two nodes \(node.id.rawValue)" }
      guard node.hasFiniteNumbers else { return "not finite: \(node)" }
      guard (0...1).contains(node.opacity) else { return "opacity \(node.opacity)" }
      if let fragment = node.fragment, let fault = fault(in: fragment.nodes, &seen) { return fault }
    }
    return seen.count > mostNodes ? "\(seen.count) nodes" : nil
  }
}

extension SceneNode {
  /// Whether all numbers of the node's place and content are finite.
  fileprivate var hasFiniteNumbers: Bool {
    guard [transform.x, transform.y, transform.z, transform.w].allSatisfy(\.isFinite) else {
      return false
    }
    switch mask {
    case .none: break
    case .clip(let path), .fade(let path, _): guard path.isFinite else { return false }
    }
    switch content {
    case .none: return true
    case .shape(let path, let fill, let stroke):
      let isFilled = fill?.isFinite ?? true
      let isDrawn = stroke.map { $0.width.isFinite && $0.paint.isFinite } ?? true
      return path.isFinite && isFilled && isDrawn
    case .text(let text): return text.box.isFinite && text.style.size.isFinite
    case .image(let image): return image.rect.isFinite && image.cornerRadius.isFinite
    }
  }
}

extension Transform3D.Column {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}

extension Point2D {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect2D {
  /// Whether the rectangle has a place and a size.
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension VectorPath {
  /// Whether all points, radii and angles are finite.
  var isFinite: Bool {
    elements.allSatisfy {
      switch $0 {
      case .move(let point), .line(let point): point.isFinite
      case .quadratic(let control, let end): control.isFinite && end.isFinite
      case .cubic(let first, let second, let end):
        first.isFinite && second.isFinite && end.isFinite
      case .arc(let center, let radius, let start, let sweep):
        center.isFinite && radius.isFinite && start.isFinite && sweep.isFinite
      case .close: true
      }
    }
  }
}

extension Paint {
  fileprivate var isFinite: Bool {
    switch self {
    case .solid: true
    case .linear(let start, let end, _): start.isFinite && end.isFinite
    case .radial(let center, let inner, let outer, _):
      center.isFinite && inner.isFinite && outer.isFinite
    }
  }
}
