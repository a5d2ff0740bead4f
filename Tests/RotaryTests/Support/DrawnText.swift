@testable import Rotary

/// A text of a scene, and its transform.
struct DrawnText {
  let content: TextContent
  /// From the text's own coordinates to the scene's.
  let transform: Transform2D
  /// The opacity, including that of its ancestors.
  let opacity: Double

  /// The corners of the largest area in its box, or on its curve: a line of its size, with the width of its letters.
  var corners: [Point2D] {
    let box = content.box
    let widest = Double(content.string.count) * 0.64 * content.style.size
    let half = Vector2D(min(box.size.width, widest) / 2, content.style.size * 0.6)
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { right, down in
      let corner = Point2D(box.center.x + right * half.x, box.center.y + down * half.y)
      return transform.apply(to: content.isCurved ? content.curved(corner) : corner)
    }
  }

  /// Returns whether the texts overlap.
  func overlaps(_ other: DrawnText) -> Bool {
    let (mine, theirs) = (corners, other.corners)
    // Two rectangles are separate if one is entirely behind a side of the other.
    for sides in [mine, theirs] {
      for index in sides.indices {
        let side = sides[(index + 1) % 4] - sides[index]
        let normal = Vector2D(side.y, -side.x)
        func reach(_ corners: [Point2D]) -> (low: Double, high: Double) {
          let reaches = corners.map { $0.x * normal.x + $0.y * normal.y }
          return (reaches.min() ?? 0, reaches.max() ?? 0)
        }
        let (one, two) = (reach(mine), reach(theirs))
        if one.high <= two.low + 1e-6 || two.high <= one.low + 1e-6 { return false }
      }
    }
    return true
  }
}

extension ControlScene {
  /// All drawn texts, including those of fragments.
  var texts: [DrawnText] { Self.texts(in: nodes[...], .identity, 1) }

  private static func texts(
    in nodes: ArraySlice<SceneNode>,
    _ outer: Transform2D,
    _ opacity: Double
  ) -> [DrawnText] {
    var texts: [DrawnText] = []
    var index = nodes.startIndex
    while index < nodes.endIndex {
      let node = nodes[index]
      let next = index + 1 + node.descendantCount
      let place = (node.transform.flat ?? .identity).then(outer)
      let seen = opacity * node.opacity
      if case .text(let content) = node.content {
        texts.append(DrawnText(content: content, transform: place, opacity: seen))
      }
      texts += Self.texts(in: (node.fragment?.nodes ?? [])[...], place, seen)
      texts += Self.texts(in: nodes[(index + 1)..<next], place, seen)
      index = next
    }
    return texts
  }
}

extension Control {
  /// The current scene.
  var scene: ControlScene {
    var scene = ControlScene(size: size)
    draw(into: &scene)
    return scene
  }
}
