extension WheelFace {
  /// The shadow on the ground, and the rim, lit from above.
  static func ground(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let radius = wheel.radius
    let below = Point(center.x, center.y + radius * 0.03)
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
      // What shows through sectors that are not emphasised.
      $0.addCircle(
        ID.bed,
        .background,
        at: center,
        radius: radius * (1 - wheel.style.rimWidth),
        fill: .role(.ground)
      )
    }
  }

  /// The shade that the rim throws on the disc.
  static func shade(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    let outer = wheel.radius * (1 - wheel.style.rimWidth)
    let depth = wheel.radius * 0.05
    let below = Point(center.x, center.y + depth * 0.4)
    let ring = Annulus(center: center, innerRadius: outer - depth * 1.5, outerRadius: outer)
    return SceneFragment {
      $0.addShape(
        ID.shadeFace,
        .rim,
        .ring(ring),
        fill: .shadow(
          center: below,
          from: outer - depth,
          to: outer + depth * 0.4,
          opacities: (0, 0.09, 0.18)
        )
      )
    }
  }

  /// A phone's dial: a disc with a hole for each digit.
  static func dial(of wheel: Wheel) -> SceneFragment {
    let center = wheel.size.center
    var path = VectorPath.circle(
      center: center,
      radius: wheel.radius * (1 - wheel.style.rimWidth)
    )
    for hole in wheel.sectors.indices {
      let middle = wheel.holeCenter(hole)
      path.move(to: Point(middle.x + wheel.holeRadius, middle.y))
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

  /// The plate under a phone's dial, with what is written in the holes.
  static func plate(of wheel: Wheel) -> SceneFragment {
    let radius = wheel.holeRadius
    let textSize = WheelLabelPlan.textSizes.first { $0 <= radius * 1.1 } ?? 12
    let style = TextStyle(size: textSize, weight: .semibold, hasTabularFigures: true)
    return SceneFragment { scene in
      scene.addCircle(
        ID.plateFace,
        .background,
        at: wheel.size.center,
        radius: wheel.radius * 0.95,
        fill: .role(.rimLight)
      )
      for hole in wheel.sectors.indices {
        let middle = wheel.holeCenter(hole)
        let box = Rect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
        let title = wheel.sectors[hole].title
        let text = TextContent(title, style: style, paint: .role(.ink), box: box)
        scene.add(SceneNode(ID.title(hole), .title, content: .text(text)))
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

  /// Where a hole is when the dial rests.
  func holeCenter(_ hole: Int) -> Point {
    size.center.moved(by: holeRingRadius, towards: holeAngle(hole))
  }
}
