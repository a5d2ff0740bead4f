import Rotary
import UIKit

@testable import RotaryUIKit

/// The expected layers of a control as text, in the same words as ``LayerText``.
///
/// The text is made from the control's drawing and placements, without the host's presenter.
@MainActor
struct ExpectedLayers {
  private let theme: Theme
  private var lines: [String] = []

  /// Returns the expected layers of a control.
  static func text<C: Control>(of control: C, _ theme: Theme) -> String {
    var scene = ControlScene(size: control.size)
    control.draw(into: &scene)
    var nodes = scene.nodes
    control.readPlacements { id, placement in
      for index in nodes.indices where nodes[index].id == id { nodes[index].place(placement) }
    }
    control.readTransforms { id, transform, opacity in
      for index in nodes.indices where nodes[index].id == id {
        nodes[index].transform = transform
        nodes[index].opacity = opacity
      }
    }
    var expected = ExpectedLayers(theme: theme)
    expected.describe(nodes[...], depth: 0)
    return expected.lines.joined(separator: "\n")
  }

  private mutating func describe(_ nodes: ArraySlice<SceneNode>, depth: Int) {
    var index = nodes.startIndex
    while index < nodes.endIndex {
      let node = nodes[index]
      let indent = String(repeating: "  ", count: depth)
      lines.append(
        "\(indent)\(node.part) \(node.id.rawValue) \(LayerText.of(plane(node.transform))) "
          + LayerText.of(node.opacity) + maskText(node.mask)
      )
      lines += contentTexts(node.content).map { "\(indent)  - \($0)" }
      if let fragment = node.fragment { describe(fragment.nodes[...], depth: depth + 1) }
      let next = index + 1 + node.descendantCount
      describe(nodes[(index + 1)..<next], depth: depth + 1)
      index = next
    }
  }

  /// Returns the components that affect points of a plane: x, y and w of each column.
  private func plane(_ t: Transform3D) -> [Double] {
    [t.x.x, t.x.y, t.x.w, t.y.x, t.y.y, t.y.w, t.w.x, t.w.y, t.w.w]
  }

  private func maskText(_ mask: SceneMask) -> String {
    switch mask {
    case .none: ""
    case .clip(let path): " mask(fill \(LayerText.of(UIColor.black.cgColor)) \(steps(path)))"
    case .fade(let path, let paint): " mask(\(area(path, paint)))"
    }
  }

  private func contentTexts(_ content: SceneContent) -> [String] {
    switch content {
    case .none: []
    case .shape(let path, let fill, let stroke):
      (fill.map { [area(path, $0)] } ?? [])
        + ((stroke ?? edge(of: fill)).map { strokeTexts(path, $0) } ?? [])
    case .text(let text): ["text \(text.displayString)" + (text.isCurved ? " curved" : "")]
    case .image(let image): ["image \(image.source)"]
    }
  }

  /// The stroke that separates surfaces of the same colour.
  private func edge(of fill: Paint?) -> Stroke? {
    theme.needsEdges && fill?.isSurface == true ? .edge : nil
  }

  private func area(_ path: VectorPath, _ paint: Paint) -> String {
    switch paint {
    case .solid(let tint): "fill \(color(tint)) \(steps(path))"
    case .linear(_, _, let stops), .radial(_, _, _, let stops):
      "gradient \(stops.map { color($0.tint) }) "
        + "mask(fill \(LayerText.of(UIColor.black.cgColor)) \(steps(path)))"
    }
  }

  private func strokeTexts(_ path: VectorPath, _ stroke: Stroke) -> [String] {
    guard stroke.width > 0, let run = stroke.drawnRun else { return [] }
    var (start, end) = (0.0, 1.0)
    if case .part(let from, let to) = run { (start, end) = (from, to) }
    guard case .solid(let tint) = stroke.paint else { return ["gradient line"] }
    var paths = [path.elements]
    if case .part = stroke.run {
      paths = []
      for element in path.elements {
        if case .move = element { paths.append([]) }
        if paths.isEmpty { paths.append([]) }
        paths[paths.count - 1].append(element)
      }
    }
    return paths.map {
      "line \(color(tint)) \(LayerText.of(stroke.width)) \(LayerText.of(start)) "
        + "\(LayerText.of(end)) \(steps(VectorPath($0)))"
    }
  }

  private func color(_ tint: Tint) -> String {
    let color = theme.color(of: tint)
    return LayerText.of(
      CGColor(
        red: CGFloat(color.red),
        green: CGFloat(color.green),
        blue: CGFloat(color.blue),
        alpha: CGFloat(color.opacity)
      )
    )
  }

  private func steps(_ path: VectorPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let a): "M\(LayerText.of(a.x, a.y))"
      case .line(let a): "L\(LayerText.of(a.x, a.y))"
      case .quadratic(let a, let b): "Q\(LayerText.of(a.x, a.y, b.x, b.y))"
      case .cubic(let a, let b, let c): "C\(LayerText.of(a.x, a.y, b.x, b.y, c.x, c.y))"
      case .arc(let center, let radius, let start, let sweep):
        "A\(LayerText.of(center.x, center.y, radius, start, max(-2 * .pi, min(sweep, 2 * .pi))))"
      case .close: "Z"
      }
    }.joined()
  }
}
