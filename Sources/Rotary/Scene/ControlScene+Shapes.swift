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

/// The shadow of a disc on the ground below it, as shares of the disc's radius.
struct DiscShadow {
  /// The distance by which the shadow is lower than the disc.
  var drop = 0.0
  /// The radius at which the shadow begins to fade.
  var inner: Double
  /// The radius at which the shadow ends.
  var outer: Double
  /// The opacities at the inner radius, half way, and at the outer radius.
  var opacities: (inner: Double, middle: Double, outer: Double)
}

extension ControlScene {
  /// Draws a disc's shadow.
  @inline(never)
  mutating func addShadow(_ id: NodeID, _ shadow: DiscShadow, at center: Point2D, radius: Double) {
    let below = Point2D(center.x, center.y + radius * shadow.drop)
    let reach = radius * shadow.outer
    let fill = Paint.shadow(
      center: below,
      from: radius * shadow.inner,
      to: reach,
      opacities: shadow.opacities
    )
    addCircle(id, .background, at: below, radius: reach, fill: fill)
  }

  /// Draws a disc above the ground, with its shadow, and with colours for its upper and its lower edge.
  @inline(never)
  mutating func addRaisedDisc(
    _ ids: (shadow: NodeID, face: NodeID),
    _ part: ScenePart,
    at center: Point2D,
    radius: Double,
    _ shadow: DiscShadow,
    _ colors: (top: ColorRole, bottom: ColorRole),
    stroke: Stroke? = nil
  ) {
    addShadow(ids.shadow, shadow, at: center, radius: radius)
    let fill = Paint.lit(colors.top, colors.bottom, center: center, radius: radius)
    addCircle(ids.face, part, at: center, radius: radius, fill: fill, stroke: stroke)
  }
}

extension SceneContent {
  /// Returns a line along an outline.
  @inline(never)
  static func line(_ path: VectorPath, _ paint: Paint, width: Double) -> SceneContent {
    .shape(path, fill: nil, stroke: Stroke(paint: paint, width: width))
  }

  /// Returns the mark of the keyboard focus along an outline, 2 points wide.
  @inline(never)
  static func focusRing(_ path: VectorPath, _ paint: Paint = .role(.focus)) -> SceneContent {
    .line(path, paint, width: 2)
  }

  /// Returns an area without a line.
  @inline(never)
  static func area(_ path: VectorPath, _ fill: Paint) -> SceneContent {
    .shape(path, fill: fill, stroke: nil)
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
