/// The nodes of activity rings.
enum ActivityRingsNode: UInt32, NodeNames {
  case root = 1
  case track
  /// The whole ring below each arc, each arc, and its end above its beginning.
  case line = 10
  case arc = 20
  case head = 30
  case headShadow = 40
  case headEdge = 50
  case headFace = 60
  /// The colour and the text of each ring in the middle.
  case dot = 70
  case text = 80
}

/// The parts of activity rings that stay the same while their values change.
struct ActivityRingsArtwork: Equatable, Sendable {
  /// The rings below the arcs.
  private(set) var track = SceneFragment()
  /// The outline of each ring, from its beginning.
  private(set) var turns: [VectorPath] = []
  /// The end of an arc of more than a round, above its beginning, at angle 0.
  private(set) var heads: [SceneFragment] = []
  /// The distance from the centre to the inner edge of the innermost ring.
  private(set) var holeRadius = 0.0
  /// The width of a ring, in points.
  private(set) var width = 0.0

  private var outerRadius = 0.0
  private var pitch = 0.0

  /// The radius of the outermost ring's outer edge, as a share of the radius, so that it does not touch the views around.
  private static let edge = 0.94
  /// The minimum radius of the hole, as a share of the radius: the innermost ring remains a ring.
  private static let leastHole = 0.06
  /// The opacity of the rings below the arcs.
  private static let trackOpacity = 0.22

  init() {}

  init(of rings: borrowing ActivityRings) {
    let (style, labels) = (rings.style, rings.labels)
    // Without values there is an empty ring.
    let count = Swift.max(1, rings.values.count)
    let radius = rings.size.shorterSide / 2
    let center = rings.size.center
    guard radius > 0 else { return }
    let needed = Double(count) * style.thickness + Double(count - 1) * style.gap
    let shrinking = Swift.min(1, (Self.edge - Self.leastHole) / needed)
    width = radius * style.thickness * shrinking
    pitch = width + radius * style.gap * shrinking
    outerRadius = radius * Self.edge - width / 2
    holeRadius = self.radius(of: count - 1) - width / 2
    let sweep = style.direction.angle(Circular.turn)
    for index in 0..<count {
      turns.append(
        .arc(
          center: center,
          radius: self.radius(of: index),
          startAngle: style.startAngle,
          sweep: sweep
        )
      )
      heads.append(makeHead(index, labels.tint(of: index), center, style.direction))
    }
    track = SceneFragment {
      for index in turns.indices {
        let tint = labels.tint(of: index).faded(to: Self.trackOpacity)
        let line = Stroke(paint: .solid(tint), width: width)
        $0.addShape(ActivityRingsNode.line.id(index), .rim, turns[index], stroke: line)
      }
    }
  }

  /// Returns the distance from the centre to the middle of a ring's line.
  func radius(of index: Int) -> Double { outerRadius - Double(index) * pitch }

  /// Returns the arc of a ring, whose placement sets its length.
  func arc(_ index: Int, _ tint: Tint) -> SceneContent {
    let line = Stroke(paint: .solid(tint), width: width, run: .part(from: 0, to: 0))
    return .shape(turns[index], fill: nil, stroke: line)
  }

  /// Returns the end of an arc with a shadow in front of it, and an edge, which remains where shadows are not drawn.
  private func makeHead(
    _ index: Int,
    _ tint: Tint,
    _ center: Point2D,
    _ direction: ArcDirection
  ) -> SceneFragment {
    let forward = direction.angle(1)
    let (half, radius) = (width / 2, radius(of: index))
    let tip = Point2D(center.x + radius, center.y)
    let shade = DiscShadow(inner: 0.5, outer: 1, opacities: (0.5, 0.28, 0))
    let front = VectorPath.arc(center: tip, radius: half, startAngle: 0, sweep: forward * .pi)
    // It covers the part of the shadow that is behind the end.
    let face = VectorPath.arc(
      center: center,
      radius: radius,
      startAngle: -forward * half / radius,
      sweep: forward * half / radius
    )
    return SceneFragment {
      $0.addShadow(
        ActivityRingsNode.headShadow.id(index),
        shade,
        at: Point2D(tip.x, tip.y + forward * half * 0.7),
        radius: half
      )
      let line = Stroke(paint: .solid(tint), width: width)
      $0.addShape(ActivityRingsNode.headFace.id(index), .group, face, stroke: line)
      let edge = Stroke(paint: .role(.ground), width: Swift.max(1, width * 0.06), cap: .butt)
      $0.addShape(ActivityRingsNode.headEdge.id(index), .pointer, front, stroke: edge)
    }
  }
}

/// The list of values in the middle of activity rings: a dot in the colour of each ring, with its text.
struct ActivityRingsList {
  /// The style of the texts; nil without room.
  private(set) var style: TextStyle?
  /// Whether the names are before the values.
  private(set) var hasNames = false

  private var origin = Point2D.zero
  private var lineSize = Size2D(0, 0)

  // In sizes of the letters. Texts may be wider than their letters usually are, because some letters are figures.
  private static let dot = 0.62
  private static let gap = 0.4
  private static let slack = 0.5
  /// The share of the hole's radius that the list may fill.
  private static let room = 0.97
  /// The maximum size of the letters at a text scale of 1.
  private static let largest = 22.0

  /// Lays out the list, with names if there is room for them.
  init(of rings: borrowing ActivityRings) {
    guard rings.style.format != .none else { return }
    hasNames = true
    if !fit(rings) {
      hasNames = false
      _ = fit(rings)
    }
  }

  /// Finds the size of the letters; returns whether there is one.
  private mutating func fit(_ rings: borrowing ActivityRings) -> Bool {
    let (hole, count) = (rings.artwork.holeRadius, rings.values.count)
    var letters = 0
    for index in 0..<count {
      // A value up to its goal does not change the layout.
      for text in [rings.text(of: index), rings.fullText(of: index)] {
        let line = rings.listed(text, of: index, hasName: hasNames)
        letters = Swift.max(letters, line.characterCount)
      }
    }
    // The corners of the list are in the hole.
    let width = Self.dot + Self.gap + Double(letters) * TextFit.letterWidth + Self.slack
    let height = TextFit.lineHeight * Double(count)
    let limit = 2 * hole * Self.room / (width * width + height * height).squareRoot()
    guard limit >= TextFit.smallest else { return false }
    let style = rings.environment.scaled(
      TextStyle(
        size: TextFit.size(upTo: Swift.min(limit, Self.largest)),
        weight: .medium,
        hasTabularFigures: true
      ),
      upTo: limit
    )
    lineSize = Size2D(width * style.size, TextFit.lineHeight * style.size)
    origin = Point2D(
      rings.size.center.x - lineSize.width / 2,
      rings.size.center.y - height * style.size / 2
    )
    self.style = style
    return true
  }

  /// Draws the dot and the text of a ring.
  func draw(_ index: Int, of rings: borrowing ActivityRings, into scene: inout ControlScene) {
    guard let style else { return }
    let isRightToLeft = rings.environment.isRightToLeft
    let (dot, top) = (Self.dot * style.size, origin.y + Double(index) * lineSize.height)
    let indent = dot + Self.gap * style.size
    scene.addCircle(
      ActivityRingsNode.dot.id(index),
      .icon,
      at: Point2D(
        isRightToLeft ? origin.x + lineSize.width - dot / 2 : origin.x + dot / 2,
        top + lineSize.height / 2
      ),
      radius: dot / 2,
      fill: .solid(rings.labels.tint(of: index))
    )
    let text = TextContent(
      rings.listed(rings.text(of: index), of: index, hasName: hasNames),
      style: style,
      paint: .role(.ink),
      box: Rect2D(
        isRightToLeft ? origin.x : origin.x + indent,
        top,
        lineSize.width - indent,
        lineSize.height
      ),
      // A text without letters is laid out from left to right.
      alignment: isRightToLeft && !hasNames ? .end : .start
    )
    scene.add(SceneNode(ActivityRingsNode.text.id(index), .title, content: .text(text)))
  }
}
