import Testing

@testable import Rotary

@Suite struct TurntableFeedbackTests {
  private func driver(_ count: Int = 100, at index: Int = 50) throws -> TurntableDriver {
    var driver = try TurntableDriver(count: count)
    driver.scroll(to: index, animated: false)
    driver.wait(0.1)
    driver.forget()
    return driver
  }

  @Test func `an empty list says so, in the app's own words`() throws {
    for edge in TurntableOptions.Edge.allCases {
      var table = try Turntable(count: 0)
      table.options.edge = edge
      table.style.emptyText = "Nobody here"
      var scene = ControlScene()
      scene.clear(size: table.size)
      table.draw(into: &scene)
      let words = scene.nodes.flatMap { $0.fragment?.nodes ?? [] }.compactMap { node -> String? in
        if case .text(let text) = node.content { text.string } else { nil }
      }
      #expect(words == ["Nobody here"])
      var tree = AccessibilityTree()
      table.describe(into: &tree)
      #expect(tree.elements.map { $0.name } == ["", "Nobody here"])
      #expect(tree.elements[1].states == .disabled)
      table.style.emptyText = ""
      table.describe(into: &tree)
      #expect(tree.elements.count == 1)
    }
  }

  @Test func `an item shows that a mouse is over it, and that it is pressed`() throws {
    var driver = try driver()
    let cell = try #require(driver.table.cell(of: 51))
    func scale(_ driver: TurntableDriver) -> Double {
      var scale = 0.0
      driver.table.readPlacements { id, place in
        if id == TurntableCellNode.cell.id(cell) { scale = place.transform.x.x }
      }
      return scale
    }
    func mark(_ driver: TurntableDriver) -> SceneContent? {
      var scene = ControlScene()
      scene.clear(size: driver.table.size)
      driver.table.draw(into: &scene)
      return scene.nodes.first { $0.id == TurntableNode.touched.id }?.content
    }
    let (rest, place) = (scale(driver), driver.point(of: 51))
    #expect(mark(driver) == nil)
    driver.pointer(.hover, place)
    #expect(scale(driver) > rest && mark(driver) == driver.table.artwork.hover)
    driver.pointer(.down, place)
    #expect(scale(driver) < rest && mark(driver) == driver.table.artwork.press)
    driver.pointer(.up, place, after: 0.05)
    #expect(scale(driver) == rest && driver.table.value == 51)
    // A finger that scrolls, rests too long, or stops the motion presses nothing.
    driver.pointer(.down, place)
    driver.pointer(.move, Point2D(place.x, place.y + 30), after: 0.01)
    #expect(driver.table.pressed == nil)
    driver.pointer(.up, place, after: 0.3)
    driver.settle()
    driver.pointer(.down, driver.point(of: 50), after: 1)
    #expect(driver.table.pressed != nil && driver.table.isMoving)
    driver.wait(2)
    #expect(driver.table.pressed == nil && !driver.table.isMoving)
    driver.pointer(.cancel, place)
    driver.scroll(to: 20)
    driver.wait(0.1)
    driver.pointer(.down, place)
    #expect(driver.table.pressed == nil)
  }

  @Test func `the speed is that of the finger, of the fling, and 0`() throws {
    var driver = try driver()
    #expect(driver.table.speed == 0)
    driver.pointer(.down, Point2D(300, 300))
    for step in 1...20 {
      driver.pointer(.move, Point2D(300, 300 - 5 * Double(step)), after: 0.01)
    }
    #expect(abs(driver.table.speed - 500) < 5)
    driver.pointer(.up, Point2D(300, 200))
    #expect(driver.table.speed > 400)
    let (offset, speed) = (driver.table.offset, driver.table.speed)
    driver.wait(0.01)
    #expect(abs((driver.table.offset - offset) / 0.01 - speed) < 0.02 * speed)
    driver.settle()
    #expect(driver.table.speed == 0)
  }
}
