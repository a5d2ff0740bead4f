import Rotary

// The laws that hold for each scene.
extension ControlScene {
  /// The most nodes that a control shows: as many as the most sectors, tiles or ticks, with their parts.
  private static let mostNodes = 20_000

  /// The first fault of the scene: an ID that two nodes have, a number that is not finite, an opacity outside 0…1, or
  /// too many nodes; nil for none.
  public var fault: String? {
    var seen: Set<NodeID> = []
    return Self.fault(in: nodes, &seen)
  }

  private static func fault(in nodes: [SceneNode], _ seen: inout Set<NodeID>) -> String? {
    for node in nodes {
      guard seen.insert(node.id).inserted else { return "two nodes \(node.id.rawValue)" }
      guard node.isFinite else { return "not finite: \(node)" }
      guard (0...1).contains(node.opacity) else { return "opacity \(node.opacity)" }
      if let fragment = node.fragment, let fault = fault(in: fragment.nodes, &seen) { return fault }
    }
    return seen.count > mostNodes ? "\(seen.count) nodes" : nil
  }
}

extension SceneNode {
  /// Whether all numbers of the node's place and content are finite.
  fileprivate var isFinite: Bool {
    guard transform.isFinite else { return false }
    switch mask {
    case .none: break
    case .clip(let path), .fade(let path, _): guard path.isFinite else { return false }
    }
    switch content {
    case .none: return true
    case .shape(let path, let fill, let stroke):
      return path.isFinite && fill?.isFinite ?? true && stroke?.isFinite ?? true
    case .text(let text): return text.box.isFinite && text.style.size.isFinite
    case .image(let image): return image.rect.isFinite && image.cornerRadius.isFinite
    }
  }
}

extension VectorPath {
  /// Whether all points, radii and angles are finite.
  public var isFinite: Bool {
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

extension Stroke {
  fileprivate var isFinite: Bool {
    guard width.isFinite, paint.isFinite else { return false }
    switch run {
    case .whole: return true
    case .part(let start, let end): return start.isFinite && end.isFinite
    case .dashes(let mark, let gap, let phase):
      return mark.isFinite && gap.isFinite && phase.isFinite
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

extension Rect2D {
  /// Whether the rectangle has a place and a size.
  public var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
