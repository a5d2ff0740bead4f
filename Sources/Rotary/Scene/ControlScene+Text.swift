#if !hasFeature(Embedded)
extension ControlScene {
  /// The scene as text, one line per node, indented by depth, with numbers rounded to thousandths.
  ///
  /// Snapshot tests compare this text, so that differences are readable. Numbers that differ only in the last digits
  /// between platforms have the same text.
  public var text: String {
    var lines = ["scene \(Self.text(size.width))×\(Self.text(size.height))"]
    Self.describe(nodes[...], depth: 1, into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func describe(
    _ nodes: ArraySlice<SceneNode>,
    depth: Int,
    into lines: inout [String]
  ) {
    var index = nodes.startIndex
    while index < nodes.endIndex {
      let node = nodes[index]
      lines.append(String(repeating: "  ", count: depth) + text(of: node))
      if let fragment = node.fragment {
        describe(fragment.nodes[...], depth: depth + 1, into: &lines)
      }
      let next = index + 1 + node.descendantCount
      describe(nodes[(index + 1)..<next], depth: depth + 1, into: &lines)
      index = next
    }
  }

  private static func text(of node: SceneNode) -> String {
    var words = ["\(node.id.rawValue)", "\(node.part)"]
    if node.transform != .identity { words.append(text(of: node.transform)) }
    if node.opacity != 1 { words.append("opacity \(text(node.opacity))") }
    switch node.mask {
    case .none: break
    case .clip(let path): words.append("clip \(text(of: path))")
    case .fade(let path, let paint): words.append("fade \(text(of: path)) \(text(of: paint))")
    }
    switch node.content {
    case .none: break
    case .shape(let path, let fill, let stroke):
      words.append("shape \(text(of: path))")
      if let fill { words.append("fill \(text(of: fill))") }
      if let stroke {
        words.append("stroke \(text(of: stroke.paint)) \(text(stroke.width)) \(stroke.cap)")
        switch stroke.run {
        case .whole: break
        case .part(let from, let to): words.append("part \(text(from)) \(text(to))")
        case .dashes(let mark, let gap, let phase):
          words.append("dashes \(text(mark)) \(text(gap)) \(text(phase))")
        }
      }
    case .text(let content):
      words.append(
        "text \"\(content.string)\" \(text(content.style.size)) \(content.style.weight) "
          + "\(text(of: content.paint)) \(text(of: content.box)) \(content.alignment)"
      )
      if content.curveRadius != 0 { words.append("curve \(text(content.curveRadius))") }
    case .image(let image):
      words.append("image \"\(image.source)\" \(text(of: image.rect))")
    }
    return words.joined(separator: " ")
  }

  private static func text(of transform: Transform3D) -> String {
    if let flat = transform.flat {
      let numbers = [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty]
      return "matrix(\(numbers.map(text).joined(separator: " ")))"
    }
    let columns = [transform.x, transform.y, transform.z, transform.w]
    let numbers = columns.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    return "matrix3d(\(numbers.map(text).joined(separator: " ")))"
  }

  private static func text(of path: VectorPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): return "M\(text(of: point))"
      case .line(let end): return "L\(text(of: end))"
      case .quadratic(let control, let end): return "Q\(text(of: control)) \(text(of: end))"
      case .cubic(let a, let b, let end):
        return "C\(text(of: a)) \(text(of: b)) \(text(of: end))"
      case .arc(let center, let radius, let start, let sweep):
        return "A\(text(of: center)) \(text(radius)) \(text(start)) \(text(sweep))"
      case .close: return "Z"
      }
    }.joined(separator: "")
  }

  private static func text(of paint: Paint) -> String {
    switch paint {
    case .solid(let tint): return text(of: tint)
    case .linear(let start, let end, let stops):
      return "linear(\(text(of: start)) \(text(of: end)) \(text(of: stops)))"
    case .radial(let center, let inner, let outer, let stops):
      return "radial(\(text(of: center)) \(text(inner)) \(text(outer)) \(text(of: stops)))"
    }
  }

  private static func text(of stops: [GradientStop]) -> String {
    stops.map { "\(text($0.offset)):\(text(of: $0.tint))" }.joined(separator: " ")
  }

  private static func text(of tint: Tint) -> String {
    switch tint {
    case .role(let role, let opacity):
      return opacity == 1 ? "\(role)" : "\(role)/\(text(opacity))"
    case .fixed(let color), .yielding(let color, _):
      let digits = String(color.packed, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }

  private static func text(of rect: Rect2D) -> String {
    "[\(text(rect.minX)) \(text(rect.minY)) \(text(rect.size.width)) \(text(rect.size.height))]"
  }

  private static func text(of point: Point2D) -> String { "\(text(point.x)),\(text(point.y))" }

  /// Returns a number rounded to thousandths, without a minus sign before zero.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 1_000).rounded() / 1_000 + 0
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
#endif
