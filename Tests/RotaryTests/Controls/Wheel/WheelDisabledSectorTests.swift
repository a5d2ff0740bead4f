import Testing

@testable import Rotary

/// Sectors that users cannot select.
@Suite struct WheelDisabledSectorTests {
  /// Returns eight sectors, some of them disabled.
  private func wheel(without disabled: Int..., count: Int = 8) throws -> Wheel {
    var wheel = try Wheel(sectors: (0..<count).map { Sector("\($0)") })
    try wheel.set("disabled-sectors", to: .numbers(disabled.map { Double($0) }))
    return wheel
  }

  @Test func `a drag that ends on a disabled sector moves to the nearer neighbour`() throws {
    for (turn, expected) in [(-0.75, 0), (-0.83, 2)] {
      var driver = WheelDriver(try wheel(without: 1))
      driver.drag(from: 0, by: turn, hold: 0.3)
      driver.settle()
      #expect(driver.wheel.value == expected, "\(turn)")
    }
  }

  @Test func `no fling ends on a disabled sector, at any speed`() throws {
    for step in 1...40 {
      var driver = WheelDriver(try wheel(without: 0, 2, 3, 6))
      driver.drag(from: 0, by: -0.1 * Double(step), seconds: 0.2, steps: 8)
      driver.settle()
      #expect([1, 4, 5, 7].contains(driver.wheel.value), "\(step)")
      #expect(driver.wheel.layout.rotation(of: driver.wheel.motion.detent) == driver.wheel.rotation)
    }
  }

  @Test func `keys, wheels and crowns skip disabled sectors`() throws {
    var driver = WheelDriver(try wheel(without: 1, 2, 7))
    func press(_ key: Key, _ expected: Int) {
      driver.input(.key(key))
      driver.settle()
      #expect(driver.wheel.value == expected, "\(key)")
    }
    press(.down, 3)
    press(.up, 0)
    press(.up, 6)
    press(.home, 0)
    press(.end, 6)
    press(.character("2"), 6)
    driver.input(.detents(1))
    driver.settle()
    #expect(driver.wheel.value == 0)
  }

  @Test func `keys stay on the last enabled sector before a stop`() throws {
    var wheel = try wheel(without: 2, 3)
    wheel.options.stops = -0.76 * .pi...0
    var driver = WheelDriver(wheel)
    for _ in 0..<3 {
      driver.input(.key(.down))
      driver.settle()
    }
    #expect(driver.wheel.value == 1)
  }

  @Test func `a locked direction is kept`() throws {
    var wheel = try wheel(without: 1)
    wheel.options.direction = .counterclockwise
    var driver = WheelDriver(wheel)
    driver.drag(from: 0, by: -0.5, hold: 0.3)
    driver.settle()
    #expect(driver.wheel.value == 2 && driver.wheel.rotation < 0)
  }

  @Test func `neither a tap nor a screen reader selects a disabled sector`() throws {
    var driver = WheelDriver(try wheel(without: 2))
    let place = driver.place(.pi / 2)
    #expect(driver.wheel.sector(under: place, rotation: 0) != 2)
    let disabled = driver.place(-.pi / 2)
    #expect(driver.wheel.sector(under: disabled, rotation: 0) == 2)
    driver.pointer(.down, disabled)
    driver.pointer(.up, disabled, after: 0.1)
    driver.settle()
    #expect(driver.wheel.value == 0)
    #expect(driver.input(.accessibility(.activate, element: 3)) == .declined)
    #expect(driver.input(.accessibility(.activate, element: 4)) == .handled)
    driver.settle()
    #expect(driver.wheel.value == 3)
  }

  @Test func `an app may select a disabled sector, which stays if all are disabled`() throws {
    var driver = WheelDriver(try wheel(without: 0, 1, 2, 3, 4, 5, 6, 7))
    driver.wheel.value = 5
    driver.drag(from: 0, by: -1.2, hold: 0.3)
    driver.settle()
    #expect(driver.wheel.value == 5)
    driver.input(.key(.down))
    driver.settle()
    #expect(driver.wheel.value == 5)
  }

  @Test func `no draw ends on a disabled sector`() throws {
    let wheel = try wheel(without: 0, 7)
    let draws = [0, 0.999].map { WheelDraw(random: $0, odds: wheel.odds)?.index }
    #expect(draws == [1, 6])
  }

  @Test func `disabled sectors are read as disabled, and their labels are paler`() throws {
    let wheel = try wheel(without: 1)
    var tree = AccessibilityTree()
    wheel.describe(into: &tree)
    #expect(tree.elements[2].states == .disabled && tree.elements[2].actions.isEmpty)
    #expect(tree.elements[3].states.isEmpty)
    #expect(tree.elements[3].value.isEmpty)
    let plain = try self.wheel()
    #expect(wheel != plain && wheel.drawnArtwork() != plain.drawnArtwork())
  }

  @Test func `the group of a sector is read after its title`() throws {
    var wheel = try wheel()
    try wheel.set("groups", to: .texts(["Fruit", "Fruit", "", "", "", "", "", "Nuts"]))
    var tree = AccessibilityTree()
    wheel.describe(into: &tree)
    #expect(tree.elements[1].value == "Fruit" && tree.elements[3].value == "")
    #expect(tree.elements[8].value == "Nuts")
  }

  @Test func `a missing sector cannot be disabled`() throws {
    var wheel = try wheel(without: 1)
    for number in [8, -1, 0.5] {
      #expect(throws: SettingError.self) {
        try wheel.set("disabled-sectors", to: .numbers([number]))
      }
    }
    #expect(wheel.sectors.filter { !$0.isEnabled }.count == 1)
  }

  @Test func `after other sectors, no number sent before is an echo`() throws {
    var driver = WheelDriver(Wheel())
    driver.pointer(.down, driver.place(0))
    driver.pointer(.move, driver.place(-0.8), after: 0.1)
    driver.pointer(.move, driver.place(-1.6), after: 0.1)
    #expect(driver.wheel.value == 2)
    try driver.wheel.setSectors((0..<8).map { Sector("new \($0)") })
    driver.wheel.value = 1
    #expect(driver.wheel.value == 1)
  }
}
