extension WheelFace {
  /// The button in the middle.
  enum HubState {
    case resting
    case hovered
    case pressed
  }

  /// The hub: raised, lit from above; lit from below when pressed.
  static func hub(of wheel: Wheel, _ state: HubState) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius * wheel.style.hubRadius
    let below = Point(center.x, center.y + radius * 0.08)
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

  /// The mark at the rim: a drop whose point shows the selection, or a phone's finger stop.
  static func pointer(of wheel: Wheel) -> SceneFragment {
    let path: VectorPath
    switch wheel.options.mode {
    case .picker: path = drop(of: wheel)
    case .phone: path = fingerStop(of: wheel)
    }
    let depth = Swift.max(1, wheel.radius * 0.014)
    return SceneFragment {
      $0.addShape(
        ID.pointerShadow,
        .background,
        path,
        fill: .role(.shadow, opacity: 0.22),
        stroke: Stroke(paint: .role(.shadow, opacity: 0.12), width: depth * 2),
        place: .translation(0, depth)
      )
      // An edge in the rim's light keeps it apart from a selected sector of its colour.
      $0.addShape(
        ID.pointerFace,
        .pointer,
        path,
        fill: .role(.pointer),
        stroke: Stroke(paint: .role(.rimLight), width: depth * 1.4)
      )
    }
  }

  /// A circle at the rim's outer edge, drawn out to a point by two tangents.
  private static func drop(of wheel: Wheel) -> VectorPath {
    let radius = wheel.radius
    let angle = wheel.options.pointerAngle
    let bulb = radius * 0.052
    let length = radius * wheel.style.pointerLength
    let middle = wheel.size.center.moved(by: radius - bulb * 0.6, towards: angle)
    let reach = Swift.max(bulb * 1.2, length - bulb * 0.6)
    // The tangent's point of contact: cos = bulb over reach.
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

  /// A bar from the rim inward, against which the finger comes.
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
