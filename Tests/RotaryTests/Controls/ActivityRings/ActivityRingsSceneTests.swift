import Testing

@testable import Rotary

/// The pictures of activity rings.
@Suite struct ActivityRingsSceneTests {
  private static let day = [
    ActivityRing(300, of: 600, name: "Move"), ActivityRing(45, of: 30, name: "Exercise"),
  ]

  private func scene(of rings: ActivityRings) -> ControlScene {
    var scene = ControlScene(size: rings.size)
    rings.draw(into: &scene)
    return scene
  }

  private func texts(of rings: ActivityRings) -> [String] {
    scene(of: rings).nodes.compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }

  private func isDrawn(_ node: ActivityRingsNode, _ index: Int, _ rings: ActivityRings) -> Bool {
    scene(of: rings).nodes.contains { $0.id == node.id(index) }
  }

  @Test func `an end above the beginning is drawn from more than a round on`() {
    var rings = ActivityRings(Self.day)
    for (value, isAbove) in [(0.0, false), (599, false), (600, false), (600.1, true), (1e15, true)]
    {
      rings.values = [value, 0]
      #expect(isDrawn(.head, 0, rings) == isAbove && !isDrawn(.head, 1, rings))
    }
  }

  @Test(
    arguments: [(1.25, 0.0), (2.5, Double.pi / 2), (100, -Double.pi / 2), (1e15, -Double.pi / 2)]
      as [(Double, Double)]
  )
  func `an end is at the share of the last round`(share: Double, angle: Double) {
    var rings = ActivityRings()
    for direction in [ArcDirection.clockwise, .counterclockwise] {
      rings.style.direction = direction
      rings.values = [share]
      var seen: Double?
      rings.readPlacements { node, placement in
        if node == ActivityRingsNode.head.id(0), case .turned(let turn, _) = placement {
          seen = turn
        }
      }
      let isMirrored = direction == .counterclockwise && share < 100
      let wanted = isMirrored ? Double.pi - angle : angle
      let difference = Circular.wrapped((seen ?? .nan) - wanted)
      #expect(difference.magnitude < 1e-9, "\(direction)")
    }
  }

  @Test func `a frame of moving rings changes their lengths alone`() {
    var rings = ActivityRings(Self.day)
    rings.advance(to: 1)
    rings.move(to: [500, 50])
    var presenter = ScenePresenter<ActivityRings>()
    presenter.update(with: rings) { _ in }
    var drawn = 0
    for frame in 1...60 {
      rings.advance(to: 1 + Double(frame) / 60)
      presenter.update(with: rings) { change in
        if case .place = change { return }
        drawn += 1
      }
    }
    #expect(drawn == 0 && !rings.isMoving)
  }

  @Test func `rings share the radius if there is no room for their widths`() {
    var rings = ActivityRings()
    rings.style.thickness = 0.5
    for count in 1...8 {
      rings.values = Array(repeating: 0.5, count: count)
      let artwork = rings.artwork
      #expect(artwork.holeRadius >= 5.9 && artwork.width > 0)
      #expect(artwork.radius(of: 0) + artwork.width / 2 <= 94.0001)
    }
  }

  @Test func `names and then the list are left out where there is no room`() {
    var rings = ActivityRings(Self.day)
    rings.size = Size2D(320, 320)
    #expect(texts(of: rings) == ["Move 50%", "Exercise 150%"])
    rings.size = Size2D(120, 120)
    #expect(texts(of: rings) == ["50%", "150%"])
    rings.size = Size2D(80, 80)
    #expect(texts(of: rings) == [])
    rings.size = Size2D(320, 320)
    rings.style.format = .none
    #expect(texts(of: rings) == [])
  }

  @Test func `larger text is within the hole`() {
    var rings = ActivityRings(Self.day)
    rings.size = Size2D(320, 320)
    rings.environment.textScale = 2
    let hole = rings.artwork.holeRadius
    for node in scene(of: rings).nodes {
      guard case .text(let text) = node.content else { continue }
      let corner = Point2D(text.box.maxX, text.box.maxY)
      #expect(corner.distance(to: rings.size.center) <= hole)
    }
  }

  @Test func `an empty ring is drawn without values, and nothing without room`() {
    #expect(scene(of: ActivityRings()).nodes.map(\.id.rawValue) == [1, 2])
    var rings = ActivityRings(Self.day)
    rings.size = Size2D(0, 0)
    #expect(scene(of: rings).nodes.isEmpty)
  }

  @Test func `from right to left, the list is mirrored`() throws {
    func dots(isRightToLeft: Bool) -> [Rect2D] {
      var rings = ActivityRings(Self.day)
      rings.size = Size2D(320, 320)
      rings.environment.isRightToLeft = isRightToLeft
      return scene(of: rings).nodes.compactMap {
        guard (0..<2).map({ ActivityRingsNode.dot.id($0) }).contains($0.id),
          case .shape(let path, _, _) = $0.content
        else { return nil }
        return path.bounds
      }
    }
    let (usual, mirrored) = (dots(isRightToLeft: false), dots(isRightToLeft: true))
    #expect(usual.count == 2 && mirrored.count == 2)
    for (left, right) in zip(usual, mirrored) {
      #expect(left.center.x < 160 && left.center.y == right.center.y)
      #expect(abs(left.center.x + right.center.x - 320) < 1e-9)
    }
  }
}
