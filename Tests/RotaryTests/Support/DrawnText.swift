@testable import Rotary

/// A text of a scene, and where it is drawn.
struct DrawnText {
  let content: TextContent
  /// From the text's own coordinates to the scene's.
  let transform: Transform2D
  /// How opaque it is, with all that it lies in.
  let opacity: Double

  /// The corners of what it takes up in its box at most: a line of its size, as wide as its letters are.
  var corners: [Point2D] {
    let box = content.box
    let widest = Double(content.string.count) * 0.64 * content.style.size
    let half = Vector2D(min(box.size.width, widest) / 2, content.style.size * 0.6)
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { right, down in
      transform.apply(
        to: Point2D(box.center.x + right * half.x, box.center.y + down * half.y)
      )
    }
  }

  /// Whether both are drawn at the same place, in part.
  func overlaps(_ other: DrawnText) -> Bool {
    let (mine, theirs) = (corners, other.corners)
    // Two rectangles are apart if a side of one has all of the other behind it.
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
  /// Every text that is drawn, fragments included.
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
  /// What it draws as it is now.
  var scene: ControlScene {
    var scene = ControlScene(size: size)
    draw(into: &scene)
    return scene
  }
}
