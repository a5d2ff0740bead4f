import Rotary
import Testing

@Suite struct WheelAccessibilityTests {
  func tree(of wheel: Wheel) -> AccessibilityTree {
    var tree = AccessibilityTree()
    wheel.describe(into: &tree)
    return tree
  }

  @Test func `a wheel is a list of its sectors, of which one is selected`() throws {
    var wheel = try Wheel(sectors: ["Sun", "Moon", "Star"].map { Sector($0) })
    wheel.select(1, animated: false)
    let elements = tree(of: wheel).elements
    #expect(elements.map { $0.role } == [.listbox, .option, .option, .option])
    #expect(elements.dropFirst().map { $0.name } == ["Sun", "Moon", "Star"])
    #expect(elements.map { $0.states.contains(.selected) } == [false, false, true, false])
    #expect(elements[0].states.contains(.focusable))
  }

  @Test func `the active choice is the wheel's target`() {
    var driver = WheelDriver(Wheel())
    driver.input(.key(.right))
    driver.input(.key(.right))
    #expect(tree(of: driver.wheel).activeIndex == 3)
  }

  @Test func `targets are large enough and lie on the wheel`() {
    let wheel = Wheel()
    for element in tree(of: wheel).elements.dropFirst() {
      #expect(element.frame.size.shorterSide >= 24)
      #expect(element.frame.center.distance(to: wheel.size.center) < 100)
    }
  }

  @Test func `the new value is announced once, at rest`() {
    #expect(Wheel().feedback(for: .changed(2)).announcesValue)
    #expect(!Wheel().feedback(for: .changing(2)).announcesValue)
    #expect(Wheel().feedback(for: .changing(2)).cue == .tick)
  }

  @Test func `a disabled wheel says so`() {
    var wheel = Wheel()
    wheel.options.isEnabled = false
    #expect(tree(of: wheel).elements.allSatisfy { $0.states.contains(.disabled) })
  }

  @Test func `of a million sectors, those near the active one are described`() throws {
    var wheel = try #require(Wheel(count: 1_000_000))
    for (active, first, count) in [(0, 0, 26), (500_000, 499_975, 51), (999_999, 999_974, 26)] {
      wheel.select(active, animated: false)
      let tree = tree(of: wheel)
      let positions = tree.elements.dropFirst().map { $0.position }
      #expect(positions.count == count)
      #expect(positions.first == AccessibilityPosition(index: first, count: 1_000_000))
      let element = tree.elements[try #require(tree.activeIndex)]
      #expect(element.position?.index == active && element.states.contains(.selected))
    }
  }

  @Test(arguments: [-Double.pi / 2, 0, 2.5])
  func `the area of the selected sector is at the pointer`(angle: Double) {
    var wheel = Wheel()
    wheel.options.pointerAngle = angle
    for index in wheel.sectors.indices {
      wheel.select(index, animated: false)
      let middle = tree(of: wheel).elements[index + 1].frame.center
      let direction = wheel.size.center.directionAngle(to: middle)
      #expect(Circular.wrapped(direction - angle).magnitude < 1e-9)
    }
  }

  @Test func `the list itself, and elements that do not exist, are no choices`() {
    var driver = WheelDriver(Wheel())
    for element in [0, -1, 9, .max] {
      #expect(driver.input(.accessibility(.activate, element: element)) == .declined)
    }
    driver.settle()
    #expect(driver.wheel.value == 0)
  }
}
