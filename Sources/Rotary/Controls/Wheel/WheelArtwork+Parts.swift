extension WheelArtwork {
  /// The states of the hub.
  enum HubState {
    case resting
    case hovered
    case pressed
  }

  /// Returns the hub: raised and lit from above; if pressed, lit from below.
  static func hub(of wheel: Wheel, _ state: HubState) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius * wheel.style.hubRadius
    let below = Point2D(center.x, center.y + radius * 0.08)
    let isPressed = state == .pressed
    let depth = isPressed ? 0.18 : 0.3
    return SceneFragment {
      $0.addCircle(
        ID.hubShadow,
        .background,
        at: below,
        radius: radius * 1.18,
        fill: .shadow(
          center: below,
          from: radius * 0.85,
          to: radius * 1.18,
          opacities: (depth, depth / 2, 0)
        )
      )
      $0.addCircle(
        ID.hubFace,
        .hub,
        at: center,
        radius: radius,
        fill: .lit(
          isPressed ? .hubShade : .hubLight,
          isPressed ? .hubLight : .hubShade,
          center: center,
          radius: radius
        )
      )
      $0.addCircle(
        ID.hubMark,
        .icon,
        at: center,
        radius: radius * 0.16,
        fill: state == .resting ? .role(.inkSecondary, opacity: 0.45) : .role(.accent)
      )
    }
  }

  /// Returns the pointer at the rim: a drop whose tip shows the selection, or a phone's finger stop.
  static func pointer(of wheel: Wheel) -> SceneFragment {
    let path: VectorPath
    switch wheel.options.mode {
    case .picker: path = drop(of: wheel)
    case .phone: path = fingerStop(of: wheel)
    }
    let depth = pointerDepth(of: wheel)
    return SceneFragment {
      $0.addShape(
        ID.pointerShadow,
        .background,
        path,
        fill: .role(.shadow, opacity: 0.22),
        stroke: Stroke(paint: .role(.shadow, opacity: 0.12), width: depth * 2),
        place: .translation(0, depth)
      )
      // An edge in the rim's light colour separates the pointer from a selected sector of the same colour.
      $0.addShape(
        ID.pointerFace,
        .pointer,
        path,
        fill: .role(.pointer),
        stroke: Stroke(paint: .role(.rimLight), width: depth * pointerEdge)
      )
    }
  }

  /// The width of the pointer's edge, divided by its height above the disc.
  private static let pointerEdge = 1.4

  /// The pointer's height above the disc: the offset of its shadow, whose width is half of it.
  private static func pointerDepth(of wheel: borrowing Wheel) -> Double {
    Swift.max(1, wheel.radius * 0.014)
  }

  /// The radius of the drop's round end, and the distance from the centre of that end to the tip.
  private static func dropSizes(of wheel: borrowing Wheel) -> (bulb: Double, reach: Double) {
    let bulb = wheel.radius * 0.052
    let length = wheel.radius * wheel.style.pointerLength
    return (bulb, Swift.max(bulb * 1.2, length - bulb * 0.6))
  }

  /// The distance that the pointer with its edge reaches inward from the rim's outer edge.
  static func pointerReach(of wheel: borrowing Wheel) -> Double {
    let (bulb, reach) = dropSizes(of: wheel)
    return bulb * 0.6 + reach + pointerDepth(of: wheel) * pointerEdge / 2
  }

  /// Returns a circle at the rim's outer edge with a tip made by two tangents.
  private static func drop(of wheel: Wheel) -> VectorPath {
    let radius = wheel.radius
    let angle = wheel.options.pointerAngle
    let (bulb, reach) = dropSizes(of: wheel)
    let middle = wheel.size.center.moved(by: radius - bulb * 0.6, towards: angle)
    // The tangent's point of contact: its cosine is the bulb over the reach. A wheel of size 0 has no drop.
    guard reach > 0 else { return VectorPath() }
    let contact = Circular.arcCosine(bulb / reach)
    let inward = angle + .pi
    var path = VectorPath()
    path.move(to: middle.moved(by: reach, towards: inward))
    path.addArc(
      center: middle,
      radius: bulb,
      startAngle: inward + contact,
      sweep: Circular.turn - 2 * contact
    )
    path.close()
    return path
  }

  /// Returns a bar from the rim inward, which stops the finger.
  private static func fingerStop(of wheel: Wheel) -> VectorPath {
    let angle = wheel.options.pointerAngle
    let half = wheel.radius * 0.035
    let outer = wheel.size.center.moved(by: wheel.radius, towards: angle)
    let inner = wheel.size.center.moved(by: wheel.radius * 0.6, towards: angle)
    var path = VectorPath()
    path.move(to: outer.moved(by: half, towards: angle - .pi / 2))
    path.addArc(center: outer, radius: half, startAngle: angle - .pi / 2, sweep: .pi)
    path.addArc(center: inner, radius: half, startAngle: angle + .pi / 2, sweep: .pi)
    path.close()
    return path
  }
}

extension WheelArtwork {
  /// Returns the shadow on the ground, and the rim, lit from above.
  static func background(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius
    let below = Point2D(center.x, center.y + radius * 0.03)
    let reach = radius * 1.08
    return SceneFragment {
      $0.addCircle(
        ID.shadow,
        .background,
        at: below,
        radius: reach,
        fill: .shadow(
          center: below,
          from: radius * 0.9,
          to: reach,
          opacities: (0.3, 0.09, 0)
        )
      )
      $0.addCircle(
        ID.rim,
        .rim,
        at: center,
        radius: radius,
        fill: .lit(.rimLight, .rimShade, center: center, radius: radius)
      )
    }
  }

  /// Returns the shadow of the rim on the disc, equally deep all around.
  static func shade(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let outer = wheel.radius * (1 - wheel.style.rimWidth)
    let depth = wheel.radius * 0.05
    let ring = Annulus(center: center, innerRadius: outer - depth, outerRadius: outer)
    return SceneFragment {
      $0.addShape(
        ID.shadeFace,
        .rim,
        .ring(ring),
        fill: .shadow(
          center: center,
          from: outer - depth,
          to: outer + depth * 0.4,
          opacities: (0, 0.09, 0.18)
        )
      )
    }
  }

  /// Returns a phone's dial: a disc with a hole for each digit.
  static func dial(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    var path = VectorPath.circle(
      center: center,
      radius: wheel.radius * (1 - wheel.style.rimWidth)
    )
    for hole in seen(of: wheel, where: 2 * wheel.holeRadius >= finestPoints) {
      let middle = wheel.holeCenter(hole)
      path.move(to: Point2D(middle.x + wheel.holeRadius, middle.y))
      path.addArc(
        center: middle,
        radius: wheel.holeRadius,
        startAngle: 0,
        sweep: -Circular.turn
      )
      path.close()
    }
    return SceneFragment {
      $0.addShape(
        ID.fill(0),
        .sector,
        path,
        fill: .role(.surfaceAlternate),
        stroke: Stroke(paint: .role(.hairline), width: 1)
      )
    }
  }

  /// Returns the plate under a phone's dial, with the labels in the holes.
  static func plate(of wheel: Wheel) -> SceneFragment {
    let radius = wheel.holeRadius
    let least = WheelLabelPlan.textSizes.first { $0 <= radius * 1.1 } ?? 12
    let style = wheel.environment.scaled(
      TextStyle(size: least, weight: .semibold, hasTabularFigures: true),
      upTo: radius * 1.5
    )
    return SceneFragment { scene in
      scene.addCircle(
        ID.plateFace,
        .background,
        at: wheel.size.center,
        radius: wheel.radius * 0.95,
        fill: .role(.rimLight)
      )
      for hole in seen(of: wheel, where: 2 * wheel.holeRadius >= finestPoints) {
        let middle = wheel.holeCenter(hole)
        let box = Rect2D(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
        let title = wheel.sectors[hole].title
        let text = TextContent(title, style: style, paint: .role(.ink), box: box)
        scene.add(SceneNode(ID.title(hole), .title, content: .text(text)))
      }
    }
  }
}

extension Wheel {
  /// The distance of a phone's holes from the centre.
  var holeRingRadius: Double { radius * 0.72 }

  /// The radius of a phone's holes.
  var holeRadius: Double {
    Swift.min(radius * 0.15, holeRingRadius * Circular.sine(slotAngle / 2) * 0.86)
  }

  /// Returns the centre of a hole while the dial rests.
  func holeCenter(_ hole: Int) -> Point2D {
    size.center.moved(by: holeRingRadius, towards: holeAngle(hole))
  }
}

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
