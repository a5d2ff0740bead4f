import Testing

@testable import Rotary

/// Compares samples of the scene with the table that specifies the cosmos choreography.
@Suite struct RingChoreographyTests {
  private let style = RingStyle.cosmos

  /// Returns the picture of a menu at a time while it opens or closes.
  private func picture(opening: Bool, at seconds: Double) -> RingPicture {
    var menu = RingMenu()
    menu.options.scale = 1
    menu.open()
    guard opening else {
      menu.advance(to: 10)
      menu.close()
      menu.advance(to: 10 + seconds)
      return RingPicture(menu)
    }
    menu.advance(to: seconds)
    return RingPicture(menu)
  }

  @Test func `a menu opens as specified`() {
    let closed = picture(opening: true, at: 0)
    #expect(closed.rim == 14 && closed.shadow == 0 && closed.icons.allSatisfy { isNear($0, 10.5) })
    #expect(closed.drawn == 0 && closed.rings.isEmpty && closed.dividers.isEmpty)
    #expect(picture(opening: true, at: 0.25).shadow == 0.44)
    #expect(picture(opening: true, at: 0.24).shadow < 0.44)
    #expect(picture(opening: true, at: 0.5).rim == 225)
    #expect(picture(opening: true, at: 0.49).rim < 225)
    let flown = picture(opening: true, at: 0.33)
    #expect(flown.icons.allSatisfy { isNear($0, 129) } && flown.drawn == 0)
    #expect(picture(opening: true, at: 0.34).drawn > 0)
    #expect(picture(opening: true, at: 0.83).drawn == 1)
    for (index, radius) in style.ringRadii.enumerated() {
      let start = 0.475 * Double(index) / 5
      let before = picture(opening: true, at: start - 1e-6)
      #expect(before.rings[index] == nil, "ring \(index)")
      let faded = picture(opening: true, at: start + 0.0375 + 1e-6)
      #expect(faded.rings[index]?.opacity == 1)
      #expect(faded.rings[index]?.radius ?? 0 < radius)
      let there = picture(opening: true, at: start + 0.095 + 1e-6)
      #expect(isNear(there.rings[index]?.radius ?? 0, radius))
    }
    #expect(picture(opening: true, at: 0.66).shortMarks == 0)
    let half = picture(opening: true, at: 0.7)
    #expect(half.shortMarks > 0 && half.shortMarks < 4 && half.longMarks == half.shortMarks * 3)
    #expect(picture(opening: true, at: 0.91).longMarks == 12)
    #expect(picture(opening: true, at: 0.66).info == 0)
    #expect(isNear(picture(opening: true, at: 0.99).info, 1))
    #expect(picture(opening: true, at: 1) == picture(opening: true, at: 9))
  }

  @Test func `the lines appear one after another, in the specified order`() {
    var begun: [Int] = []
    for step in 0..<20 {
      let lines = picture(opening: true, at: 0.33 + 0.05 * Double(step) + 1e-6).dividers
      #expect(lines.count == min(step + 1, 12))
      begun += lines.keys.filter { !begun.contains($0) }
      #expect(lines.values.allSatisfy { $0 > 0 && $0 <= 54 + 1e-9 })
    }
    #expect(begun.sorted() == Array(0..<12) && begun != Array(0..<12))
    let all = picture(opening: true, at: 0.99).dividers
    #expect(all.values.allSatisfy { isNear($0, 54) })
  }

  @Test func `a menu closes as specified`() {
    let open = picture(opening: true, at: 1)
    #expect(picture(opening: false, at: 0) == open)
    let going = picture(opening: false, at: 0.16)
    #expect(going.shortMarks == 0 && going.longMarks == 0 && going.info > 0)
    #expect(going.dividers.isEmpty && isNear(going.drawn, 1) && going.rim == 225)
    #expect(picture(opening: false, at: 0.331).info == 0)
    #expect(picture(opening: false, at: 0.17).drawn < 1)
    #expect(picture(opening: false, at: 0.661).drawn == 0)
    let radii = picture(opening: false, at: 0.57).rings.values.map { $0.radius }.sorted()
    #expect(radii.count == 5 && zip(radii, style.ringRadii).allSatisfy { isNear($0, $1) })
    #expect(picture(opening: false, at: 0.6).rings[4]?.radius ?? 156 < 156)
    let late = picture(opening: false, at: 0.66)
    #expect(isNear(late.rim, 225) && late.icons.allSatisfy { isNear($0, 129) })
    #expect(picture(opening: false, at: 0.92).shadow == 0)
    #expect(picture(opening: false, at: 1.17).rim == 14)
    #expect(picture(opening: false, at: 1.22).rings.count == 1)
    #expect(picture(opening: false, at: 1.231) == picture(opening: true, at: 0))
  }

  @Test func `the degree scale has a short mark each 2° and a long one each 10°`() {
    let patterns = picture(opening: true, at: 1).nodes.compactMap { node -> (Double, Double)? in
      guard case .shape(_, _, let stroke?) = node.content,
        case .dashes(let mark, let gap, _) = stroke.run
      else { return nil }
      return (stroke.width, 84 * Circular.turn / (mark + gap))
    }
    #expect(patterns.map { $0.0 } == [4, 12])
    #expect(isNear(patterns[0].1, 180) && isNear(patterns[1].1, 36))
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 1e-6 }

  @Test func `a menu is drawn at a degree of opening, and rests there`() throws {
    var menu = RingMenu()
    try menu.set("progress", to: .number(0.5))
    #expect(menu.isOpen && menu.openness > 0.1 && menu.openness < 0.9 && !menu.isMoving)
  }
}

/// The visible parts of a menu's first ring, read from its scene; at scale 1.
struct RingPicture: Equatable {
  struct Circle: Equatable {
    var radius: Double
    var opacity: Double
  }

  /// The visible nodes.
  let nodes: [SceneNode]
  var rim = 0.0
  var shadow = 0.0
  var rings: [Int: Circle] = [:]
  /// The distance of each icon from the middle.
  var icons: [Double] = []
  /// The drawn share of the icons.
  var drawn = 0.0
  /// The length of each line between two wedges.
  var dividers: [Int: Double] = [:]
  var shortMarks = 0.0
  var longMarks = 0.0
  var info = 0.0
  var fade = 0.0

  init(_ menu: RingMenu) {
    var scene = ControlScene(size: menu.size)
    menu.draw(into: &scene)
    var seen: [SceneNode] = []
    var index = 0
    while index < scene.nodes.count {
      var node = scene.nodes[index]
      let shows = Self.shows(node)
      index += shows ? 1 : 1 + node.descendantCount
      // Invisible nodes are skipped.
      node.descendantCount = 0
      if shows { seen.append(node) }
    }
    nodes = seen
    for node in nodes where node.id.rawValue >= 1_000 && node.id.rawValue < 2_000 {
      read(node, part: node.id.rawValue - 1_000)
    }
  }

  /// Returns whether a node is visible; a menu in motion has some that are not.
  private static func shows(_ node: SceneNode) -> Bool {
    guard node.opacity > 0 else { return node.id.rawValue == 1_000 + RingNode.root.rawValue }
    guard case .shape(_, nil, let stroke?) = node.content else { return true }
    return stroke.width > 0 && stroke.drawnRun != nil
  }

  private mutating func read(_ node: SceneNode, part: UInt32) {
    let (radius, width, run) = Self.line(of: node)
    switch part {
    case RingNode.root.rawValue: fade = node.opacity
    case RingNode.shadow.rawValue: shadow = node.opacity
    case RingNode.rim.rawValue: rim = radius
    case RingNode.shortMarks.rawValue: shortMarks = width
    case RingNode.longMarks.rawValue: longMarks = width
    case RingNode.info.rawValue: info = node.opacity
    case 100..<200: rings[Int(part) - 100] = Circle(radius: radius, opacity: node.opacity)
    case 200..<300:
      if case .shape(let path, _, let stroke?) = node.content,
        case .move(let start) = path.elements[0], case .line(let end) = path.elements[1],
        let run = stroke.drawnRun
      {
        var share = 1.0
        if case .part(_, let end) = run { share = end }
        dividers[Int(part) - 200] = start.distance(to: end) * share
      }
    case 300... where part % 4 == 0:
      // The middle of the icon's grid of 24.
      let middle = node.transform.project(Point2D(12, 12)) ?? .zero
      icons.append(Point2D.zero.distance(to: middle))
    case 300... where part % 4 == 1:
      if case .part(_, let to)? = run { drawn = to } else { drawn = run == nil ? 0 : 1 }
    default: break
    }
  }

  /// Returns the radius of a circle, and the width and extent of its line.
  private static func line(of node: SceneNode) -> (Double, Double, Stroke.Run?) {
    guard case .shape(let path, _, let stroke) = node.content else { return (0, 0, nil) }
    var radius = 0.0
    for case .arc(_, let length, _, _) in path.elements { radius = length }
    let growth = node.transform.x.x
    return (radius * growth, (stroke?.width ?? 0) * growth, stroke?.drawnRun)
  }
}
