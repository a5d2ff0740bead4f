@testable import Rotary

extension ControlScene {
  /// The nodes with a number that is not finite, including those of fragments.
  var unusable: [SceneNode] {
    func unusable(_ nodes: [SceneNode]) -> [SceneNode] {
      nodes.filter { !$0.isUsable } + nodes.flatMap { unusable($0.fragment?.nodes ?? []) }
    }
    return unusable(nodes)
  }
}

extension SceneNode {
  fileprivate var isUsable: Bool {
    guard transform.isFinite, opacity.isFinite else { return false }
    switch content {
    case .none: return true
    case .shape(let path, _, let stroke):
      return path.isUsable && stroke?.width.isFinite ?? true && stroke?.run.isUsable ?? true
    case .text(let text): return text.box.isUsable && text.style.size.isFinite
    case .image(let image): return image.rect.isUsable
    }
  }
}

extension VectorPath {
  fileprivate var isUsable: Bool {
    elements.allSatisfy { element in
      switch element {
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

extension Stroke.Run {
  fileprivate var isUsable: Bool {
    switch self {
    case .whole: true
    case .part(let start, let end): start.isFinite && end.isFinite
    case .dashes(let mark, let gap, let phase): mark.isFinite && gap.isFinite && phase.isFinite
    }
  }
}

extension Rect2D {
  fileprivate var isUsable: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
