import Rotary

extension WordWriter {
  /// Writes an outline as commands of SVG path data, by the numbers of their characters, and a 0 at the end.
  ///
  /// A circle becomes two arcs, because SVG has no full ones.
  @inline(never)
  mutating func write(_ path: VectorPath) {
    var pen = Point2D.zero
    var start = Point2D.zero
    if let first = path.elements.first, !first.placesThePen { write("M", to: .zero) }
    for index in path.elements.indices {
      let isFirst = index == 0
      switch path.elements[index] {
      case .move(let point):
        write("M", to: point)
        start = point
        pen = point
      case .line(let end):
        write("L", to: end)
        pen = end
      case .quadratic(let control, let end):
        write("Q", to: control)
        write(end)
        pen = end
      case .cubic(let control1, let control2, let end):
        write("C", to: control1)
        write(control2)
        write(end)
        pen = end
      case .arc(let center, let radius, let startAngle, let sweep):
        let from = center.moved(by: radius, towards: startAngle)
        if isFirst { start = from }
        if isFirst || pen != from { write(isFirst ? "M" : "L", to: from) }
        // Half turns: an arc of SVG is at most one turn, and only a half is unambiguous.
        let extent = Swift.min(Swift.max(sweep, -2 * .pi), 2 * .pi)
        for half in 1...2 {
          write(verb: "A")
          write(radius)
          write(sweep > 0)
          pen = center.moved(by: radius, towards: startAngle + extent * Double(half) / 2)
          write(pen)
        }
      case .close:
        write(verb: "Z")
        pen = start
      }
    }
    write(0)
  }

  @inline(never)
  private mutating func write(_ verb: Unicode.Scalar, to point: Point2D) {
    write(verb: verb)
    write(point)
  }

  @inline(never)
  private mutating func write(verb: Unicode.Scalar) { write(Int(verb.value)) }
}

extension VectorPath.Element {
  /// Whether the element needs no current point to begin at.
  fileprivate var placesThePen: Bool {
    switch self {
    case .move, .arc: return true
    case .line, .quadratic, .cubic, .close: return false
    }
  }
}
