extension WheelFace {
  /// The shadow on the ground, and the rim, lit from above.
  static func ground(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius
    guard radius > 0 else { return SceneFragment { _ in } }
    let below = Point(center.x, center.y + radius * 0.03)
    let reach = radius * 1.08
    return SceneFragment {
      $0.add(
        SceneNode(
          ID.shadow,
          .background,
          content: .shape(
            .circle(center: below, radius: reach),
            fill: .radial(
              center: below,
              innerRadius: radius * 0.9,
              outerRadius: reach,
              stops: [
                GradientStop(0, .role(.shadow, opacity: 0.3)),
                GradientStop(0.55, .role(.shadow, opacity: 0.09)),
                GradientStop(1, .role(.shadow, opacity: 0)),
              ]
            ),
            stroke: nil
          )
        )
      )
      $0.add(
        SceneNode(
          ID.rim,
          .rim,
          content: .shape(
            .circle(center: center, radius: radius),
            fill: .linear(
              start: Point(center.x, center.y - radius),
              end: Point(center.x, center.y + radius),
              stops: [GradientStop(0, .role(.rimLight)), GradientStop(1, .role(.rimShade))]
            ),
            stroke: nil
          )
        )
      )
      // What shows through sectors that are not emphasised.
      $0.add(
        SceneNode(
          ID.bed,
          .background,
          content: .shape(
            .circle(center: center, radius: radius * (1 - wheel.style.rimWidth)),
            fill: .role(.ground),
            stroke: nil
          )
        )
      )
    }
  }

  /// The shade that the rim throws on the disc, and the groove around the hub.
  static func shade(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius
    guard radius > 0 else { return SceneFragment { _ in } }
    let outer = radius * (1 - wheel.style.rimWidth)
    let depth = radius * 0.05
    let below = Point(center.x, center.y + depth * 0.4)
    return SceneFragment {
      $0.add(
        SceneNode(
          ID.shadeFace,
          .rim,
          content: .shape(
            .ring(
              Annulus(center: center, innerRadius: outer - depth * 1.5, outerRadius: outer)
            ),
            fill: .radial(
              center: below,
              innerRadius: outer - depth,
              outerRadius: outer + depth * 0.4,
              stops: [
                GradientStop(0, .role(.shadow, opacity: 0)),
                GradientStop(1, .role(.shadow, opacity: 0.18)),
              ]
            ),
            stroke: nil
          )
        )
      )
    }
  }

  /// A phone's dial: a disc with a hole for each digit.
  static func dial(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius
    let outer = radius * (1 - wheel.style.rimWidth)
    return SceneFragment {
      var path = VectorPath.circle(center: center, radius: outer)
      for hole in wheel.sectors.indices {
        let middle = center.moved(
          by: wheel.holeRingRadius,
          towards: wheel.holeAngle(hole)
        )
        path.move(to: Point(middle.x + wheel.holeRadius, middle.y))
        path.addArc(
          center: middle,
          radius: wheel.holeRadius,
          startAngle: 0,
          sweep: -Circular.turn
        )
        path.close()
      }
      $0.add(
        SceneNode(
          ID.fill(0),
          .sector,
          content: .shape(
            path,
            fill: .role(.surfaceAlternate),
            stroke: Stroke(paint: .role(.hairline), width: 1)
          )
        )
      )
    }
  }

  /// The plate under a phone's dial, with what is written in the holes.
  static func plate(of wheel: Wheel) -> SceneFragment {
    let size = wheel.holeRadius * 2
    let textSize = WheelLabelPlan.textSizes.first { $0 <= wheel.holeRadius * 1.1 } ?? 12
    return SceneFragment { scene in
      scene.add(
        SceneNode(
          ID.plateFace,
          .background,
          content: .shape(
            .circle(center: wheel.size.center, radius: wheel.radius * 0.95),
            fill: .role(.rimLight),
            stroke: nil
          )
        )
      )
      for (hole, sector) in wheel.sectors.enumerated() {
        let middle = wheel.size.center.moved(
          by: wheel.holeRingRadius,
          towards: wheel.holeAngle(hole)
        )
        scene.add(
          SceneNode(
            ID.title(hole),
            .title,
            content: .text(
              TextContent(
                sector.title,
                style: TextStyle(size: textSize, weight: .semibold, hasTabularFigures: true),
                paint: .role(.ink),
                box: Rect(middle.x - size / 2, middle.y - size / 2, size, size)
              )
            )
          )
        )
      }
    }
  }
}

extension Wheel {
  /// How far from the centre a phone's holes are.
  var holeRingRadius: Double { radius * 0.72 }

  /// How large they are.
  var holeRadius: Double {
    Swift.min(radius * 0.15, holeRingRadius * Circular.sine(slotAngle / 2) * 0.86)
  }
}
