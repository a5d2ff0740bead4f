import Rotary

/// Adds a skin lit from above, and cheeks that redden with the smile, to the face.
struct FaceLight {
  /// The IDs of the nodes.
  static let bounds = NodeID(900)
  private static let skin = NodeID(901)
  private static let cheeks = NodeID(902)

  // Shares of the head's radius, relative to its middle; right and down are positive.
  private static let light = Point2D(-0.2, -0.45)
  private static let cheek = Point2D(0.6, 0.16)
  private static let cheekRadius = 0.2
  /// The opacity of the red cheeks, from a frown to a full smile.
  private static let blush = (least: 0.08, most: 0.42)

  let center: Point2D
  let radius: Double

  /// Draws the layers below the lines of the face, clipped to bounds of a size.
  func draw(into scene: inout ControlScene, size: Size2D, smile: Double) {
    guard radius > 0 else { return }
    let bounds = VectorPath.rectangle(Rect2D(origin: .zero, size: size))
    scene.add(SceneNode(Self.bounds, mask: .clip(bounds))) {
      drawSkin(into: &$0)
      drawCheeks(into: &$0, smile: smile)
    }
  }

  private func drawSkin(into scene: inout ControlScene) {
    let skin = Paint.radial(
      center: center + Vector2D(Self.light.x * radius, Self.light.y * radius),
      innerRadius: 0,
      outerRadius: radius * 1.6,
      stops: [
        GradientStop(0, .role(.accent, opacity: 0.03)),
        GradientStop(0.55, .role(.accent, opacity: 0.12)),
        GradientStop(1, .role(.accent, opacity: 0.30)),
      ]
    )
    let head = VectorPath.circle(center: center, radius: radius)
    scene.add(SceneNode(Self.skin, content: .shape(head, fill: skin, stroke: nil)))
  }

  private func drawCheeks(into scene: inout ControlScene, smile: Double) {
    let share = (smile + 1) / 2
    let red = Self.blush.least + (Self.blush.most - Self.blush.least) * share
    for (index, side) in [-1.0, 1].enumerated() {
      let place = center + Vector2D(side * Self.cheek.x * radius, Self.cheek.y * radius)
      let blush = Paint.radial(
        center: place,
        innerRadius: 0,
        outerRadius: Self.cheekRadius * radius,
        stops: [
          GradientStop(0, .role(.critical, opacity: red)),
          GradientStop(1, .role(.critical, opacity: 0)),
        ]
      )
      let disc = VectorPath.circle(center: place, radius: Self.cheekRadius * radius)
      let id = NodeID(Self.cheeks.rawValue + UInt32(index))
      scene.add(SceneNode(id, content: .shape(disc, fill: blush, stroke: nil)))
    }
  }
}
