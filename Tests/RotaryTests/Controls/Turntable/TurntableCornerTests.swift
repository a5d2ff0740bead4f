import RotaryTestRandom
import Testing

@testable import Rotary

/// Numbers that no device sends and no app intends do not permanently move it out of its bounds.
@Suite struct TurntableCornerTests {
  /// Returns a fault of the position or the scene.
  private func complaint(_ table: Turntable) -> String? {
    guard table.position.isFinite, table.offset.isFinite, table.progress.isFinite,
      table.itemsPerSecond.isFinite
    else { return "its position is \(table.position)" }
    var scene = ControlScene(size: table.size)
    table.draw(into: &scene)
    if let node = scene.nodes.first(where: { !$0.transform.isFinite || !$0.opacity.isFinite }) {
      return "\(node.id) is drawn at \(node.transform)"
    }
    return table.complaint
  }

  /// Checks that a drag, a fling and a step work.
  private func expectItWorks(_ driver: inout TurntableDriver, _ note: Comment) {
    // At any speed, it stops within a minute.
    driver.framesPerSecond = 2
    driver.pointer(.cancel, .zero)
    driver.wait(60)
    #expect(driver.table.isResting && complaint(driver.table) == nil, note)
    driver.table.size = Size2D(580, 360)
    driver.scroll(to: 20, animated: false)
    driver.pointer(.down, Point2D(300, 180))
    for y in [160.0, 120, 60] { driver.pointer(.move, Point2D(300, y), after: 0.02) }
    driver.pointer(.up, Point2D(300, 60), after: 0.1)
    driver.wait(2)
    #expect(driver.table.position > 20.5 && driver.table.position < 23, note)
    driver.input(.detents(1))
    driver.wait(2)
    #expect(driver.table.position > 21.5 && complaint(driver.table) == nil, note)
  }

  @Test func `a held turntable that loses its size and is changed has a valid position`()
    throws
  {
    var driver = try TurntableDriver(count: 40)
    driver.scroll(to: 20, animated: false)
    driver.pointer(.down, Point2D(100, 180))
    driver.pointer(.move, Point2D(100, 150), after: 0.02)
    let held = driver.table.position
    driver.table.size = .zero
    try driver.apply { $0.insert(40..<43, index: 0) }
    driver.table.size = Size2D(580, 360)
    #expect(driver.table.position == held + 3)
    driver.pointer(.move, Point2D(100, 90), after: 0.02)
    #expect(abs(driver.table.position - held - 4) < 1e-9)
    driver.pointer(.up, Point2D(100, 90), after: 0.1)
    expectItWorks(&driver, "held")
  }

  @Test(arguments: [Int.max, Int.min])
  func `huge steps leave a finite one at its end, and an endless one working`(
    steps: Int
  ) throws {
    for wraps in [true, false] {
      for snaps in [true, false] {
        var driver = try TurntableDriver(count: 40) {
          $0.options.wraps = wraps
          $0.options.snaps = snaps
        }
        driver.scroll(to: 20, animated: false)
        for _ in 0..<3 { driver.input(.detents(steps), after: 0.05) }
        driver.settle()
        #expect(driver.table.isResting && complaint(driver.table) == nil)
        let ends = driver.table.ends
        if !wraps {
          #expect(driver.table.position == (steps > 0 ? ends.upperBound : ends.lowerBound))
        }
        expectItWorks(&driver, "\(steps), \(wraps)")
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 9, 30])
  func `the ends are the resting positions after a pull past them`(count: Int) throws {
    for degrees in [0.0, 50, 60, 90] {
      for snaps in [true, false] {
        for turn in [4, 10, 18, 60] {
          var driver = try TurntableDriver(count: count) {
            $0.options.snaps = snaps
            $0.options.itemsPerTurn = turn
            $0.options.endAngle = Circular.radians(degrees: degrees)
          }
          let note: Comment = "\(count) items, \(degrees)°, \(snaps), \(turn)"
          for way in [8_000.0, -8_000] {
            driver.framesPerSecond = 5
            driver.pointer(.down, Point2D(300, 180))
            driver.pointer(.move, Point2D(300, 180 + way), after: 0.1)
            driver.pointer(.up, Point2D(300, 180 + way), after: 0.1)
            driver.wait(4)
            let ends = driver.table.ends
            #expect(driver.table.position == (way > 0 ? ends.lowerBound : ends.upperBound), note)
            if snaps { #expect(driver.table.position == driver.table.position.rounded(), note) }
          }
        }
      }
    }
  }

  @Test(arguments: TurntableOptions.Edge.allCases)
  func `coordinates out of bounds have no position and no speed`(
    edge: TurntableOptions.Edge
  ) throws {
    for first in Corners.doubles {
      for second in Corners.doubles {
        var driver = try TurntableDriver(count: 40) {
          $0.options.edge = edge
          $0.options.wraps = first > 0
        }
        driver.pointer(.down, Point2D(300, 180))
        driver.pointer(.move, Point2D(320, 160), after: 0.01)
        driver.pointer(.move, Point2D(first, second), after: 0.01)
        driver.pointer(.move, Point2D(second, first), after: 0.01)
        driver.pointer(.up, Point2D(first, first), after: 0.01)
        driver.input(.scroll(x: first, y: second), after: 0.01)
        #expect(complaint(driver.table) == nil, "\(first), \(second)")
        driver.table.options.edge = .left
        if first == second { expectItWorks(&driver, "\(first), \(second)") }
      }
    }
  }

  @Test func `a size out of bounds, at any time, has no lasting effect`() throws {
    for number in Corners.doubles {
      for (width, height) in [(number, number), (number, 360), (580, number)] {
        for isHeld in [true, false] {
          var driver = try TurntableDriver(count: 40)
          driver.scroll(to: 20, animated: false)
          driver.pointer(.down, Point2D(300, 180))
          driver.pointer(.move, Point2D(300, 120), after: 0.01)
          if !isHeld { driver.pointer(.up, Point2D(300, 120), after: 0.01) }
          driver.table.size = Size2D(width, height)
          driver.table.size.width = width
          driver.pointer(.move, Point2D(300, 110), after: 0.01)
          try driver.apply { $0.remove(3..<5) }
          driver.wait(0.05)
          #expect(complaint(driver.table) == nil, "\(width), \(height)")
          expectItWorks(&driver, "\(width), \(height)")
        }
      }
    }
  }
}
