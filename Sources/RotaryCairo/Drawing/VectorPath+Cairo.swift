#if Pictures
import CCairo
import Rotary

extension VectorPath {
  /// The largest radius of an arc.
  ///
  /// A larger arc is drawn as a straight line.
  ///
  /// A surface has 8,388,608 pixels from its middle to its edge. For a larger arc, Cairo searches for a division that
  /// it may never find.
  private static let longestRadius = 1e9

  /// Adds the outline to a context's path in the context's units, with arcs as arcs.
  ///
  /// - Returns: false, with an empty path, if a number is not finite.
  func add(to context: OpaquePointer) -> Bool {
    var hasPen = false
    for element in elements {
      guard element.isFinite else {
        cairo_new_path(context)
        return false
      }
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
      case .line(let end):
        if !hasPen { cairo_move_to(context, 0, 0) }
        cairo_line_to(context, end.x, end.y)
      case .quadratic(let control, let end):
        if !hasPen { cairo_move_to(context, 0, 0) }
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        let curve = CubicCurve(quadratic: Point2D(x, y), control, end)
        cairo_curve_to(
          context,
          curve.control1.x,
          curve.control1.y,
          curve.control2.x,
          curve.control2.y,
          end.x,
          end.y
        )
      case .cubic(let control1, let control2, let end):
        if !hasPen { cairo_move_to(context, 0, 0) }
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .arc(let center, let radius, let startAngle, let sweep):
        let arc = ArcSpan(radius: radius, startAngle: startAngle, sweep: sweep)
        guard arc.radius <= Self.longestRadius else {
          for angle in [arc.startAngle, arc.startAngle + arc.sweep] {
            let end = center.moved(by: arc.radius, towards: angle)
            cairo_line_to(context, end.x, end.y)
          }
          break
        }
        let add = sweep < 0 ? cairo_arc_negative : cairo_arc
        add(
          context,
          center.x,
          center.y,
          arc.radius,
          arc.startAngle,
          arc.startAngle + arc.sweep
        )
      case .close:
        cairo_close_path(context)
      }
      hasPen = true
    }
    return true
  }

  /// An upright rectangle that contains the outline: its control points and whole circles.
  ///
  /// It is cheaper than `bounds` and may be too large. It is nil for a path that draws nothing or has a number that is
  /// not finite.
  var hull: Rect2D? {
    var box: Rect2D?
    func add(_ corner: Point2D, _ opposite: Point2D) {
      let part = Rect2D(corner: corner, opposite: opposite)
      box = box?.union(part) ?? part
    }
    for element in elements {
      guard element.isFinite else { return nil }
      switch element {
      case .move(let point), .line(let point): add(point, point)
      case .quadratic(let control, let end): add(control, end)
      case .cubic(let control1, let control2, let end):
        add(control1, control2)
        add(end, end)
      case .arc(let center, let radius, _, _):
        let reach = radius.magnitude
        add(
          Point2D(center.x - reach, center.y - reach),
          Point2D(center.x + reach, center.y + reach)
        )
      case .close: break
      }
    }
    return box
  }
}

extension VectorPath.Element {
  /// Whether all numbers are finite.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): return point.isFinite
    case .quadratic(let control, let end): return control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end):
      return control1.isFinite && control2.isFinite && end.isFinite
    case .arc(let center, let radius, let startAngle, let sweep):
      return center.isFinite && radius.isFinite && startAngle.isFinite && sweep.isFinite
    case .close: return true
    }
  }
}

/// The drawn arc: at most one turn, with a radius that is not negative.
struct ArcSpan {
  let radius: Double
  let startAngle: Double
  let sweep: Double

  /// A negative radius is a positive one in the opposite direction.
  init(radius: Double, startAngle: Double, sweep: Double) {
    self.radius = radius.magnitude
    self.startAngle = Circular.wrapped(radius < 0 ? startAngle + .pi : startAngle)
    self.sweep = Swift.min(Swift.max(sweep, -Circular.turn), Circular.turn)
  }
}
#endif
