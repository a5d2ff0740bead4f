#if Pictures
import CCairo
import Rotary

/// Sets paints as the source of a Cairo context.
struct PaintSource {
  let theme: Theme
  let context: OpaquePointer

  /// Sets the source of the context.
  ///
  /// - Parameters:
  ///   - paint: the paint. Its gradients are in the units of the context's matrix, or of `map`.
  ///   - opacity: a factor for the opacity of every colour.
  ///   - map: the transform from the paint's plane to the context's units, if the matrix lacks it.
  /// - Returns: false if the paint is invisible.
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
  /// A gradient that Cairo rotates takes an eighth longer. If the map preserves shapes, the gradient's points are
  /// therefore transformed first. The matrix is unchanged afterwards.
  ///
  /// - Parameters:
  ///   - paint: the paint, with gradients in the node's units.
  ///   - opacity: a factor for the opacity of every colour.
  ///   - map: the context's matrix, from the node to the surface.
  /// - Returns: false if the paint is invisible.
  func set(_ paint: Paint, opacity: Double, flat map: Transform2D) -> Bool {
    guard !paint.isSolid, map.isSimilarity else { return set(paint, opacity: opacity) }
    cairo_identity_matrix(context)
    let isSeen = set(paint.moved(by: map), opacity: opacity)
    var matrix = map.matrix
    cairo_set_matrix(context, &matrix)
    return isSeen
  }

  /// Makes a pattern, which the caller destroys; nil if it is invisible.
  ///
  /// - A gradient of length 0 shows the colour after its end.
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
  /// Whether the paint has one colour everywhere.
  var isSolid: Bool {
    switch self {
    case .solid: return true
    case .linear, .radial: return false
    }
  }

  /// Returns the paint after a map that preserves shapes.
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
  /// Cairo's constant for the line end.
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: return CAIRO_LINE_CAP_BUTT
    case .round: return CAIRO_LINE_CAP_ROUND
    case .square: return CAIRO_LINE_CAP_SQUARE
    }
  }

  /// Cairo's constant for the corners that match the line end.
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .butt, .square: return CAIRO_LINE_JOIN_MITER
    case .round: return CAIRO_LINE_JOIN_ROUND
    }
  }
}
#endif
