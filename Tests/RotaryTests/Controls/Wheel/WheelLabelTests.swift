import Testing

@testable import Rotary

/// Labels in narrow sectors, on large wheels, and next to the pointer.
@Suite struct WheelLabelTests {
  private static let pointers: [Double] = [.pi, -.pi / 2, 0, .pi / 2, .pi / 4]

  private func wheel(_ titles: [String], side: Double) throws -> Wheel {
    var wheel = try Wheel(sectors: titles.map { Sector($0) })
    wheel.size = Size2D(side, side)
    return wheel
  }

  /// Returns the visible texts.
  private func seen(_ wheel: Wheel) -> [DrawnText] {
    wheel.scene.texts.filter { $0.opacity > 0 && $0.content.box.size.width > 0 }
  }

  @Test(arguments: [36, 40], WheelLabelTests.pointers)
  func `short labels are at the rim if sectors are narrow`(
    count: Int,
    pointer: Double
  ) throws {
    var wheel = try wheel((1...count).map { "\($0)" }, side: 300)
    wheel.options.pointerAngle = pointer
    let seen = seen(wheel)
    // The selected one is drawn over its own.
    #expect(seen.isEmpty || seen.count == count + 1)
    if pointer == .pi { #expect(seen.count == count + 1) }
  }

  @Test(arguments: [WheelStyle.LabelOrientation.turning, .upright, .curved])
  func `sectors that are too narrow have no labels`(labels: WheelStyle.LabelOrientation) throws {
    let path = try #require(Sector.Icon(text: "M12,2L22,22L2,22Z"))
    for count in [100, 1_000] {
      for sector in [Sector("Sector"), Sector("", icon: path), Sector("Sector", icon: path)] {
        var wheel = try Wheel(sectors: [Sector](repeating: sector, count: count))
        wheel.size = Size2D(300, 300)
        wheel.style.labels = labels
        #expect(seen(wheel).isEmpty)
        #expect(wheel.artwork[.selected].nodes.allSatisfy { $0.part != .icon })
        #expect(wheel.artwork[.labels].nodes.isEmpty)
      }
    }
  }

  @Test func `labels grow with the wheel`() throws {
    let titles = ["Tea", "Cake", "A book", "Nothing", "Coffee", "A walk", "Jackpot", "Again"]
    let weights = [3.0, 2, 2, 1, 3, 2, 1.5, 2]
    var sizes: [Double] = []
    for side in [240.0, 320, 480, 640, 960, 1_280, 1_920] {
      var wheel = try Wheel(
        sectors: zip(titles, weights).map { Sector($0, weight: $1) }
      )
      wheel.options.pointerAngle = -.pi / 2
      wheel.size = Size2D(side, side)
      sizes.append(seen(wheel)[0].content.style.size)
    }
    for (small, large) in zip(sizes, sizes.dropFirst()) {
      #expect(large >= small || small >= 80, "\(sizes)")
    }
    // From one size to twice that size they grow by at least half.
    for (small, large) in zip(sizes, sizes.dropFirst(2)) {
      #expect(large >= small * 1.5 || small >= 56, "\(sizes)")
    }
  }

  @Test(arguments: [1, 2, 3, 8, 12, 25, 36, 40, 90], WheelLabelTests.pointers)
  func `the pointer never covers a label`(count: Int, pointer: Double) throws {
    for side in [200.0, 300, 640, 1_600] {
      for length in [0, 0.15, 0.3] {
        var wheel = try wheel((1...count).map { "Label \($0)" }, side: side)
        wheel.options.pointerAngle = pointer
        wheel.style.pointerLength = length
        let tip = wheel.radius - WheelArtwork.pointerReach(of: wheel)
        for labels in [WheelStyle.LabelOrientation.turning, .curved] {
          wheel.style.labels = labels
          for text in seen(wheel) {
            let farthest = text.corners.map { $0.distance(to: wheel.size.center) }.max() ?? 0
            #expect(farthest <= tip + 1e-6, "\(side) \(length) \(text.content.string)")
          }
        }
      }
    }
  }

  @Test(arguments: WheelLabelTests.pointers, [false, true])
  func `titles along the rim are in their sectors`(pointer: Double, hasIcons: Bool) throws {
    let path = try #require(Sector.Icon(text: "M12,2L22,22L2,22Z"))
    let weights = [3.0, 2, 2, 1, 3, 2, 1.5, 2]
    let titles = ["Tea", "Cake", "A book", "None", "Coffee", "A walk", "Jackpot", "Spin again"]
    var wheel = try Wheel(
      sectors: zip(titles, weights).map {
        Sector($0, icon: hasIcons && $1 > 1 ? path : nil, weight: $1)
      }
    )
    wheel.size = Size2D(480, 480)
    wheel.options.pointerAngle = pointer
    wheel.style.labels = .curved
    let seen = seen(wheel)
    // The selected one is drawn over its own.
    #expect(seen.count == titles.count + 1)
    let center = wheel.size.center
    for text in seen {
      let index = try #require(titles.firstIndex(of: text.content.string))
      // The title's middle is on its circle, which is around the wheel's centre.
      let middle = text.transform.apply(to: text.content.box.center)
      #expect(abs(text.content.curveRadius.magnitude - middle.distance(to: center)) < 1e-6)
      let circle = text.transform.apply(to: text.content.curveCenter)
      #expect(circle.distance(to: center) < 1e-6)
      let width = wheel.layout.width(of: index)
      for corner in text.corners {
        let angle = center.directionAngle(to: corner) - pointer - wheel.layout.middle(of: index)
        #expect(Circular.wrapped(angle).magnitude < width / 2, "\(text.content.string)")
        #expect(corner.distance(to: center) > wheel.radius * wheel.style.sectorInnerRadius)
      }
    }
    // Nothing is upside down at the pointer.
    let top = seen.last { $0.content.string == titles[0] }
    let reading = try #require(top).transform.apply(to: Vector2D(1, 0))
    #expect(reading.x > -1e-9)
    // A wider sector has room for a longer title.
    let widths = seen.dropLast().map(\.content.box.size.width)
    #expect(widths[0] > widths[1] && widths[1] > widths[3])
  }

  @Test func `icons are between curved titles and the hub`() throws {
    let path = try #require(Sector.Icon(text: "M12,2L22,22L2,22Z"))
    for pointer in Self.pointers {
      var wheel = try Wheel(sectors: ["Tea", "Milk", "Wine"].map { Sector($0, icon: path) })
      wheel.size = Size2D(300, 300)
      wheel.options.pointerAngle = pointer
      wheel.style.labels = .curved
      let title = try #require(seen(wheel).last)
      let place = title.transform.apply(to: title.content.box.center)
      // The first sector is at the pointer.
      let node = try #require(wheel.artwork[.selected].nodes.first { $0.part == .icon })
      let icon = try #require(node.transform.flat).apply(to: Point2D(12, 12))
      #expect(icon.distance(to: wheel.size.center) < place.distance(to: wheel.size.center) - 20)
    }
  }

  @Test func `sectors that are too narrow for curved titles have straight ones`() throws {
    var wheel = try wheel((1...16).map { "Label \($0)" }, side: 240)
    wheel.style.labels = .curved
    let curved = wheel.scene
    wheel.style.labels = .turning
    #expect(!seen(wheel).isEmpty && seen(wheel).allSatisfy { !$0.content.isCurved })
    #expect(curved == wheel.scene)
  }

  @Test func `no label fits in a sector that is narrower than a line`() {
    let slice = WheelSlice(of: Wheel(), width: 0.01, tilt: 0)
    #expect(slice.greatestWidth(height: 20, centerRadius: 60) == 0)
  }

  @Test(arguments: WheelLabelTests.pointers)
  func `labels fit in the narrowest of unequal sectors`(pointer: Double) throws {
    let weights = [1.0, 1, 1, 9, 9]
    var wheel = try Wheel(
      sectors: weights.enumerated().map { Sector("Prize \($0)", weight: $1) }
    )
    wheel.size = Size2D(400, 400)
    wheel.options.pointerAngle = pointer
    let seen = seen(wheel)
    #expect(!seen.isEmpty)
    for (index, text) in seen.enumerated() {
      for other in seen[..<index] where other.content.string != text.content.string {
        #expect(!text.overlaps(other), "\(text.content.string) and \(other.content.string)")
      }
    }
  }
}
