import Rotary

extension WordWriter {
  /// Writes an outline in the verbs of SVG path data, each by its character's number; a circle
  /// becomes two arcs, as SVG has no full ones.
  @inline(never)
  mutating func write(_ path: VectorPath) {
    let place = count
    write(0)
    var steps = 0
    var pen: Point?
    var start = Point.zero

    func step(_ verb: Unicode.Scalar, _ writer: inout WordWriter) {
      writer.write(Int(verb.value))
      steps += 1
    }

    for element in path.elements {
      if pen == nil, !element.placesThePen {
        step("M", &self)
        write(Point.zero)
        pen = .zero
        start = .zero
      }
      switch element {
      case .move(let point):
        step("M", &self)
        write(point)
        pen = point
        start = point
      case .line(let end):
        step("L", &self)
        write(end)
        pen = end
      case .quadratic(let control, let end):
        step("Q", &self)
        write(control)
        write(end)
        pen = end
      case .cubic(let control1, let control2, let end):
        step("C", &self)
        write(control1)
        write(control2)
        write(end)
        pen = end
      case .arc(let center, let radius, let startAngle, let sweep):
        let from = center.moved(by: radius, towards: startAngle)
        if pen == nil { start = from }
        if pen != from {
          step(pen == nil ? "M" : "L", &self)
          write(from)
        }
        // Halves: no arc of SVG is more than one turn, and no half is ambiguous.
        let extent = Swift.min(Swift.max(sweep, -2 * .pi), 2 * .pi)
        for half in [0.5, 1] {
          step("A", &self)
          write(radius)
          write(sweep > 0)
          write(center.moved(by: radius, towards: startAngle + extent * half))
        }
        pen = center.moved(by: radius, towards: startAngle + extent)
      case .close:
        step("Z", &self)
        pen = start
      }
    }
    replace(at: place, with: Double(steps))
  }
}

extension VectorPath.Element {
  /// Whether it needs no pen to begin at.
  fileprivate var placesThePen: Bool {
    switch self {
    case .move, .arc: return true
    case .line, .quadratic, .cubic, .close: return false
    }
  }
}
