import Testing

@testable import Rotary

/// Items that users cannot select, and read-only turntables.
@Suite struct TurntableDisabledItemTests {
  private func driver(_ setUp: (inout Turntable) -> Void = { _ in }) throws -> TurntableDriver {
    try TurntableDriver(count: 20) { table in
      table.options.asksForItems = true
      setUp(&table)
      table.fillCells { TurntableItem("\($0)", isEnabled: $0 != 1) }
    }
  }

  private func tap(_ index: Int, _ driver: inout TurntableDriver) {
    let place = driver.table.ring.point(itemOffset: Double(index) - driver.table.position)
    driver.pointer(.down, place)
    driver.pointer(.up, place, after: 0.1)
    driver.settle()
  }

  @Test func `taps, keys and screen readers do not press a disabled item`() throws {
    var driver = try driver()
    tap(1, &driver)
    driver.input(.focus(true))
    driver.input(.key(.home))
    driver.settle()
    driver.input(.key(.down))
    driver.settle()
    driver.input(.key(.enter))
    driver.input(.accessibility(.activate, element: 2))
    #expect(driver.table.value == nil)
    #expect(!driver.events.contains { if case .pressed = $0 { true } else { false } })
    tap(2, &driver)
    #expect(driver.table.value == 2)
  }

  @Test func `a disabled item is read as disabled, and paler`() throws {
    let table = try driver().table
    var tree = AccessibilityTree()
    table.describe(into: &tree)
    #expect(tree.elements[2].states == .disabled && tree.elements[2].actions.isEmpty)
    #expect(tree.elements[3].states.isEmpty)
    var opacities: [Double] = []
    table.readPlacements { if let opacity = $1.opacity { opacities.append(opacity) } }
    #expect(opacities.contains(0.4) && opacities.contains(1))
  }

  @Test func `items of a read-only turntable are pressed, but not selected`() throws {
    var driver = try driver { $0.options.isReadOnly = true }
    tap(2, &driver)
    #expect(driver.events.contains { if case .pressed(2, _) = $0 { true } else { false } })
    #expect(driver.table.value == nil)
    driver.table.value = 3
    #expect(driver.table.value == 3)
  }
}
