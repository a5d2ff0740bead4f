import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct TurntableSceneTests {
  @Test(arguments: seeds(8))
  func `placements equal a fresh drawing`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var driver = try TurntableDriver(count: 200)
    var presenter = ScenePresenter<Turntable>()
    var placed = 0
    for step in 0..<200 {
      try driver.step(&random)
      if !presenter.update(with: driver.table, emit: { _ in }) { placed += 1 }
      var scene = ControlScene()
      scene.clear(size: driver.table.size)
      driver.table.draw(into: &scene)
      #expect((presenter.shown == scene) == true, "seed \(seed), step \(step)")
    }
    #expect(placed > 10)
  }

  @Test func `between two items a frame changes only placements`() throws {
    var driver = try TurntableDriver(count: 10_000_000)
    driver.scroll(to: 5_000_000, animated: false)
    driver.pointer(.down, Point2D(300, 180))
    driver.pointer(.move, Point2D(300, 165), after: 0.01)
    var presenter = ScenePresenter<Turntable>()
    presenter.update(with: driver.table) { _ in }
    driver.pointer(.move, Point2D(300, 155), after: 0.01)
    var changes: [SceneChange] = []
    let isDrawn = presenter.update(with: driver.table) { changes.append($0) }
    // At most seven items and five titles whose opacity changes, and the indicator.
    #expect(!isDrawn && changes.count >= 8 && changes.count <= 15)
    #expect(changes.allSatisfy { if case .place = $0 { true } else { false } })
  }

  @Test func `a reused cell keeps its nodes`() throws {
    var driver = try TurntableDriver(count: 1_000)
    driver.scroll(to: 500, animated: false)
    var presenter = ScenePresenter<Turntable>()
    driver.pointer(.down, Point2D(300, 300))
    driver.pointer(.move, Point2D(300, 285), after: 0.01)
    presenter.update(with: driver.table) { _ in }
    for step in 1...20 {
      driver.pointer(.move, Point2D(300, 285 - 12 * Double(step)), after: 0.01)
      presenter.update(with: driver.table) { change in
        switch change {
        case .insert, .remove, .move: Issue.record("step \(step): \(change)")
        default: break
        }
      }
    }
  }

  @Test func `nothing is drawn or placed without room`() throws {
    let driver = try TurntableDriver(count: 20) { $0.size = Size2D(0, 0) }
    var placed = 0
    driver.table.readPlacements { _, _ in placed += 1 }
    #expect(placed == 0 && driver.table.scene.nodes.isEmpty)
  }

  @Test func `the title in the middle is visible, however soon titles fade`() throws {
    let driver = try TurntableDriver(count: 20) {
      $0.style.titleFadesFrom = 0
      $0.style.titleFadesTo = 0
    }
    #expect(driver.table.titleOpacity(itemOffset: 0) == 1)
    #expect(driver.table.titleOpacity(itemOffset: 1) == 0)
  }

  @Test(arguments: [(1, false), (20, true)])
  func `the indicator of a dragged list shows if the list has a way to go`(
    count: Int,
    isShown: Bool
  ) throws {
    var driver = try TurntableDriver(count: count)
    driver.pointer(.down, Point2D(300, 300))
    driver.pointer(.move, Point2D(300, 270), after: 0.01)
    #expect(!driver.table.isResting)
    let nodes = driver.table.scene.nodes
    #expect(nodes.contains { $0.id == TurntableNode.indicator.id } == isShown)
  }
}
