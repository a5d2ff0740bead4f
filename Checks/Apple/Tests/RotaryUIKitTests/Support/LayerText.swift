import Rotary
import UIKit

@testable import RotaryUIKit

/// The layers of a view as text, in the same words as ``ExpectedLayers``.
@MainActor
enum LayerText {
  /// Returns the layers inside a view's surface.
  static func text(of view: RotaryView) -> String {
    var lines: [String] = []
    for layer in view.surface.layer.sublayers ?? [] { describe(layer, depth: 0, &lines) }
    return lines.joined(separator: "\n")
  }

  private static func describe(_ layer: CALayer, depth: Int, _ lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let t = layer.transform
    let plane = [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44].map { Double($0) }
    let mask = layer.mask.map { " mask(\(content($0)))" } ?? ""
    lines.append("\(indent)\(layer.name ?? "?") \(of(plane)) \(of(Double(layer.opacity)))\(mask)")
    for child in layer.sublayers ?? [] {
      if child.name != nil {
        // The cell's own layers are hidden while an app's view is shown.
        if !child.isHidden { describe(child, depth: depth + 1, &lines) }
      } else if child.delegate == nil, !child.isHidden, (child as? CAShapeLayer)?.lineWidth != 0 {
        lines.append("\(indent)  - \(content(child))")
      }
    }
  }

  /// Returns the content of a layer without a name.
  private static func content(_ layer: CALayer) -> String {
    if let gradient = layer as? CAGradientLayer {
      let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }.map { of($0) }
      if gradient.mask?.sublayers != nil { return "gradient line" }
      return "gradient \(colors)" + (gradient.mask.map { " mask(\(content($0)))" } ?? "")
    }
    if let shape = layer as? CAShapeLayer {
      let path = shape.path.map { steps($0) } ?? "no path"
      if let stroke = shape.strokeColor {
        let numbers = [shape.lineWidth, shape.strokeStart, shape.strokeEnd]
        return "line \(of(stroke)) \(numbers.map { of(Double($0)) }.joined(separator: " ")) \(path)"
      }
      return "fill \(shape.fillColor.map { of($0) } ?? "none") \(path)"
    }
    guard let contents = layer.contents, let image = contents as? CGImage else { return "nothing" }
    guard let text = image.texts.first else { return "image" }
    // A curved line is drawn in several strips, each a part of the same text.
    let others = image.texts.filter { $0 != text }
    let line = "text \(([text] + others).joined(separator: "|"))"
    return image.texts.count > 1 ? line + " curved" : line
  }

  private static func steps(_ path: CGPath) -> String {
    path.steps.map { step in
      switch step {
      case .move(let a): "M\(of(a.x, a.y))"
      case .line(let a): "L\(of(a.x, a.y))"
      case .quadratic(let a, let b): "Q\(of(a.x, a.y, b.x, b.y))"
      case .cubic(let a, let b, let c): "C\(of(a.x, a.y, b.x, b.y, c.x, c.y))"
      case .arc(let center, let radius, let start, let delta):
        "A\(of(center.x, center.y, radius, start, delta))"
      case .close: "Z"
      }
    }.joined()
  }

  /// Rounds numbers to ten-thousandths, without a negative zero.
  static func of(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 10_000).rounded() / 10_000 + 0)" }.joined(separator: ",")
  }

  static func of(_ numbers: Double...) -> String { of(numbers) }

  static func of(_ numbers: CGFloat...) -> String { of(numbers.map { Double($0) }) }

  /// Returns a colour's red, green, blue and alpha.
  static func of(_ color: CGColor) -> String {
    of((color.components ?? []).map { Double($0) })
  }
}
