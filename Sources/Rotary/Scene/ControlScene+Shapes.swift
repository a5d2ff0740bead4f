/// Shorthands for the parts of faces.
extension ControlScene {
  /// Draws an outline.
  @inline(never)
  mutating func addShape(
    _ id: NodeID,
    _ part: ScenePart,
    _ path: VectorPath,
    fill: Paint? = nil,
    stroke: Stroke? = nil,
    place: Transform2D = .identity
  ) {
    add(
      SceneNode(
        id,
        part,
        transform: Transform3D(place),
        content: .shape(path, fill: fill, stroke: stroke)
      )
    )
  }

  /// Draws a full circle.
  @inline(never)
  mutating func addCircle(
    _ id: NodeID,
    _ part: ScenePart,
    at center: Point2D,
    radius: Double,
    fill: Paint? = nil,
    stroke: Stroke? = nil
  ) {
    addShape(id, part, .circle(center: center, radius: radius), fill: fill, stroke: stroke)
  }
}

extension SceneFragment {
  /// Creates a fragment of a single full circle, drawn as a line.
  @inline(never)
  init(_ id: NodeID, circleAt center: Point2D, radius: Double, _ role: ColorRole, width: Double) {
    let stroke = Stroke(paint: .role(role), width: width)
    self.init { $0.addCircle(id, .focusRing, at: center, radius: radius, stroke: stroke) }
  }
}

extension Paint {
  /// Returns a paint with one role's colour above and another's below: a surface lit from above.
  @inline(never)
  static func lit(_ top: ColorRole, _ bottom: ColorRole, center: Point2D, radius: Double) -> Paint {
    .linear(
      start: Point2D(center.x, center.y - radius),
      end: Point2D(center.x, center.y + radius),
      stops: [GradientStop(0, .role(top)), GradientStop(1, .role(bottom))]
    )
  }

  /// Returns a paint of the shadow's colour, from an opacity at an inner circle to another at an outer one.
  ///
  /// If `middle` is not the mean of both, the gradient bends half way, as light around an edge does.
  @inline(never)
  static func shadow(
    center: Point2D,
    from inner: Double,
    to outer: Double,
    opacities: (inner: Double, middle: Double, outer: Double)
  ) -> Paint {
    .radial(
      center: center,
      innerRadius: inner,
      outerRadius: outer,
      stops: [
        GradientStop(0, .role(.shadow, opacity: opacities.inner)),
        GradientStop(0.5, .role(.shadow, opacity: opacities.middle)),
        GradientStop(1, .role(.shadow, opacity: opacities.outer)),
      ]
    )
  }
}
