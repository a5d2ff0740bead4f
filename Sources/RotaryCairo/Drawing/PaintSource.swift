#if Pictures
import CCairo
import Rotary

/// Makes a paint what is drawn with next.
struct PaintSource {
  let theme: Theme
  let context: OpaquePointer

  /// Sets the source of the context.
  ///
  /// - Parameters:
  ///   - paint: gradients in the units of the context's matrix, or of `map` if there is one.
  ///   - opacity: multiplies the opacity of every colour.
  ///   - map: from the paint's plane to the context's units, where the matrix does not do it.
  /// - Returns: false when nothing would be seen.
  func set(_ paint: Paint, opacity: Double, map: Transform2D? = nil) -> Bool {
    if case .solid(let tint) = paint {
      let color = theme.color(of: tint)
      let alpha = color.opacity * opacity
      guard alpha > 0 else { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
      return true
    }
    guard let pattern = pattern(for: paint, opacity: opacity, map: map) else { return false }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Sets the source of the context for a flat node.
  ///
  /// Cairo takes an eighth longer for a gradient that it has to turn itself; so a gradient whose
  /// map keeps shapes is given where it is on the surface. The matrix is the same afterwards.
  ///
  /// - Parameters:
  ///   - paint: gradients in the node's units.
  ///   - opacity: multiplies the opacity of every colour.
  ///   - map: the context's matrix, from the node to the surface.
  /// - Returns: false when nothing would be seen.
  func set(_ paint: Paint, opacity: Double, flat map: Transform2D) -> Bool {
    guard !paint.isSolid, map.isSimilarity else { return set(paint, opacity: opacity) }
    cairo_identity_matrix(context)
    let isSeen = set(paint.moved(by: map), opacity: opacity)
    var matrix = map.matrix
    cairo_set_matrix(context, &matrix)
    return isSeen
  }

  /// Makes a pattern, which the caller destroys; nil when nothing would be seen.
  ///
  /// - A gradient without extent shows what lies beyond its end.
  /// - A gradient without colours shows nothing.
  func pattern(for paint: Paint, opacity: Double, map: Transform2D? = nil) -> OpaquePointer? {
    let pattern: OpaquePointer?
    let stops: [GradientStop]
    switch paint {
    case .solid(let tint):
      return solidPattern(tint, opacity: opacity)
    case .linear(let start, let end, let gradientStops):
      stops = gradientStops
      guard start.isFinite, end.isFinite, start != end, stops.count > 1 else {
        return stops.last.flatMap { solidPattern($0.tint, opacity: opacity) }
      }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let innerRadius, let outerRadius, let gradientStops):
      stops = gradientStops
      let inner = Swift.max(0, innerRadius)
      let outer = Swift.max(0, outerRadius)
      guard center.isFinite, inner.isFinite, outer.isFinite, inner != outer, stops.count > 1
      else { return stops.last.flatMap { solidPattern($0.tint, opacity: opacity) } }
      pattern = cairo_pattern_create_radial(
        center.x,
        center.y,
        inner,
        center.x,
        center.y,
        outer
      )
    }
    if let back = map?.inverse {
      var matrix = back.matrix
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    for stop in stops {
      let color = theme.color(of: stop.tint)
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.offset > 0 ? stop.offset : 0,
        color.red,
        color.green,
        color.blue,
        color.opacity * opacity
      )
    }
    return pattern
  }

  private func solidPattern(_ tint: Tint, opacity: Double) -> OpaquePointer? {
    let color = theme.color(of: tint)
    return cairo_pattern_create_rgba(
      color.red,
      color.green,
      color.blue,
      color.opacity * opacity
    )
  }
}

extension Paint {
  /// Whether it is one colour everywhere.
  var isSolid: Bool {
    switch self {
    case .solid: return true
    case .linear, .radial: return false
    }
  }

  /// The same paint after a map that keeps shapes.
  fileprivate func moved(by map: Transform2D) -> Paint {
    switch self {
    case .solid: return self
    case .linear(let start, let end, let stops):
      return .linear(start: map.apply(to: start), end: map.apply(to: end), stops: stops)
    case .radial(let center, let innerRadius, let outerRadius, let stops):
      return .radial(
        center: map.apply(to: center),
        innerRadius: innerRadius * map.scale,
        outerRadius: outerRadius * map.scale,
        stops: stops
      )
    }
  }
}

extension Stroke.Cap {
  /// The same end, for Cairo.
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: return CAIRO_LINE_CAP_BUTT
    case .round: return CAIRO_LINE_CAP_ROUND
    case .square: return CAIRO_LINE_CAP_SQUARE
    }
  }

  /// Corners that go with it.
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .butt, .square: return CAIRO_LINE_JOIN_MITER
    case .round: return CAIRO_LINE_JOIN_ROUND
    }
  }
}
#endif
